### Lovagok: miért tette a szakértő, amit tett.

bot-weighed = { $alone ->
    [yes] Mást nem tehettem.
    [same] Így { $share }%-ra becsültem a nyerési esélyemet, és más választással sem többre.
   *[no] Így { $share }%-ra becsültem a nyerési esélyemet, a legjobb más választással { $others }%-ra.
}
bot-attempt = { $percent }% esélyem volt erre a lapra: { $card }. { $weighed }
bot-tournament = { $percent }% esélyem volt megnyerni a tornát. { $weighed }
bot-king = { $percent }% esélyem volt letaszítani a királyt. { $weighed }
bot-reveal = Jobb lapban reménykedtem, mint amilyenek látszottak. { $weighed }
bot-end = Egy újabb próbálkozás inkább a többieknek segített volna. { $weighed }
bot-join = Aki részt vesz egy tornán, csak nyerhet vele.
bot-decline = A legjobb dobást már nem lehetett túldobni.
bot-give = Ezt a várat szerzem vissza a legkönnyebben: { $card }. Ha egy pakli tetejére kerül, { $percent }% az esélyem rá.
bot-guard = { $guard ->
    [castle_guard] Azokat a váraimat takarom, amelyeket a többiek a legkönnyebben elvennének.
   *[bodyguard] Azt a különleges kártyámat takarom, amelyiket a legjobban féltem: az értéke szerint, és aszerint, hogy ki vehetné el.
}
