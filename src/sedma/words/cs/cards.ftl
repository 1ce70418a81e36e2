# Names of cards and ranks. $deck is "french" or "german"; $suit is C, S, H or D as in a record;
# $form is "single" (sedma), "plural" (sedmy) or "counted" (pět sedem). The adjective takes the rank's gender.

suit = { $deck ->
    [french] { $suit ->
        [C] kříže
        [S] piky
        [H] srdce
       *[D] káry
    }
   *[german] { $suit ->
        [C] žaludy
        [S] zelené
        [H] srdce
       *[D] kule
    }
}
    .feminine = { $deck ->
        [french] { $suit ->
            [C] křížová
            [S] piková
            [H] srdcová
           *[D] kárová
        }
       *[german] { $suit ->
            [C] žaludová
            [S] zelená
            [H] srdcová
           *[D] kulová
        }
    }
    .masculine = { $deck ->
        [french] { $suit ->
            [C] křížový
            [S] pikový
            [H] srdcový
           *[D] kárový
        }
       *[german] { $suit ->
            [C] žaludový
            [S] zelený
            [H] srdcový
           *[D] kulový
        }
    }
    .neuter = { $deck ->
        [french] { $suit ->
            [C] křížové
            [S] pikové
            [H] srdcové
           *[D] kárové
        }
       *[german] { $suit ->
            [C] žaludové
            [S] zelené
            [H] srdcové
           *[D] kulové
        }
    }
deck-french = francouzské karty
deck-german = německé karty

card-2 = { suit.feminine } dvojka
card-3 = { suit.feminine } trojka
card-4 = { suit.feminine } čtyřka
card-5 = { suit.feminine } pětka
card-6 = { suit.feminine } šestka
card-7 = { suit.feminine } sedma
card-8 = { suit.feminine } osma
card-9 = { suit.feminine } devítka
card-T = { suit.feminine } desítka
card-J = { $deck ->
    [french] { suit.masculine } kluk
   *[german] { suit.masculine } spodek
}
card-Q = { $deck ->
    [french] { suit.feminine } dáma
   *[german] { suit.masculine } svršek
}
card-K = { suit.masculine } král
card-A = { suit.neuter } eso

rank-2 = { $form ->
    [plural] dvojky
    [counted] dvojek
   *[single] dvojka
}
rank-3 = { $form ->
    [plural] trojky
    [counted] trojek
   *[single] trojka
}
rank-4 = { $form ->
    [plural] čtyřky
    [counted] čtyřek
   *[single] čtyřka
}
rank-5 = { $form ->
    [plural] pětky
    [counted] pětek
   *[single] pětka
}
rank-6 = { $form ->
    [plural] šestky
    [counted] šestek
   *[single] šestka
}
rank-7 = { $form ->
    [plural] sedmy
    [counted] sedem
   *[single] sedma
}
rank-8 = { $form ->
    [plural] osmy
    [counted] osem
   *[single] osma
}
rank-9 = { $form ->
    [plural] devítky
    [counted] devítek
   *[single] devítka
}
rank-T = { $form ->
    [plural] desítky
    [counted] desítek
   *[single] desítka
}
rank-J = { $deck ->
    [french] { $form ->
        [plural] kluci
        [counted] kluků
       *[single] kluk
    }
   *[german] { $form ->
        [plural] spodci
        [counted] spodků
       *[single] spodek
    }
}
rank-Q = { $deck ->
    [french] { $form ->
        [plural] dámy
        [counted] dam
       *[single] dáma
    }
   *[german] { $form ->
        [plural] svršci
        [counted] svršků
       *[single] svršek
    }
}
rank-K = { $form ->
    [plural] králové
    [counted] králů
   *[single] král
}
rank-A = { $form ->
    [plural] esa
    [counted] es
   *[single] eso
}
