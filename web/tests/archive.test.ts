import { expect, test } from 'vitest';
import { entries, unzipped } from '../src/standalone/archive';

/** A tar archive as Python writes it. */
function tar(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const blocks = Object.entries(files).map(([path, text]) => {
    const content = new TextEncoder().encode(text);
    const block = new Uint8Array(512 * (1 + Math.ceil(content.length / 512)));
    const cut = path.length > 100 ? path.lastIndexOf('/') : -1;
    const put = (at: number, value: string) => block.set(new TextEncoder().encode(value), at);
    put(0, path.slice(cut + 1));
    if (cut > 0) put(345, path.slice(0, cut));
    put(124, content.length.toString(8).padStart(11, '0'));
    block.set(content, 512);
    return [...block];
  });
  return new Uint8Array([...blocks.flat(), ...new Uint8Array(1024)]);
}

async function zipped(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([plain]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const long = `${'rooms/'.repeat(20)}table.pyc`;
const files = { 'izakaya/__init__.pyc': 'a house', 'empty.dat': '', [long]: 'x'.repeat(1500), 'last.ftl': '居酒屋' };

test('a house is unpacked as it was packed, whether or not the browser has unzipped it already', async () => {
  const packed = tar(files);
  for (const came of [packed, await zipped(packed)]) {
    const found = [...entries(await unzipped(came))].map(({ path, content }) => [path, new TextDecoder().decode(content)]);
    expect(Object.fromEntries(found)).toEqual(files);
  }
});
