// Cuts the Japanese faces down to the characters that the house writes, so that a reader of Japanese loads three files
// and nobody else more than the seals; and gives the Latin ones the long vowels they lack (Jūbei, Bō).
// Characters that people type themselves come from their own system.
// Writes src/styles/made/{seals,japanese,macrons}.css and the faces beside them; does nothing when no character is new.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import subset from 'subset-font';

const here = fileURLToPath(new URL('.', import.meta.url));
const made = join(here, 'src/styles/made');
const require = createRequire(import.meta.url);
const KANA = [...Array(0x3100 - 0x3040).keys()].map((i) => String.fromCodePoint(0x3040 + i)).join('');
const BAR = '¯';
const ABOVE = 0.11; // of the size of the letters: so far the bar hovers above the vowel
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

/** @param {string} family @param {string} script @param {number} weight */
function whole(family, script, weight) {
  const font = family.toLowerCase().replaceAll(' ', '-');
  return readFileSync(require.resolve(`@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`));
}

/** @param {string} family @param {number} weight @param {Set<string>} characters */
function japaneseFace(family, weight, characters) {
  return subset(whole(family, 'japanese', weight), [...characters].join(''), { targetFormat: 'woff2' });
}

/** @param {import('opentype.js').PathCommand} step @param {number} right @param {number} up */
function moved(step, right, up) {
  if ('x' in step) [step.x, step.y] = [step.x + right, step.y + up];
  if ('x1' in step) [step.x1, step.y1] = [step.x1 + right, step.y1 + up];
  if ('x2' in step) [step.x2, step.y2] = [step.x2 + right, step.y2 + up];
  return step;
}

/** The vowel without its bar. @param {string} vowel */
function shortened(vowel) {
  return vowel.normalize('NFD').charAt(0);
}

/** Each long vowel from its letter and the bar of the same face. @param {string} family @param {number} weight @param {Set<string>} vowels */
async function macronFace(family, weight, vowels) {
  const letters = [...vowels].map(shortened).join('');
  const parts = await subset(whole(family, 'latin', weight), `${letters}${BAR}`, { targetFormat: 'truetype' });
  const font = opentype.parse(new Uint8Array(parts).buffer);
  const bar = font.charToGlyph(BAR);
  const edges = bar.getBoundingBox();
  const glyphs = [...vowels].map((vowel) => {
    const letter = font.charToGlyph(shortened(vowel));
    const { x1, x2, y2 } = letter.getBoundingBox();
    const [right, up] = [(x1 + x2 - edges.x1 - edges.x2) / 2, y2 + ABOVE * font.unitsPerEm - edges.y1];
    const path = new opentype.Path();
    path.extend(letter.path);
    path.extend(structuredClone(bar.path.commands).map((step) => moved(step, right, up)));
    const { advanceWidth } = letter;
    return new opentype.Glyph({ name: `macron-${vowel.codePointAt(0)}`, unicode: vowel.codePointAt(0), advanceWidth, path });
  });
  const { unitsPerEm, ascender, descender } = font;
  const blank = new opentype.Glyph({ name: '.notdef', unicode: 0, advanceWidth: unitsPerEm, path: new opentype.Path() });
  const drawn = new opentype.Font({
    familyName: family,
    styleName: `${weight}`,
    unitsPerEm,
    ascender,
    descender,
    glyphs: [blank, ...glyphs],
  });
  return subset(Buffer.from(drawn.toArrayBuffer()), [...vowels].join(''), { targetFormat: 'woff2' });
}

/** @param {string} name @param {string} family @param {number} weight @param {Set<string>} characters @param {typeof japaneseFace} cutting */
async function face(name, family, weight, characters, cutting = japaneseFace) {
  const cut = await cutting(family, weight, characters);
  const file = `${name}-${family.toLowerCase().replaceAll(' ', '-')}-${weight}.woff2`;
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

const macrons = new Set(texts(join(here, '../src/izakaya/locale'), '.ftl').match(/[āēīōūĀĒĪŌŪ]/gu) ?? []);
const seals = japanese(texts(join(here, 'src'), '.ts .svelte'));
const all = japanese(texts(join(here, '../src/izakaya/locale/ja'), '.ftl') + KANA + PUNCTUATION);
const list = [macrons, seals, all].map((set) => [...set].sort().join('')).join('\n');
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
  const long = [
    await face('macrons', 'Shippori Mincho', 700, macrons, macronFace),
    await face('macrons', 'Zen Kaku Gothic New', 400, macrons, macronFace),
    await face('macrons', 'Zen Kaku Gothic New', 700, macrons, macronFace),
  ];
  writeFileSync(join(made, 'macrons.css'), long.join('\n'));
  writeFileSync(known, list);
}
