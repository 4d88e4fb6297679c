### Field of Glory: az asztal, a napló és az elutasítások szövegei.

game-title = Field of Glory: A kártyajáték
game-name = Field of Glory
game-about = Két hadvezér ókori sereget válogat össze, és öt terepkártya birtoklásáért küzd. Minden lap egyszerre egység, fizetőeszköz és rejtett ütőkártya.
game-levels = Válaszonként huszad másodperccel mérve (az asztalnál tovább gondolkodnak): a közepes bot 100 játszmából 94-ben veri a könnyűt, a nehéz 60-ban a közepeset, a 60 000 játszmából tanult mester pedig 61-ben a nehezet.
game-credit = Martin Wallace, Treefrog Games

## Lapok és személyek
card-known = { $name } ({ $points })
card-unknown = ismeretlen lap
card-placed = { $card } → { $column }. oszlop
card-flanking = { $card } { AZ($origin) }. oszlopból { AZ($column) }. oszlop ellen
card-flanking-front = { $card } szemből, { AZ($origin) }. oszlopból { AZ($column) }. oszlop ellen
card-standing = { $card }, { $column }. oszlop
card-placed-for = { $card } → { $column }. oszlop (ára { $cost }{ $sum })
cost-penalty = {" "}+ { $penalty } szárnybüntetés
cost-terrain = {" "}+ { $ground } terep
card-copies = Lapok egy seregben, parancsnoki pontjaikkal: { $cards }
card-values = harci érték { $combat }, mozgási költség { $movement }, szárnybüntetés { $penalty }, { $victory } győzelmi pont
cards-none = semmi
side-red = piros
side-blue = kék

## Hogyan írjuk és gépeljük a lapokat, a parancsnoki pontjuk előtt
letters-elephant = el
letters-spear = lá
letters-archers = íj
letters-light_cavalry = kl
letters-light_infantry = kg
letters-medium_infantry = kö
letters-cavalry = lo
letters-heavy_infantry = ng
letters-pike = fa
letters-commander = ve
letters-overlap = be
letters-reserves = ta

## Az erő összetevői
term-lead = vezető egység
term-bonus = bónuszkártya
term-pair = két egység
term-terrain = terep
term-modifier = ilyen ellenféllel szemben
term-companion = ilyen társsal
term-overlap = bekerítés
term-flank = átkarolás
sum-lead = { $card }
sum-bonus = { $source ->
    [hand] bónuszkártya kézből: { $card }
   *[deck] bónuszkártya a húzópakliból: { $card }
}
sum-no-bonus = nincs bónuszkártya
sum-pair = két egység
sum-terrain = { $ground }
sum-modifier = { $card } ellen
sum-companion = { $card } társsal
sum-overlap = bekerítés
sum-flank = átkarolás

## Esélyek
chance-victory = esély a harc megnyerésére
chance-tie = döntetlen
chance-loss = vereség
chance-assumes = Feltevés: mindketten úgy választjátok a bónuszkártyátokat, ahogyan a szakértő; az ellenfeled rejtett lapjai pedig olyan eséllyel vannak a seregében, ahogyan válogatni szokás, és aki a húzópaklijából tesz le lapot, annak nagyobb eséllyel erős a paklija. Ha minden védekező visszavonulhat, az esélyek arra az esetre szólnak, ha marad.

## Válaszok
action-keep = Megtartás: { $card }
    .group = Tarts meg kettőt a négy lapból
action-next = A két lap megtartása: jöhet a következő négy
action-done = Kész: összeállt a sereged
action-give-up = Eldobás: { $card }
    .group = Egy egység eldobása
action-flank = Átkarolás: { $flank }
    .group = Átkarolási kísérlet
action-stop = Nincs több átkarolás
action-deploy = Egységek lerakása
action-place = Lerakás: { $placed }
    .group = Egység lerakása, lap@oszlop
action-drop = Eldobás a csatatérről: { $standing }
    .group = Egység eldobása, hogy hely legyen
action-pay = Tovább a fizetéshez
action-spend = Fizetés ezzel: { $card }
    .group = Fizetés egy lappal
action-confirm = A lerakás jóváhagyása
action-charge = Roham: { $standing }
    .group = Roham
action-reserves = Tartalék kijátszása: húzol három lapot
action-end = Az akciók befejezése
action-overlap = Bekerítés kijátszása
action-no-overlap = Nincs bekerítés
action-bonus = Bónuszkártya: { $card }
    .group = Bónuszkártya a kezedből
action-bonus-deck = Bónuszkártya: a húzópaklid legfelső lapja
action-no-bonus = Nincs bónuszkártya
action-stand = Helytállás: nem vonulsz vissza, harcolsz
action-retreat = Visszavonulás: { $card }
    .group = Visszavonulás
action-retreat-all = Mindkét egység visszavonulása
action-lead = Elöl áll: { $card }
    .group = Az elöl lévő egységed
action-draw = Három lap húzása
action-trade = Eldobás, és húzás a parancsnoki pontjai szerint: { $card }
    .group = Egy lap eldobása, és húzás a parancsnoki pontjai szerint
action-discard = Eldobás: { $card }
    .group = Kilenc lap maradhat, a többit el kell dobnod

## Szavak, amelyekkel a terminálban válaszolni lehet
typed-keep = tart megtart
typed-next = tovább
typed-done = kész tovább
typed-give-up = eldob
typed-flank = átkarol átkarolás
typed-stop = nem elég
typed-deploy = lerakás
typed-place = rak lerak
typed-drop = eldob levesz
typed-pay = fizetés
typed-spend = fizet
typed-confirm = kész jóváhagy
typed-charge = roham rohamoz
typed-reserves = tartalék
typed-end = vége befejez
typed-overlap = bekerítés bekerít
typed-no-overlap = nincs_bekerítés
typed-bonus = bónusz
typed-bonus-deck = bónusz_pakli pakli
typed-no-bonus = nincs_bónusz
typed-stand = harcol marad
typed-retreat = visszavonul
typed-retreat-all = visszavonul_mind mind_visszavonul
typed-lead = elöl előre
typed-draw = húz
typed-trade = csere cserél
typed-discard = eldob dob

## Kérdések
question-ChooseArmy = { $count ->
    [0] Válogatás, { $round }/{ $rounds }: véglegesen ezt a két lapot tartod meg?
    [one] Válogatás, { $round }/{ $rounds }: melyik lapot tartod még meg?
   *[other] Válogatás, { $round }/{ $rounds }: melyik két lapot tartod meg a négyből?
}
    .others = { $seat } lapokat választ a seregébe
question-AdvanceDiscard = Senki sem áll veled szemben ({ $column }. oszlop), ezért a két egységedből egyet el kell dobnod. Melyiket dobod el?
    .others = { $seat } előretör
question-FlankAttack = Megkísérelsz átkarolást?
    .others = { $seat } átkarolást kísérelhet meg
question-MainAction = { $stage ->
    [place] Egységeket raksz le (eddigi költség: { $cost }, maradó parancsnoki pontok: { $left }). Mi legyen a következő?
    [open] Helyet csináltál ({ $column }. oszlop): melyik egységet rakod le oda?
    [pay] A lerakás költsége { $cost }, eddig fizettél: { $paid }. Mivel fizetsz?
   *[free] Az akcióid: lerakás, roham, tartalék, vagy befejezed?
}
    .others = { $seat } akciót választ
question-OverlapChoice = Kijátszol bekerítést ehhez az átkaroláshoz?
    .others = { $seat } bekerítést játszhat ki
question-AttackerBonus = Támadsz ({ $column }. oszlop): melyik lapot teszed le képpel lefelé bónuszkártyának?
    .others = { $seat } bónuszkártyát választ
question-RetreatChoice = Megtámadtak ({ $column }. oszlop): visszavonulsz?
    .others = { $seat } visszavonulhat
question-PursuitLoss = Minden védekező visszavonult, ezért el kell dobnod egyet a támadó egységeidből. Melyiket dobod el ({ $column }. oszlop)?
    .others = { $seat } eldob egy egységet
question-DefenderBonus = Védekezel ({ $column }. oszlop): teszel le bónuszkártyát?
    .others = { $seat } bónuszkártyát tehet le
question-DefenderLead = Melyik egységed áll elöl a védekezésben ({ $column }. oszlop)?
    .others = { $seat } kiválasztja, melyik egysége áll elöl
question-DrawMode = Húzol három lapot, vagy eldobsz egyet, és annyit húzol, ahány parancsnoki pontot ér?
    .others = { $seat } lapokat húz
question-DiscardDown = Kilencnél több lapod van (ennyivel: { $count }). Melyiket dobod el?
    .others = { $seat } a fölös lapjait dobja el

## A napló
event-terrain-laid = A csatatér az 1. oszloptól az 5. oszlopig: { $terrain }.
event-army-ready = { $seat } összeállította a seregét, { $count } lapból.
    .private = A sereged: { $cards }.
    .all = { $seat } serege: { $cards }.
event-starts = { $seat } kezd.
    .own = Te kezdesz.
event-turn-begins = { $turn }. kör: { $seat }.
    .own = { $turn }. kör: te jössz.
event-took-control = { $from ->
    [nobody] { $seat } birtokba veszi a terepkártyát
   *[other] { $seat } elveszi { $victim } terepkártyáját
} ({ $column }. oszlop){ $how ->
    [advance] {""}, mert nem áll vele szemben ellenség.
   *[fight] {""}, mert támadóként győzött.
}
    .own = { $from ->
        [nobody] Birtokba vetted a terepkártyát
       *[other] Elvetted az ellenfeled terepkártyáját
    } ({ $column }. oszlop){ $how ->
        [advance] {""}, mert nem áll veled szemben ellenség.
       *[fight] {""}, mert támadóként győztél.
    }
    .victim = { $seat } elveszi tőled a terepkártyát ({ $column }. oszlop){ $how ->
        [advance] {""}, mert ott nincs egységed.
       *[fight] {""}, mert támadóként győzött.
    }
event-lost-control = { $seat } már nem birtokolja a terepkártyát ({ $column }. oszlop): { $why ->
    [tie] döntetlen után semleges.
   *[defeat] mivel támadóként vesztett, semleges lett.
}
    .own = Már nem te birtoklod a terepkártyát ({ $column }. oszlop): { $why ->
        [tie] döntetlen után semleges.
       *[defeat] mivel támadóként vesztettél, semleges lett.
    }
event-gave-up = { $why ->
    [advance] { $seat } eldob egy egységet ({ $column }. oszlop): { $card }. Nem áll vele szemben ellenség, így ott csak egy egysége maradhat.
   *[pursuit] Minden védekező visszavonult, ezért { $seat } eldob egy egységet ({ $column }. oszlop): { $card }.
}
    .own = { $why ->
        [advance] Eldobtál egy egységet ({ $column }. oszlop): { $card }. Nem áll veled szemben ellenség, így ott csak egy egységed maradhat.
       *[pursuit] Minden védekező visszavonult, ezért eldobtál egy egységet ({ $column }. oszlop): { $card }.
    }
event-flanked = { $seat } átkarolást kísérel meg { AZ($column) }. oszlop ellen, { $side ->
    [front] szemből
   *[beside] { AZ($origin) }. oszlopból
}, vezeti: { $card }.
    .own = Átkarolást kísérelsz meg { AZ($column) }. oszlop ellen, { $side ->
        [front] szemből
       *[beside] { AZ($origin) }. oszlopból
    }, vezeti: { $card }.
    .victim = { $seat } átkarolást kísérel meg ellened ({ $column }. oszlop), { $side ->
        [front] szemből
       *[beside] { AZ($origin) }. oszlopból
    }, vezeti: { $card }.
event-stopped-flanks = { $seat } nem kísérel meg több átkarolást.
    .own = Nem kísérelsz meg több átkarolást.
event-deployed = { $seat } lerakja: { $placed }{ $drops ->
    [0] {""}
   *[other] ; előtte eldobja: { $dropped }
}{ $count ->
    [0] ; ingyen.
   *[other] ; a költség { $cost }, ezzel fizet: { $cards } = { $paid }.
}
    .own = Leraktad: { $placed }{ $drops ->
        [0] {""}
       *[other] ; előtte eldobtad: { $dropped }
    }{ $count ->
        [0] ; ingyen.
       *[other] ; a költség { $cost }, ezzel fizettél: { $cards } = { $paid }.
    }
event-charged = { $seat } rohamot indít ({ $column }. oszlop), vezeti: { $card }.
    .own = Rohamot indítottál ({ $column }. oszlop), vezeti: { $card }.
    .victim = { $seat } rohamot indít ellened ({ $column }. oszlop), vezeti: { $card }.
event-overlapped = { $seat } bekerítést játszik ki: +{ $value }. Beleszámít, mert szomszédos, ellenség nélküli oszlopban áll, és a mozgási költsége legfeljebb { $most }: { $cards }.
    .own = Bekerítést játszottál ki: +{ $value }. Beleszámít, mert szomszédos, ellenség nélküli oszlopban áll, és a mozgási költsége legfeljebb { $most }: { $cards }.
event-no-overlap = { $seat } nem játszik ki bekerítést.
    .own = Nem játszottál ki bekerítést.
event-bonus-laid = { $source ->
    [hand] { $seat } bónuszkártyát tesz le a kezéből, képpel lefelé.
   *[deck] { $seat } a húzópaklija legfelső lapját teszi le bónuszkártyának, képpel lefelé.
}
    .own = { $source ->
        [hand] Bónuszkártyát tettél le a kezedből, képpel lefelé.
       *[deck] A húzópaklid legfelső lapját tetted le bónuszkártyának, képpel lefelé.
    }
    .private = { $source ->
        [hand] Bónuszkártyát tettél le a kezedből, képpel lefelé: { $card }.
       *[deck] A húzópaklid legfelső lapját tetted le bónuszkártyának, képpel lefelé: { $card }.
    }
    .all = { $source ->
        [hand] { $seat } bónuszkártyát tesz le a kezéből, képpel lefelé: { $card }.
       *[deck] { $seat } a húzópaklija legfelső lapját teszi le bónuszkártyának, képpel lefelé: { $card }.
    }
event-no-bonus = { $seat } nem tesz le bónuszkártyát.
    .own = Nem tettél le bónuszkártyát.
event-stood = { $seat } nem vonul vissza, harcol.
    .own = Nem vonultál vissza, harcolsz.
event-retreated = { $seat } visszavonul ({ $column }. oszlop): { $cards }. Megteheti: a visszavonulók mozgási költsége ({ $paces }) kisebb, mint a támadást vezető egységé ({ $leader }: { $pace }).
    .own = Visszavonultál ({ $column }. oszlop): { $cards }. Megtehetted: a visszavonulók mozgási költsége ({ $paces }) kisebb, mint a támadást vezető egységé ({ $leader }: { $pace }).
event-full-retreat = { $seat } minden egységével visszavonult ({ $column }. oszlop): nincs harc, és a birtoklás sem változik.
    .own = Minden egységeddel visszavonultál ({ $column }. oszlop): nincs harc, és a birtoklás sem változik.
event-named-lead = { $seat } ezt az egységet állítja előre: { $card }.
    .own = Ezt az egységet állítottad előre: { $card }.
event-fought = { $fight ->
    [flank] Átkarolás ({ $column }. oszlop)
   *[charge] Roham ({ $column }. oszlop)
} – { $attack_by }: { $attack }; { $defence_by }: { $defence }. { $outcome ->
    [tie] { $compared }, döntetlen: senki sem győz (F-7.8).
    [spear] { $compared }, de a védekezésben elöl álló egység ({ $front }) a döntetlent is megnyeri (F-7.6). A győztes: { $winner }.
   *[other] { $compared }, a győztes: { $winner }.
}
    .winner = { $fight ->
        [flank] Átkarolás ({ $column }. oszlop)
       *[charge] Roham ({ $column }. oszlop)
    } – { $attack_by }: { $attack }; { $defence_by }: { $defence }. { $outcome ->
        [spear] { $compared }, de a védekezésben elöl álló egységed ({ $front }) a döntetlent is megnyeri (F-7.6): te győztél.
       *[other] { $compared }: te győztél.
    }
event-captured = { $seat } győzelmi paklijába kerül, { $victim } vesztesége: { $cards }; ez { $gained } győzelmi pont.
    .own = A győzelmi paklidba kerül: { $cards }; ez { $gained } győzelmi pont.
    .victim = { $seat } győzelmi paklijába kerül { $count ->
        [one] a te lapod
       *[other] két lapod
    }: { $cards }; ez { $gained } győzelmi pont.
event-rampaged = { $seat } elefántjai fejvesztve menekülnek: a húzópaklija legfelső lapja is az ellenfele győzelmi paklijába kerül: { $card }; ez { $worth } győzelmi pont.
    .own = Az elefántjaid fejvesztve menekülnek: a húzópaklid legfelső lapja is az ellenfeled győzelmi paklijába kerül: { $card }; ez { $worth } győzelmi pont.
event-rampage-in-vain = { $seat } elefántjai fejvesztve menekülnek, de már nincs lapja, amit át kellene adnia.
    .own = Az elefántjaid fejvesztve menekülnek, de már nincs lapod, amit át kellene adnod.
event-rear-spent = { $seat } a győzelem után eldobja a hátul lévő egységét ({ $column }. oszlop): { $card }.
    .own = A győzelem után eldobtad a hátul lévő egységedet ({ $column }. oszlop): { $card }.
event-fell-together = { $seat } a döntetlen után eldobja ({ $column }. oszlop): { $cards }.
    .own = A döntetlen után eldobtad ({ $column }. oszlop): { $cards }.
event-table-cleared = { $seat } dobópaklijára kerül: { $cards }.
    .own = A dobópaklidra kerül: { $cards }.
event-reserves-played = { $seat } tartalékot játszik ki.
    .own = Tartalékot játszottál ki.
event-ended-actions = { $seat } befejezi az akcióit.
    .own = Befejezted az akcióidat.
event-traded = { $seat } eldob egy lapot, hogy annyit húzzon, ahány parancsnoki pontot ér: { $card }.
    .own = Eldobtál egy lapot, hogy annyit húzz, ahány parancsnoki pontot ér: { $card }.
event-drew = { $count ->
    [one] { $seat } húz egy lapot.
   *[other] { $seat } húz { $count } lapot.
}
    .private = Húztál: { $cards }.
    .all = { $seat } húz: { $cards }.
event-discarded = { $seat } eldob egy lapot: { $card }.
    .own = Eldobtál egy lapot: { $card }.
event-reshuffled = { $seat } dobópaklijából új húzópakli lesz, { $count } lapból ({ $shuffles }. keverés).
    .own = A dobópaklidból új húzópakli lesz, { $count } lapból ({ $shuffles }. keverés).
event-ran-out = { $seat } húzópaklija és dobópaklija is kifogyott; ez { AZ($shuffles) }. keverésnek számít.
    .own = A húzópaklid és a dobópaklid is kifogyott; ez { AZ($shuffles) }. keverésnek számít.
event-last-turn = Mindkét paklit kétszer megkevertétek: { $seat } játssza az utolsó kört.
    .own = Mindkét paklit kétszer megkevertétek: tiéd az utolsó kör.
event-game-over = { $ending ->
    [control] Vége a játéknak: { $winners } győz, mert a köre elején legalább három terepkártyát birtokol ({ $columns }).
    [terrain] Vége a játéknak, mindkét paklit kétszer megkevertétek (F-8.2): { $winners } győz, mert több terepkártyát birtokol ({ $columns }).
    [points] Vége a játéknak, mindkét paklit kétszer megkevertétek (F-8.2): terepkártyából egyforma sok van ({ $columns }), ezért a megszerzett győzelmi pontok döntenek ({ $captured }), { $winners } győz.
   *[drawn] Vége a játéknak, mindkét paklit kétszer megkevertétek (F-8.2): döntetlen, a terepkártyák száma ({ $columns }) és a megszerzett győzelmi pontoké ({ $captured }) is egyenlő.
}
    .own = { $ending ->
        [control] Vége a játéknak: győztél, mert a köröd elején legalább három terepkártyát birtokolsz ({ $columns })!
        [terrain] Vége a játéknak, mindkét paklit kétszer megkevertétek (F-8.2): győztél, mert több terepkártyát birtokolsz ({ $columns })!
       *[points] Vége a játéknak, mindkét paklit kétszer megkevertétek (F-8.2): terepkártyából egyforma sok van ({ $columns }), ezért a megszerzett győzelmi pontok döntenek ({ $captured }), győztél!
    }

## Elutasítások
refusal-keep-two = { $count ->
    [one] Tarts meg még egy lapot.
   *[other] Előbb tarts meg kettőt a négy lapból.
}
refusal-draft-goes-on = { $count ->
    [one] A válogatásnak még nincs vége: négy lap van hátra.
   *[other] A válogatásnak még nincs vége: { $count } menet van hátra.
}
refusal-last-four = Ez az utolsó négy lapod: fejezd be a válogatást.
refusal-armies-first = Előbb a seregek állnak össze: tarts meg kettőt a négy lapodból.
refusal-only-two-kept = A négy lapból csak kettőt tarthatsz meg: ha másikat szeretnél, vegyél vissza egyet.
refusal-already-kept = Ezt már kiválasztottad: { $card }.
refusal-not-offered = Ez nincs a négy lap között: { $card }.
refusal-not-in-hand = Nincs ilyen lap a kezedben: { $card }.
refusal-not-in-column = Nincs ilyen egységed { AZ($column) }. oszlopban: { $card }.
refusal-one-unit-stays = Senki sem áll veled szemben ({ $column }. oszlop): az egyik egységedet el kell dobnod.
refusal-flank-or-stop = Kísérelj meg átkarolást, vagy mondd meg, hogy nem teszed.
refusal-no-flank-target = Ez az oszlop most nem karolható át: { $column }.
refusal-not-from-there = { AZ($origin, big: 1) }. oszlopból nem karolható át { AZ($column) }. oszlop.
refusal-choose-an-action = Rakj le egységeket, indíts rohamot, játssz ki tartalékot, vagy fejezd be az akcióidat.
refusal-nothing-to-deploy = Nincs a kezedben olyan egység, amelyet ki tudnál fizetni.
refusal-open-a-deployment = Előbb kezdj lerakást.
refusal-nobody-to-charge = Ebben az oszlopban nincs ellenség: { $column }.
refusal-no-card-in-piles = A húzópaklid és a dobópaklid is üres.
refusal-deploying = Éppen egységeket raksz le: rakj le, fizess és hagyd jóvá, vagy szakítsd meg.
refusal-not-left-in-hand = Ez a lap már nincs szabadon a kezedben: { $card }.
refusal-column-full = Ebben az oszlopban már két egység áll: { $column }.
reason-field-not-left = nincs már ilyen lap a kezedben
refusal-does-not-stack = Nem rakható le: { $card }. { AZ($column, big: 1) }. oszlopban olyan egység áll, amellyel nem állhat együtt. Egy oszlopban két azonos típusú egység állhat, továbbá elefántok könnyűgyalogsággal és íjászok bárkivel.
refusal-cannot-pay = Ez { $cost } pontba kerülne, a maradó lapjaid pedig csak { $left } parancsnoki pontot érnek.
refusal-fill-the-column = Helyet csináltál ({ $column }. oszlop): előbb oda rakj le egységet.
refusal-drop-without-placement = Utána egyetlen egységet sem tudnál oda lerakni ({ $column }. oszlop), ezért onnan most nem dobhatsz el semmit.
refusal-just-placed = Ezt az egységet most raktad le: vedd inkább vissza a lerakását.
refusal-nothing-placed = Még semmit sem raktál le.
refusal-nothing-to-pay = Ez a lerakás ingyenes, nincs mit fizetni: csak hagyd jóvá.
refusal-pay-first = Ez a lerakás { $cost } pontba kerül: előbb fizess.
refusal-already-paying = Már fizetsz: ha mást is le akarsz rakni, vedd vissza a fizetést.
refusal-not-paying = Előbb fejezd be a lerakást, azután fizess.
refusal-not-paid = A lerakás költsége { $cost }, eddig fizettél: { $paid }.
refusal-superfluous-payment = Ezzel a lappal fölöslegesen sokat fizetnél: { $card }.
refusal-already-spent = Ezzel a lappal már fizettél: { $card }.
refusal-no-overlap-in-flanks = A bekerítés rohamhoz való, átkaroláshoz nem.
refusal-no-overlap-now = A bekerítést a visszavonulás előtt lehet kijátszani, a bónuszkártyánál már nem.
refusal-overlap-played = Ehhez a támadáshoz már nem játszhatsz ki több bekerítést.
refusal-overlap-worthless = A bekerítés itt semmit sem érne: a szomszédos, ellenség nélküli oszlopokban nincs elég kis mozgási költségű egységed.
refusal-overlap-or-not = Játssz ki bekerítést, vagy mondd meg, hogy nem teszed.
refusal-bonus-needed = Bónuszkártyát kell választanod.
refusal-lay-a-bonus = Bónuszkártya kell: egy lap a kezedből vagy a húzópaklid legfelső lapja.
refusal-stand-or-retreat = Harcolj, vagy vonulj vissza azokkal az egységeiddel, amelyeknek elég kicsi a mozgási költsége.
refusal-too-slow = Csak olyan egység vonulhat vissza, amelynek kisebb a mozgási költsége, mint a támadást vezető egységé ({ $leader }: { $pace }).
refusal-only-one-unit = Csak egy egységed van ott.
refusal-give-up-one = El kell dobnod az egyik egységedet ({ $column }. oszlop).
refusal-name-the-lead = Válaszd ki, melyik egységed áll elöl.
refusal-must-draw = Húznod kell: három lapot, vagy annyit, ahány parancsnoki pontot egy eldobott lapod ér.
refusal-hand-too-large = { $count ->
    [one] Eggyel több lapod van a megengedettnél: dobj el egyet.
   *[other] { $count } lappal több van nálad a megengedettnél: dobj el egyet.
}

## Az asztal a terminálban
table-turn = { $turn }. kör
table-draft = Válogatás, { $round }/{ $rounds }
table-drafting = Válogatás
table-column = { $column }. oszlop
table-neutral = semleges
table-control = birtokolja: { $name }
table-empty = –
table-you = te
table-active = soron
table-holds = terepkártya: { $held }, a győzelemhez kell: { $goal }
table-costs = harci érték { $combat }, mozgási költség { $movement }, ára az 1–5. oszlopban: { $costs }
table-cards = { $cards } lap
table-deck = húzópakli { $deck }
table-discards = dobópakli { $discards }
table-top = felül: { $card }
table-own-discards = A dobópaklid
table-no-discards = üres dobópakli
table-captured = megszerzett győzelmi pontok: { $points }
table-shuffles = { $shuffles ->
    [0] az első keverés előtt
    [1] a második keverés előtt
   *[other] kétszer megkeverve
}
table-hand = A kezed
table-hand-empty = nincs lapod
table-points-sum = { $points } parancsnoki pont
table-offered = A négy lap (a betűk utáni szám a parancsnoki pontja)
table-kept = Eddig megtartva
table-planned = Tervezed
table-rest = marad
table-cost = költség { $cost }
table-paid = fizetve { $paid }
table-fight = { $kind ->
    [flank] Átkarolási kísérlet: { $column }. oszlop, innen: { $origin }. oszlop
   *[charge] Roham: { $column }. oszlop
}
table-spear = Döntetlen, de a védekezésben elöl álló egység ({ $front }) ezt is megnyeri (F-7.6).
table-chosen = Kiválasztva
table-combat = harci érték { $values }
table-base = harci erő bónuszkártya nélkül: { $value }
table-race-own = { $turns ->
    [1] a következő köröd elején győzöl, ha az oszlopok így maradnak
   *[other] két köröd múlva győzöl, ha az oszlopok így maradnak
}
table-race = { $turns ->
    [1] a következő köre elején győz, ha az oszlopok így maradnak
   *[other] két köre múlva győz, ha az oszlopok így maradnak
}
table-leads = elöl: { $card }
table-bonus-open = még nincs bónuszkártya
table-bonus-hand = bónuszkártya kézből
table-bonus-deck = bónuszkártya a húzópakliból
table-bonus-none = nincs bónuszkártya
table-bonus-known = bónuszkártya: { $card }
table-overlap = bekerítés +{ $value }
table-last-fight = Az utolsó harc, { $column }. oszlop
summary-player = Játékos
summary-terrain = Terepkártya
summary-points = Győzelmi pont
summary-shuffles = Keverés
summary-control = A győzelem oka: legalább három terepkártya birtoklása a kör elején.
summary-scoring = Mindkét paklit kétszer megkevertétek: a terepkártyák száma dönt, azután a megszerzett győzelmi pontoké.
summary-drawn = A terepkártyák és a győzelmi pontok száma is egyenlő: döntetlen.

## Az adatfájl
data-terrain = Terepkártyák
data-unit_type = Egységtípusok
data-special_type = Vezérek és akciókártyák
data-army_card = Seregkártyák
data-shuffle_card = Keveréskártyák
data-option = Beállítások
data-constants = A szabályok számai

reason-fog-effect = nincs ilyen hatás: „{ $value }”
reason-fog-type = nincs ilyen egységtípus: „{ $value }”
reason-fog-terrain = ezek a terepkártyák kellenek: { $value }
reason-fog-terrain-count = öt terepkártyát kell kirakni, de csak ennyi van: { $count }
reason-fog-types = ezek a típusok kellenek: { $value }
reason-fog-kind = ez a jel { $count } lapot jelöl, amelyeknek egyforma parancsnoki pontot kell érniük: { $value }
reason-fog-no-effect = ennek nincs hatása: „{ $value }”
