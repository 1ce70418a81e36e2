# Hry, varianty a co se děje u stolu.

## Hry: game-<preset>, game-<preset>-about

game-sedma4 = Sedma ve čtyřech
game-sedma4-about = Klasika ve dvojicích: štych bere poslední stejná karta nebo sedma.
game-sedma2 = Sedma ve dvou
game-sedma2-about = Klasika pro dva.
game-sedma3 = Sedma ve třech
game-sedma3-about = Každý sám za sebe; dva stejně dobří se o výhru dělí.
game-sedma3solo = Sedma se zeleným králem
game-sedma3solo-about = Kdo dostane zeleného krále, hraje sám proti dvěma, a ti to často nevědí.
game-sedma8 = Sedma s osmi kartami
game-sedma8-about = Rozdají se všechny karty, nic se nelíže.
game-akagiri8 = Akagiriho sedma
game-akagiri8-about = Osm karet, štych o jednom kole, sedmy jsou trumfy.
game-hola4 = Hola ve čtyřech
game-hola4-about = Padesát dva karet, berou sedmy i dvojky a o štych se bojuje jakoukoli kartou.
game-hola2 = Hola ve dvou
game-hola2-about = Hola jeden na jednoho.
game-hola3 = Hola ve třech
game-hola3-about = Hola každý sám za sebe, bez jedné trojky.
game-hola6 = Hola v šesti
game-hola6-about = Dva balíčky, tři proti třem.
game-zsiros4 = Zsírozás ve čtyřech
game-zsiros4-about = Z Maďarska: otáčí se jen štych protihráče a spoluhráči si smějí napovídat.
game-zsiros2 = Zsírozás ve dvou
game-zsiros2-about = Z Maďarska, pro dva.
game-septica4 = Șeptică ve čtyřech
game-septica4-about = Z Rumunska: esa a desítky po jednom bodu, za poslední štych nic.
game-septica2 = Șeptică ve dvou
game-septica2-about = Z Rumunska, pro dva.
game-septica3 = Șeptică ve třech
game-septica3-about = Každý sám za sebe; dvě osmy jsou venku a druhé dvě berou jako sedmy.
game-sedmice4 = Sedmice
game-sedmice4-about = Z Bosny: otáčí se jen štych protihráče a body se sčítají do 120.
game-suster4 = Šuster
game-suster4-about = Z Chorvatska: poslední štych bez bodů, ale rozhodne při rovnosti.
game-lustik4 = Lustik
game-lustik4-about = Ze Slovinska: kdo drží čtyři stejné, smí je ohlásit a hned vyhrává.
game-lusti = Lusti-Kartl’n
game-lusti-about = Z Bavorska: rozdají se všechny karty a nic nebere vše.
game-ristikontra = Ristikontra
game-ristikontra-about = Z Finska: nic nebere vše, líže se po každé kartě a smí se hrát naslepo.
game-ristiklappi = Ristiklappi
game-ristiklappi-about = Ristikontra, v níž dámy špiní a pozdní králové očišťují.

## Varianty: variant-<název>

variant-czech4 = Česká sedma ve čtyřech
variant-czech2 = Česká sedma ve dvou
variant-czech3 = Česká sedma se zeleným králem
variant-slovak3 = Slovenská sedma s červeným králem
variant-trumps4 = Sedma ve čtyřech, sedmy jsou trumfy
variant-trumps2 = Sedma ve dvou, sedmy jsou trumfy
variant-trumps3 = Sedma ve třech, sedmy jsou trumfy
variant-trumps3solo = Sedma se zeleným králem, sedmy jsou trumfy
variant-trumps8 = Sedma s osmi kartami, sedmy jsou trumfy
variant-basic = Základní sedma
variant-partner-ends = Sedma, štych spoluhráče se neotáčí
variant-four-messages = Sedma se čtyřmi pokyny
variant-osmova4 = Osmová ve čtyřech
variant-osmova2 = Osmová ve dvou
variant-osmova3 = Osmová ve třech
variant-osmova3solo = Osmová se zeleným králem
variant-osmova8 = Osmová s osmi kartami
variant-sedma-101 = Sedma do 101
variant-burning-hola4 = Pálicí hola ve čtyřech
variant-burning-hola2 = Pálicí hola ve dvou
variant-burning-hola3 = Pálicí hola ve třech
variant-burning-hola6 = Pálicí hola v šesti
variant-hola-four-alike = Hola, čtveřice pálí
variant-hola-sevens4 = Hola ve čtyřech, berou jen sedmy
variant-hola-sevens2 = Hola ve dvou, berou jen sedmy
variant-hola-sevens3 = Hola ve třech, berou jen sedmy
variant-hola-sevens6 = Hola v šesti, berou jen sedmy
variant-hola-match4 = Hola ve čtyřech, boj jen kartou, která bere
variant-hola-match2 = Hola ve dvou, boj jen kartou, která bere
variant-hola-match3 = Hola ve třech, boj jen kartou, která bere
variant-hola-match6 = Hola v šesti, boj jen kartou, která bere
variant-hola-empty4 = Hola ve čtyřech, líže se do prázdné ruky
variant-hola-empty2 = Hola ve dvou, líže se do prázdné ruky
variant-hola-empty3 = Hola ve třech, líže se do prázdné ruky
variant-hola-empty6 = Hola v šesti, líže se do prázdné ruky
variant-hola-app = Pálicí hola do 300
variant-zsir-last-seven4 = Zsírozás ve čtyřech, poslední sedma prohrává
variant-zsir-last-seven2 = Zsírozás ve dvou, poslední sedma prohrává
variant-schmierer4 = Schmierer ve čtyřech
variant-schmierer2 = Schmierer ve dvou
variant-sedmice-serbian = Srbské sedmice
variant-sedmice2 = Sedmice ve dvou
variant-playseven = Sedmice na sazby
variant-lustik2 = Lustik ve dvou
variant-lustik3 = Lustik ve třech
variant-septica6 = Șeptică v šesti
variant-ristikontra-120 = Ristikontra do 120
variant-ristikontra-60 = Ristikontra do 60
variant-ristikontra-late = Ristikontra, líže se po štychu

## U stolu. $seat se počítá od 1.

bot-random = Náhodný
bot-random-about = hraje kteroukoli dovolenou kartu
bot-greedy = Lačný
bot-greedy-about = bere, co vidí
bot-rules = Opatrný
bot-rules-about = počítá karty a šetří sedmy

decision-stop = Ukončit štych
decision-dark = Hrát naslepo vrchní kartu talonu
decision-call = Ohlásit čtveřici

signal-say-take = Vezmi!
signal-say-leave = Nech!
signal-say-smear = Namaž!
signal-say-keep = Nemaž!
signal-ask = Máš?
signal-yes = Ano.
signal-no = Ne.

outcome-simple = výhra
outcome-bald = výhra, soupeř bez bodu
outcome-naked = výhra se všemi štychy
outcome-quartet = výhra čtveřicí
outcome-call = výhra ohlášenou čtveřicí
outcome-seven_last = výhra, poslední sedma prohrává
outcome-tie = nerozhodně
