### Hadurak: az asztal, a napló és az elutasítások szövegei.

game-title = Hadurak
game-name = Hadurak
game-about = Bárók küzdenek az üres trónért: titokban terveznek, hadba vonulnak, ostromolnak, zsoldost fogadnak, alkudoznak és szavaznak, míg egyikük a városok többségét uralja, vagy elfogy a befolyás.
game-levels = A közepes bot 100 játszmából 95-ben veri a könnyűt. A nehéz válaszonként huszad másodperccel két játékossal 100 játszmából 55-ben veri a közepeset, négyen pedig három közepes ellen 35-öt nyer meg 100-ból; a 40 000 játszmából tanult mester két játékossal 56-ban veri a nehezet. Az asztalnál tovább gondolkodnak; kettőnél több játékossal a mester úgy játszik, mint a nehéz.
game-credit = Corey Konieczka, Bruno Faidutti és Pierre Cléquin, Derek Carver nyomán; Fantasy Flight Games 2006, Delta Vision 2007

## Játékelemek és személyek
pieces-none = semmi
fates-none = egy sem
who-city = A semleges város
source-areas = a nemesek területei: { $places }
source-cities = { $places }
source-sum = { $sum }
source-wages = zsold: { $troops }{ $more ->
    [0] {""}
   *[other] ; a Zsoldosok bére miatt { $more } koronával több
}
source-vassals = a vazallusok zsoldja
source-fees = foglaló{ $changes ->
    [0] {""}
   *[other] {" "}{ $sum }
}
source-breaches = rések: { $pieces } × { $price }
source-casualties = veszteségjelzők: { $pieces } × { $price }
source-fortifying = erődítés
source-space = a mező ára
source-expedition = expedíció: { $name }
source-agenda = { $name }
source-stake = { $name }: betét { $stake } × { $times }
source-income = { $name } bevétele { $income } × { $times }
source-half = a koronák fele, lefelé kerekítve
source-most-votes = { $total } szavazat, több, mint bárki másé
source-most-faith = { $total } hitjelző, több, mint bárki másé
sum-cities = városok { $count }
sum-charges = tisztségek { $count }
sum-seneschal = Udvarbíró { $count }
sum-attending = részvétel { $count }
sum-chancellor = Kancellár { $count }
sum-armies = csapatok { $count }
sum-commander = parancsnok { $count }
sum-master = Ostrommester { $count }
sum-walls = falak { $count }
sum-inside = csapatok odabent { $count }
place-own-stronghold = a kastélyod
place-stronghold = { $baron } kastélya
army-star = csillaggal jelölt nemes
army-square = négyzettel jelölt nemes
army-triangle = háromszöggel jelölt nemes
army-circle = körrel jelölt nemes
army-garrison = helyőrség
army-walls = falak
troop-all = az egész sereg
troop-vassal = vazallus { $size }
troop-mercenary = { $nation } { $size }
nation-english = angol
nation-polish = lengyel
nation-swabian = sváb
nation-swiss = svájci
nation-romanian = román
nation-lombard = lombard
result-deal = 100 veszteség okozása
result-prevent = 100 veszteség kivédése
result-victory = győzelem
result-draw = újabb sorskártya húzása
matter-ban = az eltiltásod a Tanács üléseitől
matter-heretic = Eretnek
matter-bad_harvest = Rossz termés
matter-star = a csillaggal jelölt nemes hiányzó örököse
matter-square = a négyzettel jelölt nemes hiányzó örököse
matter-triangle = a háromszöggel jelölt nemes hiányzó örököse
matter-circle = a körrel jelölt nemes hiányzó örököse
matter-noble = { $noble } hiányzó örököse
matter-faith = semmi, helyette 1 hitjelző
choice-yes = mellette
choice-no = ellene
choice-baron = { $baron } ({ $seat })
ballot-entry = { $choice }: { $count }
votes-of = { $seat } { $count }
subject-pardon = { $seat } eltiltásának feloldása
subject-delay = az ülés elhalasztása
subject-repeal = visszavonás: { $name }
subject-motion = nyílt indítvány: { $name }
subject-end = nyílt indítvány visszavonása: { $name }

there-neutral = semleges, erő { $strength }
there-city = { $seat } városa, erő { $strength }
there-stronghold = { $seat } kastélya, erő { $strength }
power-star = 100-zal több veszteséget okoz
power-square = 100 veszteséget kivéd
power-triangle = eggyel több győzelem
power-circle = 400 erőig nem kell zsold
power-garrison = a kastély védői
space-first = első szám nélküli mező
space-second = második szám nélküli mező
space-n2 = 2-es mező
space-n3 = 3-as mező
space-n4 = 4-es mező
space-n5 = 5-ös mező
space-n6 = 6-os mező

## Több kérdés közös válaszai
action-pass = Passz
    .told = { $what ->
        [move] Több nemes nem mozog
       *[battle] Nem kezdeményezel csatát
    }
action-done = Kész
    .told = Kész: akinek nem fizetsz, dezertál ({ $count } csapat)
action-execute = A kártya végrehajtása
action-decline = Lemondás róla
action-pay = A kért ár kifizetése
    .told = Minden zsold kifizetése: { $count } korona
action-allow = Engedélyezés
action-refuse = Elutasítás
action-accept = Elfogadás
action-comply = A törvény betartása
action-defy = A törvény megszegése: eltiltanak
action-ignore = A törvény figyelmen kívül hagyása: úgyis el vagy tiltva
action-use-ability = A képesség használata
action-forgo-ability = A képesség mellőzése
action-keep-city = A város megtartása
action-raze-city = A város elpusztítása
action-bless = Az expedíció megáldása (1 hitjelző)
action-pay-faith = Fizetés hitjelzővel
action-pay-crowns = Fizetés koronával
action-let-go = Fizetés nélkül
action-take-crowns = Korona kérése
    .told = { $count } koronát kapsz
action-take-vote = Szavazat kérése
    .told = { $count } szavazatot kapsz
action-go = Indulás
action-attack = Támadás
action-keep-the-rest = A többi megtartása

## Válaszok: előkészületek és visszatérés
action-play = { $baron }
    .group = A báród
action-to = Ide: { $army }
    .group = A csapat beosztása
    .told = { $army } ({ $power })
action-build = A kastély helye: { $area }
    .group = A kastély elhelyezése
    .told = A kastély helye: { $area } ({ $there })
action-choose = Választás: { $army }
    .group = Sereg választása
    .told = Választás: { $army } ({ $at }, erő { $strength })
action-enter = Elhelyezés itt: { $area }
    .group = A nemes elhelyezése
    .told = Elhelyezés itt: { $area } ({ $there })

## Válaszok: tervezés és kártyák
action-plan = { $stack }. pakli: { $card }
    .group = Kártya egy akciópakliba, röviden például „1 rekvirálás csapatmozgás”
action-mark = Címer ide: { $space }
    .group = Zsoldossáv
    .told = Címer ide: { $space }, ára { $fee } korona
action-send = A kártya ide kerül: { $special }
    .group = A kártya helye
action-target = Terület: { $area }
    .group = Terület választása
    .told = Terület: { $area } ({ $there })
action-step = Lépés ide: { $area }
    .group = Mozgás szárazföldön
    .told = Lépés ide: { $area } ({ $there })
action-sail = Hajózás ide: { $area }
    .group = Mozgás a tengeren
    .told = Hajózás ide: { $area } ({ $there })
action-take = Átvétel: { $troop } ({ $army })
    .told = Átvétel: { $troop } ({ $army })
    .group = Csapatok átvétele

## Válaszok: csaták és egyezkedés
action-fight = Ütközet: { $baron } ellen
    .group = Ütközet
    .told = Ütközet: { $baron } ellen ({ $seat }; csapatok { $own } : { $strength })
action-assault = Roham
    .told = Roham: { $place } (a védekező összereje { $against }: { $sum_against }){ $leave }
action-siege = Ostromzár
    .told = Ostromzár: { $place } (összerő { $total } : { $against }, azaz { $sum_total } : { $sum_against }){ $leave }
action-with = Vele: { $noble } nemes
    .group = Támadó nemesek
    .told = Vele: { $noble } (erő { $strength }, { $power })
action-command = Parancsnok: { $noble } nemes
    .group = Parancsnok választása
    .told = Parancsnok: { $noble } ({ $power })
action-drop = Eldobás: { $drawn } ({ $number }. lap)
    .group = Sorskártyák eldobása
action-hit = Veszteség ide: { $army }
    .group = A veszteség helye
    .told = { $dies ->
        [yes] Veszteség ide: { $army } (erő { $strength }, ebbe belehal)
       *[no] Veszteség ide: { $army } (erő { $strength })
    }
action-retreat = Visszavonulás ide: { $area }
    .group = Visszavonulás
    .told = Visszavonulás ide: { $area } ({ $there })
action-desert = Dezertál: { $troop }
    .group = Dezertőr választása
action-lose = Elesik: { $troop }
    .group = Az elesett csapat
action-cede = Átadás: { $city }
    .group = Egy város átadása
    .told = Átadás: { $city } (erő { $strength }, bevétel { $income })
action-price = { $crowns } koronáért
    .group = Ár megnevezése
action-offer = { $crowns ->
    [0] Nem ajánlasz semmit
   *[other] { $crowns } koronát ajánlasz
}
    .group = Korona felajánlása
action-gift = { $baron }: { $count } korona ajándékba
    .group = Korona ajándékba
action-heir = { $noble } örököse átkerül hozzá: { $baron }
    .group = Örökös átadása
action-kill = { $noble } örökösének megölése
    .group = Örökös megölése
action-atone = Megszüntetés hitjelzővel: { $matter }
    .told = Megszüntetés hitjelzővel: { $matter }
    .group = Tartós esemény megszüntetése

## Válaszok: semleges kártyák és események
action-draws = Az eseményt húzza: { $baron }
    .group = Az esemény húzója
    .told = Az eseményt húzza: { $baron } ({ $seat })
action-pledge = { $faith ->
    [0] Nem ajánlasz fel semmit
   *[other] { $faith } hitjelzőt ajánlasz fel
}
    .group = Hitjelző felajánlása
action-launch = Indítás: { $expedition }
    .group = Expedíció indítása
action-stake = { $crowns ->
    [0] Nem teszel be semmit
   *[other] { $crowns } koronát teszel be
}
    .group = Az expedíció pénzelése
action-mend = Egy rés kijavítása: { $place }
    .group = Javítás
action-fortify = Erődítés: { $city }
    .group = Erődítés
    .told = Erődítés: { $city } (erő { $strength }, bevétel { $income })
action-heal = Veszteségjelző eltávolítása: { $army }
    .group = Sereg pótlása
    .told = Veszteségjelző eltávolítása: { $army } ({ $at }, erő { $strength })
action-refresh = Pihentté válik: { $noble } nemes
    .group = Nemesek pihentetése
    .told = Pihentté válik: { $noble } ({ $at }, erő { $strength })
action-claim = { $city }
    .group = Város választása
    .told = { $city } (erő { $strength }, bevétel { $income })
action-absolve = Feloldozás: { $matter }
    .told = Feloldozás: { $matter }
    .group = Feloldozás

## Válaszok: zsoldfizetés, toborzás, Tanács
action-wage = Kifizetés: { $troop } ({ $army })
    .group = Zsoldfizetés
    .told = Kifizetés: { $troop } ({ $army }), zsoldja { $fee }
action-hire = Felfogadás: { $troop }
    .group = Felfogadás
    .told = Felfogadás: { $troop }, foglaló { $fee } korona
action-station = Ide: { $army }
    .group = A csapat helye
    .told = Ide: { $army } ({ $at }, erő { $strength })
action-chair = Az ülést vezeti: { $baron }
    .group = Helyettes kijelölése
    .told = Az ülést vezeti: { $baron } ({ $seat })
action-propose-pardon = { $baron } eltiltásának feloldása
    .group = Eltiltás feloldása
    .told = { $baron } eltiltásának feloldása ({ $seat })
action-propose-repeal = Visszavonás: { $agenda }
    .group = Törvény, tisztség vagy hivatal visszavonása
action-propose-delay = Az ülés elhalasztása
action-propose-vote = Szavazás erről: { $agenda }
    .group = Szavazás egy eldobott teendőről
action-propose-motion = Nyílt indítvány: { $motion }
    .group = Nyílt indítványok
action-next = Következő: { $agenda }
    .group = A teendők sorrendje
action-commit = { $votes ->
    [0] Nem szavazol
   *[other] { $votes } szavazat
}
    .group = Szavazatok leadása
action-vote-yes = Mellette
action-vote-no = Ellene
action-vote-for = Szavazat rá: { $baron }
    .group = Szavazás egy báróra
    .told = Szavazat rá: { $baron } ({ $seat })
action-write = Felírod: { $choice }
    .group = A szavazólap kitöltése
action-write-votes = { $votes ->
    [0] Szavazat nélkül
   *[other] { $votes } szavazattal
}
    .group = Szavazatok a szavazólapon
action-give-up = Lemondás: { $agenda }
    .group = Lemondás egy tisztségről
action-appoint = Kinevezés: { $noble } nemes
    .group = A hivatal átadása egy nemesnek
    .told = Kinevezés: { $noble } ({ $at }, erő { $strength })

## Kérdések
question-ChooseBaron = Melyik bárót játszod?
    .others = { $seat } bárót választ
question-AssignTroops = { $count ->
    [0] Minden csapatodat beosztottad. Így jó lesz?
   *[other] Melyik seregbe kerül ez a csapat: { $troop }? Beosztandó csapatok: { $count }.
}
    .others = { $seat } beosztja a csapatait
question-PlaceStronghold = Hol álljon a kastélyod?
    .others = { $seat } elhelyezi a kastélyát
question-PlaceNoble = { $count ->
    [0] Melyik nemesedet helyezed el?
   *[other] Hol álljon { $noble }?
}
    .others = { $seat } elhelyez egy nemest
question-PlanCards = Mely kártyákat teszed a három akciópakliba? Mindegyikbe legfeljebb kettő kerülhet; eddig betervezve: { $count }.
    .others = { $seat } tervez
question-PlayCard = { $card }: végrehajtod? { $card_text }
    .others = { $seat } kártyát játszik ki
question-SendCard = Hová kerül ez a kártya: { $card }?
    .others = { $seat } megmondja, hová kerül a kártya
question-PlaceMarker = Alkudozás: a zsoldossáv melyik mezőjére teszed a címeredet?
    .others = { $seat } címert tehet fel
question-Mobilize = Csapatmozgás: melyik a célterület?
    .others = { $seat } csapatokat mozgat
question-Versatile = { $count ->
    [0] Alkalmazkodás: korona, szavazat, mozgás (válassz nemest), csata (válassz területet) vagy címer?
   *[other] Hogyan folytatja az útját { $noble }?
}{ $ban ->
    [road] {" "}Az utak használata tilos: ha egy lépésnél messzebb mész, eltiltanak.
    [sea] {" "}A kikötők zárva vannak: ha mégis hajózol, eltiltanak.
    [both] {" "}Az utak használata tilos, és a kikötők is zárva vannak: ha egy lépésnél messzebb mész vagy hajózol, eltiltanak.
   *[no] {""}
}
    .others = { $seat } alkalmazkodik
question-MoveNobles = { $count ->
    [0] Melyik nemesed mozog most?
   *[other] Hogyan folytatja az útját { $noble }?
}{ $ban ->
    [road] {" "}Az utak használata tilos: ha egy lépésnél messzebb mész, eltiltanak.
    [sea] {" "}A kikötők zárva vannak: ha mégis hajózol, eltiltanak.
    [both] {" "}Az utak használata tilos, és a kikötők is zárva vannak: ha egy lépésnél messzebb mész vagy hajózol, eltiltanak.
   *[no] {""}
}
    .others = { $seat } nemeseket mozgat
question-GivePermission = { $purpose ->
    [pass] { $to } át akar vonulni itt: { $area } ({ $noble }: { $path }). Engedélyezed?
   *[attack] { $to } támadni akar itt: { $area }, ahol neked is van nemesed. Engedélyezed?
}{ $ban ->
    [yes] {" "}A törvény tiltja, hogy megtagadd, vagy árat szabj: ha megszeged, eltiltanak.
   *[no] {""}
}
    .others = { $seat } engedélyről dönt
question-PayPrice = { $to } { $count } koronáért engedélyezi. Kifizeted?
    .others = { $seat } dönt az árról
question-ChooseBattle = { $count ->
    [0] Kezdeményezel csatát itt: { $area }?
   *[other] Mely nemeseid támadnak itt: { $area }? Az esély azokkal számol, akiket eddig megneveztél, és azzal, aki mellett áll.
}{ $ban ->
    [stronghold] {" "}A törvény védi a kastélyokat: ha megtámadod, eltiltanak.
    [assault] {" "}Rohamot indítani tilos: ha mégis megteszed, eltiltanak.
    [siege] {" "}Ostromzárat indítani tilos: ha mégis megteszed, eltiltanak.
    [both] {" "}Rohamot és ostromzárat indítani tilos: ha mégis megteszed, eltiltanak.
   *[no] {""}
}
    .others = { $seat } csatát kezdeményezhet
question-BuyOff = { $to } megtámad téged. Ajánlasz koronát, hogy békén hagyjon?
    .others = { $seat } megválthatja a támadást
question-TakeOffer = { $to } { $count } koronát ajánl. Elállsz ezért a támadástól?
    .others = { $seat } mérlegeli az ajánlatot
question-ChooseCommander = Ki legyen a parancsnok ebben a csatában?
    .others = { $seat } parancsnokot választ
question-DropCards = { $count ->
    [0] Eldobsz még a sorskártyáidból?
   *[other] Mely sorskártyáidat dobod el? Még eldobandó: { $count }.
}
    .others = { $seat } sorskártyákat dob el
question-UseAbility = { $ability ->
    [star] { $noble }: okozol még egy veszteséget? Te eddig { $deals } veszteséget okozol, az ellenfél kivédése { $their_prevents }.
    [square] { $noble }: kivédesz még egy veszteséget? Az ellenfél { $their_deals } veszteséget okoz, a te kivédésed { $prevents }.
    [triangle] { $noble }: számítasz még egy győzelmet? Győzelmek: te { $victories }, az ellenfél { $their_victories }.
   *[other] { $noble }, Királyi zászlótartó: számítasz még egy győzelmet? Győzelmek: te { $victories }, az ellenfél { $their_victories }.
}
    .others = { $seat } képességet használhat
question-TakeLoss = Hová kerül a következő veszteség? Hátravan: { $count }.
    .others = { $seat } elosztja a veszteségeit
question-ChooseShelter = Hová vonul vissza { $noble }?
    .others = { $seat } visszavonul
question-ChooseDeserter = Melyik { $nation } zsoldos dezertál? Sereg: { $slot }.
    .others = { $seat } kiválasztja a dezertőrt
question-LoseTroops = Melyik zsoldos esik el? Sereg: { $slot }; még elvesztendő erő: { $count }.
    .others = { $seat } kiválasztja, ki esik el
question-KeepOrRaze = Tiéd lett: { $city }. Megtartod, vagy elpusztítod { $count } koronáért?{ $ban ->
    [yes] {" "}A törvény tiltja az elpusztítást: ha megszeged, eltiltanak.
   *[no] {""}
}
    .others = { $seat } megtart vagy elpusztít egy várost
question-CedeCity = Elesett a kastélyod. Melyik városodat kapja meg { $to }?
    .others = { $seat } átad egy várost
question-NameDrawer = { $colour ->
    [red] A következő esemény vörös: magad húzod, vagy { $count } hitjelzőért mást nevezel meg. Ki húzza?
    [green] A következő esemény zöld: más húzza, vagy { $count } hitjelzőért magad. Ki húzza?
   *[blue] A következő esemény kék. Ki húzza?
}
    .others = { $seat } megnevezi, ki húzza az eseményt
question-CancelEvent = { $event }: fizetsz { $count } hitjelzőt, hogy érvénytelenítsd?
    .others = { $seat } érvénytelenítheti az eseményt
question-PledgeFaith = { $again ->
    [yes] { $event }: az első kör nem volt elég. Hány hitjelzőt ajánlasz még fel? Ez az utolsó kör; hiányzik: { $count }.
   *[no] { $event }: hány hitjelzőt ajánlasz fel az érvénytelenítésére? Hiányzik: { $count }.
}
    .others = { $seat } hitjelzőt ajánlhat fel
question-PayRansom = { $noble } emberrablók kezébe került. Fizetsz { $count } koronát, vagy meghal?
    .others = { $seat } váltságdíjról dönt
question-TakeVolunteer = Melyik önkéntes csapat csatlakozik hozzád?
    .others = { $seat } önkénteseket választ
question-HealArmy = Melyik seregedről kerül le minden veszteségjelző?
    .others = { $seat } pótolja egy seregét
question-FreeWorks = Kőművesmester: mi épüljön vagy javuljon ingyen?
    .others = { $seat } ingyen építkezhet
question-RefreshNobles = Mely kimerült nemeseid válnak pihentté? Legfeljebb ennyi: { $count }.
    .others = { $seat } nemeseket pihentet
question-OpenGates = Melyik semleges város nyit kaput, vagy inkább { $count } koronát kérsz?
    .others = { $seat } várost választ
question-GenerousGuilds = Melyik városod céhei fizetnek neked?
    .others = { $seat } várost választ
question-Absolution = Mi alól kapsz feloldozást?
    .others = { $seat } feloldozást kap
question-PayMutineer = Fellázadt: { $troop } ({ $slot }). Fizetsz { $count } koronát, vagy hagyod dezertálni?
    .others = { $seat } dönt a lázadó zsoldosokról
question-LaunchExpedition = Indítasz expedíciót?{ $ban ->
    [yes] {" "}Új expedíciót indítani tilos: ha mégis megteszed, eltiltanak.
   *[no] {""}
}
    .others = { $seat } expedíciót indíthat
question-StakeCrowns = { $expedition }: hány koronát teszel be? Legfeljebb { $count } lehet.
    .others = { $seat } pénzelheti az expedíciót
question-BlessExpedition = { $expedition }: megáldod az expedíciót?
    .others = { $seat } megáldhatja az expedíciót
question-UpgradeDefenses = Mit javítasz vagy erődítesz? Egy rés ára { $repair }, az erődítésé { $fortify } korona{ $works ->
    [yes] {" "}(mert te vagy a Királyi építőmester).
   *[no] .
}
    .others = { $seat } javíthat vagy erődíthet
question-MusterTroops = Melyik seregedről kerülnek le veszteségjelzők? Egy jelző ára { $count } korona.
    .others = { $seat } újoncozhat
question-PayIncomeTax = Jövedelemadó: kifizetsz { $count } koronát?
    .others = { $seat } a jövedelemadóról dönt
question-PayTithe = Egyházi tized: kifizeted { AZ($count) } koronát? ({ $to } kapja.)
    .others = { $seat } az egyházi tizedről dönt
question-ObeySoldiersPay = Zsoldosok bére: többet fizetsz az erős zsoldosoknak?
    .others = { $seat } egy törvényről dönt
question-PayWages = Kiknek fizetsz zsoldot? Megmaradt koronáid: { $crowns }; kifizetetlen zsold: { $count }.
    .others = { $seat } zsoldot fizet
question-NameActing = Ki vezesse helyetted ezt az ülést?
    .others = { $seat } helyettest jelöl ki
question-Propose = A magánindítványod: mit javasolsz?
    .others = { $seat } magánindítványt tehet
question-ChooseOrder = Milyen sorrendben szavaztok a teendőkről?
    .others = { $seat } megszabja a teendők sorrendjét
question-CommitVotes = Szavazás: { $subject }. Hány szavazatot adsz le? Ennyi van: { $count }.
    .others = { $seat } szavazatokat ad le
question-Declare = Szavazás: { $subject }. Mire adod a szavazataidat? Leadva: { $count }.
    .others = { $seat } kimondja, mire szavaz
question-BreakTie = Szavazategyenlőség ({ $count } : { $count }): { $subject }. Te vezeted az ülést: hogyan döntesz?
    .others = { $seat } dönt a szavazategyenlőségben
question-WriteBallot = { $stage ->
    [choice] Szavazólap: { $subject }. Mit írsz fel? Megmaradt szavazataid: { $count }.
    [votes] Szavazólap: { $subject }. Hány szavazattal? Megmaradt szavazataid: { $count }.
   *[done] Kitöltötted a szavazólapot. Leadod?
}
    .others = { $seat } szavazólapot tölt ki
question-AcceptDecree = { $ban ->
    [yes] { $agenda }: elfogadod, vagy elutasítod, és eltiltanak?
   *[no] { $agenda }: elfogadod vagy elutasítod? Már el vagy tiltva.
}
    .others = { $seat } elfogad vagy elutasít
question-GiveUpCharge = Új tisztséged: { $agenda }, így eggyel több van a megengedettnél. Melyik régebbi tisztségedről mondasz le?
    .others = { $seat } lemond egy tisztségről
question-AppointNoble = Melyik nemesed kapja ezt a hivatalt: { $agenda }?
    .others = { $seat } kinevez egy nemest
question-HireTroops = { $count ->
    [one] Melyik csapatot fogadod fel?
   *[other] Melyik csapatot fogadod fel, vagy melyeket egy nemzetiségből? Legfeljebb ennyi: { $count }.
}{ $ban ->
    [yes] {" "}A zsoldosfogadás tilos: ha mégis felfogadsz valakit, eltiltanak.
   *[no] {""}
}
    .others = { $seat } zsoldost fogadhat
question-StationTroop = Melyik seregbe kerül ez a csapat: { $troop }?
    .others = { $seat } beoszt egy felfogadott csapatot
question-QuellRevolt = Lázadás: { $city }. Fizetsz { $faith } hitjelzőt vagy { $count } koronát, vagy elengeded?
    .others = { $seat } lázadással néz szembe
question-Rebuild = Hová helyezed vissza a kastélyodat?
    .others = { $seat } elhelyezheti a kastélyát
question-Rearrange = { $count ->
    [0] Átvesz csapatokat valamelyik nemesed?
   *[other] Mit vesz át { $noble }?
}
    .others = { $seat } átcsoportosít
question-ReturnNoble = Hová tér vissza { $noble }?
    .others = { $seat } visszahoz egy nemest

## A napló: a forduló
event-plays-baron = { $seat } bárója: { $baron }.
    .own = A te báród: { $baron }.
event-chairman = { $seat } a régens{ $source }.
    .own = Te vagy a régens{ $source }.
event-head-of-church = { $seat } a főkegyúr{ $source }.
    .own = Te vagy a főkegyúr{ $source }.
event-dealt-troops = { $seat } csapatai: { $troops }.
    .own = A csapataid: { $troops }.
event-assigned = { $seat } serege, { $slot }: { $troops }.
    .own = A te sereged, { $slot }: { $troops }.
event-built-stronghold = { $seat } elhelyezi a kastélyát itt: { $area }.
    .own = Elhelyezed a kastélyodat itt: { $area }.
event-placed-noble = { $seat } elhelyez egy nemest ({ $noble }) itt: { $area }.
    .own = Elhelyezel egy nemest ({ $noble }) itt: { $area }.
event-offer = Felfogadható zsoldosok: { $troops }.
event-agendas = Sürgős teendők: { $agendas }.
event-round = Kezdődik { AZ($round) }. forduló.
event-planned = { $seat } betervezett lapjai: { $counts }.
    .own = A betervezett lapjaid: { $counts }.
stack-count = { $stack }. pakli: { $count } lap
event-neutral-card = { $card_id ->
    [uncertain_times] Semleges kártya: { $card }. A sorspakli megkeverve.
   *[other] Semleges kártya: { $card }.
}
event-baron-card = { $seat } ({ $baron }) kártyája: { $card }.
    .own = A te kártyád: { $card }.
event-declined = { $seat } lemond a kártyáról.
    .own = Lemondasz a kártyáról.
event-allocated = { $seat } kártyája ide kerül: { $special } (már { $count } lap van ott, { $full } kell).
    .own = A kártyád ide kerül: { $special } (már { $count } lap van ott, { $full } kell).
event-special-phase = Különleges szakasz: { $special }.
event-cards-return = A kártyák visszatérnek a gazdáikhoz: { $special }.
event-marks = { $seat } címert tesz a zsoldossávra: { $space }.
    .own = Címert teszel a zsoldossávra: { $space }.
event-fate = { $field ->
    [baron] { $suits ->
        [no] Sorskártya: { $fate_baron }. Most nem jöhet szóba: új lap következik.
       *[yes] Sorskártya: { $fate_baron }.
    }
    [city] { $suits ->
        [no] Sorskártya: { $fate_city }. Ez a város most nem jöhet szóba: új lap következik.
       *[yes] Sorskártya: { $fate_city }.
    }
    [noble] { $suits ->
        [no] Sorskártya: { $fate_noble }. Most nem jöhet szóba: új lap következik.
       *[yes] Sorskártya: { $fate_noble }.
    }
    [shape] { $suits ->
        [no] Sorskártya: { $noble }. Most nem jöhet szóba: új lap következik.
       *[yes] Sorskártya: { $noble }.
    }
    [nation] Sorskártya: { $fate_nation }.
    [revolt] { $fate_revolt ->
        [yes] Sorskártya, { $city } ({ $seat } városa): lázadás!
       *[no] Sorskártya, { $city } ({ $seat } városa): nincs lázadás.
    }
    [deserter] Sorskártya, { $slot } ({ $seat } serege): a dezertőr { $fate_nation }.
   *[expedition] { $result ->
        [lost] Sorskártya, { $expedition }: elvész a flotta.
        [no_news] Sorskártya, { $expedition }: semmi hír.
       *[other] Sorskártya, { $expedition }: a szorzó { $result }.
    }
}
    .own = { $field ->
        [revolt] { $fate_revolt ->
            [yes] Sorskártya, { $city } (a te városod): lázadás!
           *[no] Sorskártya, { $city } (a te városod): nincs lázadás.
        }
        [deserter] Sorskártya, { $slot } (a te sereged): a dezertőr { $fate_nation }.
       *[shape] { $suits ->
            [no] Sorskártya: { $noble } (a te nemesed). Most nem jöhet szóba: új lap következik.
           *[yes] Sorskártya: { $noble } (a te nemesed).
        }
    }
event-revolt-quelled = { $seat } véget vet a lázadásnak: { $city } az uralma alatt marad.
    .own = Véget vetsz a lázadásnak: { $city } a tiéd marad.
event-upkeep = { $scope ->
    [kingdom] Fenntartás. Királysági városok: { $cities }; a győzelemhez { $needed } kell.
   *[all] Fenntartás. Városok: { $cities }; a győzelemhez { $needed } kell.
}
event-refreshed = A tengeren utazók partra szállnak, és minden nemes pihent.

## A napló: korona, szavazat, hit, befolyás
event-gained-crowns = { $seat } { $count } koronát kap{ $source }.
    .own = Kapsz { $count } koronát{ $source }.
event-paid-crowns = { $seat } { $count } koronát fizet{ $source }.
    .own = Fizetsz { $count } koronát{ $source }.
event-chairman-stays = { $to } marad a régens: { $seat } szavazatainak száma { $count }, de másnak is van { $most }.
    .own = { $to } marad a régens: { $count } szavazatod van, de másnak is van { $most }.
    .to = Te maradsz a régens: { $seat } szavazatainak száma { $count }, de másnak is van { $most }.
event-head-stays = { $to } marad a főkegyúr: { $seat } hitjelzőinek száma { $count }, de másnak is van { $most }.
    .own = { $to } marad a főkegyúr: { $count } hitjelződ van, de másnak is van { $most }.
    .to = Te maradsz a főkegyúr: { $seat } hitjelzőinek száma { $count }, de másnak is van { $most }.
event-handed-crowns = { $seat } { $count } koronát fizet, { $to } kapja{ $source }.
    .own = { $count } koronát fizetsz, { $to } kapja{ $source }.
    .to = { $seat } { $count } koronát fizet neked{ $source }.
event-gained-votes = { $seat } { $count } szavazatot kap{ $source }.
    .own = Kapsz { $count } szavazatot{ $source }.
event-lost-votes = { $seat } megválik { $count } szavazattól.
    .own = Megválsz { $count } szavazattól.
event-gained-faith = { $seat } { $count } hitjelzőt kap.
    .own = Kapsz { $count } hitjelzőt.
event-lost-faith = { $seat } megválik { $count } hitjelzőtől.
    .own = Megválsz { $count } hitjelzőtől.
event-gained-influence = { $seat } { $count } befolyást kap{ $source }; a készletben marad: { $pool }.
    .own = Kapsz { $count } befolyást{ $source }; a készletben marad: { $pool }.
event-no-influence = { $seat } nem kap befolyást { $count } városáért, mert nincs kastélya a táblán.
    .own = Nem kapsz befolyást { $count } városodért, mert nincs kastélyod a táblán.
event-lost-influence = { $seat } { $count } befolyást veszít (a készletben: { $pool }).
    .own = Elveszítesz { $count } befolyást (a készletben: { $pool }).

## A napló: mozgás
event-picked-up = { $seat } nemese ({ $noble }) csapatokat vesz át: { $troops } ({ $from }).
    .own = Nemesed ({ $noble }) csapatokat vesz át: { $troops } ({ $from }).
event-moved = { $seat } nemesének ({ $noble }) útja: { $path }.
    .own = Nemesed ({ $noble }) útja: { $path }.
event-sailed = { $seat } nemese ({ $noble }) ide hajózik: { $area }.
    .own = Nemesed ({ $noble }) ide hajózik: { $area }.
event-left-board = { $seat } nemese ({ $noble }) csapat nélkül maradt, és lekerül a tábláról.
    .own = Nemesed ({ $noble }) csapat nélkül maradt, és lekerül a tábláról.
event-permission = { $purpose ->
    [pass] { $word ->
        [allow] { $seat } engedélyezi az átvonulást itt: { $area } (a kérő { $to }).
        [refuse] { $seat } megtagadja az átvonulást itt: { $area } (a kérő { $to }).
       *[other] { $seat } { $price } koronáért engedélyezi az átvonulást itt: { $area } (a kérő { $to }).
    }
   *[attack] { $word ->
        [allow] { $seat } engedélyezi a támadást itt: { $area } (a kérő { $to }).
        [refuse] { $seat } megtagadja a támadást itt: { $area } (a kérő { $to }).
       *[other] { $seat } { $price } koronáért engedélyezi a támadást itt: { $area } (a kérő { $to }).
    }
}
    .own = { $purpose ->
        [pass] { $word ->
            [allow] Engedélyezed az átvonulást itt: { $area } (a kérő { $to }).
            [refuse] Megtagadod az átvonulást itt: { $area } (a kérő { $to }).
           *[other] { $price } koronáért engedélyezed az átvonulást itt: { $area } (a kérő { $to }).
        }
       *[attack] { $word ->
            [allow] Engedélyezed a támadást itt: { $area } (a kérő { $to }).
            [refuse] Megtagadod a támadást itt: { $area } (a kérő { $to }).
           *[other] { $price } koronáért engedélyezed a támadást itt: { $area } (a kérő { $to }).
        }
    }
    .to = { $purpose ->
        [pass] { $word ->
            [allow] { $seat } engedélyezi, hogy átvonulj itt: { $area }.
            [refuse] { $seat } nem engedi, hogy átvonulj itt: { $area }.
           *[other] { $seat } { $price } koronáért engedi, hogy átvonulj itt: { $area }.
        }
       *[attack] { $word ->
            [allow] { $seat } engedélyezi, hogy támadj itt: { $area }.
            [refuse] { $seat } nem engedi, hogy támadj itt: { $area }.
           *[other] { $seat } { $price } koronáért engedi, hogy támadj itt: { $area }.
        }
    }
event-price-declined = { $seat } nem fizet { $count } koronát az engedélyért: { $to } nem engedi.
    .own = Nem fizetsz { $count } koronát az engedélyért: { $to } nem engedi.
    .to = { $seat } nem fizeti ki neked { AZ($count) } koronát: nem kap engedélyt.
event-offers = { $seat } { $count } koronát ajánl, hogy { $to } elálljon a támadástól.
    .own = { $count } koronát ajánlasz, hogy { $to } elálljon a támadástól.
    .to = { $seat } { $count } koronát ajánl neked, hogy elállj a támadástól.
event-offer-answered = { $passed ->
    [yes] { $seat } { $count } koronáért eláll a támadástól.
   *[no] { $seat } nem áll el a támadástól { $count } koronáért.
}
    .own = { $passed ->
        [yes] { $count } koronáért elállsz a támadástól.
       *[no] Nem állsz el a támadástól { $count } koronáért.
    }
    .to = { $passed ->
        [yes] { $seat } elfogadja { AZ($count) } koronádat, és eláll a támadástól.
       *[no] { $seat } nem fogadja el { AZ($count) } koronádat: jön a csata.
    }
event-returns = { $seat } nemese ({ $noble }) visszatér ide: { $area }.
    .own = Nemesed ({ $noble }) visszatér ide: { $area }.

## A napló: csaták
event-names-battle = { $battle ->
    [open_field] { $seat } ütközetet kezdeményez itt: { $area }, ellenfele: { $defender }. Támad: { $nobles }.
    [assault] { $seat } rohamot kezdeményez itt: { $area }, ellenfele: { $defender }. Támad: { $nobles }.
   *[siege] { $seat } ostromzárat kezdeményez itt: { $area }, ellenfele: { $defender }. Támad: { $nobles }.
}
    .own = { $battle ->
        [open_field] Ütközetet kezdeményezel itt: { $area }, ellenfeled: { $defender }. Támad: { $nobles }.
        [assault] Rohamot kezdeményezel itt: { $area }, ellenfeled: { $defender }. Támad: { $nobles }.
       *[siege] Ostromzárat kezdeményezel itt: { $area }, ellenfeled: { $defender }. Támad: { $nobles }.
    }
    .defender = { $battle ->
        [open_field] { $seat } megtámadja a nemeseidet itt: { $area } (ütközet). Támad: { $nobles }.
        [assault] { $seat } megrohamozza a falaidat itt: { $area }. Támad: { $nobles }.
       *[siege] { $seat } ostromzár alá veszi a falaidat itt: { $area }. Támad: { $nobles }.
    }
event-commands = { $seat } parancsnoka: { $noble }.
    .own = A parancsnokod: { $noble }.
event-draws-hand = { $seat } { $count } sorskártyát húz ({ $drawn_sum }).
    .private = { $count } sorskártyát húztál ({ $drawn_sum }): { $cards }.
    .all = { $seat } { $count } sorskártyát húz ({ $drawn_sum }): { $cards }.
drawn-for-strength = { $strength } erőért { $count }
drawn-for-commander = a parancsnokért { $count }
drawn-for-constable = a Várnagyért { $count }
drawn-no-more = de többet nem lehet
event-drops-cards = { $count ->
    [0] { $seat } nem dob el sorskártyát.
   *[other] { $seat } eldob { $count } sorskártyát.
}
    .private = { $count ->
        [0] Nem dobtál el sorskártyát.
       *[other] Ezeket dobtad el: { $cards }.
    }
    .all = { $count ->
        [0] { $seat } nem dob el sorskártyát.
       *[other] { $seat } ezeket dobja el: { $cards }.
    }
event-shows-hand = { $seat } sorskártyái: { $cards }{ $draws ->
    [0] .
    [one] . Az „újabb sorskártya húzása” maga nem számít: a helyére húzott lap már itt van.
   *[other] . Az „újabb sorskártya húzása” lapok maguk nem számítanak: a helyükre húzottak már itt vannak.
}
    .own = A sorskártyáid: { $cards }{ $draws ->
        [0] .
        [one] . Az „újabb sorskártya húzása” maga nem számít: a helyére húzott lap már itt van.
       *[other] . Az „újabb sorskártya húzása” lapok maguk nem számítanak: a helyükre húzottak már itt vannak.
    }
event-uses-ability = { $ability ->
    [star] { $noble } ({ $seat } parancsnoka) még egy veszteséget okoz.
    [square] { $noble } ({ $seat } parancsnoka) kivéd egy veszteséget.
    [triangle] { $noble } ({ $seat } parancsnoka) még egy győzelmet számít.
   *[other] { $noble } ({ $seat } parancsnoka) Királyi zászlótartóként még egy győzelmet számít.
}
    .own = { $ability ->
        [star] A parancsnokod, { $noble } még egy veszteséget okoz.
        [square] A parancsnokod, { $noble } kivéd egy veszteséget.
        [triangle] A parancsnokod, { $noble } még egy győzelmet számít.
       *[other] A parancsnokod, { $noble } Királyi zászlótartóként még egy győzelmet számít.
    }
event-losses = Veszteségek százasával (okozott − kivédett): a támadót { $defence_deals } − { $attack_prevents } → { $attacker }, a védekezőt { $attack_deals } − { $defence_prevents } → { $defender } éri.
event-casualties = { $seat } serege, { $slot }: { $count } veszteségjelző, megmaradt ereje { $strength }.
    .own = A te sereged, { $slot }: { $count } veszteségjelző, megmaradt ereje { $strength }.
event-breached = Rés a falakon: { $place }, megmaradt ereje { $strength }.
event-fate-returns = A csata sorskártyái a sorspakli aljára kerülnek.
event-unfortified = Elveszett az erődítés: { $city }.
event-victories = { $verdict ->
    [full_attack] Győzelmek: támadó { $attacker }, védekező { $defender }. A támadó teljes győzelme (legalább kettővel több): ha a védekezőnek itt harcolnak nemesei, meghalnak; rohamnál a hely elesik.
    [partial_attack] Győzelmek: támadó { $attacker }, védekező { $defender }. A támadó részleges győzelme (eggyel több): ha a védekezőnek itt harcolnak nemesei, visszavonulnak; rohamnál a hely elesik.
    [partial_defence] Győzelmek: támadó { $attacker }, védekező { $defender }. A védekező részleges győzelme (eggyel több): a támadó nemesek visszavonulnak.
    [full_defence] Győzelmek: támadó { $attacker }, védekező { $defender }. A védekező teljes győzelme (legalább kettővel több): a támadó nemesek meghalnak.
   *[stalemate] Győzelmek: támadó { $attacker }, védekező { $defender }. Eldöntetlen: ugyanannyi, ezért semmi sem történik.
}
event-victories-skipped = { $why ->
    [attackers] A győzelem-lapok nem számítanak, mert a veszteségek után a támadónak nem maradt élő nemese.
    [defenders] A győzelem-lapok nem számítanak, mert a veszteségek után a védekezőnek nem maradt élő nemese.
   *[walls] A győzelem-lapok nem számítanak, mert a veszteségek után a védekező ereje 0: a hely elesik.
}
event-besieges = { $seat } ostromzár alá veszi: { $place } (összerő { $total } : { $against }, azaz { $sum_total } : { $sum_against }).
    .own = Ostromzár alá veszed: { $place } (összerő { $total } : { $against }, azaz { $sum_total } : { $sum_against }).
event-starved-out = { $seat } ostromzára sikerrel jár (összerő { $total } : { $against }, azaz { $sum_total } : { $sum_against }): elesik { $place }.
    .own = Ostromzárad sikerrel jár (összerő { $total } : { $against }, azaz { $sum_total } : { $sum_against }): elesik { $place }.
event-siege-lifted = { $why ->
    [gone] { $seat } ostromzára megszűnik: { $place }. Nincs ott több nemese.
    [taken] { $seat } ostromzára megszűnik: { $place }. Más vette be.
    [razed] { $seat } ostromzára megszűnik: { $place }. A város elpusztul.
    [removed] { $seat } ostromzára megszűnik: { $place }. A kastély lekerül a tábláról.
   *[decree] { $seat } ostromzára megszűnik: { $place }. A Tanács döntött így.
}
    .own = { $why ->
        [gone] Ostromzárad megszűnik: { $place }. Nincs ott több nemesed.
        [taken] Ostromzárad megszűnik: { $place }. Más vette be.
        [razed] Ostromzárad megszűnik: { $place }. A város elpusztul.
        [removed] Ostromzárad megszűnik: { $place }. A kastély lekerül a tábláról.
       *[decree] Ostromzárad megszűnik: { $place }. A Tanács döntött így.
    }
event-retreats = { $home ->
    [yes] { $seat } nemese ({ $noble }) visszavonul, de nincs szabad szomszédos terület: a kastélyba kerül, kimerülten ({ $area }).
   *[no] { $seat } nemese ({ $noble }) visszavonul ide: { $area }.
}
    .own = { $home ->
        [yes] Nemesed ({ $noble }) visszavonul, de nincs szabad szomszédos terület: a kastélyodba kerül, kimerülten ({ $area }).
       *[no] Nemesed ({ $noble }) visszavonul ide: { $area }.
    }
event-noble-dies = { $seat } nemese ({ $noble }) meghalt{ $cause }.
    .own = Nemesed ({ $noble }) meghalt{ $cause }.
death-losses = a veszteségei elérték a csapatai erejét
death-defeat = az ellenfél teljes győzelme miatt
death-overseas = tengerentúlról nem lehet visszavonulni
death-no-way = nincs hová visszavonulnia
death-siege = sikerrel járt az ostromzár
death-ransom = nem váltották ki
death-fire = odaveszett a várossal
leave-needed = ; akinek az engedélye kell hozzá: { $who }
event-noble-abandoned = { $seat } nemesét ({ $noble }) elhagyták a csapatai.
    .own = Nemesedet ({ $noble }) elhagyták a csapatai.
event-noble-removed = { $seat } nemesének ({ $noble }) nincs örököse, kikerül a játékból a csapataival: { $troops }.
    .own = Nemesednek ({ $noble }) nincs örököse, kikerül a játékból a csapataival: { $troops }.
event-deserted = { $seat } serege, { $slot }: { $troop } dezertál.
    .own = A te sereged, { $slot }: { $troop } dezertál.
event-nobody-deserts = { $seat } serege, { $slot }: nincs { $nation } zsoldosa, senki sem dezertál.
    .own = A te sereged, { $slot }: nincs { $nation } zsoldosa, senki sem dezertál.
event-troop-falls = { $seat } serege, { $slot }: { $troop } elesik.
    .own = A te sereged, { $slot }: { $troop } elesik.
event-undefended = Senki és semmi sem védi (az ereje 0): { $place } harc nélkül elesik.
event-takes-city = { $seat } új városa: { $city }.
    .own = Új városod: { $city }.
event-cedes-city = { $seat } a kastélya elvesztéséért átad egy várost, { $to } kapja: { $city }.
    .own = A kastélyod elvesztéséért átadsz egy várost, { $to } kapja: { $city }.
    .to = { $seat } a kastélya elvesztéséért átad neked egy várost: { $city }.
event-city-neutral = Semlegessé vált: { $city }.
event-razed = Elpusztult: { $city }.
event-takes-stronghold = { $seat } elfoglalta { $from } kastélyát.
    .own = Elfoglaltad { $from } kastélyát.
    .from = { $seat } elfoglalta a kastélyodat.
event-stronghold-lost = { $seat } kastélya lekerül a tábláról.
    .own = A kastélyod lekerül a tábláról.
event-eliminated = { $seat } kiesett a játékból.
    .own = Kiestél a játékból.
event-office-lost = { $seat } nemese ({ $slot }) elveszíti a hivatalát: { $agenda }.
    .own = Nemesed ({ $slot }) elveszíti a hivatalát: { $agenda }.

## A napló: semleges kártyák és események
event-event = { $colour ->
    [red] Vörös esemény, { $seat } húzza: { $event }!
    [green] Zöld esemény, { $seat } húzza: { $event }!
   *[blue] Kék esemény, { $seat } húzza: { $event }!
}
    .own = { $colour ->
        [red] Vörös esemény, te húzod: { $event }!
        [green] Zöld esemény, te húzod: { $event }!
       *[blue] Kék esemény, te húzod: { $event }!
    }
event-fizzles = Nincs, akire hasson: { $event }.
event-no-effect = { $card }: nincs mire hatnia, nem történik semmi.
event-stays-in-force = { $whom ->
    [all] Mindenkire érvényes a forduló végéig: { $card }.
   *[one] { $seat } előtt marad, érvényben: { $card }.
}
    .own = Előtted marad, érvényben: { $card }.
event-cancelled = Hitjelzőkkel elhárítva, nem történik meg: { $event }.
event-event-ends = { $seat } megszabadul ettől: { $event }.
    .own = Megszabadulsz ettől: { $event }.
event-no-heir = { $seat } nemesének ({ $noble }) nincs örököse: ha meghal, végleg kikerül a játékból.
    .own = Nemesednek ({ $noble }) nincs örököse: ha meghal, végleg kikerül a játékból.
event-pledges = { $seat } { $count } hitjelzőt ajánl fel.
    .own = Felajánlasz { $count } hitjelzőt.
event-volunteers = { $seat } önkéntesei: { $troops }.
    .own = A te önkénteseid: { $troops }.
event-refreshes = { $seat } nemese ({ $noble }) pihentté válik.
    .own = Nemesed ({ $noble }) pihentté válik.
event-desert-all = { $seat } csapataiból dezertál: { $troops }.
    .own = A csapataidból dezertál: { $troops }.
event-expedition-sails = Expedíció indul: { $expedition }.
event-no-expedition = { $seat } nem indít expedíciót.
    .own = Nem indítasz expedíciót.
event-blessed = { $seat } megáldja az expedíciót: { $expedition }.
    .own = Megáldod az expedíciót: { $expedition }.
event-expedition-result = { $result ->
    [lost] { $expedition }: elvész a flotta, oda minden betét.
    [no_news] { $expedition }: semmi hír, a flotta tovább vár.
   *[other] { $expedition }: minden betét megtérül, a szorzó { $result }.
}{ $blessed ->
    [yes] {" "}(Áldott: a két lapból a kedvezőbb számít.)
   *[no] {""}
}
event-repairs = { $seat } { $count } rést javít ki: { $place }.
    .own = Kijavítasz { $count } rést: { $place }.
event-fortifies = { $seat } megerődíti: { $city }.
    .own = Megerődíted: { $city }.
event-heals = { $seat } serege, { $slot }: lekerül { $count } veszteségjelző.
    .own = A te sereged, { $slot }: lekerül { $count } veszteségjelző.
event-harvest-lost = Rossz termés: { $seat } semmit sem kap a városaiból.
    .own = Rossz termés: semmit sem kapsz a városaidból.

## A napló: zsoldfizetés, toborzás, Tanács
event-unpaid = { $seat } nem fizet, ezért dezertál: { $troops }.
    .own = Nem fizetsz, ezért dezertál: { $troops }.
event-draft = Toborzás következik.
event-marker-comes-off = { $seat } címere lekerül a zsoldossávról: { $space }.
    .own = A címered lekerül a zsoldossávról: { $space }.
event-hires = { $seat } felfogadja: { $troops }.
    .own = Felfogadod: { $troops }.
event-stationed = { $seat } serege, { $slot }: { $troop } csatlakozik.
    .own = A te sereged, { $slot }: { $troop } csatlakozik.
event-meeting-void = Senki sincs jelen, az ülés elmarad.
event-acting-chairman = { $seat } vezeti az ülést.
    .own = Te vezeted az ülést.
event-proposes = { $word ->
    [pass] { $seat } nem javasol semmit.
   *[other] { $seat } magánindítványa – { $answer }.
}
    .own = { $word ->
        [pass] Nem javasolsz semmit.
       *[other] A magánindítványod – { $answer }.
    }
event-order = { $seat } szerint a teendők sorrendje: { $agendas }.
    .own = Megszabod a teendők sorrendjét: { $agendas }.
event-agenda = Szavazás erről: { $agenda }.
event-votes-shown = Leadott szavazatok: { $votes }.
event-votes = { $seat } { $count } szavazata: { $choice }.
    .own = A te { $count } szavazatod: { $choice }.
    .to = { $seat } { $count } szavazatot ad le rád: { $choice }.
event-ballot = { $seat } szavazólapja, a teendők sorrendjében: { $ballot }.
    .own = A te szavazólapod, a teendők sorrendjében: { $ballot }.
event-breaks-tie = Szavazategyenlőség ({ $level }): az ülést vezető { $seat } dönt, ezt választja: { $choice }.
    .own = Szavazategyenlőség ({ $level }): te vezeted az ülést, te döntesz. Ezt választod: { $choice }.
event-decided = { $passed ->
    [yes] A javaslatot elfogadták: mellette { $for }, ellene { $against }.
   *[no] A javaslatot elvetették: mellette { $for }, ellene { $against }.
}
event-chosen = A megválasztott báró: { $seat } ({ $agenda }). Kapott szavazatok: { $votes }.
    .own = Téged választottak meg: { $agenda }. Kapott szavazatok: { $votes }.
event-refuses = { $seat } elutasítja: { $agenda }.
    .own = Elutasítod: { $agenda }.
event-law-passed = Új törvény: { $agenda }.
event-law-repealed = Visszavont törvény: { $agenda }.
event-walls-rebuilt = Minden nem ostromlott fal újra ép.
event-charge-lost = { $seat } elveszít egy tisztséget: { $agenda }.
    .own = Elveszítesz egy tisztséget: { $agenda }.
event-appointed = { $seat } nemese ({ $noble }) hivatalt kap: { $agenda }.
    .own = Nemesed ({ $noble }) hivatalt kap: { $agenda }.
event-postponed = Az ülés véget ér; amiről még nem volt szavazás, a következő ülésre marad.
event-open-motion = { $in_force ->
    [yes] Mostantól érvényben van: { $motion }.
   *[no] Már nincs érvényben: { $motion }.
}
event-banned = { $seat } el van tiltva a Tanács üléseitől.
    .own = El vagy tiltva a Tanács üléseitől.
event-ban-lifted = { $seat } eltiltását feloldották.
    .own = Az eltiltásodat feloldották.
event-defies = { $seat } szembeszegül a Tanáccsal.
    .own = Szembeszegülsz a Tanáccsal.
event-heir-handed = { $seat } átadja { $noble } örökösét, mostantól { $to } őrzi.
    .own = Átadod { $noble } örökösét, mostantól { $to } őrzi.
    .to = { $seat } átadja neked { $noble } örökösét.
event-heir-killed = { $seat } megöli { $noble } örökösét.
    .own = Megölöd { $noble } örökösét.
event-game-over = { $reason ->
    [cities] { $seat } { $count } várost ural ({ $needed } elég a győzelemhez), és győzött!
    [influence] Elfogyott a befolyáskészlet: { $seat } a legbefolyásosabb báró ({ $count } befolyás), és győzött!{ $decided }
    [last_baron] { $seat } az utolsó báró, és győzött!
    [rounds] Az utolsó forduló után { $seat } áll az élen ({ $count } befolyás), és győzött!{ $decided }
   *[other] Vége a játéknak: nincs király és nincs győztes, mert { $level } mindenben egyenlő: befolyás { $rank_0 }, városok { $rank_1 }, koronák, hitjelzők és szavazatok együtt { $rank_2 }, csapatkártyák a táblán { $rank_3 } (W-14.2).
}
    .own = { $reason ->
        [cities] { $count } várost uralsz ({ $needed } elég a győzelemhez), győztél!
        [influence] Elfogyott a befolyáskészlet: te vagy a legbefolyásosabb báró ({ $count } befolyás), győztél!{ $decided }
        [last_baron] Te vagy az utolsó báró, győztél!
        [rounds] Az utolsó forduló után te állsz az élen ({ $count } befolyás), győztél!{ $decided }
       *[other] Vége a játéknak: nincs király és nincs győztes, mert { $level } mindenben egyenlő: befolyás { $rank_0 }, városok { $rank_1 }, koronák, hitjelzők és szavazatok együtt { $rank_2 }, csapatkártyák a táblán { $rank_3 } (W-14.2).
    }

## Elutasítások: előkészületek, tervezés, kártyák
refusal-baron-first = Előbb válassz bárót.
refusal-baron-taken = Ezt a bárót már más választotta: { $baron }.
refusal-troops-first = Előbb oszd be a csapataidat; hátravan: { $count }.
refusal-stronghold-first = Előbb mondd meg, hol áll a kastélyod.
refusal-outer-area = Ez a szélen van: { $area }. Két vagy három bárónál ott nem állhat kastély.
refusal-area-taken = Itt nem állhat kastély: { $area }. Város vagy másik kastély van ott.
refusal-noble-then-area = Előbb a nemest válaszd ki, aztán a területét.
refusal-no-such-noble = Nincs csapata, vagy már a helyén van: { $army }.
refusal-area-of-another = Itt már másik báró van: { $area }.
refusal-overseas-area = Ez tengerentúli terület: { $area }. A nemesek a királyságban kezdenek.
refusal-planning-first = Most tervezel: tegyél lapokat az akciópaklikba, vagy mondd, hogy kész.
refusal-not-in-hand = Nincs több ilyen lap a kezedben: { $card }.
refusal-stack-full = Ebben az akciópakliban már két lapod van: { $stack }.
refusal-execute-or-decline = Hajtsd végre a kártyát, vagy mondj le róla.
refusal-no-free-marker = Nincs szabad címered.
refusal-space-taken = Itt már áll egy címer: { $space }.
refusal-space-not-open = Ennyi báróval ez a mező nem használható: { $space }.
refusal-out-of-reach = Egyetlen nemesed sem mozoghat vagy harcolhat itt: { $area }.
refusal-no-battle-there = Itt nem kezdeményezhetsz csatát: { $area }.
refusal-not-to-taxation = A Csapatmozgás a zsoldhoz vagy a Tanácshoz kerül.
refusal-send-card-first = Előbb mondd meg, hová kerül a kártya.
refusal-cannot-pay = Az ára { $count } korona, és nincs ennyid.

## Elutasítások: mozgás
refusal-noble-first = Válaszd ki, melyik nemesed mozog, vagy passzolj.
refusal-exhausted = Kimerült: { $noble }.
refusal-shut-in = Ostromzár zárja be: { $noble }.
refusal-cannot-get-there = Most nem juthat oda: { $noble }.
refusal-nothing-to-take = Ezt itt nem veheti át: { $troop } ({ $army }).
refusal-no-voyage = Ide nem hajózhat: { $area }.
refusal-not-by-road = Arra nem mehet tovább: { $area }. Több lépés csak úton lehetséges, és ott nem, ahol megtagadták az átvonulást.
refusal-already-there = Már ott van: { $area }.
refusal-border-closed = Itt nincs átkelés: { $from } – { $area }.
refusal-move-not-finished = Előbb fejezd be a mozgását.
refusal-permission-first = Előbb arra válaszolj, megadod-e az engedélyt.
refusal-no-prices = Ebben a játékban senki sem kérhet árat.
refusal-price-too-high = A kérőnek csak ennyi koronája van: { $count }.
refusal-pay-or-decline = Fizess, vagy mondj le róla.
refusal-gift-limit = Az asztalnál ülő másik bárónak annyi koronát adhatsz, amennyid van: { $count }.
refusal-no-gifts = Ebben a játékban senki sem adhat koronát másnak.

## Elutasítások: csaták
refusal-battle-or-pass = Mondd meg, milyen csatát kezdeményezel, vagy hogy semmilyet.
refusal-no-place-to-attack = Itt nincs mit megrohamozni vagy ostromzár alá venni.
refusal-permission-refused = { $baron } nem engedi.
refusal-besieged-by-another = { $baron } már ostromzár alatt tartja.
refusal-besieged-this-round = Ezt az ostromzárat csak ebben a fordulóban kezdted; egy későbbiben fejezheted be.
refusal-too-weak-to-besiege = Az ostromzárhoz nagyobb összerő kell, mint a védekezőé (most { $total } : { $against }, azaz { $sum_total } : { $sum_against }).
refusal-attackers-first = Előbb mondd meg, kik támadnak.
refusal-not-among-attackers = Nem vehet részt a támadásban: { $noble }.
refusal-truce = Isten békéje ebben a fordulóban minden csatát tilt.
refusal-nobody-to-attack-with = Nincs itt pihent nemesed.
refusal-not-in-the-open = { $baron } egyetlen nemese sincs itt nyílt terepen.
refusal-besiegers-only = Ostromzár alól csak az ostromlót támadhatod meg.
refusal-offer-crowns = Ajánlj koronát, legfeljebb ennyit: { $count }, vagy semmit.
refusal-offer-stands = { AZ($count, big: 1) } koronás ajánlat áll: fogadd el, vagy harcolj.
refusal-commander-first = Előbb válassz parancsnokot.
refusal-not-in-battle = Nem vesz részt ebben a csatában: { $noble }.
refusal-drop-more = Dobj el sorskártyákat, vagy tartsd meg a többit; még eldobandó: { $count }.
refusal-not-in-fate-hand = Ez a sorskártya nincs nálad: { $number }.
refusal-use-or-forgo = Használd a képességet, vagy mondj le róla.
refusal-cannot-be-hit = Ide nem kerülhet veszteség; hátravan: { $count }.
refusal-no-shelter-there = Ide nem vonulhat vissza: { $area }.
refusal-retreat-first = Előbb mondd meg, hová vonul vissza.
refusal-keep-or-raze = Tartsd meg vagy pusztítsd el: { $city }.
refusal-not-your-city = Nem a te városod: { $city }.
refusal-cede-first = Válaszd ki, melyik városodat adod át.
refusal-deserter-first = Előbb válaszd ki, melyik { $nation } zsoldos dezertál.
refusal-no-such-troop = Ez nem dezertálhat: { $troop }.
refusal-losses-first = Előbb válaszd ki, ki esik el; elvesztendő erő: { $count }.
refusal-total-not-reached = Így nem lehet pontosan { $count } az elvesztett erő: { $troop }.

## Elutasítások: semleges kártyák és események
refusal-name-drawer = Nevezd meg, melyik báró húzza az eseményt.
refusal-no-faith = Nincs elég hitjelződ.
refusal-pledge-limit = Legfeljebb ennyi hitjelzőt ajánlhatsz fel: { $count }.
refusal-not-offered-by-event = Az esemény ezt nem kínálja: { $answer }.
refusal-launch-or-pass = Indíts expedíciót, vagy mondd, hogy nem indítasz.
refusal-under-way = Már úton van: { $expedition }.
refusal-stake-limit = Legfeljebb { $count } koronát tehetsz be.
refusal-bless-or-pass = Áldd meg az expedíciót, vagy hagyd.
refusal-works-or-pass = Javíts vagy erődíts valamit, vagy hagyd.
refusal-one-place-only = Csak egy helyet javíthatsz, és csak annyit, amennyit ki tudsz fizetni.
refusal-nothing-to-mend = Itt nem javíthatsz: { $place }.
refusal-cannot-fortify = Ezt nem erődítheted: { $city }.
refusal-muster-or-pass = Távolíts el veszteségjelzőket egy seregedről, vagy hagyd.
refusal-cannot-heal = Innen nem távolíthatsz el veszteségjelzőt: { $army }.

## Elutasítások: zsoldfizetés, toborzás, Tanács
refusal-comply-or-defy = Tartsd be a törvényt, vagy szegd meg.
refusal-wages-first = Előbb mondd meg, kiknek fizetsz.
refusal-not-billed = Most nem jár neki zsold: { $troop } ({ $army }).
refusal-cannot-pay-wage = Erre már nem futja: { $troop } ({ $army }).
refusal-hire-or-pass = Fogadj fel csapatot, vagy mondd, hogy nem.
refusal-not-on-offer = Nem fogadható fel: { $troop }.
refusal-one-troop-a-marker = Most legfeljebb ennyi csapatot fogadhatsz fel: { $count }.
refusal-one-nationality = Több csapat csak azonos nemzetiségű lehet.
refusal-cannot-receive = Ez a sereg most nem kaphat csapatot: { $army }.
refusal-station-first = Előbb mondd meg, melyik seregbe kerül: { $troop }.
refusal-name-acting = Nevezd meg, ki vezeti az ülést.
refusal-no-such-proposal = Ez nem javasolható: { $answer }.
refusal-order-agendas = Mondd meg, milyen sorrendben következnek a teendők.
refusal-commit-votes = Legfeljebb { $count } szavazatot adhatsz le.
refusal-not-to-vote-for = Erre itt nem lehet szavazni: { $choice }.
refusal-vote-first = Előbb mondd meg, mire szavazol.
refusal-not-tied = Ez nincs az egyenlő eredmények között: { $answer }.
refusal-write-ballot = Előbb töltsd ki a szavazólapodat.
refusal-accept-or-refuse = Fogadd el, vagy utasítsd el.
refusal-give-up-older = Egy régebbi tisztségedről mondj le.
refusal-appoint-noble = Add a hivatalt egyik nemesednek.

## Elutasítások: fenntartás
refusal-revolt-first = Előbb erről dönts: { $city }. Hitjelző, korona, vagy elengeded.
refusal-rearrange-or-pass = Csoportosíts át csapatokat, vagy mondd, hogy elég.
refusal-not-a-home = Csak a kastélyodhoz vagy egy nem ostromlott városodba térhet vissza, ide nem: { $area }.
refusal-return-first = Előbb mondd meg, hová tér vissza.

## Az asztal a terminálban
sheet-round = { $round }. forduló, { $phase ->
    [setup] előkészületek
    [planning] tervezés
    [actions] akciók
   *[upkeep] fenntartás
}
sheet-legend = M★ nemes (kisbetű: kimerült) · ♜ kastély · 200/3 erő és bevétel · + erődített · ⚔ ostromlott · ~ kikötő · ≈ folyó · ^ hegység · = híd · # híd úttal · - : út · [·] üres mező a zsoldossávon, [ ] ennyi báróval nem játszik
sheet-now = Most
sheet-pool = befolyáskészlet { $pool }
sheet-stacks = lapok az akciópaklikban { $counts }
sheet-card = kijátszva: { $card }
sheet-event = esemény: { $event }
sheet-next-event = { $colour ->
    [red] a következő esemény vörös
    [green] a következő esemény zöld
   *[blue] a következő esemény kék
}
sheet-head-crowns = Korona
sheet-head-votes = Szav.
sheet-head-faith = Hit
sheet-head-influence = Bef.
sheet-head-cities = Város
sheet-head-cards = Kéz
sheet-head-markers = Címer
sheet-you = te
sheet-out = kiesett
sheet-chairman = régens
sheet-head = főkegyúr
sheet-banned = eltiltva
sheet-no-stronghold = nincs kastélya a táblán
sheet-casualties = { $count } veszteség
sheet-no-heir = nincs örököse
sheet-waits = halott, az örökösére vár
sheet-heir-held = örököse túsz, őrzője { $seat }
sheet-exhausted = kimerült
sheet-off-board = nincs a táblán
sheet-at-sea = tengeren: { $area }
sheet-special = Szakaszok
sheet-track = Zsoldossáv
sheet-offer = Zsoldosok
sheet-fee = { $troop } (foglaló { $fee })
sheet-agendas = Teendők
sheet-laws = Törvények
sheet-events = E forduló
sheet-expeditions = Expedíciók
sheet-expedition = { $blessed ->
    [yes] { $expedition } { $space }/3 ({ $stakes }, áldott)
   *[no] { $expedition } { $space }/3 ({ $stakes })
}
sheet-battle = Csata
sheet-battle-is = { $battle ->
    [open_field] { $area }: ütközet, támad { $attacker }, védekezik { $defender }
   *[assault] { $area }: roham, támad { $attacker }, védekezik { $defender }
}
sheet-city = a semleges város
sheet-attacker-hand = támadó: { $cards }
sheet-defender-hand = védekező: { $cards }
sheet-cards = { $count } lap
sheet-meeting = Tanács
sheet-in-session = ülésezik
sheet-acting = vezeti: { $seat }
sheet-hand = A kezed
sheet-planned = Betervezve
sheet-fate = Sorskártyáid
sheet-picked = Kiválasztva

## A végső állás
summary-player = Játékos
    .about = játékos
summary-baron = Báró
    .about = báró
summary-influence = Befolyás
    .about = befolyás
summary-cities = Városok
    .about = minden város
summary-kingdom = Királysági
    .about = királysági városok
summary-wealth = Vagyon
    .about = korona, hitjelző és szavazat együtt
summary-troops = Csapatok
    .about = csapatkártyák a táblán
summary-round = A játék vége: { $round }. forduló.
summary-tie-broken = { $step ->
    [kingdom] A királysági városok száma döntött ({ $level }; W-16.4).
    [most_influence] A befolyás döntött ({ $level }; W-14.2).
    [influence] Egyenlő számú királysági város, ezért a befolyás döntött ({ $level }; W-16.4).
    [cities] Egyenlő befolyás, ezért a városok száma döntött ({ $level }; W-14.2).
    [wealth] Egyenlő befolyás, egyenlő számú város, ezért a koronák, hitjelzők és szavazatok összege döntött ({ $level }; W-14.2).
   *[troops] Egyenlő befolyás, egyenlő számú város és vagyon, ezért a táblán lévő csapatkártyák száma döntött ({ $level }; W-14.2).
}

## Az adatfájl
data-baron = Bárók
data-shape = A nemesek alakjai
data-noble = Nemesek
    .shape = alak
data-area = Területek
data-edge = Határok
    .record = { $a } – { $b }
data-road = Utak
data-city = Városok
    .strength = erő
    .income = bevétel
data-action = Akciókártyák
data-neutral_action = Semleges kártyák
    .copies = példányszám
data-special_area = Különleges szakaszok
data-track_space = Zsoldossáv
data-expedition = Expedíciók
    .results = a sorskártyák közül
data-expedition-results = { $what ->
    [lost] { $count } lapon elvész a flotta
    [no_news] { $count } lapon semmi hír
    [1] { $count } lapon visszajár a betét
    [2] { $count } lapon kétszer annyi jár
    [3] { $count } lapon háromszor annyi jár
    [4] { $count } lapon négyszer annyi jár
   *[other] { $count } lapon a betét szorzója { $what }
}
data-nationality = Nemzetiségek
data-vassal = Vazallusok
    .record = { $baron }, vazallus { $strength }
    .wage = zsold
data-mercenary = Zsoldosok
    .record = { $nationality } { $strength }
data-fate = Sorskártyák
    .record = { $number }. lap
data-event = Események
data-agenda = Teendők
data-open_motion = Nyílt indítványok
data-constants = Számértékek
data-components = Játékelemek
data-razed_at_setup = Az elején elpusztított városok
data-board = Tábla
    .record = a térkép mérete és alakja
data-option = Beállítások
    .record = { $id ->
        [two_player_city_scope] Öt város két bárónál
        [negotiation] Egyezkedés
        [round_limit] Fordulókorlát
       *[other] { $id }
    }

reason-number = { $value } nem szám
