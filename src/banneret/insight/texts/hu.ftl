## Hints

insight-chance = nyerési esély: { $percent }%
insight-expert = a szakértő válasza
insight-expert-says = A szakértő utólag így indokolná: „{ $reason }”
insight-usually = Itt többnyire ezt érdemes mérlegelni: { $words }
insight-close = Az első kettő, amennyire meg lehet ítélni, egyformán jó, akármelyiknek nagyobb a százaléka.
insight-no-choice = Itt nincs miből választani.
insight-no-expert = Ehhez a játékhoz senki sem írt szakértőt, ezért nincs tipp.
insight-of = Szakértők játszották tovább { $worlds } olyan leosztásban, amely egyezik azzal, amit tudsz.

## Grades

insight-grade-best = legjobb
insight-grade-good = jó
insight-grade-inaccuracy = pontatlan
insight-grade-mistake = hiba
insight-grade-blunder = nagy hiba

## The review

review-title = Elemzés – { $game }
review-known = ahogyan ki-ki tudhatta
review-open = minden lapot ismerve
review-balance = Szerencse és tudás, százalékpontban
review-start = kezdetben
review-answers = saját válaszok
review-others = mások válaszai
review-luck = szerencse
review-result = eredmény
review-alone = A többiek válaszait most nem értékeltük: amin azok változtattak, az itt a szerencséhez számít.
review-turns = Fordulópontok
review-turn = { $from }–{ $to }. válasz: { $name } { $change } ({ $before }% → { $after }%)
review-turn-one = { $from }. válasz: { $name } { $change } ({ $before }% → { $after }%)
review-no-turns = Az esélyek egyszerre tíz pontnál kevesebbet változtak.
review-graded = { $name } válaszai: { $grades }
review-count = { $count } { $grade }
review-better = { $line }. válasz: { $given } – { $grade }, ára { $cost } pont. Jobb: { $better } ({ $percent }%).
review-no-better = Egyik válasz sem került említésre méltó árba.
