### Gazdát cserélő helyek: a napló sorai mindenkinek.

news-sat = { $name } leül.
news-came = { $name } meghívóval érkezik, és leül.
news-took-over = { $name } meghívóval érkezik, és átveszi a helyet a bottól.
news-got-up = { $name } feláll; a hely újra szabad.
news-left = { $name } kilép a játékból; bot játszik tovább.
news-handed-over = { $name } helyett bot játszik tovább.
news-replaced = { $name } helyett bot játszik tovább.
news-replaced-by = { $by } botot ültet a távol lévő játékos helyére: { $name }.
news-reclaimed = { $name } visszaveszi a helyét a bottól.
news-bot-in = Bot ül le: { $name }.
news-bot-out = { $name } (bot) feláll.
news-bot-out-by = { $by } felállítja a botot: { $name }.
news-bot-level = { $name } mostantól más szinten játszik: { $level }.
news-opened = { $name }: mostantól bárki leülhet.
news-invited = Valaki meghívót kap erre a helyre: { $name }.
news-invited-by = { $by } meghívót ad erre a helyre: { $name }.
news-withdrawn = Visszavont meghívó erre a helyre: { $name }.
news-withdrawn-by = { $by } visszavon egy meghívót erre a helyre: { $name }.
news-host = Mostantól { $name } a házigazda.

error-one-seat-a-game = Ebben a játszmában már láttad egy másik hely lapjait. Egy játszmában mindenkinek egy helye van: nézheted a játékot, vagy visszaülhetsz a saját helyedre.
