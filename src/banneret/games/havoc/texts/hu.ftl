### Havoc: az asztal, a napló és az elutasítások szövegei.

game-title = Havoc: A százéves háború
game-name = Havoc
game-about = Zsoldoskapitányok toboroznak csapatokat, és pókerszerű kombinációkkal vívják meg a százéves háború kilenc csatáját.
game-levels = Két játékossal mérve: a közepes bot 100 játszmából 97-ben veri a könnyűt; a nehéz válaszonként huszad másodperccel 78-ban a közepeset, négyen pedig három közepes ellen a játszmák felét megnyeri. Az asztalnál tovább is gondolkodik.
game-credit = KC Humphrey, Sunriver Games 2005; a John of Gaunt-kiegészítővel

## Lapok és személyek
card-regular = { $suit } { $value }
card-dog = eb
card-dog-short = eb
card-john = John of Gaunt
card-unknown = ismeretlen lap
cards-dogs = { $dogs ->
    [one] eb
   *[other] { $dogs } eb
}
cards-with-others = { $cards }; mellette { $beside }
cards-none = semmi
who-john = John of Gaunt

## Kombinációk
value-one = { $value ->
    [0] 0-s
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
    [6] 6-os
    [7] 7-es
    [8] 8-as
    [9] 9-es
    [10] 10-es
    [11] 11-es
    [12] 12-es
    [13] 13-as
    [14] 14-es
    [15] 15-ös
    [16] 16-os
    [17] 17-es
    [18] 18-as
   *[other] { $value }
}
value-many = { $value ->
    [0] 0-s
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
    [6] 6-os
    [7] 7-es
    [8] 8-as
    [9] 9-es
    [10] 10-es
    [11] 11-es
    [12] 12-es
    [13] 13-as
    [14] 14-es
    [15] 15-ös
    [16] 16-os
    [17] 17-es
    [18] 18-as
   *[other] { $value }
}
hand-with-out = { $dogs } harcon kívül – { $combination }
hand-beside = { $combination }, mellette { $beside }
hand-no-cards = nincs számító lap
hand-high-card = magas lap: { $top }
hand-pair = { $first } pár
hand-two-pairs = két pár: { $first } és { $second }
hand-three-of-a-kind = { $first } terc
hand-straight-5 = 5-ös sor, legnagyobb lapja { $top }
hand-three-pairs = 3 pár: { $first }, { $second } és { $third }
hand-flush-5 = 5-ös flös: { $values }
hand-straight-6 = 6-os sor, legnagyobb lapja { $top }
hand-full-house = full: { $first } terc, { $second } pár
hand-flush-6 = 6-os flös: { $values }
hand-trios = tercek: { $first } és { $second }
hand-four-of-a-kind = négy { $first }
hand-big-house = nagy full: négy { $first }, { $second } pár
hand-five-of-a-kind = öt { $first }
hand-straight-flush-5 = 5-ös színsor, legnagyobb lapja { $top }
hand-six-of-a-kind = hat { $first }
hand-straight-flush-6 = 6-os színsor, legnagyobb lapja { $top }

## Válaszok
action-recruit = Újoncozás: húzol két lapot, egyet leraksz újoncnak
action-havoc = Havoc! kiáltása: kezdődik a következő csata
action-draw-deck = Lap húzása a húzópakliból
action-draw = Újonc felvétele: { $card }
    .group = Egy újonc felvétele
action-fetch-deck = Kapd el! – egy ebért a húzópakli legfelső lapja
action-fetch = Kapd el! – egy ebért ez az újonc: { $card }
    .group = Kapd el! – egy ebért egy újonc
action-loot = Hullarablás – két ebért egy választott lap a dobott lapok közül
action-take = Elvétel a dobott lapok közül: { $card }
    .group = Egy lap elvétele a dobott lapok közül
action-place = Az újoncok közé kerül: { $card }
    .group = Egy lapod az újoncok közé kerül
action-lay = Lerakás: { $card }
    .group = Lap kiválasztása lerakásra
action-done = Kész: lerakod a kiválasztott lapokat
action-decline = Kimaradás a csatából: húzol egy lapot
action-pass = Passz: ebben a csatában nem raksz le többet
action-out = { $dogs ->
    [0] Egy eb sincs harcon kívül
    [one] Egy eb harcon kívül
   *[other] { $dogs } eb harcon kívül
}
    .group = Harcon kívüli ebek
action-scavenge = Dögevés: { $card }
    .group = Dögevés – egy lerakott ebért egy nyílt lap
    .told = Dögevés: { $card }, { $whose ->
        [recruits] az újoncok közül
        [own] a saját lapod
       *[other] { $owner } lapja
    }
action-stop = Elég: ebben a csatában több ebet nem aktiválsz
action-discard = Eldobás: { $card }
    .group = Egy lap eldobása
action-exchange = { $dogs ->
    [0] Nem cserélsz be ebet
    [one] Becserélsz egy ebet egy lapra
   *[other] Becserélsz { $dogs } ebet lapokra
}
    .group = Ebek cseréje
action-next = A következő csata: { $battle }
    .group = A következő csata kiválasztása

## Amit egy válaszhoz be lehet írni; a lista az első szót mutatja
typed-recruit = újoncoz újoncozás
typed-havoc = havoc
typed-draw-deck = húz pakli húzópakli
typed-draw = felvesz vesz
typed-fetch-deck = kapd_el_pakli
typed-fetch = kapd_el kapd
typed-loot = hullarablás rabol
typed-take = elvesz
typed-place = visszatesz tesz
typed-lay = lerak rak
typed-done = kész
typed-decline = kimarad
typed-pass = passz passzol
typed-out = harcon_kívül kívül
typed-scavenge = dögevés dög
typed-stop = elég
typed-discard = eldob dob
typed-exchange = becserél cserél
typed-next = következő

## Kérdések
question-TurnAction = Te következel: újoncozol, vagy Havoc!-ot kiáltasz? (A következő csata: { $battle }.)
    .others = { $seat }: újoncozás vagy Havoc!
question-RecruitStep = { $draws ->
    [0] Újoncozol: honnan veszed az első lapodat?
    [1] Honnan veszed a második lapodat?
   *[other] Melyik lapodat teszed az újoncok közé?
}
    .others = { $seat } újoncozik
question-LootPick = Melyik lapot veszed el a dobott lapok közül?
    .others = { $seat } átnézi a dobott lapokat
question-HavocLay = Te vagy az ütközet kezdeményezője: melyik két vagy több lapot rakod le? (A csata: { $battle }.)
    .others = { $seat } kezdi a csatát
question-JoinBattle = { $bound ->
    [yes] { $battle }: innen senki sem maradhat ki. Melyik két vagy több lapot rakod le?
   *[no] { $battle }: részt veszel legalább két lappal, vagy kimaradsz, és húzol egyet?
}
    .others = { $seat }: részt vesz vagy kimarad
question-BattleContinue = { $battle }: raksz le még lapot, vagy passzolsz?
    .others = { $seat }: lerak vagy passzol
question-DeclareDogsOut = Hány ebed nem vesz részt a harcban? ({ $hands })
    .others = { $seat } megmondja, hány ebe harcon kívüli
question-ActivateDog = Vége a csatának: mire használod az ebedet?
    .others = { $seat } ebet aktivál
question-PeaceDiscard = Egy év béke: melyik lapodat dobod el?
    .others = { $seat } lapot választ eldobásra
question-FinalDogs = Castillon következik: hány ebet cserélsz be a húzópakli lapjaira?
    .others = { $seat } ebeket cserélhet
question-CastillonLay = Castillon: mely lapokat rakod le? (Legfeljebb hatot, a többiek csak a végén látják.)
    .others = { $seat } lapokat választ Castillonhoz
question-ChooseNextBattle = Melyik csata következzen?
    .others = { $seat } kiválasztja a következő csatát

## A napló
event-peacekeeper-first = Az első Béke őre { $seat }, ő kezd.
    .own = Te vagy az első Béke őre, te kezdesz.
event-dealt = { $seat } megkapja a kezdő lapjait.
    .private = A kezdő lapjaid: { $cards }.
    .all = { $seat } kezdő lapjai: { $cards }.
event-recruits-refilled = { $count ->
    [one] Új lap az újoncok között: { $cards }.
   *[other] Új lapok az újoncok között: { $cards }.
}
event-reshuffled = A dobott lapokból új húzópakli lesz ({ $count } lap).
event-forced-pass = { $seat } sem újoncozni, sem Havoc!-ot kiáltani nem tud: a fordulója elmarad.
    .own = Sem újoncozni, sem Havoc!-ot kiáltani nem tudsz: a fordulód elmarad.
event-recruits = { $seat } újoncozik.
    .own = Újoncozol.
event-drew = { $seat } húz egy lapot.
    .private = Húztál egy lapot: { $card }.
    .all = { $seat } húz egy lapot: { $card }.
event-was-dealt = { $seat } kap egy lapot.
    .private = Kaptál egy lapot: { $card }.
    .all = { $seat } kap egy lapot: { $card }.
event-no-card-left = Nem maradt lap, amit { $seat } kaphatna.
    .own = Nem maradt lap, amit megkaphatnál.
event-took-recruit = { $seat } felvesz egy újoncot: { $card }.
    .own = Felvettél egy újoncot: { $card }.
event-fetches = { $seat } eldob egy ebet: Kapd el!
    .own = Eldobtál egy ebet: Kapd el!
event-loots = { $seat } eldob két ebet: hullarablás.
    .own = Eldobtál két ebet: hullarablás.
event-loots-after-battle = { $seat } két ebet aktivál: hullarablás.
    .own = Két ebet aktiváltál: hullarablás.
event-looted = { $seat } elvesz egyet a dobott lapok közül: { $card }.
    .own = Elvettél egyet a dobott lapok közül: { $card }.
event-placed = { $seat } lapot tesz az újoncok közé: { $card }.
    .own = Lapot tettél az újoncok közé: { $card }.
event-peace-turned = { $keeper } elforgatja a békekártyát, az új szám: { $level }.
    .own = Elforgattad a békekártyát, az új szám: { $level }.
event-year-of-peace = { $keeper } egy év békét jelent be, mert a békekártyán nincs több szám. Elmarad a következő csata: { $battle }. Rajta kívül mindenki eldob egy lapot, ha van neki.
    .own = Egy év békét jelentettél be, mert a békekártyán nincs több szám. Elmarad a következő csata: { $battle }. Rajtad kívül mindenki eldob egy lapot, ha van neki.
event-discarded = { $seat } eldob egy lapot: { $card }.
    .own = Eldobtál egy lapot: { $card }.
event-cried-havoc = { $seat } Havoc!-ot kiált. A csata: { $battle }.
    .own = Havoc!-ot kiáltottál. A csata: { $battle }.
event-joined = { $seat } részt vesz a csatában.
    .own = Részt veszel a csatában.
event-stayed-out = { $seat } kimarad a csatából.
    .own = Kimaradsz a csatából.
event-laid = { $count ->
    [0] { $seat } nem tud lapot lerakni.
   *[other] { $seat } lerakja: { $cards }.
}
    .own = { $count ->
        [0] Nem tudsz lapot lerakni.
       *[other] Leraktad: { $cards }.
    }
event-passed = { $seat } passzol.
    .own = Passzoltál.
event-dogs-out = { $dogs ->
    [0] { $seat }: egy ebe sincs harcon kívül.
   *[other] { $seat }: { $dogs } ebe nem vesz részt a harcban.
}
    .own = { $dogs ->
        [0] Egy ebed sincs harcon kívül.
       *[other] { $dogs } ebed nem vesz részt a harcban.
    }
points-scored = { $points } pont{ $moved ->
    [yes] {" "}(H-14.1)
   *[no] {""}
}
event-placed-in-battle = { $place }. hely: { $who } – { $combination }{ $count ->
    [0] {""}
   *[other] {" "}({ $cards })
}{ $dogs ->
    [0] {""}
   *[other] , { $dogs } eb harcon kívül
}. { $tie ->
    [john] Az ő pontjait senki sem kapja meg (H-16.3).
    [john_hand] Azonos erejű kombinációnál az végez előrébb, akinek kevesebb lap maradt a kezében; neki 0 maradt (H-16.11). Az ő pontjait senki sem kapja meg (H-16.3).
    [beside] Azonos kombinációnál a mellette lévő lapok döntenek, a legnagyobbtól kezdve; itt: { $others } (H-8.4). { $scored }.
    [hand] Azonos erejű kombinációnál az végez előrébb, akinek kevesebb lap maradt a kezében; neki { $held } maradt (H-9.1). { $scored }.
    [shared] Holtverseny: a kombináció ereje és a kézben maradt lapok száma ({ $held }) is azonos, ezért a helyezések { $shared } pontján { $equal } résztvevő osztozik, lefelé kerekítve (H-9.2). { $scored }.
   *[none] { $scored }.
}
    .own = { $place }. hely: te – { $combination }{ $count ->
        [0] {""}
       *[other] {" "}({ $cards })
    }{ $dogs ->
        [0] {""}
       *[other] , { $dogs } eb harcon kívül
    }. { $tie ->
        [beside] Azonos kombinációnál a mellette lévő lapok döntenek, a legnagyobbtól kezdve; itt: { $others } (H-8.4). { $scored }.
        [hand] Azonos erejű kombinációnál az végez előrébb, akinek kevesebb lap maradt a kezében; neked { $held } maradt (H-9.1). { $scored }.
        [shared] Holtverseny: a kombináció ereje és a kézben maradt lapok száma ({ $held }) is azonos, ezért a helyezések { $shared } pontján { $equal } résztvevő osztozik, lefelé kerekítve (H-9.2). { $scored }.
       *[none] { $scored }.
    }
event-won-battle = { $who } megnyeri a csatát: { $battle }.{ $first_from ->
    [initiator] {" "}A holtversenyben a kezdeményezőtől számítva ő az első (H-9.2).
    [keeper] {" "}A holtversenyben a Béke őrétől számítva ő az első (H-12.4).
    [john] {" "}Teljes holtversenyben John of Gaunt az első (H-16.11).
   *[none] {""}
}
    .own = Megnyerted a csatát: { $battle }.{ $first_from ->
        [initiator] {" "}A holtversenyben a kezdeményezőtől számítva te vagy az első (H-9.2).
        [keeper] {" "}A holtversenyben a Béke őrétől számítva te vagy az első (H-12.4).
       *[none] {""}
    }
event-scavenged = { $whose ->
    [recruits] { $seat } dögevése: az újoncok közül veszi fel ezt a lapot: { $card }.
    [own] { $seat } dögevése: visszaveszi egyik lerakott lapját: { $card }.
   *[other] { $seat } dögevése: elveszi { $owner } lapját: { $card }.
}
    .own = { $whose ->
        [recruits] Dögevés: az újoncok közül vetted fel ezt a lapot: { $card }.
        [own] Dögevés: visszavetted egyik lerakott lapodat: { $card }.
       *[other] Dögevés: elvetted { $owner } lapját: { $card }.
    }
    .owner = { $seat } dögevése: elveszi a te lapodat: { $card }.
event-stopped-dogs = { $seat } nem aktivál több ebet.
    .own = Nem aktiválsz több ebet.
event-battlefield-cleared = { $count ->
    [0] A csatatéren nem maradt lap.
   *[other] A csatatérről a dobott lapokhoz kerül: { $cards }.
}
event-battle-action = A csatakártyán ez áll ({ $battle }): „{ $action }”
event-peacekeeper = Mostantól { $who } a Béke őre.
    .own = Mostantól te vagy a Béke őre.
event-chose-battle = { $seat } kiválasztotta a következő csatát: { $battle }.
    .own = Kiválasztottad a következő csatát: { $battle }.
event-john-chose-battle = John of Gaunt a hátralévő csaták közül a legkisebb számút veszi: { $battle } következik.
event-battle-turned-up = Újabb csatakártya válik láthatóvá: { $battle }.
event-castillon-begins = Kezdődik a végső csata: Castillon. A Béke őre: { $keeper }.
    .own = Kezdődik a végső csata: Castillon. Te vagy a Béke őre.
event-recruits-discarded = { $count ->
    [0] Nincs eldobható újonc.
   *[other] Az újoncok a dobott lapokhoz kerülnek: { $cards }.
}
event-exchanged-dogs = { $dogs ->
    [0] { $seat } nem cserél be ebet.
   *[other] { $seat } { $dogs } ebet cserél be.
}
    .own = { $dogs ->
        [0] Nem cseréltél be ebet.
       *[other] { $dogs } ebet cseréltél be.
    }
event-game-over = { $wins ->
    [one] Vége a játéknak: { $winners } győz, { $points } ponttal.
   *[other] Vége a játéknak: { $winners } osztozik a győzelmen, fejenként { $points } ponttal.
}{ $decided ->
    [cards] {" "}Egyenlő pontszámnál a több megnyert csatakártya dönt: { $compared } (H-13.1).
    [castillon] {" "}Egyenlő pontszámnál és egyenlő számú csatakártyánál a castilloni helyezés dönt: { $compared } (H-13.1).
    [nothing] {" "}Pontszámuk, megnyert csatakártyáik száma és castilloni helyezésük is azonos (H-13.1).
   *[points] {""}
}
    .own = { $wins ->
        [one] Vége a játéknak: győztél, { $points } ponttal!
       *[other] Vége a játéknak: { $winners } osztozik a győzelmen, fejenként { $points } ponttal.
    }{ $decided ->
        [cards] {" "}Egyenlő pontszámnál a több megnyert csatakártya dönt: { $compared } (H-13.1).
        [castillon] {" "}Egyenlő pontszámnál és egyenlő számú csatakártyánál a castilloni helyezés dönt: { $compared } (H-13.1).
        [nothing] {" "}Pontszámuk, megnyert csatakártyáik száma és castilloni helyezésük is azonos (H-13.1).
       *[points] {""}
    }
event-john-appears = Előkerül John of Gaunt, és leül az asztalhoz; jobb oldali szomszédja { $seat }.
    .own = Előkerül John of Gaunt, és leül a bal oldaladra.
event-john-leaves = { $why ->
    [havoc] Egy játékos Havoc!-ot kiált, ezért John of Gaunt kikerül a játékból.
    [beaten] Nem John of Gaunt nyerte meg a csatát, ezért kikerül a játékból.
    [drawn] A végső csatában kerül elő John of Gaunt, ezért kikerül a játékból; helyette másik lap jön.
   *[castillon] Következik a végső csata, ezért John of Gaunt kikerül a játékból.
}
event-johns-turn = John of Gaunt következik.
event-flipped = { $odd ->
    [yes] A felcsapott lap: { $card }. Páratlan, tehát a Chevauchées „Calais-ból Tours-ba” oldala érvényes.
   *[no] A felcsapott lap: { $card }. Nem páratlan, tehát a Chevauchées „Tours-ból Bordeaux-ba” oldala érvényes.
}
event-nothing-to-flip = Nincs lap, amit fel lehetne csapni, tehát a Chevauchées „Tours-ból Bordeaux-ba” oldala érvényes.
event-battle-replaced = A Chevauchées kiváltja a soron következő csatát, ezt nem vívjátok meg: { $battle }.
event-chevauchees = John of Gaunt Havoc!-ot kiált. A csata: { $battle }.

## Elutasítások
refusal-pool-too-small = Nem újoncozhatsz: a húzópakliban, az újoncok és a dobott lapok között összesen sincs két lap.
refusal-needs-two-cards = Csak akkor kiálthatsz Havoc!-ot, ha legalább két lapod van.
refusal-turn-is-recruit-or-havoc = A fordulódban vagy újoncozol, vagy Havoc!-ot kiáltasz.
refusal-already-drew-two = Már felvetted mindkét lapodat.
refusal-not-a-recruit = Nincs ilyen lap az újoncok között: { $card }.
refusal-recruits-full = Az újoncozási terület megtelt: előbb újoncot kell felvenned, csak utána vehetsz lapot a húzópakliból.
refusal-no-card-to-draw = Nem maradt húzható lap.
refusal-two-dogs-a-turn = Egy újoncozás alatt összesen két ebet használhatsz.
refusal-not-enough-dogs = Ehhez nincs elég eb a kezedben.
refusal-nothing-to-loot = A dobott lapok között nincs közönséges kártya.
refusal-draw-two-first = Előbb fel kell venned két lapot, csak utána tehetsz egyet az újoncok közé.
refusal-recruiting-goes-on = Újoncozol: vegyél fel lapokat, használd az ebeidet, a végén pedig tegyél egy lapot az újoncok közé.
refusal-not-in-hand = Nincs ilyen lap a kezedben: { $card }.
refusal-already-picked = Ezt már kiválasztottad: { $card }.
refusal-too-many-laid = Ez már túl sok: hat lapot és rajtuk felül két harcon kívüli ebet rakhatsz le.
refusal-lay-at-least-two = Legalább két lapot le kell raknod.
refusal-lay-at-least-one = Legalább egy lapot le kell raknod.
refusal-initiator-lays = Te kezdted a csatát: rakj le legalább két lapot.
refusal-join-or-stay-out = Vegyél részt a csatában legalább két lappal, vagy maradj ki.
refusal-finish-laying = Már választottál ki lapokat: rakd le őket, vagy előbb vedd vissza.
refusal-chevauchees-bind-all = A Chevauchées csatájából senki sem maradhat ki, akinek legalább két lapja van.
refusal-lay-or-pass = A csata alatt csak lapot rakhatsz le, vagy passzolhatsz.
refusal-must-declare-dogs = Mondd meg, hány ebed nem vesz részt a harcban.
refusal-dogs-out-range = { $low ->
    [0] Legfeljebb ennyi ebed lehet harcon kívüli: { $high }.
   *[other] Ennyi ebednek kell harcon kívülinek lennie: legalább { $low }, legfeljebb { $high }.
}
refusal-dogs-cannot-be-scavenged = Dögevéssel ebet nem vehetsz el.
refusal-not-face-up = Sem a csatatéren, sem az újoncok között nincs ilyen lap: { $card }.
refusal-loot-needs-both-dogs = A hullarabláshoz egyszerre két eb kell, neked pedig már csak egy aktiválható ebed maradt.
refusal-dogs-at-work = Az ebeidet aktiválod: dögevés, hullarablás, vagy elég.
refusal-must-take-loot = El kell venned egyet a dobott lapok közül.
refusal-dogs-cannot-be-looted = A dobott lapok közül ebet nem vehetsz el.
refusal-not-in-discards = Nincs ilyen lap a dobott lapok között: { $card }.
refusal-must-discard = Egy év béke: el kell dobnod egy lapot.
refusal-battle-not-in-row = Ez nem lehet a következő csata: { $battle }.
refusal-must-choose-battle = Ki kell választanod a következő csatát.
refusal-must-say-exchange = Mondd meg, hány ebet cserélsz be Castillon előtt.
refusal-castillon-lays = Castillonnál mindenki legalább egy, legfeljebb hat lapot rak le.
refusal-castillon-six = Castillonnál legfeljebb hat lapot rakhatsz le.

## Miért tette a szakértő
bot-havoc = Úgy becsültem, hogy ez a csata most többet hoz, mint még egy újoncozás: { $battle }.
bot-havoc-before-peace = A Béke őre következő újoncozásával elmaradt volna ez a csata: { $battle }. Inkább megvívtam.
bot-recruit = Ez a csata most kevesebbet ígért, mint két új lap: { $battle }.
bot-draw = Ez a lap többet ért nekem egy ismeretlennél: { $card }.
bot-draw-deck = A húzópakli átlagos lapja többet ígért, mint bármelyik újonc.
bot-fetch = Ez a lap többet ért nekem, mint az eb, amit érte adtam: { $card }.
bot-place = Erre volt a legkevésbé szükségem: { $card }.
bot-lay = Úgy számoltam, hogy a várható pontok megérik a lapokat, amelyeket ez a csata elvisz: { $battle }.
bot-lay-more = A most lerakott lapokkal több pontot remélhettem, mint amennyit ezek a lapok érnek: { $battle }.
bot-decline = A várható pontok nem érték meg a lerakandó lapokat, egy új lap viszont ingyen jött.
bot-pass = Ami még a kezemben volt, többet ért annál, amit ebben a csatában hozhatott volna.
bot-dogs-out = Ennyi harcon kívüli ebbel vártam a legtöbb pontot: { $dogs }.
bot-scavenge = A nyílt lapok közül ez segített rajtam a legtöbbet: { $card }.
bot-take = A dobott lapok közül ez segített rajtam a legtöbbet: { $card }.
bot-discard = Ez hiányzott a legkevésbé: { $card }.
bot-exchange = Az ebek Castillonnál csak a kombináció részeként érnek valamit; annyit cseréltem be, amennyi így erősebb kombinációt ígért.
bot-castillon = Castillonnál mindig a legerősebb kombinációmat rakom le.
bot-next = Ettől a csatától vártam a legtöbbet a többiekhez képest: { $battle }.

## Az asztal a terminálban
table-battles = Csaták
table-battles-legend = (pont az 1. · 2. · … helyért)
table-action = Akció ({ $battle }): { $action }
table-points = { $points } pont
table-cards = { $cards } lap
table-peace = Havoc/béke
table-peace-none = még szám nélkül
table-peacekeeper = Béke őre
table-havoc = HAVOC!
table-initiator = kezdeményező
table-recruits = Újoncok
table-recruits-none = nincsenek
table-deck = húzópakli { $deck } · dobott lapok { $discards }
table-you = te
table-passed = passzolt
table-out = kimarad
table-undecided = még nem döntött
table-dogs-out = { $dogs } eb harcon kívül
table-won = megnyerte
table-place = { $place }. hely
table-cancelled = elmaradt
table-hidden-battles = { $hidden } rejtve
table-john-pending = John of Gaunt az asztalnál ül (jobb oldali szomszédja { $seat }): a Chevauchées következik.
table-hand = A kezed
table-hand-empty = nincs lapod
table-best = most a legjobb
table-best-with-laid = a lerakottakkal a legjobb
table-chosen = Kiválasztva
table-dog = eb
summary-player = Játékos
summary-total = Pont
summary-battles = Megnyert csata
summary-tie = Egyenlő pontszámnál a megnyert csatakártyák száma dönt, azután a castilloni helyezés.
summary-unfought = Elmaradt: { $battles }

## Mi áll a kártyákon
cards-battle = { $year } · pontok helyezés szerint: { $points }
cards-battle-small = 2–3 játékosnál: { $points }
cards-group-deck = A pakli lapjai és ami mellette van
cards-regular = Közönséges kártya
    .text = Hat szín ({ $suits }), 1-től 18-ig minden értékből egy-egy lap.
cards-count = { $players } játékosnál az értékek felső határa { $value }, az ebek száma { $dogs }.
cards-dog = Harc ebei (eb)
    .text =
        Értéke 0, bármelyik színhez illik; sorban csak az 1-es alatt állhat.
        Újoncozás közben egy ebért elvehetsz egy újoncot vagy a húzópakli legfelső lapját (Kapd el!, H-4.4), kettőért hullarablás jár (H-4.5).
        Csata után egy lerakott ebért felvehetsz egy nyílt közönséges kártyát (dögevés), kettőért itt is hullarablás jár (H-10.2).
cards-john = John of Gaunt
    .text = Csak a kiegészítővel: aki felhúzza, a bal keze felől kirakja, és a következő forduló helyett a Chevauchées következik (H-16.2, H-16.3). Három 9-essel harcol.
cards-peace = Havoc/békekártya
    .text = A Béke őre előtt fekszik. Valahányszor a Béke őre újoncozik, a következő számra fordul; az utolsó szám után egy év béke jön, és elmarad a következő csata (H-5.2). A másik oldala azt mutatja, ki kiáltott Havoc!-ot.
cards-combinations = Kombinációk, a legerősebbtől lefelé

## Az adatfájl
data-battles = Csatakártyák
    .points = pontok
    .action = akció
    .name = név
data-chevauchees = John of Gaunt csatakártyája
    .points = pontok
    .action = akció
    .name = név
data-tokens = Győzelmipont-jelzők
    .record = { $battle }, { $place }. hely: { $value }
data-units = A lapokon látható csapatok, a játékra nincs hatásuk
data-hand_ranks = Kombinációk
data-options = Beállítások

reason-havoc-places = egy csata egy–hat helyezésért adhat pontot, nem ennyiért: { $count }
reason-havoc-receiver = „{ $value }” sem all, sem initiator
reason-havoc-battle-id = a csata azonosítója nem jó ({ $number }.): „{ $value }”
reason-havoc-battles-missing = hiányoznak ezek a csaták: { $value }
reason-havoc-peace-card = nincs ilyen békekártya: „{ $value }”
reason-havoc-colour = „{ $value }” nem #rrggbb alakú
reason-havoc-john-hand = John of Gaunt egy–hat lappal harcol, nem ennyivel: { $count }
reason-havoc-sides = a békekártya oldalai sorban: 1, 2 ...; nem ezek: { $value }
reason-havoc-too-few-cards = { $players } játékosnak az osztáshoz { $needed } közönséges kártya kell, de csak { $count } van
reason-havoc-token = ez a csata ({ $battle }) ennyit fizet: { $points }; a csata pontjait is írd át
reason-havoc-name = egy név egy–{ $high } nyomtatható karakterből áll
