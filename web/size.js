// What a browser fetches for a route: page, scripts, styles and words, compressed as the server does it; fonts and drawings apart.
// Counted is the game and the language that need most. Fails when a route needs more than its budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const START = 72_000;
const TABLE = 170_000;
const root = new URL('../src/izakaya/server/static/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8'));
const games = Object.keys(manifest).flatMap((name) => /^src\/games\/([^/]+)\/table\/play\.ts$/.exec(name)?.[1] ?? []);
const [, named] = /TABLE: [^=]*= \[([^\]]*)\]/.exec(readFileSync(new URL('src/routes.ts', import.meta.url), 'utf8')) ?? [];
const around = named?.match(/\w+/g) ?? [];

/** @param {string} name */
const has = (name) => `../src/izakaya/locale/en/${name}.ftl?raw` in manifest;

/** Adds the files of a module and of what it imports. @param {Set<string>} files @param {string} name */
function gather(files, name) {
  const chunk = manifest[name];
  if (files.has(chunk.file)) return;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const other of chunk.imports ?? []) gather(files, other);
}

/** @param {string} title @param {number} budget @param {string[]} modules @param {string[]} names */
function weigh(title, budget, modules, names) {
  const totals = ['en', 'it', 'de', 'es', 'ja'].map((language) => {
    const files = new Set(['index.html']);
    const words = names.map((name) => `../src/izakaya/locale/${language}/${name}.ftl?raw`);
    const faces = language === 'ja' ? ['src/styles/made/japanese.css'] : [];
    for (const name of ['index.html', ...modules, ...words, ...faces]) gather(files, name);
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, root)), { level: 6 }).length, 0);
  });
  const most = Math.max(...totals);
  console.log(`${String(most).padStart(8)}  bytes for ${title}, of ${budget}`);
  if (most > budget) process.exitCode = 1;
}

weigh('the start page', START, ['src/pages/Start.svelte'], ['web']);
for (const game of games) {
  const modules = ['src/pages/Table.svelte', `src/games/${game}/table/play.ts`];
  weigh(`a table of ${game}`, TABLE, modules, ['web', ...around, ...[game, `web-${game}`].filter((name) => has(name))]);
}
