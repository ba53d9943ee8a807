// What a browser fetches before the start page stands, compressed; fonts apart. Fails when it grows beyond the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budget = 250_000;
const root = new URL('../src/izakaya/server/static/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8'));

/** @type {Set<string>} */
const files = new Set(['index.html']);
/** @param {string} entry */
function gather(entry) {
  const chunk = manifest[entry];
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) gather(other);
}
gather('index.html');
gather('src/pages/Start.svelte');
// The longest language counts: every reader loads one. The words of the games come later.
const size = (/** @type {string} */ file) => gzipSync(readFileSync(new URL(file, root)), { level: 9 }).length;
const speeches = ['en', 'it', 'de', 'es', 'ja'].map((language) =>
  size(manifest[`../src/izakaya/locale/${language}/web.ftl?raw`].file),
);
const longest = Math.max(...speeches);

let total = longest;
for (const file of [...files].sort()) {
  total += size(file);
  console.log(`${String(size(file)).padStart(8)}  ${file}`);
}
console.log(`${String(longest).padStart(8)}  the longest language`);
console.log(`${String(total).padStart(8)}  bytes in the first load, of ${budget}`);
if (total > budget) process.exit(1);
