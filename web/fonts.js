// Cuts the Japanese faces down to the characters that the house writes, so that a reader of Japanese loads three files
// and nobody else more than the seals. Characters that people type themselves come from their own system.
// Writes src/styles/made/{seals,japanese}.css and the faces beside them; does nothing when no character is new.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const here = fileURLToPath(new URL('.', import.meta.url));
const made = join(here, 'src/styles/made');
const require = createRequire(import.meta.url);
const KANA = [...Array(0x3100 - 0x3040).keys()].map((i) => String.fromCodePoint(0x3040 + i)).join('');
const PUNCTUATION = '、。・「」『』（）［］〜ー！？：；…％＋－＝／　々〇×';

/** @param {string} folder @param {string} ending */
function texts(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.split(' ').some((end) => name.endsWith(end)) && !name.endsWith('cli.ftl'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}

/** The Japanese characters of a text. @param {string} text */
function japanese(text) {
  return new Set(text.match(/[\u2026\u2190-\u21ff\u25a0-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/gu) ?? []);
}

/** @param {Iterable<string>} characters */
function ranges(characters) {
  return [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');
}

/** @param {string} name @param {string} family @param {number} weight @param {Set<string>} characters */
async function face(name, family, weight, characters) {
  const font = family.toLowerCase().replaceAll(' ', '-');
  const whole = require.resolve(`@fontsource/${font}/files/${font}-japanese-${weight}-normal.woff2`);
  const cut = await subset(readFileSync(whole), [...characters].join(''), { targetFormat: 'woff2' });
  const file = `${name}-${font}-${weight}.woff2`;
  writeFileSync(join(made, file), cut);
  console.log(`${String(cut.length).padStart(8)}  ${file}, ${characters.size} characters`);
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url(./${file}) format('woff2');
  unicode-range: ${ranges(characters)};
}
`;
}

const seals = japanese(texts(join(here, 'src'), '.ts .svelte'));
const all = japanese(texts(join(here, '../src/izakaya/locale/ja'), '.ftl') + KANA + PUNCTUATION);
const list = [...seals].sort().join('') + '\n' + [...all].sort().join('');
const known = join(made, 'characters.txt');
let before = '';
try {
  before = readFileSync(known, 'utf8');
} catch {
  // the first time
}
if (before !== list) {
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  writeFileSync(join(made, 'seals.css'), await face('seals', 'Shippori Mincho', 700, seals));
  const rest = new Set([...all].filter((character) => !seals.has(character)));
  const faces = [
    await face('japanese', 'Shippori Mincho', 700, rest),
    await face('japanese', 'Zen Kaku Gothic New', 400, all),
    await face('japanese', 'Zen Kaku Gothic New', 700, all),
  ];
  writeFileSync(join(made, 'japanese.css'), faces.join('\n'));
  writeFileSync(known, list);
}
