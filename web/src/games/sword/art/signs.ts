// The signs at the foot of the cards that are no weapons; which of them a card has, and with which figures, the games say
// (words/feet.py). The words are elsewhere (`.short`, `.full`). Every sign is a drawing of 14 × 14.

export const SIGN: Readonly<Record<string, string>> = {
  blade: 'ink 0 14 2.4, 4.5 9.5 3\nink 2.6 7.6 1, 6.4 11.4 1.4\nink 4.5 9.5 2, 9 5 2.6, 14 0 0',
  drop: 'red@ 7 0, 7 0, 11.4 7.6, 7 13.6, 2.6 7.6',
  card: 'ink# 2 1, 11 .4, 12 13, 3 13.8\nwhite# 3.4 2.3, 9.8 1.9, 10.6 11.8, 4.2 12.4',
  cards: 'ink# 0 3, 6 1.6, 9 12, 3 13.6\nink# 6 .6, 13.4 1.4, 12.4 13.4, 5 12.6\nwhite# 7.3 2, 12 2.5, 11.2 12, 6.5 11.4',
  // A blossom of Honour, a bead of Resilience.
  blossom: 'gold. 7 3 2.7, 11 6 2.7, 9.6 10.6 2.7, 4.4 10.6 2.7, 3 6 2.7\nred. 7 7 1.8',
  bead: 'green@ 3 3.6, 7.6 .6, 12 4, 11.4 9.6, 5 14, 7.4 10, 3.6 8.4\nwhite. 6.8 4.8 1.3',
  // Two blades that meet; a person; all the others.
  clash: 'ink 0 14 1.6, 7 7 2.4, 13 0 0\nink 14 14 1.6, 7 7 2.4, 1 0 0\nred. 7 3 1.4',
  person: 'ink. 7 3.6 3\nink@ 1 14, 2.6 8.6, 7 7.2, 11.4 8.6, 13 14',
  others:
    'grey. 3 4.4 2.2, 11 4.4 2.2\ngrey@ -1 13, .6 8, 5.4 8, 6 13\ngrey@ 8 13, 8.6 8, 13.4 8, 15 13\nink. 7 5 2.7\nink@ 2 14.4, 3.4 9.4, 10.6 9.4, 12 14.4',
  // Difficulty: the dots of a line that grows.
  farther: 'ink 0 7 1.2, 14 7 1.2\nink. 2 7 2, 7 7 2\nred. 12 7 2.4',
  stop: 'red 1 13 1, 7 7.4 2.8, 13 1 1\nred 1.6 2 .8, 7 7 2.4, 12.6 12.6 .8',
  take: 'ink 13 3 1, 7 2 2, 3 7 2\nink# 0 6, 6.4 7, 2.4 12.4',
};
