# Why a bot played as it did: a reason, then figures. Neutral, for hints before a move and for the log after a game.

bot-pass = Nothing on offer is better than waiting.
bot-strike = A blow at { $target } promises most.
bot-attack = An attack promises most.
bot-strike-minion = A blow at that minion promises most.
bot-drink = There is sake to be had.
bot-place = There the sake helps most and hinders least.
bot-event = This card does more now than in the hand.
bot-arm = In play it goes on helping.
bot-minion = A minion goes on attacking by itself.
bot-walk = From there the right ones are in reach.
bot-defend = The wounds would cost more than the card.
bot-interrupt = To let it happen would cost more than the card.
bot-discard = Of all cards in hand this one is worth least.
bot-burn = What it brings is worth more than what is burned.
bot-pay = There it is missed least.
bot-steal = Every sake counts for all Spirits together.
bot-torment = The Spirits together are strong enough to take sake from { $target }.
bot-fade = The sake at stake is worth more than the card.
bot-wield = It defends best in the turns of the others.
bot-hinder = It hinders { $target } more than it costs.
bot-help = The healing is worth more than the card that { $target } draws.
bot-other = Of what is on offer it seems best.
bot-whim = It was played on a whim.

bot-gain-sake = At a glance it is worth { $gain } sake more than the next best.
bot-gain-sword = At a glance it is worth { $gain } points more than the next best.
bot-expects = After { $games } imagined games the chance to win is { $percent } in 100.
bot-ahead = That is { $percent } in 100 more than with the next best answer.
bot-suspects-shogun = { $target } seems to be on the Shogun's side ({ $percent } %).
bot-suspects-ninja = { $target } seems to be a Ninja ({ $percent } %).
bot-suspects-ronin = { $target } seems to be the Ronin ({ $percent } %).
