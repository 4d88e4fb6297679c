## Puzzles: what an answer came to, and why

puzzle-asks = Te vagy { $name }. E válaszok közül melyik nyer a leggyakrabban?
puzzle-right = Helyes: ez a legjobb válasz.
puzzle-not-best = Nem ez a legjobb válasz.
puzzle-best = A legjobb válasz: { $letter } – { $answer }. Ha szakértők játsszák végig, a játszmák { $percent }%-át nyeri meg.
puzzle-lead = Utána következik: { $letter }, { $percent }%. Az előny { $lead } ± { $error } százalékpont.
puzzle-expert-right = A szakértő bot is ezt választja.
puzzle-expert-errs = A szakértő bot ezt választotta volna: { $letter } – ez { $percent }%-ot nyer.
puzzle-simple-errs = Első látásra ez tűnik a legjobbnak: { $letter } – a közvetlenül utána kialakuló állás becslése a legmagasabb. Végigjátszva { $percent }%-ot nyer.
puzzle-hasty-errs = Aki ökölszabály szerint játszik, ezt választja: { $letter } – ez { $percent }%-ot nyer.
puzzle-both-err = Csábító válasz: { $letter } – a szakértő bot ezt választaná, és a közvetlenül utána kialakuló állás becslése a legmagasabb. Végigjátszva { $percent }%-ot nyer.
puzzle-then = A szakértők utána többnyire így folytatják: { $answer }.
puzzle-odds = { $letter }: { $figure }.
puzzle-helps = A másik válasz ({ $letter }) leginkább neki kedvez: { $name } ekkor { $instead }% helyett { $percent }%-ban nyer.
puzzle-of = Mindegyik válasszal ugyanaz { AZ($games) } leosztás ment végig, amely egyezik azzal, amit itt tudhatsz. Semmi sem számított, ami rejtve van előtted.
