### Field of Glory: miért tett valamit a szakértő, ha megkérdezik.

bot-attack = { $stands ->
    [behind] Bónuszkártyák nélkül { $by } ponttal gyengébb voltam ({ $column }. oszlop), de megérte a kockázatot.
    [even] Bónuszkártyák nélkül egyforma erősek voltunk ({ $column }. oszlop), és a győzelem többet hoz, mint amennyibe a vereség kerül.
   *[ahead] Bónuszkártyák nélkül { $by } ponttal erősebb voltam ({ $column }. oszlop).
}
bot-stand = { $stands ->
    [behind] Bónuszkártyák nélkül a támadó { $by } ponttal gyengébb volt, ezért maradtam ({ $column }. oszlop).
    [even] Bónuszkártyák nélkül egyforma erősek voltunk: megérte harcolni ({ $column }. oszlop).
   *[ahead] A támadó { $by } ponttal erősebb volt, de az oszlop feladása többe került volna ({ $column }. oszlop).
}
bot-retreat = { $stands ->
    [ahead] Bónuszkártyák nélkül a támadó { $by } ponttal erősebb volt ({ $column }. oszlop); ha visszavonulok, ő is elveszít egy egységet.
   *[other] Ha visszavonulok, a birtoklás nem változik ({ $column }. oszlop), és a támadó is elveszít egy egységet.
}
bot-lead = Ezzel a támadóval szemben ez volt a legerősebb.
bot-bonus = { $stands ->
    [even] Szoros volt: az ilyen harcot egy jó lap dönti el ({ $column }. oszlop).
   *[other] Az oszlop megért egy jó lapot ({ $column }. oszlop).
}
bot-bonus_deck = A húzópaklim eleget ígért, a kezemet pedig megtartom.
bot-no_bonus = Egyik lapom sem változtatott volna annyit, amennyit ér.
bot-deploy = { $aim ->
    [deny] Azért raktam le, hogy az ellenfelem ne vehesse harc nélkül birtokba az oszlopot ({ $column }. oszlop).
    [take] Szabad volt az oszlop ({ $column }. oszlop): aki egyedül áll ott, a következő előretöréskor birtokba veszi.
   *[support] Erősebb akartam lenni ({ $column }. oszlop).
}
bot-end = Semmi sem érte meg azokat a lapokat, amelyekbe került volna.
bot-reserves = Három lap egyért.
bot-draw = { $count } lap, és megtartom, ami a kezemben van.
bot-trade = Ilyen kevés lappal a kezemben többet ér { $count } új lap egyért.
bot-discard = Ez hiányzik a legkevésbé.
bot-give_up = A másik egység többet ér ott.
