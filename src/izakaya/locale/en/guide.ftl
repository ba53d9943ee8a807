### How to play both games, for people who have never seen the boxes, and the index of cards. Only the browser reads this file.
### A word between *stars* is shown bold.

guide-sword = Samurai Sword in five minutes
    .lead = A Shogun, loyal Samurai, hidden Ninja, perhaps a lonely Ronin, and a table full of people you cannot quite trust. Everybody fights for Honour. And nobody is ever out of the game: those who fall get up again.

guide-sword-goal = What you want
    .sides = There are three sides. The *Shogun* and the *Samurai* stand together, the *Ninja* stand against them, and the *Ronin* stands alone. Your role card says where you belong.
    .secret = Only the Shogun is known to all. Everybody else keeps the role hidden until the end, and friends do not know each other either. Watch who strikes whom, and listen to what people say.
    .honour = Everybody owns some *Honour*. The moment somebody has none left, the game is over: each side adds up its points, and the most points win.

guide-sword-before = What lies before you
    .character = Your *character* is open to all: a name, an ability, and a *Resilience* of 4 or 5. So many wounds you can take before you fall.
    .honour = Your Honour lies open too. You gain it by defeating others, and give it away when you are defeated.
    .hand = Your hand is secret. It holds three kinds of cards: *weapons* (red) to attack with, *properties* (blue) to lay before you for good, and *actions* (yellow) that do something once and are discarded.

guide-sword-reading = The Kusarigama: its range in the corner, a drop for each wound.
    .range = range
    .wounds = wounds

guide-sword-turn = Your turn
    .recover = *Recover.* With no Resilience left, you get up and have all of it again. With 1 or more, nothing happens.
    .bushido = *Bushido.* If this card lies before you, it puts you to the test now.
    .draw = *Draw* 2 cards.
    .play = *Play* as many cards as you like, in any order, but only one weapon. Each Focus before you allows one weapon more.
    .discard = *Discard* down to 7 cards, if you hold more. Until then your hand may grow as it likes.
    .next = Then it is the turn of the person on your left. Play goes clockwise, and the Shogun begins.

guide-sword-attack = Attacking
    .weapon = A weapon has two numbers: its *range* and its *wounds*. Choose somebody it reaches; afterwards it is discarded, hit or not.
    .difficulty = How hard somebody is to reach is called *Difficulty*. Count the seats from you to them, the shorter way round: your neighbour is 1, the person beyond is 2, and so on.
    .armour = Each Armour lying before them makes it 1 more, and Benkei is 1 harder by nature. Your own Armour never hinders you.
    .reach = If the Difficulty is not above the range, you may strike.
    .hit = If it is not parried, the target loses as much Resilience as the weapon does wounds, and 1 more for each Fast Draw before you.
    .picture = You hold a Kusarigama, range 2. It reaches both your neighbours, and the person beyond on the left. On the right there is Armour: 2 + 1 = 3, too far. Straight across is 3 as well.

guide-sword-defend = When you are attacked
    .parry = You, and you alone, may answer with one *Parry*. Then nothing happens at all. You never have to, and it may even be your last card.
    .asked = You are asked whether you hold a Parry or not, so the question gives nothing away.
    .all = Two cards go against everybody at once. Answer *Battlecry* with a Parry and *Jujutsu* with a weapon from your hand, or take 1 wound.

guide-sword-harmless = Harmless
    .when = Without Resilience, or without a card in hand, you are *Harmless*. It begins and ends at once.
    .then = No weapon can be aimed at you, Battlecry and Jujutsu pass you by, and your seat is skipped when Difficulty is counted: the player behind you comes closer.
    .still = Everything else still finds you. There is tea for you too, and a Geisha may come to call.

guide-sword-fall = Falling and losing Honour
    .defeat = A player who loses the last Resilience is *defeated* and gives 1 Honour to the attacker. Hand and properties stay, and in the next turn of your own you are on your feet again.
    .deck = When the deck runs out, the discards are shuffled into a new one, and *everybody* loses 1 Honour. Time is on nobody’s side.

guide-sword-cards = Cards worth knowing
    .properties = *Properties* stay before you, and copies add up. Armour keeps people away, Focus gives you one more weapon a turn, Fast Draw lets your weapons cut deeper.
    .bushido = *Bushido* is laid before anybody you like, but only one can be in play. In each of their turns that person turns up the top card of the deck. If it is a weapon: discard a weapon from hand and pass Bushido to the left, or lose 1 Honour and be rid of it. If it is anything else, Bushido simply moves to the left.
    .more = *Cards for you:* Daimyo draws 2; the Tea Ceremony draws 3, and 1 for everybody else.
    .less = *Cards from others:* Diversion takes a random card out of a hand; Geisha discards a property that you name, or a random card of a hand. Distance does not matter here.
    .breathing = *Breath:* Breathing gives you back all your Resilience; then somebody else, whom you choose, draws a card.

guide-sword-end = The end and the score
    .score = Your points are your Honour times the number of your role (in the table below), plus 1 for each Daimyo still in your hand. The Ronin gets nothing for a Daimyo.
    .ties = The Ninja win every tie they are part of. Shogun and Samurai win a tie with the Ronin.
    .friend = *Deadly Strike.* Be careful with friends: if the blow that ends the game hits somebody of your own side, your side loses 3 points.
    .master = *The Sword Master:* if only one person at the table still has Resilience, the game ends at once and that side wins, whatever the Honour. Not if the last blow struck down a friend: then the points are counted.

guide-sword-players = By number of players
    .players = Players
    .roles = Roles
    .honour = Honour
    .worth = Honour counts
    .samurai = { $number ->
        [one] Samurai
       *[other] { $number } Samurai
    }
    .ninja = { $number } Ninja
    .honours = Shogun { $shogun }, the others { $others }
    .three = With 3, the Shogun faces two Ninja alone, and so draws 3 cards, may play 2 weapons, and loses no Honour to Bushido. There is no Sword Master.
    .four = With 4, Honour counts double for the Ninja with more stars, and single for the other.
    .hands = The Shogun starts with 4 cards, the next two clockwise with 5, the next two with 6, the last two with 7.

guide-sword-tips = For the first evening
    .parry = Keep a Parry if you can. A hand full of steel looks splendid and protects nobody.
    .early = Lay properties early: they work every turn, and they do not fill your hand.
    .count = Count before you strike somebody who has 1 Honour left: who wins if the game ends now?

guide-sword-words = Small dictionary
guide-sword-word-honour = Honour
    .means = what you play for; at 0 the game is over
guide-sword-word-resilience = Resilience
    .means = how many wounds you can still take
guide-sword-word-difficulty = Difficulty
    .means = how far away somebody is: seats, plus Armour
guide-sword-word-range = Range
    .means = the highest Difficulty that a weapon reaches
guide-sword-word-harmless = Harmless
    .means = without Resilience or without cards; not to be attacked
guide-sword-word-property = Property
    .means = a blue card that stays before you
guide-sword-word-left = Left
    .means = the next seat clockwise, Harmless or not

guide-sake = SAKE in five minutes
    .lead = An inn, one box of sake, and far too many samurai. Drink more than the others and stay alive. And if you do not stay alive, never mind: as a Spirit you go on drinking.

guide-sake-goal = What you want
    .win = In the middle stands the *Masu*, a wooden box full of sake. When it is empty, one last round is played. Then the living samurai with the most sake wins.
    .spirits = The dead are not out. They become *Spirits* and play as one team: if together they have more sake than every samurai, the victory is theirs.
    .burden = Sake is both the prize and the trouble. Each cup stands on something of yours, and what stands under it does not work.

guide-sake-card = One card, two readings
    .boxes = At the left edge are four *action boxes*: attack, defence, movement, drinking. The rest is the *text*: a weapon, an item, an event, a minion or an interrupt.
    .either = You play a card for one of its boxes *or* for its text, never for both.
    .backs = Everybody sees the *backs* of your cards: troublesome, quarrelsome or drowsy. To the living they mean little, to Spirits everything.
    .start = You begin sitting down, with a Katana, 4 cards in hand, and a pile of face-down cards: your *Life*. Nobody knows what lies in it, not even you.

guide-sake-reading = A Wakizashi: four boxes (a pale 0 is none), the text in signs at its foot, and the back in the corner.
    .attack = attack
    .defence = defence
    .movement = movement
    .drinking = drinking
    .text = text
    .back = back

guide-sake-circle = The circle
    .steps = Between neighbours lie *steps*, 3 at the beginning. Distance is the number of steps between two people. Count on either side of the circle, straight through anybody in between.
    .exact = A range of 1, 2 or 3 needs *exactly* so many steps, on one side at least.
    .far = A range with a plus, such as 4+, needs so many or more, on *both* sides.
    .gap = Between two samurai there is always at least 1 step, and nobody ever passes anybody.
    .picture = Your Katana (1) reaches Tomoe, a No-Dachi (2) Jūbei, a Yumi (4+) Masako: 4 steps on one side, 5 on the other. With a Naginata (3) you would reach nobody.

guide-sake-turn = Your turn
    .play = *Play* up to 2 cards. For each sake that you burn you may play one more.
    .minions = *Minions.* Those of yours that stand in the circle walk and strike by themselves.
    .draw = *Draw* 2 cards. Whenever you hold more than 4, you discard down to 4 at once.
    .wield = *Wield.* Choose the weapon that protects you until your next turn.

guide-sake-do = What a card can do
    .attack = *Attack:* choose somebody whom one of your weapons reaches. The strength is the box plus the weapon. Without a usable weapon you fight with bare hands, at 1 step.
    .move = *Movement:* go up to that many steps toward a neighbour. Each step is taken from before you and laid down behind you. The first time you stand up, for good.
    .iaido = *Iaido:* once, while you still sit, an attack may begin with a leap: stand up, move 0 to 2 steps for free, strike.
    .drink = *Drinking:* take that many sake from the Masu.
    .gear = *Weapon or item:* lay it before you, never two of the same name. An item that costs sake is used in your own turn, and then discarded.
    .minion = *Minion:* put it beside you, facing a neighbour.
    .event = *Event:* do what it says.
    .interrupt = *Interrupts* are for the turns of others: Falter stops a movement, Blurred Vision an attack.

guide-sake-defend = When you are attacked
    .card = Play one card for its defence box. The weapon you wield adds its defence, except against attacks from afar; Makeshift Armour adds 1. Without a card there is no defence at all.
    .damage = For each point that gets through, the top card of your Life goes over to your *Wounds*.
    .minion = Or discard a Minion from your hand, even after a defence that was too weak: no damage at all.
    .example = For example: box 3 and No-Dachi 5 make 8. You play a 2 and wield your Katana, which adds 2. 8 − 4 = 4 Wounds.

guide-sake-sake = Sake and soul
    .place = Put down each sake at once: one on each weapon or item, one on your Life, one on your board. There it stays.
    .gear = *On a weapon or item:* that card does not work.
    .life = *On Life:* it counts as one life point and is lost first, but your soul cannot burn.
    .board = *On the board:* your skill sleeps, and you talk like a drunk.
    .burn = *Burn a sake,* at almost any time: draw a card. Or, in your own turn, play one card more, but not with the weapon or item on which it stood. Burned sake is gone and counts for nobody.
    .soul = *Burn your soul,* once in each turn, also in those of others: take as many cards as you like from the top of your Life into your hand, but leave at least 1.

guide-sake-minions = Minions
    .walk = A minion walks up to 2 steps, until it is 1 step from the first enemy in its way. Then it attacks with the attack box of the top card of the deck.
    .fall = If it is attacked itself, the top card gives its defence. Any damage kills it.

guide-sake-death = Death, and then
    .die = With no card left in Life you are dead. Your sake, your gear and your minions are gone, your Wounds become your hand, and of the two stretches of steps beside you only the shorter stays.
    .backs = A *Spirit* cares only for backs: it may play only cards whose back matches the one on top of the deck at that moment.
    .elation = Its turn begins with *Elation,* by the back on top. Troublesome: add or take away a step. Quarrelsome: move a samurai’s sake to another place of theirs. Drowsy: a random card goes from one samurai’s hand to another.
    .deed = Then it draws a card, and either steals 1 sake from the Masu or torments somebody.
    .torment = *Torment:* name a samurai and play matching cards; other Spirits may add theirs. The samurai defends with a card, as always, and loses the rest in sake, to the Spirits.
    .struck = A Spirit can be struck from anywhere and loses 1 sake for each damage, unless a Spirit discards a matching card: then it *fades*, and nothing happens.

guide-sake-end = The end
    .sudden = The moment the Masu is empty, *sudden death* begins. This turn is the first of the last round; everybody else has exactly one more, Spirits too.
    .count = Now the sake is counted. The most wins, among the living; but if the Spirits together have more than every samurai, they win.
    .tie = A tie at the top? Everybody with less leaves the table for good (seppuku), and one more round follows.
    .none = If no samurai is left alive, the Spirits win at once.
    .closing = And if nobody dares to drink up: after 40 turns of the first player it is closing time, and the innkeeper takes the Masu away.

guide-sake-players = By number of players
    .players = Players
    .masu = Sake in the Masu
    .steps = Steps in the circle
    .two = When only two samurai live, there is but one stretch of steps between them, the shorter one. The last one alone plays on until the sake is gone.
    .places = Once you know the way, choose a place with a rule of its own: a distillery, a hot spring, a bamboo grove, a rope bridge.

guide-sake-tips = For the first evening
    .place = Drink early, and put the first cup where it hurts least: on an item you do not need, or on Life.
    .defence = Keep one card with a good defence. A wielded sword alone protects nobody.
    .back = In the last round, count the cups before you strike: a Spirit more may be worse than a rival.

guide-sake-words = Small dictionary
guide-sake-word-masu = Masu
    .means = the wooden box with the sake of all
guide-sake-word-step = Step
    .means = a counter in the circle; steps are the distance
guide-sake-word-life = Life and Wounds
    .means = two piles of face-down cards; without Life you are dead
guide-sake-word-wield = Wield
    .means = hold the one weapon that helps your defence
guide-sake-word-ranged = Ranged
    .means = an attack from afar; a wielded weapon does not help against it
guide-sake-word-burn = Burn
    .means = give up a sake or part of your Life, for cards
guide-sake-word-sitting = Sitting
    .means = how everybody begins; only those who still sit can leap up for an Iaido
guide-sake-word-spirit = Spirit
    .means = a dead samurai who still wants to drink

guide-rules = The rules in numbers
    .lead = Each in one sentence. The small numbers in the text above lead here.
    .contents = On this page
    .other = The other game: { $game }
    .cards = All cards
    .mark = Rule { $number }

guide-cards = All cards
    .lead = Every card, person and place of both games.
    .gallery = The gallery: every drawing and every sound, in all lights
    .search = Search
    .hint = Name or text
    .game = Game
    .kind = Kind
    .all = All
    .found = { $number ->
        [0] Nothing here matches. Try another word, or take a filter away.
        [one] 1 entry
       *[other] { $number } entries
    }
    .count = { $number } in the deck
    .boxes = Boxes
    .back = Back
    .copies = { $number } ×
    .link = Link to { $name }
guide-cards-kind-weapon = Weapons
guide-cards-kind-property = Properties
guide-cards-kind-action = Actions
guide-cards-kind-item = Items
guide-cards-kind-event = Events
guide-cards-kind-interrupt = Interrupts
guide-cards-kind-minion = Minions
guide-cards-kind-person = People
guide-cards-kind-role = Roles
guide-cards-kind-place = Places
guide-cards-resilience = Resilience { $number }
guide-cards-life = Life { $number }
guide-cards-ronin = You are alone, but your Honour counts double or triple at the end. Trust nobody.
