import { describe, expect, test } from 'vitest';
import { Ring, type Oval } from '../../src/games/sake/table/path';

const OVALS: Oval[] = [
  { centre: { x: 0, y: 0 }, across: 100, down: 100, squareness: 2 },
  { centre: { x: 195, y: 190 }, across: 60, down: 130, squareness: 2.6 },
  { centre: { x: 790, y: 300 }, across: 540, down: 190, squareness: 2.2 },
];
const PARTS = Array.from({ length: 97 }, (_, i) => i / 97);

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

test('a circle is as long as circles are', () => {
  expect(new Ring(OVALS[0]!).length).toBeCloseTo(2 * Math.PI * 100, 0);
});

describe.each(OVALS)('a ring $across × $down', (oval) => {
  const { centre, across, down, squareness } = oval;
  const ring = new Ring(oval);

  test('begins at the bottom and goes clockwise, by the left, the top and the right', () => {
    const [bottom, left, top, right] = [ring.at(0), ring.at(0.25), ring.at(0.5), ring.at(0.75)];
    expect(bottom.x).toBeCloseTo(centre.x);
    expect(bottom.y).toBeCloseTo(centre.y + down);
    expect(left.x).toBeLessThan(centre.x - across * 0.95);
    expect(top.x).toBeCloseTo(centre.x, 0);
    expect(top.y).toBeCloseTo(centre.y - down, 0);
    expect(right.x).toBeGreaterThan(centre.x + across * 0.95);
  });

  test('is nowhere left', () => {
    for (const part of PARTS) {
      const { x, y } = ring.at(part);
      const far = Math.abs((x - centre.x) / across) ** squareness + Math.abs((y - centre.y) / down) ** squareness;
      expect(far).toBeGreaterThan(0.97);
      expect(far).toBeLessThan(1.001);
    }
  });

  test('is walked evenly: equal parts are equally long', () => {
    const steps = PARTS.map((part, i) => apart(ring.at(part), ring.at((i + 1) / PARTS.length)));
    const usual = ring.length / PARTS.length;
    for (const step of steps) expect(Math.abs(step - usual)).toBeLessThan(usual * 0.08);
  });

  test('has its outside where the middle is not', () => {
    for (const part of PARTS) {
      const { x, y, out } = ring.at(part);
      expect(Math.hypot(out.x, out.y)).toBeCloseTo(1);
      expect((x - centre.x) * out.x + (y - centre.y) * out.y).toBeGreaterThan(0);
    }
  });

  test('comes back to where it was', () => {
    for (const part of PARTS) {
      expect(apart(ring.at(part), ring.at(part + 1))).toBeCloseTo(0, 5);
      expect(apart(ring.at(part), ring.at(part - 1))).toBeCloseTo(0, 5);
    }
  });

  test('is drawn from one part to the other', () => {
    const spots = [...ring.svgPath(0.8, 1.3).matchAll(/[ML](\S+) ([^L]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    expect(spots.length).toBeGreaterThan(20);
    expect(apart(spots[0]!, ring.at(0.8))).toBeLessThan(0.2);
    expect(apart(spots.at(-1)!, ring.at(0.3))).toBeLessThan(0.2);
    const drawn = spots.slice(1).reduce((sum, spot, i) => sum + apart(spot, spots[i]!), 0);
    expect(Math.abs(drawn - ring.length / 2)).toBeLessThan(ring.length * 0.01);
  });
});
