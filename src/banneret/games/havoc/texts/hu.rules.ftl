### Havoc: minden számozott szabály a játékosok nyelvén.

## H-1
rule-H-1 = Az asztal
rule-H-1-1 = Minden az óramutató járása szerint halad: utánad mindig a bal oldali szomszédod következik.
rule-H-1-2 = Az asztalon van a lefordított húzópakli, a dobott lapok, a képpel felfelé fekvő újoncok, csata közben pedig a játékosok előtt a lerakott lapok is; a kezedben tartott lapokat csak te látod, a számukat viszont mindenki tudja. Az adott játékosszámnál nem használt lapok nincsenek játékban.
rule-H-1-3 = A hátralévő csaták kártyái egy sorban fekszenek: a sor első lapja a következő csata, Castillon pedig mindig a legutolsó. Az általad megnyert csatakártyák előtted fekszenek, a győzelmi pontjaidat pedig mindenki látja.
rule-H-1-4 = A Havoc/békekártya a birtokosa előtt fekszik: a Havoc! kiáltásával kezdett csaták alatt a Havoc-oldala, egyébként a békeoldala van felül. A békeoldal szélein a használt kártyától függően 3-ig vagy 2-ig mennek a számok; a játék elején a kártya még egyik számot sem mutatja.
rule-H-1-5 = A Béke őre az, aki előtt a békekártya fekszik: egy játékos vagy John of Gaunt. A Havoc! kiáltásával kezdett csaták alatt senki sem tölti be a Béke őrének szerepét.
rule-H-1-6 = Ha John of Gaunttal játszotok, a kártyája a húzópakliban lapul, amíg elő nem kerül; ekkor megvívja a maga csatáját, és ha győz, ő lesz a Béke őre, amíg végleg ki nem kerül a játékból. A kártyáját felhúzó játékos és annak bal oldali szomszédja között ül.
rule-H-1-7 = Új húzópakli csak akkor készül, amikor lapra van szükség, de a húzópakli üres: ilyenkor az összes dobott lapot meg kell keverni. Ha dobott lap sincs, a húzás elmarad.
rule-H-1-8 = A kezedben bármennyi lap lehet.

## H-2
rule-H-2 = Előkészületek
rule-H-2-1 = A játékban lévő lapok a játékosok számától függnek: mind a hat színből 2 játékosnál az 1–8, 3-nál az 1–10, 4-nél az 1–13, 5-nél az 1–15, 6-nál az 1–18 értékű lapok, mellettük pedig rendre 6, 6, 8, 10, illetve 12 harc ebei lap (röviden: eb). A többi lap kikerül a játékból.
rule-H-2-2 = { $battle_order ->
    [random] Az 1–8. csata kártyái véletlen sorrendben fekszenek egymás mellett, Castillon a végén, mindegyiknél a saját győzelmipont-jelzőivel.
    [winner_chooses] A csatakártyák mindegyikénél ott vannak a saját győzelmipont-jelzői; elsőként az 1. csata következik, a többi sorrendjét a győztesek döntik el, Castillon a végére marad.
   *[historical] A csatakártyák 1-től 9-ig növekvő sorrendben fekszenek egymás mellett, mindegyiknél a saját győzelmipont-jelzőivel.
}
rule-H-2-3 = Az osztót sorsolás jelöli ki; mindenki kap egy ebet és hét közönséges kártyát, három közönséges kártya pedig képpel felfelé az újoncozási területre kerül. Eb tehát nem lehet az első újoncok között.
rule-H-2-4 = { $john_of_gaunt ->
    [on] A húzópakli az összekevert maradék: a ki nem osztott közönséges kártyák, a többi eb és John of Gaunt kártyája.
   *[off] A húzópakli az összekevert maradék: a ki nem osztott közönséges kártyák és a többi eb.
}
rule-H-2-5 = Az osztó bal oldali szomszédja az első Béke őre: nála van a Havoc/békekártya, békeoldalával felfelé, de még szám nélkül, és ő kezdi a játékot.

## H-3
rule-H-3 = Rajtad a sor
rule-H-3-1 = Amikor rajtad a sor, vagy újoncozol, vagy Havoc!-ot kiáltasz, és elkezded a következő csatát. Újoncozni akkor tudsz, ha a húzópakliban, az újoncok és a dobott lapok között összesen legalább két lap van (John of Gaunt kártyája nem számít), Havoc!-ot kiáltani pedig akkor, ha legalább két lap van a kezedben; ha csak az egyik lehetséges, azt kell tenned. Ha egyik sem, a fordulód elmarad; a békekártyát Béke őreként ilyenkor is el kell forgatnod, és az újoncozási területet is fel kell tölteni.
rule-H-3-2 = Havoc!-ot bármelyik fordulódban kiálthatsz, akár a játék legelső fordulójában is, ha van legalább két lap a kezedben.
rule-H-3-3 = Újoncozás (vagy elmaradt forduló) után a bal oldali szomszéd következik, és ebben a rendben John of Gauntnak is megvan a helye, amíg ő a Béke őre; csata után a győztes következik. Ha már csak Castillon van hátra, nem kezdődik új forduló, hanem jön a végső csata.
rule-H-3-4 = Azt, hogy van-e elég lap az újoncozáshoz, a békekártya elforgatása előtt kell megnézni: azok a lapok, amelyek egy év béke miatt kerülnének a dobott lapokhoz, nem számítanak. A játék nem tarthat örökké: minden Havoc! elhasznál egy csatát, és a Béke őrének minden olyan fordulója, amelyben nem kiált Havoc!-ot, egy lépéssel közelebb viszi a békekártyát egy csata elmaradásához; kivétel a csata utáni első forduló és a játék forgatás nélküli első fordulója.

## H-4
rule-H-4 = Újoncozás
rule-H-4-1 = Pontosan két lapot húzol, mindegyiket tetszés szerint a húzópakliból vagy az újoncok közül; a másodikról már az első lap ismeretében dönthetsz. A két húzás között az újoncokat nem kell pótolni.
rule-H-4-2 = Az újoncozási terület 2–3 játékosnál 4, 4–6 játékosnál 5 lappal van tele. Amíg tele van, a húzópakliból sem húzással, sem a „Kapd el!” révén nem szerezhetsz lapot: előbb egy újoncot kell elvenned.
rule-H-4-3 = Újoncozás közben, mielőtt lapot tennél az újoncok közé, összesen legfeljebb két ebet használhatsz fel a kezedből: ez egy vagy két „Kapd el!”, vagy egyetlen hullarablás lehet. A most húzott ebet is azonnal felhasználhatod.
rule-H-4-4 = „Kapd el!”: eldobsz egy ebet, majd a két húzásodon felül elveszel egy újoncot (akár ebet is) vagy a húzópakli legfelső lapját. Ha a húzópakli kifogyott, az imént eldobott eb is bekerül az új húzópakliba.
rule-H-4-5 = Hullarablás: eldobsz két ebet, egyedül átnézed a dobott lapokat, és elveszel közülük egy közönséges kártyát, amelyet mindenkinek megmutatsz. Ez sem számít bele a két húzásba, és teli újoncozási területnél is megteheted, de csak akkor, ha van közönséges kártya a dobott lapok között.
rule-H-4-6 = A két húzás után pontosan egy lapot kell a kezedből képpel felfelé az újoncok közé tenned: bármelyik lehet, akár eb vagy egy most húzott lap is. Ezzel az újoncozásod véget ér.
rule-H-4-7 = Az újoncok sorrendjének nincs jelentősége; az újonnan érkező lap a sor végére kerül.
rule-H-4-8 = Ha egy forduló végén vagy egy csata után háromnál kevesebb újonc van, a húzópakliból kell pótolni őket, amíg hárman nem lesznek, vagy el nem fogynak a lapok.

## H-5
rule-H-5 = A békekártya
rule-H-5-1 = A Béke őre közvetlenül az újoncozása előtt, vagy ha a fordulója elmarad, a következő számra forgatja a békekártyát. Ha Havoc!-ot kiált, nem forgatja el, rajta kívül pedig soha senki sem forgathatja.
rule-H-5-2 = { $peace_card ->
    [short] Az 1-2-es kártya van játékban: a Béke őre az 1-es és a 2-es számnál újoncozhat, harmadszorra egy év békét jelent be.
   *[auto] Az 1-2-3-as kártyával (2–4 játékos) a Béke őre az 1-es, a 2-es és a 3-as számnál újoncozhat, negyedszerre egy év békét jelent be; az 1-2-es kártyával (5–6 játékos) ez már harmadszorra bekövetkezik.
} Ekkor a következő csata a jelzőivel együtt kikerül a játékból, és a Béke őre kivételével mindenki, az ő bal oldali szomszédjától kezdve, képpel felfelé eldob a kezéből egy általa választott lapot; akinek csak egy van, azt kérdés nélkül dobja el, akinek nincs lapja, nem dob.
rule-H-5-3 = Egy év béke után a kártya a Béke őrénél marad, visszakerül az 1-esre, és ő ugyanebben a fordulóban újoncozik is.
rule-H-5-4 = { $first_round_free ->
    [on] Az első Béke őre a játék legelső fordulójában nem forgatja el a kártyát: az szám nélkül marad.
    [off] Az első Béke őre a játék legelső fordulójában is elforgatja a kártyát, ha újoncozik.
   *[auto] 5–6 játékosnál az első Béke őre a játék legelső fordulójában nem forgatja el a kártyát: az szám nélkül marad. 2–4 játékosnál már ekkor is elforgatja, ha újoncozik.
}
rule-H-5-5 = { $peace_before_castillon ->
    [at_once] Ha egy év béke miatt a nyolcadik csata marad el, azonnal jön a végső csata: a Béke őre ebben a fordulóban már nem újoncozik.
   *[recruit] Ha egy év béke miatt a nyolcadik csata marad el, a Béke őre ebben a fordulóban még újoncozik, és a következő forduló helyett jön a végső csata. Ha a Béke őre John of Gaunt, vagy a fordulója kényszerűen elmaradt, ez az újoncozás is elmarad.
}

## H-6
rule-H-6 = A csata
rule-H-6-1 = Ha Havoc!-ot kiáltasz, te leszel az ütközet kezdeményezője: hozzád kerül a Havoc/békekártya, Havoc-oldalával felfelé, és le kell raknod legalább két lapot; ha pontosan kettő van a kezedben, a játék kérdés nélkül lerakja őket. A harc mindig a sor első csatakártyájáért folyik.
rule-H-6-2 = A lerakott lapokat azonnal mindenki látja, és nem veheted vissza őket. Nem kell erősebbnek lenniük annál, ami már az asztalon van.
rule-H-6-3 = Egy csatában legfeljebb hat lapot és rajtuk felül két harcon kívüli ebet rakhatsz le, vagyis legfeljebb nyolc lapot. A közönséges kártyáid és a második utáni ebeid száma együtt sosem haladhatja meg a hatot.
rule-H-6-4 = A kezdeményező után sorban mindenki vagy részt vesz, és lerak legalább két lapot, vagy kimarad, és húz egy lapot a húzópakliból; ha kettőnél kevesebb lapod van, mindenképpen kimaradsz, akkor is, ha a húzással meglenne a kettő. Az eb is lapnak számít, akár a részvételhez szükséges két lapról, akár a későbbi körökben szükséges egy lapról van szó.
rule-H-6-5 = Ezután a kezdeményezőtől kezdve a résztvevők körről körre leraknak legalább egy lapot, vagy passzolnak, míg végül mindenki passzolt. Ha passzoltál, ebben a csatában már nem rakhatsz le többet, de a lerakott lapjaid versenyben maradnak; ha már csak te nem passzoltál, addig rakhatsz le lapokat, amíg nem passzolsz.
rule-H-6-6 = Amíg a csata tart, a lapok lerakásán kívül semmi más nem történik: az ebeidet majd csak utána aktiválhatod.
rule-H-6-7 = Automatikusan passzolsz, ha nincs lap a kezedben, vagy ha betelt a kereted, vagyis már semmilyen lapot sem rakhatnál le. Ha hat közönséges kártyád és kettőnél kevesebb ebed van lerakva, már csak eb fér melléjük; ilyenkor a játék mindig megkérdez, ha van lap a kezedben, nehogy kiderüljön, van-e ebed.

## H-7
rule-H-7 = Harcon kívüli ebek
rule-H-7-1 = Miután mindenki passzolt, de még mielőtt a kombinációkat összevetnétek, a kezdeményezőtől kezdve mindenki, aki ebet rakott le, nyíltan megmondja, hány ebe nem vesz részt a harcban: nulla, egy vagy kettő, de legalább annyi, hogy ne számítson hatnál több lapja. Ha csak egyféle válasz lehetséges, a játék nem kérdez meg.
rule-H-7-2 = Ha összesen hatnál több lapot raktál le, a hat fölötti ebek automatikusan harcon kívüliek; hat közönséges kártya mellett tehát minden ebed az.
rule-H-7-3 = A harcon kívüli eb semmilyen módon nem számít: sem a kombinációban, sem kimaradó lapként. A csata után viszont ezt is aktiválhatod.
rule-H-7-4 = A lerakott lapjaid a harcon kívüli ebek nélkül számítanak: legfeljebb hat lap, de az is lehet, hogy egy sem.

## H-8
rule-H-8 = Kombinációk
rule-H-8-1 = A flös öt vagy hat azonos színű lap, és az eb bármelyik színhez illik (csupa ebből is lehet flös); a sor öt vagy hat egymást követő szám. Az eb értéke 0, ezért egy sorban csak egyetlen eb lehet, és az is csak közvetlenül az 1-es alatt.
rule-H-8-2 = A flösnek, a sornak és a színsornak minden számító lapodat fel kell használnia: az 5-ös változat csak pontosan öt, a 6-os csak pontosan hat számító lappal jöhet létre. Minden más kombináció mellett lehetnek kimaradó lapok.
rule-H-8-3 = A legerősebbtől a leggyengébbig: 6-os színsor, 6 ugyanolyan lap, 5-ös színsor, 5 ugyanolyan lap, nagy full (4 + 2), 4 ugyanolyan lap, tercek (3 + 3), 6-os flös, full (3 + 2), 6-os sor, 5-ös flös, 3 pár, 5-ös sor, terc, két pár, pár, magas lap, a legvégén pedig az, ha egyetlen lapod sem számít.
rule-H-8-4 = Két azonos kombináció közül a nagyobb számokból álló az erősebb (flösnél minden lap számít, a legnagyobbtól lefelé); ha ezek is egyformák, a kimaradó lapokat kell egyenként összevetni a legnagyobbtól lefelé, és a hiányzó lap minden lapnál gyengébb. A színek sosem döntenek: ha minden szám egyezik, a két kombináció egyformán erős.
rule-H-8-5 = Mindig a népesebb csoport dönt először: nagy fullnál a négy, fullnál a három egyforma lap, és csak utána a pár meg a kimaradó lapok, több párnál vagy két tercnél pedig előbb a nagyobb szám; még egy kimaradó eb is többet ér, mint egy hiányzó lap. Négy eb akkor is 4 ugyanolyan lap, ha az egész flös is volna, mert az előbbi az erősebb; két vagy három ebbel viszont az öt vagy hat azonos színű lap flös marad.
rule-H-8-6 = A számító lapjaid mindig a belőlük kihozható legerősebb kombinációt adják, gyengébbet nem választhatsz. Csak arról dönthetsz, hány ebed legyen harcon kívüli.

## H-9
rule-H-9 = Helyezések és pontok
rule-H-9-1 = A résztvevők helyezését a kombinációjuk ereje dönti el; ha két kombináció egyformán erős, az végez előrébb, akinek kevesebb lap van a kezében. A kézben tartott lapokat most kell megszámolni, még az ebek aktiválása és az osztás előtt.
rule-H-9-2 = Ha az egyenlőség így is megmarad, az érintettek egyenlően osztoznak a helyezéseik pontjainak összegén; a részeket lefelé kell kerekíteni, a maradék elvész. Ha az első helyen van holtverseny, azé a csatakártya és a győztes szerepe, aki közülük a kezdeményezőtől az óramutató járása szerint számolva előbb következik; legelöl maga a kezdeményező áll.
rule-H-9-3 = Csak a résztvevők kapnak helyezést; a gazdátlan helyezésekért senkinek sem jár pont, a megmaradt győzelmipont-jelzők pedig kikerülnek a játékból. A csatakártya a győztesé lesz.
rule-H-9-4 = Mindenki győzelmi pontjait bárki bármikor láthatja.

## H-10
rule-H-10 = A harc ebeinek aktiválása
rule-H-10-1 = A pontok kiosztása után a kezdeményezőtől kezdve, az óramutató járása szerint mindenki legfeljebb kettőt aktiválhat az ebben a csatában lerakott ebei közül, akár részt vettek azok a harcban, akár nem. Bármikor abbahagyhatod, de akkor ebben a csatában több ebet már nem aktiválhatsz.
rule-H-10-2 = Valahányszor rád kerül a sor, egy dolgot tehetsz: dögevéssel eldobod egy lerakott ebedet, és felveszel egy közönséges kártyát az újoncok vagy a csatában lerakott lapok közül (akár a sajátjaidból is); hullarablással eldobod két lerakott ebedet, átnézed a dobott lapokat, és elveszel közülük egy közönséges kártyát, amelyet mindenkinek megmutatsz. Két ebet tehát vagy egyszerre, hullarablásra használsz fel, vagy körönként egyet-egyet dögevésre.
rule-H-10-3 = Az ebek aktiválása alatt a csatatéren fekvő lapok még nem dobott lapok: hullarablással nem szerezheted meg őket, dögevéssel pedig sem a dobott lapok közül, sem a húzópakliból nem vehetsz el semmit. Hullarablásra csak akkor van mód, ha van közönséges kártya a dobott lapok között.
rule-H-10-4 = Amíg az ebek aktiválása tart, az újoncokat nem kell pótolni, és a dobott lapokból sem lesz új húzópakli.

## H-11
rule-H-11 = A csata után
rule-H-11-1 = A csatatéren maradt lapok a dobott lapokhoz kerülnek: először a kezdeményező lapjai, majd az óramutató járása szerint a többieké, mindig a lerakás sorrendjében.
rule-H-11-2 = Ha háromnál kevesebb újonc maradt, most kell őket a húzópakliból háromra kiegészíteni.
rule-H-11-3 = A csata kikerül a sorból, a győztes pedig végrehajtja a csatakártya akcióját az ott megadott sorrendben: a mindenkinek járó lapot egyesével osztja ki a bal oldali szomszédjától kezdve, a kimaradt játékosoknak is, magának utoljára, a kezdeményezőnek járó lapokat pedig az kapja, aki a csatát kezdte. Választani itt semmit sem kell.
rule-H-11-4 = A győztes lesz a Béke őre: hozzá kerül a Havoc/békekártya, békeoldalával felfelé, az 1-es számra állítva.
rule-H-11-5 = Ha már csak Castillon van hátra, jön a végső csata; különben a győztes következik. Ha most újoncozik, a békekártya az 1-esen marad.

## H-12
rule-H-12 = A végső csata: Castillon
rule-H-12-1 = A végső csata akkor kezdődik, amikor a nyolcadik csata lezárult: ha megvívtátok, rögtön az akciója után, ha elmaradt, a Béke őrének fordulója végén; több forduló már nincs. Minden újonc a dobott lapokhoz kerül, és a Béke őre két körben mindenkinek két lapot oszt a bal oldali szomszédjától kezdve, magának utoljára.
rule-H-12-2 = Ezután a Béke őrétől kezdve mindenki becserélhet a kezéből egy vagy két ebet ugyanannyi lapra a húzópakliból. A számukat egyszerre kell megmondani, ezért az így húzott ebet már nem cserélheted be, és a dobott lapok közül sem vehetsz el semmit.
rule-H-12-3 = { $castillon_play ->
    [auto_best] A játék mindenkinek a legerősebb, legfeljebb hatlapos kombinációját rakja le.
   *[choose] Mindenki titokban kiválaszt a kezéből legalább egy, legfeljebb hat lapot (az egyetlen lapot kérdés nélkül), majd a lapokat egyszerre kell felfedni.
} Itt nincs harcon kívüli eb, minden lerakott eb számít.
rule-H-12-4 = A helyezésekért 11, 8, 5, 3, 1 és 0 pont jár; egyformán erős kombinációknál az végez előrébb, akinek a lerakás után kevesebb lapja maradt, ha pedig az első helyen teljes a holtverseny, a Béke őrétől számított sorrend dönti el, kié Castillon csatakártyája. Ebeket itt már nem lehet aktiválni, és akció sem következik.
rule-H-12-5 = Ha van lapod, legalább egyet le kell raknod. Ha egy sincs, nincs kombinációd, de helyezést így is kapsz.

## H-13
rule-H-13 = A játék vége
rule-H-13-1 = A legtöbb győzelmi pontot szerző játékos nyer; egyenlőségnél az, aki több csatakártyát nyert meg (Castillon és a Chevauchées is számít), azután az, aki Castillonnál jobb helyen végzett. Ha még ez is azonos, közös a győzelem.

## H-14
rule-H-14 = Szabályok játékosszám szerint
rule-H-14-1 = { $small_game_scoring ->
    [printed] Minden csatában a kártyákra nyomtatott pontok járnak, akárhányan játszotok.
   *[other] 2–3 játékosnál minden csatában, Castillonnál is, kiesik a második hely pontértéke, és a mögötte lévők eggyel előrébb lépnek: Crécynél az első 5, a második 1 pontot kap, Sluys és Poitiers csatájában csak az elsőnek jár pont, Castillonnál pedig 11, 5 és 3 pont a díj. A Chevauchées pontjai nem változnak.
}
rule-H-14-2 = 5–6 játékosnál a 3-as nélküli békekártya van játékban{ $first_round_free ->
    [off] .
   *[other] , és azt a legelső fordulóban még nem kell elforgatni.
}

## H-15
rule-H-15 = Variánsok
rule-H-15-1 = Véletlen sorrend: az 1–8. csata véletlen sorrendben következik, Castillon marad a végére.
rule-H-15-2 = A győztes választ: elsőként az 1. csata következik, azután mindig a győztes választja ki a következőt a hátralévők közül (Castillon kivételével), az akció után és a következő forduló előtt; a többi csata sorrendje nem változik. Egy év béke után a Béke őre választ, a lapok eldobása után és az újoncozás előtt. A Chevauchées győztese is választ (ha az ráadáscsata, ezzel egy korábbi választást is felülírhat), ha pedig John of Gauntnak kellene választania, a legkisebb sorszámú hátralévő csata következik; ha Castillon előtt már csak egy csata maradt, a játék nem kérdez meg senkit.
rule-H-15-3 = Rövid békekártya: 2–4 játékosnál is a 3-as nélküli kártya van játékban.
rule-H-15-4 = A következő négy csata: a csatakártyák sorából csak a következő négy látható. Ennek csak véletlen sorrendnél van jelentősége; ha a győztes választ, mindegyik csatakártya látszik.

## H-16
rule-H-16 = John of Gaunt
rule-H-16-1 = John of Gaunt kártyája a megmaradt ebekkel együtt kerül a húzópakliba; a Chevauchées csatakártyája félre van téve.
rule-H-16-2 = Ha John of Gaunt kártyája a húzópakliból hozzád kerül, képpel felfelé a bal oldaladra teszed; kézbe sosem kerül. (a) Ha újoncozás közben húzod fel vagy a „Kapd el!” révén jutsz hozzá, a fordulód azonnal véget ér: nem húzol többet, nem használsz ebet, nem teszel lapot az újoncok közé, és másik lapot sem kapsz helyette, de az újoncozási területet fel kell tölteni. (b) Ha egy csatából kimaradva húzod fel, vagy egy csatakártya akciója révén kapod, nem jár helyette másik lap, és előbb mindent be kell fejezni, ami folyamatban van: a csatát, az ebek aktiválását, az akciót és a következő csata kiválasztását. (c) Ha az újoncok feltöltésekor kerül elő, annak a játékosnak a bal oldalára kell tenni, akin éppen a sor volt (csata után a kezdeményező bal oldalára), és a húzópakli következő lapja kerül az üres helyre; (d) ha a végső csata alatt kerül elő, John of Gaunt kikerül a játékból, és másik lapot kell húzni helyette.
rule-H-16-3 = Ha egy forduló akkor kezdődne, amikor John of Gaunt kártyája már előkerült, ő kiált Havoc!-ot, és a forduló helyett a Chevauchées (rablóportya) következik: a húzópakli legfelső lapját fel kell csapni a dobott lapokra, és páratlan számnál a „Calais-ból Tours-ba”, páros számnál vagy ebnél (vagy ha egyáltalán nincs lap) a „Tours-ból Bordeaux-ba” oldal érvényes. A John of Gaunttól balra ülővel kezdve mindenkinek, akinek legalább két lapja van, le kell raknia legalább kettőt, a többiek pedig kimaradnak, és húznak egy lapot; ezután a csata a szokásos módon folyik, de John of Gaunt az első adandó alkalommal passzol. A kártyára nyomtatott pontok járnak: a „Calais-ból Tours-ba” oldalon csak az első és a harmadik, a „Tours-ból Bordeaux-ba” oldalon csak a második helyért; John of Gaunt is elfoglal egy helyezést, de az ő pontjait senki sem kapja meg.
rule-H-16-4 = Ha nem John of Gaunt nyeri meg a Chevauchées csatáját, ő kikerül a játékból, és a győztes úgy folytatja, mint bármelyik csata után.
rule-H-16-5 = Ha John of Gaunt nyer, nála marad a csatakártya, és ő lesz a Béke őre, a békekártya pedig az 1-esen áll; az akció lapjait bármelyik játékos kioszthatja, a tőle balra ülővel kezdve. Az első fordulója üres, ezért rögtön a bal oldali szomszédja következik.
rule-H-16-6 = Amíg John of Gaunt a Béke őre, az őt felhúzó játékos után kerül rá a sor, és csak a békekártyát forgatja el. Ha egy év békét jelent be, kivétel nélkül minden játékos eldob egy lapot, a tőle balra ülővel kezdve.
rule-H-16-7 = Ha John of Gaunt a Béke őre, és egy játékos Havoc!-ot kiált, John of Gaunt azonnal, még az első lap lerakása előtt kikerül a játékból.
rule-H-16-8 = { $chevauchees_mode ->
    [extra] A Chevauchées ráadáscsata: egyetlen csata sem esik ki miatta.
   *[replace] A Chevauchées a sorban következő csata helyére lép: az a jelzőivel együtt kikerül a játékból, és ha ezután már csak Castillon van hátra, jön a végső csata.
}
rule-H-16-9 = Ha a végső csata kezdetén John of Gaunt a Béke őre (vagy éppen most győzött), kikerül a játékból, és a bal oldali szomszédja jár el a Béke őreként.
rule-H-16-10 = Ha a végső csata kezdetén John of Gaunt kártyája már előkerült, de a csatáját még nem vívta meg, hatás nélkül kikerül a játékból.
rule-H-16-11 = John of Gaunt három 9-essel harcol, kimaradó lap és kézben tartott lapok nélkül, teljes holtversenyben pedig ő áll elöl. Ezek a 9-esek nem igazi lapok, ezért dögevéssel sem lehet őket elvinni.
