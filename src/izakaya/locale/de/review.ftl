### Auf ein Spiel zurückblicken, im Browser, auf Deutsch.
###   $given, $best   what was chosen, and what the master would choose; $won, $percent … chances with their sign

web-review-open = Mit Verständnis zurückblicken
web-review-play-on = Von hier weiterspielen
web-review-not-over = Dieses Spiel läuft noch. Zurückblicken kann man, wenn es vorbei ist.
web-review-title = Der Rückblick
web-review-working = Das Haus blickt auf dieses Spiel zurück: { $percent } % geschafft …
web-review-same = Der Meister hätte dasselbe getan: { $given }
web-review-master = Der Meister hätte gewählt: { $best }
web-review-cost = Du hast „{ $given }“ gewählt; damit werden von hier etwa { $won } der Spiele gewonnen, mit der Wahl des Meisters { $best }.
web-review-turns = Wo es sich gewendet hat
web-review-changed = Aussicht von { $name } auf den Sieg: { $before } → { $after }
web-review-mine = Was der Meister getan hätte
web-review-agreed = Bei { $same } deiner { $all } Entscheidungen hätte der Meister dasselbe getan oder nichts Besseres.
web-review-instead = Du: { $given }. Der Meister: { $best }
web-review-beliefs = Wer für wen gehalten wurde
web-review-believer = In den Augen von
web-review-belief = am ehesten { $side } ({ $percent })
web-review-curve = Aussichten auf den Sieg
web-review-sight = Wie man es betrachtet
web-review-whole = Wie es der ganze Tisch zeigt
web-review-seen = Wie jeder es sehen konnte
web-review-point = Wendepunkt { $number }: { $text }
web-review-now = Aussichten in diesem Augenblick
web-review-how = Die Aussichten stammen aus bis zu { $games } vorgestellten Spielen je Zug und sind daran angepasst, wie echte Spiele ausgingen.
web-replay-no-moment = Dieses Spiel hat keinen Augenblick { $number }: Hier ist der letzte, { $last }.
web-table-review = Was es entschied
web-review-decided = { web-table-review }: { $words }
