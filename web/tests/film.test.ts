import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api, type Story } from '../src/lib/api';
import { Film, STRETCH } from '../src/pages/replay/film.svelte';
import { between, luck } from './making';

vi.mock('../src/lib/api', () => ({ api: { story: vi.fn() } }));
const story = vi.mocked(api.story);

/** A game of so many moments; of those that are `silent` nobody tells anything. */
function game(length: number, silent: (number: number) => boolean = () => false): void {
  story.mockImplementation((table, eyes, first = 0, count = STRETCH) =>
    Promise.resolve({
      table: { id: table },
      eyes,
      length,
      first,
      frames: Array.from({ length: Math.max(0, Math.min(count, length - first)) }, (_, i) => ({
        number: first + i,
        view: { seats: first + i },
        news: [],
        lines: silent(first + i) ? [] : [{ number: first + i, text: `moment ${first + i}` }],
        seat: null,
        by: null,
        why: '',
      })),
      ending: null,
    } as unknown as Story),
  );
}

/** From which moment on it was asked, in order. */
const asked = () => story.mock.calls.map(([, , first]) => first);

beforeEach(() => {
  story.mockReset();
});

describe('a film', () => {
  test('shows the moment that is wanted, as those eyes saw it', async () => {
    game(20);
    const film = new Film('abc', '2');
    expect(film.seen(7)).toBeUndefined();
    expect((await film.at(7))?.number).toBe(7);
    expect(film.seen(7)?.view.seats).toBe(7);
    expect([film.table?.id, film.length, film.last]).toEqual(['abc', 20, 19]);
    expect(story.mock.calls).toEqual([['abc', '2', 0, STRETCH]]);
  });

  test('fetches the stretch with that moment, and the next one ahead', async () => {
    game(400);
    const film = new Film('abc', 'all');
    await film.at(STRETCH + 50);
    expect(asked()).toEqual([STRETCH, 2 * STRETCH]);
  });

  test('fetches also what led to a moment that stands early in its stretch', async () => {
    game(400);
    const film = new Film('abc', 'all');
    await film.at(2 * STRETCH + 3);
    expect(asked()).toEqual([2 * STRETCH, 3 * STRETCH, STRETCH]);
  });

  test('fetches no stretch twice, though many moments are wanted at once', async () => {
    game(100);
    const film = new Film('abc', 'all');
    await Promise.all([film.at(1), film.at(2), film.at(1)]);
    await film.at(3);
    expect(asked()).toEqual([0, STRETCH]);
  });

  test('stops at the end: a link may name a moment that never was', async () => {
    game(100);
    expect((await new Film('abc', 'all').at(5000))?.number).toBe(99);
  });

  test('of a game in which nothing has happened has its one moment', async () => {
    game(1);
    const film = new Film('abc', 'all');
    expect((await film.at(0))?.number).toBe(0);
    expect(film.last).toBe(0);
    expect(await film.beside(0, 1)).toBe(0);
  });

  test('that was torn may be fetched again', async () => {
    game(20);
    story.mockRejectedValueOnce(new Error('no connection'));
    const film = new Film('abc', 'all');
    await expect(film.at(3)).rejects.toThrow('no connection');
    expect((await film.at(3))?.number).toBe(3);
  });

  test('does not mind if what was to be fetched ahead does not come', async () => {
    game(400);
    const film = new Film('abc', 'all');
    await film.at(0);
    story.mockRejectedValueOnce(new Error('no connection'));
    expect((await film.at(STRETCH))?.number).toBe(STRETCH);
    await Promise.resolve();
    expect((await film.at(2 * STRETCH))?.number).toBe(2 * STRETCH);
  });
});

describe('a step', () => {
  test('goes to the next moment at which something is told', async () => {
    game(100, (number) => number > 3 && number < 70);
    const film = new Film('abc', 'all');
    await film.at(2);
    expect(await film.beside(2, 1)).toBe(3);
    expect(await film.beside(3, 1)).toBe(70);
    expect(await film.beside(70, -1)).toBe(3);
  });

  test('stays in the film', async () => {
    game(10);
    const film = new Film('abc', 'all');
    await film.at(0);
    expect(await film.beside(9, 1)).toBe(9);
    expect(await film.beside(0, -1)).toBe(0);
  });

  test('forth and back, over any game, leaves out only silence', async () => {
    for (let seed = 0; seed < 40; seed++) {
      const chance = luck(seed);
      const length = between(chance, 2, 200);
      const told = Array.from({ length }, () => chance() < 0.3);
      game(length, (number) => !told[number]);
      const film = new Film('abc', 'all');
      await film.at(0);
      const forth = [0];
      while (forth.at(-1)! < film.last) forth.push(await film.beside(forth.at(-1)!, 1));
      const expected = [...new Set([0, ...told.flatMap((some, number) => (some ? [number] : [])), length - 1])];
      expect(forth).toEqual(expected);
      const back = [film.last];
      while (back.at(-1)! > 0) back.push(await film.beside(back.at(-1)!, -1));
      expect(back.toReversed()).toEqual(expected);
    }
  });
});

describe('what has been told', () => {
  test('up to a moment is all of it, in order', async () => {
    game(STRETCH + 20, (number) => number % 2 === 1);
    const film = new Film('abc', 'all');
    await film.at(0);
    await film.at(STRETCH + 10);
    expect(film.linesUpTo(9).map(({ number }) => number)).toEqual([0, 2, 4, 6, 8]);
    expect(film.linesUpTo(STRETCH + 1)).toHaveLength((STRETCH + 2) / 2);
    expect(film.knownFrom(STRETCH + 1)).toBe(0);
  });

  test('goes back only as far as it is known without a gap', async () => {
    game(400);
    const film = new Film('abc', 'all');
    await film.at(0);
    await film.at(4 * STRETCH + 40);
    expect(film.knownFrom(4 * STRETCH + 40)).toBe(4 * STRETCH);
    expect(film.linesUpTo(4 * STRETCH + 40)).toHaveLength(41);
    expect(film.knownFrom(5)).toBe(0);
  });
});
