## Puzzles

web-puzzles = Feladványok
web-puzzles-about = Botok játszmáiból való állások, amelyekben egy válasz egyértelműen a legjobb, de nem kézenfekvő. Minden választ szakértők játszottak végig.
web-puzzles-score = { $tried ->
    [0] { $count } feladvány vár rád. Mindegyiknél az első válasz számít.
   *[other] Elsőre megoldva: { $solved } / { $tried }. Összesen { $count } feladvány van.
}
web-puzzle-number = { $number }. feladvány
web-puzzle-place = { $number } / { $count }
web-puzzle-next = Következő feladvány
web-puzzle-solved = megoldva
web-puzzle-missed = nem sikerült
web-puzzle-today = a nap feladványa
web-puzzle-of-day = A nap feladványa
web-puzzle-of-day-try = { $game }: megpróbálom
web-puzzle-give-up = Feladom, lássuk a megoldást
web-puzzle-given-up = A legjobb válasz meg van jelölve. Megoldottnak nem számít.
