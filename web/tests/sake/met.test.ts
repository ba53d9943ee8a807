// What is explained at SAKE's table when it is first met.
import { expect, test } from 'vitest';
import { met } from '../../src/games/sake/table/met';
import type { SakeView } from '../../src/games/sake/table/view';
import type { Question } from '../../src/table/board';

const plain = { seat: 0, location: 'inn', people: [{ seat: 0, state: 'samurai' }], circle: [{ way: '' }], hand: [] };
const view = (parts: object) => ({ ...plain, ...parts }) as unknown as SakeView;
const asking = (way: string) => ({ offers: [{ move: { way } }] }) as unknown as Question;
const said = (...found: Parameters<typeof met>) => met(...found).map(({ says, at }) => `${says} at ${at}`);

test('nothing, where there is nothing that the first evening left out', () => {
  expect(said(view({}), asking('drink'))).toEqual([]);
});

test('each thing beside itself', () => {
  expect(said(view({ people: [{ seat: 2, state: 'spirit' }] }), null)).toEqual(['web-met-spirit at seat-2']);
  expect(said(view({ circle: [{ way: 'clockwise', piece: 'minion-1' }] }), null)).toEqual(['web-met-minion at minion-1']);
  expect(said(view({ hand: [{ card: 'minion-3' }] }), asking('drink'))).toEqual(['web-met-minion at card-minion-3']);
  expect(said(view({}), asking('iaido'))).toEqual(['web-met-iaido at hand-0']);
  expect(said(view({ location: 'hot-spring' }), null)).toEqual(['web-met-location at middle']);
});
