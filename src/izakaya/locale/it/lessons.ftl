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
    izakaya learn {"{"} { $games } {"}"}: una prima partita con qualcuno accanto; circa quattro minuti.
    izakaya learn FILE: una lezione tua (docs/lessons.md).

      --check             dice soltanto se la lezione si può tenere, e che cosa non va
      --lang en|it|de|es|ja
error-no-lesson = Quale lezione? Ci sono: { $games }; oppure indica un file.
error-no-lesson-file = Non c’è una lezione per “{ $file }”, né un file con questo nome; ci sono: { $games }.
error-lesson = La lezione { $file } non si può tenere. { $problem }
error-lesson-words = Alla lezione { $file } mancano parole in { $language }: { $words }. Vanno scritte in { $place }.
