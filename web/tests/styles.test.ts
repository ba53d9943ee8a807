// Colours, sizes and screens have names, and their figures stand in one place each.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { query, SCREENS } from '../src/styles/screens';

const SRC = join(import.meta.dirname, '../src');
const MADE = ['lib/messages.d.ts', 'lib/made/', 'styles/made/'];
const PIGMENTS = 'styles/pigments.css';
const NAMES = 'white|black|gr[ae]y|silver|red|green|blue|yellow|orange|gold|brown|purple|violet|pink|navy|teal';

const files = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.(svelte|css|ts)$/.test(path) && !MADE.some((made) => path.startsWith(made)))
    .map((path) => [path, readFileSync(join(SRC, path), 'utf8')]),
);

/** The styles of a file: all of a style sheet, and what a component says between its tags. */
function stylesOf(path: string, text: string): string {
  if (path.endsWith('.css')) return text;
  return [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n');
}

/** Colours by their figures, wherever they stand, and by their English names in styles. */
function colours(path: string, text: string): string[] {
  const figures = text.match(
    /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\(\s*[\d.]/gi,
  );
  const spoken = stylesOf(path, text).match(new RegExp(`:[^;{}]*(?<![-\\w])(?:${NAMES})(?![-\\w])[^;{}]*;`, 'g'));
  return [...(figures ?? []), ...(spoken ?? [])];
}

/** Sizes of a screen by their figures. */
function sizes(text: string): string[] {
  return text.match(/@(?:media|container)[^{]*\d[^{]*|(?:matchMedia|MediaQuery)\([^)]*\d[^)]*\)/g) ?? [];
}

const LOOSE =
  /font-size: [\d.]+(?:rem|px);|font: \d+ [\d.]+(?:rem|px)|border-radius: [\d.]+px;|min-(?:height|width): (?:44px|2\.75rem);/g;
/** Over the table; within a board its own figures are enough. */
const LOOSE_ORDER = /z-index: [2-9];/g;

/** The drawings have palettes of their own. */
const isDrawing = (path: string) => path.split('/').includes('art');

test('there are files to look at', () => {
  expect(files.size).toBeGreaterThan(100);
  expect([...files.keys()].filter(isDrawing).length).toBeGreaterThan(10);
});

describe('colours', () => {
  test('stand among the pigments or in a drawing, and nowhere else', () => {
    const found = [...files]
      .filter(([path]) => path !== PIGMENTS && !isDrawing(path))
      .map(([path, text]) => [path, colours(path, text)]);
    expect(found.filter(([, some]) => some!.length > 0)).toEqual([]);
  });

  test.each([
    ['a { color: #fff; }', true],
    ['a { background: rgb(0 0 0 / 40%); }', true],
    ['a { border: 1px solid oklch(0.5 0.1 30); }', true],
    ['a { box-shadow: 0 0 2px black; }', true],
    ['a { background: rgb(var(--shade) / 40%); color: var(--pile-white); }', false],
    ['a { background: color-mix(in oklab, var(--ai) 40%, transparent); }', false],
  ])('are known when they are seen: %s', (style, there) => {
    expect(colours('a.css', style).length > 0).toBe(there);
  });

  const used = new Set([...files.values()].flatMap((text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)));
  const given = new Set([...files.values()].flatMap((text) => [...text.matchAll(/(--[\w-]+)\s*[:=]/g)].map(([, name]) => name!)));
  const named = [...files.get(PIGMENTS)!.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name!);

  test('that are used have been mixed', () => {
    expect([...used].filter((name) => !given.has(name))).toEqual([]);
  });

  test('that have been mixed are used', () => {
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('letters, corners, fingers and what lies over what', () => {
  const ours = [...files].filter(([path]) => /^(?:games|pages|styles|table)\//.test(path) && !isDrawing(path));

  test('have their sizes from the tokens', () => {
    const found = ours.map(([path, text]) => {
      const styles = stylesOf(path, text);
      const order = path.startsWith('games/') ? [] : (styles.match(LOOSE_ORDER) ?? []);
      return [path, [...(styles.match(LOOSE) ?? []), ...order]] as const;
    });
    expect(found.filter(([, some]) => some.length > 0)).toEqual([]);
  });

  test('are all used', () => {
    const names = [...files.get('styles/sizes.css')!.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name!);
    const texts = [...files.values()].join('\n');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !texts.includes(`var(${name})`))).toEqual([]);
  });
});

describe('screens', () => {
  test('are called by their names', () => {
    const found = [...files].map(([path, text]) => [path, sizes(text)]);
    expect(found.filter(([, some]) => some!.length > 0)).toEqual([]);
  });

  test('are all needed', () => {
    const texts = [...files.values()].join('\n');
    const idle = Object.keys(SCREENS).filter((name) => !texts.includes(`(--${name})`) && !texts.includes(`SCREENS.${name}`));
    expect(idle).toEqual([]);
  });

  test('become queries of the browser', () => {
    expect(query('(--phone)')).toBe(SCREENS.phone);
    expect(query('(hover: hover) and (not (--narrow))')).toBe(`(hover: hover) and (not ${SCREENS.narrow})`);
    expect(query('(prefers-reduced-motion: reduce)')).toBe('(prefers-reduced-motion: reduce)');
  });

  test('that nobody knows are refused', () => {
    expect(() => query('(--cinema)')).toThrow('There is no screen called cinema');
  });
});
