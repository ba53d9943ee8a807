// Starts Python (Pyodide) in a Web Worker: fetches its files, from the cache where they are there, and adds our source to its path.
import { entries, unzipped } from './archive';
import type { Contents, FileInfo } from './protocol';

export interface Pyodide {
  FS: { mkdirTree: (path: string) => void; writeFile: (path: string, content: Uint8Array) => void };
  runPythonAsync: (code: string) => Promise<unknown>;
  globals: { get: (name: string) => unknown };
}

/** `came` is called with the bytes loaded and the bytes in all. */
export async function startPython(base: string, came: (done: number, whole: number) => void): Promise<Pyodide> {
  const contents = (await (await fetch(`${base}contents.json`, { cache: 'no-cache' })).json()) as Contents;
  const files = await fetchAll(base, contents, came);
  // Python asks for its own parts by address: what has come already is not fetched again.
  const { fetch: network } = self;
  self.fetch = (wanted, how) => {
    const file = files.get(new URL(wanted instanceof Request ? wanted.url : wanted, location.href).href);
    return file ? Promise.resolve(file()) : network(wanted, how);
  };
  const python = `${base}python/`;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as {
    loadPyodide: (how: object) => Promise<Pyodide>;
  };
  const pyodide = await loadPyodide({ indexURL: python, packageCacheDir: '' });
  const packed = new Uint8Array(await (await fetch(`${base}house.tar.gz`)).arrayBuffer());
  for (const { path, content } of entries(await unzipped(packed))) {
    pyodide.FS.mkdirTree(`/house/${path}`.replace(/\/[^/]*$/, ''));
    pyodide.FS.writeFile(`/house/${path}`, content);
  }
  await pyodide.runPythonAsync('import sys, importlib; sys.path.insert(0, "/house"); importlib.invalidate_caches()');
  return pyodide;
}

async function fetchAll(
  base: string,
  { version, house }: Contents,
  came: (done: number, whole: number) => void,
): Promise<Map<string, () => Response>> {
  const cache = await self.caches?.open(`izakaya-${version}`).catch(() => undefined);
  const whole = house.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const more = (bytes: number) => came((done += bytes), whole);
  const found = await Promise.all(house.map(async (file) => [file, await fetchOne(base, file, cache, more)] as const));
  return new Map(found.map(([{ path }, make]) => [new URL(path, base).href, make]));
}

async function fetchOne(
  base: string,
  { path, size }: FileInfo,
  cache: Cache | undefined,
  came: (bytes: number) => void,
): Promise<() => Response> {
  const address = new URL(path, base).href;
  const kept = await cache?.match(address);
  const reply = kept ?? (await fetch(address));
  if (!reply.ok || !reply.body) throw new Error(`${path}: ${reply.status}`);
  const headers = { 'content-type': reply.headers.get('content-type') ?? 'application/octet-stream' };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = reply.body.getReader();
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    read += part.value.length;
    came(part.value.length);
  }
  came(size - read);
  const whole = new Blob(parts, { type: headers['content-type'] });
  if (!kept) await cache?.put(address, new Response(whole, { headers })).catch(() => undefined);
  return () => new Response(whole, { headers });
}
