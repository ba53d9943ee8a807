import { expect, test } from 'vitest';
import { inside } from '../src/lib/place';

test('a path is the same wherever the house stands', () => {
  expect(inside('/table/x', '')).toBe('/table/x');
  expect(inside('/games/table/x', '/games')).toBe('/table/x');
  expect(inside('/games', '/games')).toBe('/');
  expect(inside('/games/', '/games')).toBe('/');
  expect(inside('/gamesome', '/games')).toBe('/gamesome');
});
