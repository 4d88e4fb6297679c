### Lovagok: minden számozott szabály a játékosok nyelvén.

## K-1
rule-K-1 = Előkészületek
rule-K-1-1 = { $first_player ->
    [random] A kezdőjátékost sorsolás jelöli ki.
   *[other] A kezdőjátékos a megállapodás szerint { AZ($first_player) }. helyen ül.
} A játék az óramutató járása szerint halad: utánad a bal oldali szomszédod következik.
rule-K-1-2 = A három célkártya képpel felfelé fekszik az asztalon; csak arra emlékeztet, hogyan lehet győzni.
rule-K-1-3 = Az öt üres kártya nem kerül játékba.
rule-K-1-4 = Mindenki kap egy kezdővárat, képpel felfelé; a kezdővárak mind különböző színűek. { $starting_castles ->
    [fixed] A hat kezdővár mindig ugyanaz, csak az véletlen, kihez melyik kerül.
   *[random] Hogy melyik szín melyik várát osztjátok ki, véletlen.
}
rule-K-1-5 = A többi várat, különleges kártyát és tornakártyát együtt kell megkeverni, és két nagyjából egyforma paklira osztani. A paklik legfelső lapja mindig képpel felfelé van.

## K-2
rule-K-2 = Saját lapok
rule-K-2-1 = A megszerzett lapjaid képpel felfelé fekszenek előtted.
rule-K-2-2 = Sosem lehet két egyforma színű várad, akármilyen kockák vannak rajtuk, és két egyforma különleges kártyád sem. A különböző számú Dobás kártyák különbözőnek számítanak, ahogy a Várőrség és a Testőrség is.
rule-K-2-3 = Tornakártyából bármennyid lehet.
rule-K-2-4 = Olyan lapot, amelyet nem birtokolhatsz, megszerezni sem próbálhatsz.

## K-3
rule-K-3 = Mennyit ér egy dobás
rule-K-3-1 = Minden 1 és 5 közötti kocka számít, és mellettük minden Dobás kártyád egy-egy kockának. A hatosok nem számítanak.
rule-K-3-2 = A dobás erejét először az dönti el, hány azonos kocka van benne: kettő a pár, három a terc, négy a kvart, öt a kvint, hat a szext (Dobás kártyával hét is lehet: szeptim). Azután az, hogy ezek milyen számot mutatnak, 1-estől 5-ösig; végül a plusz kocka: a többi közül a legnagyobb. Ha két számból ugyanannyi van, a nagyobb számít: 2 2 2 5 5 5 tehát 5-ös terc + 2.
rule-K-3-3 = Bármilyen kvint erősebb bármilyen kvartnál, bármilyen kvart bármilyen tercnél, bármilyen terc bármilyen párnál. Ha ugyanannyi azonos kocka van, a nagyobb szám, azután a nagyobb plusz kocka dönt.
rule-K-3-4 = { $plus_dice ->
    [all] Kártya ellen csak egyetlen plusz kocka számít; két dobás között az összes többi kocka is (K-3.8).
   *[one] Csak egyetlen plusz kockát kell összevetni.
} A két pár, a full és a sor semmi különöset nem ér.
rule-K-3-5 = A kártyákon három piros és egy sárga kocka látható: egy terc és a plusz kockája. A laphoz ennél jobbat kell dobnod, az egyenlőség nem elég.
rule-K-3-6 = A legjobb plusz kocka az 5-ös; ötösök mellett a 4-es, mert egy újabb ötös már az azonos kockákhoz tartozna.
rule-K-3-7 = Hat kockával 121 különböző erősség dobható, Dobás kártyákkal 166. Legfeljebb hat azonos kocka lehet, Dobás kártyákkal hét.
rule-K-3-8 = { $plus_dice ->
    [all] Ha két dobásban az azonos kockák egyformák, az összes többi kockát össze kell vetni, a legnagyobbtól lefelé; a hiányzó kocka 0. A kártyák ellen csak egy plusz kocka számít.
   *[one] Ha a „minden plusz kocka” beállítással játszanátok, két dobás összevetésekor az összes többi kocka számítana, a legnagyobbtól lefelé. Most csak egy plusz kocka számít.
}

## K-4
rule-K-4 = Dobás
rule-K-4-1 = Először mind a hat kockával dobsz, utána általában kétszer dobhatsz újra; néhány dobásnál háromszor.
rule-K-4-2 = A hatost mutató kocka azonnal félre van téve, és a dobás végéig úgy is marad.
rule-K-4-3 = Újradobáshoz a félre nem tett kockák közül választasz legalább egyet. Olyat is választhatsz, amelyet korábban megtartottál.
rule-K-4-4 = A dobás véget ér, ha megállsz, ha elfogytak az újradobások, vagy ha mind a hat kocka félre van téve.
rule-K-4-5 = Az számít, ahogy a kockák a végén fekszenek. Egy korábbi, jobb eredmény elvész, ha újradobtad.
rule-K-4-6 = Akkor is dobhatsz tovább, ha már elérted a célodat, például hogy a védekezőnek nehezebb dolga legyen; de sosem kötelező.

## K-5
rule-K-5 = A köröd
rule-K-5-1 = A körödben egyszer próbálkozol: dobsz egy pakli legfelső lapjáért vagy egy ellenfél lapjáért, tornát rendezel, vagy megpróbálod letaszítani a királyt. Dobás előtt meg kell mondanod, mi a célod.
rule-K-5-2 = Próbálkoznod kell, amíg van olyan lap, amelyet megszerezhetsz, ha másképp nem megy, egy ellenféltől.
rule-K-5-3 = Ha egy pakliból különleges kártyát szereztél{ $extra_attempt_on_steal ->
    [on] {" "}(vagy elvettél egyet egy ellenféltől)
   *[off] {""}
}, újra próbálkozhatsz, tetszőleges céllal; ha megint ilyet szereztél, akkor ismét, és így tovább. Be is fejezheted helyette a körödet.
rule-K-5-4 = Minden más véget vet a körödnek: a kudarc, a megszerzett vár, { $extra_attempt_on_steal ->
    [on] az ellenféltől elvett vár
   *[off] bármi, amit ellenféltől vettél el
}, a torna, akárki nyeri, és a király.
rule-K-5-5 = A megszerzett lap azonnal segít, még ugyanabban a körben is.
rule-K-5-6 = A köröd végén lerakhatod vagy átrakhatod azt az őrségedet, amelyiknek új lapja van, amit takarhat (K-13.4); azután a bal oldali szomszédod következik.

## K-6
rule-K-6 = Másik kártya felfedése
rule-K-6-1 = Mielőtt megnevezed a célodat, egy pakli legfelső lapját képpel lefelé a pakli aljára teheted, és felfeded a következőt. Ezt körönként egyszer teheted meg, akárhányszor próbálkozol.
rule-K-6-2 = Pakli kártyával körönként kétszer fedhetsz fel másik kártyát, egy vagy két pakliban, akár különböző időpontban. A most megszerzett Pakli kártya is azonnal segít.
rule-K-6-3 = Másik kártyát csak legalább kétlapos pakliban lehet felfedni.
rule-K-6-4 = Ha már nem fedhetsz fel másik kártyát, és nincs olyan lap, amelyet megszerezhetnél, tovább keresel: egyesével újabb lapokat fedsz fel, mindig te választva paklit, amíg nem lesz ilyen. Csak olyan pakliban kereshetsz, amelyben van ilyen lap.
rule-K-6-5 = Ha egyik pakliban sincs olyan lap, amelyet megszerezhetnél, passzolsz, miután felfedted a neked járó kártyákat. Ha jogod van hozzá, helyette megpróbálhatod letaszítani a királyt.
rule-K-6-6 = Az, hogy letaszíthatnád a királyt, nem akadálya a keresésnek: itt csak a lapok számítanak.

## K-7
rule-K-7 = Amit megszerezhetsz
rule-K-7-1 = A paklik tetejéről: bármelyik tornakártyát, olyan színű várat, amilyened nincs, és olyan különleges kártyát, amilyened nincs.
rule-K-7-2 = Egy ellenfél várát, ha ilyen színű várad nincs, nem takarja várőrség, és a gazdájának legalább két vára van{ $two_player_castle_rule ->
    [off] {" "}(két játékosnál is).
   *[on] ; két játékosnál legalább három.
}
rule-K-7-3 = Egy ellenfél különleges kártyáját, ha ilyened nincs, és nem takarja testőrség.
rule-K-7-4 = A játékosok tornakártyáit sosem lehet megtámadni.

## K-8
rule-K-8 = Egy pakli legfelső lapja
rule-K-8-1 = Két újradobásod van, és jobbat kell dobnod, mint a lapon lévő kockák. Árulás kártyával egy várhoz elég az 1-1-1+2-nél jobb dobás.
rule-K-8-2 = Ha sikerül, tiéd a lap; ha nem, képpel lefelé a pakli aljára kerül. Mindkét esetben fel kell fedni a következőt.
rule-K-8-3 = Ha a pakli csak ebből a lapból állt, sikertelen kísérlet után megint ez látható; siker után a pakli üres.

## K-9
rule-K-9 = Egy ellenfél lapja
rule-K-9-1 = Különleges kártyáért két újradobással dobsz, és jobbat kell dobnod a lapon lévő kockáknál; ekkor elveszed. A gazdája nem dob, és ha nem sikerül, nem történik semmi.
rule-K-9-2 = Várért először a rajta lévő kockák ellen dobsz. Ha nem dobsz jobbat, a támadás sikertelen.
rule-K-9-3 = Két újradobásod van; Katapulttal három, de csak ellenfelek várai ellen.
rule-K-9-4 = { $defence_tie ->
    [defender] Ha legyőzted a várat, a gazdája dob, két újradobással, és megtartja, ha legalább annyit dob, mint te: egyenlőségnél övé marad a vár.
   *[attacker] Ha legyőzted a várat, a gazdája dob, két újradobással, és csak akkor tartja meg, ha a te dobásodnál jobbat dob. Egyenlőségnél tiéd a vár.
}
rule-K-9-5 = Az utolsó vár nem támadható, ezért senki sem marad vár nélkül.

## K-10
rule-K-10 = Lovagi tornák
rule-K-10-1 = Ha egy pakli tornakártyáját választod, lovagi tornát rendezel. { $tournament_participation ->
    [mandatory] Mindenki részt vesz.
   *[optional] Te részt veszel, a többiek részt vehetnek.
}
rule-K-10-2 = Elsőként te dobsz, azután az óramutató járása szerint a többiek. { $tournament_participation ->
    [mandatory] Mindenki dob, és addigra minden korábbi eredményt ismer.
   *[optional] Mindenki akkor mondja meg, részt vesz-e, amikor rákerül a sor, és addigra minden korábbi eredményt ismer.
}
rule-K-10-3 = A szervezőnek három újradobása van, a többieknek kettő; a Bajnok gazdájának mindenképpen három.
rule-K-10-4 = A lapot a legerősebb dobás viszi el. { $tournament_tie ->
    [rolloff] Egyenlőségnél azok, akik a legjobbat dobták, ugyanabban a sorrendben újra dobnak, amíg egyikük a legjobb nem lesz.
   *[first] Egyenlőségnél a korábbi dobás marad az élen.
}
rule-K-10-5 = Akárki nyer, a lap lekerül a pakliról, és fel kell fedni a következőt. A szervező köre véget ér.

## K-11
rule-K-11 = A király
rule-K-11-1 = { $king_timing ->
    [any_attempt] Ha három várral kezded a körödet, bármelyik kísérleteddel, tehát újabb próbálkozásként is megpróbálhatod egy lap helyett letaszítani a királyt.
   *[first_attempt] Ha három várral kezded a körödet, első kísérletként egy lap helyett megpróbálhatod letaszítani a királyt.
} Előtte másik kártyát is felfedhetsz.
rule-K-11-2 = Két újradobásod van, és jobbat kell dobnod, mint { $king_combination ->
    [1111] 1-1-1-1
    [4444] 4-4-4-4
    [5555] 5-5-5-5
   *[other] 5-5-5+4
}. A Dobás kártyák segítenek; a Katapult, a Bajnok és az Árulás nem.
rule-K-11-3 = Ha sikerül, azonnal megnyered a játékot.
rule-K-11-4 = Ha nem, elveszíted egy tetszés szerinti váradat: képpel lefelé egy általad választott pakli aljára kerül. A várőrség nem véd meg ettől.
rule-K-11-5 = Királyi menlevéllel nem veszítesz semmit, és a menlevél is nálad marad.
rule-K-11-6 = A köröd véget ér. Egy későbbi, három várral kezdett körödben újra megpróbálhatod.

## K-12
rule-K-12 = Különleges kártyák
rule-K-12-1 = A különleges kártyák addig hatnak, amíg a tieid. Nem használódnak el, és sosem kerülnek vissza a paklikba.
rule-K-12-2 = Dobás: minden dobásodhoz hozzászámít még egy ilyen kocka, próbálkozásnál, támadásnál, védekezésnél, tornán és a király ellen is. Több Dobás kártya hatása összeadódik.
rule-K-12-3 = Katapult: kettő helyett három újradobás, ha egy ellenfél várát támadod.
rule-K-12-4 = Bajnok: három újradobás minden lovagi tornán.
rule-K-12-5 = Pakli: körönként kétszer fedhetsz fel másik kártyát.
rule-K-12-6 = A Várőrség várakat, a Testőrség egy különleges kártyát véd.
rule-K-12-7 = Árulás: a pakli tetején lévő vár számodra 1-1-1+2-t ér. A játékosok váraira nem hat.
rule-K-12-8 = Királyi menlevél: nem veszítesz várat, ha nem sikerül letaszítanod a királyt.

## K-13
rule-K-13 = Őrségek
rule-K-13-1 = A Várőrség legfeljebb két váradat takarja. A takart várak nem támadhatók.
rule-K-13-2 = A Testőrség egy másik különleges kártyádat takarja, akár a Várőrséget is; az a lap nem támadható. Önmagát, várat és tornakártyát nem takarhat.
rule-K-13-3 = Az őrségek ugyanúgy megtámadhatók, mint bármely különleges kártya, hacsak testőrség nem takarja őket.
rule-K-13-4 = Az őrségeidet a saját körödben rakhatod le és át, mindegyiket külön: az egyik átrakása nem érinti a másikat. A köröd végén a játék csak akkor kérdez rá egy őrségre, ha azóta új lapot takarhatna, vagy ha semmit sem takar. Máskor a kísérleted előtt te kérheted az átrakását, körönként egyszer. Kevesebb lapot is takarhatsz, vagy egyet sem.
rule-K-13-5 = Ha egy őrség más játékoshoz kerül, amit takart, azonnal szabaddá válik; új gazdája annak a körnek a végén rakhatja le. A királynak átadott vár sincs többé takarva.

## K-14
rule-K-14 = A játék vége
rule-K-14-1 = Azonnal győzöl, ha négy különböző színű várad van, vagy ha legalább két várad és legalább három tornakártyád van. A kezdővár is számít.
rule-K-14-2 = Akkor is győzöl, ha letaszítod a királyt.
rule-K-14-3 = A játék abban a pillanatban véget ér, akár más körében is. Sosem lehet egynél több győztes.
rule-K-14-4 = { $max_rounds ->
    [0] Ha egymás után mindenki passzol,
   *[other] { AZ($max_rounds, big: 1) }. forduló végén, vagy ha egymás után mindenki passzol,
} a játék véget ér: az győz, akinek a legtöbb vára van, azután a tornakártyák, végül a különleges kártyák száma dönt. Teljes egyenlőségnél osztoztok a győzelmen.
