import { describe, expect, test } from 'vitest';
import { around, type Box } from '../src/table/seating';

const PLATE = { width: 100, height: 80 };
const TALL = { width: 340, height: 700 };
const BROAD = { width: 1200, height: 420 };

/** How far out seats are, where 1 is the ellipse through the middles of the sides. */
function far(box: Box, seats: number): number[] {
  const [across, down] = [(box.width - PLATE.width) / 2, (box.height - PLATE.height) / 2];
  return around(seats, 0, box, PLATE).map(({ x, y }) => Math.hypot((x - box.width / 2) / across, (y - box.height / 2) / down));
}

describe('around a table', () => {
  test.each([2, 3, 5, 8])('%i sit evenly, you below', (seats) => {
    const places = around(seats, 1, BROAD, PLATE);
    expect(places).toHaveLength(seats);
    expect(places[1]!.x).toBeCloseTo(BROAD.width / 2);
    expect(places[1]!.y).toBeCloseTo(BROAD.height - PLATE.height / 2);
    const turns = places.map(({ angle }, i) => (places[(i + 1) % seats]!.angle - angle + 2 * Math.PI) % (2 * Math.PI));
    for (const turn of turns) expect(turn).toBeCloseTo((2 * Math.PI) / seats);
  });

  test('your left neighbour is the next in turn', () => {
    const places = around(4, 2, BROAD, PLATE);
    expect(places[3]!.x).toBeLessThan(places[0]!.x);
    expect(places[1]!.x).toBeGreaterThan(places[0]!.x);
  });

  test('nobody sits outside, not even in a room that is too small', () => {
    for (const box of [TALL, BROAD, { width: 80, height: 60 }]) {
      for (const { x, y } of around(7, 0, box, PLATE)) {
        expect(Math.abs(x - box.width / 2)).toBeLessThanOrEqual(Math.max(0, box.width - PLATE.width) / 2 + 1e-9);
        expect(y).toBeGreaterThanOrEqual(Math.min(PLATE.height / 2, box.height - PLATE.height / 2));
        expect(y).toBeLessThanOrEqual(box.height);
      }
    }
  });

  test('on a tall table the corners are used, so that plates have room', () => {
    expect(Math.max(...far(TALL, 7))).toBeGreaterThan(1.1);
  });

  test('on a broad table rows keep their distance', () => {
    const rows = [...new Set(around(7, 0, BROAD, PLATE).map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
    const gaps = rows.slice(1).map((row, i) => row - rows[i]!);
    expect(Math.min(...gaps)).toBeGreaterThan(60);
  });

  test('your own place may lie below the table, those of your neighbours not', () => {
    const places = around(5, 0, BROAD, PLATE, 60);
    expect(places[0]!.y).toBeGreaterThan(BROAD.height - PLATE.height / 2);
    for (const { y } of places.slice(1)) expect(y).toBeLessThanOrEqual(BROAD.height - PLATE.height / 2);
  });
});
