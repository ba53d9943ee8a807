import { describe, expect, test } from 'vitest';
import { arcTo, DOT } from '../../src/games/sword/table/arc';
import { BESIDE, CARD, laidOut, liesBeside, ROOMY } from '../../src/games/sword/table/plates';
import type { Box } from '../../src/table/seating';

// What the page leaves for the table on some screens; a spectator has more, having no hand.
const SCREENS: [name: string, box: Box, most: number][] = [
  ['a phone, 390 × 844', { width: 390, height: 389 }, 6],
  ['a small phone, 360 × 740', { width: 360, height: 285 }, 5],
  ['a tablet, 768 × 1024', { width: 768, height: 580 }, 7],
  ['a tablet on its side with the log open, 1024 × 768', { width: 688, height: 358 }, 7],
  ['a notebook with the log open, 1280 × 800', { width: 944, height: 373 }, 7],
  ['a desk, 1920 × 1080', { width: 1584, height: 636 }, 7],
];
const NO_HAND = 220;

describe.each(SCREENS)('on %s', (_, box, most) => {
  describe.each([3, 4, 5, 6, 7])('with %i at the table', (seats) => {
    test.each([1, 1.35])('all plates are in the picture (letters × %d)', (letters) => {
      for (const you of [2, null]) {
        const { plate, places } = laidOut(seats, you, box, letters);
        expect(places.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
        for (const { seat, x, y } of places) {
          if (seat === you) continue;
          const edges = [x, box.width - x].map((edge) => edge - plate.width / 2);
          const ends = [y, box.height - y].map((end) => end - plate.height / 2);
          expect(Math.min(...edges, ...ends)).toBeGreaterThanOrEqual(0);
        }
      }
    });

    test('you sit below, the others clockwise from your left', () => {
      const { places } = laidOut(seats, 2, box, 1);
      const middle = { x: box.width / 2, y: box.height / 2 };
      const turn = (seat: number) => {
        const { x, y } = places[seat]!;
        // From the bottom clockwise, in parts of a whole turn.
        return (Math.atan2(-(x - middle.x), y - middle.y) / (2 * Math.PI) + 1) % 1;
      };
      const order = Array.from({ length: seats - 1 }, (_, i) => turn((3 + i) % seats));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(Math.max(...places.map(({ y }) => y))).toBe(places[2]!.y);
    });
  });

  const roomFor = [3, 4, 5, 6, 7].filter((seats) => seats <= most);

  test.each(roomFor)('no plate of %i covers another', (seats) => {
    for (const you of [2, null]) {
      const { plate, places } = laidOut(seats, you, { ...box, height: box.height + (you === null ? NO_HAND : 0) }, 1);
      const others = places.filter(({ seat }) => seat !== you);
      const gaps = others.flatMap((a, i) =>
        others.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x) - plate.width, Math.abs(a.y - b.y) - plate.height)),
      );
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    }
  });

  test.each(roomFor)('with %i, what lies before a seat is not cut off and hides no Difficulty', (seats) => {
    const plates = laidOut(seats, 2, box, 1);
    const { plate, grown } = plates;
    for (const place of plates.places.filter(({ seat, y }) => seat !== 2 && liesBeside(plates, y, box.height))) {
      const end = place.y + plate.height / 2 + BESIDE * grown;
      expect(end).toBeLessThanOrEqual(box.height);
      expect(arcTo(place, 3, plate, box).y + DOT / 2).toBeLessThanOrEqual(end - CARD * grown);
    }
  });

  test.each(roomFor)('with %i, the Difficulty stands beside its plate, on a bow from you to there', (seats) => {
    const { plate, places } = laidOut(seats, 2, box, 1);
    for (const place of places.filter(({ seat }) => seat !== 2)) {
      const arc = arcTo(place, 3, plate, box);
      expect(arc).toMatchObject({ seat: place.seat, difficulty: 3 });
      expect(arc.path.startsWith(`M${box.width / 2} `)).toBe(true);
      expect(arc.path.endsWith(` ${place.x} ${place.y}`)).toBe(true);
      const beside = Math.max(
        Math.abs(arc.x - place.x) - plate.width / 2 - DOT / 2,
        Math.abs(arc.y - place.y) - plate.height / 2 - DOT / 2,
      );
      expect(beside).toBeGreaterThanOrEqual(0);
      expect(beside).toBeLessThan(40);
    }
  });
});

test('plates grow with the letters where there is room, and never shrink', () => {
  const desk = { width: 960, height: 636 };
  expect(laidOut(4, 0, desk, 1).grown).toBe(1);
  expect(laidOut(4, 0, desk, 1.35).grown).toBe(1.35);
  const crowded = laidOut(7, 0, { ...desk, height: 540 }, 1.35).grown;
  expect(crowded).toBeGreaterThan(1);
  expect(crowded).toBeLessThan(1.35);
  expect(laidOut(7, 0, { width: 1584, height: 300 }, 1.35).grown).toBe(1);
  expect(laidOut(4, 0, { width: ROOMY - 1, height: 636 }, 1.35).grown).toBe(1);
});

test('on a large table they are larger than their letters need, as far as all rows have room', () => {
  const large = { width: 1584, height: 636 };
  const few = laidOut(4, 0, large, 1);
  const many = laidOut(7, 0, large, 1);
  expect(few.grown).toBeGreaterThan(1.3);
  expect(many.grown).toBeGreaterThan(1);
  expect(many.grown).toBeLessThan(few.grown);
  expect(few.plate.width / few.plate.height).toBeCloseTo(many.plate.width / many.plate.height);
});
