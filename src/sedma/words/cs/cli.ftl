# Co říká příkazový řádek a hra v řádcích.

## Server

serve-address = Sedma je na { $address }
serve-network = V místní síti je na { $address }
serve-port-busy = Port { NUMBER($port, useGrouping: 0) } je obsazený, použije se { NUMBER($other, useGrouping: 0) }.

## Hra v řádcích

plain-title = { $title }, partie do { $target }
plain-seat = Máte místo { $seat } z { $players }.
plain-opponent = { $name }: { $bot }
plain-hint = Napište číslo volby nebo kartu, třeba 7H. ? je nápověda.
plain-help-number = Číslo zahraje tu volbu; platí i karta, třeba 7H nebo 10S, a „stop“, „dark“ a „call“.
plain-help-h = h: karty v ruce, stůl a body.
plain-help-t = t: poslední štych.
plain-help-r = r: pravidla.
plain-help-s = s: uložit partii jako záznam.
plain-help-q = q: uložit a odejít.
plain-name-you = Vy
plain-name-partner = Spoluhráč { $seat }
plain-name-player = Hráč { $seat }
plain-deal = Hra { $number }. Rozdává: { $dealer }. Vynáší: { $leader }.
plain-laid = { $name }: { $card }
plain-dark = { $name }, naslepo z talonu: { $card }
plain-turned-up = { $name }, otočená karta se zatím hrát nesmí a jde do ruky: { $card }
plain-call = { $name }: čtveřice!
plain-trick = Štych bere: { $name }. Body: { $points }.
plain-stock = V talonu zbývá karet: { $stock }.
plain-hand = V ruce: { $cards }
plain-table = Na stole: { $cards }. Vítězí: { $owner }. Body: { $points }.
plain-standing = Body: { $points }. Karet v talonu: { $stock }.
plain-lead = Vynášíte.
plain-go-on-or-stop = Všichni přidali. Štych otočit, nebo ukončit?
plain-must-play-hand = Král se zatím hrát nesmí. Zahrajte jinou kartu z ruky.
plain-partner-to-play = Na řadě: { $name }. Smíte říci:
plain-signal = { $name }: „{ $text }“
plain-choose = Vaše volba, 1 až { $most }:
plain-choose-or-nothing = Vaše volba, 1 až { $most }, nebo prázdný řádek pro mlčení:
plain-no-such-number = Vyberte od 1 do { $most }.
plain-no-last-trick = Ještě nikdo nevzal žádný štych.
plain-won = { $names }: { $outcome }
plain-nobody-won = Tuto hru nevyhrál nikdo.
plain-side = { $names }: body { $points }, štychy { $tricks }
plain-burned = Pálí se, zpět na nulu: { $names }
plain-total = { $names } { $total }
plain-totals = Stav partie: { $totals }
plain-match-won = Partii vyhrává: { $names }
plain-saved = Uloženo v { $file }
plain-not-saved = Do { $file } se uložit nepodařilo: { $reason }
plain-goodbye = Na shledanou.

## Vyprávění záznamu

account-match = { $title }, her: { $deals }
account-deal = Hra { $number }
account-trick = Štych { $number }: { $cards }. { $taken }
account-hand = V ruce má { $name }: { $cards }
account-stock = Talon: { $cards }.
account-stock-empty = Talon je prázdný.
account-to-play = Na řadě: { $name }. Možné: { $choices }

## Nápověda

cli-usage = použití:{ " " }
cli-commands = příkazy
cli-arguments = argumenty
cli-settings = volby
cli-about = Karetní hra Sedma a celá její rodina. Bez příkazu se hra otevře v prohlížeči.
cli-serve-about = hrát v prohlížeči (totéž udělá samotné „sedma“)
cli-play-about = hrát v terminálu, řádek po řádku
cli-rules-about = vypsat všechny hry, nebo vysvětlit pravidla jedné
cli-replay-about = rozsoudit záznam hry a říct, co se v něm stalo
cli-help = ukázat tuto nápovědu
cli-version = ukázat verzi
cli-lang = jazyk: { $languages }
cli-port = port, na kterém se poslouchá; je-li obsazený, další volný
cli-host = adresa, na které se poslouchá; 0.0.0.0 pustí místní síť
cli-no-browser = jen vypsat adresu
cli-data = složka s databází stolů
cli-plain = řádky textu s číslovanými možnostmi (zatím jediný způsob)
cli-game = hra nebo varianta; „sedma rules“ je vypíše
cli-option = změnit jedno pravidlo, třeba target=10 nebo wild=7,8; lze opakovat
cli-bot = kdo hraje na místě, které není vaše ({ $bots }); jednou pro všechny, nebo jednou pro každého po řadě
cli-seat = vaše místo, od 1
cli-seed = nejvýše 64 šestnáctkových číslic, ze kterých vzejdou všechna rozdání
cli-rules-name = hra nebo varianta, která se má vysvětlit
cli-file = záznam; - je standardní vstup
cli-json = vypsat jeden objekt JSON pro programy

cli-refused = sedma: { $sentence }
cli-list-games = Hry
cli-list-variants = Varianty
cli-list-hint = „sedma rules JMÉNO“ vysvětlí hru; „--option JMÉNO=HODNOTA“ změní pravidlo.

## Přesná hra

cli-solve-about = jakou cenu má pozice s odkrytými kartami a každý tah v ní
cli-tables-about = spočítat tabulky koncovek, vypsat je nebo jejich otisk
cli-limit = skončit po tolika sekundách a říct, co je do té doby jisté
cli-tables-action = build: spočítat, co chybí; digest: SHA-256 tabulek jedné hry; list: co je k dispozici
cli-tables-games = hry nebo varianty; bez nich všechny
cli-cards = do kolika karet v každé ruce (obvykle 4, v hole 3)

solve-value = Při nejlepší hře získá strana hráče { $seat } odteď { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
solve-bounds = Strana hráče { $seat } získá odteď od { $low } do { $high ->
    [one] { $high } bodu
    [few] { $high } bodů
    [many] { $high } bodu
   *[other] { $high } bodů
}.
solve-decision = { $decision }: { $points }
solve-all-tricks = Může vzít všechny štychy.
solve-convention = Stran je víc než dvě, takže to není přesná hodnota: platí, pokud všichni ostatní hrají proti tomuto hráči.
solve-stopped = Na víc nestačil čas.
solve-from-table = v tabulkách koncovek
solve-from-search = prohledáváním
solve-effort = Zjištěno { $source }: { $nodes ->
    [one] { $nodes } pozice
    [few] { $nodes } pozice
    [many] { $nodes } pozice
   *[other] { $nodes } pozic
}, { $seconds } s.
tables-built = { $name }: { $path }
tables-progress = { $name }: { $share } %
tables-folder = { $tables ->
    [one] { $tables } tabulka
    [few] { $tables } tabulky
    [many] { $tables } tabulky
   *[other] { $tables } tabulek
} v { $path }
tables-entry = { $name }: { $megabytes } MB, SHA-256 { $digest }
cli-stakes = místo bodů ocenit, co hra přidá k partii
solve-stakes = Při nejlepší hře má hra pro stranu hráče { $seat } cenu { $points }.
solve-stakes-bounds = Hra má pro stranu hráče { $seat } cenu od { $low } do { $high }.

## Aréna

cli-match-about = nechat hrát počítačové hráče proti sobě a říct, jak jistý je rozdíl mezi nimi
cli-league-about = nechat hrát v několika hrách každého s každým a zapsat tabulku
cli-match-players = dva hráči nebo víc: { $bots }, s volbami jako JMÉNO:volba=hodnota,volba=hodnota; nebo exec:PŘÍKAZ
cli-league-games = hry nebo varianty (obvykle pět)
cli-league-players = hráči, jako pro „sedma match“ ({ $bots })
cli-out = sem zapsat stránku ligy
cli-deals = kolik balíčků rozdat; každý se sehraje ve všech rozesazeních
cli-until = skončit, jakmile je interval bodů bez vlivu štěstí na obě strany takto úzký
cli-ledger = soubor, ve kterém zůstanou výsledky, takže stejný příkaz pokračuje, kde skončil
cli-no-ledger = nic neukládat a o ničem dřívějším nevědět
cli-processes = kolik procesů se dělí o práci (obvykle jeden na procesor)

match-title = { $rules }: { $players }. { $deals ->
    [one] { $deals } hra
    [few] { $deals } hry
    [many] { $deals } hry
   *[other] { $deals } her
}, počet rozesazení: { $seatings }.
match-points = bodů na hru: { $lead }; bez vlivu štěstí { $adjusted }; štěstí { $gap }
match-stakes = přidáno k partii: { $lead }; bez vlivu štěstí { $adjusted }; štěstí { $gap }
match-player = { $player }: bodů { $points } ({ $share } %), vyhráno { $won } % her, { $ms } ms na rozhodnutí ({ $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
    [many] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
})
match-compiling = Připravují se hráči; poprvé to trvá až několik minut …
match-by-clock = Hraje se na milisekundy nebo hraje cizí program: druhý běh může dopadnout jinak.
match-forfeits = Přerušeno a prohráno: { $deals ->
    [one] { $deals } hra
    [few] { $deals } hry
    [many] { $deals } hry
   *[other] { $deals } her
} ({ $reasons }).
match-progress = { $players }: { $deals } z { $most }, { $lead }
match-ledger-damaged = V { $file } { $lines ->
    [one] byl přeskočen { $lines } poškozený řádek
    [few] byly přeskočeny { $lines } poškozené řádky
    [many] bylo přeskočeno { $lines } poškozeného řádku
   *[other] bylo přeskočeno { $lines } poškozených řádků
}.
match-table = Body na hru hráče vlevo proti hráči nahoře, bez vlivu štěstí:
league-title = Liga počítačových hráčů
league-about = O kolik bodů na hru je jedna strana před druhou, s 95% intervaly; balíčků se semínkem { $seed }: { $deals }, každý sehraný ve všech rozesazeních.
league-all = Každý s každým, bez vlivu štěstí:
league-stronger = silnější
league-weaker = slabší
league-lead = bodů na hru
league-adjusted = bez vlivu štěstí
league-won = vyhrané hry

## Učení

cli-train-about = nechat síť, aby se sama naučila hry (potřebuje doplněk „learn“)
cli-train-games = hry k naučení (obvykle všechny, i s vymyšlenými domácími pravidly)
cli-train-minutes = jak dlouho se učit; přerušené učení pokračuje týmž příkazem
cli-train-decisions = nebo kolik se toho naučit, v rozhodnutích hry se sebou: na každém stroji stejně
cli-train-house = kolik vymyšlených domácích pravidel se učit navíc
cli-train-seed = semínko učení (1)
cli-train-threads = kolik vláken použít (obvykle jedno na procesor)
cli-train-against = naučit se místo toho nejlepší odpověď na tyto váhy, počínaje jimi
cli-train-out = složka učení: stav, záznam pro TensorBoard a váhy
train-progress = { $percent } %, { $minutes } min, { $millions } milionu rozhodnutí, { $speed } za sekundu. Nad „rules“, bodů na hru: { $over }
train-done = Váhy jsou v souboru { $file }.
