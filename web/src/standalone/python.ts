// Starts Python (Pyodide) in a Web Worker: fetches its archives, from the cache where they are there, and adds our source to its path.
import { entries, unzipped } from './archive';
import { cacheOf, isWhole } from './caches';
import type { Contents, Pack, Stage } from './protocol';

export interface Pyodide {
  FS: { mkdirTree: (path: string) => void; writeFile: (path: string, content: Uint8Array) => void };
  runPythonAsync: (code: string) => Promise<unknown>;
  globals: { get: (name: string) => unknown };
  /** Pyodide's own: `on_fatal` is called once, when nothing works any more. */
  _api: { on_fatal?: (why: unknown) => void };
}

type Told = (stage: Stage, done: number, whole: number) => void;
type Files = Map<string, Uint8Array>;

/** `told` is called with what is being waited for, and with the bytes fetched and in all. */
export async function startPython(base: string, told: Told): Promise<Pyodide> {
  const contents = (await (await fetch(`${base}contents.json`, { cache: 'no-cache' })).json()) as Contents;
  const [python, house, { loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    ...(await fetchAll(base, contents, (done, whole) => told('fetching', done, whole))),
    import(/* @vite-ignore */ `${base}python/pyodide.js`) as Promise<{ loadPyodide: (how: object) => Promise<Pyodide> }>,
    import(/* @vite-ignore */ `${base}python/pyodide.asm.js`) as Promise<{ default: unknown }>,
  ]);
  const whole = contents.packs.reduce((sum, { size }) => sum + size, 0);
  told('python', whole, whole);
  const pyodide = await withFiles(python, (indexURL) =>
    loadPyodide({
      indexURL,
      createPyodideModule,
      packageCacheDir: '',
      lockFileContents: new TextDecoder().decode(python.get('pyodide-lock.json')),
    }),
  );
  told('house', whole, whole);
  for (const [path, content] of house) {
    pyodide.FS.mkdirTree(`/house/${path}`.replace(/\/[^/]*$/, ''));
    pyodide.FS.writeFile(`/house/${path}`, content);
  }
  await pyodide.runPythonAsync('import sys, importlib; sys.path.insert(0, "/house"); importlib.invalidate_caches()');
  return pyodide;
}

/** Python asks for its parts by address: they have come already. Whatever types the server gives to files, these have the right one. */
async function withFiles(files: Files, start: (address: string) => Promise<Pyodide>): Promise<Pyodide> {
  const place = 'https://python/';
  const { fetch: network } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (wanted, how) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    const file = address.startsWith(place) ? files.get(address.slice(place.length)) : undefined;
    if (!file) return network(wanted, how);
    return Promise.resolve(new Response(file as BlobPart, { headers: { 'content-type': 'application/wasm' } }));
  };
  // Pyodide waits for ever for what cannot be run.
  const broken = new Promise<never>((_, reject) => {
    WebAssembly.instantiateStreaming = (...parts) =>
      instantiateStreaming(...parts).catch((trouble: unknown) => {
        reject(new Error(String(trouble)));
        throw trouble;
      });
  });
  try {
    return await Promise.race([start(place), broken]);
  } finally {
    self.fetch = network;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

async function fetchAll(
  base: string,
  { version, packs }: Contents,
  came: (done: number, whole: number) => void,
): Promise<[Promise<Files>, Promise<Files>]> {
  const cache = await self.caches?.open(cacheOf(base, version)).catch(() => undefined);
  const whole = packs.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const more = (bytes: number) => came(Math.min((done += bytes), whole), whole);
  const [python, house] = packs.map((pack) => fetchOne(base, pack, cache, more));
  if (!python || !house) throw new Error('contents.json names no archives');
  return [python, house];
}

async function fetchOne(
  base: string,
  { path, size }: Pack,
  cache: Cache | undefined,
  came: (bytes: number) => void,
): Promise<Files> {
  const address = new URL(path, base).href;
  const kept = await cache?.match(address);
  const isKept = kept !== undefined && (await isWhole(kept, size));
  const reply = isKept ? kept : await fetch(address);
  if (!reply.ok || !reply.body) throw new Error(`${path}: ${reply.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = reply.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    came(part.value.length);
  }
  const packed = new Uint8Array(await new Blob(parts).arrayBuffer());
  if (!isKept) await cache?.put(address, new Response(packed)).catch(() => undefined);
  return new Map([...entries(await unzipped(packed))].map(({ path: name, content }) => [name, content]));
}
