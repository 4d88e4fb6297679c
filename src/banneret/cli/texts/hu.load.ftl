cli-load = a webes asztal mérése terhelés alatt
    .about = Elindítja a webes asztalt külön adatbázissal, megtölti asztalokkal, mindegyiken játszik, és addig gyorsítja az iramot, amíg a válaszok késni nem kezdenek. A végén minden visszaigazolt válasznak pontosan egyszer kell szerepelnie a feljegyzésekben. A kilépési kód 2, ha valamelyik elveszett vagy megkettőződött.
    .examples =
        banneret load --tables 20 --rounds 1
        banneret load --peers --report docs/benchmarks.md
cli-load-peers = a boardgame.io telepítése (npm kell hozzá) és mérése is
cli-load-tables = négyfős asztalok száma
cli-load-rounds = körök; mindegyikben minden kiszolgáló sorra kerül
cli-load-seconds = másodpercek emberi iramban, körönként
cli-load-report = az eredmény beírása egy oldalba (Markdown, mellette egy kép); az oldal többi része megmarad
load-memory = memória: { $seated } asztalonként, az utolsó kör után { $played }
load-checked = { $tables } játszma { $answers } visszaigazolt válasza mind szerepel a feljegyzésekben, egyszer
