### SAKÈ, in italiano. Il terminale e il browser usano lo stesso file.
###
### Le parti di notizie, mosse e domande sono spiegate in en/sake.ftl.

game-sake = SAKÈ
    .play = gioca a SAKÈ contro i bot
option-sake-location = Dove si beve
option-sake-location-inn = { sake-location-inn } ({ sake-location-inn.rule })
option-sake-location-distillery = { sake-location-distillery } ({ sake-location-distillery.rule })
option-sake-location-hot-spring = { sake-location-hot-spring } ({ sake-location-hot-spring.rule })
option-sake-location-bamboo-grove = { sake-location-bamboo-grove } ({ sake-location-bamboo-grove.rule })
option-sake-location-rope-bridge = { sake-location-rope-bridge } ({ sake-location-rope-bridge.rule })
option-sake-first = Chi è la persona più anziana e comincia
option-sake-choose_hand = Come si riceve la prima mano
option-sake-choose_hand-no = a caso
option-sake-choose_hand-yes = ognuno la sceglie guardando i dorsi
option-sake-bare_hands = Quando si può colpire a mani nude
option-sake-bare_hands-unarmed = solo senza un’arma utilizzabile
option-sake-bare_hands-always = anche con un’arma, a 1 passo, come nelle FAQ dell’editore
option-sake-items = Che ne è di un oggetto che costa sakè
option-sake-items-single-use = è consumato: si scarta dopo il suo effetto
option-sake-items-kept = resta in gioco e si può usare ancora
option-sake-samurai = Chi siede dove
option-sake-samurai-miyamoto-musashi = { sake-samurai-miyamoto-musashi.full }
option-sake-samurai-yagyu-munenori = { sake-samurai-yagyu-munenori.full }
option-sake-samurai-yagyu-jubei = { sake-samurai-yagyu-jubei.full }
option-sake-samurai-ito-ittosai = { sake-samurai-ito-ittosai.full }
option-sake-samurai-date-masamune = { sake-samurai-date-masamune.full }
option-sake-samurai-takezaki-suenaga = { sake-samurai-takezaki-suenaga.full }
option-sake-samurai-hojo-masako = { sake-samurai-hojo-masako.full }
option-sake-samurai-tomoe-gozen = { sake-samurai-tomoe-gozen.full }
option-sake-deck = I valori delle carte
    .wrong = Con il file di carte { $file } non si può giocare. { $problem }
    .large = Il file { $file } è troppo grande per essere un file di carte.
sake-play-every-on = Da adesso ti chiedo tutto: anche se impugnare la tua unica arma, anche di ciò che non può ferire, e anche quando potresti solo bruciare sakè o anima.
sake-play-every-off = Da adesso non ti chiedo nulla della tua unica arma, né di ciò che non può ferire, né quando agiscono gli altri e potresti solo bruciare sakè o anima.
sake-help-every = chiedimi tutto, o non più: anche della mia unica arma, di ciò che non può ferire, e quando agiscono gli altri e potrei solo bruciare sakè o anima

## Carte

sake-card-katana = Katana
sake-card-no-dachi = No-Dachi
sake-card-naginata = Naginata
sake-card-yumi = Yumi
sake-card-wakizashi = Wakizashi
sake-weapon = Arma
    .short = arma: passi { $reach }, attacco { $attack }, difesa { $defence }{ $ranged ->
        [yes] , a distanza
       *[no] {""}
    }
    .full = Un’arma da mettere in gioco. Colpisce a { $reach } { $range ->
        [one] passo
       *[other] passi
    }{ $ranged ->
        [yes] , da lontano,
       *[no] {""}
    } e aggiunge { $attack } all’attacco; impugnata, aggiunge { $defence } alla difesa contro i colpi da vicino. Con del sakè sopra non serve a nulla.
sake-item-used = { $items ->
    [kept] Tutte le volte che puoi pagare.
   *[single-use] Poi l’oggetto è consumato e si scarta.
}
sake-card-pipe = Pipa
    .short = oggetto; 1 sakè: ogni altro samurai scarta 1 carta
    .full = Un oggetto. Nella fase 1 paghi 1 sakè: ogni altro samurai scarta 1 carta a sua scelta. { sake-item-used }
sake-card-sandals = Sandali
    .short = oggetto: +1 ai tuoi movimenti, uno 0 diventa 1
    .full = Un oggetto: le tue azioni di movimento fanno 1 passo in più, e anche un riquadro da 0 ne fa 1 (non il movimento dello iaido).
sake-card-makeshift-armour = Armatura improvvisata
    .short = oggetto: +1 alla tua difesa
    .full = Un oggetto: +1 ogni volta che ti difendi con una carta, anche dai colpi a distanza.
sake-card-flagon = Fiasco
    .short = oggetto; 1 sakè: peschi 2 carte
    .full = Un oggetto. Nella fase 1 paghi 1 sakè: peschi 2 carte. { sake-item-used }
sake-card-rice-bowl = Ciotola di riso
    .short = oggetto; 1 sakè: recuperi 2 punti vita
    .full = Un oggetto. Nella fase 1 paghi 1 sakè: 2 Ferite tornano Vita. { sake-item-used }
sake-card-throwing-chopsticks = Bacchette da lancio
    .short = due attacchi a distanza, forza 1, 2+ passi
    .full = Un evento: due attacchi a distanza di forza 1 a 2 passi o più, uno dopo l’altro, contro una persona o due.
sake-card-burning-ramen = Ramen bollente
    .short = attacco a distanza, forza 2, 3+ passi
    .full = Un evento: un attacco a distanza di forza 2 a 3 passi o più.
sake-card-strategic-stench = Tanfo strategico
    .short = aggiungi 2 passi dove vuoi
    .full = Un evento: aggiungi 2 passi al cerchio, insieme o separati.
sake-card-riceballs-in-the-face = Polpette in faccia
    .short = qualcuno a 4+ passi scarta 2 carte
    .full = Un evento: un samurai a 4 passi o più scarta 2 carte a sua scelta.
sake-card-sakuragi = Sakuragi
    .short = peschi 2 carte
    .full = Un evento: peschi 2 carte.
sake-card-drunken-purchase = Comprato da sbronzo
    .short = via un’arma o un oggetto
    .full = Un evento: un’arma o un oggetto di un samurai qualsiasi viene scartato, con il sakè che c’è sopra.
sake-card-weak-stomach = Stomaco debole
    .short = un altro samurai perde 1 sakè
    .full = Un evento: scegli 1 sakè di un altro samurai; esce dal gioco.
sake-card-fake-wounds = Finte ferite
    .short = recuperi 2 punti vita
    .full = Un evento: 2 Ferite tornano Vita. Era solo salsa di soia.
sake-card-roar = Ruggito (burp!)
    .short = 1 sakè: attacco a distanza, forza 4, a 2 passi
    .full = Un evento: paghi 1 sakè per un attacco a distanza di forza 4 a 2 passi esatti.
sake-card-turned-off-lanterns = Lanterne spente
    .short = togli 2 passi dove vuoi
    .full = Un evento: togli 2 passi dal cerchio, insieme o separati.
sake-card-falter = Inciampare
    .short = interruzione: annulla un movimento
    .full = Un’interruzione, nel turno degli altri: annulla un movimento, anche quello di uno iaido. Chi si muoveva si alza lo stesso.
sake-card-blurred-vision = Vista annebbiata
    .short = interruzione: annulla un attacco
    .full = Un’interruzione, nel turno degli altri: annulla un attacco di qualsiasi tipo, anche di un Seguace. Non un Tormento.
sake-card-minion = Seguace
    .short = cammina e combatte per te; dalla mano para un colpo per te
    .full = Mettilo accanto a te, verso un vicino: nella fase 2 fa fino a { $movement } passi in quella direzione e attacca con la carta che si scopre (attacco +{ $attack }, difesa +{ $defence }); qualsiasi danno lo elimina. Scartato dalla mano quando ti attaccano, ti evita ogni danno.
sake-bare-hands = mani nude

## Samurai e luoghi

sake-samurai-miyamoto-musashi = Musashi
    .full = Miyamoto Musashi
    .skill = +1 agli attacchi con un’arma, finché ha in gioco due o più armi utilizzabili
sake-samurai-yagyu-munenori = Munenori
    .full = Yagyū Munenori
    .skill = +1 alla difesa contro gli attacchi da vicino
sake-samurai-yagyu-jubei = Jūbei
    .full = Yagyū Jūbei Mitsuyoshi
    .skill = nessuno può interrompere i suoi movimenti e attacchi (solo quelli dei suoi Seguaci)
sake-samurai-ito-ittosai = Ittōsai
    .full = Itō Ittōsai
    .skill = +1 al primo attacco dichiarato in ogni suo turno
sake-samurai-date-masamune = Masamune
    .full = Date Masamune
    .skill = un’azione di bevuta dà 1 sakè in più
sake-samurai-takezaki-suenaga = Suenaga
    .full = Takezaki Suenaga
    .skill = +1 agli attacchi a distanza; l’arma impugnata difende anche da questi
sake-samurai-hojo-masako = Masako
    .full = Hōjō Masako
    .skill = giocare Seguaci non conta per il limite di carte, e i suoi hanno +1 attacco e +1 difesa
sake-samurai-tomoe-gozen = Tomoe
    .full = Tomoe Gozen
    .skill = all’inizio ha 2 carte in più fra cui scegliere; pesca 3 carte invece di 2
sake-san = { $name }-san
sake-location-inn = Locanda
    .rule = niente di speciale: una stanza piena di fumo, e il sakè
sake-location-distillery = Distilleria
    .rule = ogni samurai riceve 1 sakè all’inizio del suo turno, se può posarlo
sake-location-hot-spring = Sorgente termale
    .rule = ogni samurai recupera 1 punto vita all’inizio del suo turno
sake-location-bamboo-grove = Bosco di bambù
    .rule = gli attacchi a distanza hanno −1
sake-location-rope-bridge = Ponte di corde
    .rule = all’inizio solo 2 passi fra vicini, e i movimenti sono più corti di 1, ma almeno 1

## Dorsi, posti per il sakè, pezzi del cerchio

sake-back-troublesome = molesto
    .mark = M
sake-back-quarrelsome = rissoso
    .mark = R
sake-back-drowsy = sonnolento
    .mark = S
sake-place-life = Vita
sake-place-board = plancia
sake-piece-minion = { $way ->
    [clockwise] [s { $name }→]
   *[counter] [←s { $name }]
}
sake-target-minion = { $who ->
    [me] un tuo Seguace
   *[other] un Seguace di { $name }
}

## Grida

sake-says = { $name }: «{ $words }»
sake-cry-drank = SAKÈEE!
sake-cry-iaido = Iaido! State a sedere e guardate!
sake-cry-strikes = Assaggia questa, ladro del mio sakè!
sake-cry-wounded = Ahi! Chi ha messo lì una spada?
sake-cry-defended = Tutto qui? Mia nonna picchia più forte!
sake-cry-burned-sake = Che peccato, un sakè così buono!
sake-cry-died = Ancora un sorso… uno solo…

## Notizie

sake-deck-unnatural = Questo tavolo gioca con carte proprie, un mazzo con { $lacks }.
sake-deck-lacks = { $what ->
    [values] riquadri sopra il 4
    [great-cards] troppi riquadri da 4
    [blank-cards] carte di soli zeri
    [two-boxes] troppo poche carte con due riquadri sopra lo 0
    [three-boxes] troppo poche carte con tre riquadri sopra lo 0
    [attack] troppo poche carte che attaccano
    [defence] troppo poche carte che difendono
    [movement] troppo poche carte che muovono
    [drinking] troppo poche carte che fanno bere
    [small-drinks] bevute troppo grandi
    [printed-values] troppo pochi dei valori negli esempi dei regolamenti
    [small-gear] armi e oggetti dai riquadri grandi come quelli degli eventi
    [copies] copie tutte uguali
    [backs] dorsi distribuiti male
    [lives] punti vita tutti uguali o non fra 4 e 7
    [drink-in-hand] troppe mani senza una bevuta
   *[choice-in-hand] troppe mani senza una scelta
}
sake-news-first = { $who ->
    [me] Hai più anni di tutti e cominci. Stasera ti chiamano { $name }.
   *[other] Comincia chi ha più anni: { $name }. Un po’ di rispetto, prego.
}
sake-news-turn = { $who ->
    [me] Il tuo turno
   *[other] Turno di { $name }
}
sake-news-was-poured = { $who ->
    [me] La distilleria ti versa 1 sakè.
   *[other] La distilleria versa 1 sakè a { $name }.
}
sake-news-closing-time = Si chiude! L’oste porta via il Masu, e il Giro della Morte comincia da { $name }.
sake-news-activated = { $who ->
    [me] Usi { $card }.
   *[other] { $name } usa { $card }.
}
sake-news-laid = { $who ->
    [me] Metti in gioco { $card }.
   *[other] { $name } mette in gioco { $card }.
}
sake-news-played = { $who ->
    [me] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
sake-news-iaido = { $who ->
    [me] Iaido! Balzi in piedi ({ $card }).
   *[other] Iaido! { $name } balza in piedi ({ $card }).
}
sake-news-walks = { $who ->
    [me] Fai { $number ->
        [one] 1 passo
       *[other] { $number } passi
    } in senso orario{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
   *[other] { $name } fa { $number ->
        [one] 1 passo
       *[other] { $number } passi
    } in senso orario{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
}
sake-news-walks-counter = { $who ->
    [me] Fai { $number ->
        [one] 1 passo
       *[other] { $number } passi
    } in senso antiorario{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
   *[other] { $name } fa { $number ->
        [one] 1 passo
       *[other] { $number } passi
    } in senso antiorario{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
}
sake-news-strikes = { $who ->
    [me] Attacchi { $target }
   *[other] { $whom ->
        [me] { $name } ti attacca
       *[other] { $name } attacca { $target }
    }
}{ $weapon ->
    [none] {""}
   *[other] {" "}con { $weapon }
}: forza { $number }{ $played ->
    [none] .
   *[other] {" "}({ $played }).
}
sake-news-strikes-minion = { $who ->
    [me] Attacchi un Seguace di { $target }
   *[other] { $name } attacca { $whom ->
        [me] un tuo Seguace
       *[other] un Seguace di { $target }
    }
}{ $weapon ->
    [none] {""}
   *[other] {" "}con { $weapon }
}: forza { $number }{ $played ->
    [none] .
   *[other] {" "}({ $played }).
}
sake-news-minion-walks = { $who ->
    [me] Il tuo Seguace fa { $number ->
        [one] 1 passo.
       *[other] { $number } passi.
    }
   *[other] Il Seguace di { $name } fa { $number ->
        [one] 1 passo.
       *[other] { $number } passi.
    }
}
sake-news-minion-strikes = { $who ->
    [me] Il tuo Seguace attacca { $target }.
   *[other] { $whom ->
        [me] Il Seguace di { $name } ti attacca.
       *[other] Il Seguace di { $name } attacca { $target }.
    }
}
sake-news-minion-strikes-minion = { $who ->
    [me] Il tuo Seguace attacca un Seguace di { $target }.
   *[other] Il Seguace di { $name } attacca { $whom ->
        [me] un tuo Seguace.
       *[other] un Seguace di { $target }.
    }
}
sake-news-turned-up = { $who ->
    [me] Per il tuo Seguace si scopre { $card }{ $use ->
        [attack] : forza { $number }.
        [defence] : difesa { $number }.
       *[unknown] .
    }
   *[other] Per il Seguace di { $name } si scopre { $card }{ $use ->
        [attack] : forza { $number }.
        [defence] : difesa { $number }.
       *[unknown] .
    }
}
sake-news-minion-stands = { $who ->
    [me] Il tuo Seguace resiste.
   *[other] Il Seguace di { $name } resiste.
}
sake-news-minion-killed = { $who ->
    [me] Il tuo Seguace cade.
   *[other] Il Seguace di { $name } cade.
}
sake-news-minion-returned = { $who ->
    [me] Il tuo Seguace non ha più dove stare e ti torna in mano.
   *[other] Il Seguace di { $name } non ha più dove stare e torna in mano.
}
sake-news-played-minion = { $who ->
    [me] Mandi un Seguace in senso orario.
   *[other] { $name } manda un Seguace in senso orario.
}
sake-news-played-minion-counter = { $who ->
    [me] Mandi un Seguace in senso antiorario.
   *[other] { $name } manda un Seguace in senso antiorario.
}
sake-news-interrupted = { $who ->
    [me] { $card }! Fermi { $target }.
   *[other] { $whom ->
        [me] { $card }! { $name } ti ferma.
       *[other] { $card }! { $name } ferma { $target }.
    }
}
sake-news-defended = { $who ->
    [me] Ti difendi con { $card }: { $number }.
   *[other] { $name } si difende con { $card }: { $number }.
}
sake-news-sacrificed = { $who ->
    [me] Il tuo Seguace si getta in mezzo: nessun danno.
   *[other] Il Seguace di { $name } si getta in mezzo: nessun danno.
}
sake-news-wounded = { $who ->
    [me] { $number ->
        [0] Neanche un graffio.
        [one] Subisci 1 ferita.
       *[other] Subisci { $number } ferite.
    }
   *[other] { $number ->
        [0] Neanche un graffio per { $name }.
        [one] { $name } subisce 1 ferita.
       *[other] { $name } subisce { $number } ferite.
    }
}
sake-news-lost-sake = { $who ->
    [me] Perdi 1 sakè ({ $place }).
   *[other] { $name } perde 1 sakè ({ $place }).
}
sake-news-died = { $who ->
    [me] Muori per mano di { $target } e diventi uno Spirito di Enma.
   *[other] { $whom ->
        [me] { $name } muore per mano tua e diventa uno Spirito di Enma.
       *[other] { $name } muore per mano di { $target } e diventa uno Spirito di Enma.
    }
}
sake-news-lost-all-sake = { $who ->
    [me] { $number ->
        [one] Il tuo unico sakè esce dal gioco.
       *[other] Tutto il tuo sakè esce dal gioco: { $number }.
    }
   *[other] { $number ->
        [one] L’unico sakè di { $name } esce dal gioco.
       *[other] Tutto il sakè di { $name } esce dal gioco: { $number }.
    }
}
sake-news-took-wound = { $who ->
    [me] Le tue Ferite diventano la tua mano: { $cards }.
   *[other] { $known ->
        [yes] Le Ferite di { $name } diventano la sua mano: { $cards }.
       *[no] Le Ferite di { $name } diventano la sua mano: { $number ->
            [one] 1 carta.
           *[other] { $number } carte.
        }
    }
}
sake-news-spirit-hit = { $number ->
    [0] { $who ->
        [me] Il colpo ti attraversa: non c’è sakè da perdere.
       *[other] Il colpo attraversa { $name }: non c’è sakè da perdere.
    }
   *[other] { $who ->
        [me] Perdi { $number } sakè.
       *[other] { $name } perde { $number } sakè.
    }
}
sake-news-faded = { $who ->
    [me] { $whom ->
        [me] Ti smaterializzi, e il colpo va a vuoto.
       *[other] { $target } ti fa smaterializzare, e il colpo va a vuoto.
    }
   *[other] { $whom ->
        [me] Fai smaterializzare { $name }, e il colpo va a vuoto.
       *[other] { $name } si smaterializza, e il colpo va a vuoto.
    }
}
sake-news-drank = { $who ->
    [me] Prendi { $number } sakè dal Masu ({ $card }).
   *[other] { $name } prende { $number } sakè dal Masu ({ $card }).
}
sake-news-placed-sake = { $who ->
    [me] Posi un sakè: { $place }.
   *[other] { $name } posa un sakè: { $place }.
}
sake-news-burned-to-draw = { $who ->
    [me] Bruci 1 sakè ({ $place }) per pescare una carta.
   *[other] { $name } brucia 1 sakè ({ $place }) per pescare una carta.
}
sake-news-burned-to-play = { $who ->
    [me] Bruci 1 sakè ({ $place }) per giocare una carta in più.
   *[other] { $name } brucia 1 sakè ({ $place }) per giocare una carta in più.
}
sake-news-burned-soul = { $who ->
    [me] Arde la tua anima: { $number ->
        [one] 1 carta
       *[other] { $number } carte
    } dalla Vita alla mano.
   *[other] Arde l’anima di { $name }: { $number ->
        [one] 1 carta
       *[other] { $number } carte
    } dalla Vita alla mano.
}
sake-news-took-life = { $who ->
    [me] Prendi { $cards }.
   *[other] { $name } prende { $cards }.
}
sake-news-paid = { $who ->
    [me] Paghi 1 sakè ({ $place }).
   *[other] { $name } paga 1 sakè ({ $place }).
}
sake-news-drew = { $who ->
    [me] Peschi { $cards }.
   *[other] { $known ->
        [yes] { $name } pesca { $cards }.
       *[no] { $number ->
            [one] { $name } pesca una carta.
           *[other] { $name } pesca { $number } carte.
        }
    }
}
sake-news-discarded = { $who ->
    [me] Scarti { $cards }.
   *[other] { $name } scarta { $cards }.
}
sake-news-removed-step = { $who ->
    [me] Togli 1 passo, dopo { $piece } in senso orario.
   *[other] { $name } toglie 1 passo, dopo { $piece } in senso orario.
}
sake-news-added-step = { $who ->
    [me] Aggiungi 1 passo, dopo { $piece } in senso orario.
   *[other] { $name } aggiunge 1 passo, dopo { $piece } in senso orario.
}
sake-news-named = { $who ->
    [me] Scegli { $target }.
   *[other] { $whom ->
        [me] { $name } sceglie te.
       *[other] { $name } sceglie { $target }.
    }
}
sake-news-named-gear = { $who ->
    [me] { $whom ->
        [me] Scegli una carta tua: { $card }.
       *[other] Scegli una carta di { $target }: { $card }.
    }
   *[other] { $whom ->
        [me] { $name } sceglie una carta tua: { $card }.
       *[other] { $name } sceglie una carta di { $target }: { $card }.
    }
}
sake-news-lost-gear = { $who ->
    [me] Perdi { $card }.
   *[other] { $name } perde { $card }.
}
sake-news-spoiled = { $who ->
    [me] Si rivolta lo stomaco a { $target }: 1 sakè in meno ({ $place }).
   *[other] { $whom ->
        [me] Ti si rivolta lo stomaco: 1 sakè in meno ({ $place }).
       *[other] Si rivolta lo stomaco a { $target }: 1 sakè in meno ({ $place }).
    }
}
sake-news-wielded = { $who ->
    [me] Impugni { $card }.
   *[other] { $name } impugna { $card }.
}
sake-news-stirs-hands = { $who ->
    [me] Ebbrezza sonnolenta: passi una carta di { $target } a { $taker }.
   *[other] { $whom ->
        [me] Ebbrezza sonnolenta: { $name } passa una tua carta a { $taker }.
       *[other] Ebbrezza sonnolenta: { $name } passa una carta di { $target } a { $taker }.
    }
}
sake-news-passed-card = { $known ->
    [yes] { $who ->
        [me] { $target } riceve da te { $card } ({ $back }).
       *[other] { $whom ->
            [me] Ricevi { $card } ({ $back }) da { $name }.
           *[other] { $target } riceve { $card } ({ $back }) da { $name }.
        }
    }
   *[no] { $target } riceve una carta da { $name } ({ $back }).
}
sake-news-stirs-sake = { $who ->
    [me] Ebbrezza rissosa: sposti un sakè di { $target } dal suo posto ({ $place }).
   *[other] { $whom ->
        [me] Ebbrezza rissosa: { $name } sposta un tuo sakè dal suo posto ({ $place }).
       *[other] Ebbrezza rissosa: { $name } sposta un sakè di { $target } dal suo posto ({ $place }).
    }
}
sake-news-stole = { $who ->
    [me] Rubi 1 sakè dal Masu.
   *[other] { $name } ruba 1 sakè dal Masu.
}
sake-news-torments = { $who ->
    [me] Tormenti { $target } con { $number ->
        [one] 1 carta.
       *[other] { $number } carte.
    }
   *[other] { $whom ->
        [me] { $name } ti tormenta
       *[other] { $name } tormenta { $target }
    } con { $number ->
        [one] 1 carta.
       *[other] { $number } carte.
    }
}
sake-news-helps = { $who ->
    [me] Aiuti a tormentare { $target } con { $number ->
        [one] 1 carta.
       *[other] { $number } carte.
    }
   *[other] { $whom ->
        [me] { $name } aiuta a tormentarti
       *[other] { $name } aiuta a tormentare { $target }
    } con { $number ->
        [one] 1 carta.
       *[other] { $number } carte.
    }
}
sake-news-haunted = { $who ->
    [me] Giochi dal dorso { $cards }.
   *[other] { $name } gioca dal dorso { $cards }.
}
sake-news-gave-up-sake = { $who ->
    [me] Gli Spiriti ti rubano 1 sakè ({ $place }).
   *[other] Gli Spiriti rubano 1 sakè a { $name } ({ $place }).
}
sake-news-dealt-sake = { $whom ->
    [me] 1 sakè rubato è per te.
   *[other] 1 sakè rubato è per { $target }.
}
sake-news-recovered = { $who ->
    [me] { $number ->
        [0] Non hai Ferite da recuperare.
        [one] Recuperi 1 punto vita.
       *[other] Recuperi { $number } punti vita.
    }
   *[other] { $number ->
        [0] { $name } non ha Ferite da recuperare.
        [one] { $name } recupera 1 punto vita.
       *[other] { $name } recupera { $number } punti vita.
    }
}
sake-news-renewed = { $number ->
    [one] Il mazzo è finito: l’unico scarto ne fa uno nuovo.
   *[other] Il mazzo è finito: { $number } scarti rimescolati ne fanno uno nuovo.
}
sake-news-sudden-death = { $who ->
    [me] Hai svuotato il Masu: comincia il Giro della Morte! Un ultimo turno per tutti gli altri.
   *[other] Il Masu è vuoto: comincia il Giro della Morte! Questo turno di { $name } è il primo.
}
sake-news-departed = { $number ->
    [0] { $who ->
        [me] Seppuku! Hai bevuto di meno, e lasci il gioco per sempre.
       *[other] Seppuku! { $name } ha bevuto di meno, e lascia il gioco per sempre.
    }
   *[other] { $who ->
        [me] Gli Spiriti hanno bevuto di meno: il tuo lascia il gioco per sempre.
       *[other] Gli Spiriti hanno bevuto di meno: quello di { $name } lascia il gioco per sempre.
    }
}
sake-news-extra-round = Parità fra i più ubriachi: un altro Giro della Morte, il numero { $number }.
sake-news-ended-drunkest = L’ultimo sorso è finito: vince chi ha bevuto di più.
sake-news-ended-spirits = L’ultimo sorso è finito, e gli Spiriti hanno bevuto più di tutti.
sake-news-ended-no-samurai = Non resta vivo nessuno: gli Spiriti di Enma continuano a bere.
sake-news-ended-shared = Pari ubriachezza per tutti, e troppo sonno per continuare.
sake-news-ended-last-standing = L’ultimo sorso è finito, e un solo samurai si regge ancora in piedi.
sake-note-no-answer = Non hai nulla con cui rispondere.

## Domande

sake-question-act = Il tuo turno: che cosa fai? { $number ->
    [0] Non puoi più giocare carte.
    [one] Puoi giocare ancora 1 carta.
   *[other] Puoi giocare ancora { $number } carte.
}
sake-question-last-turn = Giro della Morte, e questo è il tuo ultimo turno!
sake-question-walk = { $iaido ->
    [yes] Iaido con { $card } (attacco { $number }): dove ti muovi prima?
   *[no] { $card }: da che parte, e di quanto?
}
sake-question-strike = { $card } (attacco { $number }): con che cosa, e chi?
sake-question-strike-anew = Hai inciampato, ma sei in piedi. Con che cosa colpisci adesso, e chi?
sake-question-interrupt = Ti metti in mezzo?
sake-harm = { $sake ->
    [0] { $wounds ->
        [0] nessuna ferita
        [one] 1 ferita
       *[other] { $wounds } ferite
    }
   *[other] { $wounds ->
        [0] 1 sakè perso dalla Vita
        [one] 1 sakè perso dalla Vita e 1 ferita
       *[other] 1 sakè perso dalla Vita e { $wounds } ferite
    }
}
sake-question-defend = { $deed } { $wounds ->
    [0] Non farebbe male.
   *[other] { $died ->
        [yes] Ne moriresti: { $harm }.
       *[no] Significherebbe: { $harm }.
    }
} Hai { $life ->
    [one] 1 punto vita
   *[other] { $life } punti vita
}{ $sake ->
    [0] .
   *[other] {" "}e un sakè sopra.
}
sake-question-fade = { $deed } Lo Spirito si smaterializza?
sake-question-throw = { $card }: contro chi?
sake-question-pay = { $card } costa 1 sakè. Quale?
sake-question-add-steps = Dove aggiungi un passo? { $number ->
    [one] Ne resta uno.
   *[other] Ne restano { $number }.
}
sake-question-remove-steps = Dove togli un passo? { $number ->
    [one] Ne resta uno.
   *[other] Ne restano { $number }.
}
sake-question-name = { $card }: chi scegli?
sake-question-spoil-sake = Quale sakè di { $target } va a male?
sake-question-name-gear = Quale arma o oggetto se ne va?
sake-question-wield = Quale arma impugni nei turni degli altri?
sake-question-rewield = Hai perso l’arma impugnata. Quale impugni adesso?
sake-question-place-sake = Dove posi il sakè? { $number ->
    [one] Ne hai uno in mano.
   *[other] Ne hai in mano { $number }.
}
sake-question-forced-discard = { $name }, { $card }: { $number ->
    [one] devi scartare una carta. Quale?
   *[other] devi scartare { $number } carte. Quale per prima?
}
sake-question-down-to-four = Hai { $number } carte e puoi tenerne 4. Quale scarti?
sake-question-burn = { $coming } Prima bruci qualcosa?
sake-coming-sake = { $number ->
    [0] { $name } gioca { $card }, ma non hai più sakè da perdere.
    [one] { $name } gioca { $card } e ti porta via il sakè: { $place }.
   *[other] { $name } gioca { $card } e ti porta via uno dei tuoi { $number } sakè.
}
sake-coming-gear = { $name } gioca { $card }: ti porta via { $gear }{ $sake ->
    [0] .
   *[other] , col sakè che c’è sopra.
}
sake-coming-give = Lo Spirito di { $name } è all’opera: una carta a caso della tua mano va a { $target }.
sake-coming-take = Lo Spirito di { $name } è all’opera: una carta a caso di { $target } finisce nella tua mano.
sake-coming-move = Lo Spirito di { $name } sposta il tuo sakè: { $place } → { $to }.
sake-coming-fight = { $name } attacca il tuo Seguace con forza { $number }.
sake-question-choose-hand = Scegli dal dorso 4 carte per la tua mano. Quale dorso per la numero { $number }?
sake-question-elation = Potere dell’ebbrezza: il dorso in cima al mazzo è { $back }. Che cosa combini?
sake-question-move-sake = Dove va quel sakè di { $target }?
sake-question-spirit-deed = Spirito, che cosa fai?{ $back ->
    [none] {""}
   *[other] {" "}Il dorso in cima al mazzo è { $back }: tu ne hai { $number }.
}
sake-question-torment-with = Con quante carte tormenti { $target }?
sake-question-help = Aiuti a tormentare { $target } ({ $back })?
sake-question-resist = { $name } ti tormenta con forza { $number }. Hai { $sake } sakè.
sake-question-give-up-sake = Gli Spiriti ti prendono { $number } sakè. Quale?
sake-question-deal-sake = A chi va il sakè rubato? { $number ->
    [one] Ne resta uno.
   *[other] Ne restano { $number }.
}
sake-deed-walk = { $name } sta per fare { $number ->
    [one] 1 passo.
   *[other] { $number } passi.
}
sake-deed-strike = { $whom ->
    [me] { $name } ti attacca
   *[other] { $name } attacca { $target }
}{ $weapon ->
    [none] {""}
   *[other] {" "}con { $weapon }
}, forza { $number }{ $ranged ->
    [yes] , da lontano.
   *[no] .
}
sake-deed-minion = { $whom ->
    [me] Il Seguace di { $name } ti attacca.
   *[other] Il Seguace di { $name } attacca { $target }.
}

## Mosse

sake-group-attack = Attacco
sake-group-iaido = Iaido: ti alzi, ti muovi da 0 a 2, attacchi
sake-group-move = Movimento
sake-group-drink = Bevuta
sake-group-text = Giocare il testo
sake-group-minion = Seguaci
sake-group-activate = Usare un oggetto
sake-group-burn = Bruciare
sake-group-harmless = Attacchi che non feriscono
sake-group-other = Altro
sake-move-pass = Niente
sake-move-pass-act = Basta così: tocca ai Seguaci, alla pesca e all’arma
sake-move-pass-interrupt = { $defence ->
    [yes] Non interrompere (puoi ancora difenderti)
   *[no] Lascia fare
}
sake-move-pass-defend = { $died ->
    [yes] Subisci: muori
   *[no] { $wounds ->
        [0] Lascia che arrivi: nessuna ferita
       *[other] Subisci: { $harm }
    }
}
sake-move-pass-strike-anew = Lasciar perdere
sake-move-pass-burn = Non bruci nulla
sake-move-pass-throw = Non arrivi più a nessuno: lasciala cadere
sake-move-pass-wield = Nessuna
sake-move-pass-elation = Non combini nulla
sake-move-pass-spirit-deed = Nessuna delle due
sake-move-pass-help = Non aiuti
sake-move-pass-resist = { $number ->
    [0] Non ti difendi: non hai nulla da perdere
   *[other] Non ti difendi: perdi { $number } sakè
}
sake-move-pass-fade = Che prenda il colpo
sake-move-attack = { $card } { $number }: { $reach }
sake-move-iaido = { $card } { $number }: arrivi a { $targets }
sake-reach-weapon = { $weapon }, forza { $strength } → { $targets }
sake-move-move = { $card }: { $number ->
    [one] 1 passo
   *[other] fino a { $number } passi
}
sake-move-drink = { $card }: bevi { $number } di { $masu }
sake-move-drink-on = Bevi { $number } → { $place }
sake-move-text = { $card }: { $short }
sake-move-minion = { $card }: verso { $target }
sake-move-activate = { $card }: { $short }
sake-move-burn-to-draw = 1 sakè ({ $place }): peschi 1 carta
sake-move-burn-to-play = 1 sakè ({ $place }): giochi 1 carta in più{ $kind ->
    [gear] , senza { $place }
   *[other] {""}
}
sake-move-burn-soul = l’anima: { $number ->
    [one] 1 carta
   *[other] { $number } carte
} dalla Vita alla mano ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
})
sake-move-pay = il sakè qui: { $place }
sake-move-place-sake = { $kind ->
    [life] { $place }: 1 punto vita in più, che va via per primo; l’anima non arde
    [board] { $place }: la tua abilità dorme, e la lingua si impasta
   *[gear] { $place }: non funziona finché c’è il sakè
}
sake-move-place-move-sake = { $place }
sake-move-place-give-up-sake = il sakè qui: { $place }
sake-move-add-step = { $from } ↔ { $to }: { $number } → { $after }
sake-move-remove-step = { $from } ↔ { $to }: { $number } → { $after }
sake-move-go-clockwise = { $number ->
    [0] Resti dove sei{ $reach }
    [one] 1 passo in senso orario, verso { $target }{ $reach }
   *[other] { $number } passi in senso orario, verso { $target }{ $reach }
}
sake-move-go-counter = { $number ->
    [one] 1 passo in senso antiorario, verso { $target }{ $reach }
   *[other] { $number } passi in senso antiorario, verso { $target }{ $reach }
}
sake-move-go-nobody = la porta
sake-move-go-reach = : poi arrivi a { $targets }
sake-move-wield = { $weapon }: difesa { $number }{ $sake ->
    [0] {""}
   *[other] , ma c’è sopra del sakè
}
sake-move-choose-riceballs-in-the-face = { $target }: scarta 2 carte su { $number }
sake-move-choose-weak-stomach = { $target }: ha { $number } sakè
sake-move-choose-spirit-deed = Tormenti { $target }, che ha { $number } sakè
sake-move-choose-deal-sake = { $whom ->
    [me] a te
   *[other] { $target }
}
sake-move-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
sake-move-choose-back = { $back } (ce ne sono { $number })
sake-move-steal = Rubi 1 sakè dal Masu (ce ne sono { $masu })
sake-move-fade = Scarti una carta dal dorso { $back }: il colpo va a vuoto
sake-move-gear = { $whom ->
    [me] una carta tua: { $card }{ $sake ->
        [0] {""}
       *[other] , con il sakè che c’è sopra
    }
   *[other] { $target }: { $card }{ $sake ->
        [0] {""}
       *[other] , con il sakè che c’è sopra
    }
}
sake-move-sake-spoil-sake = il sakè qui: { $place }
sake-move-sake-elation = { $whom ->
    [me] Sposti un tuo sakè: { $place }
   *[other] Sposti un sakè di { $target }: { $place }
}
sake-move-give = Una carta a caso da { $from } a { $target }
sake-elation-add = Aggiungi un passo: { $where }
sake-elation-remove = Togli un passo: { $where }
sake-move-strike = { $weapon } → { $target }{ $steps }: { $box } + { $more } = forza { $strength }
sake-move-throw = { $target }{ $steps }: forza { $strength }
sake-steps = , { $number ->
    [one] 1 passo
   *[other] { $number } passi
}
sake-steps-both = , { $number } e { $other } passi
sake-move-defend-defend = { $card }: { $box } + { $more } = { $number }, { $wounds ->
    [0] nessuna ferita
   *[other] { $died ->
        [yes] resta: { $harm }, e muori
       *[no] resta: { $harm }
    }
}
sake-move-defend-resist = { $card }: { $box } + { $more } = { $number }, { $wounds ->
    [0] non perdi nulla
   *[other] perdi { $wounds } sakè
}
sake-move-interrupt = { $card }: { $short }
sake-move-discard = { $card } ({ $boxes })
sake-move-sacrifice = { $card }: si getta in mezzo, nessun danno

## Perché qualcosa non si può

sake-use-attack = attacco
sake-use-move = movimento
sake-use-iaido = iaido
sake-use-drink = bevuta
sake-use-text = testo
sake-use-minion = Seguace
sake-use-defend = difesa
sake-use-interrupt = interruzione
sake-use-steal = Rubare
sake-use-torment = Tormento
sake-thing = { $card } ({ $use })
sake-refusal-it-is-on-offer = si può
sake-refusal-not-in-hand = non ce l’hai in mano
sake-refusal-not-asked = non è questo che ti si chiede
sake-refusal-only-when-attacked = solo quando ti attaccano
sake-refusal-only-in-anothers-turn = solo nel turno degli altri
sake-refusal-card-limit = in questo turno non puoi giocare altre carte; bruciando sakè, una in più
sake-refusal-not-sitting = sei già in piedi
sake-refusal-nothing-in-reach = non arrivi a nessuno
sake-refusal-empty-box = il riquadro vale 0
sake-refusal-no-room = non c’è spazio per muoversi
sake-refusal-masu-empty = il Masu è vuoto
sake-refusal-no-free-place = non hai un posto libero per il sakè
sake-refusal-no-neighbour = da quella parte non c’è un vicino
sake-refusal-not-a-minion = può farlo solo un Seguace
sake-refusal-already-in-play = ne hai già uno in gioco
sake-refusal-no-sake-to-pay = non hai sakè per pagare
sake-refusal-does-nothing = non farebbe nulla
sake-refusal-not-in-play = non è in gioco davanti a te
sake-refusal-sake-on-it = c’è sopra del sakè
sake-refusal-asleep = dorme finché non si è giocata un’altra carta
sake-refusal-always-works = funziona da sé
sake-refusal-no-wounds = non hai Ferite
sake-refusal-spirits-burn-nothing = gli Spiriti non bruciano nulla
sake-refusal-soul-once-a-turn = in questo turno la tua anima ha già arso
sake-refusal-sake-on-life = c’è del sakè sulla tua Vita
sake-refusal-leave-one-life = deve restare { $need } punto vita, ne hai { $have }
sake-refusal-only-in-phase-one = solo nella fase 1 del tuo turno
sake-refusal-no-card-to-draw = non c’è nulla da pescare
sake-refusal-no-sake-there = lì non c’è sakè
sake-refusal-nothing-of-that-to-cancel = non c’è nulla di simile da annullare
sake-refusal-not-against-torment = il Tormento non bada ai Seguaci
sake-refusal-one-card-only = hai già giocato una carta in difesa
sake-refusal-armed = con un’arma utilizzabile non si tirano pugni
sake-refusal-not-at-spirits = gli eventi non colpiscono gli Spiriti
sake-refusal-not-there = non è nel cerchio
sake-refusal-not-yourself = non contro di te
sake-refusal-needs-at-least = servono { $need } passi o più da entrambi i lati, dal lato più vicino sono { $have }
sake-refusal-needs-exactly = { $need ->
    [one] serve 1 passo esatto
   *[other] servono { $need } passi esatti
}, dal lato più vicino sono { $have }
sake-refusal-not-a-samurai = solo un samurai vivo
sake-refusal-empty-hand = quella mano è vuota
sake-refusal-wrong-back = nessuna tua carta ha il dorso che è in cima al mazzo

## La fine

sake-result-drunkest = { $whom ->
    [me] Vittoria! Nessuno ha bevuto più di te: { $number } sakè.
   *[other] Vince { $names }, con più sakè di tutti: { $number }.
}
sake-result-spirits = { $whom ->
    [me] Vittoria! Gli Spiriti di Enma hanno insieme { $number } sakè.
   *[other] Vincono gli Spiriti di Enma, con { $number } sakè in tutto: { $names }.
}
sake-result-no-samurai = { $whom ->
    [me] Vittoria! Non restano samurai, e la locanda è degli Spiriti di Enma.
   *[other] Non restano samurai: vincono gli Spiriti di Enma ({ $names }).
}
sake-result-shared = { $whom ->
    [me] Dividi la vittoria: { $names }, { $number } sakè a testa.
   *[other] Si dividono la vittoria: { $names }, { $number } sakè a testa.
}
sake-result-last-standing = { $whom ->
    [me] Vittoria! Nessuno ha sakè, ma solo tu sei ancora in piedi.
   *[other] Vince { $names }: nessuno ha sakè, ma nessun altro samurai è ancora in piedi.
}
sake-score-who = Chi
sake-score-state = Come
sake-score-sake = Sakè
sake-story-length = { $turns ->
    [one] È durata 1 turno.
   *[other] È durata { $turns } turni.
}
sake-story-peaceful = Non è morto nessuno: in questa locanda succede di rado.
sake-story-first = La prima morte è stata quella di { $name }, per mano di { $target }.
sake-story-drinker = { $number ->
    [one] La sete più grande era di { $name }: 1 bevuta.
   *[other] La sete più grande era di { $name }: { $number } bevute.
}
sake-story-fighter = { $number ->
    [one] Il sangue più caldo era di { $name }: 1 attacco.
   *[other] Il sangue più caldo era di { $name }: { $number } attacchi.
}
sake-story-extra = { $number ->
    [one] C’è stata da risolvere una parità.
   *[other] Ci sono state da risolvere { $number } parità.
}

## Il tavolo

sake-welcome = { $game }, in { $seats } al tavolo. Tu sei { $name }.
sake-aim = Bevi: quando il Masu è vuoto ognuno ha un ultimo turno, e vince il samurai più ubriaco. I morti tornano come Spiriti, e hanno sete anche loro.
sake-here = { $location }: { $rule }.
sake-table-life = Vita
sake-table-sake = Sakè
sake-table-hand = Mano
sake-table-steps = Passi ↻ ↺
sake-table-state = Stato
sake-table-wields = Impugna
sake-table-gear = In gioco
sake-state-samurai = samurai
sake-state-sitting = siede
sake-state-standing = in piedi
sake-state-spirit = Spirito
sake-state-gone = fuori
sake-state-drunk = { $state }, hic!
sake-table-masu = { $masu ->
    [0] Il Masu è vuoto
   *[other] Masu { $cups } { $masu }
} · { $location } · mazzo { $deck }{ $back ->
    [none] {""}
   *[other] , in cima { $back }
} · { $pile ->
    [0] nessuno scarto
   *[other] scarti { $pile }, in cima { $card }
}
sake-table-sudden = Giro della Morte, dal turno di { $name }.
sake-table-extra = Giro della Morte supplementare, numero { $number }.
sake-table-hand-title = { $number ->
    [0] Non hai carte in mano.
    [one] La tua mano, 1 carta:
   *[other] La tua mano, { $number } carte:
}
sake-box-attack = att
sake-box-defence = dif
sake-box-movement = mov
sake-box-drinking = bev
sake-box-back = dorso
sake-boxes = att { $attack } dif { $defence } mov { $movement } bev { $drinking }, { $back }
