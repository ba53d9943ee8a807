// Where a bubble stands: beside what it speaks of, on the screen, over nothing that is needed.
import { describe, expect, test } from 'vitest';
import { beside, type Box, type Size } from '../src/table/popover';
import { between, luck } from './making';

const SCREENS: Size[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const PAPER = { width: 374, height: 150 };

const apart = (a: Box, b: Box) =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

describe.each(SCREENS)('on a screen of $width × $height', (screen) => {
  test('it stays on the screen, and hides what it speaks of only where there is no room', () => {
    const chance = luck(7);
    for (let i = 0; i < 300; i++) {
      const thing = {
        left: between(chance, 0, screen.width - 60),
        top: between(chance, 0, screen.height - 80),
        width: 60,
        height: 80,
      };
      const place = beside(thing, PAPER, screen);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.left + PAPER.width).toBeLessThanOrEqual(screen.width);
      expect(place.top + PAPER.height).toBeLessThanOrEqual(screen.height);
      expect(apart({ ...place, ...PAPER }, thing)).toBe(true);
    }
  });

  test('its point is at the thing', () => {
    const thing = { left: screen.width / 2 - 20, top: screen.height - 90, width: 40, height: 60 };
    const place = beside(thing, PAPER, screen);
    expect(place.side).toBe('above');
    expect(place.left + place.point).toBeCloseTo(thing.left + 20, 5);
  });
});

test('what is asked stays in sight', () => {
  const screen = { width: 390, height: 844 };
  const card = { left: 150, top: 700, width: 80, height: 110 };
  const asking = { left: 0, top: 500, width: 390, height: 180 };
  const target = { left: 140, top: 70, width: 110, height: 100 };
  const place = beside(card, PAPER, screen, [asking, target]);
  for (const box of [card, asking, target]) expect(apart({ ...place, ...PAPER }, box)).toBe(true);
});

test('without a thing it stands by itself', () => {
  expect(beside(null, PAPER, { width: 1280, height: 800 }).side).toBe('over');
});
