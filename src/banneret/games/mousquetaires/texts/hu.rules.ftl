### A király testőrei: minden számozott szabály a játékosok nyelvén.

## M-1
rule-M-1 = Az asztal
rule-M-1-1 = A játék négyfázisú fordulókból áll, amíg az egyik oldal nem győz; a beállítások a kezdés előtt dőlnek el.
rule-M-1-2 = Hat jelző mutatja az állást: az idő, a csapat aranya, La Rochelle ostroma, a Királynő elvesztett megbecsülése, a Louvre és Constance. A sáv végén túli arany elvész.
rule-M-1-3 = Minden testőrnek helye, életpontja, legfeljebb két felszerelése és két készségfejlesztése van, és ha talpon van, fordulónként egyszer cselekszik.
rule-M-1-4 = A Kaland-kártyák a játékosokéi: ha több testőrt irányítasz, egyetlen kéz szolgálja mindet.
rule-M-1-5 = A csapaté közösen az arany, a Hősiesség-jelzők (legfeljebb hét), az „Egy mindenkiért” kártyák, a fegyvertár és a La Rochelle-i kártyák (legfeljebb három).
rule-M-1-6 = Miladynek Álnokság- és Párizs-kártyái, ellenfelei és csapdái, még le nem rakott jelzői, egy titkos helyszínkártyája és egy bizalmas embere van: Rochefort, saját életpontokkal.
rule-M-1-7 = A feladat egy Párizs- vagy Louvre-kártya mindazzal, ami mellette van: ellenfelek, esetleg csapda és a már leküzdött kihívások.
rule-M-1-8 = A nyakék küldetésnek négy táblája van; mindig az egyik van soron.

## M-2
rule-M-2 = Előkészületek
rule-M-2-1 = Az idő 0-ról, az arany 3-ról, La Rochelle középről, a Louvre és a Királynő a legjobb helyről, Constance 0-ról indul, Rochefort-nak 5 életpontja van; a fegyvertár teli.
rule-M-2-2 = Milady megkeveri az Álnokság-kártyákat és hármat húz. { $emergency_mode ->
    [off] Előbb a Vészhelyzet! két lapja kikerül.
   *[other] A Vészhelyzet! két lapja a pakliban van.
} Egyetlen testőr-játékosnál az Elszigeteltség is kikerül.
rule-M-2-3 = A Louvre-kártyák kevert paklit alkotnak, a felső lap címét mindenki látja.
rule-M-2-4 = Milady előkészíti az első küldetéstáblát.
rule-M-2-5 = { $musketeer_selection ->
    [random] A testőröket a véletlen osztja el a testőr-játékosok között, amíg minden játékban lévőnek nincs gazdája
   *[choose] Ülésrendben minden testőr-játékos választ egy testőrt, körbe-körbe, amíg minden játékban lévőnek nincs gazdája
}; azután a Kaland-kártyákat meg kell keverni és ki kell osztani.
rule-M-2-6 = D’Artagnan Párizsban, Aramis La Rochelle-ben, Athos a Vieux Colombier-ben, Porthos a Louvre-ban kezd; akit senki sem irányít, kimarad.
rule-M-2-7 = Milady kijátssza és feltölti a hat Párizs-kártya egyikét, azután felfordul és feltöltődik a felső Louvre-kártya, és kezdődik az első forduló.
rule-M-2-8 = { $easier_start ->
    [true] A csapat egy „Egy mindenkiért” kártyával indul.
   *[false] A csapat „Egy mindenkiért” kártya nélkül indul; könnyebb kezdésnél eggyel indulna.
}

## M-3
rule-M-3 = A forduló
rule-M-3-1 = Egy forduló négy fázisból áll: Milady, a testőrök, La Rochelle, a forduló vége.
rule-M-3-2 = A forduló elején véget ér minden, ami csak egy fordulóra szólt, Milady visszaveszi a helyszínkártyáját és hazamegy, az egyetlen testőr-játékos pedig húz egy lapot.
rule-M-3-3 = A győzelmet minden jelzőmozgás és minden elvégzett feladatrész után ellenőrizni kell; a játék azonnal véget ér.

## M-4
rule-M-4 = I. fázis: Milady
rule-M-4-1 = Milady titokban választ a hat úti cél közül; amíg Rochefort harcképtelen, Párizst, a Louvre-t és a Küldetést nem választhatja.
rule-M-4-2 = Kijátszhat a kezéből egy Párizs-kártyát. Ha már fekszik ott egy, az a csapdájával együtt kikerül a játékból, a megmaradt ellenfelek gyógyultan visszatérnek a kezébe, és az új kártyát fel kell tölteni.
rule-M-4-3 = Húzhat egy Álnokság-kártyát, vagy kijátszhat egyet, vagy egyiket sem teszi; ha a pakli és a keze is üres, ez a lépés kimarad.
rule-M-4-4 = Olyan Álnokság-kártya, amely semmin sem változtatna, nem játszható ki.

## M-5
rule-M-5 = II. fázis: a testőrök
rule-M-5-1 = A csapat dönti el, ki következik azok közül, akikre még nem került sor; egy kör a következő előtt mindig befejeződik.
rule-M-5-2 = A harcképtelen testőr nem cselekszik: talpra áll, visszanyeri az összes életpontját, játékosa húz egy lapot, és a köre véget ér.
rule-M-5-3 = Az álló testőrnek három akciója van (három testőrnél négy), Besorozásnál eggyel kevesebb; ugyanaz az akció ismételhető, a fel nem használt elvész.
rule-M-5-4 = Az akciók: húzás, mozgás, csere, karakterkártya, La Rochelle megerősítése, kihívás, párbaj, vásárlás, csapda hatástalanítása, párizsi keresés vagy leleplezés, mozgás a küldetésen, a Bastille elhagyása. Minden helyszín egy lépésre van egymástól; Milady szállására és a Bastille-ba nem lehet bemenni.
rule-M-5-5 = A saját körében nem kerül akcióba a lovaglás telivéren, a fogadó jelzőinek felfedése Hősiesség-jelzőért, az „Egy mindenkiért” kártya használata és egy kártya megmutatása mindenkinek.
rule-M-5-6 = Kártyát és felszerelést ajánlasz egy ugyanott lévő testőrnek, játékosa megmondja, mit ad vissza, vagy elutasítja, te pedig beleegyezel vagy lemondod. Csak a létrejött csere kerül akcióba; egy körben két meghiúsult ajánlat után nincs harmadik.
rule-M-5-7 = Az üres Kaland-pakli akkor készül újra a dobott lapokból, amikor lapra van szükség; ha dobott lap sincs, a húzás elmarad.
rule-M-5-8 = Amikor mindenki túl van a körén, Milady felfordítja a kártyáját, ha még rejtve volt, és megkapja, ami vele jár; ha Rochefort elmenekült, semmit sem kap.
rule-M-5-9 = A kör akkor ér véget, ha a játékosa így dönt, ha a testőr harcképtelenné válik vagy letartóztatják, vagy magától, ha sem akció, sem ingyenes lovaglás, sem a készletből fizethető felfedés nem maradt.
rule-M-5-10 = A testőr-játékosok bármikor megkérdezhetik társaikat, elmondhatják, milyen lapjaik vannak, és mit terveznek; Milady mindent hall. Amit itt valaki a lapjairól mond, igaz. Elszigeteltségnél hallgatniuk kell.

## M-6
rule-M-6 = Kihívások
rule-M-6-1 = A kihívást leküzdöd, ha a készség a fejlesztésével és minden eldobott megfelelő kártya egy-egy pontjával eléri a szintet.
rule-M-6-2 = Csak akkor jelenthető be, ha a szint elérhető. Előbb elfogy az akció, a kártyák választása a közbelépések után jön, fölösleges lap nem adható; ha közben elérhetetlenné vált, az akció elvész, a lapok nem.
rule-M-6-3 = Másik készség lapja, Harc- és karakterkártya nem számít.
rule-M-6-4 = Aramisnak fordulónként egyszer egy tetszőleges kártya egy pontot ér kihívásnál vagy egy kockát párbajban, de La Rochelle-ben soha.

## M-7
rule-M-7 = Párbajok
rule-M-7-1 = A testőr három kék kockával dob, Harc-kártyákért többel, de legfeljebb hattal; ellenfele a megadott számú pirossal.
rule-M-7-2 = A kártyákat az első dobás előtt kell kiválasztani és eldobni; később már nem adható hozzá.
rule-M-7-3 = Mindketten egyszerre dobnak. A titkos vágás azonnal sebez; egyébként minden kard, amelyet nem fog fel pajzs, megsebzi a másik oldalt.
rule-M-7-4 = Az első sebesülés véget vet a párbajnak. Döntetlennél mindkét oldal eggyel kevesebb kockával folytatja; akinek már nincs kockája, azt a másik még megsebezheti, amíg neki is el nem fogynak.
rule-M-7-5 = Az életpont sosem csökken nulla alá.
rule-M-7-6 = Az életpont nélkül maradt ellenfél legyőzött: kikerül a játékból, és jár érte a jutalom, akkor is, ha a testőr is harcképtelenné válik. A Bérenc visszatér Milady kezébe, a küldetés jelzői nem fizetnek.
rule-M-7-7 = Egyébként a párbaj kudarc, új akció kell hozzá; Cavois sérülése megmarad, amíg a feladatnál van.
rule-M-7-8 = Jussacra nem hat a titkos vágás, Lubinnek pisztolya, Cahusacnak páncélja van; akit Laffemas megsebez, a Bastille-ba kerül.
rule-M-7-9 = A párbaj sorrendje: bejelentés, Rochefort, Bérgyilkos, kártyák, dobás.
rule-M-7-10 = Utána: sérülések, az ellenfél és a jutalom, a testőr harcképtelensége vagy letartóztatása, majd a feladat vagy a tábla a jutalmával, végül a következő megnyitása.

## M-8
rule-M-8 = Sérülések
rule-M-8-1 = Nulla életpontnál a testőr a Vieux Colombier-ben fekszik, és elveszti köre hátralévő részét; lapjai és jelzői megmaradnak, és sosem hal meg.
rule-M-8-2 = Sérülést okoz a párbaj, a tőr, a Rajtaütés, a Bérgyilkos, az Összeesküvés és az áldozat.
rule-M-8-3 = Aki a Bastille-ban veszti el az utolsó életpontját, szintén a Vieux Colombier-be kerül, fekve.
rule-M-8-4 = A felépülés és de Tréville úr minden életpontot visszaad, a gyógyír kettőt; a megadott értéknél soha nem lehet több.
rule-M-8-5 = A következő körében épül fel: aki az I. fázisban vált harcképtelenné, még ebben a fordulóban, aki később, a következőben.

## M-9
rule-M-9 = Csapdák
rule-M-9-1 = Egy feladatnál legfeljebb egy csapda lehet, ereje 1; csak a feladat feltöltésekor rakható le, a küldetésen soha.
rule-M-9-2 = A Koldusokat, a Kurtizánt és a Nemezist hatástalanítani kell, mielőtt a feladat teljesül; a Tolvaj és a Bérgyilkos a végéig marad. Azután minden csapda kikerül a játékból.
rule-M-9-3 = { $rochefort_interrupts_traps ->
    [true] A csapda hatástalanítása akció, és Rochefort ebbe is közbelép.
   *[false] A csapda hatástalanítása akció, amelybe Rochefort nem lép közbe.
}
rule-M-9-4 = A Koldusok 2 aranyat kérnek.
rule-M-9-5 = A Kurtizán a feladata kihívásait eggyel nehezebbé teszi; akkor távozik, ha egyet leküzdenek, vagy ha kap egy Lovagiasság-kártyát.
rule-M-9-6 = A Nemezis a Milady által megnevezett testőrre vadászik; csak ő távolíthatja el, ha megnyer egy párbajt három kocka ellen.
rule-M-9-7 = Aki a Bérgyilkos mellett feladatrészt jelent be, előbb elveszít egy életpontot; ha ettől harcképtelenné válik, az akció elvész.
rule-M-9-8 = Ahol a Tolvaj van, ott a megszerzett arany elvész, a Hősiesség-jelző nem.

## M-10
rule-M-10 = Rochefort
rule-M-10-1 = Ha ott jelentesz be feladatrészt, ahol Milady van, ő lelepleződik, és előbb meg kell vívnod Rochefort-ral. A mozgás, húzás, vásárlás és hasonlók nem hívják elő.
rule-M-10-2 = Leleplezése után ott marad, és Rochefort mindenkivel megvív, aki ott feladatrészt jelent be, amíg el nem menekül.
rule-M-10-3 = Ez a párbaj nem kerül akcióba; kártyák ugyanúgy játszhatók hozzá, mint máskor.
rule-M-10-4 = { $brave_athos ->
    [true] Athos bátor: Rochefort őt is akadályozza, és miatta is lelepleződik Milady.
   *[false] Athost Rochefort sosem akadályozza, és miatta Milady sem lepleződik le.
}
rule-M-10-5 = A megsebzett Rochefort elmenekül, és ebben a fordulóban nem tér vissza; a talpon maradt testőrnek folytatnia kell, amit bejelentett.
rule-M-10-6 = Ha Rochefort sértetlen, az akció elvész, ő pedig marad; az akció árát nem kell megfizetni.
rule-M-10-7 = Nulla életpontnál Rochefort harcképtelen, amíg a Gyógyír fel nem építi; az első alkalommal a csapat kap egy „Egy mindenkiért” kártyát.
rule-M-10-8 = Sérülései fordulóról fordulóra megmaradnak.
rule-M-10-9 = Ha nem Athos jelent be feladatrészt, és senki sem lép közbe, az bizonyítja, hogy Milady kártyája nem az a helyszín.

## M-11
rule-M-11 = Párizs
rule-M-11-1 = Párizsban egy Párizs-kártya fekszik, vagy egy sem.
rule-M-11-2 = Milady nyílt ellenfelekkel és legfeljebb egy csapdával pontosan a kártya erejéig tölti fel a feladatot; ha ez nem lehetséges, a legnagyobb kisebb összeggel.
rule-M-11-3 = A kártya akkor teljesül, ha kihívásai, ellenfelei, csapdája és sikerei mind megvannak, bármilyen sorrendben; azután a hely üres, amíg Milady újat nem rak le.
rule-M-11-4 = A Constance-jelző minden Párizs-kártyánál 0-ról indul, és az egyik oldal sikereit számolja; a fölösleg elvész.
rule-M-11-5 = Kereséskor három kockával dobsz, minden kard vagy liliom siker; leleplezéskor egy–három kártyát dobsz el, mindegyik siker. Mindkettőbe közbe lehet lépni, de egyik sem párbaj.
rule-M-11-6 = A Párizs-kártya hatása La Rochelle-ben vagy a forduló végén érvényesül.

## M-12
rule-M-12 = A Louvre
rule-M-12-1 = Egy Louvre-kártya van nyitva; a pakliból csak a felső lap címe ismert.
rule-M-12-2 = A megnyitott kártyát azonnal fel kell tölteni, akár egy kör közepén is, és a Louvre-jelző felülre kerül.
rule-M-12-3 = { $louvre_reward_on ->
    [mission] A Louvre-kártya jutalma az egész feladat teljesítésekor jár.
   *[challenge] A Louvre-kártya jutalma a kihívás leküzdésekor jár.
}
rule-M-12-4 = A teljesített feladat 2 Hősiesség-jelzőt ad, ha a jelző a két felső mező egyikén áll; a következő kártya azonnal felfordul.
rule-M-12-5 = Ha a fordulóban nem teljesült Louvre-feladat, a végén a jelző lejjebb kerül. A harmadik mező 1, az utolsó 2 megbecsülésbe kerül a Királynőnek; utóbbinál Milady Álnokság-kártyát húz, a feladat kudarc, és jön a következő.
rule-M-12-6 = Ha elfogytak a Louvre-kártyák, ott már semmi sem történik.

## M-13
rule-M-13 = La Rochelle
rule-M-13-1 = La Rochelle-ben legfeljebb három kártya fekszik, és ott marad, amíg Milady meg nem semmisíti.
rule-M-13-2 = Az ott lévő testőr letehet egy Harc-kártyát: egy kocka, a dupla kettő.
rule-M-13-3 = De Bassompierre úr bárhonnan letehető, egy kockát ér, és elfoglalja a három hely egyikét.
rule-M-13-4 = Ha Milady kártyája La Rochelle, a II. fázis végén meg kell semmisítenie ott egy kártyát.
rule-M-13-5 = A III. fázisban a csapat a kártyái kockáival dob, Milady az idősáv szerintiekkel, Erősítésnél eggyel többel{ $fixed_red_dice_cap ->
    [true] , de legfeljebb néggyel
   *[false] {""}
}.
rule-M-13-6 = Csak a kardok számítanak; a Csempész Miladynek eggyel több kardot ad.
rule-M-13-7 = A dobás után minden ott álló testőr feláldozhat egy életpontot, akár az utolsót is, hogy eltüntesse Milady egyik kardját.
rule-M-13-8 = A jelző a különbséggel mozdul, Richelieu felé, ha Miladynek van több kardja.
rule-M-13-9 = Játékonként egyszer a bal szélről a második mező Miladynek Álnokság-kártyát, a jobb szélről a második a csapatnak Hősiesség-jelzőt, a jobb szél „Egy mindenkiért” kártyát ad. A bal szélen Milady győz.

## M-14
rule-M-14 = Más helyszínek
rule-M-14-1 = A szállásán Milady a II. fázis végén titokban kézbe vehet egy fel nem használt Párizs-kártyát.
rule-M-14-2 = Testőr nem mehet be Milady szállására.
rule-M-14-3 = Ha Richelieu-nél nem zavarják meg, Milady kikeres egy Álnokság-kártyát, vagy húz, míg három lapja nem lesz.
rule-M-14-4 = Aki Richelieu-höz érkezik, rajtakapja Miladyt, ha ott van, és ő elveszti a hasznát; ha nincs ott, a testőr a Bastille-ba kerül.
rule-M-14-5 = Aki egy későbbi köre végén is ott van még, azt újra ellenőrizni kell.
rule-M-14-6 = A Bastille elhagyása egy akció: vesztegesd meg az őrt 1 arannyal, vagy vívj meg vele; { $bastille_escape ->
    [faq] csak akkor mehetsz, ha legyőzöd.
   *[rulebook] bármi az eredmény, mehetsz.
}
rule-M-14-7 = A Bastille-ban csak húzni, karakterkártyát játszani, vásárolni és másik fogollyal cserélni lehet.
rule-M-14-8 = Aki szökés közben válna harcképtelenné, gyógyultan, talpon áll a Vieux Colombier-ben, játékosa húz egy lapot, és a köre véget ér.
rule-M-14-9 = Miladynek nincs kártyája a Vieux Colombier-hez.

## M-15
rule-M-15 = A küldetés
rule-M-15-1 = A négy tábla sorban következik; aki az első három valamelyikét befejezi, két lapot húz, és a következő azonnal elkészül.
rule-M-15-2 = A csapatnak legfeljebb hét Hősiesség-jelzője lehet; minden táblán másra jók.
rule-M-15-3 = A jelzőre lépés, a párbaj, a kihívás és a titkos átjáró olyan feladatrész, amelybe Rochefort közbeléphet; a puszta mozgás és a felfedés nem.
rule-M-15-4 = Az 1. táblán Milady nyolc harci jelzőt és négy csalit rak le lefordítva a három négymezős útvonalra.
rule-M-15-5 = A közös területről vagy egy megtisztított mezőről a következőre lépsz, és azonnal szembekerülsz a jelzővel: a csali semmi, a tőr egy életpont, az ellenféllel meg kell vívni.
rule-M-15-6 = Sikertelen párbaj után a felfordított jelző előtt marad, és újra megvívhat vele; a legyőzött jelző kikerül.
rule-M-15-7 = A részben megtisztított útvonalra egy akcióval az utolsó megtisztított mezőig lehet bemenni.
rule-M-15-8 = A küldetésen lévő testőr minden elköltött Hősiesség-jelzőért legfeljebb három jelzőt fedhet fel a fogadóban, akció nélkül; ezek csak akkor hatnak, ha valaki rájuk lép.
rule-M-15-9 = A tábla kész, ha egy útvonal megtisztult; a többi jelzőt meg kell mutatni, és kikerülnek a játékból.
rule-M-15-10 = A 2. táblán a négy kihívás sorrendje szabad, minden Hősiesség-jelző eggyel csökkenti a szintet; azután le kell győzni de Wardes-t.
rule-M-15-11 = A 3. táblán három rejtett jelzővel kell sorban megvívni: a kártyák a felfordítás előtt dőlnek el, Hősiesség-jelzők utána adhatók hozzá kockaként.
rule-M-15-12 = A 4. táblán mind a négy várószobában egy kihívás és két ellenfél van; az elsőéi nyíltak.
rule-M-15-13 = Egy várószobán a kihívásával, mindkét ellenfele legyőzésével vagy három Hősiesség-jelzőért titkos átjárón lehet átjutni; azután felfordulnak a következő jelzői.
rule-M-15-14 = A negyedik várószobával a testőrök győztek, akkor is, ha az, aki átjutott, közben harcképtelenné válik.

## M-16
rule-M-16 = A fegyvertár
rule-M-16-1 = Egy akcióval egy vagy két tárgy vehető a készletből, a csapat aranyából; a továbbfejlesztett vágás ára egy Harc-kártya.
rule-M-16-2 = Két hely van felszerelésnek és kettő készségnek, egyformák nélkül; az új jelző lecserélhet egy ugyanolyan fajtájút, amely kikerül a játékból.
rule-M-16-3 = A telivér fordulónként egy ingyenes mozgást, a pisztoly az első dobáshoz egy kardot, a páncél minden dobáshoz egy pajzsot, a toledói kard párbajonként egy újradobást ad.
rule-M-16-4 = A gyógyír azonnal két életpontot ad.
rule-M-16-5 = A továbbfejlesztett vágáshoz két liliom és egy pajzs kell; felváltja a régit, csak d’Artagnan tartja meg mindkettőt.
rule-M-16-6 = A készségfejlesztés a maga kihívásainál egy pontot ér.
rule-M-16-7 = A felszerelés cserélhető, a fejlesztés nem.

## M-17
rule-M-17 = Karakterkártyák
rule-M-17-1 = Kijátszásuk bárhonnan egy akció; hatástalan kártya nem játszható ki.
rule-M-17-2 = Des Essarts aranyat, Buckingham Hősiesség-jelzőt, de Bassompierre egy kockát hoz La Rochelle-be, de Tréville gyógyít vagy kiszabadít, a hercegné megbecsülést ad vissza, Kitty elárulja Miladyt, Lord de Winter egy lapjába kerül.
rule-M-17-3 = Az automatikus Milady ellen Kitty megnézi a felső Álnokság-kártyát, Lord de Winter pedig megakadályozza a következőt.

## M-18
rule-M-18 = Álnokság-kártyák
rule-M-18-1 = Minden kártya azonnal hat: kocka, akció, Bastille, sérülés, idő, Rochefort élete, sietség, elszigetelés, megbecsülés vagy arany.
rule-M-18-2 = A kijátszott kártyák nyíltan a dobott lapok közé kerülnek, és nem keverednek vissza; az üres pakliból nem lehet húzni.

## M-19
rule-M-19 = Egy mindenkiért
rule-M-19-1 = A csapat Rochefort első legyőzéséért, La Rochelle jobb szélén és könnyebb kezdésnél kap ilyen kártyát; a felhasznált kártya kikerül a játékból.
rule-M-19-2 = A kártya a forduló végéig megállítja az időt, vagy 2 megbecsülést ad vissza a Királynőnek, vagy 2 Hősiesség-jelzőt ér.
rule-M-19-3 = Használható egy testőr körében, Hősiesség-jelzők fizetésekor, mielőtt a Zsákutca vagy a forduló vége lépteti az időt, és amikor a Királynő elveszne.
rule-M-19-4 = Nem teszi semmissé La Rochelle elvesztését, Constance halálát vagy az idő már megtörtént lépését.
rule-M-19-5 = A kártya már abban a fordulóban használható, amelyben a csapat megkapta.

## M-20
rule-M-20 = IV. fázis: a forduló vége
rule-M-20-1 = Előbb az idő, azután a Louvre, végül Párizs.
rule-M-20-2 = Az időjelző egy mezőt lép, Az eltűnésnél kettőt; az utolsó mezőjén Milady győz.
rule-M-20-3 = Azután a Louvre szedi áldozatát.
rule-M-20-4 = Végül a Párizs-kártya hat: Az elrablásnál dobás dönt Constance életéről, a fogság Álnokság-kártyát ad, az üzenet megbecsülésbe, az összeesküvés egy Milady választotta testőr életpontjába kerül.

## M-21
rule-M-21 = A játék vége
rule-M-21-1 = A testőrök a negyedik várószobával győznek. Milady győz, ha az idő, La Rochelle vagy a Királynő jelzője eléri Richelieu-t, ha Constance-t megfojtják, vagy ha minden testőr kizárult.

## M-22
rule-M-22 = Vészhelyzet!
rule-M-22-1 = Valódi órával a testőröknek { $emergency_seconds } másodpercük van a II. fázisra; párbaj közben és Milady kérdéseinél az óra áll, a botok minden akciója pedig { $emergency_bot_seconds } másodpercbe kerül. { $emergency_mode ->
    [timer] Most így játszotok.
   *[other] Most nem így játszotok.
}
rule-M-22-2 = { $emergency_mode ->
    [timer] Amikor lejár az idő
   *[other] Amikor elfogynak az akciók
}, a bejelentett akció még befejeződik, a többi elvész; a fekvő testőrök ekkor is felépülnek.
rule-M-22-3 = Korlátozott akciószámmal a csapat a fázisban az álló testőrök akcióinak csak { $emergency_budget_ratio } százalékát használhatja fel, egészre kerekítve; ami ingyenes, az nem számít bele. { $emergency_mode ->
    [budget] Most így játszotok.
   *[other] Most nem így játszotok.
}
rule-M-22-4 = { $emergency_mode ->
    [off] A Vészhelyzet! mindkét lapja kikerült a játékból.
   *[other] A Vészhelyzet! mindkét lapja játékban van.
}

## M-23
rule-M-23 = Játékosok Miladyvel
rule-M-23-1 = Öt játékos: négy testőr, három akció, fejenként öt lap.
rule-M-23-2 = Négy játékos: három testőr, négy akció, fejenként hét lap.
rule-M-23-3 = Három játékos: ketten két-két testőrt irányítanak, közös kilenc lappal.
rule-M-23-4 = Két játékos: az egyik mind a négyet irányítja kilenc lappal, fordulónként húz egyet, és nincs csere.

## M-24
rule-M-24 = Milady nélkül
rule-M-24-1 = Az előkészület eggyel több játékosé; Milady szállása és Richelieu nincs használatban.
rule-M-24-2 = Minden fordulóban a véletlen dönti el, hol van Milady, az üres Párizsba kártya kerül, és a felső Álnokság-kártya hat.
rule-M-24-3 = Milady nem húz Álnokság-kártyát, és egy sincs a kezében.
rule-M-24-4 = Az első Párizs-kártya véletlen.
rule-M-24-5 = A feladatokat az ellenfelek és csapdák kevert paklija tölti fel lapról lapra; ami nem fér, félrekerül.
rule-M-24-6 = A küldetés jelzői véletlenszerűen kerülnek a helyükre.
rule-M-24-7 = Ahol Milady választana, a véletlen dönt.
rule-M-24-8 = Milady sosem kap kérdést, és sosem jár Richelieu-nél: aki oda belép, a Bastille-ba kerül.

## M-25
rule-M-25 = Könnyebben és nehezebben
rule-M-25-1 = Könnyebb: a csapat egy „Egy mindenkiért” kártyával kezd. { $easier_start ->
    [true] Ez most érvényben van.
   *[false] Ez most nincs érvényben.
}
rule-M-25-2 = Nehezebb: aki a küldetésen harcképtelenné válik, soha nem térhet vissza; ha mindenki kizárult, Milady győz. { $fatal_quest ->
    [true] Ez most érvényben van.
   *[false] Ez most nincs érvényben.
}
rule-M-25-3 = Nehezebb: Athosnak is meg kell vívnia Rochefort-ral. { $brave_athos ->
    [true] Ez most érvényben van.
   *[false] Ez most nincs érvényben.
}
