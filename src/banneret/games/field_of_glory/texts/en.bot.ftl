### Field of Glory: why the expert did something, when it is asked.

bot-attack = { $stands ->
    [behind] Without bonus cards I was behind by { $by } in column { $column }, but it was worth the risk.
    [even] Without bonus cards both were equally strong in column { $column }, and winning there brings more than losing costs.
   *[ahead] Without bonus cards I was ahead by { $by } in column { $column }.
}
bot-stand = { $stands ->
    [behind] Without bonus cards the attacker was behind by { $by }: I stayed in column { $column }.
    [even] Without bonus cards both were equally strong: column { $column } was worth a fight.
   *[ahead] The attacker was ahead by { $by }, but giving up column { $column } would have cost more.
}
bot-retreat = { $stands ->
    [ahead] The attacker was ahead by { $by } without bonus cards in column { $column }; a retreat costs him a unit as well.
   *[other] A retreat keeps control of column { $column } as it is, and costs the attacker a unit as well.
}
bot-lead = It was the strongest against this attacker.
bot-bonus = { $stands ->
    [even] It was close: a good card decides such a fight.
   *[other] Column { $column } was worth a good card.
}
bot-bonus_deck = My deck promised enough, and I keep my hand.
bot-no_bonus = No card would have changed the result for what it is worth.
bot-deploy = { $aim ->
    [deny] Nobody should take column { $column } unopposed.
    [take] Column { $column } was free: whoever stands there alone takes it in the next advance.
   *[support] I wanted to be stronger in column { $column }.
}
bot-end = Nothing more was worth the cards that it costs.
bot-reserves = Three cards for one.
bot-draw = { $count } cards, and I keep what I hold.
bot-trade = With so few cards in hand, { $count } new ones for one are better.
bot-discard = I miss it least.
bot-give_up = The other unit is worth more there.
