# What to say when something is refused: error-<id>, arguments as the error carries them.

## Rules

error-where = { $source }, { $key }

error-unknown-game = There is no game or variant called “{ $key }”. “sedma rules” lists them all.
error-unknown-option = { $source }: there is no option called “{ $key }”.
error-option-missing = { $source }: option { $key } is missing.
error-option-without-value = An option is written NAME=VALUE, but “{ $key }” has no “=”.
error-option-not-a-list = { error-where }: { $value } is not a list.
error-option-too-long = { error-where }: the list has more than { $most } entries.
error-option-not-a-whole-number = { error-where }: { $part } is not a whole number.
error-option-out-of-bounds = { error-where }: { $part } is not between { $min } and { $max }.
error-option-not-a-rank = { error-where }: { $part } is not a rank (2 to 9, T, J, Q, K, A).
error-option-not-a-card = { error-where }: { $part } is neither a rank nor a card.
error-option-not-listed = { error-where }: { $part } is none of { $listed }.
error-option-repeats = { error-where }: { $part } is named twice.
error-option-not-yes-or-no = { error-where }: { $value } is neither yes (true) nor no (false).
error-option-not-a-map = { error-where }: { $value } does not give points to ranks.
error-option-not-three = { error-where }: { $value } are not three numbers.

error-removed-not-in-pack = { error-where }: { $value } cannot be taken out; the pack has not got all these cards.
error-packets-do-not-add-up = { error-where }: the packets { $value } do not add up to a hand; give packets whenever hand_size changes.
error-pack-too-small = { error-where }: the pack is too small to deal { $value } cards to everybody.
error-pack-does-not-divide = { error-where }: with a stock the pack must divide by the number of players; take out fitting cards (now { $value }).
error-partners-odd = { error-where }: partners need an even number of players.
error-solo-card-missing = { error-where }: one against the rest needs a special king.
error-solo-card-without-solo = { error-where }: a special king ({ $value }) belongs only to the game of one against the rest.
error-solo-not-three = { error-where }: one against the rest needs three players, not { $value }.
error-solo-without-stock = { error-where }: one against the rest needs a stock.
error-solo-two-packs = { error-where }: one against the rest is played with a single pack.
error-solo-without-stakes = { error-where }: one against the rest is scored by stakes.
error-solo-burns = { error-where }: nothing burns in the game of one against the rest (now { $value }).
error-solo-king-removed = { error-where }: no king may be taken out where one of them is special (now { $value }).
error-share-needs-three-sides = { error-where }: only three or more players, each alone, can share a win.
error-sweep-bonus-without-points = { error-where }: a bonus of { $value } for all tricks needs a score in points.
error-continuation-draws-at-once = { error-where }: where tricks are continued, nobody draws before the trick is over.
error-stock-play-without-stock = { error-where }: without a stock nothing can be played from it unseen.
error-stock-play-draws-late = { error-where }: playing unseen from the stock needs drawing after every card (play), not { $value }.
error-lead-limit-in-fight = { error-where }: a limit of { $value } leads does not go with fighting.
error-cleaning-without-two-sides = { error-where }: cleaning needs two fixed sides.
error-cleaning-with-continuation = { error-where }: cleaning needs tricks of one round, not { $value }.
error-cleaning-without-stakes = { error-where }: cleaning is scored by stakes.
error-seven-last-without-two-sides = { error-where }: that the last seven loses needs two sides.
error-seven-last-without-stakes = { error-where }: that the last seven loses is scored by stakes.
error-seven-last-with-cleaning = { error-where }: cleaning does not go with the last seven losing.
error-stakes-missing = { error-where }: a score by stakes needs the three stakes.
error-simple-win-worth-nothing = { error-where }: a simple win must be worth at least 1 (now { $value }).
error-quartet-stakes-missing = { error-where }: four of a rank end the deal, but nothing says what that is worth.
error-quartet-without-stakes = { error-where }: where four of a rank end the deal, it is scored by stakes.
error-quartet-worth-nothing = { error-where }: every four of a rank must be worth at least 1 (now { $value }).
error-four-alike-not-four = { error-where }: that four alike burn needs four players, not { $value }.
error-four-alike-two-packs = { error-where }: that four alike burn needs a single pack.
error-signals-without-partners = { error-where }: only four players in partnerships have signals.
error-no-points = { error-where }: neither a card nor the last trick counts anything.

## Cards and decisions

error-unreadable-card = “{ $text }” is not a card. A card is a rank and a suit, such as 7H or 10S.
error-unreadable-decision = “{ $text }” is neither a card nor a decision.
error-illegal-decision = { $decision } is not allowed now. Allowed: { $legal }.
error-deal-over = The deal is over, so { $decision } is one move too many.
error-signal-not-allowed = { $signal } may not be said now.

## Records

error-in-deal = Deal { $deal }: { $sentence }
error-in-move = Deal { $deal }, move { $move }: { $sentence }

error-not-a-record = This is not a game record: its format is { $format }, not { $wanted }.
error-unknown-version = This record has version { $version }; this program reads version { $wanted }.
error-unknown-preset = There is no game called “{ $preset }”.
error-wrong-type = { $wanted ->
    [object] “{ $where }” must be an object with keys.
    [list] “{ $where }” must be a list.
    [text] “{ $where }” must be a text.
   *[number] “{ $where }” must be a whole number.
}
error-key-missing = The key “{ $key }” is missing in “{ $where }”.
error-unknown-key = There is no key “{ $key }” in “{ $where }”; free text belongs under “notes”.
error-players-count = The record names { $given } players, but { $wanted } play this game.
error-name-too-long = A name has at most { $most } characters.
error-too-many-deals = A record holds at most { $most } deals, and this one has { $deals }.
error-deck-or-position = A deal begins either with a deck or with a position.
error-file-unreadable = The file { $file } cannot be read: { $reason }.
error-record-too-large = A record is at most { $most } MB long; this one is longer.
error-record-too-deep = This is not a game record: it is nested too deeply.
error-key-twice = The key “{ $key }” stands twice in one object.
error-record-not-json = This is not JSON: it cannot be read from line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } on.
error-record-not-text = This is not a text in Unicode.
error-number-unreadable = { $number } is not a number that a record may hold.
error-record-too-long = The record has { $frames } steps; at most { $most } can be shown.
error-deck-incomplete = The deck has { $cards } cards; this game has { $wanted }.
error-hands-missing = There are { $hands } hands, but { $wanted } play.
error-hands-unequal = All hands must have the same number of cards, at least one (here: { $sizes }).
error-stock-not-used = The game has no stock, but { $cards } cards are in it.
error-stock-not-multiple = The { $cards } cards in the stock do not divide by { $players } players.
error-special-king-missing = The special king { $card } is neither in a hand nor in the stock.
error-no-such-seat = “{ $key }”: there is no seat { $seat }; seats go from 0 to { $highest }.
error-given-count = “{ $key }” has { $given } entries, but there are { $sides } sides.
error-given-bounds = “{ $key }”: { $value } is not between 0 and { $most }.
error-points-without-trick = Side { $side } has { $points } points but no trick.
error-card-not-in-pack = { $card } is not in the pack.
error-card-too-often = { $card } comes too often.
error-dealer-missing = The deal must say who dealt.
error-dealer-differs = Seat { $dealer } is named as dealer, but by the rules seat { $expected } deals.
error-match-over = The match is over, so this deal is one too many.
error-no-deal = No deal has begun.

## Tables

error-stale = Something happened at the table in the meantime. Please look and choose again.
error-nothing-to-play = No card is to be played now.
error-deal-not-due = The next deal cannot begin yet.
error-match-not-over = A new match can begin when this one is over.
error-not-your-turn = It is not your turn.
error-bot-plays-seat = A bot plays in this seat.
error-signal-not-now = That may not be said now.
error-seat-unknown = There is no such seat.
error-host-only = Only the host of the table may do that.
error-bot-unknown = There is no such bot.
error-key-refused = This link is not valid; perhaps a newer one was made for the seat.
error-host-has-seat = This browser has the host’s seat at this table. Open the link in another browser or in a private window.
error-table-unknown = There is no such table, or you have no seat at it.
error-table-unreadable = What has been saved of this table is damaged.
error-tables-full = Too many tables are open here. Please try again later.
error-too-many-sockets = Too many windows are connected. Please close one.
error-seats-miscounted = There are { $seats } seats, but { $players } play this game.
error-person-missing = At least one seat must be a person’s.
error-body-too-large = That is too large: at most { $limit } bytes.
error-too-fast = That was too fast. Please wait a moment.
error-message-unreadable = The server did not understand the message: { $reason }
error-host-refused = The page was asked for under a name that this server does not go by.
error-origin-refused = The request came from another site.
error-method-refused = That cannot be done with this address.
error-page-unknown = There is nothing at this address.
error-server-failed = Something went wrong in the program; its log says more.

## Files and ports

error-database-unreadable = The file { $file } cannot be read as a database: { $reason }
error-database-foreign = The file { $file } is the database of another program.
error-database-newer = The file { $file } was written by a newer version of the program (schema { $found }; this one knows { $known }).
error-database-refused = The game could not be saved: { $reason }
error-port-refused = Port { NUMBER($port, useGrouping: 0) } of { $host } cannot be used: { $reason }
error-ports-busy = All ports of { $host } from { NUMBER($port, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } are in use.

## Command line

error-usage = The command line cannot be understood: { $reason }. “sedma --help” tells more.
error-output-refused = The output could not be written: { $reason }.
error-option-without-game = Options belong to a game: name one, as in “sedma rules sedma4 --option target=10”.
error-language-unknown = There is no language “{ $lang }”. Known: { $known }.
error-bot-not-known = There is no bot called “{ $bot }”. Known: { $known }.
error-too-many-bots = { $given } bots are named, but only { $seats } seats are not yours.
error-seat-not-there = There is no seat { $seat }; this game has seats 1 to { $players }.
error-seed-unreadable = “{ $seed }” is not a seed; a seed is 1 to 64 hexadecimal digits.
error-port-unreadable = “{ $port }” is not a port; ports go from 0 to 65535.

## Exact play

error-nothing-to-solve = The record ends where nothing is left to play.
error-no-tables-for = For “{ $name }” there are no endgame tables; search answers.
error-digest-of-one-game = A digest is of the tables of one game.
error-limit-unreadable = “{ $limit }” is not a number of seconds above 0.
error-cards-unreadable = “{ $cards }” is not a number of cards from 1 to { $most }.
error-table-damaged = The endgame table { $name } is damaged; it is not used.
error-table-foreign = The file { $name } is not the endgame table for these rules; it is not used.
error-table-wrong = Search disagrees with the endgame table { $name }; it is not used.

## The arena

error-player-unknown = There is no player called “{ $player }”. Known: { $known }.
error-player-option-unknown = The player { $player } has no option “{ $option }”. Its options: { $known }.
error-player-option-refused = “{ $value }” cannot be the option { $option } of the player { $player }; it may be { $allowed }.
error-player-option-twice = The option { $option } of the player { $player } is given twice.
error-player-option-by-clock = With a budget of time ({ $clock }) the option { $option } of the player { $player } has no say: leave it out.
error-player-twice = The player “{ $player }” is named twice.
error-too-few-players = A match needs at least two players.
error-deals-unreadable = “{ $deals }” is not a number of deals from 2 to { NUMBER($most, useGrouping: 0) }.
error-until-unreadable = “{ $until }” is not a width above 0.
error-processes-unreadable = “{ $processes }” is not a number of processes from 1 to 1024.
error-ledger-refused = The ledger { $file } cannot be used: { $reason }.
error-league-refused = The league could not be written to { $file }: { $reason }.
error-external-not-started = The program { $command } cannot be started: { $reason }.
error-external-handshake = The program { $command } did not answer the first line as it should: { $reason }.

## Training

error-weights-missing = There is no file of weights { $file }.
error-learn-not-installed = Training needs { $name }, which is not installed: pip install torch tensorboard (the extra sedma[learn]).
error-train-length = Say how long to learn: either --minutes or --decisions.
error-train-number = “{ $value }” cannot be { $name }: it must be a whole number from { $least } to { NUMBER($most, useGrouping: 0) }.
error-weights-refused = The file { $file } does not hold weights of the network: { $part } is not as it must be.
error-train-folder-refused = The folder { $folder } cannot be used: { $reason }.
error-train-state-damaged = The state of an earlier run in { $file } cannot be read. Remove it to begin anew.
error-train-other-run = The folder { $folder } belongs to a run with other games, another seed or other weights to answer. Name another one.
error-train-diverged = Learning has broken down: numbers have grown beyond all bounds. The last saved state is kept.
