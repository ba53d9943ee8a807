// The worker in which the house is open: Python, the house itself, and the shelf it keeps everything on. The page never waits for it.
import type { Contents, FileInfo, FromWorker, ToWorker } from './protocol';
import { openShelf } from './shelf';

interface PyLine {
  hear: (text: string) => void;
  leave: () => void;
}

interface PyPage {
  open: () => Promise<number>;
  request: (wish: string) => Promise<string>;
  connect: (table: string, person: string, say: (text: string) => void, shut: (code: number) => void) => PyLine;
}

interface Pyodide {
  unpackArchive: (archive: Uint8Array, format: string, options: { extractDir: string }) => void;
  runPythonAsync: (code: string) => Promise<unknown>;
  globals: { get: (name: string) => (shelf: object) => PyPage };
}

const LOCK = 'izakaya-house';
const lines = new Map<number, PyLine>();
let page: PyPage | null = null;

const tell = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.do) {
    case 'open':
      void open(data.base, data.take);
      return;
    case 'ask':
      void page?.request(data.wish).then(
        (reply) => tell({ is: 'reply', id: data.id, reply }),
        (trouble: unknown) => tell({ is: 'failed', why: String(trouble) }),
      );
      return;
    case 'connect': {
      const { line } = data;
      const say = (text: string) => tell({ is: 'say', line, text });
      const shut = (code: number) => tell({ is: 'shut', line, code });
      const talking = page?.connect(data.table, data.person, say, shut);
      if (talking) lines.set(line, talking);
      return;
    }
    case 'hear':
      lines.get(data.line)?.hear(data.text);
      return;
    case 'leave':
      lines.get(data.line)?.leave();
      lines.delete(data.line);
  }
});

/** Of all tabs one has the house: two would write over each other's games. */
async function open(base: string, take: boolean): Promise<void> {
  try {
    if (!('locks' in navigator)) {
      await begin(base);
      return;
    }
    await navigator.locks.request(LOCK, take ? { steal: true } : { ifAvailable: true }, async (lock) => {
      if (!lock) {
        tell({ is: 'elsewhere' });
        return;
      }
      await begin(base);
      await new Promise(() => undefined); // until the tab is closed, or another one takes it
    });
  } catch (trouble) {
    if (trouble instanceof DOMException && trouble.name === 'AbortError') {
      tell({ is: 'elsewhere' });
      close();
    } else {
      tell({ is: 'failed', why: String(trouble) });
    }
  }
}

async function begin(base: string): Promise<void> {
  const contents = (await (await fetch(`${base}contents.json`, { cache: 'no-cache' })).json()) as Contents;
  const files = await fetchAll(base, contents);
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
  const [pyodide, shelf] = await Promise.all([loadPyodide({ indexURL: python, packageCacheDir: '' }), openShelf()]);
  const archive = await (await fetch(`${base}house.zip`)).arrayBuffer();
  pyodide.unpackArchive(new Uint8Array(archive), 'zip', { extractDir: '/house' });
  await pyodide.runPythonAsync(`
import sys
sys.path.insert(0, "/house")
import importlib
importlib.invalidate_caches()
from izakaya.page.browser import opened
`);
  page = pyodide.globals.get('opened')({
    read: async (beginning: string) => JSON.stringify(await shelf.read(beginning)),
    write: (changes: string) => shelf.write(JSON.parse(changes) as [string, string | null][]),
  });
  const damaged = await page.open();
  tell({ is: 'open', damaged, kept: shelf.kept });
}

/** Fetches what the house is made of, out of the cache if it is there, and tells how far it has come. */
async function fetchAll(base: string, { version, house }: Contents): Promise<Map<string, () => Response>> {
  const cache = await self.caches?.open(`izakaya-${version}`).catch(() => undefined);
  const whole = house.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const came = (bytes: number) => {
    done += bytes;
    tell({ is: 'progress', done, whole });
  };
  const found = await Promise.all(house.map(async (file) => [file, await fetchOne(base, file, cache, came)] as const));
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
