# What the command line and the line mode say.

## Serving

serve-address = Sedma is at { $address }
serve-network = On the local network it is at { $address }
serve-port-busy = Port { NUMBER($port, useGrouping: 0) } is in use, so { NUMBER($other, useGrouping: 0) } is taken.

## Playing in lines

plain-title = { $title }, a match to { $target }
plain-seat = You have seat { $seat } of { $players }.
plain-opponent = { $name }: { $bot }
plain-hint = Type the number of a choice, or a card such as 7H. ? is for help.
plain-help-number = A number plays that choice; a card such as 7H or 10S, “stop”, “dark” and “call” work too.
plain-help-h = h: your hand, the table and the points.
plain-help-t = t: the last trick.
plain-help-r = r: the rules.
plain-help-s = s: save the match as a record.
plain-help-q = q: save and leave.
plain-name-you = You
plain-name-partner = Partner { $seat }
plain-name-player = Player { $seat }
plain-deal = Deal { $number }. Dealer: { $dealer }. First lead: { $leader }.
plain-laid = { $name }: { $card }
plain-dark = { $name }, unseen from the stock: { $card }
plain-turned-up = { $name }, turned up and taken into the hand, for it may not be played yet: { $card }
plain-call = { $name }: four of a rank!
plain-trick = Trick taken: { $name }. Points: { $points }.
plain-stock = Cards left in the stock: { $stock }.
plain-hand = Your hand: { $cards }
plain-table = On the table: { $cards }. Winning: { $owner }. Points: { $points }.
plain-standing = Points: { $points }. Cards in the stock: { $stock }.
plain-lead = You lead.
plain-go-on-or-stop = Everybody has played. Go on with the trick or end it.
plain-must-play-hand = The king may not be played yet. Play another card from the hand.
plain-partner-to-play = To play: { $name }. You may say:
plain-signal = { $name }: “{ $text }”
plain-choose = Your choice, 1 to { $most }:
plain-choose-or-nothing = Your choice, 1 to { $most }, or an empty line for nothing:
plain-no-such-number = Please choose from 1 to { $most }.
plain-no-last-trick = No trick has been taken yet.
plain-won = { $names }: { $outcome }
plain-nobody-won = Nobody won this deal.
plain-side = { $names }: points { $points }, tricks { $tricks }
plain-burned = Burned, back to nothing: { $names }
plain-total = { $names } { $total }
plain-totals = Match so far: { $totals }
plain-match-won = Winner of the match: { $names }
plain-saved = Saved in { $file }
plain-not-saved = Could not be saved in { $file }: { $reason }
plain-goodbye = Goodbye.

## Telling a record

account-match = { $title }, deals: { $deals }
account-deal = Deal { $number }
account-trick = Trick { $number }: { $cards }. { $taken }
account-hand = Hand of { $name }: { $cards }
account-stock = The stock: { $cards }.
account-stock-empty = The stock is empty.
account-to-play = To play: { $name }. Possible: { $choices }

## Help

cli-usage = usage:{ " " }
cli-commands = commands
cli-arguments = arguments
cli-settings = options
cli-about = The card game Sedma and its whole family. Without a command the game opens in the browser.
cli-serve-about = play in the browser (also what “sedma” alone does)
cli-play-about = play in the terminal, line by line
cli-rules-about = list all games, or explain the rules of one
cli-replay-about = referee a game record and tell what happened in it
cli-help = show this help
cli-version = show the version
cli-lang = language: { $languages }
cli-port = port to listen on; if it is in use, the next free one
cli-host = address to listen on; 0.0.0.0 lets the local network in
cli-no-browser = only print the address
cli-data = folder for the database of tables
cli-plain = lines of text with numbered choices (so far the only way)
cli-game = game or variant; “sedma rules” lists them
cli-option = change one rule, such as target=10 or wild=7,8; may be repeated
cli-bot = who plays a seat that is not yours ({ $bots }); once for all, or once for each in turn
cli-seat = your seat, from 1
cli-seed = up to 64 hexadecimal digits from which all deals are made
cli-rules-name = game or variant to explain
cli-file = the record; - is standard input
cli-json = print one JSON object for programs

cli-refused = sedma: { $sentence }
cli-list-games = Games
cli-list-variants = Variants
cli-list-hint = “sedma rules NAME” explains a game; “--option NAME=VALUE” changes a rule.

## Exact play

cli-solve-about = what a position is worth with all cards open, and each decision in it
cli-tables-about = build, list or fingerprint endgame tables
cli-limit = stop after so many seconds and say what is certain by then
cli-tables-action = build: make what is missing; digest: the SHA-256 of one game’s tables; list: what is there
cli-tables-games = games or variants; none means all
cli-cards = up to how many cards in each hand (usually 4, in Hola 3)

solve-value = With best play the side of seat { $seat } takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} from here on.
solve-bounds = The side of seat { $seat } takes from { $low } to { $high ->
    [one] { $high } point
   *[other] { $high } points
} from here on.
solve-decision = { $decision }: { $points }
solve-all-tricks = It can take all tricks.
solve-convention = There are more than two sides, so this is no exact value: it holds if everybody else plays against this seat.
solve-stopped = The time did not suffice for more.
solve-from-table = from the endgame tables
solve-from-search = by search
solve-effort = Found { $source }: { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}, { $seconds } s.
tables-built = { $name }: { $path }
tables-progress = { $name }: { $share } %
tables-folder = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} in { $path }
tables-entry = { $name }: { $megabytes } MB, SHA-256 { $digest }
cli-stakes = value what the deal adds to the match instead of points
solve-stakes = With best play the deal is worth { $points } to the side of seat { $seat }.
solve-stakes-bounds = The deal is worth from { $low } to { $high } to the side of seat { $seat }.

## The arena

cli-match-about = let bots play each other, and say how sure the difference between them is
cli-league-about = let all bots play each other at some games, and write the table
cli-match-players = two or more players: { $bots }, with options as NAME:option=value,option=value; or exec:COMMAND
cli-league-games = games or variants (usually five)
cli-league-players = the players, as for “sedma match” ({ $bots })
cli-out = write the page of the league here
cli-deals = how many packs to deal; each is played in every seating
cli-until = stop as soon as the luck-adjusted interval of the points is this narrow to either side
cli-ledger = file that keeps the results, so that the same command goes on where it stopped
cli-no-ledger = keep nothing and know nothing from before
cli-processes = how many processes share the work (usually one for each processor)

match-title = { $rules }: { $players }. { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each in { $seatings } seatings.
match-points = points a deal: { $lead }; without luck { $adjusted }; luck made { $gap }
match-stakes = added to the match: { $lead }; without luck { $adjusted }; luck made { $gap }
match-player = { $player }: { $points } points ({ $share } %), { $won } % of the deals won, { $ms } ms a decision ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
})
match-compiling = Getting the players ready; the first time this takes up to some minutes …
match-by-clock = A budget in milliseconds or a program of others plays: a second run need not be the same.
match-forfeits = Broken off and lost: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} ({ $reasons }).
match-progress = { $players }: { $deals } of { $most }, { $lead }
match-ledger-damaged = { $lines ->
    [one] { $lines } damaged line
   *[other] { $lines } damaged lines
} in { $file } passed over.
match-table = Points a deal of the player on the left against the one above, without luck:
league-title = League of the bots
league-about = Points a deal by which one side is ahead of the other, with 95 % intervals, over { $deals } packs of seed { $seed } that were played in every seating.
league-all = Each against each, without luck:
league-stronger = stronger
league-weaker = weaker
league-lead = points a deal
league-adjusted = without luck
league-won = deals won

## Training

cli-train-about = let the network teach itself games (needs the extra “learn”)
cli-train-games = the games to learn (usually all, with made-up house rules)
cli-train-minutes = how long to learn; a run that was broken off goes on with the same call
cli-train-decisions = how much to learn instead, in decisions of self-play: the same on every machine
cli-train-house = how many made-up house rules to learn besides
cli-train-seed = seed of the run (1)
cli-train-threads = how many threads to use (usually one for each processor)
cli-train-against = learn the best answer to these weights instead, beginning with them
cli-train-out = folder of the run: its state, its log for TensorBoard, and the weights
train-progress = { $percent } %, { $minutes } min, { $millions } million decisions, { $speed } a second. Over “rules”, points a deal: { $over }
train-done = The weights lie in { $file }.
