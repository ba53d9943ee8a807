// The beginner's guide to Samurai Sword: which sentences stand where, and the numbered rules each of them rests on.
// The sentences are in guide.ftl.
import { sentence, type Guide } from '../../game';
import Picture from './Picture.svelte';
import Seats from './Seats.svelte';

export const guide: Guide = {
  title: 'guide-sword',
  lead: 'guide-sword.lead',
  rules: { letter: 'W', last: 40 },
  chapters: [
    {
      id: 'goal',
      title: 'guide-sword-goal',
      way: 'text',
      lines: [
        sentence('guide-sword-goal.sides', 'W1 W27'),
        sentence('guide-sword-goal.secret', 'W1 W39'),
        sentence('guide-sword-goal.honour', 'W3 W24 W27'),
      ],
    },
    {
      id: 'before',
      title: 'guide-sword-before',
      way: 'text',
      lines: [
        sentence('guide-sword-before.character', 'W2 W36'),
        sentence('guide-sword-before.honour', 'W3 W20'),
        sentence('guide-sword-before.hand', 'W4 W35 W39'),
      ],
      shows: 'reading',
    },
    {
      id: 'turn',
      title: 'guide-sword-turn',
      way: 'steps',
      lines: [
        sentence('guide-sword-turn.recover', 'W6'),
        sentence('guide-sword-turn.bushido', 'W7 W34'),
        sentence('guide-sword-turn.draw', 'W8'),
        sentence('guide-sword-turn.play', 'W9'),
        sentence('guide-sword-turn.discard', 'W10'),
      ],
      after: [sentence('guide-sword-turn.next', 'W5')],
    },
    {
      id: 'attack',
      title: 'guide-sword-attack',
      way: 'text',
      lines: [
        sentence('guide-sword-attack.weapon', 'W15 W19'),
        sentence('guide-sword-attack.difficulty', 'W14'),
        sentence('guide-sword-attack.armour', 'W14'),
        sentence('guide-sword-attack.reach', 'W15 W16'),
        sentence('guide-sword-attack.hit', 'W18'),
      ],
      shows: 'picture',
    },
    {
      id: 'defend',
      title: 'guide-sword-defend',
      way: 'text',
      lines: [
        sentence('guide-sword-defend.parry', 'W17 W29'),
        sentence('guide-sword-defend.asked', 'W17'),
        sentence('guide-sword-defend.all', 'W30'),
      ],
      cards: ['parry', 'battlecry', 'jujutsu'],
    },
    {
      id: 'harmless',
      title: 'guide-sword-harmless',
      way: 'text',
      lines: [
        sentence('guide-sword-harmless.when', 'W12'),
        sentence('guide-sword-harmless.then', 'W13'),
        sentence('guide-sword-harmless.still', 'W13'),
      ],
    },
    {
      id: 'fall',
      title: 'guide-sword-fall',
      way: 'text',
      lines: [sentence('guide-sword-fall.defeat', 'W20 W21 W6'), sentence('guide-sword-fall.deck', 'W22')],
    },
    {
      id: 'cards',
      title: 'guide-sword-cards',
      way: 'points',
      lines: [
        sentence('guide-sword-cards.properties', 'W35'),
        sentence('guide-sword-cards.bushido', 'W34'),
        sentence('guide-sword-cards.more', 'W31'),
        sentence('guide-sword-cards.less', 'W32'),
        sentence('guide-sword-cards.breathing', 'W33'),
      ],
      cards: ['armour', 'focus', 'fast-draw', 'bushido', 'daimyo', 'tea-ceremony', 'diversion', 'geisha', 'breathing'],
    },
    {
      id: 'end',
      title: 'guide-sword-end',
      way: 'points',
      lines: [
        sentence('guide-sword-end.score', 'W25'),
        sentence('guide-sword-end.ties', 'W27'),
        sentence('guide-sword-end.friend', 'W26'),
        sentence('guide-sword-end.master', 'W28'),
      ],
    },
    {
      id: 'players',
      title: 'guide-sword-players',
      way: 'points',
      lines: [
        sentence('guide-sword-players.three', 'W8 W9 W28 W34'),
        sentence('guide-sword-players.four', 'W25'),
        sentence('guide-sword-players.hands', 'W4'),
      ],
      shows: 'seats',
    },
    {
      id: 'tips',
      title: 'guide-sword-tips',
      way: 'points',
      lines: [sentence('guide-sword-tips.parry'), sentence('guide-sword-tips.early'), sentence('guide-sword-tips.count')],
    },
  ],
  words: {
    title: 'guide-sword-words',
    entries: [
      sentence('guide-sword-word-honour', 'W24'),
      sentence('guide-sword-word-resilience', 'W2'),
      sentence('guide-sword-word-difficulty', 'W14'),
      sentence('guide-sword-word-range', 'W15'),
      sentence('guide-sword-word-harmless', 'W12'),
      sentence('guide-sword-word-property', 'W35'),
      sentence('guide-sword-word-left', 'W5'),
    ],
  },
  reading: {
    card: 'kusarigama',
    says: 'guide-sword-reading',
    parts: [
      { says: 'guide-sword-reading.range', side: 'left', at: 10 },
      { says: 'guide-sword-reading.wounds', side: 'left', at: 33 },
    ],
  },
  Picture,
  Seats,
};
