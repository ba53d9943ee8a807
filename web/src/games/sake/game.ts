// SAKE.
import type { Game } from '../game';
import type { SakeView } from './table/view';

const FLASK_AND_CUP = `
red. 74 30 21
pale@ 40 18, 48 18, 58 36, 60 58, 54 72, 34 72, 27 58, 29 36
ink 39 6 3, 40 16 4, 30 32 5, 26 52 7, 31 70 6, 34 73 2
ink 50 6 2, 49 16 3, 58 32 4, 61 52 5, 56 70 5, 52 74 1
ink 37 6 2, 44 4 3.500, 52 6 2
ink~ 32 72 3, 44 76 6, 58 72 2
grey 31 44 1, 43 47 3, 57 43 1
ink 76 58 1, 78 69 4, 87 74 5, 97 69 4, 99 57 1
ink 76 58 2, 87 55 2, 99 57 2
ink~ 4 78 1, 30 79 3, 80 78.500 2, 117 77 0
`;

export const game: Game<SakeView> = {
  drawing: FLASK_AND_CUP,
  messageFiles: ['sake', 'web-sake'],
  taught: true,
  puzzling: true,
  play: async () => (await import('./table/play')).play,
  about: async () => (await import('./about')).about,
};
