# Por qué un bot jugó así: una razón y luego las cifras. Neutro, para pistas y para el relato de la partida.

bot-pass = Nada de lo posible era mejor que esperar.
bot-strike = Un golpe contra { $target } prometía más.
bot-attack = Un ataque prometía más.
bot-strike-minion = Un golpe contra ese secuaz prometía más.
bot-drink = Había sake que beber.
bot-place = Ahí el sake ayuda más y estorba menos.
bot-event = Esta carta sirve más ahora que en la mano.
bot-arm = En juego sigue ayudando.
bot-minion = Un secuaz sigue atacando por su cuenta.
bot-walk = Desde ahí se alcanza a quien conviene.
bot-defend = Las heridas costarían más que la carta.
bot-interrupt = Dejar que ocurra costaría más que la carta.
bot-discard = De todas las cartas de la mano era la que menos valía.
bot-burn = Lo que da vale más que lo que se quema.
bot-pay = Ahí se echa menos en falta.
bot-steal = Cada sake cuenta para todos los Espíritus juntos.
bot-torment = Los Espíritus juntos tienen fuerza para quitarle sake a { $target }.
bot-fade = El sake en juego vale más que la carta.
bot-wield = Es la que mejor defiende en los turnos de los demás.
bot-hinder = Estorba a { $target } más de lo que cuesta.
bot-help = Ayuda, y el resto puede tenerlo { $target }.
bot-other = De lo posible parecía lo mejor.
bot-whim = Se jugó por capricho.

bot-gain-sake = A primera vista vale { $gain } de sake más que lo siguiente.
bot-gain-sword = A primera vista vale { $gain } puntos más que lo siguiente.
bot-expects = De { $games } partidas imaginadas así, se gana el { $percent } %.
bot-suspects-shogun = { $target } parece estar del lado del Shogun ({ $percent } %).
bot-suspects-ninja = { $target } parece un Ninja ({ $percent } %).
bot-suspects-ronin = { $target } parece el Ronin ({ $percent } %).
