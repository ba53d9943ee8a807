### Samurai Sword, auf Deutsch. Terminal und Browser benutzen dieselbe Datei.
###
### Die Teile von Nachrichten, Zügen und Fragen sind in en/sword.ftl erklärt.

-honour = Ehre
-resilience = Widerstand
-difficulty = Schwierigkeitsgrad

game-sword = Samurai Sword
    .play = Samurai Sword gegen Bots spielen
option-sword-characters = Wer wo sitzt
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
option-sword-geisha = Gegen wen die Geisha gespielt werden darf
option-sword-geisha-others = gegen andere
option-sword-geisha-anyone = auch gegen eigene ausliegende Karten, etwa Bushidō

## Karten

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
weapon = Waffe
    .short = Reichweite { $range }, { $wounds ->
        [one] 1 Verwundung
       *[other] { $wounds } Verwundungen
    }
    .full = Eine Waffe: Sie trifft eine Person, deren Schwierigkeitsgrad für dich höchstens { $range } ist, mit { $wounds ->
        [one] 1 Verwundung
       *[other] { $wounds } Verwundungen
    }, wenn nicht pariert wird. Eine Waffe pro Zug, mit Konzentration mehr.
card-armour = Rüstung
    .short = +1 auf den Schwierigkeitsgrad, dich anzugreifen
    .full = Ein Besitz: Solange sie vor dir liegt, ist der Schwierigkeitsgrad, dich anzugreifen, um 1 höher. Mehrere zählen zusammen.
card-focus = Konzentration
    .short = +1 Waffe pro Zug
    .full = Ein Besitz: Solange sie vor dir liegt, darfst du in deinem Zug 1 Waffe mehr spielen, schon in diesem. Mehrere zählen zusammen.
card-fast-draw = Blitzangriff
    .short = +1 Verwundung mit deinen Waffen
    .full = Ein Besitz: Solange er vor dir liegt, verursacht jede deiner Waffen, die trifft, 1 Verwundung mehr. Mehrere zählen zusammen.
card-bushido = Bushidō
    .short = eine Ehrenprobe, vor wem du willst
    .full = Ein Besitz für beliebige Leute, nur einer im Spiel. Wer ihn vor sich hat, deckt in jedem Zug eine Karte auf. Bei einer Waffe: eine Waffe abwerfen und Bushidō nach links geben, oder 1 Ehrenpunkt verlieren{ $seats ->
        [3] {" "}(nicht als Shōgun)
       *[other] {""}
    } und ihn los sein. Bei allem anderen wandert er einfach nach links.
card-parry = Parade
    .short = hält eine Waffe oder den Schlachtruf auf
    .full = Nur als Antwort: hält eine Waffe auf, die gegen dich geht, oder erspart dir die Verwundung durch den Schlachtruf.
card-geisha = Geisha
    .short = jemand verliert eine Karte
    .full = { $geisha ->
        [anyone] Eine Karte wird abgeworfen: ein Besitz im Spiel, den du nennst, auch ein eigener, oder eine zufällige Handkarte einer anderen Person.
       *[others] Eine andere Person wirft eine Karte ab: einen Besitz im Spiel, den du nennst, oder eine zufällige Handkarte.
    } Der Schwierigkeitsgrad ist egal.
card-diversion = Ablenkung
    .short = nimm eine Karte von einer Hand
    .full = Nimm eine zufällige Karte von der Hand einer anderen Person. Der Schwierigkeitsgrad ist egal.
card-battlecry = Schlachtruf
    .short = alle anderen: Parade oder 1 Verwundung
    .full = Im Uhrzeigersinn ab dir: Wer nicht Harmlos ist, spielt eine Parade oder erleidet 1 Verwundung.
card-tea-ceremony = Teezeremonie
    .short = zieh 3, alle anderen 1
    .full = Du ziehst 3 Karten, dann ziehen alle anderen je 1.
card-daimyo = Daimyō
    .short = zieh 2; auf der Hand 1 Punkt wert
    .full = Zieh 2 Karten. Behältst du ihn bis zum Ende, ist er 1 Punkt wert{ $seats ->
        [3] {""}
        [4] {""}
       *[other] , nur nicht für den Rōnin
    }.
card-breathing = Atemübung
    .short = heilt dich ganz, jemand zieht 1
    .full = Du bekommst deinen ganzen Widerstand zurück; dann zieht eine andere Person deiner Wahl 1 Karte.
card-jujutsu = Jiu-Jitsu
    .short = alle anderen: Waffe oder 1 Verwundung
    .full = Im Uhrzeigersinn ab dir: Wer nicht Harmlos ist, spielt eine Waffe von der Hand oder erleidet 1 Verwundung.

## Charaktere

character-benkei = Benkei
    .ability = ist um 1 schwieriger anzugreifen
character-chiyome = Chiyome
    .ability = wird nur von Waffen verwundet: Schlachtruf und Jiu-Jitsu gehen vorbei
character-ginchiyo = Ginchiyo
    .ability = erleidet von jeder Waffe 1 Verwundung weniger, mindestens aber 1
character-goemon = Goemon
    .ability = darf pro Zug 1 Waffe mehr spielen
character-hanzo = Hanzō
    .ability = darf mit einer Waffe von der Hand parieren, außer sie ist die einzige Karte
character-hideyoshi = Hideyoshi
    .ability = zieht in jedem Zug 1 Karte mehr
character-ieyasu = Ieyasu
    .ability = darf als erste Karte des Zuges die oberste der Ablage nehmen
character-kojiro = Kojirō
    .ability = erreicht mit jeder Waffe jeden Schwierigkeitsgrad
character-musashi = Musashi
    .ability = verursacht mit jeder Waffe 1 Verwundung mehr
character-nobunaga = Nobunaga
    .ability = darf im eigenen Zug 1 Widerstandspunkt (nie den letzten) für eine Karte geben
character-tomoe = Tomoe
    .ability = zieht eine Karte, sooft ihre Waffe verwundet
character-ushiwaka = Ushiwaka
    .ability = zieht eine Karte für jede Verwundung durch eine Waffe

## Rollen und Seiten

role-shogun = Shōgun
role-samurai = Samurai
role-ninja = Ninja
role-ninja-1 = Ninja ★
role-ninja-2 = Ninja ★★
role-ninja-3 = Ninja ★★★
role-ronin = Rōnin
role-unknown = ?
aim-shogun = { $seats ->
    [3] Die beiden anderen sind Ninja und gegen dich. Deine Ehre zählt doppelt, und du ziehst und kämpfst mehr als sie.
   *[other] { $friends ->
        [one] Der Samurai hält zu dir, aber du weißt nicht, wer er ist.
       *[other] Die Samurai halten zu dir, aber du weißt nicht, wer sie sind.
    } Sammle Ehre und fall nicht zu oft.
}
aim-samurai = Beschütze den Shōgun: Ihr gewinnt zusammen.
aim-ninja = { $seats ->
    [3] Der andere Ninja hält zu dir, und du weißt, wer es ist. Nehmt dem Shōgun gemeinsam die Ehre; jeder Gleichstand gehört euch.
   *[other] { $friends ->
        [one] Der andere Ninja hält zu dir, aber du weißt nicht, wer es ist.
       *[other] Die anderen Ninja halten zu dir, aber du weißt nicht, wer sie sind.
    } Nehmt dem Shōgun und den Seinen die Ehre; jeder Gleichstand gehört euch.
}
aim-ronin = Du bist allein, aber deine Ehre zählt am Ende { $times ->
        [2] doppelt
       *[other] dreifach
    }. Trau niemandem.
side-shogun = { $seats ->
    [3] Shōgun
   *[other] Shōgun und Samurai
}
    .of = { $seats ->
        [3] des Shōguns
       *[other] des Shōguns und der Samurai
    }
side-ninja = Ninja
    .of = der Ninja
side-ronin = Rōnin
    .of = des Rōnin

## Nachrichten

news-shogun = { $who ->
    [me] Du bist der Shōgun und fängst an.
   *[other] { $name } ist der Shōgun und fängt an.
}
news-turn = { $who ->
    [me] Du bist am Zug
   *[other] { $name } ist am Zug
}
news-recovered = { $who ->
    [me] Du stehst wieder auf, mit vollem { -resilience }.
   *[other] { $name } steht wieder auf, mit vollem { -resilience }.
}
news-revealed = { $who ->
    [me] Für Bushidō deckst du auf: { $card }.
   *[other] Für Bushidō deckt { $name } auf: { $card }.
}
news-bushido-passed = { $who ->
    [me] Bushidō wandert von dir zu { $target }.
   *[other] { $whom ->
        [me] Bushidō wandert von { $name } zu dir.
       *[other] Bushidō wandert von { $name } zu { $target }.
    }
}
news-bushido-gone = { $who ->
    [me] Bushidō vor dir wird abgeworfen.
   *[other] Bushidō vor { $name } wird abgeworfen.
}
news-lost-honour = { $who ->
    [me] Du verlierst 1 Ehrenpunkt.
   *[other] { $name } verliert 1 Ehrenpunkt.
}
news-drew = { $who ->
    [me] Du ziehst: { $cards }.
   *[other] { $known ->
        [yes] { $name } zieht: { $cards }.
       *[no] { $number ->
            [one] { $name } zieht eine Karte.
           *[other] { $name } zieht { $number } Karten.
        }
    }
}
news-drew-each = { $names } ziehen je eine Karte.
news-took-discard = { $who ->
    [me] Du nimmst von der Ablage: { $card }.
   *[other] { $name } nimmt von der Ablage: { $card }.
}
news-played = { $who ->
    [me] Du spielst: { $card }.
   *[other] { $name } spielt: { $card }.
}
news-played-at = { $who ->
    [me] Du spielst gegen { $target }: { $card }.
   *[other] { $whom ->
        [me] { $name } spielt gegen dich: { $card }.
       *[other] { $name } spielt gegen { $target }: { $card }.
    }
}
news-played-weapon = { $who ->
    [me] Du greifst { $target } an: { $card }.
   *[other] { $whom ->
        [me] { $name } greift dich an: { $card }.
       *[other] { $name } greift { $target } an: { $card }.
    }
}
news-played-property = { $who ->
    [me] Du legst aus: { $card }.
   *[other] { $name } legt aus: { $card }.
}
news-played-bushido = { $who ->
    [me] { $whom ->
        [me] Du legst Bushidō vor dich selbst.
       *[other] Du legst Bushidō vor { $target }.
    }
   *[other] { $whom ->
        [me] { $name } legt Bushidō vor dich.
       *[other] { $name } legt Bushidō vor { $target }.
    }
}
news-played-breathing = { $who ->
    [me] Du atmest tief durch, hast wieder vollen { -resilience } und lässt { $target } ziehen.
   *[other] { $whom ->
        [me] { $name } atmet tief durch, hat wieder vollen { -resilience } und lässt dich ziehen.
       *[other] { $name } atmet tief durch, hat wieder vollen { -resilience } und lässt { $target } ziehen.
    }
}
news-bled = { $who ->
    [me] Du gibst 1 Widerstandspunkt für eine Karte.
   *[other] { $name } gibt 1 Widerstandspunkt für eine Karte.
}
news-discarded = { $who ->
    [me] Du wirfst ab: { $card }.
   *[other] { $name } wirft ab: { $card }.
}
news-lost-card = { $who ->
    [me] Du verlierst aus deiner Hand: { $card }.
   *[other] { $name } verliert aus der Hand: { $card }.
}
news-lost-property = { $who ->
    [me] Du verlierst aus deiner Auslage: { $card }.
   *[other] { $name } verliert: { $card }.
}
news-diverted = { $who ->
    [me] Du nimmst { $target } weg: { $card }.
   *[other] { $whom ->
        [me] { $name } nimmt dir aus der Hand: { $card }.
       *[other] { $known ->
            [yes] { $name } nimmt { $target } weg: { $card }.
           *[no] { $name } nimmt { $target } eine Karte weg.
        }
    }
}
news-answered = { $who ->
    [me] Du antwortest: { $card }.
   *[other] { $name } antwortet: { $card }.
}
news-wounded = { $who ->
    [me] { $target } verwundet dich: −{ $number }
   *[other] { $whom ->
        [me] Du verwundest { $name }: −{ $number }
       *[other] { $target } verwundet { $name }: −{ $number }
    }
} { $number ->
    [one] Widerstandspunkt.
   *[other] Widerstandspunkte.
}
news-defeated = { $who ->
    [me] { $target } besiegt dich und nimmt dir 1 Ehrenpunkt.
   *[other] { $whom ->
        [me] Du besiegst { $name } und gewinnst 1 Ehrenpunkt!
       *[other] { $target } besiegt { $name } und gewinnt 1 Ehrenpunkt.
    }
}
news-ran-out = { $number ->
    [one] Der Stapel ist leer: Die einzige Karte der Ablage wird zum neuen Stapel, und alle verlieren 1 Ehrenpunkt.
   *[other] Der Stapel ist leer: { $number } Karten der Ablage werden zum neuen Stapel, und alle verlieren 1 Ehrenpunkt.
}
news-out-of-honour = { $who ->
    [me] Du hast keine Ehrenpunkte mehr.
   *[other] { $number ->
        [one] { $names } hat keine Ehrenpunkte mehr.
       *[other] { $names } haben keine Ehrenpunkte mehr.
    }
}
news-ended-honour = Das Spiel ist aus, und die { -honour } entscheidet.
news-ended-sword-master = Nur noch eine Person steht: Das Spiel ist aus.
note-no-answer = Du hast nichts, womit du antworten könntest.

## Fragen

question-play = Du bist dran: Was spielst du? Waffen in diesem Zug: { $played } von { $limit }.
question-first-card = Woher nimmst du deine erste Karte?
question-bushido = { $card ->
    [none] Bushidō: Eine Waffe lag oben. Was gibst du?
   *[other] Bushidō: { $card } lag oben, eine Waffe. Was gibst du?
}
question-attacked = { $name } greift dich an ({ $card }): { $wounds ->
    [one] 1 Verwundung
   *[other] { $wounds } Verwundungen
}. { $defeat ->
    [yes] Damit wärst du besiegt: Du hast
   *[no] Du hast
} { $resilience ->
    [one] 1 Widerstandspunkt.
   *[other] { $resilience } Widerstandspunkte.
}
question-challenged = { $name } fordert alle heraus ({ $card }): 1 Verwundung. { $defeat ->
    [yes] Damit wärst du besiegt: Du hast
   *[no] Du hast
} { $resilience ->
    [one] 1 Widerstandspunkt.
   *[other] { $resilience } Widerstandspunkte.
}
question-discard = Du hast { $cards } Karten und darfst 7 behalten. Welche legst du ab?

## Züge

group-weapons = Waffen
group-properties = Besitz
group-actions = Aktionen
group-other = Sonstiges
move-pass-play = Zug beenden
move-pass-attacked = { $defeat ->
    [yes] Einstecken: Du bist besiegt und verlierst 1 Ehrenpunkt
   *[no] Einstecken: { $wounds ->
        [one] 1 Verwundung
       *[other] { $wounds } Verwundungen
    }, noch { $left } { -resilience }
}
move-pass-challenged = { $defeat ->
    [yes] Einstecken: Du bist besiegt und verlierst 1 Ehrenpunkt
   *[no] Einstecken: 1 Verwundung, noch { $left } { -resilience }
}
move-pass-bushido = { $free ->
    [yes] Nichts: Bushidō wird abgeworfen, du verlierst keinen Ehrenpunkt
   *[no] 1 Ehrenpunkt ({ $left ->
        [one] 1 bleibt
       *[other] { $left } bleiben
    }): Bushidō wird abgeworfen
}
move-attack = { $card } → { $target } ({ -difficulty } { $difficulty }): { $wounds ->
    [one] 1 Verwundung
   *[other] { $wounds } Verwundungen
}, { $defeat ->
    [yes] das reicht zum Sieg (hat { $resilience })
   *[no] hat { $resilience }
}
move-lay = { $card }: { $short }
move-lay-bushido = { $whom ->
    [me] { $card } → vor dich selbst
   *[other] { $card } → vor { $target }
}
move-play = { $card }: { $short }
move-play-geisha = { $number ->
    [one] { $card } → { $target }: die einzige Handkarte
   *[other] { $card } → { $target }: eine zufällige von { $number } Handkarten
}
move-strip = { $card } → { $target }: weg mit { $place }
move-play-diversion = { $number ->
    [one] { $card } → { $target }: nimm die einzige Handkarte
   *[other] { $card } → { $target }: nimm eine zufällige von { $number } Karten
}
move-play-breathing = { $card }: von { $resilience } auf { $full } Widerstandspunkte, { $target } zieht
move-play-breathing-full = { $card }: { -resilience } ist schon voll, { $target } zieht
move-answer-attacked = { $card }: parieren, keine Verwundung
move-answer-challenged = { $card }: antworten, keine Verwundung
move-answer-bushido = { $card }: abwerfen, und Bushidō wandert zu { $target }
move-discard = { $card } ({ $short })
move-take-discard = { $card }, von der Ablage
move-take-deck = Eine verdeckte Karte, vom Stapel
move-bleed = 1 Widerstandspunkt geben ({ $left ->
    [one] 1 bleibt
   *[other] { $left } bleiben
}) und eine Karte ziehen

## Warum etwas nicht geht

refusal-it-is-on-offer = es geht
refusal-you-must-discard = erst auf { $need } Karten abwerfen, du hast { $have }
refusal-draw-first = erst wird gezogen
refusal-not-in-hand = nicht auf deiner Hand
refusal-not-asked = danach ist nicht gefragt
refusal-only-an-answer = du kannst jetzt nur antworten, du bist nicht am Zug
refusal-bushido-wants-a-weapon = Bushidō verlangt eine Waffe
refusal-jujutsu-wants-a-weapon = Jiu-Jitsu verlangt eine Waffe
refusal-your-only-card = als deine einzige Karte kann sie nicht parieren
refusal-only-a-parry = hier hilft nur eine Parade
refusal-not-your-ability = das ist nicht deine Fähigkeit
refusal-never-the-last-resilience = den letzten Widerstandspunkt gibt man nicht her
refusal-no-card-to-draw = es gibt keine Karte zu ziehen
refusal-not-the-draw-phase = das Ziehen ist vorbei
refusal-parry-only-in-answer = eine Parade spielt man nur als Antwort
refusal-no-discard-at-will = nach Belieben wird nicht abgeworfen
refusal-nothing-to-answer = es gibt nichts zu beantworten
refusal-nobody-there = da sitzt niemand
refusal-one-bushido-only = ein Bushidō ist schon im Spiel
refusal-not-yourself = nicht gegen dich selbst
refusal-no-such-property = so ein Besitz liegt da nicht
refusal-empty-hand = diese Hand ist leer
refusal-weapon-limit = { $need ->
    [one] du darfst in diesem Zug 1 Waffe spielen, und das hast du
   *[other] du darfst in diesem Zug { $need } Waffen spielen, und das hast du
}
refusal-harmless = wer Harmlos ist, kann nicht angegriffen werden
refusal-out-of-reach = außer Reichweite: { -difficulty } { $need }, Reichweite { $have }

## Das Ende

result-winners = { $whom ->
    [me] Du gewinnst! Der Abend gehört der Seite { $side }.
   *[other] Die Seite { $side } gewinnt.
}
result-by-honour = Sieg durch { -honour }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
result-by-sword = Sieg des Schwertmeisters: Nur { $name } steht noch, und { -honour } zählt nicht mehr.
result-penalty = Der letzte Schlag fiel innerhalb der Seite { $side }: 3 Punkte weniger.
result-tie-ninja = Gleichstand, und die Ninja gewinnen jeden Gleichstand.
result-tie-shogun = Gleichstand, und Shōgun und Samurai gewinnen ihn gegen den Rōnin.
score-sum = { $daimyo ->
    [0] { $honour } × { $times } = { $points }
   *[other] { $honour } × { $times } + { $daimyo } Daimyō = { $points }
}
score-side = { $side }: { $points }
score-who = Wer
score-role = Rolle
score-points = Punkte
story-length = { $turns ->
    [one] Es dauerte 1 Zug.
   *[other] Es dauerte { $turns } Züge.
}
story-peaceful = Niemand wurde je besiegt.
story-first = Als Erstes fiel { $name }, besiegt von { $target } ({ $card }).
story-most = { $number ->
    [one] Die schärfste Klinge führte { $name }: 1 Sieg.
   *[other] Die schärfste Klinge führte { $name }: { $number } Siege.
}
story-parries = { $number ->
    [one] Am wachsamsten war { $name }: 1 Antwort.
   *[other] Am wachsamsten war { $name }: { $number } Antworten.
}
story-run-outs = { $number ->
    [one] Der Stapel ging einmal aus.
   *[other] Der Stapel ging { $number }-mal aus.
}

## Der Tisch

table-role = Rolle
table-honour = Ehre
table-resilience = Widerstand
table-laid = Ausgelegt
table-reach = Schw.
table-harmless = Harmlos
table-piles = { $pile ->
    [0] Stapel { $deck } · Ablage leer
   *[other] Stapel { $deck } · Ablage { $pile }, oben { $card }
}
table-worth = { -honour } zählt am Ende: { $worths }
table-worth-leads = ×2 mit mehr Sternen, ×1 mit weniger
