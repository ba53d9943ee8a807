import { describe, expect, test } from 'vitest';
import { rearranged } from '../../src/games/sake/table/counters';
import { laidOut, measured, type Layout, type Standing } from '../../src/games/sake/table/layout';
import type { SakeView } from '../../src/games/sake/table/view';
import { between, eveningOf, luck, sakeView } from '../making';

// What the page leaves for the table on some screens, and how high plaques are drawn there: with nothing, a little, much before them.
const SCREENS = {
  'a phone, 360 × 740': { width: 360, height: 300, low: [58, 83, 107], high: 127 },
  'a phone, 390 × 844': { width: 390, height: 380, low: [58, 83, 107], high: 127 },
  'a tablet, 768 × 1024': { width: 768, height: 562, low: [78, 110, 116], high: 150 },
  'a tablet on its side with the log open, 1024 × 768': { width: 688, height: 315, low: [78, 110, 116], high: 150 },
  'a notebook with the log open, 1280 × 800': { width: 944, height: 358, low: [78, 110, 116], high: 150 },
  'a notebook, 1440 × 900': { width: 1280, height: 500, low: [78, 110, 116], high: 150 },
  'a desk, 1920 × 1080': { width: 1584, height: 618, low: [78, 110, 116], high: 150 },
};
type Screen = keyof typeof SCREENS;
const SEATS = [3, 4, 5, 6, 7, 8];
const EVENINGS = 6;
const CROWDED = 384; // as high a phone's table is at least, with more than five
const NO_HAND = 220; // so much more room has a spectator

interface Box {
  seat: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Seen {
  view: SakeView;
  layout: Layout;
  plaques: Box[];
}

const before = new Map<string, Seen[]>();

/** The table in some evenings on a screen, from seat 1 or from nobody's. */
function evenings(screen: Screen, seats: number, watching: boolean): Seen[] {
  const key = `${screen} ${seats} ${watching}`;
  const known = before.get(key);
  if (known) return known;
  const { width, height, low, high } = SCREENS[screen];
  const found = Array.from({ length: EVENINGS }, (_, evening) => {
    const chance = luck(1000 * seats + evening);
    const view = eveningOf(chance, seats, watching ? null : 1);
    const heights = Array.from({ length: seats }, () => low[between(chance, 0, 2)]!);
    heights[between(chance, 0, seats - 1)] = high;
    const room = (width < 620 && seats > 5 ? Math.max(CROWDED, height) : height) + (watching ? NO_HAND : 0);
    const measure = measured(width, room, heights);
    const layout = laidOut(view, measure, view.seat ?? 0, rearranged(new Map(), view.circle));
    const plaques = layout.people
      .filter(({ seat }) => seat !== view.seat)
      .map(({ seat, plaque }) => ({
        seat,
        left: plaque.x - measure.plaque / 2,
        right: plaque.x + measure.plaque / 2,
        top: plaque.y - heights[seat]! / 2,
        bottom: plaque.y + heights[seat]! / 2,
      }));
    return { view, layout, plaques };
  });
  before.set(key, found);
  return found;
}

/** How far two boxes lie over each other; not at all if negative. */
const overlap = (a: Box, b: Box) =>
  Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const onTop = ({ left, right, top, bottom }: Box, { x, y }: { x: number; y: number }, size: number) =>
  x > left - size && x < right + size && y > top - size && y < bottom + size;

const at = (people: Standing[], seat: number) => people.find((standing) => standing.seat === seat)!;

describe.each(Object.keys(SCREENS) as Screen[])('on %s', (screen) => {
  describe.each(SEATS)('with %i at the table', (seats) => {
    test.each([false, true])('everybody and everything is in the picture (looking on: %s)', (watching) => {
      for (const { layout, plaques } of evenings(screen, seats, watching)) {
        const { width, height, person } = layout.measure;
        const inside = (spots: { x: number; y: number }[]) =>
          Math.min(...spots.flatMap(({ x, y }) => [x, y, width - x, height - y]));
        const corners = plaques.flatMap(({ left, right, top, bottom }) => [
          { x: left, y: top },
          { x: right, y: bottom },
        ]);
        expect(inside(corners)).toBeGreaterThanOrEqual(0);
        // Where it is very low the reader's own face is half below the table.
        expect(inside(layout.people)).toBeGreaterThanOrEqual(height < 320 ? 10 : person);
        expect(inside(layout.stretches.flatMap(({ laid }) => laid.map(({ spot }) => spot)))).toBeGreaterThan(0);
      }
    });

    test('all sit in the order of the circle, clockwise from the reader', () => {
      for (const { view, layout } of evenings(screen, seats, false)) {
        const parts = Array.from({ length: seats }, (_, i) => at(layout.people, (view.seat! + i) % seats).part);
        expect(parts[0]).toBe(0);
        expect(parts).toEqual(parts.toSorted((a, b) => a - b));
        expect(new Set(parts).size).toBe(seats);
        // The reader sits below everybody else.
        const lowest = layout.people.toSorted((a, b) => b.y - a.y)[0]!;
        expect(lowest.seat).toBe(view.seat);
      }
    });

    test('each step lies between its two people and on nobody', () => {
      for (const { view, layout } of evenings(screen, seats, false)) {
        const laid = layout.stretches.flatMap((stretch) => stretch.laid);
        expect(laid.filter(({ minion }) => !minion)).toHaveLength(view.circle.reduce((sum, { steps }) => sum + (steps ?? 0), 0));
        expect(laid.filter(({ minion }) => minion)).toHaveLength(view.circle.filter(({ way }) => way !== '').length);
        expect(new Set(laid.map(({ key }) => key)).size).toBe(laid.length);
        const away = laid.flatMap(({ spot }) => layout.people.map(({ x, y }) => Math.hypot(spot.x - x, spot.y - y)));
        expect(Math.min(...away)).toBeGreaterThan(layout.measure.person * 0.85);
      }
    });
  });
});

// In the others it is too crowded for that.
const ROOM_FOR: Partial<Record<Screen, number>> = {
  'a phone, 390 × 844': 8,
  'a tablet, 768 × 1024': 6,
  'a tablet on its side with the log open, 1024 × 768': 4,
  'a notebook with the log open, 1280 × 800': 5,
  'a notebook, 1440 × 900': 8,
  'a desk, 1920 × 1080': 8,
};

describe.each(Object.entries(ROOM_FOR) as [Screen, number][])('on %s', (screen, most) => {
  test.each(SEATS.filter((seats) => seats <= most))('no plaque of %i covers another, or a step', (seats) => {
    for (const watching of [false, true]) {
      for (const { layout, plaques } of evenings(screen, seats, watching)) {
        const pairs = plaques.flatMap((box, i) => plaques.slice(i + 1).map((other) => overlap(box, other)));
        expect(Math.max(...pairs)).toBeLessThan(0.5);
        const spots = layout.stretches.flatMap(({ laid }) => laid.map(({ spot }) => spot));
        expect(spots.filter((spot) => plaques.some((box) => onTop(box, spot, 0)))).toEqual([]);
      }
    }
  });
});

describe.each(['a phone, 390 × 844', 'a notebook, 1440 × 900', 'a desk, 1920 × 1080'] as const)('on %s', (screen) => {
  test.each(SEATS)('no plaque of %i covers a face', (seats) => {
    for (const watching of [false, true]) {
      for (const { layout, plaques } of evenings(screen, seats, watching)) {
        const faces = layout.people.filter((person) => plaques.some((box) => onTop(box, person, layout.measure.person * 0.7)));
        expect(faces).toEqual([]);
      }
    }
  });
});

describe('the steps', () => {
  const three = (steps: (number | null)[]) =>
    sakeView(
      3,
      0,
      steps.map((number, i) => ({ piece: `seat-${i}`, owner: i, way: '' as const, steps: number })),
    );
  const laid = (view: SakeView) => laidOut(view, measured(1280, 500, [100, 100, 100]), 0, rearranged(new Map(), view.circle));

  test('of a stretch lie evenly', () => {
    const [stretch] = laid(three([5, 0, 0])).stretches;
    const ways = stretch!.laid
      .slice(1)
      .map(({ spot }, i) => Math.hypot(spot.x - stretch!.laid[i]!.spot.x, spot.y - stretch!.laid[i]!.spot.y));
    expect(Math.max(...ways) / Math.min(...ways)).toBeLessThan(1.2);
  });

  test('of a long way on a small table lie to its left and right, where each can be touched', () => {
    const small = measured(390, 331, [60, 110, 105, 105]);
    for (const steps of [4, 7, 9]) {
      const view = sakeView(
        4,
        3,
        [0, 1, 2].map((owner) => ({ piece: `seat-${owner}`, owner, way: '' as const, steps: owner === 0 ? steps : 1 })),
        ['samurai', 'samurai', 'samurai', 'spirit'],
      );
      const { stretches } = laidOut(view, small, 3, rearranged(new Map(), view.circle));
      const spots = stretches.flatMap((stretch) => stretch.laid).map(({ spot }) => spot);
      const ways = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
      expect(Math.min(...ways)).toBeGreaterThan(small.cube / 2); // nothing lies over its middle
    }
  });

  test('make a long way longer to look at', () => {
    const share = (steps: number) => at(laid(three([steps, 2, 2])).people, 1).part;
    expect(share(6)).toBeGreaterThan(share(2));
    expect(share(2)).toBeGreaterThan(share(0));
  });

  test('of nobody there are none: who sits beside whom is no stretch', () => {
    expect(laid(three([2, 0, 1])).stretches.map(({ from, to, steps }) => [from, to, steps])).toEqual([
      [0, 1, 2],
      [2, 0, 1],
    ]);
  });

  test('go past a Spirit to the next samurai', () => {
    const view = sakeView(
      4,
      0,
      [0, 2, 3].map((owner) => ({ piece: `seat-${owner}`, owner, way: '' as const, steps: 2 })),
      ['samurai', 'spirit', 'samurai', 'samurai'],
    );
    const { stretches, people } = laidOut(view, measured(1280, 500, [100, 100, 100, 100]), 0, rearranged(new Map(), view.circle));
    expect(stretches[0]).toMatchObject({ from: 0, to: 2, steps: 2 });
    // One on each side of the Spirit who haunts there.
    const [below, above] = stretches[0]!.laid.map(({ spot }) => spot.y);
    expect(below).toBeGreaterThan(at(people, 1).y);
    expect(above).toBeLessThan(at(people, 1).y);
  });
});
