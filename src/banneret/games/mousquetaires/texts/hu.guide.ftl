### What each kind of question asks and what one weighs, for a first game.

## Milady

guide-PlaceTokens = Te rakod le, mi vár a testőrökre a küldetésnek ezen a tábláján. A nehéz jelzőket oda tedd, ahol nem kerülhetik ki őket, a csalikat oda, ahol idejükbe vagy lapjaikba kerül.
guide-FirstParisCard = Te választod az első párizsi feladatot. Mindegyik kártya árt a csapatnak, amíg nem teljesül; a legrosszabbakat tartogasd későbbre, amikor már kevesebb idő jut rájuk.
guide-Fill = A feladatot ellenfelekkel és legfeljebb egy csapdával őrizteted, a kártyán látható erőig. A gyenge ellenfeleket használd el korán, az erőseket tartsd azokra a feladatokra, amelyek igazán fájnak. A legyőzött ellenfélért a csapat jutalmat kap.
guide-NameNemesis = A Nemezis egyetlen testőrre vadászik, és csak ő távolíthatja el, ha megnyer egy párbajt három kocka ellen. Olyat nevezz meg, aki messze van, a Bastille-ban ül, vagy rosszul van felszerelve.
guide-ChooseDestination = Titokban elmész valahová. Párizsban, a Louvre-ban és a küldetésen Rochefort megvív azzal, aki ott feladatrészt jelent be; a szállásodon Párizs-kártyát, Richelieu-nél Álnokság-kártyát kapsz, La Rochelle-ben megsemmisítesz egy kártyát. Légy ott, ahol hasznos, de ne legyél kiszámítható.
guide-LayParis = Az új Párizs-kártyával új feladat kezdődik; ami ott feküdt, kikerül a játékból. Ha Párizs üres, azonnal tegyél le egyet; lecserélni csak azt érdemes, amelyik már majdnem teljesült.
guide-PlayTreachery = Fordulónként egyszer húzol egy Álnokság-kártyát, vagy kijátszol egyet. Akkor játszd ki, ha most fáj: egy életponttal álló testőrnél, vagy ha egy sáv már a végéhez közelít; különben gyűjtsd a lapokat.
guide-Target = Válaszd ki, kit sújt a kártya. A legjobb célpont az a testőr, akire ott van szükség, ahol áll, vagy akinek kevés életpontja maradt.
guide-TakeParis = A szállásodon titokban kézbe vehetsz egy fel nem használt Párizs-kártyát. Azt vedd el, amelyiket legközelebb ki akarod játszani.
guide-AtRichelieus = Senki sem zavart meg: kikeresel egy Álnokság-kártyát, vagy húzol, míg három lapod nem lesz. Ha egy lapod van, vagy egy sincs, a húzás ad többet; teli kézzel azt keresd ki, amelyik dönt.
guide-DestroyCard = Egy La Rochelle-i kártya odavész: a csapat ezután kevesebb kockával dob. A Dupla Harc-kártya a legnagyobb veszteség.

## The musketeers

guide-TakeMusketeer = Mindegyik testőr másban erős: nézd meg a készségeit, az életpontjait és azt, ami csak az övé. Athost Rochefort többnyire nem akadályozza, d’Artagnan pedig a továbbfejlesztett vágás mellett a régit is megtartja.
guide-ChooseMusketeer = A csapat dönti el, ki következik. Előbb az, aki utat nyit: a fogoly, vagy aki lapot ad tovább; aztán, aki harcol, és elvégzi a feladatrészeket.
guide-TakeAction = Mozgás, húzás, feladatrész ott, ahol állsz, párbaj, vásárlás: mindegyik egy akció. Győzni csak a küldetéssel lehet, veszíteni viszont a Louvre, La Rochelle és Párizs miatt is, ezért nézd meg, melyik sáv áll a legrosszabbul. Ha egy feladatrész még túl nehéz, húzz lapot.
guide-OfferExchange = Két testőr egy helyen kártyát és felszerelést cserélhet. A készségkártya annál legyen, akinek abból a készségből több van, a Harc-kártya annál, aki legközelebb harcol.
guide-AnswerExchange = Egy oldalon álltok: az számít, ki tudja jobban használni. Azt add vissza, ami az ő körében segít, vagy semmit.
guide-ConfirmExchange = Csak a létrejött csere kerül akcióba. Egyezz bele, ha a lapok így oda kerülnek, ahol szükség van rájuk.
guide-ChallengeCards = A készségednek és minden megfelelő lap egy-egy pontjának együtt el kell érnie a szintet. A lapokat eldobod, ezért azokkal fizess, amelyekre a legkevésbé van szükséged.
guide-DuelCards = Három kockával dobsz, minden Harc-kártyáért eggyel többel, legfeljebb hattal. Kártyát csak az első dobás előtt adhatsz hozzá. Ha eggyel több kockád van, mint az ellenfélnek, három párbajból nagyjából kettőt megnyersz; ott takarékoskodj, ahol megengedheted a kudarcot.
guide-RerollDie = A toledói kard párbajonként egy kockát dob újra. Azt dobd újra, amelyik most semmit sem ér: a liliomot titkos vágás nélkül, vagy a pajzsot, ha nem fenyeget kard.
guide-AddTokens = Ezen a táblán egy Hősiesség-jelző még egy kockát ér, és most adhatod hozzá, amikor már látod az ellenfelet. Tarts meg néhányat: az utolsó táblán három jelző titkos átjárót nyit.
guide-BuyMore = Egy akcióval legfeljebb két tárgyat vehetsz a csapat aranyából. A pisztoly és a páncél minden párbajban segít; arany kell a megvesztegetéshez és a Koldusoknak is.
guide-ReplaceItem = Nincs több hely, és amit lecserélsz, kikerül a játékból. Attól válj meg, amelyiket ez a testőr a legkevésbé használja.
guide-UnmaskCards = Minden eldobott lap egy siker ennél a Párizs-kártyánál; hat kell belőle. Azokat dobd el, amelyek másutt a legkevesebbet érnek.
guide-TrevilleHelps = De Tréville úr teljesen meggyógyít egy testőrt, vagy kiszabadít egyet a Bastille-ból. Annak segíts, akire ebben a fordulóban a legnagyobb szükség van.
guide-KittyLooks = Láttad a következő Álnokság-kártyát, és eldobhatod. Akkor dobd el, ha az átlagosnál jobban árt.
guide-PayPassage = A titkos átjáró három Hősiesség-jelzőért elvezet a várószoba mellett. Egy „Egy mindenkiért” kártya kettőt ér belőlük, de az időt is megállíthatja, vagy megmentheti a Királynőt.
guide-FreezeWindow = Az „Egy mindenkiért” kártya erre a fordulóra megállítja az időt. Ez az utolsó tartalékod: akkor használd, ha a jelző elérné Richelieu-t, vagy ha még egy fordulóval győztök.
guide-SaveQueen = A Királynő megbecsülése nélkül most elveszítitek a játékot. Ha nálatok van a kártya, játsszátok ki.
guide-Sacrifice = A dobás után minden La Rochelle-ben álló testőr feláldozhat egy életpontot, hogy eltüntesse Milady egyik kardját. Akkor tedd, ha van miből adnia, vagy ha a jelző már közel van Richelieu-höz.
