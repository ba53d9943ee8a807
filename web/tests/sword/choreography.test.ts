import { describe, expect, test } from 'vitest';
import { choreography } from '../../src/games/sword/table/choreography';
import type { SwordView } from '../../src/games/sword/table/view';
import type { Act, Happening } from '../../src/table/board';

const view = { seat: 0, people: [0, 1, 2].map((seat) => ({ seat, full: 4 + seat })) } as SwordView;
const shown = (what: string, parts: Omit<Happening, 'what'> = {}): Act[] => choreography({ what, ...parts }, view);
const deeds = (acts: Act[]) => acts.map((act) => act.do);

describe('cards', () => {
  test('come to your hand, or to the seat of somebody else', () => {
    expect(shown('drew', { seat: 0, cards: ['bo', 'katana'] })[0]).toEqual({
      do: 'fly',
      card: 'bo',
      from: 'deck',
      to: 'hand',
      count: 2,
    });
    expect(shown('drew', { seat: 1, cards: [null] })[0]).toMatchObject({ card: null, to: 'seat-1' });
  });

  test('that are diverted go from one hand to another', () => {
    expect(shown('diverted', { seat: 0, target: 2, cards: ['bo'] })[0]).toMatchObject({ from: 'seat-2', to: 'hand' });
    expect(shown('diverted', { seat: 2, target: 0, cards: ['bo'] })[0]).toMatchObject({ from: 'hand', to: 'seat-2' });
  });

  test('that are Properties lie down where they belong', () => {
    expect(shown('played', { seat: 0, cards: ['armour'] })[0]).toMatchObject({ from: 'hand', to: 'seat-0' });
    expect(shown('played', { seat: 0, target: 1, cards: ['bushido'] })[0]).toMatchObject({ from: 'hand', to: 'seat-1' });
  });
});

describe('weapons', () => {
  test('leave a wet stroke on their way', () => {
    expect(shown('played', { seat: 1, target: 0, cards: ['katana'] })[0]).toEqual({ do: 'stroke', from: 'seat-1', to: 'seat-0' });
  });

  test('stand on the stage with whom they are aimed at, and what is laid down does not', () => {
    const staged = { do: 'deed', by: 1, to: 0, card: 'katana' };
    expect(shown('played', { seat: 1, target: 0, cards: ['katana'] })).toContainEqual(staged);
    expect(deeds(shown('played', { seat: 0, cards: ['armour'] }))).not.toContain('deed');
  });

  test('that are parried clash, and the stroke dries', () => {
    expect(deeds(shown('answered', { seat: 0, cards: ['parry'] }))).toEqual([
      'fly',
      'answer',
      'outcome',
      'clash',
      'dry',
      'sound',
    ]);
  });

  test('that wound say how much', () => {
    expect(shown('wounded', { seat: 1, number: 2 })).toContainEqual({ do: 'rise', at: 'seat-1', text: '−2', pigment: 'shu' });
  });
});

test('Honour goes from the defeated to the victor', () => {
  const rises = shown('defeated', { seat: 1, target: 2 }).filter((act) => act.do === 'rise');
  expect(rises).toMatchObject([
    { at: 'seat-1', text: '−1' },
    { at: 'seat-2', text: '+1' },
  ]);
});

test('everybody pays when the deck runs out', () => {
  expect(shown('ran-out').filter((act) => act.do === 'rise')).toHaveLength(3);
});

test('your own turn is heard, that of others only seen', () => {
  expect(deeds(shown('turn', { seat: 0 }))).toEqual(['dry', 'glow', 'sound']);
  expect(deeds(shown('turn', { seat: 1 }))).toEqual(['dry', 'glow']);
});

test('what nobody needs to see is passed over', () => {
  expect(shown('nothing-known')).toEqual([]);
});
