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
web-met-minion = Un seguace! Giocato accanto a te, alla fine dei tuoi turni cammina per la sua strada e attacca il primo nemico che incontra, con una carta scoperta dal mazzo. Una ferita qualsiasi lo uccide; buttato in mezzo, prende un colpo intero.
web-met-iaido = Finché sei ancora seduto puoi attaccare con lo iaido: ti alzi, fai gratis fino a 2 passi da una parte o dall’altra e colpisci subito. Funziona una volta sola; poi sei in piedi.
web-met-location = Stasera non si è alla locanda: il luogo ha una regola tutta sua, che cambia il gioco. La dice il suo nome in mezzo al tavolo.
web-met-spirit = Qualcuno ora è uno Spirito. Gli Spiriti continuano a bere come una squadra: spostano tazze con l’ebbrezza, tormentano i vivi con carte del dorso in cima al mazzo, o rubano dal Masu.
web-met-bushido = Qui c’è il Bushido: nel suo turno chi lo ha scopre una carta. Se è un’arma, scarta un’arma e il Bushido passa a sinistra, o perde 1 Onore e il Bushido se ne va. Se non lo è, passa e basta.
