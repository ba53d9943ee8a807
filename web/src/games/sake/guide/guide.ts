// The beginner's guide to SAKE: which sentences stand where, and the numbered rules each of them rests on.
// The sentences are in guide.ftl.
import { sentence, type Guide } from '../../game';
import Picture from './Picture.svelte';
import Seats from './Seats.svelte';

export const guide: Guide = {
  title: 'guide-sake',
  lead: 'guide-sake.lead',
  rules: { letter: 'K', last: 48 },
  chapters: [
    {
      id: 'goal',
      title: 'guide-sake-goal',
      way: 'text',
      lines: [
        sentence('guide-sake-goal.win', 'K44 K45'),
        sentence('guide-sake-goal.spirits', 'K40 K45'),
        sentence('guide-sake-goal.burden', 'K32'),
      ],
    },
    {
      id: 'card',
      title: 'guide-sake-card',
      way: 'text',
      lines: [
        sentence('guide-sake-card.boxes', 'K8'),
        sentence('guide-sake-card.either', 'K8'),
        sentence('guide-sake-card.backs', 'K40'),
        sentence('guide-sake-card.start', 'K1 K2'),
      ],
      shows: 'reading',
    },
    {
      id: 'circle',
      title: 'guide-sake-circle',
      way: 'text',
      lines: [
        sentence('guide-sake-circle.steps', 'K3 K5'),
        sentence('guide-sake-circle.exact', 'K6'),
        sentence('guide-sake-circle.far', 'K6'),
        sentence('guide-sake-circle.gap', 'K7'),
      ],
      shows: 'picture',
    },
    {
      id: 'turn',
      title: 'guide-sake-turn',
      way: 'steps',
      lines: [
        sentence('guide-sake-turn.play', 'K18 K34'),
        sentence('guide-sake-turn.minions', 'K19'),
        sentence('guide-sake-turn.draw', 'K21 K31'),
        sentence('guide-sake-turn.wield', 'K22'),
      ],
    },
    {
      id: 'do',
      title: 'guide-sake-do',
      way: 'points',
      lines: [
        sentence('guide-sake-do.attack', 'K9 K10'),
        sentence('guide-sake-do.move', 'K11'),
        sentence('guide-sake-do.iaido', 'K12'),
        sentence('guide-sake-do.drink', 'K13'),
        sentence('guide-sake-do.gear', 'K15'),
        sentence('guide-sake-do.minion', 'K16'),
        sentence('guide-sake-do.event', 'K14'),
        sentence('guide-sake-do.interrupt', 'K17 K27 K28'),
      ],
      cards: ['naginata', 'sandals', 'burning-ramen', 'falter'],
    },
    {
      id: 'defend',
      title: 'guide-sake-defend',
      way: 'text',
      lines: [
        sentence('guide-sake-defend.card', 'K23 K26'),
        sentence('guide-sake-defend.damage', 'K24'),
        sentence('guide-sake-defend.minion', 'K25'),
        sentence('guide-sake-defend.example', 'K23 K24'),
      ],
      cards: ['no-dachi', 'makeshift-armour', 'minion', 'blurred-vision'],
    },
    {
      id: 'sake',
      title: 'guide-sake-sake',
      way: 'points',
      lines: [
        sentence('guide-sake-sake.place', 'K32'),
        sentence('guide-sake-sake.gear', 'K32'),
        sentence('guide-sake-sake.life', 'K32'),
        sentence('guide-sake-sake.board', 'K32'),
        sentence('guide-sake-sake.burn', 'K30 K34'),
        sentence('guide-sake-sake.soul', 'K36'),
      ],
    },
    {
      id: 'minions',
      title: 'guide-sake-minions',
      way: 'text',
      lines: [sentence('guide-sake-minions.walk', 'K19'), sentence('guide-sake-minions.fall', 'K20')],
    },
    {
      id: 'death',
      title: 'guide-sake-death',
      way: 'text',
      lines: [
        sentence('guide-sake-death.die', 'K39'),
        sentence('guide-sake-death.backs', 'K40'),
        sentence('guide-sake-death.elation', 'K41'),
        sentence('guide-sake-death.deed', 'K41'),
        sentence('guide-sake-death.torment', 'K42'),
        sentence('guide-sake-death.struck', 'K43'),
      ],
    },
    {
      id: 'end',
      title: 'guide-sake-end',
      way: 'points',
      lines: [
        sentence('guide-sake-end.sudden', 'K44'),
        sentence('guide-sake-end.count', 'K45'),
        sentence('guide-sake-end.tie', 'K46'),
        sentence('guide-sake-end.none', 'K47'),
        sentence('guide-sake-end.closing', 'K48'),
      ],
    },
    {
      id: 'players',
      title: 'guide-sake-players',
      way: 'points',
      lines: [sentence('guide-sake-players.two', 'K39 K47'), sentence('guide-sake-players.places')],
      shows: 'seats',
    },
    {
      id: 'tips',
      title: 'guide-sake-tips',
      way: 'points',
      lines: [sentence('guide-sake-tips.place'), sentence('guide-sake-tips.defence'), sentence('guide-sake-tips.back')],
    },
  ],
  words: {
    title: 'guide-sake-words',
    entries: [
      sentence('guide-sake-word-masu', 'K3'),
      sentence('guide-sake-word-step', 'K5'),
      sentence('guide-sake-word-life', 'K2 K24'),
      sentence('guide-sake-word-wield', 'K22'),
      sentence('guide-sake-word-ranged', 'K26'),
      sentence('guide-sake-word-burn', 'K34 K36'),
      sentence('guide-sake-word-sitting', 'K12'),
      sentence('guide-sake-word-spirit', 'K40'),
    ],
  },
  reading: {
    card: 'wakizashi',
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
  Picture,
  Seats,
};
