### Új kulcs a webes asztal sütijeihez.

cli-rotate-key = új kulcs a webes asztal sütijeihez
    .about = A legújabb kulcs ír alá; az utolsó négy még érvényes, így senki sem jelentkezik ki. A futó kiszolgálók maguktól észreveszik.
cli-rotate-key-db = az adatbázis, sqlite:///FÁJL vagy postgresql://KISZOLGÁLÓ/NÉV
cli-rotate-key-forget = a régebbi kulcsok elfelejtése: mindenki kijelentkezik
rotate-key-done = Mostantól új kulcs ír alá. Senki sem jelentkezett ki.
rotate-key-forgotten = Mostantól új kulcs ír alá, a régebbiek nem érvényesek: mindenki kijelentkezett. A futó kiszolgálókat indítsd újra.
