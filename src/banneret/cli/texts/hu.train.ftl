cli-train = hálózat tanítása egy játék becslésének javítására
    .about = Szakértők sok játszmát játszanak egymás ellen, a valódi leosztással és olyanokkal is, amelyek egy játékos ismereteinek megfelelnek; ezekből egy hálózat a PyTorch segítségével megtanulja, ki áll jobban. A parancs közli, mennyire találja el a soha nem látott játszmák végét. A BANNERET_NETS változó mondja meg, melyik mappa hálózatait próbálja ki a „master” bot.
    .examples =
        banneret train field_of_glory --games 60000 --workers 2 --out nets
        BANNERET_NETS=nets banneret match field_of_glory --bots master,ismcts
cli-train-games = hány játszmát játsszanak a szakértők
cli-train-first = az első réteg egységeinek száma
cli-train-second = a második réteg egységeinek száma
cli-train-passes = hányszor tanulja végig az összes állást
cli-train-out = ide kerülnek a játszmák és a hálózatok, játékonként egy mappába
train-learning = Tanulás
train-done = A hálózat itt van: { $file }. Játékban még bizonyítania kell: BANNERET_NETS={ $folder } banneret match { $game } --bots master:0.05cpu,ismcts:0.05cpu --players 2 --games 800
error-torch-missing = A tanuláshoz PyTorch kell: pip install torch ({ $reason }). A lejátszott játszmák megmaradnak.
error-rows-missing = Ebben a fájlban nincs állás, amelyből tanulni lehetne: { $file }.
error-net-unreadable = Ez a fájl nem olvasható: { $file } ({ $reason }).
error-net-other = Ez a hálózat máshoz készült: { $file }. Ez az értéke eltér: „{ $what }”; benne { $found }, itt { $meant }.
error-world-shape = Ennek a játéknak a megfigyelései csak azt tudják leírni, amit egy hely láthat, a nyílt lapokat nem: ebből még nem tanulhat hálózat ({ $game }: { $reason } …).
error-rows-few = Ebben a fájlban túl kevés a játszma: { $file }. Minden tizedik félre van téve, és mindkét fajta kell; legalább { $games } játszmára van szükség.
