## Lezioni: quel che si dice in ognuna, nel terminale e altrove

lesson-gently = Si potrebbe fare. Ma prima proviamo così: { $move }
lesson-chapter = { $number } di { $chapters } · { $title }
lesson-go-on = Invio >
lesson-over = Questa era la lezione. Ora gioca una partita vera: { $command }
lesson-left = Lasci la lezione. Ti aspetta: { $command }
lesson-first = Questo è l’inizio.
lesson-keys = Invio: avanti · un numero: fallo · b: indietro · q: esci
lesson-fine = { $file } è una lezione che si può tenere: { $chapters } capitoli, { $moments } cose dette. Le parole ci sono in: { $languages }.
lesson-not-yet = Mancano ancora le parole in: { $languages }.
help-learn =
    izakaya learn {"{"} { $games } {"}"}: una prima partita con qualcuno accanto; meno di cinque minuti.
    izakaya learn FILE: una lezione tua (docs/lessons.md).

      --check             dice soltanto se la lezione si può tenere, e che cosa non va
      --lang en|it|de|es|ja
error-no-lesson = Quale lezione? Ci sono: { $games }; oppure indica un file.
error-no-lesson-file = Non c’è una lezione per “{ $file }”, né un file con questo nome; ci sono: { $games }.
error-lesson = La lezione { $file } non si può tenere. { $problem }
error-lesson-words = Alla lezione { $file } mancano parole in { $language }: { $words }. Vanno scritte in { $place }.

## Puzzles

puzzle-title = Trova la mossa: { $game }, { $number } di { $count }
puzzle-right = Proprio così!
puzzle-wrong = C’è di meglio. Riprova, o chiedi la risposta.
puzzle-answer = La risposta: { $move }
puzzle-share = Su cento partite immaginate ne vince { $won }, la seconda scelta ({ $next }) { $other }.
puzzle-keys = Un numero: la tua risposta · a: mostra la risposta · n: il prossimo · q: esci
puzzle-left = Lasci i rompicapi. Ti aspettano: { $command }
puzzle-all = Era l’ultimo rompicapo.
help-puzzle =
    izakaya puzzle {"{"} { $games } {"}"} [NUMERO]: trova la mossa che farebbe un maestro; ognuna ha una ragione.

      --lang en|it|de|es|ja
error-no-puzzles = Quali rompicapi? Ci sono: { $games }.
error-no-puzzle = Non c’è un rompicapo «{ $number }»; ci sono quelli da 1 a { $count }.
