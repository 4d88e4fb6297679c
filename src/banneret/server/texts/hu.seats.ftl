### Gazdát cserélő helyek: a napló sorai mindenkinek.

news-sat = { $name } leül.
news-came = { $name } meghívóval érkezik, és leül.
news-took-over = { $name } meghívóval érkezik, és átveszi a helyet a géptől.
news-got-up = { $name } feláll; a hely újra szabad.
news-left = { $name } kilép a játékból; gép játszik tovább.
news-handed-over = { $name } helyett gép játszik tovább.
news-replaced = { $name } helyett gép játszik tovább.
news-replaced-by = { $by } gépet ültet a távol lévő játékos helyére: { $name }.
news-reclaimed = { $name } visszaveszi a helyét a géptől.
news-bot-in = Gép ül le: { $name }.
news-bot-out = { $name } (gép) feláll.
news-bot-out-by = { $by } felállítja a gépet: { $name }.
news-bot-level = { $name } mostantól más szinten játszik: { $level }.
news-opened = { $name }: mostantól bárki leülhet.
news-invited = Valaki meghívót kap erre a helyre: { $name }.
news-invited-by = { $by } meghívót ad erre a helyre: { $name }.
news-withdrawn = Visszavont meghívó erre a helyre: { $name }.
news-withdrawn-by = { $by } visszavon egy meghívót erre a helyre: { $name }.
news-host = Mostantól { $name } a házigazda.

error-one-seat-a-game = Ebben a játszmában már láttad egy másik hely lapjait. Egy játszmában mindenkinek egy helye van: nézheted a játékot, vagy visszaülhetsz a saját helyedre.
