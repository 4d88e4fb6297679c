game-title = Kuhn-póker
game-name = Kuhn
game-about = Három kártya, két játékos, egyetlen tét: a legkisebb póker.
game-credit = Harold W. Kuhn, 1950

field-hands = Kártyák
field-left = Kimaradt
field-paid = Zsetonok
field-gave-up = Feladta

word-jack = bubi
word-queen = dáma
word-king = király

action-pass = Passz
action-bet = Emelsz egy zsetont

question-PassOrBet = Passzolsz vagy emelsz?
    .others = { $seat } passzol vagy emel

event-dealt = { $seat } kap egy kártyát.
    .private = Ezt kaptad: { $card }.
event-passed = { $seat } passzol.
    .own = Passzolsz.
event-bet = { $seat } emel egy zsetont.
    .own = Emelsz egy zsetont.
event-shown = A kártyák felfedve: { $first } és { $second }.

rule-P = Kuhn-póker
rule-P-1 = Két játékos, három kártya: bubi, dáma és király. Mindketten betesznek egy zsetont, és kapnak egy kártyát, amelyet csak ők látnak.
rule-P-2 = Az első játékos kezd. Passzolsz, vagy emelsz egy zsetont. Emelés után a másik passzol, és veszít, vagy megadja.
rule-P-3 = Két passz vagy két emelés után felfeditek a kártyákat, és a magasabb viszi az összes zsetont.
