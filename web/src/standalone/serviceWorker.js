// Service worker: after the first visit the page works without a network. `make page` writes `self.contents` above this. A version fetches
// everything before it is offered, and the one before stays until the new one has opened its house once.
import { entries, unzipped } from './archive';
import { cacheOf, cachesOf, isWhole } from './caches';

const { version, packs, shell } = self.contents;
const base = self.registration.scope;
const CACHE = cacheOf(base, version);
// For browsers: not every server knows them all.
const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

const address = (path) => new URL(path, base).href;

/** What an older version has fetched already, or the worker of the page, is not fetched again. */
async function bring({ path, size }) {
  for (const name of await ours()) {
    const kept = await (await caches.open(name)).match(address(path));
    if (await isWhole(kept, size)) return kept;
  }
  const reply = await fetch(address(path));
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply;
}

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(cachesOf(base)));

async function fill() {
  const cache = await caches.open(CACHE);
  for (const pack of packs) await cache.put(address(pack.path), await bring(pack));
  const packed = new Uint8Array(await (await bring(shell)).arrayBuffer());
  for (const { path, content } of entries(await unzipped(packed))) {
    const headers = { 'content-type': TYPES[path.split('.').pop()] ?? 'application/octet-stream' };
    await cache.put(address(path), new Response(content, { headers }));
  }
  await cache.put(address('contents.json'), Response.json(self.contents));
}

/** From this version, or from the one before for a tab that still shows it. */
async function find(wanted) {
  for (const name of [CACHE, ...(await ours())]) {
    const kept = await (await caches.open(name)).match(wanted);
    if (kept) return kept;
  }
  return undefined;
}

async function forgetOlder() {
  const { waiting, installing } = self.registration;
  if (waiting || installing) return; // a newer version has its cache too
  for (const name of await ours()) if (name !== CACHE) await caches.delete(name);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    fill().catch(async (trouble) => {
      await caches.delete(CACHE);
      throw trouble;
    }),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data === 'opened') event.waitUntil(forgetOlder());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(base)) return;
  const wanted = request.mode === 'navigate' ? address('index.html') : request.url.split('#')[0];
  event.respondWith(
    find(wanted)
      .then((kept) => kept ?? fetch(request))
      .catch(() => new Response('', { status: 504 })),
  );
});
