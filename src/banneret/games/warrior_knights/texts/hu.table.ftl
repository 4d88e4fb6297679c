### Hadurak: a böngészőben látható asztal szövegei.

## Hol tart a játék
table-web-phase = { $round }. forduló · { $what }
table-web-phase-over = Vége a játéknak
table-web-phase-setup = Előkészületek
table-web-phase-planning = Tervezés
table-web-phase-actions = Akciók
table-web-phase-upkeep = Fenntartás
table-web-phase-stack = Akciók, { $number }. pakli

## A térkép
table-web-map = A Királyság térképe
table-web-overseas = Tengerentúli városok
table-web-city = { $name }: erő { $strength }, bevétel { $income }
table-web-stronghold = { $name }: erő { $strength }
table-web-stronghold-of = { $name } kastélya
table-web-neutral = semleges
table-web-held-by = ura: { $name }
table-web-fortified = erődített
table-web-breaches = { $count } résjelző
table-web-besieged = ostromzár alatt, ostromló: { $name } ({ $round }. forduló óta)
table-web-army = { $noble } ({ $shape }), báró: { $name }, erő: { $strength }
table-web-garrison = helyőrség
table-web-sails = Tengeren: { $army }
table-web-at-sea = tengeren, { $area }
table-web-off-board = nincs a táblán
table-web-removed = kiesett a játékból
table-web-exhausted = kimerült
table-web-casualties = { $count } veszteségjelző
table-web-waits = halott, az örökösére vár
table-web-no-heir = nincs örököse
table-web-heir-held = örököse túsz, őrzője { $name }
table-web-no-troops = nincs csapata
table-web-troop-vassal = vazallus { $strength }
table-web-troop-english = angol { $strength }
table-web-troop-polish = lengyel { $strength }
table-web-troop-swabian = sváb { $strength }
table-web-troop-swiss = svájci { $strength }
table-web-troop-romanian = román { $strength }
table-web-troop-lombard = lombard { $strength }
table-web-nation-english = az angolok
table-web-nation-polish = a lengyelek
table-web-nation-swabian = a svábok
table-web-nation-swiss = a svájciak
table-web-nation-romanian = a románok
table-web-nation-lombard = a lombardok
table-web-wage = zsold: { $count } korona
table-web-fee = { $count ->
    [0] ingyen
   *[other] foglaló: { $count } korona
}

## Bárók
table-web-thinks = gondolkodik
table-web-your-turn = Te jössz
table-web-ready = kész
table-web-out = kiesett
table-web-victor = győztes
table-web-watching = Nézőként vagy itt: a betervezett lapok és a csatában húzott sorskártyák rejtve maradnak.
table-web-chairman = régens
table-web-head = főkegyúr
table-web-banned = eltiltva a Tanács üléseitől
table-web-free-markers = { $count } szabad címer
table-web-away = A táblán kívül: { $armies }
table-web-hostages = Akiknek az örökösét túszul tartja: { $nobles }
table-web-crowns = { $count } korona
table-web-votes = { $count } szavazat
table-web-faith = { $count } hitjelző
table-web-cities = { $count } város
table-web-influence = { $count } befolyás
table-web-cards-held = { $count } akciókártya kézben
table-web-cards-planned = { $count } betervezve

## Tervezés
table-web-cards-left = { $count ->
    [0] nincs több
   *[other] még { $count }
}
table-web-stacks = A három pakli
table-web-stack = { $number }. pakli
table-web-stack-with = { $count ->
    [0] { $number }. pakli: még nincs benne lapod
   *[other] { $number }. pakli: { $count } lapod van benne
}
table-web-planned = { $card }, { $number }. pakli; kattintással visszaveheted

## A térkép mellett
table-web-round-stacks = { $round ->
    [0] Paklik
   *[other] { $round }. forduló: paklik
}
table-web-pile = { $own ->
    [0] { $number }. pakli: még { $count } lap
   *[other] { $number }. pakli: még { $count } lap, ebből a tiéd { $own }
}
table-web-specials = Különleges szakaszok
table-web-special = { $name }: { $count } lap, a kezdéshez { $needed } kell
table-web-track = Zsoldossáv: { $count }/{ $needed }
table-web-space = { $space }: Alkalmazkodással { $fee } korona
table-web-space-of = { $space }, címer: { $name }
table-web-offer = Kínálat:
table-web-agendas = Sürgős teendők
table-web-laws = Érvényben:
table-web-expeditions = Expedíciók
table-web-expedition = { $space ->
    [0] { $name }: nem indult el
   *[other] { $name }: { $space }. mező, összesen 3
}
table-web-stake = { $name } betétje { $count } korona
table-web-blessed = áldott
table-web-pool = Befolyáskészlet: { $count }
table-web-discarded-events = Eldobott események: { $names }
table-web-discarded-agendas = Eldobott teendők: { $names }
table-web-discarded-troops = Eldobott zsoldosok: { $names }
table-web-city-goal = { $count } várossal nyersz
table-web-next-event = { $color ->
    [red] Következő esemény: vörös
    [green] Következő esemény: zöld
   *[blue] Következő esemény: kék
}

## Előkészületek
table-web-assign = Oszd be csapataidat: a kiemelt lap ahhoz a sereghez kerül, amelyiket választod
table-web-assigned = Minden lapot beosztottál.

## Toborzás, betét, egyezkedés
table-web-hire = Zsoldosok a kínálatban; { $count } koronád van
table-web-stake-how-much = A betéted; { $count } koronád van
table-web-buy-off = { $name } megtámad téged
table-web-offer-how-much = Ennyit ajánlasz a békéért; { $count } koronád van
table-web-permission = { $name } az engedélyedet kéri
table-web-price = Nevezd meg az árat: { $name } vagyona { $count } korona
table-web-name-baron = Válassz egy bárót

## Események
table-web-drawn-by = Húzta: { $name }
table-web-event-target = Akit vagy amit sújt: { $target }
table-web-cancel = { $pledged ->
    [0] { $count } hitjelzővel érvényteleníthető
   *[other] { $count } hitjelzővel érvényteleníthető; felajánlva: { $pledged }
}
table-web-pledge = Ennyi hitjelzőt ajánlasz fel; neked { $count } van

## Csaták
table-web-battle = { $kind ->
    [assault] Roham: { $place }
    [siege] Ostromzár: { $place }
   *[open_field] Ütközet: { $place }
}
table-web-attack = Támadó
table-web-defence = Védekező
table-web-neutral-side = Semleges város
table-web-commander = parancsnokol
table-web-fallen = elesik
table-web-drop = { $count ->
    [0] Kattints azokra a lapokra, amelyeket eldobsz; a többit megtartod.
   *[other] Kattints azokra a lapokra, amelyeket eldobsz: még legalább { $count } lapot el kell dobnod.
}
table-web-fate-hidden = Lefordított sorskártya
table-web-result-deal = 100 veszteség okozása
table-web-result-prevent = 100 veszteség kivédése
table-web-result-victory = Győzelem
table-web-result-draw = Újabb sorskártya
table-web-fate-deal = Veszteség
table-web-fate-prevent = Kivédés
table-web-fate-victory = Győzelem
table-web-fate-draw = Új lap
table-web-sum-deal = Okozott veszteség: { $count }
table-web-sum-prevent = Kivédett veszteség: { $count }
table-web-sum-victory = Győzelmek: { $count }
table-web-losses = { $count } veszteségjelző vár elhelyezésre
table-web-step-commanders = Először a parancsnokló nemesek, aztán a sorskártyák húzása.
table-web-step-drop = Mindkét fél titokban dönt arról, melyik sorskártyáit tartja meg.
table-web-step-losses = A lapok fel vannak fedve: előbb a veszteségek, aztán a győzelmek.
table-web-victories = Győzelmek: { $attack } : { $defence }.
table-web-full-victory = Teljes győzelem: { $name }.
table-web-partial-victory = Részleges győzelem: { $name }.
table-web-stalemate = Eldöntetlen.
table-web-place-falls = A falak elestek.

## A Tanács
table-web-assembly = A Tanács ülése
table-web-agenda-private = magánindítvány
table-web-agenda-motion = indítvány
table-web-agenda-law = törvény
table-web-agenda-charge = tisztség
table-web-agenda-concession = felügyelőség
table-web-agenda-office = hivatal
table-web-on-pardon = Magánindítvány, eltiltás feloldása: { $name }
table-web-on-repeal = Magánindítvány, visszavonás: { $card }
table-web-on-delay = Magánindítvány: az ülés elhalasztása
table-web-on-motion = Magánindítvány: { $card }
table-web-on-motion-ends = Magánindítvány, visszavonás: { $card }
table-web-propose-pardon = Eltiltás feloldása
table-web-propose-repeal = Visszavonás
table-web-propose-vote = Szavazás egy eldobott teendőről
table-web-motion-ends = Visszavonás: { $name }
table-web-propose-motion = Nyílt indítvány: elfogadás vagy visszavonás
table-web-propose-give-up = Válj meg egy régebbi tisztségtől
table-web-commit = Hány szavazatot adsz le? { $count } szavazatod van.
table-web-yes = mellette
table-web-no = ellene
table-web-written = { $agenda }: { $way }, { $count } szavazat
table-web-absent = távol van
table-web-leads = vezeti az ülést
table-web-committed = { $count } leadott szavazat

## A játék vége
table-web-won-cities = { $name } elég várost ural, és győzött
table-web-won-influence = { $name } befolyása a legnagyobb, ő győzött
table-web-won-last-baron = { $name } maradt az utolsó báró, ő győzött
table-web-won-rounds = { $name } győzött az utolsó forduló után
table-web-won-none = { $name } győzött
table-web-nobody-wins = A trón üresen marad: senki sem győzött

## Ami az imént történt
table-web-news-losses = Veszteségek { $attack } : { $defence }
table-web-news-victories = Győzelmek { $attack } : { $defence }
table-web-news-dies = { $noble } meghalt
table-web-news-retreats = { $noble } visszavonult ide: { $area }
table-web-news-takes = { $name } bevette ezt a várost: { $city }
table-web-news-stronghold = { $name } bevette a kastélyt
table-web-news-besieges = { $name } ostromzárba kezdett
table-web-news-starved-out = { $name } ostromzára sikerrel járt: a falak elestek
table-web-news-fleet-lost = { $name }: elvész a flotta
table-web-news-fleet-none = { $name }: semmi hír
table-web-news-fleet-times = { $name }: a betét szorzója { $count }
table-web-news-passed = elfogadva
table-web-news-rejected = elutasítva
table-web-news-chosen = a Tanács választottja: { $name }

## Esélyek
table-web-chance = esély { $percent }%
table-web-percent = { $percent }%
table-web-chances = Esélyek
table-web-chance-assault = Roham minden pihent nemessel
table-web-chance-siege = Ostromzár minden pihent nemessel
table-web-chance-fight = Ütközet, ellenfél: { $name }
table-web-chance-attack = Támadás a megnevezett nemesekkel
table-web-chance-kept = A most megtartott lapokkal
table-web-chance-best = A legjobb választással
table-web-chance-drop = a legjobb választás eldobja

## Names on the faces of action cards, with soft hyphens where a narrow card may break them

table-web-face-levy_taxes = Rek­vi­rá­lás
table-web-face-draft_soldiers = Al­ku­do­zás
table-web-face-rally_support = Tá­mo­ga­tás­gyűj­tés
table-web-face-serve_the_church = Az egy­ház szol­gá­ja
table-web-face-mobilize_forces = Csa­pat­moz­gás
table-web-face-versatile_strategy = Al­kal­maz­ko­dás
