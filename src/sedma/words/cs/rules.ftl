# Volby, jejich hodnoty a věty stránek s pravidly.

## Volby: option-<název>, option-<název>-help, option-<název>-<hodnota>

option-players = Hráči
option-players-help = Kolik hráčů hraje.
option-players-2 = dva
option-players-3 = tři
option-players-4 = čtyři
option-players-6 = šest

option-sides = Strany
option-sides-help = Kdo hraje s kým.
option-sides-alone = každý sám za sebe
option-sides-partners = spoluhráči, sedí střídavě
option-sides-solo = držitel zvláštního krále proti ostatním

option-solo_card = Zvláštní král
option-solo_card-help = Král, jehož držitel hraje sám; platí jako sedma.
option-solo_card-KS = zelený král
option-solo_card-KH = červený (srdcový) král
option-solo_card-none = žádný

option-rotation = Směr
option-rotation-help = Kterým směrem se rozdává a hraje.
option-rotation-cw = po směru hodinových ručiček, doleva
option-rotation-acw = proti směru hodinových ručiček, doprava

option-ranks = Balíček
option-ranks-help = Které hodnoty má každá barva.
option-ranks-7-A = od sedmy po eso, 32 karet
option-ranks-6-A = od šestky po eso, 36 karet
option-ranks-2-A = od dvojky po eso, 52 karet

option-packs = Počet balíčků
option-packs-help = Kolik balíčků se zamíchá dohromady.
option-packs-1 = jeden
option-packs-2 = dva

option-removed = Vyřazené karty
option-removed-help = Karty, které se před mícháním vyřadí: hodnoty (kterákoli taková karta) nebo určité karty.
option-removed-none = žádné

option-hand_size = Karet v ruce
option-hand_size-help = Kolik karet každý dostane a do kolika dolízává.
option-hand_size-4 = čtyři
option-hand_size-5 = pět
option-hand_size-6 = šest
option-hand_size-8 = osm

option-packets = Dávky
option-packets-help = Po kolika kartách se rozdává; dohromady dají karty do ruky.

option-stock = Talon
option-stock-help = Zda se ze zbylých karet líže. Jinak zůstanou mimo hru.
option-stock-yes = ano
option-stock-no = ne

option-next_dealer = Kdo rozdává příště
option-next_dealer-help = Kdo rozdává po skončení hry.
option-next_dealer-rotate = další hráč
option-next_dealer-losers = poražený, aby vynášel vítěz
option-next_dealer-repeat = po většině bodů týž, jinak další hráč

option-wild = Karty, které berou vše
option-wild-help = Hodnoty, které přebijí cokoli vyneseného.
option-wild-none = žádné

option-wild_mode = Síla karet, které berou vše
option-wild_mode-help = Zda může po takové kartě ještě vyhrát karta vynesené hodnoty.
option-wild_mode-joker = berou jako vynesená hodnota; platí poslední
option-wild_mode-trump = trumfy: přebije je jen další taková karta

option-continuation = Otáčení štychu
option-continuation-help = Co smí vynášející, když všichni přidali po kartě.
option-continuation-none = nic, štych skončil
option-continuation-match = přidat další kartu, která bere
option-continuation-fight = bojovat: vynést přes štych jakoukoli kartu

option-continue_when = Kdy se smí otáčet
option-continue_when-help = Čí karta musí ve štychu právě vítězit.
option-continue_when-always = kohokoli
option-continue_when-not_partner = kohokoli kromě spoluhráče
option-continue_when-opponent_only = protihráče

option-lead_limit = Omezení výnosů
option-lead_limit-help = Kolikrát po sobě smí týž hráč vynést stejnou hodnotu.
option-lead_limit-0 = bez omezení
option-lead_limit-3 = třikrát

option-stock_play = Hra naslepo
option-stock_play-help = Zda lze místo karty z ruky zahrát neviděnou vrchní kartu talonu.
option-stock_play-yes = ano
option-stock_play-no = ne

option-draw_timing = Kdy se líže
option-draw_timing-help = Kdy se berou karty z talonu.
option-draw_timing-trick = po každém štychu
option-draw_timing-play = hned po zahrané kartě
option-draw_timing-empty = až všem dojdou karty

option-draw_mode = Jak se líže
option-draw_mode-help = Jak se po štychu berou chybějící karty.
option-draw_mode-singly = po jedné, pořád dokola
option-draw_mode-batch = všechny chybějící najednou

option-card_points = Body za karty
option-card_points-help = Kolik bodů má která hodnota.

option-last_trick = Poslední štych
option-last_trick-help = Body pro vítěze posledního štychu.
option-last_trick-0 = nic
option-last_trick-10 = 10 bodů

option-hand_score = Počítání
option-hand_score-help = Co hra přinese do partie.
option-hand_score-stakes = sazbu pro vítěze
option-hand_score-points = body, které strany získaly

option-stakes = Sazby
option-stakes-help = Za kolik je prostá výhra, výhra nad stranou bez bodu a výhra se všemi štychy.
option-stakes-none = žádné

option-tie = Nerozhodně
option-tie-help = Co se stane, když má nejvíc bodů víc stran stejně.
option-tie-void = nevyhraje nikdo
option-tie-last_trick = rozhodne poslední štych
option-tie-share = kdo je na špici, vyhrává

option-sweep_bonus = Prémie za všechny štychy
option-sweep_bonus-help = Body, které si připíše vítěz všech štychů.
option-sweep_bonus-0 = žádná
option-sweep_bonus-80 = 80 bodů

option-burn = Pálení
option-burn-help = Co vrátí stav partie na nulu.
option-burn-none = nic
option-burn-sweep = prohra všech štychů
option-burn-four_alike = ztráta štychu ze čtyř karet jedné hodnoty
option-burn-zero = hra bez bodu

option-quartet = Čtveřice
option-quartet-help = Zda čtyři karty jedné hodnoty ukončí hru.
option-quartet-off = ne
option-quartet-table = zahrané po sobě
option-quartet-hand = ohlášené z ruky

option-quartet_stakes = Za kolik je čtveřice
option-quartet_stakes-help = Kolik vynese takový konec: za jiné hodnoty, za desítky, za sedmy.
option-quartet_stakes-none = žádné

option-seven_last_loses = Poslední sedma prohrává
option-seven_last_loses-help = Zda strana, která zahraje sedmu jako úplně poslední kartu, prohraje hru.
option-seven_last_loses-yes = ano
option-seven_last_loses-no = ne

option-cleaning = Očista
option-cleaning-help = Zda dámy špiní a pozdní králové očišťují, s výhrami za 1 až 5.
option-cleaning-yes = ano
option-cleaning-no = ne

option-target = Partie do
option-target-help = Stav, kterým se vyhrává partie.

option-signals = Domlouvání
option-signals-help = Co si smějí spoluhráči říci.
option-signals-none = nic
option-signals-ask = vynášející se smí zeptat „Máš?“
option-signals-four = čtyři pokyny: vezmi, nech, namaž, nemaž

## Stránky s pravidly

page-title-players = Hráči
page-title-pack = Karty
page-title-deal = Rozdávání
page-title-lead = Kdo vynáší
page-title-trick = Kdo bere štych
page-title-continuing = Otáčení štychu
page-title-drawing = Lízání
page-title-counters = Body
page-title-score = Za kolik je hra
page-title-cleaning = Špinaví a čistí
page-title-burning = Pálení
page-title-quartet = Čtveřice
page-title-next-dealer = Kdo rozdává příště
page-title-match = Partie
page-title-signals = Domlouvání

page-players-two = Hrají dva proti sobě.
page-players-alone = { $players ->
    [3] Hrají tři, každý sám za sebe.
    [4] Hrají čtyři, každý sám za sebe.
   *[6] Hraje šest hráčů, každý sám za sebe.
}
page-players-team = { $players ->
    [4] Hrají čtyři ve dvojicích; spoluhráči sedí křížem.
   *[6] Hraje šest hráčů, tři proti třem; strany sedí střídavě.
}
page-players-solo = Hrají tři. Komu přijde karta { $card }, hraje sám proti druhým dvěma.
page-solo-card = Karta { $card } tu není král, ale ve všem sedma: při výnosu, při hře i při počítání.
page-solo-open = Ukazovat ji nikdo nemusí: ostatní poznají, kdo hraje sám, až padne. Do té doby má každý své štychy zvlášť; nakonec se štychy obou spoluhráčů počítají dohromady.
page-rotation = { $rotation ->
    [acw] Rozdává se a hraje proti směru hodinových ručiček, doprava.
   *[cw] Rozdává se a hraje po směru hodinových ručiček, doleva.
}

page-pack = { $packs ->
    [1] Hraje se s { $cards } kartami čtyř barev: { $lowest } až { $highest }.
   *[2] Hraje se se dvěma zamíchanými balíčky, každý má { $cards } karet čtyř barev: { $lowest } až { $highest }.
}
page-removed = { $left ->
    [one] Před mícháním se vyřadí: { $removed }. Zbude { $left } karta.
    [few] Před mícháním se vyřadí: { $removed }. Zbudou { $left } karty.
    [many] Před mícháním se vyřadí: { $removed }. Zbude { $left } karty.
   *[other] Před mícháním se vyřadí: { $removed }. Zbude { $left } karet.
}
page-counted-card = { $count ->
    [1] { $card }
   *[2] { $card } (obě)
}
page-counted-rank = { $count ->
    [one] { $count } { $single }
    [few] { $count } { $plural }
    [many] { $count } { $counted }
   *[other] { $count } { $counted }
}
page-suits = Na barvách nezáleží a žádná hodnota sama o sobě není vyšší než jiná.
page-suits-solo = Na barvách nezáleží, jen { $card } má zvláštní úlohu, a žádná hodnota sama o sobě není vyšší než jiná.

page-deal-at-once = { $cards ->
    [one] Každý dostane { $cards } kartu.
    [few] Každý dostane najednou { $cards } karty.
    [many] Každý dostane najednou { $cards } karty.
   *[other] Každý dostane najednou { $cards } karet.
}
page-deal-even = { $cards ->
    [one] Každý dostane { $cards } kartu.
    [few] Každý dostane { $cards } karty, po { page-size }.
    [many] Každý dostane { $cards } karty, po { page-size }.
   *[other] Každý dostane { $cards } karet, po { page-size }.
}
page-size = { $size ->
    [1] jedné
    [2] dvou
    [3] třech
    [4] čtyřech
   *[5] { $size }
}
page-deal-uneven = { $cards ->
    [one] Každý dostane { $cards } kartu ({ $sizes }).
    [few] Každý dostane { $cards } karty v dávkách { $sizes }.
    [many] Každý dostane { $cards } karty v dávkách { $sizes }.
   *[other] Každý dostane { $cards } karet v dávkách { $sizes }.
}
page-deal-order = { $rotation ->
    [acw] První dostává hráč po pravici rozdávajícího, poslední rozdávající.
   *[cw] První dostává hráč po levici rozdávajícího, poslední rozdávající.
}
page-stock = { $cards ->
    [one] Zbylá karta je talon a leží lícem dolů.
    [few] Zbylé { $cards } karty jsou talon a leží lícem dolů.
    [many] Zbylých { $cards } karty je talon a leží lícem dolů.
   *[other] Zbylých { $cards } karet je talon a leží lícem dolů.
}
page-dead = { $cards ->
    [one] Jedna karta zbude; leží lícem dolů a do hry nepřijde.
    [few] { $cards } karty zbudou; leží lícem dolů a do hry nepřijdou.
    [many] { $cards } karty zbude; leží lícem dolů a do hry nepřijde.
   *[other] { $cards } karet zbude; leží lícem dolů a do hry nepřijdou.
}
page-all-dealt = Rozdají se všechny karty, talon není.
page-first-dealer = První rozdávající partie se určí losem.

page-lead-two = První štych vynáší ten, kdo nerozdával, další vždy ten, kdo vzal předchozí štych.
page-lead = { $rotation ->
    [acw] První štych vynáší hráč po pravici rozdávajícího, další vždy ten, kdo vzal předchozí štych.
   *[cw] První štych vynáší hráč po levici rozdávajícího, další vždy ten, kdo vzal předchozí štych.
}
page-lead-limit = Nikdo nesmí vynést stejnou hodnotu víc než { $most }× po sobě, ledaže nemá co jiného vynést. Výnos jiného hráče řadu přeruší.
page-lead-limit-unseen = Kartu vynesenou naslepo z talonu lze zahrát vždy, do řady se však počítá.

page-round = Vynášející položí na stůl kteroukoli kartu a ostatní po řadě přidají po jedné. Každý smí zahrát, co chce: barva ani hodnota se ctít nemusí.
page-wins = Štych bere ten, kdo poslední zahrál kartu vynesené hodnoty; když ji nezahrál nikdo další, bere vynášející.
page-wild = Vše berou { $wild }: platí za jakoukoli vynesenou hodnotu.
page-wins-wild = Štych bere ten, kdo poslední zahrál kartu vynesené hodnoty nebo kartu, která bere vše; když nikdo další takovou nezahrál, bere vynášející.
page-wild-led = Je-li taková karta sama vynesena, nic jiného nezastupuje: přebije ji jen karta, která bere vše.
page-wins-trump = Trumfy jsou { $wild }. Štych bere ten, kdo zahrál poslední trumf; bez trumfu ten, kdo poslední zahrál kartu vynesené hodnoty; když ji nezahrál nikdo další, bere vynášející.

page-one-round = Když každý zahrál jednu kartu, štych skončil a vítěz si karty vezme.
page-continue = Když každý zahrál kartu, smí vynášející, a nikdo jiný, štych otočit: přidá další kartu vynesené hodnoty. Všichni ostatní pak přidají ještě po jedné a bere poslední taková karta ze všech. Otáčet lze, dokud vynášející takovou kartu má a chce.
page-continue-joker = Když každý zahrál kartu, smí vynášející, a nikdo jiný, štych otočit: přidá další kartu vynesené hodnoty nebo kartu, která bere vše. Všichni ostatní pak přidají ještě po jedné a bere poslední taková karta ze všech. Otáčet lze, dokud vynášející takovou kartu má a chce.
page-continue-trump = Když každý zahrál kartu, smí vynášející, a nikdo jiný, štych otočit: přidá další kartu vynesené hodnoty nebo trumf; leží-li už ve štychu trumf, jen trumf. Všichni ostatní pak přidají ještě po jedné. Otáčet lze, dokud vynášející takovou kartu má a chce.
page-fight = Když každý zahrál kartu, smí vynášející, a nikdo jiný, bojovat: karty zůstanou ležet a on vynese novou, jakoukoli. Všichni ostatní přidají ještě po jedné. Teď rozhoduje jen nový výnos, a kdo ho vyhraje, bere všechno na stole. Bojovat lze, dokud vynášející má karty a chce.
page-when-always = Nezáleží na tom, kdo ve štychu právě vítězí.
page-when-not-partner = Nesmí však, pokud ve štychu právě vítězí jeho spoluhráč.
page-when-opponent = { $who ->
    [team] Smí to jen tehdy, když ve štychu právě vítězí protihráč.
   *[alone] Smí to jen tehdy, když ve štychu právě vítězí někdo jiný než on.
}
page-when-solo = Dokud na stůl nepadla karta { $card }, platí pro vynášejícího každý za protihráče.
page-one-trick = Jinak štych skončil a vítěz si karty vezme. Ať měl kol, kolik chtěl, je to jeden štych.

page-draw = { $mode ->
    [batch] Po každém štychu si všichni dolíznou do počtu { $cards }: nejdřív ten, kdo štych vzal, všechny chybějící karty najednou, pak po řadě ostatní.
   *[singly] Po každém štychu si všichni dolíznou do počtu { $cards }: nejdřív ten, kdo štych vzal, pak po řadě ostatní, po jedné kartě a pořád dokola.
}
page-draw-one = Po každém štychu si každý lízne jednu kartu, nejdřív ten, kdo štych vzal, pak po řadě ostatní.
page-draw-play = Kdo zahrál kartu z ruky, hned si jednu lízne z talonu.
page-draw-empty = { $mode ->
    [batch] Líže se, až všem dojdou karty. Pak si každý vezme nových { $cards }: nejdřív ten, kdo vzal štych, všechny najednou, pak po řadě ostatní.
   *[singly] Líže se, až všem dojdou karty. Pak si každý vezme nových { $cards }: nejdřív ten, kdo vzal štych, pak po řadě ostatní, po jedné kartě a pořád dokola.
}
page-draw-short = Když talon nestačí, líznou si všichni stejně, jen méně karet.
page-unseen = Dokud je talon, smí hráč místo karty z ruky otočit jeho vrchní kartu a zahrát ji naslepo. Pak si nelíže.
page-draw-end = Když talon dojde, dohrají se karty z ruky.

page-counter = { $rank } { $points }
page-counters = Body mají: { $counters }. Ostatní karty nemají nic.
page-counters-equal = Body mají { $ranks }, po { $points }. Ostatní karty nemají nic.
page-no-counters = Karty samy body nemají.
page-last-trick = { $points ->
    [one] Poslední štych přinese vítězi ještě { $points } bod.
    [few] Poslední štych přinese vítězi ještě { $points } body.
    [many] Poslední štych přinese vítězi ještě { $points } bodu.
   *[other] Poslední štych přinese vítězi ještě { $points } bodů.
}
page-total = { $total ->
    [one] Dohromady je to { $total } bod.
    [few] Dohromady jsou to { $total } body.
    [many] Dohromady je to { $total } bodu.
   *[other] Dohromady je to { $total } bodů.
}
page-dead-counters = Body za karty mimo hru nedostane nikdo.

page-most-points = { $who ->
    [alone] Hru vyhrává, kdo má nejvíc bodů.
   *[team] Hru vyhrává strana, která má nejvíc bodů.
}
page-enough = { $points ->
    [one] Stačí { $points } bod.
    [few] Stačí { $points } body.
    [many] Stačí { $points } bodu.
   *[other] Stačí { $points } bodů.
}
page-stake-simple = { $stake ->
    [one] Prostá výhra je za { $stake } vítězný bod.
    [few] Prostá výhra je za { $stake } vítězné body.
    [many] Prostá výhra je za { $stake } vítězného bodu.
   *[other] Prostá výhra je za { $stake } vítězných bodů.
}
page-stake-bald = Když poražení nemají ani jeden bod, je za { $stake }.
page-stake-naked = Když poražení nevzali ani jeden štych, je za { $stake }.
page-stake-solo = Tolik si připíše každý vítěz, jak ten, kdo hraje sám, tak každý ze dvou spoluhráčů.
page-tie-void = Má-li nejvíc bodů víc stran stejně, nevyhrává nikdo.
page-tie-last-trick-of-two = Při stejném počtu bodů má prostou výhru ten, kdo vzal poslední štych.
page-tie-last-trick-of-more = Z těch, kdo mají stejně nejvíc bodů, má prostou výhru ten, kdo vzal poslední štych; vzal-li ho někdo jiný, nevyhrává nikdo.
page-tie-share = { $score ->
    [points] Kdo mají stejně nejvíc bodů, vyhrávají všichni, ledaže mají stejně úplně všichni; pak nevyhrává nikdo.
   *[stakes] Kdo mají stejně nejvíc bodů, mají každý prostou výhru, ledaže mají stejně úplně všichni; pak nevyhrává nikdo.
}
page-seven-last = { $who ->
    [alone] Kdo zahraje sedmu jako úplně poslední kartu hry, prohrává bez ohledu na body. Soupeř si připíše { $stake }, nebo víc, je-li víc jeho výhra podle bodů.
   *[team] Strana, která zahraje sedmu jako úplně poslední kartu hry, prohrává bez ohledu na body. Druhá strana si připíše { $stake }, nebo víc, je-li víc její výhra podle bodů.
}
page-score-points = { $who ->
    [alone] Každý si k dosavadnímu stavu přičte body, které ve hře získal.
   *[team] Každá strana si k dosavadnímu stavu přičte body, které ve hře získala.
}
page-sweep-bonus = { $who ->
    [alone] Kdo vezme všechny štychy, přičte si navíc { $bonus }.
   *[team] Strana, která vezme všechny štychy, si přičte navíc { $bonus }.
}

page-dirty = Strana, která vezme štych, v němž je { $queen }, dokud jsou v talonu karty, je špinavá.
page-clean = Očistí se, když po dojití talonu vezme štych, v němž je { $king }. Jediný očistí od všech { $queens }; dřív vzatí { $kings } nepomáhají.
page-barred = Proto se, dokud je talon, nesmí z ruky zahrát poslední ze všech { $kings }, ledaže hráč nic jiného nemá.
page-barred-unseen = Otočí-li se tato karta naslepo z talonu, všichni ji uvidí, hráč si ji vezme do ruky a zahraje z ruky jinou, aniž lízne.
page-scale-simple = { $who ->
    [alone] Kdo má víc bodů, připíše si 1 vítězný bod.
   *[team] Strana, která má víc bodů, si připíše 1 vítězný bod.
}
page-scale-dirty = Jsou-li poražení špinaví, je to za 2.
page-scale-points = Od { $points } bodů výš je to za 3.
page-scale-naked = Se všemi štychy je to za 4.
page-scale-queen = Jsou-li poražení špinaví a mají přesně { $points }, tolik co jediná karta { $queen }, je to za 5.
page-scale-highest = Platí nejvyšší z toho, co nastalo.

page-burn-sweep = { $who ->
    [alone] Kdo vezme všechny štychy, spálí ostatní: jejich stav klesne na nulu.
   *[team] Strana, která vezme všechny štychy, spálí druhou: její stav klesne na nulu.
}
page-burn-four-alike = { $who ->
    [alone] Kdo vezme štych ze čtyř karet jedné hodnoty, spálí ostatní: jejich stav hned klesne na nulu. Jiná karta žádnou z nich nezastoupí.
   *[team] Strana, která vezme štych ze čtyř karet jedné hodnoty, spálí druhou: její stav hned klesne na nulu. Jiná karta žádnou z nich nezastoupí.
}
page-burn-four-alike-match = Platí to jen tehdy, když štych těmito čtyřmi kartami skončí.
page-burn-four-alike-fight = V boji stačí jediné takové kolo a pálí ten, kdo bere všechno.
page-burn-zero = { $who ->
    [alone] Kdo ve hře nezíská ani bod, klesne na nulu.
   *[team] Strana, která ve hře nezíská ani bod, klesne na nulu.
}

page-quartet-table = { $who ->
    [alone] Když ve štychu padnou čtyři karty jedné hodnoty těsně po sobě, hra hned končí a bez počítání vyhrává ten, kdo zahrál čtvrtou.
   *[team] Když ve štychu padnou čtyři karty jedné hodnoty těsně po sobě, hra hned končí a bez počítání vyhrává strana toho, kdo zahrál čtvrtou.
}
page-quartet-hand = { $who ->
    [alone] Kdo drží čtyři karty jedné hodnoty a je na řadě, smí je ohlásit a hned bez počítání vyhrává. Ohlašovat nikdo nemusí.
   *[team] Kdo drží čtyři karty jedné hodnoty a je na řadě, smí je ohlásit; hra hned končí a bez počítání vyhrává jeho strana. Ohlašovat nikdo nemusí.
}
page-quartet-stake = { $stake ->
    [one] Je to za { $stake } vítězný bod.
    [few] Je to za { $stake } vítězné body.
    [many] Je to za { $stake } vítězného bodu.
   *[other] Je to za { $stake } vítězných bodů.
}
page-quartet-other = { $stake ->
    [one] Je to za { $stake } vítězný bod.
    [few] Je to za { $stake } vítězné body.
    [many] Je to za { $stake } vítězného bodu.
   *[other] Je to za { $stake } vítězných bodů.
}
page-quartet-rank = Jsou-li to { $ranks }, je to za { $stake }.
page-quartet-run = Žádná karta nezastoupí jinou hodnotu a čtyři karty ze dvou různých štychů neplatí.
page-quartet-run-continued = Smějí však ležet v různých kolech téhož štychu.
page-quartet-solo = Je-li přitom { $card } ještě v talonu, vyhrává ten hráč sám.

page-next-rotate = Rozdává další hráč.
page-next-repeat = { $who ->
    [alone] Kdo rozdával a získal víc než polovinu všech bodů, rozdává znovu; jinak rozdává další hráč.
   *[team] Získala-li strana rozdávajícího víc než polovinu všech bodů, rozdává týž hráč znovu; jinak rozdává další hráč.
}
page-next-repeat-quartet = { $who ->
    [alone] Po čtveřici rozdává znovu, pokud vyhrál.
   *[team] Po čtveřici rozdává znovu, pokud vyhrála jeho strana.
}
page-next-loser-of-two = Rozdává poražený, vynáší tedy vítěz.
page-next-loser-of-team = Rozdává další hráč po rozdávajícím, který patří k poražené straně; vynáší tedy vítěz.
page-next-loser-of-three = Rozdává poražený, který sedí přímo před vítězem; vynáší tedy vítěz. Je-li jich víc, pak první z nich po dosavadním rozdávajícím.
page-next-after-tie = Po hře, kterou nevyhrál nikdo, rozdává další hráč.

page-target-stakes = { $who ->
    [alone] Partii vyhrává, kdo první dosáhne stavu { page-game-points }.
   *[team] Partii vyhrává strana, která první dosáhne stavu { page-game-points }.
}
page-target-points = { $who ->
    [alone] Partii vyhrává, kdo první dosáhne stavu { page-points }.
   *[team] Partii vyhrává strana, která první dosáhne stavu { page-points }.
}
page-game-points = { $target ->
    [one] { $target } vítězný bod
    [few] { $target } vítězné body
    [many] { $target } vítězného bodu
   *[other] { $target } vítězných bodů
}
page-points = { $target ->
    [one] { $target } bod
    [few] { $target } body
    [many] { $target } bodu
   *[other] { $target } bodů
}
page-target-level = Dosáhne-li ho v téže hře víc stran, vyhrává vyšší stav; je-li stejný, hraje se ještě jedna hra.

page-signals-ask = Jednou v každém kole, po své kartě a před kartou spoluhráče, se smí vynášející zeptat spoluhráče „Máš?“, totiž kartu, která štych vezme. Spoluhráč smí odpovědět ano nebo ne.
page-signals-four = Než hráč zahraje, smí mu spoluhráč říci jedno ze čtyř: vezmi, nech, namaž (přihoď body), nebo nemaž. Hráč se tím řídit nemusí.
page-signals-only = Nic jiného si spoluhráči o kartách neříkají.
