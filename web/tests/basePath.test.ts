import { expect, test } from 'vitest';
import { here, inside } from '../src/lib/basePath';

test('a path is the same wherever the house stands', () => {
  expect(inside('/table/x', '')).toBe('/table/x');
  expect(inside('/games/table/x', '/games')).toBe('/table/x');
  expect(inside('/games', '/games')).toBe('/');
  expect(inside('/games/', '/games')).toBe('/');
  expect(inside('/gamesome', '/games')).toBe('/gamesome');
});

test('in one page the paths of the house stand behind a #', () => {
  const at = (hash: string) => here({ pathname: '/club/games/', search: '', hash }, true);
  expect(at('')).toEqual({ path: '/', search: '', hash: '' });
  expect(at('#main')).toEqual({ path: '/', search: '', hash: '' });
  expect(at('#/table/x')).toEqual({ path: '/table/x', search: '', hash: '' });
  expect(at('#/replay/x?n=3#review')).toEqual({ path: '/replay/x', search: '?n=3', hash: '#review' });
});
