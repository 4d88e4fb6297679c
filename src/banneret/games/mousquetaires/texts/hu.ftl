### A király testőrei: az asztal, a napló és az elutasítások szövegei.

game-title = A király testőrei
game-name = A király testőrei
game-about = A testőrök visszahozzák Angliából a Királynő nyakékét, miközben Milady Párizsban, a Louvre-ban és La Rochelle alatt szövi a cselszövéseit.
game-levels = Két játékossal mérve: a közepes bot 100 játszmából 85-ben veri a könnyűt. Válaszonként huszad másodperccel a nehéz 59-ben veri a közepeset, a 80 000 játszmából tanult mester pedig 66-ban a nehezet. Az asztalnál tovább gondolkodnak; kettőnél több játékossal a mester úgy játszik, mint a nehéz.
game-credit = François Combe és Gilles Lehmann, Ystari 2010

## Játékelemek és személyek
piece-unknown = rejtett elem
foe-guard = Gárdista
foe-unseen = egy lefordított jelző
piece-thrust-double = { $item } (egy Dupla Harc-kártyáért)
pieces-none = semmi
dice-none = nincs kocka
who-milady = Milady
face-sword = kard
face-shield = pajzs
face-lily = liliom
route-rooms = szobák
route-stable = istálló
route-cellar = pince
space-inn = { $route }, { $place }. mező
space-road = { $place } mező
space-room = { $place }. várószoba

token-decoy = csali
token-dagger = tőr
token-guard2 = gárdista 2
token-guard3 = gárdista 3
token-guard4 = gárdista 4
token-wall = 0/2
token-even = 1/1
token-brute = 2/0
token-erudition = Műveltség
token-nobility = Nemesség
token-gallantry = Lovagiasság
token-panache = Vitézség
card-emergency = { $mode ->
    [timer] A testőröknek { $seconds ->
        [60] egy percük
        [90] másfél percük
        [120] két percük
        [180] három percük
       *[other] { $seconds } másodpercük
    } van a II. fázisra; az addig fel nem használt akciók elvesznek (M-22.2).
    [budget] A testőrök a II. fázisban akcióiknak csak { $percent } százalékát használhatják fel.
   *[off] Ezt a lapot kivettétek a játékból.
}
card-copies = { $count } darab
card-epic = { $board ->
    [1] Egy Hősiesség-jelzőért legfeljebb három jelző felfedhető.
    [2] Minden Hősiesség-jelző eggyel csökkenti egy kihívás szintjét.
    [3] Minden Hősiesség-jelző egy kocka a párbajban.
   *[other] Titkos átjáró egy várószobán: { $cost } Hősiesség-jelző.
}
card-rochefort = Aki először harcképtelenné teszi, { $count } „Egy mindenkiért” kártyát szerez a csapatnak.

## Válaszok: Milady
action-place = Lerakás: { $token }
    .group = Jelző a következő mezőre
action-lay = Kijátszás: { $paris }
    .group = Párizs-kártya kijátszása
action-post = Ellenfél: { $enemy }
    .told = Ellenfél: { $enemy } (erő { $strength }, { $dice } kocka, { $life } életpont)
    .group = Ellenfelek a feladathoz
action-set = Csapda: { $trap }
    .told = Csapda: { $trap } (erő { $strength })
    .group = Csapda a feladathoz
action-name = A megnevezett testőr: { $man }
    .group = Egy testőr megnevezése
action-go = Úti cél: { $location }
    .group = Titkos úti cél
action-draw-treachery = Álnokság-kártya húzása
action-scheme = Kijátszás: { $treachery }
    .group = Álnokság-kártya kijátszása
action-target = A választott testőr: { $man }
    .group = Testőr választása
action-take = Kézbe vétel: { $paris }
    .group = Fel nem használt Párizs-kártya
action-fetch = Kikeresés: { $treachery }
    .group = Keresés az Álnokság-pakliban
action-draw-three = Húzás, míg három lapod nem lesz
action-destroy = Megsemmisítés: { $card }
    .group = Egy La Rochelle-i kártya megsemmisítése

## Válaszok: mindkét oldal
action-done = Kész
action-decline = Nem, marad így

## Válaszok: a csapat
action-choose = Az irányított testőr: { $man }
    .group = Testőr választása
action-turn = Következik: { $man }
    .group = A következő testőr
action-use = { $use ->
    [freeze_time] Egy mindenkiért: ebben a fordulóban megáll az idő
    [queen_honour] Egy mindenkiért: a Királynő 2 megbecsüléspontot visszanyer
   *[other] Egy mindenkiért: 2 Hősiesség-jelző
}
    .group = „Egy mindenkiért” kártya

## Válaszok: egy testőr köre
action-draw = Kártya húzása
action-move = Mozgás ide: { $location }
    .group = Mozgás
action-ride = Lovaglás ide: { $location }
    .group = Ingyenes lovaglás
action-return = Vissza a közös területre
action-exchange = Csere vele: { $man }
    .group = Csere
action-play = Kijátszás: { $card }
    .group = Karakterkártya kijátszása
action-reinforce = La Rochelle megerősítése: { $card }
    .group = La Rochelle megerősítése
action-challenge = Kihívás: { $skill }
    .told = Kihívás: { $skill }, { $level ->
        [4] 4-es
        [5] 5-ös
        [6] 6-os
        [7] 7-es
        [8] 8-as
        [9] 9-es
       *[other] { $level }.
    } szint
    .group = Kihívások
action-duel = Párbaj: { $foe }
    .group = Párbajok
action-fight = { $which ->
    [first] Harc az első jelzővel
    [second] Harc a második jelzővel
   *[other] Harc az útban lévő jelzővel
}
    .told = Harc ezzel a jelzővel: { $token }
    .group = Harc egy jelzővel
action-buy = Vásárlás: { $ware }
    .group = Vásárlás
action-enough = A vásárlás befejezése
action-solve = A csapda hatástalanítása
action-search = Keresés Párizsban: dobás három kockával
action-unmask = Leleplezés: kártyák eldobása
action-step = Továbblépés: { $route }
    .group = Lépés a következő mezőre
action-enter = Előre az utolsó megtisztított mezőre: { $route }
    .group = Útvonal bejárása
action-passage = Titkos átjáró
action-bribe = Az őr megvesztegetése 1 arannyal
action-escape = Harc az őrrel
action-look = A jelző megnézése: { $space }
    .group = Jelzők felfedése Hősiesség-jelzőért
action-pay = { $count ->
    [0] Fizetés a közös készletből
    [one] Fizetés egy „Egy mindenkiért” kártyával
   *[other] Fizetés { $count } „Egy mindenkiért” kártyával
}
    .group = Fizetés
action-show = Megmutatás mindenkinek: { $card }
    .group = Egy kártya megmutatása mindenkinek
action-end-turn = A kör befejezése

## Válaszok: egy akció részei
action-discard = Eldobás: { $card }
    .group = Eldobandó kártyák
action-ability = Aramis képessége: { $card }
    .group = Aramis képessége, fordulónként egyszer egy tetszőleges lap +1-et ér
action-spend-token = Egy Hősiesség-jelző elköltése
action-spend-card = Egy „Egy mindenkiért” kártya elköltése (2 jelző)
action-give-up = Feladás: a szint elérhetetlen
action-add = Hozzáadás: { $card }
    .group = Harc-kártyák
action-reroll = Újradobás: { $face }
    .group = Toledói kard
action-keep = Marad a dobás
action-give = Átadás: { $card }
    .group = Átadott kártyák
action-hand = Átadás: { $item }
    .group = Átadott felszerelés
action-receive = Átvétel: { $item }
    .group = Átvett felszerelés
action-offer = Az ajánlat megtétele
action-settle = Megegyezés
action-call-off = Csere nélkül
action-replace = Lecserélés: { $item }
    .group = A lecserélt jelző
action-heal = Gyógyítás: { $man }
    .group = Teljes életpont
action-release = Kiszabadítás a Bastille-ból: { $man }
    .group = Ki a Bastille-ból
action-discard-top = A felső Álnokság-kártya eldobása
action-leave-top = Maradjon a helyén
action-sacrifice = Egy életpont feláldozása Milady egyik kardja ellen
action-time-up = Lejárt az idő
action-ask = { $topic ->
    [combat] Kérdés a társakhoz: kinek van Harc-kártyája?
    [erudition] Kérdés a társakhoz: ki meddig jut Műveltségben?
    [nobility] Kérdés a társakhoz: ki meddig jut Nemességben?
    [gallantry] Kérdés a társakhoz: ki meddig jut Lovagiasságban?
    [panache] Kérdés a társakhoz: ki meddig jut Vitézségben?
   *[plan] Kérdés a társakhoz: mit terveztek?
}
    .group = Kérdés a társakhoz (Milady is hallja)
action-tell = { $topic ->
    [combat] Elmondod a társaknak, hány Harc-kártyád van
    [erudition] Elmondod a társaknak, meddig jutsz Műveltségben
    [nobility] Elmondod a társaknak, meddig jutsz Nemességben
    [gallantry] Elmondod a társaknak, meddig jutsz Lovagiasságban
   *[panache] Elmondod a társaknak, meddig jutsz Vitézségben
}
    .group = Válasz a társaknak (Milady is hallja)
action-plan = { $front ->
    [paris] Elmondod a társaknak, hogy Párizsba készülsz
    [louvre] Elmondod a társaknak, hogy a Louvre-ba készülsz
    [la_rochelle] Elmondod a társaknak, hogy La Rochelle-be készülsz
    [quest] Elmondod a társaknak, hogy a küldetésre készülsz
   *[cards] Elmondod a társaknak, hogy kártyákat gyűjtesz
}
    .group = A terved (Milady is hallja)

## Kérdések
question-PlaceTokens = { $full ->
    [yes] Minden mezőn van jelző. Így jó lesz?
   *[no] { $board ->
        [1] A fogadó: melyik jelző kerül ide: { $space }? (Összesen 4 csali és 8 másik jelző kell.)
        [3] A visszaút: melyik jelző kerül ide: { $space }?
       *[other] A galériák: melyik jelző következik itt: { $space }? (Előbb a kihívás, azután két ellenfél.)
    }
}
    .others = { $seat } előkészíti a küldetéstáblát
question-TakeMusketeer = Melyik testőrt irányítod?
    .others = { $seat } testőrt választ
question-FirstParisCard = Melyik Párizs-kártyával kezdődjön a játék?
    .others = { $seat } kiválasztja az első Párizs-kártyát
question-Fill = { $slot ->
    [paris] Párizs
   *[louvre] A Louvre
}: { $missing ->
    [0] megvan az összes erő ({ $strength }). Így jó lesz?
   *[other] mely ellenfeleket és melyik csapdát rakod le? Az összes erő: { $strength }, ebből hiányzik: { $missing }.
}
    .others = { $seat } feltölt egy feladatot
question-NameNemesis = Kinek a Nemezise?
    .others = { $seat } megnevez egy testőrt
question-ChooseDestination = Hová mész ebben a fordulóban? Rajtad kívül senki sem tudja meg.
    .others = { $seat } titkos úti célt választ
question-LayParis = Kijátszol egy Párizs-kártyát?
    .others = { $seat } kijátszhat egy Párizs-kártyát
question-PlayTreachery = Húzol egy Álnokság-kártyát, vagy kijátszol egyet?
    .others = { $seat } Álnokság-kártyát húz vagy játszik ki
question-Target = { $why ->
    [send_to_the_bastille] Küldés a Bastille-ba: melyik testőr kerüljön oda?
    [ambush] Rajtaütés: melyik testőr veszítsen életpontot?
   *[conspiracy] Az összeesküvés: melyik testőr veszítsen életpontot?
}
    .others = { $seat } kiválaszt egy testőrt
question-ChooseMusketeer = Melyik testőr következik? A csapat nevében válaszolsz.
    .others = { $seat } megmondja, ki következik
question-TakeAction = { $count ->
    [0] { $man } minden akcióját felhasználta; már csak az ingyenes lehetőségek maradtak.
    [one] { $man } köre: még egy akciója van. Mit tesz?
   *[other] { $man } köre: még { $count } akciója van. Mit tesz?
}
    .others = { $seat } cselekszik
question-OfferExchange = Csere: { $man } ajánlatot tesz, a partnere { $other }. Mit ad { $man }?
    .others = { $seat } ajánlatot tesz
question-AnswerExchange = { $man } { $goods ->
    [none] cserét kér, és nem adna érte semmit
   *[other] ezt adná: { $goods }
}. Mit ad cserébe { $other }?
    .others = { $seat } válaszol az ajánlatra
question-ConfirmExchange = { $man } { $goods ->
    [none] nem ad semmit
   *[other] ezt adja: { $goods }
}. { $other } { $goods_back ->
    [none] nem ad cserébe semmit
   *[other] ezt adja cserébe: { $goods_back }
}. Megegyeztek?
    .others = { $seat } megerősíti vagy elveti a cserét
question-ChallengeCards = { $man }: { $skill } kihívás, { $level ->
    [4] 4-es
    [5] 5-ös
    [6] 6-os
    [7] 7-es
    [8] 8-as
    [9] 9-es
   *[other] { $level }.
} szint{ $harder ->
    [0] {""}
   *[other] {" "}(ebből { $harder } a Kurtizáné)
}. { $points ->
    [0] Ennyi elég.
    [one] Még egy pont hiányzik.
   *[other] Még { $points } pont hiányzik.
}
    .others = { $seat } kártyákat választ egy kihíváshoz
question-DuelCards = { $man } harcol, az ellenfele: { $foe }{ $dice ->
    [-1] {""}
    [0] {" "}(nem dob)
   *[other] {" "}({ $dice } piros kocka)
}. { $blue ->
    [one] Egy kockával
   *[other] { $blue } kockával
} dob{ $full ->
    [yes] , többel nem lehet. Kezdődhet a párbaj?
   *[no] . Mely kártyákat adja hozzá?
}
    .others = { $seat } kártyákat választ egy párbajhoz
question-RerollDie = Újradobsz egy kockát a toledói karddal?
    .others = { $seat } újradobhat egy kockát
question-AddTokens = { $man } harcol, az ellenfele: { $foe }{ $dice ->
    [0] {" "}(nem dob)
   *[other] {" "}({ $dice } piros kocka)
}. { $blue ->
    [one] Egy kockával
   *[other] { $blue } kockával
} dob{ $full ->
    [yes] , többel nem lehet. Kezdődhet a párbaj?
   *[no] . Adsz hozzá Hősiesség-jelzőt kockaként?
}
    .others = { $seat } Hősiesség-jelzőket adhat hozzá
question-BuyMore = { $man } vesz még valamit?
    .others = { $seat } még egy tárgyat vehet
question-ReplaceItem = { $man }: nincs szabad hely. Melyik jelző kerüljön ki a játékból?
    .others = { $seat } kiválasztja a lecserélt jelzőt
question-UnmaskCards = Mely kártyákat dobod el? (Legalább egyet, legfeljebb hármat.)
    .others = { $seat } eldobandó kártyákat választ
question-TrevilleHelps = Kinek segít de Tréville úr?
    .others = { $seat } eldönti, kinek segít de Tréville úr
question-KittyLooks = Eldobod a felső Álnokság-kártyát?
    .others = { $seat } dönt a felső Álnokság-kártyáról
question-PayPassage = Miből fizeted ki a titkos átjárót?
    .others = { $seat } kifizeti a titkos átjárót
question-FreezeWindow = Az időjelző lépni készül. Megállítod egy „Egy mindenkiért” kártyával? A csapat nevében válaszolsz.
    .others = { $seat } megállíthatja az időt
question-SaveQueen = A Királynő minden megbecsülését elvesztette. Megmented egy „Egy mindenkiért” kártyával? A csapat nevében válaszolsz.
    .others = { $seat } megmentheti a Királynőt
question-TakeParis = Melyik fel nem használt Párizs-kártyát veszed kézbe?
    .others = { $seat } kézbe vehet egy Párizs-kártyát
question-AtRichelieus = Richelieu-nél: kikeresel egy kártyát, vagy húzol, míg három lapod nem lesz?
    .others = { $seat } Richelieu-nél jár
question-DestroyCard = Melyik La Rochelle-i kártyát semmisíted meg?
    .others = { $seat } megsemmisít egy La Rochelle-i kártyát
question-Sacrifice = La Rochelle: a testőröknek { $blue }, Miladynek { $red } kardja van. { $man } feláldoz egy életpontot Milady egyik kardja ellen?
    .others = { $seat } áldozatról dönt

## A napló
event-dealt-treachery = { $seat } kezében { $count } Álnokság-kártya van.
    .private = Az Álnokság-kártyáid: { $treacheries }.
    .all = { $seat } Álnokság-kártyái: { $treacheries }.
event-leads = { $seat } testőre: { $man }.
    .own = A te testőröd: { $man }.
event-dealt = { $seat } { $count } kártyát kap.
    .private = A kártyáid: { $cards }.
    .all = { $seat } kártyái: { $cards }.
event-board-prepared = { $board ->
    [1] Milady előkészítette a fogadót.
    [3] Milady előkészítette a visszautat.
   *[other] Milady előkészítette a Louvre galériáit.
}
    .private = { $board ->
        [1] Előkészítetted a fogadót: { $tokens }.
        [3] Előkészítetted a visszautat: { $tokens }.
       *[other] Előkészítetted a Louvre galériáit: { $tokens }.
    }
    .all = { $board ->
        [1] A fogadó jelzői: { $tokens }.
        [3] A visszaút jelzői: { $tokens }.
       *[other] A Louvre galériáinak jelzői: { $tokens }.
    }
event-paris-laid = Új Párizs-kártya: { $paris }.
event-filled = { $slot ->
    [paris] Párizst őrzi
   *[louvre] A Louvre-t őrzi
}: { $enemies }. { $trap_count ->
    [0] Csapda nincs.
   *[other] Csapda: { $traps }.
}
event-named = A Nemezis kiszemeltje: { $man }.
event-louvre-opened = Új Louvre-kártya: { $louvre }.
event-round-begins = Kezdődik { AZ($round) }. forduló.
event-chose-destination = { $seat } titkos úti célt választott.
    .private = Az úti célod: { $location }.
    .all = { $seat } titkos úti célja: { $location }.
event-laid-no-paris = { $seat } nem játszik ki Párizs-kártyát.
    .own = Nem játszol ki Párizs-kártyát.
event-drew-treachery = { $seat } húz egy Álnokság-kártyát{ $why ->
    [louvre] , mert a Louvre feladata kudarcba fulladt
    [paris] , mert Constance fogságban van
    [siege] , mert a La Rochelle-jelző elérte a bal szélről második mezőt
    [richelieu] {" "}(Richelieu-nél)
   *[other] {""}
}.
    .private = { $why ->
        [louvre] A Louvre kudarcba fulladt feladatáért ezt az Álnokság-kártyát húztad
        [paris] Constance fogságáért ezt az Álnokság-kártyát húztad
        [siege] La Rochelle-ért (bal szélről a második mező) ezt az Álnokság-kártyát húztad
        [richelieu] Richelieu-nél ezt az Álnokság-kártyát húztad
       *[other] Ezt az Álnokság-kártyát húztad
    }: { $treachery }.
    .all = { $seat } ezt az Álnokság-kártyát húzza: { $treachery }.
event-treachery-deck-empty = Az Álnokság-pakli üres: Milady nem húz kártyát.
event-treachery = Álnokság: { $treachery } – { $effect }
event-treachery-useless = Most semmin sem változtat, ezért hatás nélkül kerül a dobott lapok közé: { $treachery }.
event-nobody-to-hit = Az összeesküvésnek nincs áldozata: egyetlen testőr sem áll talpon.
event-milady-gains-nothing = { $why ->
    [fled] Rochefort elmenekült: Milady ebben a fordulóban nem kap semmit az úti céljáért.
    [disturbed] Miladyt megzavarták Richelieu-nél: nem jut Álnokság-kártyához.
    [no_treachery] Milady Richelieu-nél van, de az Álnokság-pakli üres.
    [no_paris] Milady a szállásán van, de nincs több fel nem használt Párizs-kártya.
   *[no_cards] Milady La Rochelle-ben van, de ott nincs megsemmisíthető kártya.
}
event-no-treachery = { $seat } nem húz és nem játszik ki Álnokság-kártyát.
    .own = Nem húzol és nem játszol ki Álnokság-kártyát.
event-treachery-skipped = Lord de Winter miatt ebben a fordulóban nem kerül elő Álnokság-kártya.
event-stays-home = Rochefort harcképtelen, és La Rochelle-ben nincs két kártya: Milady ebben a fordulóban otthon marad.
event-rochefort-healed = Rochefort visszanyeri az összes életpontját.
event-budget = Vészhelyzet! A csapat akcióinak száma ebben a fázisban: { $count ->
    [one] egy
   *[other] { $count }
} (a harcképes testőrök { $all } akciójának { $percent } százaléka, kerekítve).
event-budget-spent = A vészhelyzet akciói elfogytak.
event-time-up = Lejárt az idő: a II. fázis megmaradt akciói elvesznek, a már bejelentett akció még befejeződik.
event-turn-begins = { $man } köre kezdődik: { $count ->
    [0] nincs akciója
    [one] egy akciója van
   *[other] { $count } akciója van
}.
event-drew = { $seat } húz egy kártyát{ $why ->
    [board] {" "}(a befejezett tábláért)
    [recovery] {" "}(a felépüléskor)
    [round] {" "}(a forduló elején)
   *[other] {""}
}.
    .private = { $why ->
        [board] A befejezett tábláért ezt húztad
        [recovery] A felépüléskor ezt húztad
        [round] A forduló elején ezt húztad
       *[other] Ezt húztad
    }: { $card }.
    .all = { $seat } ezt húzza: { $card }.
event-no-card-left = Nem maradt kártya, amelyet { $seat } húzhatna.
    .own = Nem maradt kártya, amelyet húzhatnál.
event-reshuffled = Az eldobott kártyákból új Kaland-pakli lesz ({ $count } lap).
event-discarded = { $seat } eldobja: { $cards }.
    .own = Eldobod: { $cards }.
event-showed = { $seat } megmutat egy kártyát mindenkinek: { $card }.
    .own = Megmutatsz egy kártyát mindenkinek: { $card }.
event-asked = { $topic ->
    [combat] { $seat } kérdezi: „Harc-kártyára van szükségem. Kinek van?”
    [plan] { $seat } kérdezi: „Mit terveztek?”
   *[skill] { $seat } kérdezi: „{ $skill }: { $level ->
        [0] ki meddig jut?
        [4] ki éri el a 4-es szintet?
        [5] ki éri el az 5-ös szintet?
        [6] ki éri el a 6-os szintet?
        [7] ki éri el a 7-es szintet?
        [8] ki éri el a 8-as szintet?
        [9] ki éri el a 9-es szintet?
       *[other] ki éri el { AZ($level) }. szintet?
    }”
}
event-told-combat = { $seat }: „{ $doubles ->
    [0] { $singles ->
        [0] Nincs Harc-kártyám.
       *[other] { $singles } Harc-kártyám van.
    }
   *[other] { $singles ->
        [0] { $doubles } Dupla Harc-kártyám van.
       *[other] { $singles } Harc- és { $doubles } Dupla Harc-kártyám van.
    }
}” ({ $man }, { $location })
event-told-skill = { $seat }: „{ $man } { $skill }: { $own }{ $matching ->
    [0] , kártyám nincs hozzá
   *[other] {" "}+ { $matching } kártya = { $value }
}.”
event-plans = { $seat }: „{ $front ->
    [paris] { $man } Párizsba készül{ $paris ->
        [none] {""}
       *[other] , mert ez a feladat vár ott: { $paris }
    }.
    [louvre] { $man } a Louvre-ba készül{ $louvre ->
        [none] {""}
       *[other] , mert ez a feladat vár ott: { $louvre }
    }.
    [la_rochelle] { $man } La Rochelle-be készül, mert az ostrom jelzője { $siege } mezőre áll a Richelieu-mezőtől.
    [quest] { $man } a küldetést viszi előbbre, { AZ($board) }. táblán.
   *[cards] { $man } egyelőre kártyákat gyűjt, nincs jobb dolga.
}”
event-moved = { $why ->
    [bastille] { $man } kijut a Bastille-ból, új helye: { $location }.
    [character] { $man } kiszabadul a Bastille-ból, új helye: { $location }.
    [horse] { $man } telivéren vágtat, új helye: { $location }.
   *[other] { $man } új helye: { $location }.
}
event-returned = { $man } visszamegy a közös területre.
event-entered = { $man } előremegy ({ $route }, { $space }. mező).
event-stepped = { $man } továbblép ({ $route }, { $space }. mező).
event-declared = { $task ->
    [challenge] { $man } nekivág egy kihívásnak: { $detail }.
    [duel] { $man } párbajozni akar, az ellenfele: { $detail }.
    [search] { $man } Párizst kutatja.
    [unmask] { $man } le akarja leplezni az összeesküvőket.
    [solve] { $man } nekilát a csapdának.
    [step] { $man } tovább akar menni ({ $detail }).
    [fight] { $man } harcba száll egy jelzővel.
   *[other] { $man } a titkos átjárót keresi.
}
event-milady-revealed = { $drawn ->
    [yes] Milady ebben a fordulóban itt van: { $location }.
   *[no] Milady lelepleződik, itt van: { $location }.
}
event-not-there = Milady nincs itt: { $location }.
event-rochefort-flees = Rochefort megsebesül és elmenekül; megmaradt életpontja: { $life ->
    [0] nincs
    [one] egy
   *[other] { $life }
}.
event-action-lost = { $why ->
    [rochefort] Rochefort sértetlen maradt: { $man } akciója elveszett.
    [level] A szint elérhetetlenné vált: { $man } akciója elveszett.
   *[card] Nem maradt hozzá kártya: { $man } akciója elveszett.
}
event-assassin = A bérgyilkos lecsap, áldozata: { $man }.
event-duel-begins = { $interrupts ->
    [yes] Milady itt van, ezért Rochefort közbelép: { $man } előbb vele párbajozik
   *[no] { $man } párbajozik, az ellenfele: { $foe }
}{ $dice ->
    [0] {""}
   *[other] {" "}({ $dice } piros kocka{ $thrust ->
        [none] {""}
       *[other] , titkos vágása: { $thrust }
    })
}.
event-dice-added = { $man } kockái: { $own }{ $cards_add ->
    [0] {""}
   *[other] {" "}+ { $cards_add } (Harc-kártyából)
}{ $ability ->
    [0] {""}
   *[other] {" "}+ { $ability } (Aramis képességéből)
}{ $tokens_paid ->
    [0] {""}
   *[other] {" "}+ { $tokens_paid } (Hősiesség-jelzőből)
}{ $full ->
    [yes] , de legfeljebb { $dice }
   *[no] {" "}= { $dice }
}.
event-rolled = { $throw ->
    [duel] { $man } dobása: { $blue }. Az ellenfélé ({ $foe }): { $red }.
    [siege] La Rochelle ostroma. A testőrök dobása a letett kártyák kockáival: { $blue }. Miladyé ({ $track } kocka az idősáv szerint{ $more ->
        [0] {""}
       *[other] , { $more } az Erősítésért
    }): { $red }.
    [search] Keresés Párizsban, a dobás: { $blue } (siker a kard és a liliom).
   *[abduction] Az elrablás: Milady dobása: { $red } (siker a kard).
}
event-rerolled = Újradobás a toledói karddal: { $face } helyett { $rolled }.
event-thrust-by-man = { $man } beviszi a titkos vágását ({ $thrust }): az ellenfél ({ $foe }) egy életpontot veszít, a kardok és a pajzsok nem számítanak.
event-thrust-by-foe = Az ellenfél ({ $foe }) beviszi a titkos vágását ({ $thrust }): { $man } egy életpontot veszít, a kardok és a pajzsok nem számítanak.
event-thrust-wasted = { $man } dobásában megvan a titkos vágás ({ $thrust }), de nem hat erre az ellenfélre: { $foe }. A kardok és a pajzsok döntenek.
event-compared = { $man } { $swords } kardja{ $more_swords ->
    [0] {""}
   *[other] {" "}(a pisztollyal együtt)
} az ellenfél ({ $foe }) { $foe_shields } pajzsa{ $foe_more_shields ->
    [0] {""}
   *[other] {" "}(a képességével együtt)
} ellen: { $hits ->
    [0] nincs találat
   *[other] { $hits } találat
}. Az ellenfél { $foe_swords } kardja{ $foe_more_swords ->
    [0] {""}
   *[other] {" "}(a képességével együtt)
} { $man } { $shields } pajzsa{ $more_shields ->
    [0] {""}
   *[other] {" "}(a páncéllal együtt)
} ellen: { $wounds ->
    [0] nincs találat
   *[other] { $wounds } találat
}.
event-tied = Döntetlen: senki sem sérült meg. { $red ->
    [0] Folytatás { $blue } kék kockával, az ellenfél nem dob.
   *[other] Folytatás { $blue } kék és { $red } piros kockával.
}
event-undecided = Döntetlen, és senkinek sem maradt kockája, amellyel sebezhetne: a párbaj eredménytelen.
event-wounded = { $man } { $count ->
    [one] egy életpontot
   *[other] { $count } életpontot
} veszít{ $why ->
    [treachery] {" "}(álnokság)
    [paris] {" "}(az összeesküvés miatt)
   *[other] {""}
}; marad: { $life }.
event-fell = { $man } harcképtelenné válik, és a Vieux Colombier-be kerül.
event-imprisoned = { $man } a Bastille-ba kerül{ $why ->
    [arrest] , mert Laffemas megsebesítette
    [richelieu] , mert Milady nincs Richelieu-nél
    [treachery] {""}
   *[other] {""}
}.
event-recovered = { $man } talpra áll, visszanyeri az összes életpontját, és a köre véget ér.
event-felled-escaping = { $man } szökés közben harcképtelenné válna: ehelyett talpon, gyógyultan ér a Vieux Colombier-be, és a köre véget ér.
event-healed = { $man } visszanyeri az összes életpontját.
event-beaten = { $man } legyőzi ellenfelét: { $foe }.
event-duel-failed = { $hits ->
    [0] { $man } nem győzi le ellenfelét: { $foe }.
   *[other] { $man } megsebesíti ellenfelét ({ $foe }), de nem győzi le: az ellenfélnek { $life } életpontja marad.
}
event-back-to-hand = Visszatér Milady kezébe: { $enemy }.
event-overcome = { $man } leküzdi a kihívást: { $skill } { $own }{ $matching ->
    [0] {""}
   *[other] {" "}+ { $matching } kártya
}{ $ability ->
    [0] {""}
   *[other] {" "}+ 1 (Aramis képessége)
}{ $tokens_paid ->
    [0] {""}
   *[other] {" "}+ { $tokens_paid } Hősiesség-jelző
}; a kihívás szintje { $level }{ $harder ->
    [0] {""}
   *[other] {" "}(ebből { $harder } a Kurtizáné)
}.
event-successes = { $count ->
    [0] Nincs új siker
   *[other] { $count } új siker
}; eddig összesen { $total }, ennyi kell: { $target }.
event-louvre-stands = A Louvre-jelző a helyén marad, mert ebben a fordulóban teljesült egy Louvre-feladat.
event-trap-gone = A csapda kikerül a játékból: { $trap }.
event-thief = A tolvaj elviszi az aranyat ({ $count }).
event-paris-completed = Teljesített Párizs-kártya: { $paris }.
event-louvre-completed = Teljesített Louvre-kártya: { $louvre }.
event-louvre-failed = Kudarcba fulladt Louvre-kártya: { $louvre }.
event-louvre-moved = A Louvre-jelző lejjebb kerül, { AZ($mark) }. mezőre.
event-gained-gold = { $count ->
    [0] A csapat nem tud több aranyat eltenni: { $surplus } elvész.
   *[other] A csapat { $count } aranyat szerez{ $surplus ->
        [0] {""}
       *[other] {" "}(további { $surplus } nem fér a sávra, elvész)
    }.
}
event-paid-gold = A csapat { $count } aranyat { $why ->
    [treachery] veszít
   *[other] fizet
}{ $why ->
    [bastille] {" "}(az őr megvesztegetésére)
    [beggars] {" "}(a Koldusoknak)
   *[other] {""}
}.
event-gained-epic = { $count ->
    [0] A csapatnak már hét Hősiesség-jelzője van: { $surplus } elvész.
   *[other] A csapat { $count ->
        [one] egy Hősiesség-jelzőt
       *[other] { $count } Hősiesség-jelzőt
    } szerez{ $why ->
        [bonus] {" "}(a gyorsan teljesített Louvre-feladatért)
        [siege] , mert a La Rochelle-jelző elérte a jobb szélről második mezőt
       *[other] {""}
    }{ $surplus ->
        [0] {""}
       *[other] . További { $surplus } elvész, mert legfeljebb hét lehet
    }.
}
event-spent-epic = A csapat { $count ->
    [one] egy Hősiesség-jelzőt
   *[other] { $count } Hősiesség-jelzőt
} költ el.
event-gained-all-for-one = A csapat kap egy „Egy mindenkiért” kártyát{ $why ->
    [rochefort] , mert Rochefort harcképtelenné vált
    [siege] , mert a La Rochelle-jelző elérte a jobb szélső mezőt
   *[other] {""}
}.
event-used-for-tokens = { $count ->
    [one] Egy „Egy mindenkiért” kártya két Hősiesség-jelzőt ér.
   *[other] { $count } „Egy mindenkiért” kártya egyenként két Hősiesség-jelzőt ér.
}
event-used-all-for-one = { $use ->
    [freeze_time] Egy mindenkiért: a forduló végéig megáll az idő.
    [queen_honour] Egy mindenkiért, a Királynőért!
   *[other] Egy mindenkiért: két Hősiesség-jelző.
}
event-queen-lost = A Királynő { $count } megbecsüléspontot veszít{ $why ->
    [louvre] {" "}(a Louvre-jelző miatt)
    [paris] {" "}(az üzenet miatt)
   *[other] {""}
}; marad: { $left }.
event-queen-regained = A Királynő { $count } megbecsüléspontot visszanyer; most { $left } megbecsüléspontja van.
event-time-moved = Az időjelző { $count ->
    [one] egy mezőt
   *[other] { $count } mezőt
} lép{ $why ->
    [disappearance] {" "}(Az eltűnés miatt eggyel többet)
    [treachery] {" "}(a Zsákutca miatt)
   *[other] {""}
}{ $left ->
    [0] , és eléri a Richelieu-mezőt
   *[other] ; a Richelieu-mezőtől még { $left } mezőre áll
}.
event-time-stands = Az időjelző a helyén marad, mert a csapat megállította.
event-bought = { $man } megveszi: { $item } ({ $gold ->
    [0] egy Harc-kártyáért
   *[other] { $gold } arany
}).
event-replaced = { $man } lecserél egy jelzőt, amely kikerül a játékból: { $item }.
event-played-character = { $man } kijátssza: { $card }.
event-top-seen = Az Álnokság-pakli felső lapja: { $treachery }.
event-top-dropped = A felső Álnokság-kártya a dobott lapok közé kerül.
event-top-left = A felső Álnokság-kártya a helyén marad.
event-treachery-shown = { $seat } megmutatja az Álnokság-kártyáit: { $treacheries }.
    .own = Megmutatod az Álnokság-kártyáidat: { $treacheries }.
event-treachery-lost = { $seat } elveszít egy Álnokság-kártyát: { $treachery }.
    .own = Elveszítesz egy Álnokság-kártyát: { $treachery }.
event-reinforced = { $man } megerősíti La Rochelle-t: { $card }.
event-destroyed = Milady megsemmisít egy La Rochelle-i kártyát: { $card }.
event-took-paris = { $seat } kézbe vesz egy fel nem használt Párizs-kártyát.
    .private = Kézbe vetted: { $paris }.
    .all = { $seat } kézbe veszi: { $paris }.
event-took-no-paris = { $seat } nem vesz kézbe Párizs-kártyát.
    .own = Nem veszel kézbe Párizs-kártyát.
event-fetched-treachery = { $seat } kikeres egy Álnokság-kártyát.
    .private = Kikerested: { $treachery }.
    .all = { $seat } kikeresi: { $treachery }.
event-offered = { $man } cserét ajánl, a partnere { $other }. { $goods ->
    [none] Ő maga nem adna semmit.
   *[other] Ezt adná: { $goods }.
}
event-answered-offer = { $other } { $goods ->
    [none] nem adna cserébe semmit.
   *[other] ezt adná cserébe: { $goods }.
}
event-exchange-off = A csere elmarad.
event-exchanged = { $man } és { $other } cserél. { $man } { $goods ->
    [none] nem ad semmit
   *[other] ezt adja: { $goods }
}. { $other } { $goods_back ->
    [none] nem ad semmit
   *[other] ezt adja: { $goods_back }
}.
event-turned-up = Felfordított jelző, { $space }: { $token }.
event-dagger = { $man } belefut egy tőrbe.
event-cleared = { $board ->
    [4] { $man } végzett az egyik ellenféljelzővel: { $space }.
   *[other] { $man } megtisztította a mezőt: { $space }.
}
event-tokens-shown = A tábla többi jelzője: { $tokens }.
event-board-finished = { $man } befejezi a küldetés e szakaszát: { $board ->
    [1] az Arany Liliom fogadó
    [2] utazás Angliába
   *[other] vissza Párizsba
}.
event-room-passed = { $man } utat nyit { AZ($room) }. várószobán át.
event-siege-swords = La Rochelle: a testőrök kardjai: { $blue }, Milady kardjai: { $red }{ $smuggler ->
    [0] {""}
   *[other] {" "}(ebből { $smuggler } a Csempészé)
}.
event-sacrificed = { $man } feláldoz egy életpontot: Milady kardjaiból { $red ->
    [0] egy sem marad.
   *[other] { $red } marad.
}
event-siege-moved = { $way ->
    [stays] A La Rochelle-jelző a helyén marad, { $at_end ->
        [right] a jobb szélső mezőn
       *[no] { $siege } mezőre a Richelieu-mezőtől
    }.
   *[moves] A La Rochelle-jelző { $steps ->
        [one] egy mezőt
       *[other] { $steps } mezőt
    } lép { $way ->
        [left] balra
       *[right] jobbra
    }{ $at_end ->
        [left] , és eléri a Richelieu-mezőt
        [right] , és eléri a jobb szélső mezőt
       *[no] ; a Richelieu-mezőtől most { $siege } mezőre áll
    }.
}
event-space-again = { $which ->
    [second_left] A bal szélről második
    [second_right] A jobb szélről második
   *[right] A jobb szélső
} mező jutalma már korábban kijárt, most nem jár érte semmi.
event-game-over = { $reason ->
    [jewels] Megvan a nyakék: a testőrök győztek!
    [time] Lejárt az idő: Milady győzött!
    [la_rochelle] Elveszett La Rochelle: Milady győzött!
    [queen] A Királynő elvesztette a megbecsülését: Milady győzött!
    [constance] Constance-t megfojtották: Milady győzött!
   *[other] Nem maradt testőr a küldetésre: Milady győzött!
}
bot-goes = { $man } új helye: { $location }. { $what ->
    [duel] Ott párbajt akar vívni.
    [fight] Ott egy jelzővel akar megküzdeni.
    [step] Ott tovább akar jutni az útvonalon.
    [enter] Ott tovább akar jutni az útvonalon.
    [challenge] Ott egy kihívást akar leküzdeni.
    [search] Ott keresni akar.
    [unmask] Ott le akarja leplezni az összeesküvőket.
    [solve] Ott egy csapdát akar hatástalanítani.
    [reinforce] Ott meg akarja erősíteni az ostromot.
    [exchange] Ott cserélni akar.
    [passage] Ott titkos átjárót akar használni.
   *[other] Ott lesz rá szükség.
}
bot-draws = { $man } kártyát húz: most nincs hasznosabb akciója.
bot-reinforces = { $man } az ostromot erősíti: a jelző { $siege } mezőre áll a Richelieu-mezőtől.
bot-task = { $man } most ezzel segít a legtöbbet a csapatnak.
bot-next = { $why ->
    [lies] { $man } következik: harcképtelen, úgyis csak talpra áll.
    [prisoner] { $man } következik: ki kell jutnia a Bastille-ból.
    [athos] { $man } következik: őt Rochefort nem akadályozza, így veszély nélkül kezdhet.
   *[quest] { $man } következik: a küldetésen a többiek után jó lépni.
}

## Elutasítások
refusal-save-queen-or-not = Most csak a Királynőt mentheted meg.
refusal-freeze-or-not = Most csak az időt állíthatod meg.
refusal-window-is-open = Előbb mondd meg, használsz-e „Egy mindenkiért” kártyát.
refusal-no-second-item = { $item }: egy testőrnek nem lehet belőle kettő.
refusal-sold-out = { $item }: elfogyott a fegyvertárból.
refusal-not-enough-gold = Ennyi aranyba kerül: { $gold }.
refusal-unhurt = Gyógyírt csak sérült testőr vehet.
refusal-replace-one-of-yours = A testőr azonos fajtájú jelzői közül válassz egyet.
refusal-buy-or-enough = Vegyél még egy tárgyat, vagy mondd, hogy elég.
refusal-one-thrust-each = Már van továbbfejlesztett vágása.
refusal-needs-combat-card = A továbbfejlesztett vágás ára egy Harc-kártya, és nincs ilyen a kezedben.
refusal-choose-challenge-cards = Válaszd ki a kihíváshoz a kártyákat.
refusal-level-not-reached = Még nem érted el a szintet, hiányzik: { $points }.
refusal-level-must-be-reached = A szint elérhető, tehát el is kell érned.
refusal-no-surplus = Fölösleges kártyát és jelzőt nem adhatsz hozzá.
refusal-wrong-skill-card = Ez nem számít ennél a kihívásnál: { $card }.
refusal-not-in-hand = Ez nincs a kezedben: { $card }.
refusal-counts-without-ability = Ez a képesség nélkül is számít ennél a kihívásnál: { $card }.
refusal-tokens-only-on-board-two = A Hősiesség-jelző csak az angliai utazáson csökkenti a szintet.
refusal-no-epic-left = Nincs elég Hősiesség-jelző.
refusal-no-all-for-one = A csapatnak nincs több „Egy mindenkiért” kártyája.
refusal-treville-heals-or-releases = De Tréville úr egy álló sérült testőrt gyógyít meg, vagy egy foglyot szabadít ki.
refusal-drop-or-leave = Dobd el a felső lapot, vagy hagyd a helyén.
refusal-only-aramis = Tetszőleges kártyát csak Aramis használhat.
refusal-aramis-once = Aramis ebben a fordulóban már használta a képességét.
refusal-choose-duel-cards = Válaszd ki a párbajhoz a kártyákat.
refusal-add-tokens-or-done = Adj hozzá jelzőket, vagy mondd, hogy kész.
refusal-no-such-die = Nincs ilyen kockád.
refusal-reroll-or-keep = Dobj újra egy kockát, vagy hagyd meg a dobást.
refusal-card-before-tokens = Az „Egy mindenkiért” kártya előbb fogy el, mint a készlet jelzői.
refusal-six-dice = Legfeljebb hat kockával dobhatsz.
refusal-no-combat-card = Ez nem Harc-kártya: { $card }.
refusal-nothing-to-exchange = Nincs mit cserélni.
refusal-make-an-offer = Tegyél ajánlatot, vagy mondd le a cserét.
refusal-answer-the-offer = Mondd meg, mit adsz cserébe, vagy utasítsd vissza.
refusal-settle-or-call-off = Egyezz bele, vagy mondd le.
refusal-item-cannot-pass = Ez nem cserélhet gazdát: { $item }.
refusal-slots-would-break = Valamelyiküknél túl sok felszerelés vagy két egyforma lenne.
refusal-own-men-share-cards = Mindkettő a te testőröd: a kártyáik közösek, csak felszerelést cserélhetnek.
refusal-banned = Aki a küldetésen harcképtelenné vált, nem térhet vissza.
refusal-without-effect = Ennek most nem lenne hatása: { $card }.
refusal-la-rochelle-full = La Rochelle-ben már három kártya fekszik.
refusal-out-of-reach = { $level ->
    [4] A 4-es
    [5] Az 5-ös
    [6] A 6-os
    [7] A 7-es
    [8] A 8-as
    [9] A 9-es
   *[other] { AZ($level, big: 1) }.
} szint elérhetetlen, hiányzik: { $points }.
refusal-only-on-quest = Ez csak a küldetésen lehetséges.
refusal-no-such-paris-task = Itt nincs ilyet kívánó Párizs-kártya.
refusal-finish-looking = Épp felfedendő jelzőket választasz: fizess értük, vagy vond vissza.
refusal-use-changes-nothing = Ez most semmin sem változtatna.
refusal-already-shown = Ezt már megmutattad: { $card }.
refusal-not-in-your-turn = Egy testőr a körében ezt nem teheti.
refusal-no-actions-left = Nem maradt akciója.
refusal-no-card-to-draw = Nem maradt húzható kártya.
refusal-no-gold-for-bribe = A megvesztegetés 1 aranyba kerül, de a csapatnak nincs aranya.
refusal-not-in-bastille = Nincs a Bastille-ban.
refusal-prisoner = A Bastille-ban csak húzni, vásárolni, karakterkártyát játszani, másik fogollyal cserélni vagy távozni lehet.
refusal-no-horse = Nincs telivére.
refusal-horse-used = Ezen a telivéren ebben a fordulóban már lovagoltak.
refusal-not-on-a-route = Nincs a fogadó egyik útvonalán sem.
refusal-closed-location = Ide egy testőr nem mehet magától: { $location }.
refusal-already-there = Már itt van: { $location }.
refusal-no-exchange-alone = Egyetlen játékos irányít minden testőrt: nincs mit cserélni.
refusal-isolated = Elszigeteltség: ebben a fordulóban senki sem cserélhet.
refusal-two-offers-failed = Ebben a körben már két ajánlat meghiúsult, több nem lehet.
refusal-not-together = Nincs ugyanazon a helyen: { $man }.
refusal-no-character-card = Ez nem karakterkártya: { $card }.
refusal-not-at-la-rochelle = Ez nincs La Rochelle-ben.
refusal-no-such-challenge = Itt nincs ilyen kihívás: { $skill }.
refusal-enemy-not-here = Nincs itt: { $foe }.
refusal-no-trap-here = Itt nincs csapda.
refusal-trap-stays = Ez a csapda a feladat végéig marad.
refusal-no-card-to-discard = Nincs eldobható kártyád.
refusal-four-challenges-first = De Wardes előtt le kell küzdeni a négy kihívást.
refusal-not-on-this-board = Ezen a küldetéstáblán ilyen nincs.
refusal-no-token-there = Ott nincs jelző, amellyel harcolhatna.
refusal-no-such-step = Onnan, ahol áll, ez a lépés nem lehetséges.
refusal-nothing-to-look-at = Nincs lefordított jelző, amelyet felfedhetne.
refusal-cannot-pay-so = Így nem fizetheted ki.
refusal-nothing-to-pay = Nincs mit fizetni.
refusal-no-hidden-token = Ott nincs lefordított jelző, vagy már kiválasztottad.
refusal-needs-gallantry = A Kurtizán egy Lovagiasság-kártyát kíván.
refusal-not-the-named-one = A Nemezissel csak a megnevezett testőr vívhat meg.
refusal-six-successes = Mind a hat siker megvan.
refusal-passage-too-dear = A titkos átjáró ára Hősiesség-jelzőben: { $count }.
refusal-choose-destination = Válaszd ki az úti célodat.
refusal-lay-paris-or-not = Játssz ki egy Párizs-kártyát, vagy mondj le róla.
refusal-draw-or-play = Húzz, játssz ki egyet, vagy mondj le róla.
refusal-rochefort-is-out = Rochefort harcképtelen; nélküle ide nem mehetsz: { $location }.
refusal-paris-not-in-hand = Nincs a kezedben: { $paris }.
refusal-no-treachery-left = Az Álnokság-pakli üres.
refusal-changes-nothing = Ez most semmin sem változtatna: { $treachery }.
refusal-treachery-not-in-hand = Nincs a kezedben: { $treachery }.
refusal-fill-the-mission = Előbb töltsd fel a feladatot.
refusal-name-a-musketeer = Nevezz meg egy játékban lévő testőrt.
refusal-strength-missing = Az összes erőnek ennyinek kell lennie: { $strength }.
refusal-strength-exact = Ezzel nem jön ki pontosan ez az erő: { $strength }.
refusal-not-in-miladys-hand = Ez nincs a kezedben.
refusal-one-trap-a-mission = Egy feladatnál legfeljebb egy csapda lehet.
refusal-pay-the-passage = Fizesd ki a titkos átjárót.
refusal-take-paris-or-not = Vegyél kézbe egy Párizs-kártyát, vagy mondj le róla.
refusal-holds-three = Már három Álnokság-kártya van a kezedben.
refusal-search-or-draw = Keress ki egy kártyát, vagy húzz.
refusal-destroy-one-card = Semmisíts meg egy La Rochelle-i kártyát.
refusal-paris-not-unused = Nincs a fel nem használt kártyák között: { $paris }.
refusal-not-in-treachery-deck = Nincs a pakliban: { $treachery }.
refusal-place-tokens = Rakd le a küldetéstábla jelzőit.
refusal-token-not-for-space = Ez a jelző nem kerülhet erre a mezőre.
refusal-spaces-are-empty = Van még jelző nélküli mező.
refusal-board-is-full = Minden mezőn van már jelző.
refusal-one-card-at-least = Legalább egy kártyát el kell dobnod.
refusal-choose-unmask-cards = Válaszd ki az eldobandó kártyákat.
refusal-three-cards-at-most = Legfeljebb három kártya lehet.
refusal-choose-a-musketeer = Válassz egy testőrt.
refusal-first-paris-card = Válaszd ki az első Párizs-kártyát.
refusal-musketeer-taken = Már foglalt: { $man }.
refusal-sacrifice-or-not = Mondd meg, feláldoz-e egy életpontot.
refusal-target-stands = Olyan álló testőrt válassz, akire hat.
refusal-who-is-next = Mondd meg, ki következik.
refusal-had-his-turn = { $man } már túl van a körén, vagy nincs játékban.

## Az asztal a terminálban
table-round = { $round }. forduló
table-tracks = Sávok
table-time = idő { $time }/{ $end }
table-frozen = megállítva
table-gold = arany { $gold }
table-siege = La Rochelle { $siege }/{ $end }
table-queen = Királynő { $left }/{ $end }
table-epic = Hősiesség { $epic }
table-all-for-one = Egy mindenkiért { $count }
table-dice = { $blue } kék, { $red } piros kocka
table-milady = Milady
table-milady-hidden = rejtve
table-milady-home = otthon
table-not-there = nincs itt: { $places }
table-rochefort = Rochefort { $life }/{ $end }
table-fled = elmenekült
table-hand-counts = Álnokság { $treachery } · Párizs { $paris } · pakli { $deck }
table-paris = Párizs
table-louvre = Louvre
table-empty = üres
table-level = { $skill } { $level }
table-done = kész
table-successes = sikerek { $count }/{ $end }
table-mark = jelző { $mark }/{ $end }
table-next = következik: { $louvre }
table-named = kiszemeltje: { $man }
table-quest = Küldetés
table-board = { $board }. tábla, { $name }
table-room = { $room }. várószoba
table-musketeers = Testőrök
table-life = élet { $life }/{ $end }
table-lying = harcképtelen
table-actions = { $count } akció
table-had-turn = túl van a körén
table-hands = Kezek
table-cards = { $count } lap
table-known = ismert: { $cards }
table-you = te
table-hand = A kezed
table-own-men = Testőröd
table-treachery = Álnokság-kártyáid
table-paris-hand = Párizs-kártyáid
table-destination = Úti célod
table-token = Hősiesség-jelző
table-picked = Kiválasztva
table-none = nincs
table-siege-cards = La Rochelle-ben: { $cards }
table-duel = Párbaj
table-last-dice = Utolsó dobás
table-blue-dice = kék: { $faces }
table-red-dice = piros: { $faces }
table-duel-is = { $man }, ellenfele: { $foe }; { $blue } kék, { $red } piros kocka
summary-side = Oldal
summary-player = Játékos
summary-led = Testőrei
summary-musketeers = Testőrök
summary-milady = Milady
summary-round = A játék vége: { $round }. forduló.

## Az adatfájl
data-musketeers = Testőrök
data-enemies = Ellenfelek
data-enemy_tokens = Ellenféljelzők
data-traps = Csapdák
data-treachery = Álnokság-kártyák
data-paris = Párizs-kártyák
data-louvre = Louvre-kártyák
data-adventure = Kaland-kártyák
data-arsenal = Fegyvertár
data-quest_boards = Küldetéstáblák
data-locations = Helyszínek
data-location_cards = Milady helyszínkártyái
data-rochefort = Rochefort
data-de_wardes = De Wardes
data-bastille_guard = A Bastille őre
data-nemesis_fighter = A Nemezis harcosként
data-tracks = Sávok
    .time = az idő
    .gold = az arany
    .la_rochelle = La Rochelle
    .queen = a Királynő megbecsülése
    .louvre = a Louvre
    .constance = Constance
data-dice = Kockák
    .blue = kék kockák
    .red = piros kockák
data-setup = Játékosok
data-options = Beállítások
    .record = { $id ->
        [milady] { option-milady }
        [emergency_mode] { option-emergency_mode }
        [emergency_seconds] { option-emergency_seconds }
        [emergency_bot_seconds] { option-emergency_bot_seconds }
        [emergency_budget_ratio] { option-emergency_budget_ratio }
        [easier_start] { option-easier_start }
        [fatal_quest] { option-fatal_quest }
        [brave_athos] { option-brave_athos }
        [bastille_escape] { option-bastille_escape }
        [louvre_reward_on] { option-louvre_reward_on }
        [rochefort_interrupts_traps] { option-rochefort_interrupts_traps }
        [fixed_red_dice_cap] { option-fixed_red_dice_cap }
        [musketeer_selection] { option-musketeer_selection }
       *[other] { $id }
    }

reason-mousquetaires-time = az idősáv minden mezőjéhez ({ $high }) kell kockaszám, nem ennyihez: { $count }
