### What each kind of question asks and what one weighs, for a first game.

## Setting up

guide-ChooseBaron = Minden báróval egyformán kell játszani, csak a nevük és a színük más. Vedd, amelyik tetszik.
guide-AssignTroops = A hat csapatod a nemeseid alá vagy a kastélyod helyőrségébe kerül. Egy erős sereg hamarabb bevesz egy várost, mint négy gyenge, de minden csapattal rendelkező nemes megtarthat egy várost.
guide-PlaceStronghold = A kastélyodba térnek vissza a nemesek, és itt várnak a csapatok. Több semleges város és út közelében álljon, a többiekhez ne túl közel.
guide-PlaceNoble = A csapattal rendelkező nemesek a táblán kezdenek. A legerősebbet olyan semleges város területére tedd, amelyet már az első fordulóban bevehet.

## Planning and cards

guide-PlanCards = Titokban tervezel: mindhárom akciópakliba legfeljebb két lapot, és a paklik egymás után következnek. Egy korai és egy késői mozgással elfoglalhatsz egy várost, és továbbmehetsz. Az adó, a szavazat és a zsoldosok közben is ráérnek.
guide-PlayCard = Felfordult a lapod. Többnyire végrehajtod; csak akkor mondj le róla, ha neked ártana. A helyére így is, úgy is odakerül.
guide-SendCard = Ez a lap az adóztatáshoz, a zsoldfizetéshez vagy a Tanácshoz számít; ha elég lap gyűlik össze, az a szakasz következik. Azt hozd közelebb, ami neked jó: sok városnál az adóztatást, sok szavazatnál a Tanácsot, a zsoldfizetést csak akkor, ha van miből.
guide-PlaceMarker = A zsoldossávra tett címerrel a következő toborzáskor csapatot fogadhatsz fel, balról jobbra haladva. Aki balrább áll, előbb választ; több címerrel egy nemzetiségből többet is felfogadhatsz.
guide-Mobilize = Egy területet nevezel meg: bármelyik pihent nemesed odamehet, aki odaér, aztán ott egy csatát kezdhetsz. Aki mozgott vagy támadott, utána kimerült, ezért nézd meg, mit hagy őrizetlenül.
guide-Versatile = Öt dolog közül egy: két korona, egy szavazat, egy nemes mozgása, csata ott, ahol a nemeseid állnak, vagy címer a mező áráért. A lap visszatér a kezedbe, ezért arra használd, ami most éppen hiányzik.
guide-MoveNobles = Egy nemes egyet lép, vagy úton legfeljebb hármat; kikötőből hajózhat is, és a fenntartásban száll partra. Útközben csapatokat vehet át egy másik nemestől vagy a helyőrségtől.

## Dealing with others

guide-GivePermission = Valakinek az engedélyedre van szüksége. Tagadd meg, ami árt neked, engedd meg, ami nem kerül semmibe, vagy szabj árat, ahol lehet; az átvonuló sereg vissza is jöhet.
guide-PayPrice = Ezen az áron megengedik. Fizesd ki, ha az út vagy a csata többet ér a koronáknál; különben válassz mást.
guide-BuyOff = Megtámadnak, és koronát ajánlhatsz, hogy ne legyen csata. Kevesebbet ajánlj, mint amennyit valószínűleg veszítenél: egy várost, vagy egy nemest a csapataival.
guide-TakeOffer = Ezek a koronák a tieid, ha elállsz a támadástól. Vesd össze őket a győzelmi eséllyel és azzal, amit a győzelem hozna.

## Battles

guide-ChooseBattle = Az ütközetet és a rohamot sorskártyák döntik el, minden teljes 100 erő után egy. Az ostromzárhoz nagyobb összerő kell, szerencse nem, de csak egy későbbi fordulóban veszi be a helyet. Előbb számold össze az erőket.
guide-ChooseCommander = A parancsnok két lappal többet és, ha pihent, a képességét adja. Az parancsnokoljon, akinek a képességére szükséged van.
guide-DropCards = Parancsnokkal el kell dobnod néhány lapot, és többet is eldobhatsz. Azt tartsd meg, ami hiányzik: veszteséget gyenge ellenfél ellen, kivédést erős ellen, győzelmet a csata megnyeréséhez.
guide-UseAbility = A parancsnokod ezt az eredményt a te oldaladhoz adhatja. Ha bármit is változtat, aligha van okod kihagyni.
guide-TakeLoss = Minden veszteség egy jelző, 100-zal kevesebb erő. Úgy oszd el őket, hogy egy sereg se semmisüljön meg, mert akkor a nemese meghal; ahol helyet védesz, a falak is felfoghatnak belőle.
guide-ChooseShelter = Vesztettél, de ő él, és egy szomszédos területre vonul vissza. Olyat válassz, ahonnan még véd valamit, és nem kapják el azonnal.
guide-ChooseDeserter = Ebből a nemzetiségből egy zsoldos megszökik. A leggyengébbet vagy a legdrágábbat engedd el.
guide-LoseTroops = A veszteségek ekkora erőig zsoldosokba kerülnek; a vazallusok maradnak. Azonos összegnél azoktól válj meg, akiknek nagyobb a zsoldja.
guide-KeepOrRaze = A megtartott város minden fordulóban befolyást hoz, és adózik. Az elpusztításért egyszer a bevétele háromszorosát kapod, és többé senkié sem lesz: akkor tedd, ha úgysem tudnád megtartani.
guide-CedeCity = Elesett a kastélyod, és egy városod a győztesé lesz. Azt add oda, amelyiknek a legkisebb a bevétele, vagy amelyiket a legnehezebb megtartani.

## Events

guide-NameDrawer = Főkegyúrként te mondod meg, ki húz. A vörös esemény rossz, a zöld jó, a kék bárkit sújthat: a rosszat annak küldd, aki vezet, ha megéri a hitjelződet.
guide-CancelEvent = Ennyi hitjelzőért az esemény elmarad. Fizess, ha nemesbe, városba vagy sok koronába kerülne; hitjelzőt lassan lehet gyűjteni.
guide-PledgeFaith = A bárók közösen megakadályozhatják; ha nem gyűlik össze elég, senki sem fizet. Ajánlj fel valamennyit, ha téged sújtana, és semmit, ha másokat.
guide-PayRansom = Váltságdíj nélkül meghal; az örököse a fenntartásban visszatér, de most elhagyja a területét. Fizess, ha várost őriz, vagy támadást vezet.
guide-TakeVolunteer = Egy csapat ingyen csatlakozik hozzád, de később zsoldot kér. Az erő az első, hacsak nem kevés a koronád.
guide-HealArmy = Egy seregről minden veszteségjelző lekerül. Azt válaszd, amelyiken a legtöbb van, vagy amelyik legközelebb harcol.
guide-FreeWorks = Valamid ingyen megerősödik vagy kijavul. Az erődített várost nehezebb bevenni, és eggyel több koronát hoz.
guide-RefreshNobles = A pihent nemes ebben a fordulóban újra mozoghat és támadhat. Azokat válaszd, akiknek még van dolguk.
guide-OpenGates = Egy semleges város, ahol csak a te nemesed áll, harc nélkül kaput nyit. Egy város szinte mindig többet ér a koronáknál.
guide-GenerousGuilds = A választott város a bevétele kétszeresét fizeti. Vedd a leggazdagabbat.
guide-Absolution = Egy dolog alól feloldoznak. Az eltiltás vagy egy tartós esemény többnyire nagyobb teher, mint amennyit egy hitjelző ér.
guide-PayMutineer = Ezek a zsoldosok most kérik a zsoldjukat, vagy elmennek. Az erőseket fizesd ki, ha a következő zsoldfizetésre is marad.

## Neutral cards

guide-LaunchExpedition = Régensként expedíciót indíthatsz; mindenki koronát tehet bele, és a betét többszöröse tér vissza, vagy semmi. Akkor indíts, ha van fölösleges koronád.
guide-StakeCrowns = A betéted oda van, amíg a hajók vissza nem jönnek, akár a négyszeresével, vagy sehogy. Annyit tegyél be, amennyi a következő zsoldfizetéshez nem kell.
guide-BlessExpedition = A megáldott expedíció kétszer húz, és a jobbik lap számít. Megér egy hitjelzőt, ha magad is sokat tettél be.
guide-UpgradeDefenses = Minden rés 100-zal gyengíti a helyet; az erődített város 100-zal erősebb, és eggyel több koronát hoz. Előbb azt nézd, amit hamarosan megtámadhatnak.
guide-MusterTroops = Minden veszteségjelző 100-zal gyengíti a sereget, és a túl sok megöli a nemesét. Arra a seregre költs, amelyik legközelebb harcol.

## Taxation and Wages

guide-PayIncomeTax = A törvény a bevételed egy részét kéri. Aki nem fizet, azt eltiltják a Tanács üléseitől: fizess, hacsak nem érnek neked semmit a szavazataid.
guide-PayTithe = A törvény egy koronát kér a főkegyúrnak. Olcsóbb, mint az eltiltás.
guide-ObeySoldiersPay = A törvény megemeli az erős zsoldosok bérét. Tartsd be, ha futja rá; aki megszegi, azt eltiltják a Tanács üléseitől.
guide-PayWages = A kifizetetlen zsoldosok dezertálnak; a vazallusok zsold nélkül is maradnak. Előbb az erőseket fizesd ki, és azokat, akiknek a serege várost tart.

## The Assembly

guide-NameActing = Ezt az ülést nem vezetheted magad. Olyat nevezz meg, akinek ugyanaz az érdeke: aki az ülést vezeti, sorba rendezi a teendőket, és dönt szavazategyenlőségnél.
guide-Propose = Egy saját ügyet vihetsz szavazásra: eltiltás feloldását, törvény eltörlését, tisztség visszavonását, az ülés elhalasztását. Olyat javasolj, amire mások is szavaznak.
guide-ChooseOrder = Az elköltött szavazat odavan, ezért számít a sorrend. Előre azt tedd, amit most, a legtöbb szavazattal akarsz megnyerni, vagy a végére azt, amire a többieknek már nem marad.
guide-CommitVotes = Mindenki titokban ad le szavazatokat, és amit leadsz, elköltöd, akár nyersz, akár nem. Arra a lapra tartogasd, amelyik fontos neked: a hivatal, a tisztség és a korona azé, aki a legtöbbet kapja.
guide-Declare = A szavazataid már látszanak: mondd meg, mire adod őket. Vidd el magad, ami hoz valamit, a terhet pedig küldd annak a bárónak, aki vezet.
guide-BreakTie = A szavazatok egyenlők, és egyedül te döntesz, bárhogyan szavaztál is. Azt válaszd, ami neked a legjobb.
guide-WriteBallot = Minden teendőhöz felírod, mit akarsz, és hány szavazattal; együtt nem lehet több, mint amennyid van. A legtöbbet arra tedd, amelyik fontos neked.
guide-AcceptDecree = Ez rólad szól. Elfogadod, vagy elutasítod, és a játék végéig eltiltanak a Tanács üléseitől: ez csak súlyos veszteség ellen éri meg.
guide-GiveUpCharge = Legfeljebb három tisztséged lehet. Arról mondj le, amelyik a legkevesebbet hozza.
guide-AppointNoble = A hivatal kíséretet vagy jogot ad egy nemesnek, és elvész, ha meghal. Annak add, aki sereget vezet, vagy aki biztonságban marad, ha onnan is hasznot hoz.

## Troops and Upkeep

guide-HireTroops = A zsolddal egyenlő foglalóért fogadsz fel csapatot, és minden zsoldfizetéskor fizeted a zsoldját. Több erő több várost vesz be, de előbb számold meg a koronáidat.
guide-StationTroop = A felfogadott csapat egy városodnál vagy a kastélyodnál álló nemeshez, egy táblán kívüli nemeshez vagy a helyőrségbe kerül. Azt a sereget erősítsd, amelyik legközelebb támad, vagy azt a helyet, amelyik veszélyben van.
guide-QuellRevolt = Nincs ott nemesed, és a város el akar szakadni. Egy hitjelző vagy néhány korona megtartja: a város többnyire többet ér ennél.
guide-Rebuild = Amíg a kastélyod nincs a táblán, nem kapsz befolyást. Helyezd vissza, a városaid közelébe és erős ellenfelektől távol.
guide-Rearrange = Az egy területen álló nemesek most csapatokat adhatnak át egymásnak. Legyen egy erős sereg a támadáshoz, de annál is maradjon elég, aki ott marad.
guide-ReturnNoble = A kastélyodhoz vagy egy városodba tér vissza. Oda tedd, ahol egy városban nincs nemes, vagy ahonnan a következő támadás indul.
