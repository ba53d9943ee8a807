import { describe, expect, test } from 'vitest';
import { choreography } from '../../src/games/sake/table/choreography';
import type { Act, Happening } from '../../src/table/board';
import { sakeView } from '../making';

const view = {
  ...sakeView(3, 0, []),
  weapons: {
    katana: { range: 1, far: false, ranged: false, attack: 2, defence: 1 },
    yumi: { range: 2, far: true, ranged: true, attack: 2, defence: 0 },
  },
};
const shown = (what: string, parts: Omit<Happening, 'what'> = {}): Act[] => choreography({ what, ...parts }, view);
const deeds = (acts: Act[]) => acts.map((act) => act.do);

describe('cards', () => {
  test('drawn by others fly with the back that lay on top', () => {
    expect(shown('drew', { seat: 2, cards: [null] })[0]).toEqual({
      do: 'fly',
      card: null,
      from: 'deck',
      to: 'hand-2',
      back: 'drowsy',
    });
  });

  test('played go from the hand to the pile, those laid down to their seat', () => {
    expect(shown('played', { seat: 1, cards: ['roar-1'] })[0]).toMatchObject({ card: 'roar-1', from: 'hand-1', to: 'pile' });
    expect(shown('laid', { seat: 1, cards: ['katana-1'] })[0]).toMatchObject({ from: 'hand-1', to: 'seat-1' });
  });

  test('that a Spirit passes on show the back that the news number', () => {
    const backs = [1, 2, 3].map((number) => shown('passed-card', { seat: 1, target: 2, cards: [null], number })[0]);
    expect(backs.map((act) => act?.do === 'fly' && act.back)).toEqual(['troublesome', 'quarrelsome', 'drowsy']);
  });

  test('of lost gear leave the place where it stood', () => {
    expect(shown('lost-gear', { seat: 1, cards: ['no-dachi-2'] })[0]).toMatchObject({ from: 'no-dachi-1', to: 'pile' });
  });
});

describe('blows', () => {
  test('leave a wet stroke, dotted if something flies', () => {
    const stroke = (card: string) => shown('strikes', { seat: 1, target: 2, cards: [card] })[0];
    expect(stroke('katana-1')).toEqual({ do: 'stroke', from: 'seat-1', to: 'seat-2', ranged: false });
    expect(stroke('yumi-1')).toMatchObject({ ranged: true });
    expect(stroke('burning-ramen-1')).toMatchObject({ ranged: true });
  });

  test('that wound turn over cards of the Life pile', () => {
    const acts = shown('wounded', { seat: 1, number: 2 });
    expect(acts).toContainEqual({ do: 'fly', card: null, from: 'life-1', to: 'wounds-1', back: 'drowsy', count: 2 });
    expect(acts).toContainEqual({ do: 'rise', at: 'seat-1', text: '−2', pigment: 'shu' });
    expect(deeds(acts)).toContain('dry');
  });

  test('that do nothing only dry, and the stage says so', () => {
    expect(shown('wounded', { seat: 1, number: 0 })).toEqual([{ do: 'outcome', wounds: 0 }, { do: 'dry' }]);
  });

  test('stand on the stage with their strength, their answer and what is left', () => {
    expect(shown('strikes', { seat: 1, target: 2, cards: ['katana-1'], number: 5 })).toContainEqual({
      do: 'deed',
      by: 1,
      to: 2,
      card: 'katana-1',
      strength: 5,
    });
    expect(shown('defended', { seat: 2, target: 1, cards: ['roar-1'], number: 3 })).toContainEqual({
      do: 'answer',
      card: 'roar-1',
      defence: 3,
    });
    expect(shown('wounded', { seat: 2, number: 2 })).toContainEqual({ do: 'outcome', wounds: 2 });
  });
});

describe('sake', () => {
  test('is burned where the news say it stood', () => {
    const at = (number: number) => shown('burned-to-play', { seat: 2, number })[0];
    expect(at(0)).toMatchObject({ at: 'katana-2', text: '−1' });
    expect(at(10)).toMatchObject({ at: 'life-2' });
    expect(at(11)).toMatchObject({ at: 'board-2' });
  });

  test('is seen to be burned for a card that is drawn, or for one more to play', () => {
    const [drawing, playing] = ['burned-to-draw', 'burned-to-play'].map((what) => shown(what, { seat: 2, number: 11 }));
    const gone = { do: 'rise', at: 'board-2', text: '−1', pigment: 'yamabuki' };
    expect(drawing).toEqual([gone, { do: 'glow', at: 'deck' }]);
    expect(playing).toEqual([gone, { do: 'glow', at: 'pile' }, { do: 'rise', at: 'pile', text: '+1', pigment: 'ai' }]);
  });

  test('lost from Life is no wound: no card turns', () => {
    expect(shown('lost-sake', { seat: 2, number: 10 })).toEqual([{ do: 'rise', at: 'life-2', text: '−1', pigment: 'yamabuki' }]);
  });

  test('that goes with the dead is counted at their seat', () => {
    expect(shown('lost-all-sake', { seat: 2, number: 3 })).toEqual([
      { do: 'rise', at: 'seat-2', text: '−3', pigment: 'yamabuki' },
    ]);
  });

  test('is drunk with a card, which goes to the pile', () => {
    const acts = shown('drank', { seat: 1, number: 2, cards: ['sakuragi-1'] });
    expect(acts[0]).toMatchObject({ do: 'fly', card: 'sakuragi-1', from: 'hand-1', to: 'pile' });
    expect(acts).toContainEqual({ do: 'rise', at: 'seat-1', text: '+2', pigment: 'yamabuki' });
  });
});

test('steps are added and taken beside a seat or a minion', () => {
  expect(shown('added-step', { seat: 0, number: 2 })[0]).toMatchObject({ at: 'seat-2', text: '+1' });
  expect(shown('removed-step', { seat: 0, number: 8 })[0]).toMatchObject({ at: 'minion-1', text: '−1' });
});

test('your own turn is heard, that of others only seen', () => {
  expect(deeds(shown('turn', { seat: 0 }))).toEqual(['dry', 'glow', 'sound']);
  expect(deeds(shown('turn', { seat: 1 }))).toEqual(['dry', 'glow']);
});

test('what nobody needs to see is passed over', () => {
  expect(shown('recovered', { seat: 1, number: 0 })).toEqual([]);
  expect(shown('nothing-known')).toEqual([]);
});
