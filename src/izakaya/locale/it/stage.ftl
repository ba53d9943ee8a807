### Quello che si dice sopra il tavolo e sulla sua scena, in italiano.

## How it stands

web-stage-strip = Come stanno le cose
web-stage-you = Tu
web-stage-sake = { $name }: { $number } sakè
web-stage-spirits = Spiriti
web-stage-spirits-sake = Tutti gli Spiriti insieme: { $number } sakè
web-stage-last = { $round ->
    [0] Ultimo giro
   *[other] Giro supplementare { $round }
}: { $number ->
    [0] questo è l’ultimo turno
    [one] ancora 1 turno
   *[other] ancora { $number } turni
}
web-stage-honour = { $name }: { -honour } { $number }
web-stage-side = { $side }: { -honour } { $number } in tutto
web-stage-unknown = Squadra ignota

## Un’azione, una morte, la fine

web-stage-wounds = { $number ->
    [0] nessuna ferita
    [one] 1 ferita
   *[other] { $number } ferite
}
web-stage-died = La tua vita è finita: ora sei uno Spirito
web-stage-spirit = Gli Spiriti continuano a bere. A ogni tuo turno prima combini ciò che mostra il mazzo: passi del cerchio, il sakè di qualcuno, o una carta di mano in mano. Poi peschi, e con le carte dello stesso dorso tormenti un samurai per il suo sakè, oppure ne rubi 1 dal Masu. Tutti gli Spiriti vincono insieme se hanno bevuto di più. Le carte della tua mano contano per il dorso; i colpi ti attraversano, se cedi una carta.

## Visto in grande

web-large-attack = Attacco
web-large-defence = Difesa
web-large-movement = Movimento
web-large-drinking = Bevuta
web-large-back = Dorso
web-large-top = In cima
web-large-cards = Carte in mano
web-large-steps = Distanza in passi
web-large-range = Portata
web-large-wounds = Ferite
web-large-strength = Forza
web-large-reach = Distanza a cui colpisce
web-large-guard = Difesa se impugnata
web-large-on-life = Sakè sulla Vita
web-large-on-board = Sakè sulla plancia
web-large-difficulty = { -difficulty } per te
web-large-masu = Il sakè di tutti. Quando il Masu è vuoto comincia l’ultimo giro, e poi si conta il sakè.
web-large-step = Le armi contano questi passi: ognuna colpisce alla sua distanza. Chi si muove cambia quanti ce ne sono da una parte e dall’altra.
web-large-deck = Il dorso in cima è la prossima carta che si pesca, ed è quello che gli Spiriti possono giocare.
web-large-sword-deck = Quando finisce, gli scarti diventano il nuovo mazzo e tutti perdono 1 punto onore.
web-large-hand = Gli altri vedono le tue carte solo da dietro, e tu le loro.
web-large-wounds-text = Carte della Vita perdute sotto i colpi. Chi muore le prende in mano da Spirito.
