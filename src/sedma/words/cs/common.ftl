# Co potřebuje každá obrazovka.

program = Sedma
language-en = English
language-cs = Čeština
yes = ano
no = ne
none = žádné
