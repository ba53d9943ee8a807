### SAKE, in English. The terminal and the browser share this file.
###
### Parts of news, moves and questions:
###   $who     "me" if the reader did it, else "other"; $name is that person's name
###   $whom    "me" if it concerns the reader, else "other"; $target is that person's name
###   $known   "yes" if the reader may see the card, else "no"
###   $card, $cards, $weapon   names of cards; $played the card played for an action box; $weapon and $played may be "none"
###   $place   where a sake lies; $back the back of a card; $number … say how much

game-sake = SAKE
    .play = play SAKE against bots
option-sake-location = Where you drink
option-sake-location-inn = { sake-location-inn } ({ sake-location-inn.rule })
option-sake-location-distillery = { sake-location-distillery } ({ sake-location-distillery.rule })
option-sake-location-hot-spring = { sake-location-hot-spring } ({ sake-location-hot-spring.rule })
option-sake-location-bamboo-grove = { sake-location-bamboo-grove } ({ sake-location-bamboo-grove.rule })
option-sake-location-rope-bridge = { sake-location-rope-bridge } ({ sake-location-rope-bridge.rule })
option-sake-first = Who is the eldest and begins
option-sake-choose_hand = How the first hand is dealt
option-sake-choose_hand-no = by chance
option-sake-choose_hand-yes = everybody picks it by the backs
option-sake-bare_hands = When fists may strike
option-sake-bare_hands-unarmed = only without a usable weapon
option-sake-bare_hands-always = also with one, at 1 step, as the publisher’s FAQ has it
option-sake-items = What becomes of an item that costs sake
option-sake-items-single-use = it is used up: discarded after its effect
option-sake-items-kept = it stays in play, and may be used again
option-sake-samurai = Who sits where
option-sake-samurai-miyamoto-musashi = { sake-samurai-miyamoto-musashi.full }
option-sake-samurai-yagyu-munenori = { sake-samurai-yagyu-munenori.full }
option-sake-samurai-yagyu-jubei = { sake-samurai-yagyu-jubei.full }
option-sake-samurai-ito-ittosai = { sake-samurai-ito-ittosai.full }
option-sake-samurai-date-masamune = { sake-samurai-date-masamune.full }
option-sake-samurai-takezaki-suenaga = { sake-samurai-takezaki-suenaga.full }
option-sake-samurai-hojo-masako = { sake-samurai-hojo-masako.full }
option-sake-samurai-tomoe-gozen = { sake-samurai-tomoe-gozen.full }
option-sake-deck = The values of the cards
    .wrong = The deck file { $file } cannot be played. { $problem }
    .large = The file { $file } is too large to be a deck.
sake-play-every-on = From now on you are asked everything: also which weapon to wield if you have one, about what cannot hurt, and when you could only burn sake or soul.
sake-play-every-off = From now on you are not asked about your only weapon, about what cannot hurt, nor when others act and you could only burn sake or soul.
sake-help-every = ask me everything, or no longer: also about my only weapon, about what cannot hurt, and when others act and I could only burn sake or soul

## Cards: name, `.short` for a hand, `.full` for an explanation

sake-card-katana = Katana
sake-card-no-dachi = No-Dachi
sake-card-naginata = Naginata
sake-card-yumi = Yumi
sake-card-wakizashi = Wakizashi
sake-weapon = Weapon
    .short = weapon: reach { $reach }, attack { $attack }, defence { $defence }{ $ranged ->
        [yes] , ranged
       *[no] {""}
    }
    .full = A weapon, to be put in play. It strikes at a distance of { $reach } { $range ->
        [one] step
       *[other] steps
    }{ $ranged ->
        [yes] , from afar,
       *[no] {""}
    } and adds { $attack } to an attack; wielded, it adds { $defence } to your defence against blows from near. With sake on it, it does nothing.
# K35: used up, or kept if the table wants it so.
sake-item-used = { $items ->
    [kept] As often as you can pay.
   *[single-use] Then the item is used up and discarded.
}
sake-card-pipe = Pipe
    .short = item; 1 sake: every other samurai discards 1
    .full = An item. In phase 1, pay 1 sake: every other samurai discards 1 card of its choice. { sake-item-used }
sake-card-sandals = Sandals
    .short = item: +1 to your movements, a 0 becomes 1
    .full = An item: your movement actions go 1 step further, and even a box of 0 goes 1 step (not the move of an Iaido).
sake-card-makeshift-armour = Makeshift Armour
    .short = item: +1 to your defence
    .full = An item: +1 whenever you defend with a card, also from afar.
sake-card-flagon = Flagon
    .short = item; 1 sake: draw 2
    .full = An item. In phase 1, pay 1 sake: draw 2 cards. { sake-item-used }
sake-card-rice-bowl = Rice Bowl
    .short = item; 1 sake: recover 2 Life
    .full = An item. In phase 1, pay 1 sake: 2 of your Wounds are Life again. { sake-item-used }
sake-card-throwing-chopsticks = Throwing Chopsticks
    .short = two ranged attacks, strength 1, 2+ steps
    .full = An event: two ranged attacks of strength 1 at 2 steps or more, one after the other, at one person or at two.
sake-card-burning-ramen = Burning Ramen
    .short = ranged attack, strength 2, 3+ steps
    .full = An event: a ranged attack of strength 2 at 3 steps or more.
sake-card-strategic-stench = Strategic Stench
    .short = add 2 steps anywhere
    .full = An event: add 2 steps to the circle, together or apart.
sake-card-riceballs-in-the-face = Riceballs in the Face
    .short = somebody at 4+ steps discards 2
    .full = An event: a samurai at 4 steps or more discards 2 cards of its own choice.
sake-card-sakuragi = Sakuragi
    .short = draw 2
    .full = An event: draw 2 cards.
sake-card-drunken-purchase = Drunken Purchase
    .short = away with a weapon or item
    .full = An event: a weapon or item of any samurai is discarded, together with the sake on it.
sake-card-weak-stomach = Weak Stomach
    .short = another samurai loses 1 sake
    .full = An event: choose 1 sake of another samurai; it leaves the game.
sake-card-fake-wounds = Fake Wounds
    .short = recover 2 Life
    .full = An event: 2 of your Wounds are Life again. It was only soy sauce.
sake-card-roar = Roar (Burp!)
    .short = 1 sake: ranged attack, strength 4, at 2 steps
    .full = An event: pay 1 sake for a ranged attack of strength 4 at exactly 2 steps.
sake-card-turned-off-lanterns = Turned-off Lanterns
    .short = remove 2 steps anywhere
    .full = An event: take 2 steps out of the circle, together or apart.
sake-card-falter = Falter
    .short = interrupt: cancels a movement
    .full = An interrupt, in another’s turn: cancels a movement, also that of an Iaido. The mover stands up all the same.
sake-card-blurred-vision = Blurred Vision
    .short = interrupt: cancels an attack
    .full = An interrupt, in another’s turn: cancels one attack of any kind, a minion’s too. Not a Torment.
sake-card-minion = Minion
    .short = walks and fights for you; from the hand it takes a blow for you
    .full = Put it beside you, toward a neighbour: in phase 2 it walks up to { $movement } steps that way and attacks with the card turned up (attack +{ $attack }, defence +{ $defence }); any damage kills it. Discarded from the hand when you are attacked, it spares you all damage.
sake-bare-hands = bare hands

## Samurai: name, `.full` name, `.skill`; places to drink, with their `.rule`

sake-samurai-miyamoto-musashi = Musashi
    .full = Miyamoto Musashi
    .skill = +1 to attacks with a weapon, while two or more weapons in play are usable
sake-samurai-yagyu-munenori = Munenori
    .full = Yagyū Munenori
    .skill = +1 to defence against attacks from near
sake-samurai-yagyu-jubei = Jūbei
    .full = Yagyū Jūbei Mitsuyoshi
    .skill = nobody can interrupt these movements and attacks (only those of the minions)
sake-samurai-ito-ittosai = Ittōsai
    .full = Itō Ittōsai
    .skill = +1 to the first attack declared in each own turn
sake-samurai-date-masamune = Masamune
    .full = Date Masamune
    .skill = a drinking action gives 1 sake more
sake-samurai-takezaki-suenaga = Suenaga
    .full = Takezaki Suenaga
    .skill = +1 to ranged attacks; the wielded weapon also defends against them
sake-samurai-hojo-masako = Masako
    .full = Hōjō Masako
    .skill = playing minions does not count toward the card limit, and they have +1 attack and +1 defence
sake-samurai-tomoe-gozen = Tomoe
    .full = Tomoe Gozen
    .skill = 2 cards more at the start to choose from; draws 3 instead of 2
sake-san = { $name }-san
sake-location-inn = Inn
    .rule = nothing special: just a smoky room, and sake
sake-location-distillery = Distillery
    .rule = each samurai gets 1 sake at the beginning of its turn, if it can place it
sake-location-hot-spring = Hot Spring
    .rule = each samurai recovers 1 Life at the beginning of its turn
sake-location-bamboo-grove = Bamboo Grove
    .rule = ranged attacks are 1 weaker
sake-location-rope-bridge = Rope Bridge
    .rule = only 2 steps between neighbours at the start, and movements are 1 shorter, at least 1

## Backs, places for sake, pieces of the circle

sake-back-troublesome = troublesome
    .mark = T
sake-back-quarrelsome = quarrelsome
    .mark = Q
sake-back-drowsy = drowsy
    .mark = D
sake-place-life = Life
sake-place-board = board
sake-piece-minion = { $way ->
    [clockwise] [m { $name }→]
   *[counter] [←m { $name }]
}
sake-target-minion = { $who ->
    [me] your minion
   *[other] a minion of { $name }
}

## What people shout

sake-says = { $name }: “{ $words }”
sake-cry-drank = SAKEEE!
sake-cry-iaido = Iaido! Sit still and watch!
sake-cry-strikes = Taste this, you thief of my sake!
sake-cry-wounded = Ouch! Who has put a sword there?
sake-cry-defended = Is that all? My grandmother hits harder!
sake-cry-burned-sake = Such a pity, such a good sake!
sake-cry-died = One more cup… just one more…

## News

sake-deck-unnatural = This table plays with cards of its own, a deck with { $lacks }.
sake-deck-lacks = { $what ->
    [values] boxes above 4
    [great-cards] too many boxes of 4
    [blank-cards] cards of nothing but zeros
    [two-boxes] too few cards with two boxes above 0
    [three-boxes] too few cards with three boxes above 0
    [attack] too few cards that attack
    [defence] too few cards that defend
    [movement] too few cards that move
    [drinking] too few cards that drink
    [small-drinks] drinks that are too large
    [printed-values] too few of the values in the rulebooks’ examples
    [small-gear] boxes on weapons and items as large as on events
    [copies] copies that are all alike
    [backs] backs spread unevenly
    [lives] life points that are all the same or not from 4 to 7
    [drink-in-hand] too many hands without a drink
   *[choice-in-hand] too many hands without a choice
}
sake-news-first = { $who ->
    [me] You are the eldest and begin. Tonight they call you { $name }.
   *[other] The eldest begins: { $name }. A little respect, please.
}
sake-news-turn = { $who ->
    [me] Your turn
   *[other] { $name }’s turn
}
sake-news-was-poured = { $who ->
    [me] The distillery pours you 1 sake.
   *[other] The distillery pours { $name } 1 sake.
}
sake-news-closing-time = Closing time! The innkeeper takes the Masu away, and sudden death begins with { $name }.
sake-news-activated = { $who ->
    [me] You use your { $card }.
   *[other] { $name } uses { $card }.
}
sake-news-laid = { $who ->
    [me] You put { $card } in play.
   *[other] { $name } puts { $card } in play.
}
sake-news-played = { $who ->
    [me] You play { $card }.
   *[other] { $name } plays { $card }.
}
sake-news-iaido = { $who ->
    [me] Iaido! You leap up ({ $card }).
   *[other] Iaido! { $name } leaps up ({ $card }).
}
sake-news-walks = { $who ->
    [me] You go { $number ->
        [one] 1 step
       *[other] { $number } steps
    } clockwise{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
   *[other] { $name } goes { $number ->
        [one] 1 step
       *[other] { $number } steps
    } clockwise{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
}
sake-news-walks-counter = { $who ->
    [me] You go { $number ->
        [one] 1 step
       *[other] { $number } steps
    } counter-clockwise{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
   *[other] { $name } goes { $number ->
        [one] 1 step
       *[other] { $number } steps
    } counter-clockwise{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
}
sake-news-strikes = { $who ->
    [me] You attack { $target }
   *[other] { $name } attacks { $whom ->
        [me] you
       *[other] { $target }
    }
}{ $weapon ->
    [none] {""}
   *[other] {" "}with { $weapon }
}: strength { $number }{ $played ->
    [none] .
   *[other] {" "}({ $played }).
}
sake-news-strikes-minion = { $who ->
    [me] You attack a minion of { $target }
   *[other] { $name } attacks { $whom ->
        [me] a minion of yours
       *[other] a minion of { $target }
    }
}{ $weapon ->
    [none] {""}
   *[other] {" "}with { $weapon }
}: strength { $number }{ $played ->
    [none] .
   *[other] {" "}({ $played }).
}
sake-news-minion-walks = { $who ->
    [me] Your minion goes { $number ->
        [one] 1 step.
       *[other] { $number } steps.
    }
   *[other] { $name }’s minion goes { $number ->
        [one] 1 step.
       *[other] { $number } steps.
    }
}
sake-news-minion-strikes = { $who ->
    [me] Your minion attacks { $target }.
   *[other] { $name }’s minion attacks { $whom ->
        [me] you.
       *[other] { $target }.
    }
}
sake-news-minion-strikes-minion = { $who ->
    [me] Your minion attacks a minion of { $target }.
   *[other] { $name }’s minion attacks { $whom ->
        [me] a minion of yours.
       *[other] a minion of { $target }.
    }
}
sake-news-turned-up = { $who ->
    [me] For your minion, { $card } is turned up{ $use ->
        [attack] : strength { $number }.
        [defence] : defence { $number }.
       *[unknown] .
    }
   *[other] For { $name }’s minion, { $card } is turned up{ $use ->
        [attack] : strength { $number }.
        [defence] : defence { $number }.
       *[unknown] .
    }
}
sake-news-minion-stands = { $who ->
    [me] Your minion stands firm.
   *[other] { $name }’s minion stands firm.
}
sake-news-minion-killed = { $who ->
    [me] Your minion falls.
   *[other] { $name }’s minion falls.
}
sake-news-minion-returned = { $who ->
    [me] Your minion has nowhere left to stand and returns to your hand.
   *[other] { $name }’s minion has nowhere left to stand and returns to the hand.
}
sake-news-played-minion = { $who ->
    [me] You send a Minion off clockwise.
   *[other] { $name } sends a Minion off clockwise.
}
sake-news-played-minion-counter = { $who ->
    [me] You send a Minion off counter-clockwise.
   *[other] { $name } sends a Minion off counter-clockwise.
}
sake-news-interrupted = { $who ->
    [me] { $card }! You stop { $target }.
   *[other] { $card }! { $name } stops { $whom ->
        [me] you.
       *[other] { $target }.
    }
}
sake-news-defended = { $who ->
    [me] You defend with { $card }: { $number }.
   *[other] { $name } defends with { $card }: { $number }.
}
sake-news-sacrificed = { $who ->
    [me] Your Minion throws itself in the way: no damage.
   *[other] { $name }’s Minion throws itself in the way: no damage.
}
sake-news-wounded = { $who ->
    [me] { $number ->
        [0] Not a scratch on you.
        [one] You take 1 wound.
       *[other] You take { $number } wounds.
    }
   *[other] { $number ->
        [0] Not a scratch on { $name }.
        [one] { $name } takes 1 wound.
       *[other] { $name } takes { $number } wounds.
    }
}
sake-news-lost-sake = { $who ->
    [me] You lose 1 sake ({ $place }).
   *[other] { $name } loses 1 sake ({ $place }).
}
sake-news-died = { $who ->
    [me] You die by the hand of { $target } and become a Spirit of Enma.
   *[other] { $whom ->
        [me] { $name } dies by your hand and becomes a Spirit of Enma.
       *[other] { $name } dies by the hand of { $target } and becomes a Spirit of Enma.
    }
}
sake-news-lost-all-sake = { $who ->
    [me] { $number ->
        [one] Your only sake leaves the game.
       *[other] All your sake leaves the game: { $number }.
    }
   *[other] { $number ->
        [one] { $name }’s only sake leaves the game.
       *[other] All of { $name }’s sake leaves the game: { $number }.
    }
}
sake-news-took-wound = { $who ->
    [me] Your Wounds become your hand: { $cards }.
   *[other] { $known ->
        [yes] { $name }’s Wounds become the hand: { $cards }.
       *[no] { $name }’s Wounds become the hand: { $number ->
            [one] 1 card.
           *[other] { $number } cards.
        }
    }
}
sake-news-spirit-hit = { $number ->
    [0] { $who ->
        [me] The blow goes through you: there is no sake to lose.
       *[other] The blow goes through { $name }: there is no sake to lose.
    }
   *[other] { $who ->
        [me] You lose { $number } sake.
       *[other] { $name } loses { $number } sake.
    }
}
sake-news-faded = { $who ->
    [me] { $whom ->
        [me] You fade, and the blow hits nothing.
       *[other] { $target } lets you fade, and the blow hits nothing.
    }
   *[other] { $whom ->
        [me] You let { $name } fade, and the blow hits nothing.
       *[other] { $name } fades, and the blow hits nothing.
    }
}
sake-news-drank = { $who ->
    [me] You take { $number } sake from the Masu ({ $card }).
   *[other] { $name } takes { $number } sake from the Masu ({ $card }).
}
sake-news-placed-sake = { $who ->
    [me] You put a sake down: { $place }.
   *[other] { $name } puts a sake down: { $place }.
}
sake-news-burned-to-draw = { $who ->
    [me] You burn 1 sake ({ $place }) to draw a card.
   *[other] { $name } burns 1 sake ({ $place }) to draw a card.
}
sake-news-burned-to-play = { $who ->
    [me] You burn 1 sake ({ $place }) to play one card more.
   *[other] { $name } burns 1 sake ({ $place }) to play one card more.
}
sake-news-burned-soul = { $who ->
    [me] You burn your soul: { $number ->
        [one] 1 card
       *[other] { $number } cards
    } from Life to your hand.
   *[other] { $name }’s soul burns: { $number ->
        [one] 1 card
       *[other] { $number } cards
    } from Life to the hand.
}
sake-news-took-life = { $who ->
    [me] You take { $cards }.
   *[other] { $name } takes { $cards }.
}
sake-news-paid = { $who ->
    [me] You pay 1 sake ({ $place }).
   *[other] { $name } pays 1 sake ({ $place }).
}
sake-news-drew = { $who ->
    [me] You draw { $cards }.
   *[other] { $known ->
        [yes] { $name } draws { $cards }.
       *[no] { $number ->
            [one] { $name } draws a card.
           *[other] { $name } draws { $number } cards.
        }
    }
}
sake-news-discarded = { $who ->
    [me] You discard { $cards }.
   *[other] { $name } discards { $cards }.
}
sake-news-removed-step = { $who ->
    [me] You take 1 step away, clockwise of { $piece }.
   *[other] { $name } takes 1 step away, clockwise of { $piece }.
}
sake-news-added-step = { $who ->
    [me] You add 1 step, clockwise of { $piece }.
   *[other] { $name } adds 1 step, clockwise of { $piece }.
}
sake-news-named = { $who ->
    [me] You name { $target }.
   *[other] { $name } names { $whom ->
        [me] you.
       *[other] { $target }.
    }
}
sake-news-named-gear = { $who ->
    [me] { $whom ->
        [me] You name your own { $card }.
       *[other] You name { $target }’s { $card }.
    }
   *[other] { $whom ->
        [me] { $name } names your { $card }.
       *[other] { $name } names { $target }’s { $card }.
    }
}
sake-news-lost-gear = { $who ->
    [me] You lose { $card }.
   *[other] { $name } loses { $card }.
}
sake-news-spoiled = { $who ->
    [me] { $target }’s stomach turns: 1 sake less ({ $place }).
   *[other] { $whom ->
        [me] Your stomach turns: 1 sake less ({ $place }).
       *[other] { $target }’s stomach turns: 1 sake less ({ $place }).
    }
}
sake-news-wielded = { $who ->
    [me] You wield { $card }.
   *[other] { $name } wields { $card }.
}
sake-news-stirs-hands = { $who ->
    [me] Drowsy elation: you pass a card of { $target } to { $taker }.
   *[other] { $whom ->
        [me] Drowsy elation: { $name } passes a card of yours to { $taker }.
       *[other] Drowsy elation: { $name } passes a card of { $target } to { $taker }.
    }
}
sake-news-passed-card = { $known ->
    [yes] { $who ->
        [me] { $target } gets your { $card } ({ $back }).
       *[other] { $whom ->
            [me] You get { $card } ({ $back }) from { $name }.
           *[other] { $target } gets { $card } ({ $back }) from { $name }.
        }
    }
   *[no] { $target } gets a card from { $name } ({ $back }).
}
sake-news-stirs-sake = { $who ->
    [me] Quarrelsome elation: you push a sake of { $target } from its place ({ $place }).
   *[other] { $whom ->
        [me] Quarrelsome elation: { $name } pushes a sake of yours from its place ({ $place }).
       *[other] Quarrelsome elation: { $name } pushes a sake of { $target } from its place ({ $place }).
    }
}
sake-news-stole = { $who ->
    [me] You steal 1 sake from the Masu.
   *[other] { $name } steals 1 sake from the Masu.
}
sake-news-torments = { $who ->
    [me] You torment { $target } with { $number ->
        [one] 1 card.
       *[other] { $number } cards.
    }
   *[other] { $name } torments { $whom ->
        [me] you
       *[other] { $target }
    } with { $number ->
        [one] 1 card.
       *[other] { $number } cards.
    }
}
sake-news-helps = { $who ->
    [me] You help to torment { $target } with { $number ->
        [one] 1 card.
       *[other] { $number } cards.
    }
   *[other] { $name } helps to torment { $whom ->
        [me] you
       *[other] { $target }
    } with { $number ->
        [one] 1 card.
       *[other] { $number } cards.
    }
}
sake-news-haunted = { $who ->
    [me] You play { $cards } by the back.
   *[other] { $name } plays { $cards } by the back.
}
sake-news-gave-up-sake = { $who ->
    [me] You lose 1 sake to the Spirits ({ $place }).
   *[other] { $name } loses 1 sake to the Spirits ({ $place }).
}
sake-news-dealt-sake = { $whom ->
    [me] 1 stolen sake is for you.
   *[other] 1 stolen sake is for { $target }.
}
sake-news-recovered = { $who ->
    [me] { $number ->
        [0] You have no Wounds to recover.
       *[other] You recover { $number } Life.
    }
   *[other] { $number ->
        [0] { $name } has no Wounds to recover.
       *[other] { $name } recovers { $number } Life.
    }
}
sake-news-renewed = { $number ->
    [one] The draw pile is empty: the only discard becomes the new one.
   *[other] The draw pile is empty: { $number } discards are shuffled into a new one.
}
sake-news-sudden-death = { $who ->
    [me] The Masu is empty, and it was your doing: sudden death! One more turn for everybody else.
   *[other] The Masu is empty: sudden death! This turn of { $name } is the first of the round.
}
sake-news-departed = { $number ->
    [0] { $who ->
        [me] Seppuku! You have drunk less, and leave the game for good.
       *[other] Seppuku! { $name } has drunk less, and leaves the game for good.
    }
   *[other] { $who ->
        [me] The Spirits have drunk less: yours leaves the game for good.
       *[other] The Spirits have drunk less: that of { $name } leaves the game for good.
    }
}
sake-news-extra-round = A tie among the drunkest: another round of sudden death, number { $number }.
sake-news-ended-drunkest = The last cup is empty: the drunkest wins.
sake-news-ended-spirits = The last cup is empty, and the Spirits have drunk the most.
sake-news-ended-no-samurai = Nobody is left alive: Enma’s Spirits drink on.
sake-news-ended-shared = They are all equally drunk, and too tired to go on.
sake-news-ended-last-standing = The last cup is empty, and only one samurai is still on its feet.
sake-note-no-answer = You hold nothing to answer with.

## Questions

sake-question-act = Your turn: what do you do? { $number ->
    [0] No cards left to play.
    [one] 1 card left to play.
   *[other] { $number } cards left to play.
}
sake-question-last-turn = Sudden death, and this is your last turn!
sake-question-walk = { $iaido ->
    [yes] Iaido with { $card } (attack { $number }): where do you move first?
   *[no] { $card }: which way, and how far?
}
sake-question-strike = { $card } (attack { $number }): with what, and at whom?
sake-question-strike-anew = You faltered and stand. With what do you strike now, and at whom?
sake-question-interrupt = Do you step in?
sake-harm = { $sake ->
    [0] { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }
   *[other] { $wounds ->
        [0] 1 sake lost from Life
        [one] 1 sake lost from Life and 1 wound
       *[other] 1 sake lost from Life and { $wounds } wounds
    }
}
sake-question-defend = { $deed } { $wounds ->
    [0] It would not hurt.
   *[other] { $died ->
        [yes] It would kill you: { $harm }.
       *[no] It would be { $harm }.
    }
} You have { $life } Life{ $sake ->
    [0] .
   *[other] {" "}and a sake on it.
}
sake-question-fade = { $deed } Shall the Spirit fade?
sake-question-throw = { $card }: at whom?
sake-question-pay = { $card } costs 1 sake. Which one?
sake-question-add-steps = Where do you add a step? { $number ->
    [one] One is left.
   *[other] { $number } are left.
}
sake-question-remove-steps = Where do you take a step away? { $number ->
    [one] One is left.
   *[other] { $number } are left.
}
sake-question-name = { $card }: whom do you name?
sake-question-spoil-sake = Which sake of { $target } is bad?
sake-question-name-gear = Which weapon or item goes?
sake-question-wield = Which weapon do you wield in the others’ turns?
sake-question-rewield = Your wielded weapon is lost. Which one do you wield now?
sake-question-place-sake = Where do you put the sake? { $number ->
    [one] One is in your hand.
   *[other] { $number } are in your hands.
}
sake-question-forced-discard = { $name }, { $card }: { $number ->
    [one] you have to discard a card. Which one?
   *[other] you have to discard { $number } cards. Which one first?
}
sake-question-down-to-four = You hold { $number } cards and may keep 4. Which one goes?
sake-question-burn = { $coming } Do you burn anything first?
sake-coming-sake = { $number ->
    [0] { $name } plays { $card }, but you have no sake left to lose.
    [one] { $name } plays { $card } and takes your sake away: { $place }.
   *[other] { $name } plays { $card } and takes away one of your { $number } sake.
}
sake-coming-gear = { $name } plays { $card }: { $gear } is taken from you{ $sake ->
    [0] .
   *[other] , and the sake on it.
}
sake-coming-give = The Spirit of { $name } is at work: a random card of your hand goes to { $target }.
sake-coming-take = The Spirit of { $name } is at work: a random card of { $target } comes to your hand.
sake-coming-move = The Spirit of { $name } moves your sake: { $place } → { $to }.
sake-coming-fight = { $name } attacks your minion with strength { $number }.
sake-question-choose-hand = You pick 4 cards for your hand by their backs. Which back for number { $number }?
sake-question-elation = Elation: the draw pile shows a { $back } back. What do you stir up?
sake-question-move-sake = Where does that sake of { $target } go?
sake-question-spirit-deed = Spirit, what is your deed?{ $back ->
    [none] {""}
   *[other] {" "}The draw pile shows a { $back } back: you hold { $number } of those.
}
sake-question-torment-with = With how many cards do you torment { $target }?
sake-question-help = Do you help to torment { $target } ({ $back })?
sake-question-resist = { $name } torments you with strength { $number }. You have { $sake } sake.
sake-question-give-up-sake = The Spirits take { $number } sake of yours. Which one?
sake-question-deal-sake = Who gets the stolen sake? { $number ->
    [one] One is left.
   *[other] { $number } are left.
}
sake-deed-walk = { $name } is about to go { $number ->
    [one] 1 step.
   *[other] { $number } steps.
}
sake-deed-strike = { $name } attacks { $whom ->
    [me] you
   *[other] { $target }
}{ $weapon ->
    [none] {""}
   *[other] {" "}with { $weapon }
}, strength { $number }{ $ranged ->
    [yes] , from afar.
   *[no] .
}
sake-deed-minion = { $name }’s minion attacks { $whom ->
    [me] you.
   *[other] { $target }.
}

## Moves

sake-group-attack = Attack
sake-group-iaido = Iaido: stand up, move 0 to 2, attack
sake-group-move = Move
sake-group-drink = Drink
sake-group-text = Play for the text
sake-group-minion = Minions
sake-group-activate = Use an item
sake-group-burn = Burn
sake-group-harmless = Attacks that cannot hurt
sake-group-other = Other
sake-move-pass = Nothing
sake-move-pass-act = Enough: on to the minions, the draw and the weapon
sake-move-pass-interrupt = { $defence ->
    [yes] Do not interrupt (you can still defend)
   *[no] Let it happen
}
sake-move-pass-defend = { $died ->
    [yes] Take it: you die
   *[no] { $wounds ->
        [0] Let it come: no wound
       *[other] Take it: { $harm }
    }
}
sake-move-pass-strike-anew = Let it be
sake-move-pass-burn = Burn nothing
sake-move-pass-throw = Nobody is in reach any more: let it drop
sake-move-pass-wield = None
sake-move-pass-elation = Stir up nothing
sake-move-pass-spirit-deed = Neither
sake-move-pass-help = Do not help
sake-move-pass-resist = { $number ->
    [0] Do not defend: there is nothing to lose
   *[other] Do not defend: lose { $number } sake
}
sake-move-pass-fade = Let it be hit
sake-move-attack = { $card } { $number }: { $reach }
sake-move-iaido = { $card } { $number }: { $targets } in reach
sake-reach-weapon = { $weapon }, strength { $strength } → { $targets }
sake-move-move = { $card }: { $number ->
    [one] 1 step
   *[other] up to { $number } steps
}
sake-move-drink = { $card }: drink { $number } of { $masu }
sake-move-drink-on = Drink { $number } → { $place }
sake-move-text = { $card }: { $short }
sake-move-minion = { $card }: toward { $target }
sake-move-activate = { $card }: { $short }
sake-move-burn-to-draw = 1 sake ({ $place }): draw 1 card
sake-move-burn-to-play = 1 sake ({ $place }): play 1 card more{ $kind ->
    [gear] , without { $place }
   *[other] {""}
}
sake-move-burn-soul = your soul: { $number ->
    [one] 1 card
   *[other] { $number } cards
} from Life to your hand ({ $left } left)
sake-move-pay = the sake here: { $place }
sake-move-place-sake = { $kind ->
    [life] { $place }: 1 life point more, lost first; your soul does not burn
    [board] { $place }: your skill sleeps, and your tongue gets heavy
   *[gear] { $place }: it does not work until the sake is gone
}
sake-move-place-move-sake = { $place }
sake-move-place-give-up-sake = the sake here: { $place }
sake-move-add-step = { $from } ↔ { $to }: { $number } → { $after }
sake-move-remove-step = { $from } ↔ { $to }: { $number } → { $after }
sake-move-go-clockwise = { $number ->
    [0] Stay where you are{ $reach }
    [one] 1 step clockwise, toward { $target }{ $reach }
   *[other] { $number } steps clockwise, toward { $target }{ $reach }
}
sake-move-go-counter = { $number ->
    [one] 1 step counter-clockwise, toward { $target }{ $reach }
   *[other] { $number } steps counter-clockwise, toward { $target }{ $reach }
}
sake-move-go-nobody = the door
sake-move-go-reach = : then { $targets } in reach
sake-move-wield = { $weapon }: defence { $number }{ $sake ->
    [0] {""}
   *[other] , but there is sake on it
}
sake-move-choose-riceballs-in-the-face = { $target }: discards 2 of { $number }
sake-move-choose-weak-stomach = { $target }: has { $number } sake
sake-move-choose-spirit-deed = Torment { $target }, who has { $number } sake
sake-move-choose-deal-sake = { $whom ->
    [me] yourself
   *[other] { $target }
}
sake-move-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
sake-move-choose-back = { $back } ({ $number } there)
sake-move-steal = Steal 1 sake from the Masu ({ $masu } left)
sake-move-fade = Discard a card with the back { $back }: the blow hits nothing
sake-move-gear = { $whom ->
    [me] your own { $card }{ $sake ->
        [0] {""}
       *[other] , and the sake on it
    }
   *[other] { $target }: { $card }{ $sake ->
        [0] {""}
       *[other] , and the sake on it
    }
}
sake-move-sake-spoil-sake = the sake here: { $place }
sake-move-sake-elation = { $whom ->
    [me] Move your sake: { $place }
   *[other] Move a sake of { $target }: { $place }
}
sake-move-give = A random card from { $from } to { $target }
sake-elation-add = Add a step: { $where }
sake-elation-remove = Take a step away: { $where }
sake-move-strike = { $weapon } → { $target }{ $steps }: { $box } + { $more } = strength { $strength }
sake-move-throw = { $target }{ $steps }: strength { $strength }
sake-steps = , { $number ->
    [one] 1 step
   *[other] { $number } steps
}
sake-steps-both = , { $number } and { $other } steps
sake-move-defend-defend = { $card }: { $box } + { $more } = { $number }, { $wounds ->
    [0] no wound
   *[other] { $died ->
        [yes] leaving { $harm }: you die
       *[no] leaving { $harm }
    }
}
sake-move-defend-resist = { $card }: { $box } + { $more } = { $number }, { $wounds ->
    [0] no loss
   *[other] { $wounds } sake lost
}
sake-move-interrupt = { $card }: { $short }
sake-move-discard = { $card } ({ $boxes })
sake-move-sacrifice = { $card }: it throws itself in the way, no damage at all

## Why something is not on offer

sake-use-attack = attack
sake-use-move = move
sake-use-iaido = Iaido
sake-use-drink = drink
sake-use-text = text
sake-use-minion = minion
sake-use-defend = defend
sake-use-interrupt = interrupt
sake-use-steal = Stealing
sake-use-torment = Torment
sake-thing = { $card } ({ $use })
sake-refusal-it-is-on-offer = it is on offer
sake-refusal-not-in-hand = not in your hand
sake-refusal-not-asked = that is not being asked
sake-refusal-only-when-attacked = only when you are attacked
sake-refusal-only-in-anothers-turn = only in another’s turn
sake-refusal-card-limit = you have no cards left to play this turn; burning sake gives one more
sake-refusal-not-sitting = you are on your feet already
sake-refusal-nothing-in-reach = nobody is in reach
sake-refusal-empty-box = the box is empty
sake-refusal-no-room = no room to move
sake-refusal-masu-empty = the Masu is empty
sake-refusal-no-free-place = you have no free place for sake
sake-refusal-no-neighbour = there is no neighbour on that side
sake-refusal-not-a-minion = only a Minion can do that
sake-refusal-already-in-play = you have one in play already
sake-refusal-no-sake-to-pay = you have no sake to pay with
sake-refusal-does-nothing = it would do nothing
sake-refusal-not-in-play = it is not in play before you
sake-refusal-sake-on-it = there is sake on it
sake-refusal-asleep = it sleeps until one more card has been played
sake-refusal-always-works = it works by itself
sake-refusal-no-wounds = you have no Wounds
sake-refusal-spirits-burn-nothing = Spirits burn nothing
sake-refusal-soul-once-a-turn = your soul has burned in this turn already
sake-refusal-sake-on-life = there is sake on your Life
sake-refusal-leave-one-life = { $need } Life must stay, you have { $have }
sake-refusal-only-in-phase-one = only in phase 1 of your own turn
sake-refusal-no-card-to-draw = there is no card to draw
sake-refusal-no-sake-there = there is no sake there
sake-refusal-nothing-of-that-to-cancel = there is nothing of that kind to cancel
sake-refusal-not-against-torment = a Torment does not care for minions
sake-refusal-one-card-only = you have defended with a card already
sake-refusal-armed = with a usable weapon you do not punch
sake-refusal-not-at-spirits = events do not hit Spirits
sake-refusal-not-there = it is not in the circle
sake-refusal-not-yourself = not yourself
sake-refusal-needs-at-least = it needs { $need } steps or more on both sides, the nearer one has { $have }
sake-refusal-needs-exactly = it needs exactly { $need } { $need ->
    [one] step
   *[other] steps
}, the nearer side has { $have }
sake-refusal-not-a-samurai = only a living samurai
sake-refusal-empty-hand = there is no card in that hand
sake-refusal-wrong-back = no card of yours has the back on top of the draw pile

## The end

sake-result-drunkest = { $whom ->
    [me] You win! Nobody is drunker than you: { $number } sake.
   *[other] { $names } wins, the drunkest of all: { $number } sake.
}
sake-result-spirits = { $whom ->
    [me] You win! The Spirits of Enma have { $number } sake together.
   *[other] The Spirits of Enma win, with { $number } sake together: { $names }.
}
sake-result-no-samurai = { $whom ->
    [me] You win! No samurai is left, and the Spirits of Enma have the inn to themselves.
   *[other] No samurai is left: the Spirits of Enma win ({ $names }).
}
sake-result-shared = { $whom ->
    [me] You share the victory: { $names }, { $number } sake each.
   *[other] They share the victory: { $names }, { $number } sake each.
}
sake-result-last-standing = { $whom ->
    [me] You win! Nobody has any sake, but you are the only one still standing.
   *[other] { $names } wins: nobody has any sake, but no other samurai is still standing.
}
sake-score-who = Who
sake-score-state = As
sake-score-sake = Sake
sake-story-length = { $turns ->
    [one] It took 1 turn.
   *[other] It took { $turns } turns.
}
sake-story-peaceful = Nobody died; that is rare in this inn.
sake-story-first = The first to die was { $name }, by the hand of { $target }.
sake-story-drinker = { $number ->
    [one] { $name } was the thirstiest and drank once.
   *[other] { $name } was the thirstiest and drank { $number } times.
}
sake-story-fighter = { $number ->
    [one] { $name } was the most hot-tempered: 1 attack.
   *[other] { $name } was the most hot-tempered: { $number } attacks.
}
sake-story-extra = { $number ->
    [one] A tie had to be broken once.
   *[other] Ties had to be broken { $number } times.
}

## The table

sake-welcome = { $game }, { $seats } at the table. You are { $name }.
sake-aim = Drink: when the Masu is empty everybody has one last turn, and the drunkest samurai wins. The dead come back as Spirits, and they are thirsty too.
sake-here = { $location }: { $rule }.
sake-table-life = Life
sake-table-sake = Sake
sake-table-hand = Hand
sake-table-steps = Steps ↻ ↺
sake-table-state = State
sake-table-wields = Wields
sake-table-gear = In play
sake-state-samurai = samurai
sake-state-sitting = sits
sake-state-standing = stands
sake-state-spirit = Spirit
sake-state-gone = gone
sake-state-drunk = { $state }, drunk
sake-table-masu = { $masu ->
    [0] The Masu is empty
   *[other] Masu { $cups } { $masu }
} · { $location } · draw pile { $deck }{ $back ->
    [none] {""}
   *[other] , on top { $back }
} · { $pile ->
    [0] no discards
   *[other] discards { $pile }, on top { $card }
}
sake-table-sudden = Sudden death, from the turn of { $name } on.
sake-table-extra = Sudden death, extra round { $number }.
sake-table-hand-title = { $number ->
    [0] Your hand is empty.
    [one] Your hand, 1 card:
   *[other] Your hand, { $number } cards:
}
sake-box-attack = att
sake-box-defence = def
sake-box-movement = mov
sake-box-drinking = dri
sake-box-back = back
sake-boxes = att { $attack } def { $defence } mov { $movement } dri { $drinking }, { $back }
