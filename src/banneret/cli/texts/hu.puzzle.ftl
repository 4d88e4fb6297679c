cli-puzzle = feladvány: egy válasz egyértelműen a legjobb
    .about = Feladvány: egy botok játszmájából való állás, amelyben egy válasz egyértelműen a legjobb, de nem kézenfekvő. Játék nélkül a nap feladványa, szám nélkül a következő, amelyet még nem oldottál meg; a megoldottakat a program megjegyzi.
    .examples =
        banneret puzzle
        banneret puzzle havoc
        banneret puzzle knights 3
        banneret puzzle havoc --list
cli-puzzle-game = a játék; nélküle a nap feladványa
cli-puzzle-number = a feladvány száma
cli-puzzle-list = a feladványok felsorolása, és hogy melyik van megoldva
puzzle-which = Írd be e betűk egyikét: { $letters }; vagy „{ $quit }”.
error-no-puzzles = Ehhez még nincsenek feladványok: { $game }.
error-no-puzzle = Nincs ilyen számú feladvány: { $number }. Az utolsó: { $most }.
