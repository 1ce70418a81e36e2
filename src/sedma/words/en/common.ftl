# What every screen needs.

program = Sedma
language-en = English
language-cs = Čeština
yes = yes
no = no
none = none
