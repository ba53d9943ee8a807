### Samurai Sword, in italiano. Il terminale e il browser usano lo stesso file.
###
### Le parti di notizie, mosse e domande sono spiegate in en/sword.ftl.

-honour = Onore
-resilience = Resistenza
-difficulty = Difficoltà

game-sword = Samurai Sword
    .play = gioca a Samurai Sword contro i bot
option-sword-characters = Chi siede dove
option-sword-characters-benkei = { character-benkei }
option-sword-characters-chiyome = { character-chiyome }
option-sword-characters-ginchiyo = { character-ginchiyo }
option-sword-characters-goemon = { character-goemon }
option-sword-characters-hanzo = { character-hanzo }
option-sword-characters-hideyoshi = { character-hideyoshi }
option-sword-characters-ieyasu = { character-ieyasu }
option-sword-characters-kojiro = { character-kojiro }
option-sword-characters-musashi = { character-musashi }
option-sword-characters-nobunaga = { character-nobunaga }
option-sword-characters-tomoe = { character-tomoe }
option-sword-characters-ushiwaka = { character-ushiwaka }
option-sword-geisha = Contro chi si può giocare la Geisha
option-sword-geisha-others = contro un altro giocatore
option-sword-geisha-anyone = anche contro una propria carta in gioco, come Bushido

## Carte

card-bokken = Bokken
card-kiseru = Kiseru
card-wakizashi = Wakizashi
card-bo = Bō
card-kusarigama = Kusarigama
card-katana = Katana
card-shuriken = Shuriken
card-kanabo = Kanabō
card-nodachi = Nodachi
card-naginata = Naginata
card-nagayari = Nagayari
card-tanegashima = Tanegashima
card-daikyu = Daikyū
weapon = Arma
    .short = portata { $range }, { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    }
    .full = Un’arma: colpisce una persona che per te ha Difficoltà { $range } al massimo e le infligge { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    }, se non para. Una sola arma per turno, di più con Concentrazione.
card-armour = Armatura
    .short = +1 Difficoltà per attaccarti
    .full = Una proprietà: finché è davanti a te, attaccarti è più difficile di 1. Più copie si sommano.
card-focus = Concentrazione
    .short = +1 arma per turno
    .full = Una proprietà: finché è davanti a te, puoi giocare 1 arma in più nel tuo turno, già da questo. Più copie si sommano.
card-fast-draw = Estrazione veloce
    .short = +1 ferita con le tue armi
    .full = Una proprietà: finché è davanti a te, ogni tua arma che colpisce infligge 1 ferita in più. Più copie si sommano.
card-bushido = Bushido
    .short = una prova d’Onore, davanti a chiunque
    .full = Una proprietà per chiunque, una sola in gioco. Chi l’ha davanti scopre una carta a ogni turno: se è un’arma, scarta un’arma e passa Bushido a sinistra, oppure perde 1 punto onore{ $seats ->
        [3] {" "}(non lo Shogun)
       *[other] {""}
    } e se ne libera; se non lo è, Bushido passa a sinistra e basta.
card-parry = Parata
    .short = ferma un’arma o un Grido di battaglia
    .full = Solo in risposta: ferma un’arma diretta contro di te, o ti evita la ferita del Grido di battaglia.
card-geisha = Geisha
    .short = qualcuno perde una carta
    .full = { $geisha ->
        [anyone] Si scarta una carta: una proprietà in gioco che scegli tu, anche una tua, o una carta a caso della mano di un’altra persona.
       *[others] Un’altra persona scarta una carta: una proprietà in gioco che scegli tu, o una carta a caso della mano.
    } La Difficoltà non conta.
card-diversion = Distrazione
    .short = prendi una carta da una mano
    .full = Prendi una carta a caso dalla mano di un’altra persona. La Difficoltà non conta.
card-battlecry = Grido di battaglia
    .short = tutti gli altri: Parata o 1 ferita
    .full = A partire dalla tua sinistra, chiunque non sia indifeso gioca una Parata o subisce 1 ferita.
card-tea-ceremony = Cerimonia del tè
    .short = peschi 3, tutti gli altri 1
    .full = Peschi 3 carte, poi ogni altra persona ne pesca 1.
card-daimyo = Daimyo
    .short = peschi 2; in mano vale 1 punto
    .full = Peschi 2 carte. Se invece lo tieni fino alla fine vale 1 punto{ $seats ->
        [3] {""}
        [4] {""}
       *[other] , ma non per il Ronin
    }.
card-breathing = Respirazione
    .short = recuperi tutto, un altro pesca 1
    .full = Recuperi tutta la Resistenza; poi un’altra persona a tua scelta pesca 1 carta.
card-jujutsu = Ju jitsu
    .short = tutti gli altri: un’arma o 1 ferita
    .full = A partire dalla tua sinistra, chiunque non sia indifeso gioca un’arma dalla mano o subisce 1 ferita.

## Personaggi

character-benkei = Benkei
    .ability = si attacca con 1 Difficoltà in più
character-chiyome = Chiyome
    .ability = subisce ferite solo dalle armi: Grido di battaglia e Ju jitsu non contano
character-ginchiyo = Ginchiyo
    .ability = subisce 1 ferita in meno da ogni arma, ma almeno 1
character-goemon = Goemon
    .ability = può giocare 1 arma in più per turno
character-hanzo = Hanzō
    .ability = può parare con un’arma della mano, se non è l’unica carta
character-hideyoshi = Hideyoshi
    .ability = pesca 1 carta in più a ogni turno
character-ieyasu = Ieyasu
    .ability = può prendere come prima carta del turno quella in cima agli scarti
character-kojiro = Kojirō
    .ability = arriva con ogni arma a qualsiasi Difficoltà
character-musashi = Musashi
    .ability = infligge 1 ferita in più con ogni arma
character-nobunaga = Nobunaga
    .ability = nel suo turno può cedere 1 punto resistenza (mai l’ultimo) per pescare una carta
character-tomoe = Tomoe
    .ability = pesca una carta ogni volta che ferisce con un’arma
character-ushiwaka = Ushiwaka
    .ability = pesca una carta per ogni ferita subita da un’arma

## Ruoli e squadre

role-shogun = Shogun
role-samurai = Samurai
role-ninja = Ninja
role-ninja-1 = Ninja ★
role-ninja-2 = Ninja ★★
role-ninja-3 = Ninja ★★★
role-ronin = Ronin
role-unknown = ?
aim-shogun = { $seats ->
    [3] Gli altri due sono Ninja, e contro di te. Il tuo Onore vale il doppio, e peschi e attacchi più di loro.
   *[other] { $friends ->
        [one] Il Samurai è con te, ma non sai chi sia.
       *[other] I Samurai sono con te, ma non sai chi siano.
    } Raccogli Onore e non cadere troppo spesso.
}
aim-samurai = Proteggi lo Shogun: vincete insieme.
aim-ninja = { $seats ->
    [3] L’altro Ninja è con te, e sai chi è. Togliete insieme Onore allo Shogun; in caso di parità vincete voi.
   *[other] { $friends ->
        [one] L’altro Ninja è con te, ma non sai chi sia.
       *[other] Gli altri Ninja sono con te, ma non sai chi siano.
    } Togli Onore allo Shogun e ai suoi; in caso di parità vincete voi.
}
aim-ronin = Sei da solo, ma alla fine il tuo Onore vale { $times ->
        [2] il doppio
       *[other] il triplo
    }. Non fidarti di nessuno.
side-shogun = { $seats ->
    [3] Shogun
   *[other] Shogun e Samurai
}
    .of = { $seats ->
        [3] dello Shogun
       *[other] dello Shogun e dei Samurai
    }
side-ninja = Ninja
    .of = dei Ninja
side-ronin = Ronin
    .of = del Ronin

## Notizie

news-shogun = { $who ->
    [me] Lo Shogun sei tu: cominci.
   *[other] Lo Shogun è { $name }, che comincia.
}
news-turn = { $who ->
    [me] Il tuo turno
   *[other] Turno di { $name }
}
news-recovered = { $who ->
    [me] Ti rialzi con tutta la { -resilience }.
   *[other] { $name } si rialza con tutta la { -resilience }.
}
news-revealed = { $who ->
    [me] Per Bushido scopri { $card }.
   *[other] Per Bushido { $name } scopre { $card }.
}
news-bushido-passed = { $who ->
    [me] Bushido passa da te a { $target }.
   *[other] { $whom ->
        [me] Bushido passa da { $name } a te.
       *[other] Bushido passa da { $name } a { $target }.
    }
}
news-bushido-gone = { $who ->
    [me] Il Bushido davanti a te viene scartato.
   *[other] Il Bushido davanti a { $name } viene scartato.
}
news-lost-honour = { $who ->
    [me] Perdi 1 punto onore.
   *[other] { $name } perde 1 punto onore.
}
news-drew = { $who ->
    [me] Peschi { $cards }.
   *[other] { $known ->
        [yes] { $name } pesca { $cards }.
       *[no] { $number ->
            [one] { $name } pesca una carta.
           *[other] { $name } pesca { $number } carte.
        }
    }
}
news-drew-each = { $names } pescano una carta a testa.
news-took-discard = { $who ->
    [me] Prendi { $card } dagli scarti.
   *[other] { $name } prende { $card } dagli scarti.
}
news-played = { $who ->
    [me] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
news-played-at = { $who ->
    [me] Giochi { $card } su { $target }.
   *[other] { $whom ->
        [me] { $name } gioca { $card } su di te.
       *[other] { $name } gioca { $card } su { $target }.
    }
}
news-played-weapon = { $who ->
    [me] Attacchi { $target } con { $card }.
   *[other] { $whom ->
        [me] { $name } ti attacca con { $card }.
       *[other] { $name } attacca { $target } con { $card }.
    }
}
news-played-property = { $who ->
    [me] Metti in gioco { $card }.
   *[other] { $name } mette in gioco { $card }.
}
news-played-bushido = { $who ->
    [me] { $whom ->
        [me] Metti Bushido davanti a te.
       *[other] Metti Bushido davanti a { $target }.
    }
   *[other] { $whom ->
        [me] { $name } mette Bushido davanti a te.
       *[other] { $name } mette Bushido davanti a { $target }.
    }
}
news-played-breathing = { $who ->
    [me] Respiri a fondo, recuperi tutta la { -resilience } e fai pescare { $target }.
   *[other] { $whom ->
        [me] { $name } respira a fondo, recupera tutta la { -resilience } e ti fa pescare.
       *[other] { $name } respira a fondo, recupera tutta la { -resilience } e fa pescare { $target }.
    }
}
news-bled = { $who ->
    [me] Cedi 1 punto resistenza per una carta.
   *[other] { $name } cede 1 punto resistenza per una carta.
}
news-discarded = { $who ->
    [me] Scarti { $card }.
   *[other] { $name } scarta { $card }.
}
news-lost-card = { $who ->
    [me] Perdi { $card } dalla mano.
   *[other] { $name } perde { $card } dalla mano.
}
news-lost-property = { $who ->
    [me] Perdi { $card } che avevi davanti.
   *[other] { $name } perde { $card }.
}
news-diverted = { $who ->
    [me] Prendi { $card } a { $target }.
   *[other] { $whom ->
        [me] { $name } ti prende { $card } dalla mano.
       *[other] { $known ->
            [yes] { $name } prende { $card } a { $target }.
           *[no] { $name } prende una carta a { $target }.
        }
    }
}
news-answered = { $who ->
    [me] Rispondi con { $card }.
   *[other] { $name } risponde con { $card }.
}
news-wounded = { $who ->
    [me] { $target } ti ferisce: −{ $number }
   *[other] { $whom ->
        [me] Ferisci { $name }: −{ $number }
       *[other] { $target } ferisce { $name }: −{ $number }
    }
} { $number ->
    [one] punto resistenza.
   *[other] punti resistenza.
}
news-defeated = { $who ->
    [me] { $target } ti sconfigge e ti prende 1 punto onore.
   *[other] { $whom ->
        [me] Sconfiggi { $name } e guadagni 1 punto onore!
       *[other] { $target } sconfigge { $name } e guadagna 1 punto onore.
    }
}
news-ran-out = { $number ->
    [one] Il mazzo è finito: l’unico scarto diventa il nuovo mazzo, e ognuno perde 1 punto onore.
   *[other] Il mazzo è finito: { $number } scarti diventano il nuovo mazzo, e ognuno perde 1 punto onore.
}
news-out-of-honour = { $who ->
    [me] Non hai più punti onore.
   *[other] { $number ->
        [one] { $names } non ha più punti onore.
       *[other] { $names } non hanno più punti onore.
    }
}
news-ended-honour = La partita è finita, e decide l’{ -honour }.
news-ended-sword-master = Una persona sola è ancora in piedi: la partita è finita.
note-no-answer = Non hai niente con cui rispondere.

## Domande

question-play = Tocca a te: che cosa giochi? Armi in questo turno: { $played } di { $limit }.
question-first-card = Da dove prendi la prima carta?
question-bushido = { $card ->
    [none] Bushido: è uscita un’arma. Che cosa dai?
   *[other] Bushido: è uscita un’arma, { $card }. Che cosa dai?
}
question-attacked = { $name } ti attacca con { $card }: { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}. { $defeat ->
    [yes] Sarebbe la tua sconfitta: hai
   *[no] Hai
} { $resilience ->
    [one] 1 punto resistenza.
   *[other] { $resilience } punti resistenza.
}
question-challenged = { $name } sfida tutti con { $card }: 1 ferita. { $defeat ->
    [yes] Sarebbe la tua sconfitta: hai
   *[no] Hai
} { $resilience ->
    [one] 1 punto resistenza.
   *[other] { $resilience } punti resistenza.
}
question-discard = Hai { $cards } carte e puoi tenerne 7. Quale scarti?

## Mosse

group-weapons = Armi
group-properties = Proprietà
group-actions = Azioni
group-other = Altro
move-pass-play = Finisci il turno
move-pass-attacked = { $defeat ->
    [yes] Incassa il colpo: è la tua sconfitta e perdi 1 punto onore
   *[no] Incassa il colpo: { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    }, { $left ->
        [one] ti resta 1 punto resistenza
       *[other] ti restano { $left } punti resistenza
    }
}
move-pass-challenged = { $defeat ->
    [yes] Incassa la ferita: è la tua sconfitta e perdi 1 punto onore
   *[no] Incassa 1 ferita, { $left ->
        [one] ti resta 1 punto resistenza
       *[other] ti restano { $left } punti resistenza
    }
}
move-pass-bushido = { $free ->
    [yes] Niente: Bushido è scartato e non perdi punti onore
   *[no] 1 punto onore ({ $left ->
        [one] te ne resta 1
       *[other] te ne restano { $left }
    }): Bushido è scartato
}
move-attack = { $card } → { $target } ({ -difficulty } { $difficulty }): { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}, { $defeat ->
    [yes] basta per la sconfitta (ha { $resilience })
   *[no] ha { $resilience }
}
move-lay = { $card }: { $short }
move-lay-bushido = { $whom ->
    [me] { $card } → davanti a te
   *[other] { $card } → davanti a { $target }
}
move-play = { $card }: { $short }
move-play-geisha = { $number ->
    [one] { $card } → { $target }: l’unica carta che ha in mano
   *[other] { $card } → { $target }: una a caso delle { $number } carte in mano
}
move-strip = { $card } → { $target }: via { $place }
move-play-diversion = { $number ->
    [one] { $card } → { $target }: prendi l’unica carta che ha in mano
   *[other] { $card } → { $target }: prendi una a caso delle { $number } carte
}
move-play-breathing = { $card }: passi da { $resilience } a { $full } punti resistenza, { $target } pesca
move-play-breathing-full = { $card }: hai già tutta la { -resilience }, { $target } pesca
move-answer-attacked = { $card }: pari, nessuna ferita
move-answer-challenged = { $card }: rispondi, nessuna ferita
move-answer-bushido = { $card }: scartala, e Bushido passa a { $target }
move-discard = { $card } ({ $short })
move-take-discard = { $card }, dagli scarti
move-take-deck = Una carta coperta, dal mazzo
move-bleed = Cedi 1 punto resistenza ({ $left ->
    [one] te ne resta 1
   *[other] te ne restano { $left }
}) e pesca una carta

## Perché qualcosa non si può

refusal-it-is-on-offer = si può
refusal-you-must-discard = prima scarta fino a { $need } carte, ne hai { $have }
refusal-draw-first = prima si pesca
refusal-not-in-hand = non è nella tua mano
refusal-not-asked = non è quello che ti si chiede
refusal-only-an-answer = ora puoi solo rispondere, non è il tuo turno
refusal-bushido-wants-a-weapon = Bushido vuole un’arma
refusal-jujutsu-wants-a-weapon = Ju jitsu vuole un’arma
refusal-your-only-card = se è la tua unica carta non può parare
refusal-only-a-parry = qui serve una Parata
refusal-not-your-ability = non è la tua abilità
refusal-never-the-last-resilience = l’ultimo punto resistenza non si cede
refusal-no-card-to-draw = non c’è nessuna carta da pescare
refusal-not-the-draw-phase = la pesca è già passata
refusal-parry-only-in-answer = una Parata si gioca solo in risposta
refusal-no-discard-at-will = non si scarta a piacere
refusal-nothing-to-answer = non c’è niente a cui rispondere
refusal-nobody-there = lì non siede nessuno
refusal-one-bushido-only = c’è già un Bushido in gioco
refusal-not-yourself = non contro di te
refusal-no-such-property = lì non c’è quella proprietà
refusal-empty-hand = quella mano è vuota
refusal-weapon-limit = { $need ->
    [one] in questo turno puoi giocare 1 arma, e l’hai fatto
   *[other] in questo turno puoi giocare { $need } armi, e l’hai fatto
}
refusal-harmless = chi è indifeso non si può attaccare
refusal-out-of-reach = fuori portata: { -difficulty } { $need }, portata { $have }

## La fine

result-winners = { $whom ->
    [me] Vittoria tua! La serata è della squadra { $side }.
   *[other] Vince la squadra { $side }.
}
result-by-honour = Vittoria d’onore: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
result-by-sword = Vittoria del Maestro di spada: in piedi resta solo { $name }, e l’{ -honour } non conta più.
result-penalty = Colpo mortale: l’ultimo colpo è caduto dentro la squadra { $side }, che perde 3 punti.
result-tie-ninja = Parità, e in caso di parità vincono sempre i Ninja.
result-tie-shogun = Parità: contro il Ronin vincono Shogun e Samurai.
score-sum = { $daimyo ->
    [0] { $honour } × { $times } = { $points }
   *[other] { $honour } × { $times } + { $daimyo } Daimyo = { $points }
}
score-side = { $side }: { $points }
score-who = Chi
score-role = Ruolo
score-points = Punti
story-length = { $turns ->
    [one] È durata 1 turno.
   *[other] È durata { $turns } turni.
}
story-peaceful = Nessuna sconfitta in tutta la partita.
story-first = La prima sconfitta: { $name }, per { $card } di { $target }.
story-most = { $number ->
    [one] La lama più affilata: { $name }, con 1 vittoria in duello.
   *[other] La lama più affilata: { $name }, con { $number } vittorie in duello.
}
story-parries = { $number ->
    [one] La guardia più attenta: { $name }, con 1 risposta.
   *[other] La guardia più attenta: { $name }, con { $number } risposte.
}
story-run-outs = { $number ->
    [one] Il mazzo è finito una volta.
   *[other] Il mazzo è finito { $number } volte.
}

## Il tavolo

table-role = Ruolo
table-honour = On.
table-resilience = Resistenza
table-laid = In gioco
table-reach = Diff.
table-harmless = Indifeso
table-piles = { $pile ->
    [0] Mazzo { $deck } · nessuno scarto
   *[other] Mazzo { $deck } · scarti { $pile }, in cima { $card }
}
table-worth = L’{ -honour } vale alla fine: { $worths }
table-worth-leads = ×2 con più stelle, ×1 con meno
