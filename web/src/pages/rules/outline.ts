// How the beginner's guides are laid out: which sentences stand where, and the numbered rules each of them rests on.
// The sentences are in guide.ftl.

export interface Line {
  /** The message. */
  says: string;
  /** The rules it tells of, such as W14. */
  rules: readonly string[];
}

export interface Chapter {
  /** Its place in the page: `/rules/sword#turn`. */
  id: string;
  title: string;
  /** Sentences that follow each other, points, or steps in their order. */
  way: 'text' | 'points' | 'steps';
  lines: readonly Line[];
  /** Said after the steps. */
  after?: readonly Line[];
  /** Cards shown beside it, by their id in the catalogue. */
  cards?: readonly string[];
  /** What else stands here: a card with its parts named, the drawn example, or the table by number of players. */
  shows?: 'reading' | 'picture' | 'seats';
}

export interface Guide {
  title: string;
  lead: string;
  chapters: readonly Chapter[];
  words: { title: string; entries: readonly Line[] };
  /** The numbered rules go from 1 to this, each with this letter. */
  rules: { letter: string; last: number };
}

const line = (says: string, rules = ''): Line => ({ says, rules: rules.split(' ').filter(Boolean) });

/** A card shown large, with its parts named: on which side, and how far down in hundredths of its height. */
export interface Reading {
  card: string;
  says: string;
  parts: readonly { says: string; side: 'left' | 'right'; at: number }[];
}

export const READINGS: Record<'sword' | 'sake', Reading> = {
  sword: {
    card: 'kusarigama',
    says: 'guide-sword-reading',
    parts: [
      { says: 'guide-sword-reading.range', side: 'left', at: 10 },
      { says: 'guide-sword-reading.wounds', side: 'left', at: 33 },
    ],
  },
  sake: {
    card: 'katana',
    says: 'guide-sake-reading',
    parts: [
      { says: 'guide-sake-reading.attack', side: 'left', at: 14 },
      { says: 'guide-sake-reading.defence', side: 'left', at: 38 },
      { says: 'guide-sake-reading.movement', side: 'left', at: 62 },
      { says: 'guide-sake-reading.drinking', side: 'left', at: 87 },
      { says: 'guide-sake-reading.text', side: 'right', at: 78 },
      { says: 'guide-sake-reading.back', side: 'right', at: 95 },
    ],
  },
};

const SWORD: Guide = {
  title: 'guide-sword',
  lead: 'guide-sword.lead',
  rules: { letter: 'W', last: 40 },
  chapters: [
    {
      id: 'goal',
      title: 'guide-sword-goal',
      way: 'text',
      lines: [
        line('guide-sword-goal.sides', 'W1 W27'),
        line('guide-sword-goal.secret', 'W1 W39'),
        line('guide-sword-goal.honour', 'W3 W24 W27'),
      ],
    },
    {
      id: 'before',
      title: 'guide-sword-before',
      way: 'text',
      lines: [
        line('guide-sword-before.character', 'W2 W36'),
        line('guide-sword-before.honour', 'W3 W20'),
        line('guide-sword-before.hand', 'W4 W35 W39'),
      ],
      shows: 'reading',
    },
    {
      id: 'turn',
      title: 'guide-sword-turn',
      way: 'steps',
      lines: [
        line('guide-sword-turn.recover', 'W6'),
        line('guide-sword-turn.bushido', 'W7 W34'),
        line('guide-sword-turn.draw', 'W8'),
        line('guide-sword-turn.play', 'W9'),
        line('guide-sword-turn.discard', 'W10'),
      ],
      after: [line('guide-sword-turn.next', 'W5')],
    },
    {
      id: 'attack',
      title: 'guide-sword-attack',
      way: 'text',
      lines: [
        line('guide-sword-attack.weapon', 'W15 W19'),
        line('guide-sword-attack.difficulty', 'W14'),
        line('guide-sword-attack.armour', 'W14'),
        line('guide-sword-attack.reach', 'W15 W16'),
        line('guide-sword-attack.hit', 'W18'),
      ],
      shows: 'picture',
    },
    {
      id: 'defend',
      title: 'guide-sword-defend',
      way: 'text',
      lines: [
        line('guide-sword-defend.parry', 'W17 W29'),
        line('guide-sword-defend.asked', 'W17'),
        line('guide-sword-defend.all', 'W30'),
      ],
      cards: ['parry', 'battlecry', 'jujutsu'],
    },
    {
      id: 'harmless',
      title: 'guide-sword-harmless',
      way: 'text',
      lines: [
        line('guide-sword-harmless.when', 'W12'),
        line('guide-sword-harmless.then', 'W13'),
        line('guide-sword-harmless.still', 'W13'),
      ],
    },
    {
      id: 'fall',
      title: 'guide-sword-fall',
      way: 'text',
      lines: [line('guide-sword-fall.defeat', 'W20 W21 W6'), line('guide-sword-fall.deck', 'W22')],
    },
    {
      id: 'cards',
      title: 'guide-sword-cards',
      way: 'points',
      lines: [
        line('guide-sword-cards.properties', 'W35'),
        line('guide-sword-cards.bushido', 'W34'),
        line('guide-sword-cards.more', 'W31'),
        line('guide-sword-cards.less', 'W32'),
        line('guide-sword-cards.breathing', 'W33'),
      ],
      cards: ['armour', 'focus', 'fast-draw', 'bushido', 'daimyo', 'tea-ceremony', 'diversion', 'geisha', 'breathing'],
    },
    {
      id: 'end',
      title: 'guide-sword-end',
      way: 'points',
      lines: [
        line('guide-sword-end.score', 'W25'),
        line('guide-sword-end.ties', 'W27'),
        line('guide-sword-end.friend', 'W26'),
        line('guide-sword-end.master', 'W28'),
      ],
    },
    {
      id: 'players',
      title: 'guide-sword-players',
      way: 'points',
      lines: [
        line('guide-sword-players.three', 'W8 W9 W28 W34'),
        line('guide-sword-players.four', 'W25'),
        line('guide-sword-players.hands', 'W4'),
      ],
      shows: 'seats',
    },
    {
      id: 'tips',
      title: 'guide-sword-tips',
      way: 'points',
      lines: [line('guide-sword-tips.parry'), line('guide-sword-tips.early'), line('guide-sword-tips.count')],
    },
  ],
  words: {
    title: 'guide-sword-words',
    entries: [
      line('guide-sword-word-honour', 'W24'),
      line('guide-sword-word-resilience', 'W2'),
      line('guide-sword-word-difficulty', 'W14'),
      line('guide-sword-word-range', 'W15'),
      line('guide-sword-word-harmless', 'W12'),
      line('guide-sword-word-property', 'W35'),
      line('guide-sword-word-left', 'W5'),
    ],
  },
};

const SAKE: Guide = {
  title: 'guide-sake',
  lead: 'guide-sake.lead',
  rules: { letter: 'K', last: 48 },
  chapters: [
    {
      id: 'goal',
      title: 'guide-sake-goal',
      way: 'text',
      lines: [
        line('guide-sake-goal.win', 'K44 K45'),
        line('guide-sake-goal.spirits', 'K40 K45'),
        line('guide-sake-goal.burden', 'K32'),
      ],
    },
    {
      id: 'card',
      title: 'guide-sake-card',
      way: 'text',
      lines: [
        line('guide-sake-card.boxes', 'K8'),
        line('guide-sake-card.either', 'K8'),
        line('guide-sake-card.backs', 'K40'),
        line('guide-sake-card.start', 'K1 K2'),
      ],
      shows: 'reading',
    },
    {
      id: 'circle',
      title: 'guide-sake-circle',
      way: 'text',
      lines: [
        line('guide-sake-circle.steps', 'K3 K5'),
        line('guide-sake-circle.exact', 'K6'),
        line('guide-sake-circle.far', 'K6'),
        line('guide-sake-circle.gap', 'K7'),
      ],
      shows: 'picture',
    },
    {
      id: 'turn',
      title: 'guide-sake-turn',
      way: 'steps',
      lines: [
        line('guide-sake-turn.play', 'K18 K34'),
        line('guide-sake-turn.minions', 'K19'),
        line('guide-sake-turn.draw', 'K21 K31'),
        line('guide-sake-turn.wield', 'K22'),
      ],
    },
    {
      id: 'do',
      title: 'guide-sake-do',
      way: 'points',
      lines: [
        line('guide-sake-do.attack', 'K9 K10'),
        line('guide-sake-do.move', 'K11'),
        line('guide-sake-do.iaido', 'K12'),
        line('guide-sake-do.drink', 'K13'),
        line('guide-sake-do.gear', 'K15'),
        line('guide-sake-do.minion', 'K16'),
        line('guide-sake-do.event', 'K14'),
        line('guide-sake-do.interrupt', 'K17 K27 K28'),
      ],
      cards: ['naginata', 'sandals', 'burning-ramen', 'falter'],
    },
    {
      id: 'defend',
      title: 'guide-sake-defend',
      way: 'text',
      lines: [
        line('guide-sake-defend.card', 'K23 K26'),
        line('guide-sake-defend.damage', 'K24'),
        line('guide-sake-defend.minion', 'K25'),
        line('guide-sake-defend.example', 'K23 K24'),
      ],
      cards: ['no-dachi', 'makeshift-armour', 'minion', 'blurred-vision'],
    },
    {
      id: 'sake',
      title: 'guide-sake-sake',
      way: 'points',
      lines: [
        line('guide-sake-sake.place', 'K32'),
        line('guide-sake-sake.gear', 'K32'),
        line('guide-sake-sake.life', 'K32'),
        line('guide-sake-sake.board', 'K32'),
        line('guide-sake-sake.burn', 'K30 K34'),
        line('guide-sake-sake.soul', 'K36'),
      ],
    },
    {
      id: 'minions',
      title: 'guide-sake-minions',
      way: 'text',
      lines: [line('guide-sake-minions.walk', 'K19'), line('guide-sake-minions.fall', 'K20')],
    },
    {
      id: 'death',
      title: 'guide-sake-death',
      way: 'text',
      lines: [
        line('guide-sake-death.die', 'K39'),
        line('guide-sake-death.backs', 'K40'),
        line('guide-sake-death.elation', 'K41'),
        line('guide-sake-death.deed', 'K41'),
        line('guide-sake-death.torment', 'K42'),
        line('guide-sake-death.struck', 'K43'),
      ],
    },
    {
      id: 'end',
      title: 'guide-sake-end',
      way: 'points',
      lines: [
        line('guide-sake-end.sudden', 'K44'),
        line('guide-sake-end.count', 'K45'),
        line('guide-sake-end.tie', 'K46'),
        line('guide-sake-end.none', 'K47'),
        line('guide-sake-end.closing', 'K48'),
      ],
    },
    {
      id: 'players',
      title: 'guide-sake-players',
      way: 'points',
      lines: [line('guide-sake-players.two', 'K39 K47'), line('guide-sake-players.places')],
      shows: 'seats',
    },
    {
      id: 'tips',
      title: 'guide-sake-tips',
      way: 'points',
      lines: [line('guide-sake-tips.place'), line('guide-sake-tips.defence'), line('guide-sake-tips.back')],
    },
  ],
  words: {
    title: 'guide-sake-words',
    entries: [
      line('guide-sake-word-masu', 'K3'),
      line('guide-sake-word-step', 'K5'),
      line('guide-sake-word-life', 'K2 K24'),
      line('guide-sake-word-wield', 'K22'),
      line('guide-sake-word-ranged', 'K26'),
      line('guide-sake-word-burn', 'K34 K36'),
      line('guide-sake-word-sitting', 'K12'),
      line('guide-sake-word-spirit', 'K40'),
    ],
  },
};

export const GUIDES = { sword: SWORD, sake: SAKE } as const;
