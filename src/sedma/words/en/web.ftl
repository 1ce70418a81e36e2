# What the browser says. $who is a name, or what web-you says for the reader; $you is "yes" or "no".

## Everywhere

web-you = You
web-seat = Seat { $number }
web-close = Close
web-home = Back to the start
web-loading = One moment …
web-silent = The server does not answer. Is Sedma still running?
web-refused = The server refused this ({ $id }).
web-record-too-large = The file is larger than one megabyte; no record is.

menu-title = Menu
menu-rules = Rules
menu-seats = Players and invitations
menu-settings = Settings
menu-help = Keys and signs
record-save = Save the match as a record

## The first page

home-motto = The old card game in which a seven takes everything, and its whole family.
home-unfinished = Go on playing
home-choose = Choose a game
home-game = Game
home-players = Number of players
home-players-any = All
home-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
home-seats = Who plays
home-my-name = Your name
home-name-optional = if you like
home-pace = Pace of the bots
pace-off = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
bot-player-1 = Anna
bot-player-2 = Ben
bot-player-3 = Clara
bot-player-4 = Dan
bot-player-5 = Eva
home-house = { $count ->
    [0] House rules
    [one] House rules ({ $count } change)
   *[other] House rules ({ $count } changes)
}
home-variant = Known variants
home-variant-none = no changes
home-variant-own = your own
home-reset = Undo all changes
home-play = Play { $game }
home-record = Look at a record
home-record-text = Every match can be saved as a record. Open one to go through it card by card.
home-record-open = Open a record
home-version = Version { $version }

## Seats and invitations

seats-you = (you)
seats-who = Who plays seat { $number }
seats-person = a person
seats-person-invite = a person, by invitation
seats-bot = { $bot } (bot)
seats-name = Your name
seats-guest = a guest
seats-here = at the table
seats-away = not here
invite-make = Make an invitation
invite-link = Invitation to seat { $number }
invite-copy = Copy
invite-copied = The invitation has been copied.
invite-copy-failed = Copying did not work. Please mark and copy the address yourself.
invite-qr = The invitation to seat { $number } as a code to scan
invite-note = Send each person their own invitation. A new one for the same seat ends the old one.
invite-local = This address works on this computer only. To play with others on the local network, start Sedma with --host 0.0.0.0.

## Settings

settings-language = Language
settings-faces = Cards
settings-faces-auto = to suit the game
settings-faces-german = German-suited
settings-faces-french = French
settings-faces-four = French in four colours
settings-letters = Letters on the cards
settings-letters-UOK = U O K A
settings-letters-JQK = J Q K A
settings-theme = Look
settings-theme-auto = like the system
settings-theme-light = light
settings-theme-dark = dark
settings-hold = A finished trick stays
settings-hold-off = not at all
settings-hold-fast = briefly
settings-hold-normal = a moment
settings-hold-slow = long
settings-hold-tap = until I tap
settings-big = Large signs on the cards
settings-guard = Tap twice to play a card

## The table

table-players = Players
title-your-turn = Your turn
hand-title = Your hand
hand-card = { $state ->
    [playable] { $card }, playable
    [not] { $card }, not playable now
   *[waiting] { $card }, not your turn
}
trick-title = The trick
trick-empty = No card is on the table.
trick-clear = Clear the finished trick
trick-card = { $dark ->
    [yes] { $who }: { $card }, unseen from the stock
   *[no] { $who }: { $card }
}

seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seat-dealer = dealer
seat-partner = your partner
seat-bot = bot
seat-away = not here
seat-leads = led the trick
seat-owns = owns the trick
seat-turn = to play
you-dealer = You are the dealer.
you-lead = You led this trick.
you-own = You own the trick.

score-title = Score
score-points = { $count ->
    [one] point
   *[other] points
}
score-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
score-match = match { $total } of { $target }
score-match-short = { $total } of { $target }
score-stock = Stock { $count }
score-trick = In the trick { $count }
score-led = Led: { $rank }
score-spoken = { $who }: points { $points }, match { $total }.

## What a player is asked

prompt-title = What to do
prompt-lead = You lead: play any card.
prompt-follow = { $owner ->
    [own] Your turn. You own the trick.
    [partner] Your turn. { $who }, your partner, owns the trick (led: { $rank }).
   *[against] Your turn. { $who } owns the trick (led: { $rank }).
}
prompt-continue = { $can ->
    [yes] { $owner ->
        [own] You own the trick. Take it, or go on with { $cards }.
        [partner] Your partner { $who } owns the trick. Take it, or go on with { $cards }.
       *[against] { $who } owns the trick. Go on with { $cards }, or let it go.
    }
   *[no] { $owner ->
        [own] You own the trick and have no card to go on with.
        [partner] Your partner { $who } owns the trick, and you have no card to go on with.
       *[against] { $who } owns the trick, and you have no card to go on with.
    }
}
prompt-barred = A king that may not be played yet was turned up; it is in your hand now. Play another card.
prompt-again = Once more to play: { $card }.
prompt-covered = Tap the table to go on.
prompt-wait = { $who } to play.
prompt-absent = { $host ->
    [yes] { $who } is not here: send an invitation, or give the seat to a bot.
   *[no] { $who } is to play, but is not here.
}
prompt-leader-decides = { $who } to go on with the trick or end it.
continue-with = Go on: { $card }
continue-choose = Go on …
stop = { $owner ->
    [own] Take the trick
    [partner] Take the trick
   *[against] Let it go
}
play-dark = Play unseen from the stock
play-call = Call four of a rank
heard = { $who }: “{ $signal }”
heard-question = { $who }: “Have you got one?”

reason-not-your-turn = Not yet: { $who } to play.
reason-nobody = Nobody has to play now.
reason-not-now = That is not possible now.
reason-only-stop = None of your cards goes on with this trick. End it with the button.
reason-continue = { $card } does not go on with this trick. These do: { $cards }.
reason-other = { $card } may not be played now. These may: { $cards }.

notice-choose = Choose one of the marked cards.
notice-revealed = Another card has been led. Look at it first, then play.
notice-offline = Not connected just now. Your card stays in your hand.

## The last trick, the log, and what happened

last-title = Last trick
last-none = No trick has been taken yet.
last-taken = { $bonus ->
    [0] Taken: { $who }. Points: { $points }.
   *[bonus] Taken: { $who }. Points: { $points } + { $bonus } for the last trick.
}

log-title = What happened
log-dealt = Deal { $number }. Dealer: { $who }.
log-played = { $dark ->
    [yes] { $who }: { $card }, unseen from the stock
   *[no] { $who }: { $card }
}
log-shown = { $who }, turned up and taken into the hand: { $card }
log-unseen = What happened before is not listed here.
log-trick = { $last ->
    [yes] Last trick taken: { $who }. Points: { $points }.
    [bonus] Last trick taken: { $who }. Points: { $points } + { $bonus } for the last trick.
   *[no] Trick taken: { $who }. Points: { $points }.
}
log-drawn = Cards drawn. Left in the stock: { $stock }.
log-signal = { $who }: “{ $signal }”
log-called = { $who }: four of a rank!
log-match = The match is over.
log-seat = { $player ->
    [bot] Seat { $number } is played by a bot: { $name }.
   *[person] Seat { $number } is played by a person: { $name }.
}
log-new-match = A new match.

## The end of a deal and of a match

result-title = Result
result-won = { $outcome ->
    [bald] { $you ->
        [yes] You won: the others took no points.
       *[no] { $count ->
            [one] Winner
           *[other] Winners
        }: { $who }; the others took no points.
    }
    [naked] { $you ->
        [yes] You won every trick.
       *[no] { $count ->
            [one] Winner
           *[other] Winners
        } of every trick: { $who }.
    }
    [quartet] { $you ->
        [yes] You won with four of a rank.
       *[no] { $count ->
            [one] Winner
           *[other] Winners
        } with four of a rank: { $who }.
    }
    [call] { $you ->
        [yes] You won: four of a rank were called.
       *[no] { $count ->
            [one] Winner
           *[other] Winners
        } by calling four of a rank: { $who }.
    }
    [seven_last] { $you ->
        [yes] You won: the last seven loses.
       *[no] { $count ->
            [one] Winner
           *[other] Winners
        }, because the last seven loses: { $who }.
    }
   *[simple] { $you ->
        [yes] You won the deal.
       *[no] { $count ->
            [one] Winner
           *[other] Winners
        } of the deal: { $who }.
    }
}
result-shared = Level: { $who } share the win.
result-nobody = Level. Nobody won this deal.
reason-last-points = The points include { $bonus } for the last trick ({ $who }).
reason-last-decides = Level on points; the last trick decided ({ $who }).
reason-sweep = Every trick taken: { $points } points + { $bonus } = { $total }.
result-side = Side
result-points = Points
result-tricks = Tricks
result-score = Score
result-total = Match to { $target }
result-burned = burned
lobby-title = Who plays?
deal-start = Deal
deal-next = Next deal
match-won = { $you ->
    [yes] You won the match!
   *[no] { $count ->
        [one] Winner
       *[other] Winners
    } of the match: { $who }
}
match-new = New match
match-host-decides = The host can start a new match.

## Connection

link-lost = The connection is gone. Trying to get it back …
link-closed = Your seat has been given to somebody else: there is a newer invitation to it.
link-again = Connect again
missing-title = No seat for you here
missing-text = This table does not exist, or this browser has no seat at it. Ask the host for an invitation.

## Keys

key-cards = play a card
key-arrows = go from card to card and play
key-stop = end the trick
key-continue = go on with the trick
key-dark = play unseen from the stock
key-call = call four of a rank
key-last = last trick
key-trick = say the trick
key-points = say the points
key-next = next deal or new match
key-rules = rules
key-help = these keys
key-clear = clear the finished trick, or let go of a chosen card

## Signs at the table

signs-title = Signs at the table

## Replay

replay-title = Replay
replay-choose = Choose a file
replay-chair = Seen from
replay-open = all cards open
replay-hand = Hand of { $who }
replay-steps = Steps
replay-start = Deal { $number } begins.
replay-step = { $who }: { $what }
replay-next = Next: { $who }.
replay-back = One step back
replay-forward = One step on
replay-deal-before = Start of the deal
replay-deal-after = Next deal
replay-jump = Jump to a step
replay-where-deal = Deal { $deal }:
replay-where = Deal { $deal }, move { $move }:
