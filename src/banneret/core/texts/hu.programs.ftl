### Programként futó botok, és máshol játszó munkafolyamatok.

error-program-forbidden = Itt nem indítható program: { $bot }.
error-program-words = A bot parancssora nem értelmezhető: nincs bezárva egy idézőjel, vagy nem áll semmi egy fordított törtvonal után: { $command }
error-program-missing = Nincs itt ilyen program, vagy nem futtatható: „{ $command }”.
error-program-start = A program nem indítható el („{ $command }”): { $reason }.
error-program-time = { $bot }: nem érkezett válasz { $seconds } másodpercen belül.
error-program-gone = { $bot }: a program véget ért (kilépési kód: { $exit }).
error-program-gone-saying = { $bot }: a program véget ért (kilépési kód: { $exit }); utolsó szavai: { $line }
error-program-nonsense = { $bot }: ez a sor nem „type” mezővel rendelkező JSON-objektum: { $line }
error-program-expected = { $bot }: „{ $expected }” üzenetnek kellett volna jönnie, de „{ $type }” jött.
error-program-other-question = { $bot }: a válasz kérdésszáma { $id }, pedig a feltett kérdésé { $expected }.
error-program-illegal = { $bot }: egy kérdésre kétszer adott meg nem engedett választ, utoljára ezt: „{ $answer }” ({ $refusal }, szabály: { $rule }).
refusal-unknown-answer = Ebben a játékban nincs ilyen válasz.

error-workers-form = „{ $text }” – így nem adhatók meg a munkafolyamatok: 1 és { $most } közötti szám, „ray”, vagy egy cím, például ray://host:10001.
error-worker-lost = A munka egyik része { $tries } alkalommal is elveszett a munkafolyamatával együtt: { $reason }.
error-worker-version = Egy munkafolyamat változatai mások, mint ezen a gépen (program / szabályok / Python): { $theirs }, pedig itt { $ours }.
error-worker-clock = Ez a bot az óra szerint játszik: { $bot }. Különböző gépeken másképp játszana. Iterációszámot adj meg, vagy add hozzá: --allow-clock.
error-ray-missing = A fürtön végzett munkához a Ray kell: pip install 'banneret[cluster]' ({ $reason }).
error-ray-connect = Nem érhető el Ray-fürt ({ $address }): { $reason }
