# Co říká prohlížeč. $who je jméno, nebo pro čtenáře web-you; $you je "yes" nebo "no".

## Všude

web-you = Vy
web-seat = Místo { $number }
web-close = Zavřít
web-home = Zpět na začátek
web-loading = Okamžik …
web-silent = Server neodpovídá. Běží ještě Sedma?
web-refused = Server to odmítl ({ $id }).
web-record-too-large = Soubor je větší než megabajt; takový žádný záznam není.

menu-title = Nabídka
menu-rules = Pravidla
menu-seats = Hráči a pozvánky
menu-settings = Nastavení
menu-help = Klávesy a značky
record-save = Uložit partii jako záznam

## První stránka

home-motto = Stará karetní hra, ve které sedma bere všechno, a celá její rodina.
home-unfinished = Pokračovat ve hře
home-choose = Vyberte si hru
home-game = Hra
home-players = Počet hráčů
home-players-any = Všechny
home-players-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
home-seats = Kdo hraje
home-my-name = Vaše jméno
home-name-optional = nepovinné
home-pace = Tempo počítačových hráčů
pace-off = hned
pace-fast = rychle
pace-normal = normálně
pace-slow = pomalu
bot-player-1 = Anežka
bot-player-2 = Bořek
bot-player-3 = Cilka
bot-player-4 = Dan
bot-player-5 = Eliška
home-house = { $count ->
    [0] Domácí pravidla
    [one] Domácí pravidla ({ $count } změna)
    [few] Domácí pravidla ({ $count } změny)
    [many] Domácí pravidla ({ $count } změny)
   *[other] Domácí pravidla ({ $count } změn)
}
home-variant = Známé varianty
home-variant-none = beze změn
home-variant-own = vlastní
home-reset = Vrátit všechny změny
home-play = Hrát: { $game }
home-record = Prohlédnout záznam
home-record-text = Každou partii lze uložit jako záznam. Otevřete ho a projděte si ji kartu po kartě.
home-record-open = Otevřít záznam
home-version = Verze { $version }

## Místa a pozvánky

seats-you = (vy)
seats-who = Kdo hraje na místě { $number }
seats-person = člověk
seats-person-invite = člověk na pozvánku
seats-bot = { $bot } (počítač)
seats-name = Vaše jméno
seats-guest = host
seats-here = u stolu
seats-away = není tu
invite-make = Vytvořit pozvánku
invite-link = Pozvánka na místo { $number }
invite-copy = Kopírovat
invite-copied = Pozvánka je zkopírovaná.
invite-copy-failed = Kopírování se nepovedlo. Označte a zkopírujte adresu sami.
invite-qr = Pozvánka na místo { $number } jako kód k načtení
invite-note = Každému pošlete jeho vlastní pozvánku. Nová pozvánka na totéž místo ruší starou.
invite-local = Tato adresa funguje jen na tomto počítači. Chcete-li hrát s ostatními v místní síti, spusťte Sedmu s --host 0.0.0.0.

## Nastavení

settings-language = Jazyk
settings-faces = Karty
settings-faces-auto = podle hry
settings-faces-german = německé
settings-faces-french = francouzské
settings-faces-four = francouzské ve čtyřech barvách
settings-letters = Písmena na kartách
settings-letters-UOK = U O K A
settings-letters-JQK = J Q K A
settings-theme = Vzhled
settings-theme-auto = podle systému
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-hold = Hotový štych zůstane ležet
settings-hold-off = ani chvilku
settings-hold-fast = krátce
settings-hold-normal = chvilku
settings-hold-slow = dlouho
settings-hold-tap = až do ťuknutí
settings-big = Velké znaky na kartách
settings-guard = Kartu zahrát až druhým ťuknutím

## Stůl

table-players = Hráči
title-your-turn = Jste na tahu
hand-title = Vaše karty
hand-card = { $state ->
    [playable] { $card }, lze zahrát
    [not] { $card }, teď zahrát nelze
   *[waiting] { $card }, nejste na tahu
}
trick-title = Štych
trick-empty = Na stole neleží žádná karta.
trick-clear = Odklidit hotový štych
trick-card = { $dark ->
    [yes] { $who }: { $card }, naslepo z talonu
   *[no] { $who }: { $card }
}

seat-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
seat-dealer = rozdává
seat-partner = váš spoluhráč
seat-bot = počítač
seat-away = není tu
seat-leads = vynáší štych
seat-owns = má štych
seat-turn = na tahu
you-dealer = Rozdáváte vy.
you-lead = Tento štych jste vynesli vy.
you-own = Štych máte vy.

score-title = Stav
score-points = { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
score-tricks = { $count ->
    [one] { $count } štych
    [few] { $count } štychy
    [many] { $count } štychu
   *[other] { $count } štychů
}
score-match = partie { $total } z { $target }
score-match-short = { $total } z { $target }
score-stock = Talon { $count }
score-trick = Ve štychu { $count }
score-led = Vyneseno: { $rank }
score-spoken = { $who }: body { $points }, partie { $total }.

## Nač se hráče ptáme

prompt-title = Co teď
prompt-lead = Vynášíte: zahrajte kteroukoli kartu.
prompt-follow = { $owner ->
    [own] Jste na tahu. Štych máte vy.
    [partner] Jste na tahu. Štych má váš spoluhráč { $who } (vyneseno: { $rank }).
   *[against] Jste na tahu. Štych má { $who } (vyneseno: { $rank }).
}
prompt-continue = { $can ->
    [yes] { $owner ->
        [own] Štych máte vy. Vezměte si ho, nebo pokračujte: { $cards }.
        [partner] Štych má váš spoluhráč { $who }. Vezměte si ho, nebo pokračujte: { $cards }.
       *[against] Štych má { $who }. Pokračujte ({ $cards }), nebo ho nechte být.
    }
   *[no] { $owner ->
        [own] Štych máte vy a nemáte kartu, kterou pokračovat.
        [partner] Štych má váš spoluhráč { $who } a vy nemáte kartu, kterou pokračovat.
       *[against] Štych má { $who } a vy nemáte kartu, kterou pokračovat.
    }
}
prompt-barred = Otočil se král, který se ještě nesmí hrát; teď ho máte v ruce. Zahrajte jinou kartu.
prompt-again = Ještě jednou a zahrajete: { $card }.
prompt-covered = Pokračujte ťuknutím na stůl.
prompt-wait = Na tahu: { $who }.
prompt-absent = { $host ->
    [yes] Na tahu: { $who }, ale u stolu není. Pošlete pozvánku, nebo místo přenechte počítači.
   *[no] Na tahu: { $who }, ale u stolu není.
}
prompt-leader-decides = Pokračuje, nebo končí štych: { $who }.
continue-with = Dál: { $card }
continue-choose = Dál …
stop = { $owner ->
    [own] Vzít štych
    [partner] Vzít štych
   *[against] Nechat být
}
play-dark = Hrát naslepo z talonu
play-call = Ohlásit čtveřici
heard = { $who }: „{ $signal }“
heard-question = { $who }: „Máš?“

reason-not-your-turn = Ještě ne. Na tahu: { $who }.
reason-nobody = Teď není na tahu nikdo.
reason-not-now = To teď nejde.
reason-only-stop = Žádnou svou kartou v tomto štychu pokračovat nemůžete. Ukončete ho tlačítkem.
reason-continue = Touto kartou pokračovat nelze: { $card }. Lze těmito: { $cards }.
reason-other = Tuto kartu teď zahrát nelze: { $card }. Lze tyto: { $cards }.

notice-choose = Vyberte jednu z označených karet.
notice-revealed = Už je vynesena další karta. Nejdřív se na ni podívejte, pak hrajte.
notice-offline = Spojení teď není. Karta vám zůstává v ruce.

## Poslední štych, záznam dění

last-title = Poslední štych
last-none = Zatím nikdo žádný štych nemá.
last-taken = { $bonus ->
    [0] Štych bere: { $who }. Body: { $points }.
   *[bonus] Štych bere: { $who }. Body: { $points } + { $bonus } za poslední štych.
}

log-title = Co se stalo
log-dealt = Hra { $number }. Rozdává: { $who }.
log-played = { $dark ->
    [yes] { $who }: { $card }, naslepo z talonu
   *[no] { $who }: { $card }
}
log-shown = { $who }, otočeno a vzato do ruky: { $card }
log-unseen = Co bylo předtím, tu zapsáno není.
log-trick = { $last ->
    [yes] Poslední štych bere: { $who }. Body: { $points }.
    [bonus] Poslední štych bere: { $who }. Body: { $points } + { $bonus } za poslední štych.
   *[no] Štych bere: { $who }. Body: { $points }.
}
log-drawn = Lízlo se. V talonu zbývá: { $stock }.
log-signal = { $who }: „{ $signal }“
log-called = { $who }: čtveřice!
log-match = Partie skončila.
log-seat = { $player ->
    [bot] Na místě { $number } hraje počítač: { $name }.
   *[person] Na místě { $number } hraje člověk: { $name }.
}
log-new-match = Nová partie.

## Konec hry a partie

result-title = Výsledek
result-won = { $outcome ->
    [bald] { $you ->
        [yes] Vyhráli jste, soupeř nemá ani bod.
       *[no] Výhra, soupeř nemá ani bod: { $who }.
    }
    [naked] { $you ->
        [yes] Vyhráli jste všechny štychy.
       *[no] Všechny štychy: { $who }.
    }
    [quartet] { $you ->
        [yes] Vyhráli jste čtveřicí.
       *[no] Výhra čtveřicí: { $who }.
    }
    [call] { $you ->
        [yes] Vyhráli jste ohlášenou čtveřicí.
       *[no] Výhra ohlášenou čtveřicí: { $who }.
    }
    [seven_last] { $you ->
        [yes] Vyhráli jste, poslední sedma prohrává.
       *[no] Výhra, poslední sedma prohrává: { $who }.
    }
   *[simple] { $you ->
        [yes] Tuto hru jste vyhráli.
       *[no] { $count ->
            [one] Tuto hru vyhrává
            [few] Tuto hru vyhrávají
            [many] Tuto hru vyhrávají
           *[other] Tuto hru vyhrávají
        }: { $who }.
    }
}
result-shared = Nerozhodně, o výhru se dělí: { $who }.
result-nobody = Nerozhodně, tuto hru nevyhrál nikdo.
reason-last-points = V bodech je { $bonus } za poslední štych ({ $who }).
reason-last-decides = Bodů je stejně, rozhodl poslední štych ({ $who }).
reason-sweep = Všechny štychy: { $points } bodů + { $bonus } = { $total }.
result-side = Strana
result-points = Body
result-tricks = Štychy
result-score = Zisk
result-total = Partie do { $target }
result-burned = spáleno
lobby-title = Kdo hraje?
deal-start = Rozdat
deal-next = Další hra
match-won = { $you ->
    [yes] Vyhráli jste partii!
   *[no] { $count ->
        [one] Partii vyhrává
        [few] Partii vyhrávají
        [many] Partii vyhrávají
       *[other] Partii vyhrávají
    }: { $who }
}
match-new = Nová partie
match-host-decides = Novou partii může začít hostitel.

## Spojení

link-lost = Spojení se přerušilo. Zkouším ho obnovit …
link-closed = Vaše místo teď patří někomu jinému: je k němu novější pozvánka.
link-again = Připojit znovu
missing-title = Tady pro vás místo není
missing-text = Tento stůl neexistuje, nebo u něj tento prohlížeč nemá místo. Požádejte hostitele o pozvánku.

## Klávesy

key-cards = zahrát kartu
key-arrows = přecházet mezi kartami a hrát
key-stop = ukončit štych
key-continue = pokračovat ve štychu
key-dark = hrát naslepo z talonu
key-call = ohlásit čtveřici
key-last = poslední štych
key-trick = přečíst štych
key-points = přečíst body
key-next = další hra nebo nová partie
key-rules = pravidla
key-help = tyto klávesy
key-clear = odklidit hotový štych, pustit vybranou kartu

## Značky u stolu

signs-title = Značky u stolu

## Přehrávání

replay-title = Přehrávání
replay-choose = Vybrat soubor
replay-chair = Pohled
replay-open = všechny karty odkryté
replay-hand = Ruka: { $who }
replay-steps = Kroky
replay-start = Začíná hra { $number }.
replay-step = { $who }: { $what }
replay-next = Dál hraje: { $who }.
replay-back = O krok zpět
replay-forward = O krok dál
replay-deal-before = Začátek hry
replay-deal-after = Další hra
replay-jump = Přejít na krok
replay-where-deal = Hra { $deal }:
replay-where = Hra { $deal }, tah { $move }:
