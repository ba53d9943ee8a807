// Service worker: after the first visit the page works without a network. `make page` fills in the list of its files; each version has
// its own cache, and takes over when the reader says so or comes back.
const VERSION = '%VERSION%';
const SHELL = '%SHELL%';
const CACHE = `izakaya-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(SHELL.map((path) => new URL(path, self.registration.scope).href))),
  );
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('izakaya-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const wanted = request.mode === 'navigate' ? new URL('index.html', self.registration.scope).href : request.url.split('#')[0];
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted))
      .then((kept) => kept ?? fetch(request))
      .catch(() => new Response('', { status: 504 })),
  );
});
