// Every game of the browser is found by its folder and is whole; whatever else is played gets what is plain.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { marks } from '../src/art/brush/drawing';
import { gameOf, games, guided, messageFiles } from '../src/games';
import { EXHIBITS, KINDS, type About, type Play } from '../src/games/game';
import { TABLE } from '../src/routes';

// There is no window here.
vi.mock('svelte/reactivity/window', () => ({ innerHeight: { current: 800 } }));
vi.mock('../src/lib/settings.svelte', () => ({ settings: {} }));
vi.mock('../src/lib/speech.svelte', () => ({
  knows: () => true,
  loadMessages: vi.fn(() => Promise.resolve()),
  say: (message: string) => `<${message}>`,
}));

const sources = import.meta.glob<string>(['../src/**/*.{ts,svelte,css}', '!../src/**/made/**', '!../src/lib/messages.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob('../../src/izakaya/locale/*/*.ftl', { query: '?raw' });
const folders = new Set(Object.keys(sources).flatMap((path) => /\/games\/([^/]+)\//.exec(path)?.[1] ?? []));
const known = [...games.keys()];

test('each folder is a game, under its own name', () => {
  expect(known).toEqual([...folders].filter((name) => name !== 'plain').sort());
  expect(known.length).toBeGreaterThan(1);
  expect(guided).toEqual(known);
});

test('nothing else in the browser names one of them', () => {
  const named = Object.entries(sources)
    .filter(([path]) => !known.some((name) => path.startsWith(`../src/games/${name}/`)))
    .filter(([, text]) => known.some((name) => new RegExp(`\\b${name}\\b`, 'i').test(text)))
    .map(([path]) => path);
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});

describe.each([...known, 'something from elsewhere'])('%s', (name) => {
  const game = gameOf(name);
  let play: Play;

  // All of a game is fetched here, which takes its time on a busy machine.
  beforeAll(async () => {
    play = await game.play();
  }, 60_000);

  test('can be drawn', () => {
    expect(marks(game.drawing).length).toBeGreaterThan(2);
  });

  test('brings all that a table needs', () => {
    for (const asked of ['Board', 'Card', 'cardName', 'choreography', 'personName', 'portrait'] as const) {
      expect(play[asked], asked).toBeInstanceOf(Function);
    }
    expect(Array.isArray(play.quiet)).toBe(true);
    expect(play.cardName('katana')).toMatch(/katana/);
  });

  test('comes with its own words, and with those of no other game', async () => {
    const { loadMessages } = await import('../src/lib/speech.svelte');
    vi.mocked(loadMessages).mockClear();
    await game.play();
    expect(vi.mocked(loadMessages).mock.calls).toEqual([game.messageFiles]);
    expect(messageFiles.filter((file) => game.messageFiles.includes(file) || TABLE.includes(file)).length).toBe(
      known.includes(name) ? game.messageFiles.length : 0,
    );
  });
});

describe.each(known)('%s, a game of the house', (name) => {
  const game = gameOf(name);
  let about: About;

  beforeAll(async () => {
    about = await game.about!();
  });

  test('has its words in every language', () => {
    expect(game.messageFiles.length).toBeGreaterThan(0);
    for (const file of game.messageFiles) {
      expect(messageFiles).toContain(file);
      for (const language of ['en', 'it', 'de', 'es', 'ja']) {
        expect(texts, file).toHaveProperty([`../../src/izakaya/locale/${language}/${file}.ftl`]);
      }
    }
  });

  test('is told chapter by chapter, each with a place of its own', () => {
    const { guide } = about;
    const ids = guide.chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const shown = guide.chapters.map(({ shows }) => shows);
    for (const asked of ['reading', 'picture', 'seats'] as const) expect(shown, asked).toContain(asked);
    expect([guide.Picture, guide.Seats]).toEqual([expect.any(Function), expect.any(Function)]);
  });

  test('shows cards in its guide that are in its box', () => {
    const { guide, cards } = about;
    const box = cards.entries().map(({ id }) => id);
    const shown = [guide.reading.card, ...guide.chapters.flatMap((chapter) => chapter.cards ?? [])];
    expect(shown.filter((card) => !box.includes(card))).toEqual([]);
  });

  test('has everything in its box once, of a kind that the index knows', () => {
    const box = about.cards.entries();
    expect(new Set(box.map(({ id }) => id)).size).toBe(box.length);
    expect(box.filter(({ kind }) => !KINDS.includes(kind))).toEqual([]);
    expect(box.filter(({ name, text }) => !name || !text)).toEqual([]);
  });

  test('names whatever hangs in the gallery', () => {
    const { exhibits, nameOf } = about.exhibition;
    expect(new Set(exhibits.map(({ kind }) => kind))).toContain('card');
    for (const exhibit of exhibits) {
      expect(EXHIBITS).toContain(exhibit.kind);
      expect(nameOf(exhibit)).toContain(exhibit.id);
    }
  });
});

describe('a name that no folder has', () => {
  test.each(['dauto', '', 'plain', 'constructor', '__proto__', 'toString', '../sword'])('%j is plain', async (name) => {
    const game = gameOf(name);
    expect(game.about).toBeUndefined();
    expect((await game.play()).Board).toBeInstanceOf(Function);
  });

  test('asks the house for its words, whatever it is called', async () => {
    const { loadMessages } = await import('../src/lib/speech.svelte');
    await gameOf('a/b?c').play();
    expect(vi.mocked(loadMessages)).toHaveBeenLastCalledWith('plain', '/games/a%2Fb%3Fc/messages');
  });
});
