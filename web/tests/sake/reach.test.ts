// Whom one can hit is drawn as the offers tell it: the hardest blow on each, and whom one only reaches by walking not before nothing else is left.
import { expect, test } from 'vitest';
import type { Offer } from '../../src/table/board';
import type { Layout } from '../../src/games/sake/table/layout';
import { Ring } from '../../src/games/sake/table/path';
import { hardest, waysFrom } from '../../src/games/sake/table/reach';

const offer = (option: number, way: string, ...blows: [string, string, number][]): Offer => ({
  option,
  text: '',
  group: '',
  move: { way, card: `card-${option}` },
  blows: blows.map(([weapon, piece, strength]) => ({ weapon, piece, strength })),
  follow_ups: [],
  deadly: false,
});

const OFFERS = [
  offer(1, 'attack', ['katana', 'seat-1', 4], ['bow', 'seat-2', 3]),
  offer(2, 'attack', ['katana', 'seat-1', 5], ['katana', 'minion-1', 5]),
  offer(3, 'iaido', ['katana', 'seat-3', 5]),
  offer(4, 'drink'),
];

test('the hardest blow on each', () => {
  expect([...hardest(OFFERS)]).toEqual([
    ['seat-1', 5],
    ['seat-2', 3],
    ['minion-1', 5],
  ]);
  expect([...hardest([OFFERS[2]!])]).toEqual([['seat-3', 5]]);
  expect(hardest([OFFERS[3]!]).size).toBe(0);
});

test('a bow leads from you to each of them, and its figure lies on the way there', () => {
  const ring = new Ring({ centre: { x: 300, y: 200 }, across: 200, down: 120, squareness: 2 });
  const people = [0, 0.25, 0.5, 0.75].map((part, seat) => ({ ...ring.at(part), part, seat, plaque: { x: 0, y: 0 } }));
  const layout = { ring, people, stretches: [] } as unknown as Layout;
  const ways = waysFrom(0, hardest(OFFERS), layout);
  expect(ways.map(({ piece, strength }) => [piece, strength])).toEqual([
    ['seat-1', 5],
    ['seat-2', 3],
  ]);
  for (const { piece, spot } of ways) {
    const to = people[Number(piece.slice(5))]!;
    const far = (a: { x: number; y: number }) => Math.hypot(spot.x - a.x, spot.y - a.y);
    expect(far(to)).toBeLessThan(far(people[0]!));
    expect(far(to)).toBeGreaterThan(20);
  }
  expect(waysFrom(7, hardest(OFFERS), layout)).toEqual([]);
});
