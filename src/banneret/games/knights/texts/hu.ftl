### Lovagok: az asztal, a napló és az elutasítások szövegei.

game-title = Lovagok
game-name = Lovagok
game-about = Hat kockával dobva szerezz várakat és hasznos kártyákat, vívj lovagi tornákat, és taszítsd le a királyt a trónjáról.
game-levels = Itt sokat számít a szerencse: a közepes bot 100 játszmából 86-ban veri a könnyűt, de a nehéz nem bizonyult erősebbnek a közepesnél (100-ból 49).
game-credit = Michael Schacht, Abacusspiele és Rio Grande Games 2000 (Knatsch)

## Lapok, paklik és kockák
card-castle = { $colour } vár ({ $dice })
card-special = { $kind } ({ $dice })
card-tournament = tornakártya
card-unknown = ismeretlen lap
cards-goals = Célkártyák és a király
cards-castles = Várak
cards-specials = Különleges kártyák
cards-tournaments = Tornakártyák
card-dice = { $count ->
    [one] Ennél kell jobbat dobni: { $dice }
   *[other] Ennél kell jobbat dobni, laponként: { $dice }
}
card-goal-castles = { $castles } vár
    .text = Azonnal győzöl, amint ennyi különböző színű várad van (K-14.1).
card-goal-king = { $king_castles } vár és a király
    .text = Ennyi várral kezdd a körödet, és taszítsd le a királyt (K-11).
card-goal-tournaments = { $tournament_castles } vár és { $tournaments } torna
    .text = Azonnal győzöl, amint ennyi várad és ennyi tornakártyád van (K-14.1).
card-king = Aki jobbat dob a kockáinál, győzött; aki nem, elveszíti egy várát, hacsak nem védi királyi menlevél (K-11).
pile-left = bal
pile-right = jobb
face-0 = 0
face-1 = 1-es
face-2 = 2-es
face-3 = 3-as
face-4 = 4-es
face-5 = 5-ös
strength-set = { $n ->
    [0] semmi (csak 6-os)
    [1] egyetlen { $face }
    [2] { $face } pár
    [3] { $face } terc
    [4] { $face } kvart
    [5] { $face } kvint
    [6] { $face } szext
   *[other] { $face } szeptim
}
strength-plus = { $set } + { $p }
dice-and-cards = { $dice }, hozzá { $cards }
against-card = { $target } (a lap kockái)
against-treason = { $target } (az Árulás miatt ennyi számít a lap { $printed } kockái helyett)
against-king = { $target } (a király kockái)
against-roll = { $target } ({ $rival } dobása)
against-yours = { $target } (a te dobásod)

## Válaszok
action-attempt = Próbálkozás: a { $pile } pakli legfelső lapja
    .told = Megpróbálod megszerezni a { $pile } pakli tetejéről: { $card }
    .group = Egy pakli legfelső lapjának megszerzése
action-tournament = Lovagi torna a { $pile } pakli tornakártyájáért
    .group = Lovagi torna rendezése
action-attack = Támadás: { $card }
    .told = Támadás: { $card }, gazdája { $owner }
    .group = Egy ellenfél lapjának megtámadása
action-swap = Másik kártya: a { $pile } pakli legfelső lapja a pakli aljára kerül
    .told = Előbb másik kártya; a { $pile } pakli aljára kerül: { $card }
    .group = Előbb másik kártya felfedése
action-search = További kártya felfedése a { $pile } pakliban
    .told = Tovább keresel; a { $pile } pakli aljára kerül: { $card }
    .group = Megszerezhető lap keresése
action-king = Kísérlet a király letaszítására
action-end-turn = A kör befejezése
action-pick = { $die }. kocka
    .told = Újradobod: { $face }
    .group = Az újradobandó kockák kijelölése
action-reroll = A kijelölt kockák újradobása
action-stop = Elég: a kockák így maradnak
action-join = Részvétel a tornán
action-decline = Kimaradás a tornából
action-give = Lemondás erről: { $card }
    .group = Melyik váradat veszíted el?
action-under = A { $pile } pakli aljára kerül
    .group = Melyik pakli aljára kerüljön?
action-cover = Takarás: { $card }
    .group = Mit takarjon az őrség?
action-done = Kész: az őrség a kiválasztott lapokat takarja
action-keep = Marad minden, ahogy most van
action-uncover = Az őrség levétele: semmit sem takar
action-move = { $guard ->
    [castle_guard] Átrakod a várőrséget más váradra
   *[bodyguard] Átrakod a testőrséget más lapodra
}
    .group = Őrség átrakása

## Kérdések
question-MainAction = { $attempts ->
    [first] Te következel: melyik lapot próbálod megszerezni?
   *[more] Megszereztél egy különleges kártyát: próbálkozol újra?
}
    .others = { $seat } célpontot választ
question-Rolling = { $purpose ->
    [4] Védd meg ezt a váradat: { $card }. { $tie ->
        [tie_holds] Dobj legalább ennyit: { $target }.
       *[tie_takes] Dobj jobbat ennél: { $target }.
    }
    [5] { $beats ->
        [yes] Lovagi torna. Dobj jobbat ennél: { $target }{ $tie ->
            [tie_rolls_off] ; egyenlőségnél újra dobtok.
           *[tie_trails] .
        }
       *[no] Lovagi torna: te dobsz elsőként.
    }
    [6] Taszítsd le a királyt, ehhez dobj jobbat ennél: { $target }.
   *[other] A cél: { $card }. Dobj jobbat ennél: { $target }.
} Mely kockákat dobod újra? (Hátralévő újradobások: { $rerolls }.)
    .others = { $seat } dob
question-TakePart = { $owner } lovagi tornát rendez. { $beats ->
    [yes] Az eddigi legjobb dobás: { $target }. Részt veszel?
   *[no] Részt veszel?
}
    .others = { $seat }: részt vesz vagy kimarad
question-Revenge = { $chosen ->
    [yes] Melyik pakli aljára kerüljön a várad?
   *[no] A király bosszút áll, elveszi egy váradat. Melyiket?
}
    .others = { $seat } kiválasztja, melyik várát veszíti el
question-ArrangeGuards = { $guard ->
    [castle_guard] Mely váraidat takarja mostantól a várőrséged? Legfeljebb kettőt takarhat.
   *[bodyguard] Melyik különleges kártyádat takarja mostantól a testőrséged?
} { $covers ->
    [no] Most semmit sem takar.
   *[yes] Most ezt takarja: { $cards }.
}
    .others = { $seat } elhelyez egy őrséget

## A napló
event-first-player = { $seat } kezd.
    .own = Te kezdesz.
event-castle-dealt = { $seat } kezdővára: { $card }.
    .own = A kezdővárad: { $card }.
event-piles-made = A többi { $count } lapból keverés után két pakli lesz.
event-turned-up = A { $pile } pakli tetején: { $card }.
event-pile-empty = A { $pile } pakli elfogyott.
event-turn-begins = { $round }. forduló: { $seat } következik.
    .own = { $round }. forduló: te következel.
event-swapped = { $seat } másik kártyát fed fel; a { $pile } pakli aljára kerül: { $card }.
    .own = Másik kártyát fedsz fel; a { $pile } pakli aljára kerül: { $card }.
event-search-opens = { $seat } egyetlen látható lapot sem szerezhet meg, ezért további lapokat fed fel. Megszerezhető lapot rejt: { $piles } pakli.
    .own = Egyetlen látható lapot sem szerezhetsz meg, ezért további lapokat fedsz fel. Megszerezhető lapot rejt: { $piles } pakli.
event-nothing-to-find = Egyik pakliban sincs olyan lap, amelyet { $seat } megszerezhetne.
    .own = Egyik pakliban sincs olyan lap, amelyet megszerezhetnél.
event-searched = { $seat } tovább keres, a { $pile } pakli aljára kerül: { $card }.
    .own = Tovább keresel, a { $pile } pakli aljára kerül: { $card }.
event-passes = { $seat } egyetlen lapot sem szerezhet meg, ezért passzol.
    .own = Egyetlen lapot sem szerezhetsz meg, ezért passzolsz.
event-ends-turn = { $seat } nem próbálkozik többet.
    .own = Nem próbálkozol többet.
event-attempts = { $seat } megpróbálja megszerezni a { $pile } pakli legfelső lapját: { $card }.{ $treason ->
    [no] {""}
   *[other] {" "}Az Árulás miatt elég jobbat dobnia ennél: { $treason } (K-12.7).
}
    .own = Megpróbálod megszerezni a { $pile } pakli legfelső lapját: { $card }.{ $treason ->
        [no] {""}
       *[other] {" "}Az Árulás miatt elég jobbat dobnod ennél: { $treason } (K-12.7).
    }
event-attacks = { $seat } megtámadja { $owner } egyik lapját: { $card }.
    .own = Megtámadod { $owner } egyik lapját: { $card }.
    .owner = { $seat } megtámadja a te lapodat: { $card }.
event-thrown = { $seat } dobása: { $dice }.{ $why ->
    [catapult] {" "}A Katapulttal { $rerolls } újradobása van (K-9.3).
    [champion] {" "}A Bajnokkal { $rerolls } újradobása van (K-10.3).
    [organiser] {" "}Szervezőként { $rerolls } újradobása van (K-10.3).
   *[none] {""}
}
    .own = A dobásod: { $dice }.{ $why ->
        [catapult] {" "}A Katapulttal { $rerolls } újradobásod van (K-9.3).
        [champion] {" "}A Bajnokkal { $rerolls } újradobásod van (K-10.3).
        [organiser] {" "}Szervezőként { $rerolls } újradobásod van (K-10.3).
       *[none] {""}
    }
event-rerolled = { $seat } újradobja: { $lay }, az eredmény: { $fell }. A kockák most: { $dice }.
    .own = Újradobod: { $lay }, az eredmény: { $fell }. A kockák most: { $dice }.
event-rolled = { $seat } végeredménye: { $dice }. Ez { $strength }{ $verdict ->
    [first] .
    [beats] , jobb ennél: { $against }.
    [tie] , ugyanannyi, mint { $against }; az egyenlőség nem elég (K-3.5).
    [tie_holds] , ugyanannyi, mint { $against }; az egyenlőség megvédi a várat (K-9.4).
    [tie_takes] , ugyanannyi, mint { $against }; egyenlőségnél a támadóé a vár (K-9.4).
    [tie_trails] , ugyanannyi, mint { $against }; egyenlőségnél a korábbi dobás marad az élen (K-10.4).
    [tie_rolls_off] , ugyanannyi, mint { $against }; ha senki sem dobja túl, újra dobnak (K-10.4).
   *[fails] , nem jobb ennél: { $against }.
}
    .own = A végeredményed: { $dice }. Ez { $strength }{ $verdict ->
        [first] .
        [beats] , jobb ennél: { $against }.
        [tie] , ugyanannyi, mint { $against }; az egyenlőség nem elég (K-3.5).
        [tie_holds] , ugyanannyi, mint { $against }; az egyenlőség megvédi a várat (K-9.4).
        [tie_takes] , ugyanannyi, mint { $against }; egyenlőségnél a támadóé a vár (K-9.4).
        [tie_trails] , ugyanannyi, mint { $against }; egyenlőségnél a korábbi dobás marad az élen (K-10.4).
        [tie_rolls_off] , ugyanannyi, mint { $against }; ha senki sem dobja túl, újra dobtok (K-10.4).
       *[fails] , nem jobb ennél: { $against }.
    }
    .rival = { $seat } végeredménye: { $dice }. Ez { $strength }{ $verdict ->
        [beats] , jobb ennél: { $against_yours }.
        [tie_holds] , ugyanannyi, mint { $against_yours }; az egyenlőség megvédi a várat (K-9.4).
        [tie_takes] , ugyanannyi, mint { $against_yours }; egyenlőségnél a támadóé a vár (K-9.4).
        [tie_trails] , ugyanannyi, mint { $against_yours }; egyenlőségnél a korábbi dobás marad az élen (K-10.4).
        [tie_rolls_off] , ugyanannyi, mint { $against_yours }; ha senki sem dobja túl, újra dobtok (K-10.4).
       *[fails] , nem jobb ennél: { $against_yours }.
    }
event-captured = { $seat } megszerzi: { $card }.
    .own = Megszerezted: { $card }.
event-failed = { $seat } kísérlete sikertelen, a { $pile } pakli aljára kerül: { $card }.
    .own = A kísérleted sikertelen, a { $pile } pakli aljára kerül: { $card }.
event-took = { $seat } megszerzi { $owner } egyik lapját: { $card }.
    .own = Megszerezted { $owner } egyik lapját: { $card }.
    .owner = { $seat } megszerzi a te lapodat: { $card }.
event-cover-ends = { $seat } elvesztette ezt az őrségét: { $card }. Amit takart, azt mostantól semmi sem takarja.
    .own = Elvesztetted ezt az őrségedet: { $card }. Amit takart, azt mostantól semmi sem takarja.
event-attack-failed = { $seat } támadása sikertelen, { $owner } megtartja: { $card }.
    .own = A támadásod sikertelen, { $owner } megtartja: { $card }.
    .owner = { $seat } támadása sikertelen, megtartod: { $card }.
event-must-defend = { $seat } védekezik: { $card }. { $tie ->
    [tie_holds] Legalább ennyit kell dobnia: { $target } ({ $rival } dobása).
   *[tie_takes] Jobbat kell dobnia ennél: { $target } ({ $rival } dobása).
}
    .own = Védekezned kell: { $card }. { $tie ->
        [tie_holds] Legalább ennyit kell dobnod: { $target } ({ $rival } dobása).
       *[tie_takes] Jobbat kell dobnod ennél: { $target } ({ $rival } dobása).
    }
    .rival = { $seat } védekezik: { $card }. { $tie ->
        [tie_holds] Legalább ennyit kell dobnia: { $target } (a te dobásod).
       *[tie_takes] Jobbat kell dobnia ennél: { $target } (a te dobásod).
    }
event-defended = { $seat } megvédi a várát { $attacker } ellen: { $card }.
    .own = Megvédted a váradat { $attacker } ellen: { $card }.
    .attacker = { $seat } megvédi tőled a várát: { $card }.
event-holds-tournament = { $seat } lovagi tornát rendez a { $pile } pakli tornakártyájáért.
    .own = Lovagi tornát rendezel a { $pile } pakli tornakártyájáért.
event-joins = { $seat } részt vesz.
    .own = Részt veszel.
event-declines = { $seat } kimarad a tornából.
    .own = Kimaradsz a tornából.
event-leads = { $seat } vezet.
    .own = Te vezetsz.
event-rolls-off = Holtverseny a legjobb dobásért, újra dob: { $seats }.
event-tournament-won = { $seat } nyeri a tornát, övé a lap. A győztes dobás: { $strength }.{ $levels ->
    [0] {""}
   *[other] {" "}Ugyanennyit dobott később: { $level } (K-10.4).
}
    .own = Megnyerted a tornát, tiéd a lap. A győztes dobás: { $strength }.{ $levels ->
        [0] {""}
       *[other] {" "}Ugyanennyit dobott később: { $level } (K-10.4).
    }
event-challenges = { $seat } megpróbálja letaszítani a királyt.
    .own = Megpróbálod letaszítani a királyt.
event-king-stands = A király a trónján marad, és bosszút áll: elveszi { $seat } egyik várát.
    .own = A király a trónján marad, és bosszút áll: elveszi egy váradat.
event-letter-protects = A király a trónján marad, de { $seat } a királyi menlevél miatt nem veszít várat.
    .own = A király a trónján marad, de a királyi menlevél miatt nem veszítesz várat.
event-castle-lost = { $seat } elveszíti egy várát, a { $pile } pakli aljára kerül: { $card }.
    .own = Elveszíted egy váradat, a { $pile } pakli aljára kerül: { $card }.
event-covers = { $guard ->
    [castle_guard] { $seat } várőrsége mostantól ezt takarja: { $cards }.
   *[bodyguard] { $seat } testőrsége mostantól ezt takarja: { $cards }.
}
    .own = { $guard ->
        [castle_guard] Várőrséged mostantól ezt takarja: { $cards }.
       *[bodyguard] Testőrséged mostantól ezt takarja: { $cards }.
    }
event-lifts-cover = { $guard ->
    [castle_guard] { $seat } várőrsége mostantól semmit sem takar.
   *[bodyguard] { $seat } testőrsége mostantól semmit sem takar.
}
    .own = { $guard ->
        [castle_guard] Várőrséged mostantól semmit sem takar.
       *[bodyguard] Testőrséged mostantól semmit sem takar.
    }
event-won = { $reason ->
    [castles] { $seat } { $castles } különböző színű várat szerzett, és megnyerte a játékot!
    [king] { $seat } letaszította a királyt, és megnyerte a játékot!
   *[tournaments] { $seat } { $castles } várat és { $tournaments } tornakártyát gyűjtött, és megnyerte a játékot!
}
    .own = { $reason ->
        [castles] { $castles } különböző színű várad van: megnyerted a játékot!
        [king] Letaszítottad a királyt: megnyerted a játékot!
       *[tournaments] { $castles } várad és { $tournaments } tornakártyád van: megnyerted a játékot!
    }
event-limit-reached = { $why ->
    [passes] Egymás után mindenki passzolt, ezért véget ér a játék
   *[rounds] Letelt { AZ($rounds) } forduló, ezért véget ér a játék
} (K-14.4): { $wins ->
    [one] { $winners } győz.
   *[other] { $winners } osztozik a győzelmen.
} Várak: { $castles }{ $decided ->
    [castles] .
    [tournaments] ; tornakártyák: { $tournaments }.
   *[specials] ; tornakártyák: { $tournaments }; különleges kártyák: { $specials }.
}
    .own = { $why ->
        [passes] Egymás után mindenki passzolt, ezért véget ér a játék
       *[rounds] Letelt { AZ($rounds) } forduló, ezért véget ér a játék
    } (K-14.4): { $wins ->
        [one] győztél!
       *[other] { $winners } osztozik a győzelmen.
    } Várak: { $castles }{ $decided ->
        [castles] .
        [tournaments] ; tornakártyák: { $tournaments }.
       *[specials] ; tornakártyák: { $tournaments }; különleges kártyák: { $specials }.
    }

## Elutasítások
refusal-six-is-locked = Ez a kocka hatost mutat ({ $die }. hely): ebben a dobásban már félre van téve.
refusal-die-already-picked = Ezt a kockát már kijelölted ({ $die }. hely).
refusal-pick-dice-first = Előbb jelöld ki az újradobandó kockákat, vagy állj meg.
refusal-dice-are-picked = Már jelöltél ki kockákat: dobd újra őket, vagy előbb vond vissza a kijelölést.
refusal-roll-goes-on = A dobás még tart: jelölj ki kockákat és dobd újra őket, vagy állj meg.
refusal-owns-colour = Már van { $colour } várad.
refusal-owns-kind = Már van ilyen különleges kártyád: { $kind }.
refusal-pile-is-empty = Az a pakli üres.
refusal-no-tournament-on-top = Annak a paklinak a tetején nem tornakártya van: { $card }.
refusal-hold-a-tournament = Ez tornakártya: rendezz érte lovagi tornát.
refusal-before-no-player = Ez a lap egyik játékosnál sincs: { $card }.
refusal-own-card = Ez a lap a tiéd: { $card }.
refusal-too-few-castles = { $who } várai nem támadhatók: ahhoz legalább { $count } várának kellene lennie.
refusal-covered-castle = Ezt a várat várőrség takarja: { $card }.
refusal-covered-special = Ezt a lapot testőrség takarja: { $card }.
refusal-swaps-used-up = { $count ->
    [one] Egy körben egyszer fedhetsz fel másik kártyát, és ezt már megtetted.
   *[other] Egy körben ennyiszer fedhetsz fel másik kártyát: { $count }. Ezt már megtetted.
}
refusal-pile-too-small = Abban a pakliban nincs két lap: nincs mit felfedni.
refusal-target-in-sight = További lapot csak akkor kereshetsz, ha nincs látható lap, amelyet megszerezhetsz; most pedig van.
refusal-swap-before-search = Felfedhetsz még másik kártyát: előbb azt tedd meg, csak utána keress tovább.
refusal-nothing-there = A { $pile } pakliban nincs olyan lap, amelyet megszerezhetnél.
refusal-king-first = A királyt csak a köröd első kísérleteként próbálhatod letaszítani.
refusal-king-needs-castles = A királyt csak akkor próbálhatod letaszítani, ha a köröd elején megvolt ennyi várad: { $count }.
refusal-must-attempt = Próbálkoznod kell: van lap, amelyet megszerezhetsz.
refusal-must-reveal = Még nem passzolhatsz: előbb fedj fel más lapokat.
refusal-name-a-target = Te következel: mondd meg, melyik lapot próbálod megszerezni.
refusal-join-or-decline = Mondd meg, részt veszel-e a tornán.
refusal-one-castle-only = A király egy várat vesz el, és azt már megnevezted.
refusal-not-your-castle = Ez a vár nem a tiéd: { $card }.
refusal-name-the-castle-first = Előbb nevezd meg a várat.
refusal-king-takes-a-castle = A király elveszi egy váradat: nevezd meg a várat, aztán a paklit.
refusal-choose-or-keep = Előbb válassz takarandó lapokat, vagy hagyd az őrséget a helyén.
refusal-cards-are-chosen = Már választottál takarandó lapokat: fejezd be, vagy előbb vond vissza őket.
refusal-nothing-is-covered = { $guard ->
    [castle_guard] A várőrséged most semmit sem takar.
   *[bodyguard] A testőrséged most semmit sem takar.
}
refusal-guards-are-arranged = { $guard ->
    [castle_guard] Mondd meg, melyik váraidat takarja a várőrséged.
   *[bodyguard] Mondd meg, melyik különleges kártyádat takarja a testőrséged.
}
refusal-no-such-guard = { $guard ->
    [castle_guard] Nincs várőrséged.
   *[bodyguard] Nincs testőrséged.
}
refusal-guard-at-the-end = { $guard ->
    [castle_guard] A várőrséget a köröd végén rakhatod le.
   *[bodyguard] A testőrséget a köröd végén rakhatod le.
}
refusal-guard-was-placed = { $guard ->
    [castle_guard] A várőrséget ebben a körödben már elhelyezted.
   *[bodyguard] A testőrséget ebben a körödben már elhelyezted.
}
refusal-nowhere-to-move = { $guard ->
    [castle_guard] A várőrség már minden váradat takarja.
   *[bodyguard] A testőrségnek nincs más lapod, amelyet takarhatna.
}
refusal-guard-of-castles = Most a várőrségről van szó, az pedig csak várat takarhat.
refusal-guard-of-specials = Most a testőrségről van szó, az pedig várat nem takarhat.
refusal-not-yours-to-cover = Csak saját lapot takarhatsz, ez pedig nem a tiéd: { $card }.
refusal-already-chosen = Ezt a lapot már kiválasztottad: { $card }.
refusal-no-castle-guard = Nincs várőrséged, a testőrség pedig várat nem takarhat.
refusal-castles-at-most = A várőrség legfeljebb ennyi várat takarhat: { $count }.
refusal-no-bodyguard = Nincs testőrséged, a várőrség pedig csak várat takarhat.
refusal-bodyguard-not-itself = A testőrség önmagát nem takarhatja.
refusal-one-special-only = A testőrség csak egy lapot takarhat.

## Az asztal a terminálban
table-round = { $round }. forduló
table-left = Bal pakli
table-right = Jobb pakli
table-king = Király
table-goals = Győzelem
table-goals-are = { $castles } különböző színű vár; vagy { $king_castles } vár és a király letaszítása; vagy { $tournament_castles } vár és { $tournaments } torna
table-typing = „tart 5 5”: két 5-öst megtartasz, a többit újradobod; „újradob 1 2”: egy 1-est és egy 2-est dobsz újra; „elég”: megállsz
table-pile-size = { $count } lap
table-pile-empty = üres
table-you = te
table-castle = { $colour } vár
table-tournament = Torna
table-tournaments = { $count } torna
table-covered = (takarva)
table-dice = Kockák
table-die-cards = (Dobás)
table-rerolls = még { $count } újradobás
table-goal = A tét
table-to-beat = { $prize }; jobb kell ennél: { $target }
table-to-reach = { $prize }; legalább ennyi kell: { $target }
table-results = Torna
table-no-results = még nincs eredmény
table-away = kimarad
summary-player = Játékos
summary-castles = Vár
summary-tournaments = Torna
summary-specials = Különleges kártya
summary-attempts = Kísérlet
summary-won = Megszerzett lap
summary-by-castles = A győzelmet négy vár hozta meg.
summary-by-king = A győzelmet a király letaszítása hozta meg.
summary-by-tournaments = A győzelmet két vár és három tornakártya hozta meg.
summary-by-limit = A játék a megszabott határnál ért véget: előbb a várak, aztán a tornakártyák, végül a különleges kártyák száma dönt.

## Az adatfájl
data-king = A király kombinációja
    .record = király
data-treason_combination = Az árulás kombinációja
    .record = árulás
data-colour = A várak színei
data-castle = Várak
    .record = { $card }
    .colour = szín
data-special_kind = Hány lap van az egyes fajtákból
data-special = A különleges kártyák kombinációi
    .record = { $card }
data-options = Beállítások
    .record = az alapértékek
data-reference = Kiszámított esélyek, nem a kártyákról
    .record = minden érték

reason-knights-three-numbers = ebben nincs meg a három szám (méret, szám, plusz kocka): { $value }
reason-knights-combination = ilyet kockák nem mutathatnak: { $value }
reason-knights-agree = meg kell egyeznie azzal, ami a fájlban máshol áll: { $value }
reason-knights-fixed = mindig ez áll itt: „{ $value }”
reason-knights-fixed-start = minden színből pontosan egy vár lehet rögzített kezdővár
reason-knights-colour = „{ $value }” nem #rrggbb alakú
