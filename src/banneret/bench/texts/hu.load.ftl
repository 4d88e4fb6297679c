### A webes asztal terhelés alatt: miért nem mérhető, és mi készül éppen.

error-load-linux = A terhelésmérés minden helynek külön címet ad (127.x.y.z), és ezt beállítás nélkül csak a Linux tudja.
error-load-too-small = A terhelésméréshez legalább két asztal és egy kör kell.
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

load-seating = leülnek a játékosok, { $tables } asztalhoz: { $contender }
load-round = { $number }. kör, összesen { $rounds }: { $contender }
load-checking = minden lépés ellenőrzése: { $contender }
