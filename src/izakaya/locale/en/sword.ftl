### Samurai Sword, in English. The terminal and the browser share this file.
###
### Parts of news, moves and questions:
###   $who     "me" if the reader did it, else "other"; $name is that person's name
###   $whom    "me" if it concerns the reader, else "other"; $target is that person's name
###   $known   "yes" if the reader may see the card, else "no"
###   $card, $cards   names of cards; $number, $wounds … say how much

-honour = Honour
-resilience = Resilience
-difficulty = Difficulty

game-sword = Samurai Sword
    .play = play Samurai Sword against bots
option-sword-characters = Who sits where
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
option-sword-geisha = At whom Geisha may be played
option-sword-geisha-others = at another player
option-sword-geisha-anyone = also at a property of your own, such as Bushido

## Cards: name, `.short` for a hand, `.full` for an explanation

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
weapon = Weapon
    .short = range { $range }, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
    .full = A weapon: it hits one person whose Difficulty for you is at most { $range }, for { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } unless parried. One weapon a turn, more with Focus.
card-armour = Armour
    .short = +1 Difficulty to attack you
    .full = A property: while it lies before you, attacking you is 1 harder. Several add up.
card-focus = Focus
    .short = +1 weapon a turn
    .full = A property: while it lies before you, you may play 1 more weapon in your turn, this one included. Several add up.
card-fast-draw = Fast Draw
    .short = +1 wound with your weapons
    .full = A property: while it lies before you, each of your weapons that hits does 1 more wound. Several add up.
card-bushido = Bushido
    .short = a test of Honour, before anyone
    .full = A property for anybody, only one in play. Its owner turns up a card each turn: on a weapon, discard a weapon and pass Bushido to the left, or lose 1 Honour{ $seats ->
        [3] {" "}(not as the Shogun)
       *[other] {""}
    } and be rid of it; on anything else it just passes to the left.
card-parry = Parry
    .short = stops a weapon or Battlecry
    .full = Only in answer: stops a weapon aimed at you, or spares you the wound of Battlecry.
card-geisha = Geisha
    .short = someone loses a card
    .full = { $geisha ->
        [anyone] A card is discarded: a property in play that you name, even one of your own, or a random card of another person's hand.
       *[others] Another person discards a card: a property in play that you name, or a random card of the hand.
    } Difficulty does not matter.
card-diversion = Diversion
    .short = take a card from a hand
    .full = Take a random card from another person's hand. Difficulty does not matter.
card-battlecry = Battlecry
    .short = all others: Parry or 1 wound
    .full = Every other person who is not Harmless plays a Parry or takes 1 wound, clockwise from you.
card-tea-ceremony = Tea Ceremony
    .short = draw 3, all others draw 1
    .full = You draw 3 cards, then every other person draws 1.
card-daimyo = Daimyo
    .short = draw 2; in hand worth 1 point
    .full = Draw 2 cards. If you keep it to the end instead, it is worth 1 point{ $seats ->
        [3] {""}
        [4] {""}
       *[other] , though not to the Ronin
    }.
card-breathing = Breathing
    .short = heal fully, another draws 1
    .full = You regain all your Resilience; then another person of your choice draws 1 card.
card-jujutsu = Jujutsu
    .short = all others: weapon or 1 wound
    .full = Every other person who is not Harmless plays a weapon from hand or takes 1 wound, clockwise from you.

## Characters: name, `.ability`

character-benkei = Benkei
    .ability = is 1 harder to attack
character-chiyome = Chiyome
    .ability = is wounded by weapons only: Battlecry and Jujutsu pass by
character-ginchiyo = Ginchiyo
    .ability = takes 1 wound less from every weapon, but at least 1
character-goemon = Goemon
    .ability = may play 1 more weapon a turn
character-hanzo = Hanzō
    .ability = may parry with a weapon from hand, unless it is the only card
character-hideyoshi = Hideyoshi
    .ability = draws 1 more card each turn
character-ieyasu = Ieyasu
    .ability = may take the top discard as the first card of the turn
character-kojiro = Kojirō
    .ability = reaches any Difficulty with any weapon
character-musashi = Musashi
    .ability = does 1 more wound with every weapon
character-nobunaga = Nobunaga
    .ability = may give 1 Resilience (never the last) in the turn to draw a card
character-tomoe = Tomoe
    .ability = draws a card whenever a weapon of hers wounds
character-ushiwaka = Ushiwaka
    .ability = draws a card for each wound taken from a weapon

## Roles and sides

role-shogun = Shogun
role-samurai = Samurai
role-ninja = Ninja
role-ninja-1 = Ninja ★
role-ninja-2 = Ninja ★★
role-ninja-3 = Ninja ★★★
role-ronin = Ronin
role-unknown = ?
aim-shogun = { $seats ->
    [3] Both others are Ninja, and against you. Your Honour counts double, and you draw and strike more than they do.
   *[other] { $friends ->
        [one] Your Samurai is on your side, but you do not know who it is.
       *[other] Your Samurai are on your side, but you do not know who they are.
    } Gather Honour, and do not fall too often.
}
aim-samurai = Protect the Shogun: you win together.
aim-ninja = { $seats ->
    [3] The other Ninja is with you, and you know who it is. Take the Shogun’s Honour together; you win every tie.
   *[other] { $friends ->
        [one] The other Ninja is with you, but you do not know who it is.
       *[other] The other Ninja are with you, but you do not know who they are.
    } Take the Honour of the Shogun’s side; you win every tie.
}
aim-ronin = You are alone, but your Honour counts { $times ->
        [2] double
       *[other] triple
    } at the end. Trust nobody.
side-shogun = { $seats ->
    [3] Shogun
   *[other] Shogun and Samurai
}
    .of = { $seats ->
        [3] of the Shogun
       *[other] of Shogun and Samurai
    }
side-ninja = Ninja
    .of = of the Ninja
side-ronin = Ronin
    .of = of the Ronin

## News

news-shogun = { $who ->
    [me] You are the Shogun and begin.
   *[other] { $name } is the Shogun and begins.
}
news-turn = { $who ->
    [me] Your turn
   *[other] { $name }’s turn
}
news-recovered = { $who ->
    [me] You get up again, with all your { -resilience }.
   *[other] { $name } gets up again, with full { -resilience }.
}
news-revealed = { $who ->
    [me] For Bushido you turn up { $card }.
   *[other] For Bushido { $name } turns up { $card }.
}
news-bushido-passed = { $who ->
    [me] Bushido passes from you to { $target }.
   *[other] { $whom ->
        [me] Bushido passes from { $name } to you.
       *[other] Bushido passes from { $name } to { $target }.
    }
}
news-bushido-gone = { $who ->
    [me] Bushido before you is discarded.
   *[other] Bushido before { $name } is discarded.
}
news-lost-honour = { $who ->
    [me] You lose 1 { -honour }.
   *[other] { $name } loses 1 { -honour }.
}
news-drew = { $who ->
    [me] You draw { $cards }.
   *[other] { $known ->
        [yes] { $name } draws { $cards }.
       *[no] { $number ->
            [one] { $name } draws a card.
           *[other] { $name } draws { $number } cards.
        }
    }
}
news-drew-each = { $names } draw a card each.
news-took-discard = { $who ->
    [me] You take { $card } from the discard pile.
   *[other] { $name } takes { $card } from the discard pile.
}
news-played = { $who ->
    [me] You play { $card }.
   *[other] { $name } plays { $card }.
}
news-played-at = { $who ->
    [me] You play { $card } on { $target }.
   *[other] { $whom ->
        [me] { $name } plays { $card } on you.
       *[other] { $name } plays { $card } on { $target }.
    }
}
news-played-weapon = { $who ->
    [me] You attack { $target } with { $card }.
   *[other] { $whom ->
        [me] { $name } attacks you with { $card }.
       *[other] { $name } attacks { $target } with { $card }.
    }
}
news-played-property = { $who ->
    [me] You lay down { $card }.
   *[other] { $name } lays down { $card }.
}
news-played-bushido = { $who ->
    [me] { $whom ->
        [me] You lay Bushido before yourself.
       *[other] You lay Bushido before { $target }.
    }
   *[other] { $whom ->
        [me] { $name } lays Bushido before you.
       *[other] { $name } lays Bushido before { $target }.
    }
}
news-played-breathing = { $who ->
    [me] You breathe deeply, regain all your { -resilience }, and let { $target } draw.
   *[other] { $whom ->
        [me] { $name } breathes deeply, regains all { -resilience }, and lets you draw.
       *[other] { $name } breathes deeply, regains all { -resilience }, and lets { $target } draw.
    }
}
news-bled = { $who ->
    [me] You give 1 { -resilience } for a card.
   *[other] { $name } gives 1 { -resilience } for a card.
}
news-discarded = { $who ->
    [me] You discard { $card }.
   *[other] { $name } discards { $card }.
}
news-lost-card = { $who ->
    [me] You lose { $card } from your hand.
   *[other] { $name } loses { $card } from the hand.
}
news-lost-property = { $who ->
    [me] You lose your { $card }.
   *[other] { $name } loses { $card }.
}
news-diverted = { $who ->
    [me] You take { $card } from { $target }.
   *[other] { $whom ->
        [me] { $name } takes { $card } from your hand.
       *[other] { $known ->
            [yes] { $name } takes { $card } from { $target }.
           *[no] { $name } takes a card from { $target }.
        }
    }
}
news-answered = { $who ->
    [me] You answer with { $card }.
   *[other] { $name } answers with { $card }.
}
news-wounded = { $who ->
    [me] { $target } wounds you: −{ $number } { -resilience }.
   *[other] { $whom ->
        [me] You wound { $name }: −{ $number } { -resilience }.
       *[other] { $target } wounds { $name }: −{ $number } { -resilience }.
    }
}
news-defeated = { $who ->
    [me] { $target } defeats you and takes 1 of your { -honour }.
   *[other] { $whom ->
        [me] You defeat { $name } and take 1 { -honour }!
       *[other] { $target } defeats { $name } and takes 1 { -honour }.
    }
}
news-ran-out = { $number ->
    [one] The deck is empty: the only discard becomes the new deck, and everybody loses 1 { -honour }.
   *[other] The deck is empty: { $number } discards become the new deck, and everybody loses 1 { -honour }.
}
news-out-of-honour = { $who ->
    [me] You have no { -honour } left.
   *[other] { $number ->
        [one] { $names } has no { -honour } left.
       *[other] { $names } have no { -honour } left.
    }
}
news-ended-honour = The game is over, and { -honour } decides.
news-ended-sword-master = Only one is still standing: the game is over.
note-no-answer = You hold nothing to answer with.

## Questions

question-play = Your turn: what do you play? Weapons this turn: { $played } of { $limit }.
question-first-card = Where does your first card come from?
question-bushido = { $card ->
    [none] A weapon came up for Bushido. What do you give?
   *[other] Bushido: { $card } came up, a weapon. What do you give?
}
question-attacked = { $name } attacks you with { $card }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}. { $defeat ->
    [yes] That would defeat you: you have { $resilience } { -resilience }.
   *[no] You have { $resilience } { -resilience }.
}
question-challenged = { $name } challenges everybody with { $card }: 1 wound. { $defeat ->
    [yes] That would defeat you: you have { $resilience } { -resilience }.
   *[no] You have { $resilience } { -resilience }.
}
question-discard = You hold { $cards } cards and may keep 7. Which one goes?

## Moves

group-weapons = Weapons
group-properties = Properties
group-actions = Actions
group-other = Other
move-pass-play = End the turn
move-pass-attacked = { $defeat ->
    [yes] Take the hit: you are defeated and lose 1 { -honour }
   *[no] { $wounds ->
        [one] Take the hit: 1 wound, { $left } { -resilience } left
       *[other] Take the hit: { $wounds } wounds, { $left } { -resilience } left
    }
}
move-pass-challenged = { $defeat ->
    [yes] Take the wound: you are defeated and lose 1 { -honour }
   *[no] Take 1 wound, { $left } { -resilience } left
}
move-pass-bushido = { $free ->
    [yes] Nothing: Bushido is discarded, and you lose no { -honour }
   *[no] 1 { -honour } ({ $left } left): Bushido is discarded
}
move-attack = { $card } → { $target } ({ -difficulty } { $difficulty }): { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $defeat ->
    [yes] enough to defeat ({ $resilience } left)
   *[no] has { $resilience }
}
move-lay = { $card }: { $short }
move-lay-bushido = { $whom ->
    [me] { $card } → before yourself
   *[other] { $card } → before { $target }
}
move-play = { $card }: { $short }
move-play-geisha = { $number ->
    [one] { $card } → { $target }: the only card of the hand
   *[other] { $card } → { $target }: a random one of { $number } cards in hand
}
move-strip = { $card } → { $target }: away with { $place }
move-play-diversion = { $number ->
    [one] { $card } → { $target }: take the only card of the hand
   *[other] { $card } → { $target }: take a random one of { $number } cards
}
move-play-breathing = { $card }: you go from { $resilience } to { $full } { -resilience }, { $target } draws
move-play-breathing-full = { $card }: your { -resilience } is full already, { $target } draws
move-answer-attacked = { $card }: parry, no wound
move-answer-challenged = { $card }: answer, no wound
move-answer-bushido = { $card }: discard it, and Bushido passes to { $target }
move-discard = { $card } ({ $short })
move-take-discard = { $card }, from the discard pile
move-take-deck = An unknown card, from the deck
move-bleed = Give 1 { -resilience } ({ $left } left) and draw a card

## Why something is not on offer

refusal-it-is-on-offer = it is on offer
refusal-you-must-discard = first discard down to { $need }, you hold { $have }
refusal-draw-first = first comes the draw
refusal-not-in-hand = not in your hand
refusal-not-asked = that is not being asked
refusal-only-an-answer = you can only answer now, it is not your turn
refusal-bushido-wants-a-weapon = Bushido wants a weapon
refusal-jujutsu-wants-a-weapon = Jujutsu wants a weapon
refusal-your-only-card = as your only card it cannot parry
refusal-only-a-parry = only a Parry helps here
refusal-not-your-ability = that is not your ability
refusal-never-the-last-resilience = your last { -resilience } is not for sale
refusal-no-card-to-draw = there is no card to draw
refusal-not-the-draw-phase = the draw is over
refusal-parry-only-in-answer = a Parry is played only in answer
refusal-no-discard-at-will = nothing is discarded at will
refusal-nothing-to-answer = there is nothing to answer
refusal-nobody-there = nobody sits there
refusal-one-bushido-only = a Bushido is in play already
refusal-not-yourself = not at yourself
refusal-no-such-property = no such property lies there
refusal-empty-hand = there is no card in that hand
refusal-weapon-limit = { $need ->
    [one] you may play 1 weapon this turn, and have
   *[other] you may play { $need } weapons this turn, and have
}
refusal-harmless = Harmless people cannot be attacked
refusal-out-of-reach = out of reach: { -difficulty } { $need }, range { $have }

## The end

result-winners = { $whom ->
    [me] You win! The evening belongs to the side { $side }.
   *[other] The side { $side } wins.
}
result-by-honour = Won by { -honour }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
result-by-sword = Victory of the Sword Master: { $name } is the last one standing, and { -honour } no longer matters.
result-penalty = Deadly Strike: the last blow fell inside the side { $side }, and costs it 3 points.
result-tie-ninja = A tie, and the Ninja win every tie.
result-tie-shogun = A tie, and Shogun and Samurai win it against the Ronin.
score-sum = { $daimyo ->
    [0] { $honour } × { $times } = { $points }
   *[other] { $honour } × { $times } + { $daimyo } Daimyo = { $points }
}
score-side = { $side }: { $points }
score-who = Who
score-role = Role
score-points = Points
story-length = { $turns ->
    [one] It took 1 turn.
   *[other] It took { $turns } turns.
}
story-peaceful = Nobody was ever defeated.
story-first = First to fall was { $name }, by { $card } of { $target }.
story-most = { $number ->
    [one] { $name } had the sharpest blade and won 1 duel.
   *[other] { $name } had the sharpest blade and won { $number } duels.
}
story-parries = { $number ->
    [one] Most careful was { $name }: 1 answer given.
   *[other] Most careful was { $name }: { $number } answers given.
}
story-run-outs = { $number ->
    [one] The deck ran out once.
   *[other] The deck ran out { $number } times.
}

## The table

table-role = Role
table-honour = Hon.
table-resilience = Resilience
table-laid = In play
table-reach = Diff.
table-harmless = Harmless
table-piles = { $pile ->
    [0] Deck { $deck } · no discards
   *[other] Deck { $deck } · discards { $pile }, on top { $card }
}
table-worth = { -honour } counts at the end: { $worths }
table-worth-leads = ×2 with more stars, ×1 with fewer
