### A webes asztal terhelés alatt: miért nem mérhető, és mi készül éppen.

error-load-linux = A terhelésmérés minden helynek külön címet ad (127.x.y.z), és ezt beállítás nélkül csak a Linux tudja.
error-load-too-small = A terhelésméréshez legalább két asztal és egy kör kell.
error-load-too-short = Kevés az asztal ({ $tables }) vagy a másodperc ({ $seconds }): ennyi idő alatt senki sem lépett. Adj meg többet.
error-load-connect = A kiszolgáló nem érhető el innen: { $address } (kapu: { $port }). Az ok: { $reason }
error-load-answer = A kiszolgáló értelmetlen választ adott: { $reason }
error-load-refused = Asztal: { $table }. A „{ $answer }” válasz szerepelt a lehetőségek között, a kiszolgáló mégis ezt feleli: „{ $status }”.
error-load-unseen = Asztal: { $table }. Egy válasz után { $seconds } másodperccel valaki még mindig nem értesült róla.
error-load-no-database = Nincs ilyen adatbázis: { $file }
error-load-table-lost = Ez az asztal nincs az adatbázisban, pedig a kiszolgáló visszaigazolta: { $table }
error-load-version = Asztal: { $table }. A visszaigazolt változat { $told }, a megőrzött { $kept }.
error-load-record = Asztal: { $table }. A feljegyzése nem játszható vissza: { $reason }
error-load-lost = Asztal: { $table }, hely: { $seat }. Elveszett egy visszaigazolt válasz („{ $answer }”, sorszáma { $number }): visszaigazolva { $told }, megőrizve { $kept }.
error-load-doubled = Asztal: { $table }, hely: { $seat }. Többször őrződött meg egy válasz, mint ahányszor a kiszolgáló visszaigazolta („{ $answer }”, sorszáma { $number }): visszaigazolva { $told }, megőrizve { $kept }.
error-load-other = Asztal: { $table }, hely: { $seat }. Egy visszaigazolt válasz („{ $answer }”, sorszáma { $number }) helyén másik áll.
error-load-contender = { $contender ->
    [pages] Ez a résztvevő nem fut: { load-contender-pages }. Az ok: { $reason }
    [programs] Ez a résztvevő nem fut: { load-contender-programs }. Az ok: { $reason }
    [boardgame-memory] Ez a résztvevő nem fut: { load-contender-boardgame-memory }. Az ok: { $reason }
   *[boardgame-files] Ez a résztvevő nem fut: { load-contender-boardgame-files }. Az ok: { $reason }
}
error-load-ended = { $contender ->
    [programs] Leállt a kiszolgáló: { load-contender-programs }. A kilépési kód { $code }, az ok: { $reason }
   *[pages] Leállt a kiszolgáló: { load-contender-pages }. A kilépési kód { $code }, az ok: { $reason }
}

reason-load-closed = { $path }: a kiszolgáló bontotta a kapcsolatot
reason-load-endless-head = fejléc, amelynek nincs vége
reason-load-no-npm = nincs telepítve az npm
reason-load-silent = { $path }: { $seconds } másodperc alatt semmi

load-seating = leülnek a játékosok, { $tables } asztalhoz: { $contender }
load-round = { $number }. kör, összesen { $rounds }: { $contender }
load-checking = minden lépés ellenőrzése: { $contender }

## Résztvevők
load-contender-pages = Banneret, kirajzolt oldalak
load-contender-programs = Banneret, JSON programoknak
load-contender-boardgame-memory = boardgame.io, a memóriában
load-contender-boardgame-files = boardgame.io, FlatFile

## Megjegyzések
load-not-installed = boardgame.io: kimaradt, mert nem telepíthető: { $reason }
load-pure = a mérés a fordítatlan változattal készült: lefordított nincs
load-left-out = { $contender }: kimaradt, mert hibázott ({ $number }. kör): { $reason }
load-left-out-ended = { $contender }: kimaradt, mert leállt a kiszolgálója ({ $number }. kör, a kilépési kód { $code }): { $reason }

## Az oldal része
load-page = A webes asztal terhelés alatt
load-page-made = A `banneret load` készítette; kézzel ne szerkeszd.
load-page-conditions = { $date }, { $processor }, { $cores } mag, { $system }, { $interpreter }, { $build ->
    [pure] fordítatlan
   *[compiled] lefordított
} változat. { $tables } asztal, mindegyiknél { $seats } hely, ugyanazon a gépen; helyenként egy nyitott adatfolyam (összesen { $streams }), minden hely a saját címéről, a kiszolgáló eredeti korlátaival. A vezérlő külön folyamat ugyanazokon a magokon, és közben más munka is folyt rajtuk: az értékek ezért { $rounds } kör mediánjai a tartományukkal, és minden körben minden kiszolgáló sorra került. Az arányok megbízhatóbbak.
load-page-pace = Emberi iram: egy-egy asztalnál átlagosan { $pace } másodpercenként lép valaki, véletlen pillanatokban, és { $every } másodpercenként az asztalok egy része ({ $share }%) egyszerre lép. Lépés az a válasz, amelyet az asztalnál mindenki lát; az ideje az elküldésétől addig tart, amíg az utolsó hely is értesül róla. Az iram ezután { $step } másodperces szakaszonként gyorsul. A mi asztalainknál véletlenszerű a játék: minden lépésre átlagosan { $drafts } piszkozat jut, vagyis olyan válasz, amelyet csak az lát, aki adta; ez is terhelés, de nem számít lépésnek.
load-page-picture = Mennyi idő alatt értesül az utolsó hely is, az iram szerint
load-page-compared =
    - **Banneret, kirajzolt oldalak**: amit egy böngésző kap. A kiszolgáló alkalmazza a Havoc szabályait, véglegesíti a
      választ az SQLite-ban (WAL, `synchronous=FULL`), és csak ezután rajzolja ki a megváltozott területeket, minden
      helynek abból, amit az láthat, és a saját nyelvén.
    - **Banneret, JSON programoknak**: ugyanez, de minden hely JSON-ként kapja meg az állapotát, rajz nélkül. Ez hasonlít
      ahhoz, amit a boardgame.io küld.
    - **boardgame.io, a memóriában**: az alapértelmezett tárolója. **Nem tartós**: újraindításkor minden játszma elvész.
      A játéka egyszerű: egy számláló, amelyet a soron lévő hely növel; minden hely ugyanazt a néhány száz bájtot kapja.
    - **boardgame.io, FlatFile**: a fájlba író tárolója. A lépést **előbb** hirdeti ki, mint hogy leírná, és sohasem várja
      meg a lemezt, így a mi mércénk szerint ez sem tartós; minden lépésnél újra leírja a játszma teljes naplóját.
load-page-ratios = Arányok egy-egy körön belül. Az időknél és a processzoridőnél az 1 alatti, a lépés/s értékeknél az 1 feletti arány kedvez nekünk.
load-page-memory = Memória
load-page-memory-about = Ennyivel nő a kiszolgáló memóriája, elosztva az asztalok számával.
load-page-bytes = { $size } bájt
load-page-checked = Semmi sem veszett el, semmi sem kettőződött meg
load-page-checked-about = Az utolsó visszaigazolás után a kiszolgálóinkat `kill -9` állította le. Az adatbázisukban { $tables } játszma minden visszaigazolt válasza megvolt (összesen { $answers }), mindegyik egyszer és a maga helyén, és minden feljegyzés visszajátszható volt. Minden ötvenedik választ kétszer küldtük el, ugyanazzal a kulccsal.

load-head-p50 = p50, ms
load-head-p99 = p99, ms
load-head-p99-burst = p99 az egyszerre lépő asztaloknál, ms
load-head-sustained = lépés/s, amíg a p99 legfeljebb { $limit } ms
load-head-cpu = a kiszolgáló processzorideje lépésenként, ms
load-head-ratio = arány
load-head-seated = egy asztal, ha minden helyen ülnek és figyelnek
load-head-played = ugyanez az utolsó kör után
load-head-message = egy üzenet

## A kép
load-picture-caption = { $date }, { $tables } asztal, mindegyiknél { $seats } hely. Egy pont: a 99. percentilis egy kör egy iramánál.
load-picture-up = ms, amíg az utolsó hely is értesül
load-picture-across = lépés másodpercenként
load-picture-rate = { $rate } lépés/s
