### SAKE, auf Deutsch. Terminal und Browser benutzen dieselbe Datei.
###
### Die Teile von Nachrichten, Zügen und Fragen sind in en/sake.ftl erklärt.

game-sake = SAKE
    .play = SAKE gegen Bots spielen
option-sake-location = Wo getrunken wird
option-sake-location-inn = { sake-location-inn } ({ sake-location-inn.rule })
option-sake-location-distillery = { sake-location-distillery } ({ sake-location-distillery.rule })
option-sake-location-hot-spring = { sake-location-hot-spring } ({ sake-location-hot-spring.rule })
option-sake-location-bamboo-grove = { sake-location-bamboo-grove } ({ sake-location-bamboo-grove.rule })
option-sake-location-rope-bridge = { sake-location-rope-bridge } ({ sake-location-rope-bridge.rule })
option-sake-first = Wer am ältesten ist und beginnt
option-sake-choose_hand = Wie die erste Hand verteilt wird
option-sake-choose_hand-no = durch den Zufall
option-sake-choose_hand-yes = alle wählen sie nach den Rückseiten
option-sake-bare_hands = Wann Fäuste zuschlagen dürfen
option-sake-bare_hands-unarmed = nur ohne brauchbare Waffe
option-sake-bare_hands-always = auch mit einer, auf 1 Schritt, wie in der FAQ des Verlags
option-sake-items = Was aus einem Gegenstand wird, der Sake kostet
option-sake-items-single-use = er ist verbraucht: nach seiner Wirkung abgeworfen
option-sake-items-kept = er bleibt im Spiel und kann wieder benutzt werden
option-sake-samurai = Wer wo sitzt
option-sake-samurai-miyamoto-musashi = { sake-samurai-miyamoto-musashi.full }
option-sake-samurai-yagyu-munenori = { sake-samurai-yagyu-munenori.full }
option-sake-samurai-yagyu-jubei = { sake-samurai-yagyu-jubei.full }
option-sake-samurai-ito-ittosai = { sake-samurai-ito-ittosai.full }
option-sake-samurai-date-masamune = { sake-samurai-date-masamune.full }
option-sake-samurai-takezaki-suenaga = { sake-samurai-takezaki-suenaga.full }
option-sake-samurai-hojo-masako = { sake-samurai-hojo-masako.full }
option-sake-samurai-tomoe-gozen = { sake-samurai-tomoe-gozen.full }
option-sake-deck = Die Werte der Karten
    .wrong = Mit der Kartendatei { $file } lässt sich nicht spielen. { $problem }
    .large = Die Datei { $file } ist zu groß für eine Kartendatei.
sake-play-every-on = Von jetzt an wirst du alles gefragt: auch nach deiner einzigen Waffe, nach dem, was nicht verletzen kann, und wenn du nur Sake oder Seele verbrennen könntest.
sake-play-every-off = Von jetzt an wirst du nicht nach deiner einzigen Waffe gefragt, nicht nach dem, was nicht verletzen kann, und nicht, wenn andere handeln und du nur Sake oder Seele verbrennen könntest.
sake-help-every = frag mich alles, oder nicht mehr: auch nach meiner einzigen Waffe, nach dem, was nicht verletzen kann, und wenn andere handeln und ich nur Sake oder Seele verbrennen könnte

## Karten

sake-card-katana = Katana
sake-card-no-dachi = No-Dachi
sake-card-naginata = Naginata
sake-card-yumi = Yumi
sake-card-wakizashi = Wakizashi
sake-weapon = Waffe
    .short = Waffe: Schritte { $reach }, Angriff { $attack }, Verteidigung { $defence }{ $ranged ->
        [yes] , Fernkampf
       *[no] {""}
    }
    .full = Eine Waffe, die vor dir im Spiel liegt. Sie trifft auf { $reach } { $range ->
        [one] Schritt
       *[other] Schritte
    }{ $ranged ->
        [yes] , aus der Ferne,
       *[no] {""}
    } und gibt { $attack } zum Angriff dazu; in der Hand gehalten gibt sie { $defence } zur Verteidigung gegen Hiebe aus der Nähe. Mit Sake darauf tut sie nichts.
sake-item-used = { $items ->
    [kept] So oft du zahlen kannst.
   *[single-use] Danach ist der Gegenstand verbraucht und wird abgeworfen.
}
sake-card-pipe = Pfeife
    .short = Gegenstand; 1 Sake: alle anderen Samurai werfen 1 Karte ab
    .full = Ein Gegenstand. In Phase 1 zahlst du 1 Sake: Alle anderen Samurai werfen 1 Karte ihrer Wahl ab. { sake-item-used }
sake-card-sandals = Sandalen
    .short = Gegenstand: +1 für deine Bewegungen, aus 0 wird 1
    .full = Ein Gegenstand: Deine Bewegungen gehen 1 Schritt weiter, und auch ein Feld mit 0 geht 1 Schritt (nicht die Bewegung eines Iaido).
sake-card-makeshift-armour = Behelfsrüstung
    .short = Gegenstand: +1 für deine Verteidigung
    .full = Ein Gegenstand: +1, sooft du dich mit einer Karte verteidigst, auch gegen Fernangriffe.
sake-card-flagon = Krug
    .short = Gegenstand; 1 Sake: zieh 2 Karten
    .full = Ein Gegenstand. In Phase 1 zahlst du 1 Sake und ziehst 2 Karten. { sake-item-used }
sake-card-rice-bowl = Reisschüssel
    .short = Gegenstand; 1 Sake: erhalte 2 Lebenspunkte zurück
    .full = Ein Gegenstand. In Phase 1 zahlst du 1 Sake, und 2 deiner Wunden werden wieder Leben. { sake-item-used }
sake-card-throwing-chopsticks = Wurfstäbchen
    .short = zwei Fernangriffe, Stärke 1, 2+ Schritte
    .full = Ein Ereignis: zwei Fernangriffe der Stärke 1 auf 2 Schritte oder mehr, einer nach dem anderen, auf eine Person oder auf zwei.
sake-card-burning-ramen = Brennende Ramen
    .short = Fernangriff, Stärke 2, 3+ Schritte
    .full = Ein Ereignis: ein Fernangriff der Stärke 2 auf 3 Schritte oder mehr.
sake-card-strategic-stench = Strategischer Gestank
    .short = leg irgendwo 2 Schritte dazu
    .full = Ein Ereignis: Leg 2 Schritte in den Kreis, zusammen oder einzeln.
sake-card-riceballs-in-the-face = Reisbällchen ins Gesicht
    .short = jemand auf 4+ Schritte wirft 2 Karten ab
    .full = Ein Ereignis: Ein Samurai auf 4 Schritte oder mehr wirft 2 Karten eigener Wahl ab.
sake-card-sakuragi = Sakuragi
    .short = zieh 2 Karten
    .full = Ein Ereignis: Zieh 2 Karten.
sake-card-drunken-purchase = Kauf im Rausch
    .short = weg mit einer Waffe oder einem Gegenstand
    .full = Ein Ereignis: Eine Waffe oder ein Gegenstand irgendeines Samurai wird abgeworfen, samt dem Sake darauf.
sake-card-weak-stomach = Schwacher Magen
    .short = ein anderer Samurai verliert 1 Sake
    .full = Ein Ereignis: Wähl 1 Sake eines anderen Samurai; er kommt aus dem Spiel.
sake-card-fake-wounds = Vorgetäuschte Wunden
    .short = erhalte 2 Lebenspunkte zurück
    .full = Ein Ereignis: 2 deiner Wunden werden wieder Leben. Es war nur Sojasoße.
sake-card-roar = Gebrüll (Rülps!)
    .short = 1 Sake: Fernangriff, Stärke 4, auf 2 Schritte
    .full = Ein Ereignis: Du zahlst 1 Sake für einen Fernangriff der Stärke 4 auf genau 2 Schritte.
sake-card-turned-off-lanterns = Gelöschte Laternen
    .short = nimm irgendwo 2 Schritte weg
    .full = Ein Ereignis: Nimm 2 Schritte aus dem Kreis, zusammen oder einzeln.
sake-card-falter = Schwanken
    .short = Unterbrechung: verhindert eine Bewegung
    .full = Eine Unterbrechung in einem fremden Zug: verhindert eine Bewegung, auch die eines Iaido. Aufgestanden wird trotzdem.
sake-card-blurred-vision = Verschwommene Sicht
    .short = Unterbrechung: verhindert einen Angriff
    .full = Eine Unterbrechung in einem fremden Zug: verhindert einen Angriff jeder Art, auch den eines Lakaien. Kein Peinigen.
sake-card-minion = Lakai
    .short = geht und kämpft für dich; aus der Hand fängt er einen Hieb ab
    .full = Leg ihn neben dich, zu einem Nachbarn hin: In Phase 2 geht er bis zu { $movement } Schritte dorthin und greift mit der aufgedeckten Karte an (Angriff +{ $attack }, Verteidigung +{ $defence }); jeder Schaden tötet ihn. Wirfst du ihn bei einem Angriff aus der Hand ab, erspart er dir allen Schaden.
sake-bare-hands = bloße Hände

## Samurai und Orte

sake-samurai-miyamoto-musashi = Musashi
    .full = Miyamoto Musashi
    .skill = +1 für Angriffe mit einer Waffe, solange zwei oder mehr eigene Waffen brauchbar sind
sake-samurai-yagyu-munenori = Munenori
    .full = Yagyū Munenori
    .skill = +1 für die Verteidigung gegen Angriffe aus der Nähe
sake-samurai-yagyu-jubei = Jūbei
    .full = Yagyū Jūbei Mitsuyoshi
    .skill = niemand kann die eigenen Bewegungen und Angriffe unterbrechen (nur die der Lakaien)
sake-samurai-ito-ittosai = Ittōsai
    .full = Itō Ittōsai
    .skill = +1 für den ersten angesagten Angriff in jedem eigenen Zug
sake-samurai-date-masamune = Masamune
    .full = Date Masamune
    .skill = bekommt beim Trinken 1 Sake mehr
sake-samurai-takezaki-suenaga = Suenaga
    .full = Takezaki Suenaga
    .skill = +1 für Fernangriffe; die gehaltene Waffe verteidigt auch gegen sie
sake-samurai-hojo-masako = Masako
    .full = Hōjō Masako
    .skill = Lakaien zählen nicht zum Kartenlimit und haben +1 Angriff und +1 Verteidigung
sake-samurai-tomoe-gozen = Tomoe
    .full = Tomoe Gozen
    .skill = am Anfang 2 Karten mehr zur Auswahl; zieht 3 statt 2
sake-san = { $name }-san
sake-location-inn = Herberge
    .rule = nichts Besonderes: eine verrauchte Stube und Sake
sake-location-distillery = Brennerei
    .rule = jeder Samurai bekommt am Anfang seines Zuges 1 Sake, wenn er ihn abstellen kann
sake-location-hot-spring = Heiße Quelle
    .rule = jeder Samurai erhält am Anfang seines Zuges 1 Lebenspunkt zurück
sake-location-bamboo-grove = Bambushain
    .rule = Fernangriffe sind um 1 schwächer
sake-location-rope-bridge = Hängebrücke
    .rule = am Anfang nur 2 Schritte zwischen Nachbarn, und Bewegungen sind um 1 kürzer, aber mindestens 1

## Rückseiten, Plätze für Sake, Figuren im Kreis

sake-back-troublesome = mühsam
    .mark = M
sake-back-quarrelsome = streitsüchtig
    .mark = S
sake-back-drowsy = schlaftrunken
    .mark = T
sake-place-life = Leben
sake-place-board = Samuraikarte
sake-piece-minion = { $way ->
    [clockwise] [L { $name }→]
   *[counter] [←L { $name }]
}
sake-target-minion = { $who ->
    [me] deinen Lakaien
   *[other] einen Lakaien von { $name }
}

## Rufe

sake-says = { $name }: „{ $words }“
sake-cry-drank = SAKEEE!
sake-cry-iaido = Iaido! Bleibt sitzen und staunt!
sake-cry-strikes = Koste das, du Dieb meines guten Sakes!
sake-cry-wounded = Autsch! Wer hat da ein Schwert hingestellt?
sake-cry-defended = Ist das alles? Meine Großmutter haut fester zu!
sake-cry-burned-sake = So schade, so ein guter Sake!
sake-cry-died = Noch ein Becherchen… nur noch eins…

## Nachrichten

sake-deck-unnatural = An diesem Tisch wird mit eigenen Karten gespielt: Der Stapel hat { $lacks }.
sake-deck-lacks = { $what ->
    [values] Felder über 4
    [great-cards] zu viele Felder mit 4
    [blank-cards] Karten aus lauter Nullen
    [two-boxes] zu wenige Karten mit zwei Feldern über 0
    [three-boxes] zu wenige Karten mit drei Feldern über 0
    [attack] zu wenige Karten, die angreifen
    [defence] zu wenige Karten, die verteidigen
    [movement] zu wenige Karten, die bewegen
    [drinking] zu wenige Karten, die trinken lassen
    [small-drinks] zu große Schlucke
    [printed-values] zu wenige der Werte aus den Beispielen der Regelhefte
    [small-gear] Waffen und Gegenstände mit so großen Feldern wie Ereignisse
    [copies] Kopien, die sich völlig gleichen
    [backs] ungleich verteilte Rückseiten
    [lives] Lebenspunkte, die alle gleich sind oder nicht von 4 bis 7 reichen
    [drink-in-hand] zu viele Hände ohne einen Schluck
   *[choice-in-hand] zu viele Hände ohne eine Wahl
}
sake-news-first = { $who ->
    [me] Du hast die meisten Jahre und beginnst. Heute Abend nennt man dich { $name }.
   *[other] Wer die meisten Jahre hat, beginnt: { $name }. Etwas Respekt, bitte.
}
sake-news-turn = { $who ->
    [me] Dein Zug
   *[other] { $name } ist am Zug
}
sake-news-was-poured = { $who ->
    [me] Die Brennerei schenkt dir 1 Sake ein.
   *[other] Die Brennerei schenkt { $name } 1 Sake ein.
}
sake-news-closing-time = Sperrstunde! Der Masu wird abgeräumt, und der Sudden Death beginnt mit { $name }.
sake-news-activated = { $who ->
    [me] Du benutzt: { $card }.
   *[other] { $name } benutzt: { $card }.
}
sake-news-laid = { $who ->
    [me] Du bringst ins Spiel: { $card }.
   *[other] { $name } bringt ins Spiel: { $card }.
}
sake-news-played = { $who ->
    [me] Du spielst: { $card }.
   *[other] { $name } spielt: { $card }.
}
sake-news-iaido = { $who ->
    [me] Iaido! Du springst auf ({ $card }).
   *[other] Iaido! { $name } springt auf ({ $card }).
}
sake-news-walks = { $who ->
    [me] Du gehst { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    } im Uhrzeigersinn{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
   *[other] { $name } geht { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    } im Uhrzeigersinn{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
}
sake-news-walks-counter = { $who ->
    [me] Du gehst { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    } gegen den Uhrzeigersinn{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
   *[other] { $name } geht { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    } gegen den Uhrzeigersinn{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
}
sake-news-strikes = { $who ->
    [me] Du greifst { $target }
   *[other] { $name } greift { $whom ->
        [me] dich
       *[other] { $target }
    }
} an: { $weapon ->
    [none] {""}
   *[other] { $weapon },{" "}
}Stärke { $number }{ $played ->
    [none] .
   *[other] {" "}({ $played }).
}
sake-news-strikes-minion = { $who ->
    [me] Du greifst einen Lakaien von { $target }
   *[other] { $name } greift { $whom ->
        [me] einen Lakaien von dir
       *[other] einen Lakaien von { $target }
    }
} an: { $weapon ->
    [none] {""}
   *[other] { $weapon },{" "}
}Stärke { $number }{ $played ->
    [none] .
   *[other] {" "}({ $played }).
}
sake-news-minion-walks = { $who ->
    [me] Dein Lakai geht { $number ->
        [one] 1 Schritt.
       *[other] { $number } Schritte.
    }
   *[other] Der Lakai von { $name } geht { $number ->
        [one] 1 Schritt.
       *[other] { $number } Schritte.
    }
}
sake-news-minion-strikes = { $who ->
    [me] Dein Lakai greift { $target } an.
   *[other] Der Lakai von { $name } greift { $whom ->
        [me] dich an.
       *[other] { $target } an.
    }
}
sake-news-minion-strikes-minion = { $who ->
    [me] Dein Lakai greift einen Lakaien von { $target } an.
   *[other] Der Lakai von { $name } greift { $whom ->
        [me] einen Lakaien von dir an.
       *[other] einen Lakaien von { $target } an.
    }
}
sake-news-turned-up = { $who ->
    [me] Für deinen Lakaien wird aufgedeckt: { $card }{ $use ->
        [attack] , Stärke { $number }.
        [defence] , Verteidigung { $number }.
       *[unknown] .
    }
   *[other] Für den Lakaien von { $name } wird aufgedeckt: { $card }{ $use ->
        [attack] , Stärke { $number }.
        [defence] , Verteidigung { $number }.
       *[unknown] .
    }
}
sake-news-minion-stands = { $who ->
    [me] Dein Lakai hält stand.
   *[other] Der Lakai von { $name } hält stand.
}
sake-news-minion-killed = { $who ->
    [me] Dein Lakai fällt.
   *[other] Der Lakai von { $name } fällt.
}
sake-news-minion-returned = { $who ->
    [me] Dein Lakai hat keinen Platz mehr und kommt auf deine Hand zurück.
   *[other] Der Lakai von { $name } hat keinen Platz mehr und kommt auf die Hand zurück.
}
sake-news-played-minion = { $who ->
    [me] Du schickst einen Lakaien im Uhrzeigersinn los.
   *[other] { $name } schickt einen Lakaien im Uhrzeigersinn los.
}
sake-news-played-minion-counter = { $who ->
    [me] Du schickst einen Lakaien gegen den Uhrzeigersinn los.
   *[other] { $name } schickt einen Lakaien gegen den Uhrzeigersinn los.
}
sake-news-interrupted = { $who ->
    [me] { $card }! Du hältst { $target } auf.
   *[other] { $card }! { $name } hält { $whom ->
        [me] dich auf.
       *[other] { $target } auf.
    }
}
sake-news-defended = { $who ->
    [me] Du verteidigst dich ({ $card }): { $number }.
   *[other] { $name } verteidigt sich ({ $card }): { $number }.
}
sake-news-sacrificed = { $who ->
    [me] Dein Lakai wirft sich dazwischen: kein Schaden.
   *[other] Ein Lakai von { $name } wirft sich dazwischen: kein Schaden.
}
sake-news-wounded = { $who ->
    [me] { $number ->
        [0] Du hast keinen Kratzer.
        [one] Du bekommst 1 Wunde.
       *[other] Du bekommst { $number } Wunden.
    }
   *[other] { $number ->
        [0] { $name } hat keinen Kratzer.
        [one] { $name } bekommt 1 Wunde.
       *[other] { $name } bekommt { $number } Wunden.
    }
}
sake-news-lost-sake = { $who ->
    [me] Du verlierst 1 Sake ({ $place }).
   *[other] { $name } verliert 1 Sake ({ $place }).
}
sake-news-died = { $who ->
    [me] Du stirbst durch { $target } und wirst ein Geist von Enma.
   *[other] { $whom ->
        [me] { $name } stirbt durch deine Hand und wird ein Geist von Enma.
       *[other] { $name } stirbt durch { $target } und wird ein Geist von Enma.
    }
}
sake-news-lost-all-sake = { $who ->
    [me] { $number ->
        [one] Dein einziger Sake kommt aus dem Spiel.
       *[other] Dein ganzer Sake kommt aus dem Spiel: { $number }.
    }
   *[other] { $number ->
        [one] Der einzige Sake von { $name } kommt aus dem Spiel.
       *[other] Der ganze Sake von { $name } kommt aus dem Spiel: { $number }.
    }
}
sake-news-took-wound = { $who ->
    [me] Deine Wunden werden deine Hand: { $cards }.
   *[other] { $known ->
        [yes] Die Wunden von { $name } werden zur Hand: { $cards }.
       *[no] Die Wunden von { $name } werden zur Hand: { $number ->
            [one] 1 Karte.
           *[other] { $number } Karten.
        }
    }
}
sake-news-spirit-hit = { $number ->
    [0] { $who ->
        [me] Der Hieb geht durch dich hindurch: Es ist kein Sake zu verlieren.
       *[other] Der Hieb geht durch { $name } hindurch: Es ist kein Sake zu verlieren.
    }
   *[other] { $who ->
        [me] Du verlierst { $number } Sake.
       *[other] { $name } verliert { $number } Sake.
    }
}
sake-news-faded = { $who ->
    [me] { $whom ->
        [me] Du verblasst, und der Hieb geht ins Leere.
       *[other] { $target } lässt dich verblassen, und der Hieb geht ins Leere.
    }
   *[other] { $whom ->
        [me] Du lässt { $name } verblassen, und der Hieb geht ins Leere.
       *[other] { $name } verblasst, und der Hieb geht ins Leere.
    }
}
sake-news-drank = { $who ->
    [me] Du nimmst { $number } Sake aus dem Masu ({ $card }).
   *[other] { $name } nimmt { $number } Sake aus dem Masu ({ $card }).
}
sake-news-placed-sake = { $who ->
    [me] Du stellst einen Sake ab: { $place }.
   *[other] { $name } stellt einen Sake ab: { $place }.
}
sake-news-burned-to-draw = { $who ->
    [me] Du verbrennst 1 Sake ({ $place }), um eine Karte zu ziehen.
   *[other] { $name } verbrennt 1 Sake ({ $place }), um eine Karte zu ziehen.
}
sake-news-burned-to-play = { $who ->
    [me] Du verbrennst 1 Sake ({ $place }), um eine Karte mehr zu spielen.
   *[other] { $name } verbrennt 1 Sake ({ $place }), um eine Karte mehr zu spielen.
}
sake-news-burned-soul = { $who ->
    [me] Du verbrennst deine Seele: { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } vom Leben auf die Hand.
   *[other] { $name } verbrennt die Seele: { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } vom Leben auf die Hand.
}
sake-news-took-life = { $who ->
    [me] Du nimmst: { $cards }.
   *[other] { $name } nimmt: { $cards }.
}
sake-news-paid = { $who ->
    [me] Du zahlst 1 Sake ({ $place }).
   *[other] { $name } zahlt 1 Sake ({ $place }).
}
sake-news-drew = { $who ->
    [me] Du ziehst: { $cards }.
   *[other] { $known ->
        [yes] { $name } zieht: { $cards }.
       *[no] { $number ->
            [one] { $name } zieht eine Karte.
           *[other] { $name } zieht { $number } Karten.
        }
    }
}
sake-news-discarded = { $who ->
    [me] Du wirfst ab: { $cards }.
   *[other] { $name } wirft ab: { $cards }.
}
sake-news-removed-step = { $who ->
    [me] Du nimmst 1 Schritt weg, im Uhrzeigersinn nach { $piece }.
   *[other] { $name } nimmt 1 Schritt weg, im Uhrzeigersinn nach { $piece }.
}
sake-news-added-step = { $who ->
    [me] Du legst 1 Schritt dazu, im Uhrzeigersinn nach { $piece }.
   *[other] { $name } legt 1 Schritt dazu, im Uhrzeigersinn nach { $piece }.
}
sake-news-named = { $who ->
    [me] Du wählst { $target }.
   *[other] { $name } wählt { $whom ->
        [me] dich.
       *[other] { $target }.
    }
}
sake-news-named-gear = { $who ->
    [me] { $whom ->
        [me] Du wählst eine eigene Karte: { $card }.
       *[other] Du wählst eine Karte von { $target }: { $card }.
    }
   *[other] { $whom ->
        [me] { $name } wählt eine Karte von dir: { $card }.
       *[other] { $name } wählt eine Karte von { $target }: { $card }.
    }
}
sake-news-lost-gear = { $who ->
    [me] Du verlierst: { $card }.
   *[other] { $name } verliert: { $card }.
}
sake-news-spoiled = { $who ->
    [me] { $target } dreht sich der Magen um: 1 Sake weniger ({ $place }).
   *[other] { $whom ->
        [me] Dir dreht sich der Magen um: 1 Sake weniger ({ $place }).
       *[other] { $target } dreht sich der Magen um: 1 Sake weniger ({ $place }).
    }
}
sake-news-wielded = { $who ->
    [me] Du hältst bereit: { $card }.
   *[other] { $name } hält bereit: { $card }.
}
sake-news-stirs-hands = { $who ->
    [me] Schlaftrunkene Begeisterung: Du gibst eine Karte von { $target } an { $taker }.
   *[other] { $whom ->
        [me] Schlaftrunkene Begeisterung: { $name } gibt eine Karte von dir an { $taker }.
       *[other] Schlaftrunkene Begeisterung: { $name } gibt eine Karte von { $target } an { $taker }.
    }
}
sake-news-passed-card = { $known ->
    [yes] { $who ->
        [me] { $target } bekommt von dir: { $card } ({ $back }).
       *[other] { $whom ->
            [me] Du bekommst von { $name }: { $card } ({ $back }).
           *[other] { $target } bekommt von { $name }: { $card } ({ $back }).
        }
    }
   *[no] { $target } bekommt eine Karte von { $name } ({ $back }).
}
sake-news-stirs-sake = { $who ->
    [me] Streitsüchtige Begeisterung: Du verschiebst einen Sake von { $target } ({ $place }).
   *[other] { $whom ->
        [me] Streitsüchtige Begeisterung: { $name } verschiebt einen Sake von dir ({ $place }).
       *[other] Streitsüchtige Begeisterung: { $name } verschiebt einen Sake von { $target } ({ $place }).
    }
}
sake-news-stole = { $who ->
    [me] Du stiehlst 1 Sake aus dem Masu.
   *[other] { $name } stiehlt 1 Sake aus dem Masu.
}
sake-news-torments = { $who ->
    [me] Du peinigst { $target } mit { $number ->
        [one] 1 Karte.
       *[other] { $number } Karten.
    }
   *[other] { $name } peinigt { $whom ->
        [me] dich
       *[other] { $target }
    } mit { $number ->
        [one] 1 Karte.
       *[other] { $number } Karten.
    }
}
sake-news-helps = { $who ->
    [me] Du hilfst, { $target } zu peinigen, mit { $number ->
        [one] 1 Karte.
       *[other] { $number } Karten.
    }
   *[other] { $name } hilft, { $whom ->
        [me] dich
       *[other] { $target }
    } zu peinigen, mit { $number ->
        [one] 1 Karte.
       *[other] { $number } Karten.
    }
}
sake-news-haunted = { $who ->
    [me] Du spielst mit der Rückseite: { $cards }.
   *[other] { $name } spielt mit der Rückseite: { $cards }.
}
sake-news-gave-up-sake = { $who ->
    [me] Du verlierst 1 Sake an die Geister ({ $place }).
   *[other] { $name } verliert 1 Sake an die Geister ({ $place }).
}
sake-news-dealt-sake = { $whom ->
    [me] 1 gestohlener Sake ist für dich.
   *[other] 1 gestohlener Sake ist für { $target }.
}
sake-news-recovered = { $who ->
    [me] { $number ->
        [0] Du hast keine Wunden zu heilen.
        [one] Du erhältst 1 Lebenspunkt zurück.
       *[other] Du erhältst { $number } Lebenspunkte zurück.
    }
   *[other] { $number ->
        [0] { $name } hat keine Wunden zu heilen.
        [one] { $name } erhält 1 Lebenspunkt zurück.
       *[other] { $name } erhält { $number } Lebenspunkte zurück.
    }
}
sake-news-renewed = { $number ->
    [one] Der Nachziehstapel ist leer: Die einzige abgelegte Karte wird der neue.
   *[other] Der Nachziehstapel ist leer: { $number } abgelegte Karten werden gemischt und der neue.
}
sake-news-sudden-death = { $who ->
    [me] Du hast den Masu geleert: Sudden Death! Alle anderen haben noch einen Zug.
   *[other] Der Masu ist leer: Sudden Death! Mit diesem Zug von { $name } beginnt die Runde.
}
sake-news-departed = { $number ->
    [0] { $who ->
        [me] Seppuku! Du hast weniger getrunken und verlässt das Spiel für immer.
       *[other] Seppuku! { $name } hat weniger getrunken und verlässt das Spiel für immer.
    }
   *[other] { $who ->
        [me] Die Geister haben weniger getrunken: Deiner verlässt das Spiel für immer.
       *[other] Die Geister haben weniger getrunken: Der von { $name } verlässt das Spiel für immer.
    }
}
sake-news-extra-round = Gleich viel Sake an der Spitze: noch eine Runde Sudden Death, Nummer { $number }.
sake-news-ended-drunkest = Der letzte Becher ist leer: Wer am betrunkensten ist, gewinnt.
sake-news-ended-spirits = Der letzte Becher ist leer, und die Geister haben am meisten getrunken.
sake-news-ended-no-samurai = Niemand lebt mehr: Enmas Geister trinken weiter.
sake-news-ended-shared = Alle sind gleich betrunken und zu müde, um weiterzumachen.
sake-news-ended-last-standing = Der letzte Becher ist leer, und nur ein Samurai ist noch auf den Beinen.
sake-note-no-answer = Du hast nichts, womit du antworten könntest.

## Fragen

sake-question-act = Dein Zug: Was tust du? { $number ->
    [0] Du kannst keine Karte mehr spielen.
    [one] Du kannst noch 1 Karte spielen.
   *[other] Du kannst noch { $number } Karten spielen.
}
sake-question-last-turn = Sudden Death, und das ist dein letzter Zug!
sake-question-walk = { $iaido ->
    [yes] Iaido ({ $card }, Angriff { $number }): Wohin gehst du zuerst?
   *[no] { $card }: in welche Richtung, und wie weit?
}
sake-question-strike = { $card } (Angriff { $number }): womit, und auf wen?
sake-question-strike-anew = Du bist ins Schwanken geraten, aber du stehst. Womit schlägst du jetzt zu, und auf wen?
sake-question-interrupt = Gehst du dazwischen?
sake-harm = { $sake ->
    [0] { $wounds ->
        [0] keine Wunde
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
   *[other] { $wounds ->
        [0] 1 Sake vom Leben verloren
        [one] 1 Sake vom Leben verloren und 1 Wunde
       *[other] 1 Sake vom Leben verloren und { $wounds } Wunden
    }
}
sake-question-defend = { $deed } { $wounds ->
    [0] Es täte nicht weh.
   *[other] { $died ->
        [yes] Das wäre dein Tod: { $harm }.
       *[no] Das hieße: { $harm }.
    }
} Du hast { $life } Leben{ $sake ->
    [0] .
   *[other] {" "}und einen Sake darauf.
}
sake-question-fade = { $deed } Soll der Geist verblassen?
sake-question-throw = { $card }: auf wen?
sake-question-pay = { $card } kostet 1 Sake. Welchen?
sake-question-add-steps = Wo legst du einen Schritt dazu? { $number ->
    [one] Einer ist übrig.
   *[other] { $number } sind übrig.
}
sake-question-remove-steps = Wo nimmst du einen Schritt weg? { $number ->
    [one] Einer ist übrig.
   *[other] { $number } sind übrig.
}
sake-question-name = { $card }: Wen wählst du?
sake-question-spoil-sake = Welcher Sake von { $target } ist verdorben?
sake-question-name-gear = Welche Waffe, welcher Gegenstand soll weg?
sake-question-wield = Welche Waffe hältst du in den Zügen der anderen bereit?
sake-question-rewield = Deine Waffe ist dir aus der Hand genommen. Welche hältst du jetzt bereit?
sake-question-place-sake = Wo stellst du den Sake ab? { $number ->
    [one] Einen hast du in der Hand.
   *[other] { $number } hast du in der Hand.
}
sake-question-forced-discard = { $name }, { $card }: { $number ->
    [one] Du musst eine Karte abwerfen. Welche?
   *[other] Du musst { $number } Karten abwerfen. Welche zuerst?
}
sake-question-down-to-four = Du hast { $number } Karten und darfst 4 behalten. Welche geht?
sake-question-burn = { $coming } Verbrennst du vorher noch etwas?
sake-coming-sake = { $number ->
    [0] { $name } spielt { $card }, aber du hast keinen Sake mehr zu verlieren.
    [one] { $name } spielt { $card } und nimmt dir deinen Sake weg: { $place }.
   *[other] { $name } spielt { $card } und nimmt dir einen deiner { $number } Sake weg.
}
sake-coming-gear = { $name } spielt { $card }: { $gear } wird dir weggenommen{ $sake ->
    [0] .
   *[other] , samt dem Sake darauf.
}
sake-coming-give = Der Geist von { $name } ist am Werk: Eine zufällige Karte deiner Hand geht an { $target }.
sake-coming-take = Der Geist von { $name } ist am Werk: Eine zufällige Karte von { $target } kommt auf deine Hand.
sake-coming-move = Der Geist von { $name } verschiebt deinen Sake: { $place } → { $to }.
sake-coming-fight = { $name } greift deinen Lakaien mit Stärke { $number } an.
sake-question-choose-hand = Du wählst 4 Karten für deine Hand nach den Rückseiten. Welche Rückseite als Nummer { $number }?
sake-question-elation = Begeisterung. Oberste Rückseite: { $back }. Was stellst du an?
sake-question-move-sake = Wohin kommt dieser Sake von { $target }?
sake-question-spirit-deed = Geist, was tust du?{ $back ->
    [none] {""}
   *[other] {" "}Oberste Rückseite: { $back }, davon hast du { $number }.
}
sake-question-torment-with = Mit wie vielen Karten peinigst du { $target }?
sake-question-help = Hilfst du, { $target } zu peinigen ({ $back })?
sake-question-resist = { $name } peinigt dich mit Stärke { $number }. Du hast { $sake } Sake.
sake-question-give-up-sake = Die Geister nehmen dir { $number } Sake. Welchen?
sake-question-deal-sake = Wer bekommt den gestohlenen Sake? { $number ->
    [one] Einer ist übrig.
   *[other] { $number } sind übrig.
}
sake-deed-walk = { $name } will { $number ->
    [one] 1 Schritt gehen.
   *[other] { $number } Schritte gehen.
}
sake-deed-strike = { $name } greift { $whom ->
    [me] dich
   *[other] { $target }
} an: { $weapon ->
    [none] {""}
   *[other] { $weapon },{" "}
}Stärke { $number }{ $ranged ->
    [yes] , aus der Ferne.
   *[no] .
}
sake-deed-minion = Der Lakai von { $name } greift { $whom ->
    [me] dich an.
   *[other] { $target } an.
}

## Züge

sake-group-attack = Angriff
sake-group-iaido = Iaido: aufstehen, 0 bis 2 Schritte, angreifen
sake-group-move = Bewegung
sake-group-drink = Trinken
sake-group-text = Den Text spielen
sake-group-minion = Lakaien
sake-group-activate = Einen Gegenstand benutzen
sake-group-burn = Verbrennen
sake-group-harmless = Angriffe, die nicht verletzen
sake-group-other = Sonstiges
sake-move-pass = Nichts
sake-move-pass-act = Genug: weiter mit Lakaien, Ziehen und Waffe
sake-move-pass-interrupt = { $defence ->
    [yes] Nicht unterbrechen (du kannst dich noch verteidigen)
   *[no] Lass es geschehen
}
sake-move-pass-defend = { $died ->
    [yes] Hinnehmen: Du stirbst
   *[no] { $wounds ->
        [0] Lass es kommen: keine Wunde
       *[other] Hinnehmen: { $harm }
    }
}
sake-move-pass-strike-anew = Es gut sein lassen
sake-move-pass-burn = Nichts verbrennen
sake-move-pass-throw = Niemand ist mehr in Reichweite: fallen lassen
sake-move-pass-wield = Keine
sake-move-pass-elation = Nichts anstellen
sake-move-pass-spirit-deed = Keins von beiden
sake-move-pass-help = Nicht helfen
sake-move-pass-resist = { $number ->
    [0] Nicht verteidigen: Es ist nichts zu verlieren
   *[other] Nicht verteidigen: Du verlierst { $number } Sake
}
sake-move-pass-fade = Soll er doch treffen
sake-move-attack = { $card } { $number }: { $reach }
sake-move-iaido = { $card } { $number }: erreicht { $targets }
sake-reach-weapon = { $weapon }, Stärke { $strength } → { $targets }
sake-move-move = { $card }: { $number ->
    [one] 1 Schritt
   *[other] bis zu { $number } Schritte
}
sake-move-drink = { $card }: trink { $number } von { $masu }
sake-move-drink-on = Trink { $number } → { $place }
sake-move-text = { $card }: { $short }
sake-move-minion = { $card }: in Richtung { $target }
sake-move-activate = { $card }: { $short }
sake-move-burn-to-draw = 1 Sake ({ $place }): zieh 1 Karte
sake-move-burn-to-play = 1 Sake ({ $place }): spiel 1 Karte mehr{ $kind ->
    [gear] , ohne { $place }
   *[other] {""}
}
sake-move-burn-soul = deine Seele: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} vom Leben auf die Hand ({ $left ->
    [one] 1 bleibt
   *[other] { $left } bleiben
})
sake-move-pay = der Sake hier: { $place }
sake-move-place-sake = { $kind ->
    [life] { $place }: 1 Lebenspunkt mehr, der zuerst verloren geht; die Seele brennt nicht
    [board] { $place }: Deine Fähigkeit schläft, und die Zunge wird schwer
   *[gear] { $place }: wirkt nicht, solange der Sake darauf steht
}
sake-move-place-move-sake = { $place }
sake-move-place-give-up-sake = der Sake hier: { $place }
sake-move-add-step = { $from } ↔ { $to }: { $number } → { $after }
sake-move-remove-step = { $from } ↔ { $to }: { $number } → { $after }
sake-move-go-clockwise = { $number ->
    [0] Bleib, wo du bist{ $reach }
    [one] 1 Schritt im Uhrzeigersinn, Richtung { $target }{ $reach }
   *[other] { $number } Schritte im Uhrzeigersinn, Richtung { $target }{ $reach }
}
sake-move-go-counter = { $number ->
    [one] 1 Schritt gegen den Uhrzeigersinn, Richtung { $target }{ $reach }
   *[other] { $number } Schritte gegen den Uhrzeigersinn, Richtung { $target }{ $reach }
}
sake-move-go-nobody = Tür
sake-move-go-reach = : erreicht dann { $targets }
sake-move-wield = { $weapon }: Verteidigung { $number }{ $sake ->
    [0] {""}
   *[other] , aber es steht Sake darauf
}
sake-move-choose-riceballs-in-the-face = { $target }: wirft 2 von { $number } Karten ab
sake-move-choose-weak-stomach = { $target }: hat { $number } Sake
sake-move-choose-spirit-deed = { $target } peinigen, { $number } Sake
sake-move-choose-deal-sake = { $whom ->
    [me] du selbst
   *[other] { $target }
}
sake-move-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
sake-move-choose-back = { $back } ({ $number } sind da)
sake-move-steal = 1 Sake aus dem Masu stehlen (noch { $masu })
sake-move-fade = Eine Karte mit der Rückseite { $back } abwerfen: Der Hieb geht ins Leere
sake-move-gear = { $whom ->
    [me] deine eigene Karte: { $card }{ $sake ->
        [0] {""}
       *[other] , samt dem Sake darauf
    }
   *[other] { $target }: { $card }{ $sake ->
        [0] {""}
       *[other] , samt dem Sake darauf
    }
}
sake-move-sake-spoil-sake = der Sake hier: { $place }
sake-move-sake-elation = { $whom ->
    [me] Deinen Sake verschieben: { $place }
   *[other] Einen Sake von { $target } verschieben: { $place }
}
sake-move-give = Eine zufällige Karte von { $from } an { $target }
sake-elation-add = Einen Schritt dazulegen: { $where }
sake-elation-remove = Einen Schritt wegnehmen: { $where }
sake-move-strike = { $weapon } → { $target }{ $steps }: { $box } + { $more } = Stärke { $strength }
sake-move-throw = { $target }{ $steps }: Stärke { $strength }
sake-steps = , { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
}
sake-steps-both = , { $number } und { $other } Schritte
sake-move-defend-defend = { $card }: { $box } + { $more } = { $number }, { $wounds ->
    [0] keine Wunde
   *[other] { $died ->
        [yes] dann { $harm }: Du stirbst
       *[no] dann { $harm }
    }
}
sake-move-defend-resist = { $card }: { $box } + { $more } = { $number }, { $wounds ->
    [0] kein Verlust
   *[other] { $wounds } Sake verloren
}
sake-move-interrupt = { $card }: { $short }
sake-move-discard = { $card } ({ $boxes })
sake-move-sacrifice = { $card }: wirft sich dazwischen, kein Schaden

## Warum etwas nicht geht

sake-use-attack = Angriff
sake-use-move = Bewegung
sake-use-iaido = Iaido
sake-use-drink = Trinken
sake-use-text = Text
sake-use-minion = Lakai
sake-use-defend = Verteidigung
sake-use-interrupt = Unterbrechung
sake-use-steal = Stehlen
sake-use-torment = Peinigen
sake-thing = { $card } ({ $use })
sake-refusal-it-is-on-offer = das geht
sake-refusal-not-in-hand = nicht auf deiner Hand
sake-refusal-not-asked = danach wird nicht gefragt
sake-refusal-only-when-attacked = nur wenn du angegriffen wirst
sake-refusal-only-in-anothers-turn = nur in einem fremden Zug
sake-refusal-card-limit = du kannst in diesem Zug keine Karte mehr spielen; verbrannter Sake gibt eine mehr
sake-refusal-not-sitting = du stehst schon
sake-refusal-nothing-in-reach = niemand ist in Reichweite
sake-refusal-empty-box = das Feld ist 0
sake-refusal-no-room = kein Platz zum Gehen
sake-refusal-masu-empty = der Masu ist leer
sake-refusal-no-free-place = du hast keinen freien Platz für Sake
sake-refusal-no-neighbour = auf dieser Seite ist kein Nachbar
sake-refusal-not-a-minion = das kann nur ein Lakai
sake-refusal-already-in-play = so eine Karte liegt schon vor dir
sake-refusal-no-sake-to-pay = du hast keinen Sake zum Zahlen
sake-refusal-does-nothing = es würde nichts bewirken
sake-refusal-not-in-play = liegt nicht vor dir im Spiel
sake-refusal-sake-on-it = es steht Sake darauf
sake-refusal-asleep = schläft, bis noch eine Karte gespielt ist
sake-refusal-always-works = wirkt von selbst
sake-refusal-no-wounds = du hast keine Wunden
sake-refusal-spirits-burn-nothing = Geister verbrennen nichts
sake-refusal-soul-once-a-turn = deine Seele hat in diesem Zug schon gebrannt
sake-refusal-sake-on-life = auf deinem Leben steht Sake
sake-refusal-leave-one-life = { $need } Leben muss bleiben, du hast { $have }
sake-refusal-only-in-phase-one = nur in Phase 1 deines Zuges
sake-refusal-no-card-to-draw = es ist keine Karte zu ziehen
sake-refusal-no-sake-there = dort ist kein Sake
sake-refusal-nothing-of-that-to-cancel = davon ist nichts zu verhindern
sake-refusal-not-against-torment = Peinigen lässt sich von Lakaien nicht aufhalten
sake-refusal-one-card-only = du hast schon eine Karte zur Verteidigung gespielt
sake-refusal-armed = mit einer brauchbaren Waffe gibt es keine Faustschläge
sake-refusal-not-at-spirits = Ereignisse treffen keine Geister
sake-refusal-not-there = steht nicht im Kreis
sake-refusal-not-yourself = nicht dich selbst
sake-refusal-needs-at-least = braucht { $need } Schritte oder mehr auf beiden Seiten, auf der näheren sind es { $have }
sake-refusal-needs-exactly = { $need ->
    [one] braucht genau 1 Schritt
   *[other] braucht genau { $need } Schritte
}, auf der näheren Seite sind es { $have }
sake-refusal-not-a-samurai = nur ein lebender Samurai
sake-refusal-empty-hand = diese Hand ist leer
sake-refusal-wrong-back = keine deiner Karten hat die Rückseite, die oben auf dem Nachziehstapel liegt

## Das Ende

sake-result-drunkest = { $whom ->
    [me] Du gewinnst! Niemand hat mehr Sake als du: { $number }.
   *[other] { $names } gewinnt, mit dem meisten Sake: { $number }.
}
sake-result-spirits = { $whom ->
    [me] Du gewinnst! Die Geister von Enma haben zusammen { $number } Sake.
   *[other] Die Geister von Enma gewinnen, mit zusammen { $number } Sake: { $names }.
}
sake-result-no-samurai = { $whom ->
    [me] Du gewinnst! Kein Samurai lebt mehr, und die Herberge gehört den Geistern von Enma.
   *[other] Kein Samurai lebt mehr: Die Geister von Enma gewinnen ({ $names }).
}
sake-result-shared = { $whom ->
    [me] Du teilst dir den Sieg: { $names }, je { $number } Sake.
   *[other] Sie teilen sich den Sieg: { $names }, je { $number } Sake.
}
sake-result-last-standing = { $whom ->
    [me] Du gewinnst! Niemand hat Sake, aber nur du bist noch auf den Beinen.
   *[other] { $names } gewinnt: Niemand hat Sake, aber kein anderer Samurai ist noch auf den Beinen.
}
sake-score-who = Wer
sake-score-state = Als
sake-score-sake = Sake
sake-story-length = { $turns ->
    [one] Es dauerte 1 Zug.
   *[other] Es dauerte { $turns } Züge.
}
sake-story-peaceful = Niemand starb; das ist selten in dieser Herberge.
sake-story-first = Als Erstes starb { $name }, durch die Hand von { $target }.
sake-story-drinker = { $number ->
    [one] Den größten Durst hatte { $name }: 1-mal getrunken.
   *[other] Den größten Durst hatte { $name }: { $number }-mal getrunken.
}
sake-story-fighter = { $number ->
    [one] Das heißeste Blut hatte { $name }: 1 Angriff.
   *[other] Das heißeste Blut hatte { $name }: { $number } Angriffe.
}
sake-story-extra = { $number ->
    [one] Ein Gleichstand musste entschieden werden.
   *[other] { $number } Gleichstände mussten entschieden werden.
}

## Der Tisch

sake-welcome = { $game }, { $seats } am Tisch. Du bist { $name }.
sake-aim = Trink: Ist der Masu leer, haben alle noch einen Zug, und der betrunkenste Samurai gewinnt. Die Toten kommen als Geister wieder, und auch sie haben Durst.
sake-here = { $location }: { $rule }.
sake-table-life = Leben
sake-table-sake = Sake
sake-table-hand = Hand
sake-table-steps = Schritte ↻ ↺
sake-table-state = Zustand
sake-table-wields = Hält
sake-table-gear = Im Spiel
sake-state-samurai = Samurai
sake-state-sitting = sitzt
sake-state-standing = steht
sake-state-spirit = Geist
sake-state-gone = fort
sake-state-drunk = { $state }, hicks!
sake-table-masu = { $masu ->
    [0] Der Masu ist leer
   *[other] Masu { $cups } { $masu }
} · { $location } · Nachziehstapel { $deck }{ $back ->
    [none] {""}
   *[other] , oben { $back }
} · { $pile ->
    [0] keine Ablage
   *[other] Ablage { $pile }, oben { $card }
}
sake-table-sudden = Sudden Death, vom Zug von { $name } an.
sake-table-extra = Sudden Death, zusätzliche Runde { $number }.
sake-table-hand-title = { $number ->
    [0] Deine Hand ist leer.
    [one] Deine Hand, 1 Karte:
   *[other] Deine Hand, { $number } Karten:
}
sake-box-attack = Ang
sake-box-defence = Ver
sake-box-movement = Bew
sake-box-drinking = Tri
sake-box-back = Rückseite
sake-boxes = Ang { $attack } Ver { $defence } Bew { $movement } Tri { $drinking }, { $back }
