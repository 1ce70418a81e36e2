# Names of cards and ranks. $deck is "french" or "german"; $suit is C, S, H or D as in a record;
# $form is "single" (a seven), "plural" (sevens) or "counted" (five sevens).

suit = { $deck ->
    [french] { $suit ->
        [C] clubs
        [S] spades
        [H] hearts
       *[D] diamonds
    }
   *[german] { $suit ->
        [C] acorns
        [S] leaves
        [H] hearts
       *[D] bells
    }
}
deck-french = French cards
deck-german = German cards

card-2 = two of { suit }
card-3 = three of { suit }
card-4 = four of { suit }
card-5 = five of { suit }
card-6 = six of { suit }
card-7 = seven of { suit }
card-8 = eight of { suit }
card-9 = nine of { suit }
card-T = ten of { suit }
card-J = { $deck ->
    [french] jack of { suit }
   *[german] unter of { suit }
}
card-Q = { $deck ->
    [french] queen of { suit }
   *[german] ober of { suit }
}
card-K = king of { suit }
card-A = ace of { suit }

rank-2 = { $form ->
    [plural] twos
    [counted] twos
   *[single] two
}
rank-3 = { $form ->
    [plural] threes
    [counted] threes
   *[single] three
}
rank-4 = { $form ->
    [plural] fours
    [counted] fours
   *[single] four
}
rank-5 = { $form ->
    [plural] fives
    [counted] fives
   *[single] five
}
rank-6 = { $form ->
    [plural] sixes
    [counted] sixes
   *[single] six
}
rank-7 = { $form ->
    [plural] sevens
    [counted] sevens
   *[single] seven
}
rank-8 = { $form ->
    [plural] eights
    [counted] eights
   *[single] eight
}
rank-9 = { $form ->
    [plural] nines
    [counted] nines
   *[single] nine
}
rank-T = { $form ->
    [plural] tens
    [counted] tens
   *[single] ten
}
rank-J = { $deck ->
    [french] { $form ->
        [plural] jacks
        [counted] jacks
       *[single] jack
    }
   *[german] { $form ->
        [plural] unters
        [counted] unters
       *[single] unter
    }
}
rank-Q = { $deck ->
    [french] { $form ->
        [plural] queens
        [counted] queens
       *[single] queen
    }
   *[german] { $form ->
        [plural] obers
        [counted] obers
       *[single] ober
    }
}
rank-K = { $form ->
    [plural] kings
    [counted] kings
   *[single] king
}
rank-A = { $form ->
    [plural] aces
    [counted] aces
   *[single] ace
}
