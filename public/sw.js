// Keeps one version of Quintain on the device, whole or not at all, so that it opens without a network.
//
// The build writes the version and the list of files with their hashes below. A new version is fetched beside the old one
// and waits until the player takes it ("take over") or the last page of the old one is closed.

const VERSION = 'QUINTAIN_VERSION';
const FILES = 'QUINTAIN_FILES';
const PAGE = 'index.html';

// Hosts share an origin between projects, and a cache belongs to the origin: the sub-path keeps them apart.
const HOME = new URL('./', self.location);
const FAMILY = `quintain ${HOME.pathname} `;
const CACHE = FAMILY + VERSION;

const hashes = new Map(FILES);

/** The page is asked for by its folder: some hosts answer its file name with a redirection. */
const addressOf = (name) => new URL(name === PAGE ? './' : name, HOME).href;

/** The file a request means; the page for the folder, whatever follows the question mark. */
function nameOf(url) {
  if (url.origin !== HOME.origin || !url.pathname.startsWith(HOME.pathname)) return undefined;
  const name = decodeURIComponent(url.pathname.slice(HOME.pathname.length)) || PAGE;
  return hashes.has(name) ? name : undefined;
}

/** Fetches one file and insists on the bytes of this version: while a host is half updated, nothing is kept. */
async function keep(cache, name) {
  const address = addressOf(name);
  const response = await fetch(address, { integrity: hashes.get(name), cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  await cache.put(address, response);
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const results = await Promise.allSettled([...hashes.keys()].map((name) => keep(cache, name)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await caches.delete(CACHE);
    throw failed.reason;
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(FAMILY) && name !== CACHE).map((name) => caches.delete(name)));
}

/** What is kept; if the browser has cleared it, the network. */
async function answer(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(addressOf(name), { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const name = nameOf(new URL(event.request.url));
  if (name) event.respondWith(answer(name, event.request));
});
