### Hadurak: minden számozott szabály a játékosok nyelvén.

## W-1
rule-W-1 = Az asztal
rule-W-1-1 = Mindenki látja minden báró koronáit, szavazatait, hitjelzőit és befolyását, tisztségeit (legfeljebb három) és a rá ható tartós eseményeket, azt, hogy el van-e tiltva, kastélyát a helyőrséggel, nemeseit, akciókártyáinak számát, és azt is, hogy nyolc címeréből mennyi szabad.
rule-W-1-2 = Egy nemes területen áll, tengeri útján kikötőben, vagy nincs a táblán; pihent vagy kimerült, csapatkártyákat vezet, lehet rajta veszteségjelző, és lehet hivatala. Van, akinek nincs örököse; akit eltávolítottak, soha nem tér vissza.
rule-W-1-3 = Egy város semleges, egy báróé vagy elpusztított. Ereje a nyomtatott érték, erődítve 100-zal több, résenként 100-zal kevesebb, de sosem kevesebb nullánál. Bevétele a nyomtatott érték, erődítve 1-gyel több; az ostromzár csak az adóját állítja meg, ezt a számot nem változtatja meg.{ $fortified_income ->
    [taxation] {" "}Ebben a játékban ez az 1 csak az adóztatáskor jár, elpusztításkor és lázadáskor nem.
   *[always] {""}
}
rule-W-1-4 = Egy kastély ereje 400, résenként 100-zal kevesebb. Ostromzár alá vehető, mint a város, de nem erődíthető.
rule-W-1-5 = Egy sereg csapatereje a kártyáinak és a nemes hivatalával járó kíséretnek az összege; ereje veszteségjelzőnként 100-zal kevesebb. A parancsnok 200-a egyikbe sem számít bele.
rule-W-1-6 = Egy táblán lévő sereg minden változása után: ha veszteségei elérik csapaterejét, a nemese meghal; ha nem maradt csapata, a nemes élve lekerül a tábláról. Az ilyen veszteségű helyőrség úgy veszít csapatokat, mint egy meghalt nemes serege. Több próba sorrendje: körsorrend, azon belül csillag, négyzet, háromszög, kör, helyőrség.
rule-W-1-7 = Egy nemesnek legfeljebb egy hivatala, egy bárónak legfeljebb három tisztsége lehet; a felügyelőség is tisztségnek számít.

## W-2
rule-W-2 = A sorspakli
rule-W-2-1 = A 24 sorskártya mindegyike megnevez egy bárót, egy nemes alakját, egy várost, egy nemzetiséget, azt, hogy van-e lázadás, egy csataeredményt és egy-egy eredményt a három expedícióhoz.
rule-W-2-2 = Ha a véletlen dönt, a felső lapot mindenki látja, hatása érvényesül, majd a pakli aljára kerül.
rule-W-2-3 = Ha valami megfelelőt kell találni, addig húztok, míg egy lap nem illik, de legfeljebb annyit, ahány lap a pakliban van; ha egy sem illik, nem történik semmi.
rule-W-2-4 = A véletlen bárónak játékban kell lennie. Ismert báró nemesénél csak az alak számít; véletlen báró véletlen nemesénél mindkettő ugyanarról a lapról való.
rule-W-2-5 = Dobott lapok nincsenek. A paklit csak a játék előtt és a Bizonytalan idők kártyára keveritek meg. A csatában kézben lévő lapok a csata végéig nincsenek a pakliban.

## W-3
rule-W-3 = Előkészületek
rule-W-3-1 = A helyek az óramutató járása szerint követik egymást. { $barons ->
    [chosen] Mindenki választ magának egy bárót, az ülésrend szerint, és vele kap
   *[dealt] Mindenki véletlenül kap egy bárót, és vele
} négy nemest, tizenkét akciókártyát, nyolc címert és egy kastélyt.
rule-W-3-2 = Minden paklit megkeveritek, és a felső esemény a pakli aljára kerül. Az események hátlapja mutatja a színüket, így a következő színét mindenki ismeri.
rule-W-3-3 = A befolyáskészlet bárónként { $influence_per_baron }.
rule-W-3-4 = Hatnál kevesebb bárónál a sorskártyák által megnevezett királysági városok már az elején elpusztultak: két bárónál tizenegy, háromnál hét, négynél öt, ötnél három. A többi város áll és semleges.{ $kingdom_cities ->
    [18] {" "}Ebben a játékban Uran is királysági város.
   *[other] {" "}Uran ebben a játékban nem város.
}
rule-W-3-5 = Egy sorskártya régenst választ, egy későbbi pedig egy másik bárót főkegyúrnak.
rule-W-3-6 = Mindenki 15 koronával kezd, szavazat, hitjelző és befolyás nélkül.
rule-W-3-7 = Mindenkinek négy vazallusa van (100, 50, 50, 50), és kap egy véletlen 100-as és egy 50-es zsoldost.
rule-W-3-8 = Minden báró egyszerre és titokban osztja be hat csapatkártyáját a nemesei alá vagy a helyőrségbe. Sem a helyőrségbe, sem minden nemes alá nem kötelező csapatot tenni.
rule-W-3-9 = Eggyel több zsoldos lesz felfogadható, mint ahány báró van, és felfordul három teendő.
rule-W-3-10 = Körsorrendben minden báró elhelyezi a kastélyát egy olyan királysági területen, ahol nem áll város és más kastély sincs; két vagy három bárónál a szélső sorok és oszlopok zárva vannak.
rule-W-3-11 = Az utoljára elhelyezőtől indulva, az óramutatóval ellentétes irányban mindenki sorban elhelyez egy-egy csapattal rendelkező nemest olyan királysági területen, ahol nincs más báró nemese vagy kastélya, míg mindegyik a helyére nem kerül.
rule-W-3-12 = Megkeveritek a sorspaklit, és kezdődik az első forduló.

## W-4
rule-W-4 = A forduló: tervezés, akciók, fenntartás, míg a játék véget nem ér

## W-5
rule-W-5 = Tervezés
rule-W-5-1 = Egyszerre és titokban minden báró legfeljebb két kézben lévő lapját teszi mindhárom akciópakliba.
rule-W-5-2 = A nyolc megkevert semleges kártyából mindegyik akciópakliba kettő kerül; az utolsó kettőt megnézés nélkül félreteszitek.
rule-W-5-3 = Minden akciópaklit külön keveritek meg.

## W-6
rule-W-6 = Akciók
rule-W-6-1 = Az első akciópaklitól kezdve sorban felfordul és végrehajtódik a felső lap. Gazdája végrehajtja vagy lemond róla; a lap akkor is a helyére kerül. A semleges kártyák visszakerülnek a csomagjukba. Ha egy helyen bárónként két lap van, azonnal lezajlik a különleges szakasza; ha a zsoldossávon több címer van, mint ahány báró, toborzás következik.
rule-W-6-2 = A Rekvirálás az adóhoz, az Alkudozás a zsoldhoz, a Támogatásgyűjtés a Tanácshoz kerül, Az egyház szolgája oda, ahová gazdája akarja, az Alkalmazkodás vissza a kezébe. A Csapatmozgás a zsoldhoz kerül, ha gazdája csak mozgott, a Tanácshoz, ha csak csatázott, egyébként a kettő közül tetszése szerint.
rule-W-6-3 = Ha egy kártya zsoldfizetést és toborzást is kivált, a zsoldfizetés az első.
rule-W-6-4 = Különleges szakasz után a hely minden lapja visszatér gazdája kezébe, és a következő fordulóban újra betervezhető. A szakasz véget ér, mielőtt a következő lap felfordul.
rule-W-6-5 = Csata az, ami valóban elkezdődött: minden engedély megvolt, és nem váltották meg. Mozgás az, ha egy nemes helyet változtatott.

## W-7
rule-W-7 = A bárók kártyái
rule-W-7-1 = Rekvirálás: egy korona minden területért, ahol van nemesed; a kikötők nem számítanak.
rule-W-7-2 = Alkudozás: egy szabad címered ingyen felkerül a zsoldossáv egy üres mezőjére. A két szám nélküli mező mindig nyitva áll, a 2–6-osak közül azok, amelyek száma nem nagyobb a bárók számánál.
rule-W-7-3 = Támogatásgyűjtés: 2 szavazat. Ha így több szavazatod van, mint bármelyik másik bárónak, és nem vagy eltiltva, te leszel a régens.
rule-W-7-4 = Az egyház szolgája: 1 hitjelző. Ha így több hitjelződ van, mint bármelyik másik bárónak, te leszel a főkegyúr. Az eretnek semmit sem kap, a pápai legátus többet.
rule-W-7-5 = A két jelző nem attól vándorol, hogy a számok változnak: csak e két kártya, eltiltás, kiesés vagy olyan lap mozdítja, amelyik ezt mondja.
rule-W-7-6 = Csapatmozgás: válassz egy területet, mozgasd oda bárhány pihent nemesedet, mindegyiket a maga útján, aztán ha akarsz, kezdeményezz ott egy csatát. Aki a tengeren érkezik a kikötőjébe, mozgott, de nem harcolhat. A végén mindenki kimerül, aki mozgott vagy támadott.
rule-W-7-7 = Alkalmazkodás: 2 korona, vagy 1 szavazat, vagy mozgás egy pihent nemessel, vagy csata ott lévő nemesekkel, vagy címer a zsoldossávra a mező áráért (balról jobbra 8, 7, 6, 5, 4, 3, 2).
rule-W-7-8 = Amíg a kártya végrehajtása tart, a mozgott nemesek még pihentek: támadhatnak, és használhatják a képességüket.

## W-8
rule-W-8 = A semleges kártyák
rule-W-8-1 = Fontos esemény: a következő esemény színe ismert. A vöröset a főkegyúr maga húzza, vagy egy hitjelzőért mást nevez meg; a zöldet másnak adja, vagy egy hitjelzőért maga húzza; a kéket bárkinek adhatja. A véletlen célpontok kisorsolása az első; ha nincs ilyen, az esemény elmarad. A vöröset a húzója érvénytelenítheti a feltüntetett hitjelzőért; a kékre minden báró közösen ajánlhat fel, két körben, és csak akkor fizetnek, ha összejön; a zöld nem érvényteleníthető. A tartós esemény az érintett bárónál marad, van, amelyik a forduló végéig; a többit eldobjátok. A kiürült pakli a dobott lapokból áll össze újra.
rule-W-8-2 = Expedíciók: a régens elindíthat egyet, amelyik nincs úton. Körsorrendben minden báró 1–5 koronát és egy címert tehet be; ha senki sem tesz, az expedíció otthon marad. A főkegyúr egy hitjelzőért megáldhatja. A már úton lévők előrelépnek egy mezőt; amelyik a harmadikon áll, egy sorskártyát húz, az áldott kettőt, és a jobbik számít: a betét megszorozva megtérül, vagy semmi hír, és tovább várnak, vagy elvész a flotta.
rule-W-8-3 = Védművek: körsorrendben minden báró kijavíthatja egy városa vagy a kastélya réseit, darabonként 2 koronáért, vagy megerődítheti egy városát 4-ért. Ostromlott hely nem választható.
rule-W-8-4 = Újoncozás: körsorrendben minden báró veszteségjelzőket távolíthat el egy seregéről, bárhol legyen is, darabonként 2 koronáért.
rule-W-8-5 = Bizonytalan idők: megkeveritek a sorspaklit.

## W-9
rule-W-9 = Különleges szakaszok
rule-W-9-1 = Adóztatás: körsorrendben minden báró megkapja nem ostromlott városai bevételét, a felügyelőségeit és azt, amit hivatalai hoznak; Rossz termésnél városai egyszer semmit sem adnak. Miután mindenki megkapta, jön a Jövedelemadó és az Egyházi tized törvénye.
rule-W-9-2 = Zsoldfizetés: körsorrendben minden báró fizet összes csapatáért, akár a táblán van, akár nem. A körrel jelölt nemes serege ingyen van, amíg legfeljebb 400 erejű. Először a vazallusok kapnak, a legolcsóbbal kezdve, és fizetés nélkül is maradnak; a kifizetetlen zsoldosok dezertálnak, vissza a pakliba.
rule-W-9-3 = A Tanács ülése. Mindenki jelen van, kivéve az eltiltottakat és a Követet; mindenki kap egy szavazatot, királysági városonként még egyet, kancellárként még kettőt. A távol lévő régens megnevezi, ki vezeti az ülést. Előbb a magánindítványok jönnek: egy véletlen báró javasolhatja egy eltiltás feloldását, egy törvény, tisztség vagy hivatal megszüntetését, az ülés elhalasztását, vagy szavazást egy eldobott teendőről. Ezután a régens megszabja a teendők sorrendjét. Mindegyiknél mindenki titokban ad le szavazatokat; felfeditek és befizetitek őket, majd sorban mindenki kimondja, mire adta. A több szavazat győz, egyenlőségnél a régens dönt. Két báró ehelyett előre kitölti az összes szavazólapját. A törvény érvényben marad; a tisztség a megválasztott báróé, aki háromnál több esetén lemond egy régebbiről; a hivatalt egyik nemese kapja. Akit egy indítvány, tisztség vagy hivatal érint, elutasíthatja, de eltiltják; így jár az is, aki megszeg egy törvényt. Az eltiltott báró nincs jelen, nem szavaz, nem lehet régens, a törvényeket viszont szabadon figyelmen kívül hagyhatja. Az eltiltott régens jelzője a legtöbb szavazattal bíró, el nem tiltott báróhoz kerül. A feloldott eltiltás a következő üléstől számít. Végül három új teendő fordul fel; a le nem adott szavazatok megmaradnak.{ $open_private_motions ->
    [on] {" "}Magánindítvánnyal egyes dolgok mindenkinek meg is tilthatók (W-16.1).
   *[off] {""}
}
rule-W-9-4 = Toborzás: a sáv címerei balról jobbra következnek. Mindegyik felfogadhat egy csapatot a zsoldjával egyenlő foglalóért, vagy egyet sem, és lekerül. Az első címerénél egy báró ehelyett több azonos nemzetiségűt is felfogadhat, legfeljebb annyit, ahány címere a sávon van; ekkor a jobb szélső címerei is lekerülnek. A felfogadott csapat egy nem ostromlott városodnál vagy kastélyodnál álló nemeshez, táblán kívüli nemeshez vagy a helyőrséghez kerül. Ezután új zsoldosok fordulnak fel.

## W-10
rule-W-10 = Mozgás
rule-W-10-1 = Csak területen álló, pihent nemes mozog. Saját ostromlott városodból vagy kastélyodból senki sem jut ki.
rule-W-10-2 = Szárazföldön egy nemes egyet lép nyílt határon vagy hídon át, vagy legfeljebb hármat, ha minden lépése úton vezet. Úton vissza is fordulhat, de nem ott fejezi be a mozgását, ahol elkezdte.
rule-W-10-3 = Határhegységen és híd nélküli határfolyón nem lehet átkelni.
rule-W-10-4 = Ha olyan területen vonulsz át, ahol más báró nemese vagy városa van, minden ilyen báró engedélye kell. Kastély miatt önmagában nem kell, megálláshoz sem, és a kiinduló területen sem.
rule-W-10-5 = Kikötős területről egy nemes ehelyett bármely más kikötős területre hajózhat. A kikötőben áll, kimerülten; ott nem támad és nem támadható, és a fenntartásban száll partra.
rule-W-10-6 = Útja közben egy nemes csapatokat vehet át a helyőrségtől vagy egy másik pihent nemesedtől. Veszteséges sereget csak egészben, jelzőivel együtt vehet át; akinek semmije sem marad, lekerül a tábláról. Ostromlott helyen lévő nemes se nem ad, se nem vesz át.
rule-W-10-7 = Saját ostromlott városodba vagy kastélyodba bevonulhatsz; onnantól a nemes be van zárva.
rule-W-10-8 = Az engedélyeket indulás előtt kell kérni. Elutasításnál az az út zárva van; választhatsz másikat, mozgathatsz másik nemest, vagy abbahagyhatod.

## W-11
rule-W-11 = Csaták
rule-W-11-1 = A saját városuk vagy kastélyuk területén álló nemesek bent vannak; a többiek nyílt terepen.
rule-W-11-2 = Pihent nemessel megütközhetsz egy másik báró nyílt terepen álló nemeseivel, vagy rohamot, illetve ostromzárat indíthatsz egy semleges város, illetve egy másik báró városa vagy kastélya ellen.
rule-W-11-3 = Rohamhoz és ostromzárhoz minden olyan harmadik báró engedélye kell, akinek nemese van a területen; a második ostromzárhoz is.
rule-W-11-4 = Megnevezed a támadó pihent nemeseket; a védekező minden ottani nemese részt vesz, megrohamozott kastélynál a helyőrsége is. Mindkét fél parancsnokot nevez. Az erejéből minden teljes 100 után húz egy sorskártyát, a falakat is beleszámítva, a parancsnokáért kettőt; parancsnokkal kettőt el kell dobnia, két lapból egyet, és többet is eldobhat. A megtartott lapokat felfeditek, az „újabb sorskártya húzása” még egy lapot ad. A pihent parancsnok használhatja az alakját: a csillag eggyel több veszteséget okoz, a négyzet egyet kivéd, a háromszög eggyel több győzelmet számít. Az okozott veszteségből levonjátok a kivédetteket, a maradékot ki-ki a seregein osztja el, a védekező a falakon is. Ezután a győzelmek számítanak, kivéve, ha egy nemessel harcoló félnek nem maradt nemese, vagy a nemes nélküli védekező már nem áll: kettővel több esetén a vesztes nemesei meghalnak, eggyel több esetén visszavonulnak. A parancsnok képessége akkor is számít, ha ő maga épp elesik: a halottak csak a végén kerülnek le. A roham beveszi a helyet, ha él támadó, és a védekező már nem áll, vagy vesztett.{ $fate_draw_cap ->
    [0] {""}
   *[other] {" "}Senki sem húz { $fate_draw_cap } lapnál többet.
}{ $fallen_defenders ->
    [count] {" "}Rohamnál a győzelmek akkor is számítanak, ha minden védekező nemes elesett, de a falak vagy a helyőrség még állnak.
   *[skip] {""}
}
rule-W-11-5 = A saját ostromlott helyükön lévő nemesek csak az ostromlót támadhatják meg, ütközetben, a falak segítsége nélkül.
rule-W-11-6 = Más által ostromlott helyet nem vehetsz ostromzár alá; az ostromló engedélyével megrohamozhatod.
rule-W-11-7 = Amíg a Sérthetetlen székhelyek törvénye érvényben van, kastélyt támadni szembeszegülés.
rule-W-11-8 = Az ostromzárhoz a védekezőénél nagyobb összerő kell: seregek, falak és nemesért 200. Az első ostromzár jelzőt tesz oda; egy későbbi fordulóban a második beveszi a helyet, és minden bent lévő nemes meghal. Az ostromlott hely nem hoz befolyást és adót, nem javítható, és senki sem hagyhatja el. Az ostromzár megszűnik, ha az ostromlónak nem marad nemese a területen.
rule-W-11-9 = A visszavonuló nemes előbb dezertőrt húz. Aztán átjárható határon át olyan szomszédos területre megy, ahol nincs más báró városa, nemese vagy kastélya; ha nincs ilyen, a kastélyához, kimerülten. Ha az ostromlott vagy elveszett, vagy a csata a tengerentúlon volt, meghal.
rule-W-11-10 = Az elfoglalt város rései és erődítése megmaradnak. Csak ebben a pillanatban el is pusztíthatod a bevétele háromszorosáért. A semlegessé váló város nem erődített többé.
rule-W-11-11 = { $player_elimination ->
    [on] Akinek elfoglalják a kastélyát, kiesik a játékból (W-16.3).
   *[off] Aki kastélyt foglal, megkapja a bárója koronáinak felét, lefelé kerekítve, és egy városát, amelyet a vesztes választ. A kastély lekerül a tábláról; a helyőrség dezertőrt húz, és csapatokat veszít a veszteségeiért. Akinek nincs kastélya a táblán, nem kap befolyást; a fenntartásban újra elhelyezheti.
}

## W-12
rule-W-12 = Nemesek halála
rule-W-12-1 = Egy sorskártya nemzetiséget nevez meg: seregének egy ilyen zsoldosa dezertál, a bárója választása szerint.
rule-W-12-2 = Veszteségjelzőiért seregének zsoldosait kell eldobni, a lehető legnagyobb, de jelzőnként 100-at meg nem haladó összerőben. Vazallus sosem esik el. Minden jelző lekerül.
rule-W-12-3 = A figura lekerül a tábláról, és elvész a hivatala.
rule-W-12-4 = Örököse átveszi a megmaradt csapatokat, és a fenntartásban visszatér. Örökös nélkül kikerül a játékból: zsoldosai a pakliba kerülnek, vazallusai elhagyják a játékot.{ $exchange_heirs ->
    [on] {" "}Csak akkor tér vissza, ha örököse él, és a saját bárójánál van (W-16.2).
   *[off] {""}
}

## W-13
rule-W-13 = Fenntartás
rule-W-13-1 = Előbb kiderül, győzött-e valaki városokkal.
rule-W-13-2 = Akinek kastélya a táblán van, minden nem ostromlott városáért 1 befolyást kap, a készletből, amíg abból futja.
rule-W-13-3 = Minden városért, ahol urának nincs nemese, sorskártyát húztok, körsorrendben, azon belül a tábla sorrendjében. Lázadásnál ura fizet 1 hitjelzőt vagy a bevétel kétszeresét koronában, különben a város semlegessé válik.
rule-W-13-4 = A kikötőkben lévő nemesek partra szállnak.
rule-W-13-5 = Minden nemes pihentté válik.
rule-W-13-6 = Körsorrendben minden báró elhelyezheti elvesztett kastélyát, átcsoportosíthatja csapatait az egy területen álló nemesei között, és a táblán kívüli nemesek meg a helyőrség csapatait táblán kívüli nemeseknek adhatja. Ezután minden csapattal rendelkező, táblán kívüli nemes visszatér a kastélyához vagy egy nem ostromlott városába.
rule-W-13-7 = Ami erre a fordulóra szólt, véget ér, és kiderül, befejeződött-e a játék.

## W-14
rule-W-14 = A játék vége
rule-W-14-1 = Aki a fenntartás elején az álló királysági városok több mint felét uralja, azonnal győz. Két bárónál öt város kell; ha mindkettőnek megvan az öt, az győz, akinek több van.{ $two_player_city_scope ->
    [kingdom] {" "}Az ötbe csak a királysági városok számítanak.
   *[all] {" "}Az ötbe a tengerentúli városok is beleszámítanak.
}
rule-W-14-2 = { $might_is_right ->
    [on] A kiürült befolyáskészlet nem vet véget a játéknak: csak a W-14.1 szerint lehet győzni.
   *[off] Ha egy fenntartás végén üres a készlet, a legtöbb befolyás győz. Egyenlőségnél a több város dönt, aztán a koronák, hitjelzők és szavazatok összege, végül a táblán lévő több csapatkártya; ha ez is egyenlő, nincs király és nincs győztes.
}{ $round_limit ->
    [0] {""}
   *[other] {" "}{ AZ($round_limit, big: 1) }. forduló után mindenképp vége; { $might_is_right ->
        [on] akkor a királysági városok száma dönt, egyenlőségnél a befolyás, a városok, a vagyon, végül a csapatkártyák száma.
       *[off] akkor ugyanez a sorrend dönt.
    }
}
rule-W-14-3 = A kártyákkal szerzett befolyás is a készletből jön; az elvesztett nem kerül vissza. Ha a készlet forduló közben ürül ki, a játék e forduló fenntartása után ér véget.

## W-15
rule-W-15 = Egyezkedés
rule-W-15-1 = { $negotiation ->
    [full] Bármikor adhatsz koronát bármelyik másik bárónak, mást semmit. Az ígéret senkit sem kötelez.
   *[other] Ebben a játékban senki sem adhat koronát másnak. Az ígéret senkit sem kötelez.
}
rule-W-15-2 = { $negotiation ->
    [full] Akitől engedélyt kérnek, megadja, megtagadja, vagy árat szab, amelyet a kérő kifizet vagy nem. Az engedély erre az egy mozgásra vagy csatára szól; ugyanazt egy kártyával nem lehet kétszer kérni.
    [permissions] Akitől engedélyt kérnek, megadja vagy megtagadja; árat nem szabhat. Az engedély erre az egy mozgásra vagy csatára szól; ugyanazt egy kártyával nem lehet kétszer kérni.
   *[off] Ebben a játékban minden engedélyt megtagadnak.
}
rule-W-15-3 = { $negotiation ->
    [full] A parancsnokok választása előtt a megtámadott báró egyszer koronát ajánlhat; ha elfogadod, nincs csata.
   *[other] Ebben a játékban a támadás nem váltható meg.
}
rule-W-15-4 = Egyezkedés nélkül nincs ajándék, ár és ajánlat, és minden engedély elutasítva.

## W-16
rule-W-16 = Beállítások
rule-W-16-1 = Bővebb magánindítványok: magánindítvány mindenkinek megtilthat valamit, vagy újra engedélyezheti. Aki mégis megteszi, azt eltiltják.
rule-W-16-2 = Örökösök cseréje: az örökös birtokosa átadhatja őt egy másik bárónak, vagy megölheti. A halott nemes csak akkor tér vissza, ha saját bárójánál van az örököse; ha az örököst megölik, kikerül a játékból.
rule-W-16-3 = Kiesés: akinek elesik a kastélya, kiesik mindenével együtt; városai semlegessé válnak. A küszöbök a megmaradt bárókhoz igazodnak, és az utolsó győz.
rule-W-16-4 = Az erő jogán: csak városokkal lehet győzni, az üres készlet semminek sem vet véget.
rule-W-16-5 = Elhagyott nemesek: aki dezertálás miatt vész el, lekerül a tábláról, de nem hal meg.
rule-W-16-6 = Csodák történhetnek: egy tartós esemény később is megszüntethető, a feltüntetett árnál eggyel több hitjelzőért, amíg végleg be nem teljesedett.
