### A mérés: kik vesznek részt benne, mit mivel vetünk össze, és egy futás jelentése.

## Résztvevők
bench-contender-calibration = egyszerű Python-ciklus, viszonyításul
bench-contender-leduc-pure = Leduc, fordítatlan, Pythonból vezérelve, `random.choice`
bench-contender-leduc-driver = Leduc, lefordított, Pythonból vezérelve, `random.choice`
bench-contender-openspiel-driver = Leduc, OpenSpiel Pythonból, `random.choice`, a véletlen csomópontokban `random.choices`
bench-contender-rlcard-driver = Leduc, RLCard Pythonból, `random.choice`
bench-contender-pettingzoo-choice = Leduc, PettingZoo Pythonból, `random.choice`
bench-contender-pettingzoo-documented = Leduc, PettingZoo Pythonból, `action_space.sample(mask)`
bench-contender-leduc-inner = Leduc, lefordított belső ciklus
bench-contender-openspiel-bots = Leduc, az OpenSpiel random botjai (C++)
bench-contender-leduc-ismcts = Leduc, `ismcts`, lefordított
bench-contender-openspiel-ismcts = Leduc, az OpenSpiel IS-MCTS-e (C++)
bench-contender-openspiel-ismcts-equal = Leduc, az OpenSpiel IS-MCTS-e (C++), ugyanannyi felfedezéssel, mint a miénk
bench-contender-havoc-pure = Havoc, 4 játékos, fordítatlan belső ciklus
bench-contender-havoc-driver = Havoc, 4 játékos, lefordított, Pythonból vezérelve
bench-contender-havoc-inner = Havoc, 4 játékos, lefordított belső ciklus
bench-contender-openspiel-gin-rummy = gin römi, az OpenSpiel random botjai (C++)
bench-contender-havoc-clone = Havoc, másolat a játszma felénél
bench-contender-openspiel-hearts = hearts, OpenSpiel, másolat játszma közben
bench-contender-havoc-hands = Havoc, hat lap kiértékelése
bench-contender-pokerkit-hands = pokerkit, öt lap kiértékelése
bench-contender-havoc-ismcts = Havoc, `ismcts`, véletlenszerűen végigjátszott folytatásokkal
bench-contender-havoc-worlds = Havoc, determinizálás játszma közben
bench-contender-havoc-views = Havoc, nézetek játszma közben
bench-contender-knights-inner = Lovagok, 4 játékos, lefordított belső ciklus
bench-contender-fog-inner = Field of Glory, lefordított belső ciklus
bench-contender-mousquetaires-inner = A király testőrei, 4 játékos, lefordított belső ciklus
bench-contender-warriors-inner = Hadurak, 4 játékos, lefordított belső ciklus
bench-contender-warriors-clone = Hadurak, 6 játékos, másolat a játszma felénél
bench-contender-warriors-search = Hadurak, 6 játékos, `ismcts`, ahogy a bot játszik
bench-contender-knights-odds = Lovagok, a kockadobások pontos esélyei, lefordított
bench-contender-knights-odds-pure = Lovagok, a kockadobások pontos esélyei, fordítatlan
bench-contender-plain-odds = ugyanezek az esélyek, egyszerű végigszámolás Pythonban

## Amit egy résztvevő számol
bench-unit-clones = { $rate } másolat/s
bench-unit-decisions = { $rate } döntés/s
bench-unit-determinizations = { $rate } determinizálás/s
bench-unit-hands = { $rate } kombináció/s
bench-unit-iterations = { $rate } iteráció/s
bench-unit-loops = { $rate } ismétlés/s
bench-unit-odds = { $rate } esély/s
bench-unit-views = { $rate } nézet/s

## Mércék
bench-bar-leduc-driver-over-openspiel-driver = Leduc: lefordított, Pythonból vezérelve ÷ OpenSpiel Pythonból
bench-bar-leduc-pure-over-openspiel-driver = Leduc: fordítatlan, Pythonból vezérelve ÷ OpenSpiel Pythonból
bench-bar-leduc-inner-over-openspiel-bots = Leduc: lefordított belső ciklus ÷ az OpenSpiel random botjai (C++)
bench-bar-leduc-driver-over-rlcard-driver = Leduc: lefordított, Pythonból vezérelve ÷ RLCard
bench-bar-leduc-driver-over-pettingzoo-choice = Leduc: lefordított, Pythonból vezérelve ÷ PettingZoo
bench-bar-leduc-driver-over-pettingzoo-documented = Leduc: ugyanez ÷ a PettingZoo dokumentált ciklusa
bench-bar-leduc-ismcts-over-openspiel-ismcts = Leduc: `ismcts` ÷ az OpenSpiel IS-MCTS-e (C++)
bench-bar-leduc-ismcts-over-openspiel-ismcts-equal = Leduc: ugyanez, egyforma felfedezéssel
bench-bar-havoc-inner-over-havoc-pure = Havoc, 4 játékos: lefordított belső ciklus ÷ fordítatlan
bench-bar-havoc-inner-over-openspiel-gin-rummy = Havoc, 4 játékos: lefordított belső ciklus ÷ OpenSpiel, C++ botok, gin römi
bench-bar-havoc-clone = Havoc: másolat a játszma felénél
bench-bar-havoc-hands = Havoc: kiértékelt kombinációk
bench-bar-havoc-ismcts = Havoc: az `ismcts` iterációi, véletlenszerűen végigjátszott folytatásokkal
bench-bar-warriors-clone = Hadurak, 6 játékos: másolat a játszma felénél
bench-bar-knights-odds-over-plain-odds = Lovagok: a kockadobások pontos esélyei, lefordított ÷ egyszerű végigszámolás
bench-bar-knights-odds-pure-over-plain-odds = Lovagok: a kockadobások pontos esélyei, fordítatlan ÷ egyszerű végigszámolás

## Ítéletek és értékek
bench-met = teljesült
bench-missed = nem teljesült
bench-no-bar = nincs mérce
bench-summary = { $median }; legrosszabb: { $worst }; mérce: { $limit }; { $verdict }
bench-summary-no-bar = { $median }; nincs mérce
bench-range = { $low }–{ $high }
bench-exact = pontos
bench-date = { $year }. { $month }. { $day }.

## Megjegyzések
bench-without-peers = A mérésben más játékmotorok nem vettek részt: a soraik kimaradtak.
bench-left-out = { $contender }: kimaradt, mert hiányzik, ami kell hozzá: { $needs }
bench-not-started = { $contender }: kimaradt, mert nem indul el: { $reason }

## Az oldal
bench-page = Mérések
bench-page-made = A `banneret bench` készítette; kézzel ne szerkeszd.
bench-page-conditions = { $date }, { $processor }, { $cores } mag, { $system }, { $interpreter }. A résztvevők egyetlen futásban váltották egymást, mindegyik saját folyamatban és saját környezetben: { $rounds } kör, mindegyikben résztvevőnként { $seconds } processzormásodperc, legalább 10 ms hosszú adagokban két óraleolvasás között.
bench-page-short = { AZ($seconds, big: 1) } másodpercnél rövidebb mérések jobban szórnak: nézd a tartományt is.
bench-page-picture = Hogyan állnak az értékek a mércéikhez képest
bench-page-bars = Mércék
bench-page-bars-about = Az arányok egy-egy körön belüliek. Egy mérce akkor teljesül, ha a **legrosszabb** kör is teljesíti.
bench-page-rates = Sebességek
bench-page-rates-about = Mennyiség a processzoridő egy másodperce alatt: a körök mediánja és tartománya.
bench-page-equality = Ugyanaz a játék
bench-page-apart = A nyert zsetonok és a döntések száma együtt nézve, a lehetséges kimenetelek száma { $outcomes }: a mieink legfeljebb { $errors } standard hibával térnek el az OpenSpiel pontos valószínűségeitől, és nincs köztük olyan, amely az OpenSpielben ne fordulna elő.
bench-page-rlcard = Az RLCard (és a ráépülő PettingZoo) ugyanazt a hat lapot osztja, és ott is legfeljebb kétszer lehet emelni egy körben, 2, illetve 4 zsetonnal. Az OpenSpielben és nálunk viszont mindenki 1 zseton alaptétet tesz be, ott pedig egy kisorsolt helytől kezdve 1 és 2 zsetonos vaktétek vannak; nálunk csak emelés után lehet bedobni a lapokat, ott mindig; a második kört nálunk az első hely kezdi, ott az, aki éppen következik. Ezért ott rövidebbek a játszmák. A sebességek döntésekre vonatkoznak.
bench-page-parity = Egyezés
bench-page-parity-about = A mérés előtt a két változat ugyanazokkal a kezdőértékekkel játszott, és ugyanazokba az állapotokba jutott, ugyanazoknak a lapoknak pedig ugyanazt a kulcsot adta ({ $games }).
bench-parity-part = { $what ->
    [players] { $game }, { $count } játékos
    [hands] { $game }, kombinációk
    [odds] { $game }, esélyek
    [experts] { $game }, szakértő botok
   *[games] { $game }
}
bench-page-notes = Megjegyzések

bench-head-bar = mérce
bench-head-beside = mellette
bench-head-contender = résztvevő
bench-head-decisions = döntés játszmánként
bench-head-games = játszma
bench-head-leduc = Leduc, véletlen játék
bench-head-mean = az első hely átlaga
bench-head-median = medián
bench-head-module = modul
bench-head-range = tartomány
bench-head-variance = szórásnégyzet
bench-head-versions = verziók

## A kép
bench-picture-title = A Banneret mérései és a mércéik
bench-picture-heading = Mérések és mércék
bench-picture-caption = { $date }, { $rounds } kör, mindegyikben { $seconds } processzormásodperc. Sáv: a körök mediánja. Vonal: a körök tartománya. Fekete jel: a mérce, amelyet a legrosszabb körnek is teljesítenie kell.
bench-picture-ratios = Hányszor olyan gyors
bench-picture-absolute = Önálló értékek, a mércéjük többszöröseként
