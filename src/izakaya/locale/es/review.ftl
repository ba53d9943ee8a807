### Repasar una partida en el navegador, en español.
###   $given, $best   what was chosen, and what the master would choose; $won, $percent … chances with their sign

web-review-open = Mirar atrás con calma
web-review-play-on = Seguir jugando desde aquí
web-review-not-over = Esta partida aún sigue. Se puede mirar atrás cuando haya terminado.
web-review-title = Mirando atrás
web-review-working = La casa está repasando esta partida: { $percent } % hecho …
web-review-same = El maestro habría hecho lo mismo: { $given }
web-review-master = El maestro habría elegido: { $best }
web-review-cost = Elegiste «{ $given }», que desde aquí gana cerca del { $won } de las partidas; la elección del maestro gana el { $best }.
web-review-turns = Dónde cambió
web-review-changed = Probabilidad de ganar de { $name }: { $before } → { $after }
web-review-mine = Qué habría hecho el maestro
web-review-agreed = En { $same } de tus { $all } decisiones el maestro habría hecho lo mismo, o nada mejor.
web-review-instead = Tú: { $given }. El maestro: { $best }
web-review-beliefs = Por quién se tomaba a cada cual
web-review-believer = A los ojos de
web-review-belief = lo más probable: { $side } ({ $percent })
web-review-curve = Probabilidades de ganar
web-review-sight = Cómo se mira
web-review-whole = Como lo muestra toda la mesa
web-review-seen = Como cada cual podía verlo
web-review-point = Momento decisivo { $number }: { $text }
web-review-now = Probabilidades en este momento
web-review-how = Las probabilidades salen de hasta { $games } partidas imaginadas por turno, ajustadas a cómo acabaron partidas de verdad.
web-replay-no-moment = Esta partida no tiene un momento { $number }: este es el último, { $last }.
web-table-review = Qué la decidió
web-review-decided = { web-table-review }: { $words }
