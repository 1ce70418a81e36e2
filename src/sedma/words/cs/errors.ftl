# Co říci, když je něco odmítnuto: error-<id>, argumenty podle chyby.

## Pravidla

error-where = { $source }, { $key }

error-unknown-game = Hra ani varianta „{ $key }“ není. Všechny vypíše „sedma rules“.
error-unknown-option = { $source }: volba „{ $key }“ není.
error-option-missing = { $source }: chybí volba { $key }.
error-option-without-value = Volba se píše NÁZEV=HODNOTA, ale v „{ $key }“ není „=“.
error-option-not-a-list = { error-where }: { $value } není seznam.
error-option-too-long = { error-where }: seznam má víc než { $most } položek.
error-option-not-a-whole-number = { error-where }: { $part } není celé číslo.
error-option-out-of-bounds = { error-where }: { $part } není mezi { $min } a { $max }.
error-option-not-a-rank = { error-where }: { $part } není hodnota karty (2 až 9, T, J, Q, K, A).
error-option-not-a-card = { error-where }: { $part } není hodnota ani karta.
error-option-not-listed = { error-where }: { $part } není nic z těchto: { $listed }.
error-option-repeats = { error-where }: { $part } je uvedeno dvakrát.
error-option-not-yes-or-no = { error-where }: { $value } není ano (true) ani ne (false).
error-option-not-a-map = { error-where }: { $value } nepřiděluje body hodnotám karet.
error-option-not-three = { error-where }: { $value } nejsou tři čísla.

error-removed-not-in-pack = { error-where }: { $value } nelze vyřadit; tolik takových karet v balíčku není.
error-packets-do-not-add-up = { error-where }: dávky { $value } nedají dohromady karty do ruky; se změnou hand_size patří i packets.
error-pack-too-small = { error-where }: balíček nestačí, aby každý dostal { $value } karet.
error-pack-does-not-divide = { error-where }: při hře s talonem musí být počet karet dělitelný počtem hráčů; vyřaďte vhodné karty (nyní { $value }).
error-partners-odd = { error-where }: spoluhráči potřebují sudý počet hráčů.
error-solo-card-missing = { error-where }: hra jednoho proti ostatním potřebuje zvláštního krále.
error-solo-card-without-solo = { error-where }: zvláštní král ({ $value }) patří jen do hry jednoho proti ostatním.
error-solo-not-three = { error-where }: jeden proti ostatním se hraje ve třech, počet { $value } nevyhovuje.
error-solo-without-stock = { error-where }: jeden proti ostatním se hraje s talonem.
error-solo-two-packs = { error-where }: jeden proti ostatním se hraje s jedním balíčkem.
error-solo-without-stakes = { error-where }: jeden proti ostatním se hraje na sazby.
error-solo-burns = { error-where }: ve hře jednoho proti ostatním nic nepálí (nyní { $value }).
error-solo-king-removed = { error-where }: kde je jeden král zvláštní, žádný král se nevyřazuje (nyní { $value }).
error-share-needs-three-sides = { error-where }: o výhru se mohou dělit jen tři nebo více hráčů, každý sám za sebe.
error-sweep-bonus-without-points = { error-where }: prémie { $value } za všechny štychy patří jen k počítání na body.
error-continuation-draws-at-once = { error-where }: kde se štych otáčí, nikdo nelíže, dokud neskončí.
error-stock-play-without-stock = { error-where }: bez talonu z něj nelze hrát naslepo.
error-stock-play-draws-late = { error-where }: ke hře naslepo patří lízání po každé kartě (play), ne { $value }.
error-lead-limit-in-fight = { error-where }: omezení výnosů ({ $value }) se nesnáší s bojem o štych.
error-cleaning-without-two-sides = { error-where }: očista potřebuje dvě stálé strany.
error-cleaning-with-continuation = { error-where }: očista potřebuje štychy o jednom kole, ne { $value }.
error-cleaning-without-stakes = { error-where }: očista se hraje na sazby.
error-seven-last-without-two-sides = { error-where }: prohra poslední sedmou potřebuje dvě strany.
error-seven-last-without-stakes = { error-where }: prohra poslední sedmou se hraje na sazby.
error-seven-last-with-cleaning = { error-where }: očista se nesnáší s prohrou poslední sedmou.
error-stakes-missing = { error-where }: hra na sazby potřebuje tři sazby.
error-simple-win-worth-nothing = { error-where }: prostá výhra musí být aspoň za 1 (nyní { $value }).
error-quartet-stakes-missing = { error-where }: čtveřice ukončí hru, ale není řečeno, za kolik.
error-quartet-without-stakes = { error-where }: kde čtveřice ukončí hru, hraje se na sazby.
error-quartet-worth-nothing = { error-where }: každá čtveřice musí být aspoň za 1 (nyní { $value }).
error-four-alike-not-four = { error-where }: aby čtveřice pálila, musí hrát čtyři hráči; počet { $value } nevyhovuje.
error-four-alike-two-packs = { error-where }: aby čtveřice pálila, musí se hrát s jedním balíčkem.
error-signals-without-partners = { error-where }: domlouvat se mohou jen čtyři hráči ve dvojicích.
error-no-points = { error-where }: za nic se nepočítají body, ani za poslední štych.

## Karty a tahy

error-unreadable-card = „{ $text }“ není karta. Karta je hodnota a barva, třeba 7H nebo 10S.
error-unreadable-decision = „{ $text }“ není karta ani jiný tah.
error-illegal-decision = { $decision } teď nelze. Lze: { $legal }.
error-deal-over = Hra skončila, { $decision } je tah navíc.
error-signal-not-allowed = { $signal } se teď říci nesmí.

## Záznamy

error-in-deal = Hra { $deal }: { $sentence }
error-in-move = Hra { $deal }, tah { $move }: { $sentence }

error-not-a-record = Toto není záznam hry: formát je { $format }, ne { $wanted }.
error-unknown-version = Záznam má verzi { $version }, tento program čte verzi { $wanted }.
error-unknown-preset = Hra „{ $preset }“ není.
error-wrong-type = { $wanted ->
    [object] „{ $where }“ musí být objekt s klíči.
    [list] „{ $where }“ musí být seznam.
    [text] „{ $where }“ musí být text.
   *[number] „{ $where }“ musí být celé číslo.
}
error-key-missing = V „{ $where }“ chybí klíč „{ $key }“.
error-unknown-key = Klíč „{ $key }“ v „{ $where }“ není; volný text patří do „notes“.
error-players-count = Počet hráčů v záznamu je { $given }, tuto hru jich hraje { $wanted }.
error-name-too-long = Jméno může mít znaků nejvýš { $most }.
error-too-many-deals = Her v záznamu smí být nejvýš { $most }, v tomto jich je { $deals }.
error-deck-or-position = Hra začíná buď balíčkem (deck), nebo postavením (position).
error-file-unreadable = Soubor { $file } nelze přečíst: { $reason }.
error-record-too-large = Záznam má nejvýše { $most } MB; tento je delší.
error-record-too-deep = Toto není záznam hry: je příliš hluboko vnořený.
error-key-twice = Klíč „{ $key }“ stojí v jednom objektu dvakrát.
error-record-not-json = Toto není JSON: nelze číst od řádku { NUMBER($line, useGrouping: 0) } a sloupce { NUMBER($column, useGrouping: 0) }.
error-record-not-text = Toto není text v Unicode.
error-number-unreadable = { $number } není číslo, jaké může být v záznamu.
error-record-too-long = Kroků v záznamu je { $frames }, ukázat jich lze nejvýš { $most }.
error-deck-incomplete = Karet v balíčku je { $cards }, v této hře jich má být { $wanted }.
error-hands-missing = Rukou je { $hands }, hráčů { $wanted }.
error-hands-unequal = Všichni musí mít v ruce stejně karet, aspoň jednu (zde: { $sizes }).
error-stock-not-used = Hra talon nemá, ale karet v něm je { $cards }.
error-stock-not-multiple = Počet karet v talonu ({ $cards }) není dělitelný počtem hráčů ({ $players }).
error-special-king-missing = Zvláštní král { $card } není v žádné ruce ani v talonu.
error-no-such-seat = „{ $key }“: místo { $seat } není; místa jsou od 0 do { $highest }.
error-given-count = „{ $key }“ má položek { $given }, stran je { $sides }.
error-given-bounds = „{ $key }“: { $value } není mezi 0 a { $most }.
error-points-without-trick = Strana { $side } má body ({ $points }), ale žádný štych.
error-card-not-in-pack = { $card } v balíčku není.
error-card-too-often = { $card } je tu příliš mnohokrát.
error-dealer-missing = U hry musí být uvedeno, kdo rozdával.
error-dealer-differs = Jako rozdávající je uvedeno místo { $dealer }, podle pravidel rozdává místo { $expected }.
error-match-over = Partie skončila, tato hra je navíc.
error-no-deal = Žádná hra nezačala.

## Stoly

error-stale = U stolu se mezitím něco stalo. Podívejte se a zvolte znovu.
error-nothing-to-play = Teď se žádná karta nehraje.
error-deal-not-due = Další hra teď začít nemůže.
error-match-not-over = Nová partie může začít, až tato skončí.
error-not-your-turn = Nejste na řadě.
error-bot-plays-seat = Na tomto místě hraje počítač.
error-signal-not-now = To se teď říci nesmí.
error-seat-unknown = Takové místo není.
error-host-only = To smí jen hostitel stolu.
error-bot-unknown = Takový počítačový hráč není.
error-key-refused = Tento odkaz neplatí; možná byl pro to místo vytvořen novější.
error-host-has-seat = Tento prohlížeč sedí u stolu na místě hostitele. Otevřete odkaz v jiném prohlížeči nebo v anonymním okně.
error-table-unknown = Takový stůl není, nebo u něj nemáte místo.
error-table-unreadable = Co je o tomto stole uloženo, je poškozené.
error-tables-full = Je tu otevřeno příliš mnoho stolů. Zkuste to později.
error-too-many-sockets = Je připojeno příliš mnoho oken. Některé zavřete.
error-seats-miscounted = Míst je { $seats }, hráčů v této hře { $players }.
error-person-missing = Aspoň na jednom místě musí být člověk.
error-body-too-large = To je příliš velké: nejvýš { $limit } bajtů.
error-too-fast = To bylo příliš rychle. Chvilku počkejte.
error-message-unreadable = Server zprávě nerozuměl: { $reason }
error-host-refused = Stránka byla vyžádána pod jménem, na které tento server neslyší.
error-origin-refused = Požadavek přišel z jiného webu.
error-method-refused = To s touto adresou nelze.
error-page-unknown = Na této adrese nic není.
error-server-failed = V programu se něco pokazilo; víc říká jeho záznam.

## Soubory a porty

error-database-unreadable = Soubor { $file } nelze číst jako databázi: { $reason }
error-database-foreign = Soubor { $file } je databáze jiného programu.
error-database-newer = Soubor { $file } zapsala novější verze programu (schéma { $found }, tato zná { $known }).
error-database-refused = Hru se nepodařilo uložit: { $reason }
error-port-refused = Port { NUMBER($port, useGrouping: 0) } na { $host } nelze použít: { $reason }
error-ports-busy = Na { $host } jsou všechny porty od { NUMBER($port, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) } obsazené.

## Příkazový řádek

error-usage = Příkazový řádek nejde přečíst: { $reason }. Víc řekne „sedma --help“.
error-output-refused = Výstup se nepodařilo zapsat: { $reason }.
error-option-without-game = Volby patří ke hře: jmenujte nějakou, třeba „sedma rules sedma4 --option target=10“.
error-language-unknown = Jazyk „{ $lang }“ není. Jsou: { $known }.
error-bot-not-known = Počítačový hráč „{ $bot }“ není. Jsou: { $known }.
error-too-many-bots = Jmenovaných počítačových hráčů je { $given }, ale míst, která nejsou vaše, jen { $seats }.
error-seat-not-there = Místo { $seat } není; tato hra má místa 1 až { $players }.
error-seed-unreadable = „{ $seed }“ není semínko; semínko je 1 až 64 šestnáctkových číslic.
error-port-unreadable = „{ $port }“ není port; porty jsou od 0 do 65535.

## Přesná hra

error-nothing-to-solve = Na konci záznamu už není co hrát.
error-no-tables-for = Pro „{ $name }“ nejsou tabulky koncovek; odpovídá prohledávání.
error-digest-of-one-game = Otisk patří k tabulkám jedné hry.
error-limit-unreadable = „{ $limit }“ není počet sekund větší než 0.
error-cards-unreadable = „{ $cards }“ není počet karet od 1 do { $most }.
error-table-damaged = Tabulka koncovek { $name } je poškozená; nepoužije se.
error-table-foreign = Soubor { $name } není tabulka koncovek pro tato pravidla; nepoužije se.
error-table-wrong = Prohledávání nesouhlasí s tabulkou koncovek { $name }; nepoužije se.

## Aréna

error-player-unknown = Hráč „{ $player }“ není. Jsou: { $known }.
error-player-option-unknown = Hráč { $player } nemá volbu „{ $option }“. Jeho volby: { $known }.
error-player-option-refused = „{ $value }“ nemůže být volba { $option } hráče { $player }; smí to být { $allowed }.
error-player-option-twice = Volba { $option } hráče { $player } je zadána dvakrát.
error-player-option-by-clock = S rozpočtem času ({ $clock }) volba { $option } hráče { $player } nic neurčuje: vynechte ji.
error-player-twice = Hráč „{ $player }“ je jmenován dvakrát.
error-too-few-players = K utkání jsou potřeba aspoň dva hráči.
error-deals-unreadable = „{ $deals }“ není počet her od 2 do { NUMBER($most, useGrouping: 0) }.
error-until-unreadable = „{ $until }“ není šířka větší než 0.
error-processes-unreadable = „{ $processes }“ není počet procesů od 1 do 1024.
error-ledger-refused = Soubor výsledků { $file } nelze použít: { $reason }.
error-league-refused = Ligu se nepodařilo zapsat do { $file }: { $reason }.
error-external-not-started = Program { $command } nelze spustit: { $reason }.
error-external-handshake = Program { $command } na první řádek neodpověděl, jak má: { $reason }.

## Učení

error-weights-missing = Soubor s vahami { $file } není.
error-learn-not-installed = Učení potřebuje { $name }, a to tu není: pip install torch tensorboard (doplněk sedma[learn]).
error-train-length = Řekněte, jak dlouho se učit: buď --minutes, nebo --decisions.
error-train-number = „{ $value }“ nemůže být { $name }: musí to být celé číslo od { $least } do { NUMBER($most, useGrouping: 0) }.
error-weights-refused = Soubor { $file } nejsou váhy sítě: { $part } není, jak má být.
error-train-folder-refused = Složku { $folder } nelze použít: { $reason }.
error-train-state-damaged = Stav dřívějšího učení v { $file } nejde přečíst. Chcete-li začít znovu, odstraňte ho.
error-train-other-run = Složka { $folder } patří k učení s jinými hrami, jiným semínkem nebo jinou odpovědí na váhy. Zvolte jinou.
error-train-diverged = Učení se zhroutilo: čísla vzrostla nade všechny meze. Poslední uložený stav zůstává.
