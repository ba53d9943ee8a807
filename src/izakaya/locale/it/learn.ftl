### Imparare al tavolo: la lezione nel browser, in italiano.

web-learn-read = Leggi il foglietto; il tavolo ti aspetta.
web-learn-watch = Guarda cosa succede …
web-learn-said = Cosa si dice
web-learn-back = Indietro
web-learn-skip = Mostrami come va avanti
web-learn-on = Avanti
web-learn-chapters = Capitoli
web-learn-chapter = Capitolo { $number }: { $title }
web-learn-far = { $number } di { $last }
web-learn-finished = Questa era la tua prima serata
web-learn-finished-more = Ora conosci il gioco. Le cose più rare si spiegano da sole quando le incontri per la prima volta.
web-learn-next = Prima serata: { $game }
web-learn-again = Di nuovo dall’inizio

web-puzzle-title = Trova la mossa
web-puzzle-question = Cosa giocherebbe il maestro?
web-puzzle-show = Mostra la risposta
web-puzzle-next = Il prossimo
web-puzzle-solved = Risolti: { $solved } di { $count }
web-puzzle-one = Rompicapo { $number }
web-puzzle-done = risolto

web-learn-understood = Capito
