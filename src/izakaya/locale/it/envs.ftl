# Per i programmi che leggono e scrivono: il tavolo a parole.

text-how = Rispondi con il numero di una sola opzione tra parentesi quadre, per esempio [{ $number }].
text-no-number = La tua risposta non indica nessuna opzione.
text-several = La tua risposta indica più opzioni: { $numbers }.
text-no-such = L’opzione { $number } non esiste; vanno da { $least } a { $most }.
text-taken = Era l’ultimo tentativo: al tuo posto si sceglie «{ $option }».
