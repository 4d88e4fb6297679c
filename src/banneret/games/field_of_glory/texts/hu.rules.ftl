### Field of Glory: minden számozott szabály a játékosok nyelvén.

## F-3
rule-F-3 = A csatatér és a seregek
rule-F-3-1 = A csatatér öt oszlopból áll, számozásuk mindkét játékosnak ugyanaz, 1-től 5-ig. Az 1. és az 5. oszlop a két szárny; két oszlop akkor szomszédos, ha a számuk eggyel tér el.
rule-F-3-2 = A kilenc terepkártyából öt véletlenszerűen kerül játékba, egyenként kirakva: a síkság a 3. oszlophoz a lehető legközelebb, minden más terep tőle a lehető legmesszebb. { $terrain_tie ->
    [left] Ha balra és jobbra egyformán jó, balra kerül
   *[random] Ha balra és jobbra egyformán jó, a véletlen dönt
}; a többi négy lap látatlanul kimarad.
rule-F-3-3 = Kezdetben minden terep semleges. A birtokolt terepkártya a birtokosa felé fordul.
rule-F-3-4 = A nehéz terep, az erdő és a domb ezért mindig a széleken van, a 3. oszlop pedig mindig síkság.
rule-F-3-5 = Mindkét játékosnak ugyanaz a 48 lapja van. A keveréskártyát mindketten félreteszitek, a 48 lapot megkeveritek.
rule-F-3-6 = { $army_selection ->
    [random] Nem válogattok: a 48 lapod minden négyeséből véletlenszerűen kettő marad meg, kettő végleg félrekerül. A saját lapjaidat ismered, a másik játékoséiból semmit
   *[draft] Egyszerre válogattok: tizenkétszer megnézed a következő négy lapodat, kettőt megtartasz, kettőt végleg félreteszel. A terepet és az eddig megtartott lapjaidat látod, a másik játékos lapjaiból semmit
}; azt sem tudjátok még, ki kezd.
rule-F-3-7 = A félretett 24 lap kikerül a játékból. A megtartott 24 megkeverve a húzópaklid lesz, alatta a keveréskártya az első keverés oldalával felfelé.
rule-F-3-8 = Mindketten kilenc lapot húztok.
rule-F-3-9 = { $starting_player ->
    [red] A piros kezd, ahogy megállapodtatok.
    [blue] A kék kezd, ahogy megállapodtatok.
   *[random] A véletlen dönti el, ki kezd.
}

## F-4
rule-F-4 = Paklik és dobott lapok
rule-F-4-1 = Az eldobott lapok képpel felfelé, egyenként a gazdájuk dobópaklijára kerülnek. A saját dobópaklidat bármikor átnézheted, a másikéból csak a legfelső lapot látod.
rule-F-4-2 = A csatatérről levett egységek, a fizetésre használt lapok, a bónuszkártyák és a kijátszott akciókártyák mindig a gazdájuk dobópaklijára kerülnek, kivéve ha megszerzik őket.
rule-F-4-3 = Az üres húzópakli csak akkor töltődik fel, amikor lap kell belőle: ekkor az egész dobópaklit meg kell keverni. Ha az is üres, és húznod kellene, nem húzol semmit, de ez is keverésnek számít.
rule-F-4-4 = A keveréskártya mutatja, hányszor keverted meg a paklidat: először megfordul, másodszor félrekerül. A további keverések nem változtatnak semmin.
rule-F-4-5 = A harc közben az asztalon fekvő lapok és az éppen végrehajtott tartalék még nincsenek a dobópakliban, ezért nem is keverednek bele.
rule-F-4-6 = A megszerzett lapok és a válogatáskor félretettek soha nem kerülnek vissza a játékba.
rule-F-4-7 = Ha több lapot dobsz el saját választásod szerint, a sorrendjüket te döntöd el; egyébként a kártyalista sorrendjében kerülnek a pakliba, a bekerítés a bónuszkártya előtt. A sorrend csak a látható legfelső lap miatt érdekes.

## F-5
rule-F-5 = A kör: ellenőrzés, előretörés, átkarolás
rule-F-5-1 = Felváltva jöttök. Egy kör öt fázisból áll: ellenőrzés, előretörés, átkarolási kísérlet, akciók, kártyahúzás.
rule-F-5-2 = Ha a köröd elején legalább három terepkártyát birtokolsz, azonnal győzöl.
rule-F-5-3 = Előretörés: minden oszlopban, ahol van egységed, az ellenfélnek pedig nincs, birtokba veszed a terepkártyát.
rule-F-5-4 = Ha egy ilyen oszlopban két egységed áll, az egyiket el kell dobnod, te választod ki, melyiket; { $unopposed_pair ->
    [on_capture] de csak akkor, amikor birtokba veszed az oszlopot.
   *[always] ez minden körben így van, akkor is, ha az oszlopot már korábban is birtokoltad.
}
rule-F-5-5 = Minden oszlopot külön kell nézni, 1-től 5-ig.
rule-F-5-6 = Azokkal az oszlopokkal, ahol csak az ellenfélnek van egysége, nem történik semmi. Egy oszlopot egység nélkül is birtokolsz tovább.
rule-F-5-7 = Egy oszlopot akkor karolhatsz át, ha mindkettőtöknek van benne egysége, egy szomszédos, ellenség nélküli oszlopban is van egységed, és az azon túli oszlopban sincs ellenség, vagy nincs is ilyen oszlop. A lehetséges célpontokat egyszer, a fázis elején kell megállapítani.
rule-F-5-8 = Minden célpontot egyszer támadhatsz meg, tetszőleges sorrendben, de egyiket sem kötelező. Ami csak a fázis közben válik lehetségessé, nem számít.
rule-F-5-9 = Az átkaroláshoz megnevezed a támadó oszlopot, amely a célpont maga vagy a segítő szomszéd, és benne a rohamot vezető egységet. Csak ennek az oszlopnak az egységei vesznek részt.
rule-F-5-10 = A védekező előbb visszavonulhat; ha marad egysége, úgy harcoltok, mint rohamnál, de te +2-t kapsz. { $flank_bonus_timing ->
    [before_retreat] A bónuszkártyádat a visszavonulás előtt teszed le, mint rohamnál.
   *[after_retreat] A bónuszkártyádat csak a visszavonulás után teszed le.
}

## F-6
rule-F-6 = Akciók
rule-F-6-1 = Az akciófázisban annyiszor és olyan sorrendben raksz le egységeket, indítasz rohamot és játszol ki tartalékot, ahogy akarsz, vagy nem teszel semmit. Az egységek abban a körben is rohamozhatnak, amelyben lekerültek.
rule-F-6-2 = Egy lerakással egy vagy több egységet teszel a kezedből a saját oldaladon lévő oszlopokba, és egyszerre fizeted ki mindet.
rule-F-6-3 = Egy egység a mozgási költségébe kerül, az 1. és az 5. oszlopban ezen felül a szárnybüntetésébe, nehéz terepen pedig 1 ponttal többe.
rule-F-6-4 = Egy oszlopban legfeljebb két egységed állhat, azonos típusúak; kivétel, hogy a könnyűgyalogság elefánttal, az íjászok bármivel együtt állhatnak. Lerakás előtt az oszlopban már korábban is ott álló egységeidet ingyen eldobhatod. A kezedben maradt lapokkal fizetsz, amelyek parancsnoki pontjai elérik a költséget; { $payment_rule ->
    [irredundant] fölösleges lap nem lehet köztük, és nincs visszajáró
   *[free] többet is fizethetsz, de nincs visszajáró
}. Ha a költség 0, nem fizetsz.
rule-F-6-5 = { $overlap_in_flank_attack ->
    [on] A bekerítést rohamnál vagy átkarolásnál, a bónuszkártyád előtt játszod ki
   *[off] A bekerítést rohamnál, a bónuszkártyád előtt játszod ki; átkarolásnál nem játszható ki
}: +1 minden olyan, legfeljebb 3 mozgási költségű egységedért, amely a szomszédos, ellenség nélküli oszlopokban áll{ $overlap_in_flank_attack ->
    [on] {""}; a támadó oszlop egységei nem számítanak
   *[off] {""}
}. Legalább +1-et kell adnia, és { $max_overlap_per_charge ->
    [1] egy támadáshoz csak egy játszható ki.
   *[other] egy támadáshoz legfeljebb kettő játszható ki, mindkettő teljes értékkel.
}
rule-F-6-6 = Tartalék: húzol három lapot, majd eldobod a tartalékot. A kezedben kilencnél több lap is lehet.
rule-F-6-7 = Roham: kiválasztasz egy oszlopot, ahol mindkettőtöknek van egysége, és a rohamot vezető egységedet. Ezután ott harcoltok.
rule-F-6-8 = A lerakást titokban állítod össze: amíg jóvá nem hagyod, az asztalon semmi sem változik.
rule-F-6-9 = Közben egységeket raksz le, régieket dobsz el, hogy hely legyen, majd laponként fizetsz. Egy egységet csak akkor rakhatsz le, ha a maradó lapokból még mindent ki tudsz fizetni, és ha eldobsz egyet, ugyanabba az oszlopba le is kell raknod valamit.
rule-F-6-10 = A megkezdett lerakást mindig be lehet fejezni; csak akkor kezdhetsz bele, ha van lerakható és kifizethető egységed.
rule-F-6-11 = Jóváhagyáskor minden abban a sorrendben történik meg, ahogyan választottad, és ekkor látja meg a másik játékos.
rule-F-6-12 = Ha megszakítod a lerakást, minden olyan marad, amilyen volt.
rule-F-6-13 = Jóváhagyásig a másik játékos csak azt látja, hogy akciót választasz; a megszakított lerakásnak nincs nyoma.
rule-F-6-14 = Lépésenként pontosan azokat a lerakásokat lehet összeállítani, amelyeket egyben is meg lehetne tenni.

## F-7
rule-F-7 = Harcok
rule-F-7-0 = Harcban a vezető egység elöl áll, és az ő harci értéke számít; harcon kívül egy oszlop két egységének nincs sorrendje.
rule-F-7-1 = A harc előtt minden olyan védekező egység visszavonulhat a gazdája dobópaklijára, amelynek mozgási költsége kisebb, mint a rohamot vezető egységé. A szárnybüntetés és a nehéz terep itt nem számít.
rule-F-7-2 = Mindkét fél hozzáadja egy bónuszkártya parancsnoki pontjait: ez egy lap a kezéből vagy a húzópaklija látatlan legfelső lapja. Hogy honnan való, azt mindenki látja, magát a lapot a másik játékos csak akkor, amikor mindkettőt felfeditek. { $deck_bonus_seen_by ->
    [nobody] A húzópakliból vett lapot addig a gazdája sem nézi meg.
   *[owner] A húzópakliból vett lapot a gazdája rögtön megnézi.
} { $defender_may_decline_bonus ->
    [off] Mindkettőtöknek kötelező.
   *[on] A támadónak kötelező, a védekezőnek nem.
}
rule-F-7-3 = Amelyik forrásban nincs lap, az nem választható; az üres húzópaklit ehhez is meg lehet keverni. Ha sehol sincs lap, a bónusz 0.
rule-F-7-4 = A védekező a vissza nem vonult egységei közül választja ki, melyik áll elöl, miután a bónuszkártyák lekerültek.
rule-F-7-5 = Akinek két egysége van az oszlopában, +1-et kap.
rule-F-7-6 = { $unit_modifiers ->
    [both] Az egységkártyák módosítói mindkét fél elöl lévő egységénél érvényesek, az ellenfél elöl lévő egységével szemben
   *[attacker] Az egységkártyák módosítói csak a támadást vezető egységnél érvényesek, a védekezésben elöl lévő egységgel szemben
}; a falanx ehelyett a saját társát nézi. Ha a védekezésben lándzsások állnak elöl, a döntetlent a védekező nyeri.
rule-F-7-7 = A megtámadott oszlop terepe mindkét vezető egységre hat, bárhonnan jön is a támadás: az erdő egyes egységeknek −2-t, a könnyűgyalogságnak +1-et ad, a domb pedig +1-et a védekezőnek, ha ő birtokolja.
rule-F-7-8 = A vesztes harcoló egységeit a győztes megszerzi, a győztes második egységét el kell dobni. Döntetlen után minden harcoló egységet el kell dobni. Szomszédos oszlopból indított átkarolásban a megtámadott oszlopban álló egységeid nem vesznek részt.
rule-F-7-9 = A győztes támadó birtokba veszi a megtámadott oszlopot. A győztes védekező nem veszi birtokba, de a támadó elveszti, ha az övé volt; döntetlen után az oszlop semleges.
rule-F-7-10 = Ha minden védekező visszavonul, nincs harc, és a birtoklás sem változik; a támadó eldobja a bekerítést, a bónuszkártyáját és az egyik támadó egységét{ $flank_full_retreat_costs_unit ->
    [off] {""}; átkarolás után nem kell egységet eldobnia.
   *[on] .
}
rule-F-7-11 = Fejvesztett menekülés: ha elefántot szereznek meg, a győztes a vesztes húzópaklijának legfelső lapját is megkapja, egyet, akárhány elefánt volt is. Az eldobott vagy visszavonult elefántoknak nincs ilyen hatásuk.

## F-8
rule-F-8 = Kártyahúzás és a játék vége
rule-F-8-1 = A köröd végén húzol három lapot, vagy eldobsz egyet, és annyit húzol, ahány parancsnoki pontot ér. Ezután kilenc lapig eldobod a fölöslegeseket.
rule-F-8-2 = Miután mindkét paklit kétszer megkevertétek, { $end_timing ->
    [round] a játék akkor ér véget, amikor mindkettőtöknek ugyanannyi köre volt.
   *[turn] a játék az éppen tartó kör végén véget ér.
}
rule-F-8-3 = Ekkor az győz, aki több terepkártyát birtokol; ha egyenlő, aki több győzelmi pontot szerzett meg; ha az is egyenlő, döntetlen.
rule-F-8-4 = A játék mindig véget ér: minden kör lapokat használ el egy pakliból, és minden akció felhasznál egy lapot vagy egy egységet.

## F-9
rule-F-9 = Titkok
rule-F-9-1 = Az, hogy kérdez-e tőled valamit a játék, csak olyasmitől függ, amit a másik játékos is tud, így egyetlen kérdés sem árulja el, mi van a kezedben.
