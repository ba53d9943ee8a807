// Samurai Sword.
import type { Game } from '../game';
import type { SwordView } from './table/view';

const BLADE_AND_SUN = `
red. 44 34 23
ink 4 66 0, 34 52 4, 62 36 5.500, 84 20 6
white 12 62.500 0, 40 48 1, 64 34 1.400, 82 21 1
ink 77 10 2, 83 19 5, 88 29 3
ink~ 86 18 7, 100 9 8, 114 1 6
grey 91 11 1.500, 95 16 1.500
grey 98 6 1.500, 102 11 1.500
grey 105 2 1.200, 109 7 1.200
ink. 20 73 1.600, 27 77 1, 12 76 .8
ink~ 40 76 2, 70 73 4, 112 75 0
`;

export const game: Game<SwordView> = {
  drawing: BLADE_AND_SUN,
  messageFiles: ['sword', 'web-sword'],
  taught: true,
  puzzling: true,
  play: async () => (await import('./table/play')).play,
  about: async () => (await import('./about')).about,
};
