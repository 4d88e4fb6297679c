### Havoc: miért lehetetlen egy helyzetleírásban megadott állás.

## Hogyan van leírva
reason-position-cards-text = ide lapok szövege kell (például "b9 D o2"), nem ez: { $value }
reason-position-no-card = nincs ilyen lap: { $card }; egy szín betűjét (b, o, g, k, y, n) és egy 1 és 18 közötti értéket írj, vagy azt, hogy D vagy John
reason-position-battle-word = nincs ilyen csata: { $value }; csaták: { $known }
reason-position-battle-list = ide csaták listája kell (például ["sluys", "crecy"]), nem ez: { $value }
reason-position-battle-twice = kétszer szerepel: { $battle }

## Lapok
reason-position-card-twice = kétszer szerepel: { $card }
reason-position-not-in-play = { $players } játékossal nincs játékban: { $card } (az értékek 1 és { $high } közöttiek)
reason-position-too-many-dogs = több eb szerepel, mint ahány játékban van ({ $dogs })
reason-position-john-only-in-deck = John of Gaunt lapja csak a húzópakliban lehet
reason-position-john-missing = John of Gaunt lapja nincs a húzópakliban, vagy kétszer szerepel
reason-position-john-in-deck = John of Gaunt a húzópakliban van: ott add meg a lapját
reason-position-no-hand-left = nem marad lap ehhez a kézhez: { $who }
reason-position-no-recruits-left = nem marad lap az újoncokhoz
reason-position-no-place = { $count } lapnak nincs helye
reason-position-recruits-cap = { $players } játékossal legfeljebb { $count } újonc lehet
reason-position-three-recruits = amíg van lap, minden forduló három újonccal kezdődik
reason-position-recruits-gone = ezek a végső csata előtt a dobott lapokhoz kerültek
reason-position-loot-discards = hullarabláskor két eb és egy elvehető lap van a dobott lapok között
reason-position-too-few-to-draw = a húzópakliban, az újoncok és a dobott lapok között együtt nincs elég lap az újoncozáshoz
reason-position-nothing-to-place = aki már húzott, annak van lap a kezében
reason-position-initiator-holds = aki Havoc!-ot kiált, annak legalább két lap van a kezében
reason-position-nobody-lays = most senki sem rak le lapot
reason-position-not-in-hand = nincs a kézben: { $card }
reason-position-nothing-picked = nem választott lapot: { $who }
reason-position-too-many-laid = ennyi lapot nem lehet lerakni (H-6.3)

## Székek és kérdések
reason-position-somebodys-turn = mindig valakinek a fordulója tart
reason-position-whose-turn = most ő van soron: { $who }
reason-position-not-asked = őt most nem kérdezi a játék: { $who }
reason-position-not-recruiting = most senki sem újoncoz
reason-position-peace-turn = egy év békét a Béke őre a saját fordulójában jelent be
reason-position-keeper-discards-nothing = a Béke őre nem dob el lapot
reason-position-keeper-chooses = a következő csatát a Béke őre választja ki
reason-position-not-choosing = a következő csatát csak battle_order = winner_chooses mellett, legalább két csata közül lehet kiválasztani
reason-position-everybody-asked = Castillonnál mindenki egyszerre választ; az answered sorolja fel, ki döntött már

## Csaták
reason-position-castillon-won = ha Castillont már megnyerték, a játék véget ért
reason-position-no-chevauchees = a Chevauchées csatáját csak John of Gaunttal vívjátok meg
reason-position-not-cancelled = ez a csata nem maradhat el: { $battle }
reason-position-castillon-last = Castillon az utolsó csata
reason-position-not-to-come = ez a csata már nincs hátra: { $battle }
reason-position-battle-nowhere = ez a csata nincs hátra, nem nyerte meg senki, és nem is maradt el: { $battle }
reason-position-order = a történelmi sorrend növekvő; másikat a battle_order beállítás ad
reason-position-only-castillon = csak Castillon van hátra, és azért senki sem kiált Havoc!-ot
reason-position-final-last = a végső csata az összes többi után következik
reason-position-laid-for-all = a castillon_play beállítás szerint itt nincs kérdés: a játék mindenkinek a legerősebb kombinációját rakja le
reason-position-no-battle = most nincs csata
reason-position-other-battle = a sor következő csatája: { $battle }
reason-position-not-castillon = most senkinek sem kell Castillonnál lapot raknia
reason-position-not-in-battle = nem vesz részt a csatában: { $who }
reason-position-initiator-lays = először az ütközet kezdeményezője rak le lapot
reason-position-initiator-in = az ütközet kezdeményezője már részt vesz a csatában
reason-position-not-laid-yet = az ütközet kezdeményezője még nem rakott le lapot
reason-position-two-laid = aki részt vesz a csatában, legalább két lapot lerakott (H-6.4)
reason-position-asked-later = rá csak később kerül sor
reason-position-first-asked = amíg az első széket nem kérdezte a játék, senki sem rakhatott le lapot
reason-position-lay-at-once = Castillonnál mindenki egyszerre rak le lapot
reason-position-dogs-out = { $low } és { $high } közötti számú eb lehet harcon kívül
reason-position-no-key = ez nem kombináció: { $value } (például: [4, [2], []])
reason-position-other-key = a lerakott lapok más kombinációt adnak
reason-position-dogs-left = ennyi ebet már nem lehet aktiválni
reason-position-no-winner = a csatát egy résztvevője nyerte meg
reason-position-other-winner = ezt a csatát ({ $battle }) ő nyerte meg: { $who }
reason-position-name-winner = már aktiváltak ebeket: add meg a győztest és a helyezéseket

## A békekártya és John of Gaunt
reason-position-holder = a kártya nála van: { $who }
reason-position-face = a felső oldal: { $face }
reason-position-sides = a békekártyának ennyi számozott oldala van: { $high }
reason-position-skip-turning = a kártya csak a csata utáni első fordulóban, az 1-es oldalon marad elforgatatlanul
reason-position-first-turn = a játék első fordulója a Béke őréé, és akkor még minden csata hátravan
reason-position-peace-in-battle = csata közben senki sem a Béke őre
reason-position-john-option = a john_of_gaunt beállítás dönti el, hogy részt vesz-e a játékban
reason-position-john-fighting = pontosan abban a csatában harcol, amelyet ő kezdeményezett
reason-position-john-keeper = pontosan akkor őrzi a békét, ha ő a Béke őre
reason-position-john-after-needed = meg kell adni a széket, amelyik a lapját felhúzta
reason-position-john-not-drawn = a lapját még senki sem húzta fel
reason-position-john-pending = a lapja azonnal véget vet a fordulónak, és a végső csatában nem vesz részt
reason-position-john-final = a végső csatában nem vesz részt
reason-position-john-not-choosing = John of Gauntot nem kérdezi a játék a következő csatáról
reason-position-johns-battle = John of Gaunt csatája calais_to_tours vagy tours_to_bordeaux
