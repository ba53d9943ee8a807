# Warum ein Bot so gespielt hat: ein Grund, dann Zahlen. Neutral, für Hinweise und für das Protokoll nach dem Spiel.

bot-pass = Nichts ist hier besser als abzuwarten.
bot-strike = Ein Schlag gegen { $target } verspricht am meisten.
bot-attack = Ein Angriff verspricht am meisten.
bot-strike-minion = Ein Schlag gegen diesen Lakaien verspricht am meisten.
bot-drink = Es gibt Sake zu holen.
bot-place = Dort hilft der Sake am meisten und stört am wenigsten.
bot-event = Diese Karte bewirkt jetzt mehr als auf der Hand.
bot-arm = Im Spiel hilft sie auf Dauer.
bot-minion = Ein Lakai greift von allein immer wieder an.
bot-walk = Von dort sind die Richtigen in Reichweite.
bot-defend = Der Treffer käme teurer als die Karte.
bot-interrupt = Es geschehen zu lassen käme teurer als die Karte.
bot-discard = Von allen Handkarten ist diese am wenigsten wert.
bot-burn = Was es bringt, ist mehr wert als das, was verbrannt wird.
bot-pay = Dort fehlt er am wenigsten.
bot-steal = Jeder Sake zählt für alle Geister zusammen.
bot-torment = Zusammen sind die Geister stark genug, { $target } Sake zu nehmen.
bot-fade = Der Sake, um den es geht, ist mehr wert als die Karte.
bot-wield = Sie verteidigt in den Zügen der anderen am besten.
bot-hinder = Es schadet { $target } mehr, als es kostet.
bot-help = Die Heilung ist mehr wert als die Karte, die { $target } zieht.
bot-other = Von dem, was möglich ist, scheint es das Beste.
bot-whim = Das war eine Laune.

bot-gain-sake = Auf den ersten Blick ist es { $gain } Sake mehr wert als das Nächstbeste.
bot-gain-sword = Auf den ersten Blick ist es { $gain } Punkte mehr wert als das Nächstbeste.
bot-expects = Nach { $games } in Gedanken gespielten Partien stehen die Chancen auf den Sieg bei { $percent } von 100.
bot-ahead = Das sind { $percent } von 100 mehr als mit der nächstbesten Antwort.
bot-suspects-shogun = { $target } scheint auf der Seite des Shōguns zu stehen ({ $percent } %).
bot-suspects-ninja = { $target } scheint ein Ninja zu sein ({ $percent } %).
bot-suspects-ronin = { $target } scheint der Rōnin zu sein ({ $percent } %).
