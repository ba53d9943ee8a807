// Reads the tar.gz archive of the Python source. The browser unpacks it in a tenth of the time that Python would need.

export interface Entry {
  path: string;
  content: Uint8Array;
}

const BLOCK = 512;

/** Some servers say of a packed file that it is packed, and then the browser has unpacked it already. */
export async function unzipped(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The files of a plain tar archive. */
export function* entries(archive: Uint8Array): Generator<Entry> {
  const text = (at: number, length: number) => {
    const bytes = archive.subarray(at, at + length);
    const end = bytes.indexOf(0);
    return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
  };
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const [folder, name] = [text(at + 345, 155), text(at, 100)];
    const size = parseInt(text(at + 124, 12), 8);
    yield { path: folder ? `${folder}/${name}` : name, content: archive.subarray(at + BLOCK, at + BLOCK + size) };
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
}
