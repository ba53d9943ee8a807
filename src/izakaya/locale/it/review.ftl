### Ripensare a una partita nel browser, in italiano.
###   $given, $best   what was chosen, and what the master would choose; $won, $percent … chances with their sign

web-review-open = Ripensarci con calma
web-review-play-on = Gioca da qui in poi
web-review-not-over = Questa partita è ancora in corso. Si può ripensarci quando è finita.
web-review-title = Ripensandoci
web-review-working = Il locale ripensa a questa partita: { $percent } % fatto …
web-review-same = Il maestro avrebbe fatto lo stesso: { $given }
web-review-master = Il maestro avrebbe scelto: { $best }
web-review-cost = Hai scelto «{ $given }», che da qui vince circa il { $won } delle partite; la scelta del maestro ne vince il { $best }.
web-review-turns = Dove è cambiata
web-review-changed = Probabilità di vittoria di { $name }: { $before } → { $after }
web-review-mine = Cosa avrebbe fatto il maestro
web-review-agreed = In { $same } delle tue { $all } decisioni il maestro avrebbe fatto lo stesso, o niente di meglio.
web-review-instead = Tu: { $given }. Il maestro: { $best }
web-review-beliefs = Chi era preso per chi
web-review-believer = Agli occhi di
web-review-belief = molto probabilmente { $side } ({ $percent })
web-review-curve = Probabilità di vittoria
web-review-sight = Come la si guarda
web-review-whole = Come la mostra tutto il tavolo
web-review-seen = Come ognuno poteva vederla
web-review-point = Svolta { $number }: { $text }
web-review-now = Probabilità in questo momento
web-review-how = Le probabilità vengono da al massimo { $games } partite immaginate per ogni turno, e sono adattate a come sono finite partite vere.
web-replay-no-moment = Questa partita non ha un momento { $number }: ecco l’ultimo, { $last }.
web-table-review = Cosa l’ha decisa
web-review-decided = { web-table-review }: { $words }
