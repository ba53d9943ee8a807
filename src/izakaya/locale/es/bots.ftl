# Por qué un bot jugó así: una razón y luego las cifras. Neutro, para pistas y para el relato de la partida.

bot-pass = Nada es aquí mejor que esperar.
bot-strike = Lo más prometedor es un golpe contra { $target }.
bot-attack = Lo más prometedor es un ataque.
bot-strike-minion = Lo más prometedor es un golpe contra ese Secuaz.
bot-drink = Hay sake que beber.
bot-place = Ahí el sake ayuda más y estorba menos.
bot-event = Esta carta sirve más ahora que en la mano.
bot-arm = En juego sigue ayudando.
bot-minion = Un Secuaz sigue atacando por su cuenta.
bot-walk = Desde ahí se alcanza a quien conviene.
bot-defend = Las heridas costarían más que la carta.
bot-interrupt = Dejar que ocurra costaría más que la carta.
bot-discard = De todas las cartas de la mano es la que menos vale.
bot-burn = Lo que da vale más que lo que se quema.
bot-pay = Ahí se echa menos en falta.
bot-steal = Cada sake cuenta para todos los Espíritus juntos.
bot-torment = Los Espíritus juntos tienen fuerza para quitarle sake a { $target }.
bot-fade = El sake en juego vale más que la carta.
bot-wield = Es la que mejor defiende en los turnos de los demás.
bot-hinder = Estorba a { $target } más de lo que cuesta.
bot-help = La curación vale más que la carta que roba { $target }.
bot-other = De lo posible parece lo mejor.
bot-whim = Se jugó por capricho.

bot-gain-sake = A primera vista vale { $gain } de sake más que la segunda opción.
bot-gain-sword = A primera vista vale { $gain } puntos más que la segunda opción.
bot-expects = Tras { $games } partidas imaginadas, la probabilidad de ganar es de { $percent } entre 100.
bot-ahead = Son { $percent } entre 100 más que con la siguiente mejor respuesta.
bot-suspects-shogun = { $target } parece estar del lado del Shogun ({ $percent } %).
bot-suspects-ninja = { $target } parece un Ninja ({ $percent } %).
bot-suspects-ronin = { $target } parece el Ronin ({ $percent } %).
