// This is the browser's worker. While there is a network, the network always wins: the worker only keeps pieces that were read
// or saved, with what they need to look as they do, and pages on which something can be begun, and shows them when there is
// no network. What it keeps belongs to one reader: as soon as a page says that somebody else reads, or nobody, all of it goes.
const SHELL = 'litfass-shell';
const STATE = 'litfass-state';
const PIECES = 'litfass-pieces';
const PICTURES = 'litfass-pictures';
const TOOLS = 'litfass-tools';
const OFFLINE = '/offline';
const NOBODY = 'nobody';
const SYNC_AFTER_MS = 60 * 60 * 1000;
/** The age from which on a saved piece is fetched anew. */
const FRESH_MS = 24 * 60 * 60 * 1000;
/** These are the headers that a kept page needs to be as safe as it was. */
const KEPT_HEADERS = [
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'litfass-kept',
  'litfass-tool',
];

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().catch(() => undefined));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, url));
  else if (isShell(url.pathname)) event.respondWith(fromShell(request));
  else if (pictureOf(url.pathname))
    event.respondWith(fetch(request).catch(() => keptPicture(url.pathname).catch(noPicture)));
});

self.addEventListener('message', (event) => {
  const { type, path } = event.data ?? {};
  if (type === 'keep') event.waitUntil(fetchAndKeep(path, true).catch(() => undefined));
  if (type === 'tool') event.waitUntil(fetchTool(path).catch(() => undefined));
  if (type === 'sync') event.waitUntil(syncSaved().catch(() => undefined));
  if (type === 'saved') event.waitUntil(syncSaved(0).catch(() => undefined));
  if (type === 'forget') {
    changes += 1;
    event.waitUntil(inTurn(() => meetReader(NOBODY)).catch(distrust));
  }
});

/** Counts the changes of the reader: an answer that was asked for before the last one belongs to somebody who has left. */
let changes = 0;

/** The last piece of work; each waits for the one before, so that nothing is kept for a reader who is leaving. */
let turn = Promise.resolve();
const inTurn = (work) => {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
};

const stateOf = async (name, fallback) => {
  const found = await (await caches.open(STATE)).match(`/.${name}`);
  return found ? found.json() : fallback;
};
const setState = async (name, value) =>
  (await caches.open(STATE)).put(`/.${name}`, new Response(JSON.stringify(value)));
const dropState = async (name) => (await caches.open(STATE)).delete(`/.${name}`);

/** Forgets everything of another reader. Only a page that somebody opens, or signing out, says who reads now. */
const meetReader = async (reader) => {
  if (reader !== (await stateOf('reader'))) {
    changes += 1;
    isTrusted = false;
    await dropState(MET);
    await Promise.all([PIECES, PICTURES, TOOLS].map((name) => caches.delete(name)));
    await setState('saved', { at: 0, paths: [] });
    await setState('reader', reader);
  }
  await trust();
};

/** The name under which it is noted that the last reader who came was met. */
const MET = 'met';
/**
 * Whether what is kept belongs to whoever reads now; undefined until it is asked, since browsers end workers and start them
 * anew.
 */
let isTrusted;
const trusts = async () => {
  if (isTrusted !== undefined) return isTrusted;
  const found = (await stateOf(MET, false)) && (await preload()?.getState())?.headerValue !== DISTRUSTED;
  return (isTrusted ??= found);
};

const trust = async () => {
  if (!(await trusts())) {
    await setState(MET, true);
    await preload()?.setHeaderValue('true');
  }
  isTrusted = true;
};

/**
 * Notes that what is kept may be somebody else's, since storage failed when a reader came: until the next one is met nothing
 * of it is shown.
 */
const distrust = async () => {
  changes += 1;
  isTrusted = false;
  await dropState(MET)
    .catch(() => preload()?.setHeaderValue(DISTRUSTED))
    .catch(() => undefined);
};

/** Returns the one thing that browsers keep for a worker beside storage: in it can be noted that storage itself failed. */
const preload = () => self.registration?.navigationPreload;
const DISTRUSTED = 'distrusted';

const openPage = async (event, url) => {
  const asked = changes;
  let response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await keptPage(url).catch(() => undefined)) ?? offlineAnswer().catch(() => Response.error());
  }
  const reader = readerOf(response);
  // The reader is met before the page is shown, so that whoever reads it finds nothing of somebody else behind it. A device
  // that can't store shows the page as well.
  if (reader !== undefined && !(await inTurn(() => meetOpener(reader, asked)).catch(distrust)))
    return response;
  if (url.search === '' && titleOf(response) !== undefined)
    event.waitUntil(
      keep(url.pathname, response.clone(), { asked: changes, isOpened: true }).catch(() => undefined),
    );
  else if (isGone(response))
    event.waitUntil(drop((path) => isSamePage(path, url.pathname), changes).catch(() => undefined));
  return response;
};

/** Meets the reader of a page, unless another one has come, or this one has left, since it was asked for; says whether it did. */
const meetOpener = async (reader, asked) => {
  if (asked !== changes && reader !== (await stateOf('reader'))) return false;
  await meetReader(reader);
  return true;
};

/**
 * Says whether an answer may be kept: since it was asked for no reader has come or left, and it was made for the one who reads.
 * Where nobody was ever met, its reader is met by it.
 */
const isStillOf = async (reader, asked) => {
  if (asked !== changes) return false;
  const known = await stateOf('reader');
  if (known === undefined) {
    await setState('reader', reader);
    await trust();
  }
  return known === undefined || known === reader;
};

const isGone = ({ status }) => [403, 404, 410].includes(status);

const drop = (isMeant, asked) =>
  inTurn(async () => {
    if (asked !== changes) return;
    const pieces = await caches.open(PIECES);
    for (const path of await pathsIn(pieces)) if (isMeant(path)) await pieces.delete(path);
    await dropLoosePictures(pieces);
  });

/** Deletes pictures that no kept piece shows any more, and those that would be too much together. */
const dropLoosePictures = async (pieces) => {
  const shown = [];
  for (const path of await pathsIn(pieces))
    shown.push({ path, pictures: picturesOf(await pieces.match(path)) });
  const pictures = await caches.open(PICTURES);
  const there = await pathsIn(pictures);
  const bytes = new Map();
  for (const path of there) bytes.set(path, bytesOf(await pictures.match(path)));
  const { paths } = await stateOf('saved', { paths: [] });
  const stay = picturesWithin(shown, paths, (path) => bytes.get(path) ?? 0);
  for (const path of there) if (!stay.has(path)) await pictures.delete(path);
};

const bytesOf = ({ headers }) => Number(headers.get('litfass-bytes'));

const picturesOf = ({ headers }) => JSON.parse(headers.get('litfass-pictures') ?? '[]');

/** Keeps a piece for its reader, if that is still the one who reads. */
const keep = async (path, response, { asked, isOpened }) => {
  const reader = readerOf(response);
  const html = await response.text();
  const { shell, pictures } = filesIn(html);
  const headers = headersToKeep(response);
  headers['litfass-kept-at'] = momentOf(response, new Date()).toISOString();
  // By its own clock the device knows how long ago that was, even where the clock is wrong.
  headers['litfass-fetched'] = String(Date.now());
  headers['litfass-pictures'] = JSON.stringify(pictures);
  const isKept = await inTurn(async () => {
    if (reader === undefined || !(await isStillOf(reader, asked))) return false;
    const pieces = await caches.open(PIECES);
    // It may lie there under a former address, too, with the words of that time.
    for (const known of (await pathsIn(pieces)).filter((other) => isSamePage(other, path))) {
      if ((await pieces.match(known)).headers.has('litfass-opened')) headers['litfass-opened'] = '1';
      await pieces.delete(known);
    }
    if (isOpened) headers['litfass-opened'] = '1';
    await pieces.put(path, new Response(html, { headers }));
    const { paths } = await stateOf('saved', { paths: [] });
    for (const gone of surplusOf(await pathsIn(pieces), paths)) await pieces.delete(gone);
    await dropLoosePictures(pieces);
    return true;
  });
  if (!isKept) return;
  await keepShell(shell);
  let bytes = 0;
  for (const picture of pictures) if (bytes < PIECE_BYTES_KEPT) bytes += await keepPicture(picture, asked);
  await drop(() => false, asked);
};

const headersToKeep = ({ headers }) =>
  Object.fromEntries(KEPT_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])));

const pathsIn = async (cache) =>
  (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });

/** Keeps a picture and returns how many bytes it has; 0 where the server doesn't give it. */
const keepPicture = async (path, asked) => {
  const known = await (await caches.open(PICTURES)).match(path);
  if (known) return bytesOf(known);
  const response = await fetch(path);
  if (!response.ok) return 0;
  const picture = await response.blob();
  const headers = { ...headersToKeep(response), 'litfass-bytes': String(picture.size) };
  await inTurn(async () => {
    if (asked === changes) await (await caches.open(PICTURES)).put(path, new Response(picture, { headers }));
  });
  return picture.size;
};

/** Answers with a quiet box of any shape, so that nothing looks broken where a card that leads elsewhere has no picture. */
const noPicture = () => new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } });

const keptPicture = async (path) => {
  if (!(await trusts())) return noPicture();
  const cache = await caches.open(PICTURES);
  const wanted = pictureOf(path);
  const known = (await pathsIn(cache)).find((other) => pictureOf(other) === wanted);
  return (known && (await cache.match(known))) || noPicture();
};

const keepShell = async (paths) => {
  const cache = await caches.open(SHELL);
  for (const path of paths)
    if (!(await cache.match(path))) {
      const response = await fetch(path);
      if (response.ok) await cache.put(path, response);
    }
  const files = (await pathsIn(cache)).filter((path) => path !== OFFLINE);
  for (const gone of surplusOf(files, paths, SHELL_KEPT)) await cache.delete(gone);
};

const fromShell = async (request) => {
  const cache = await caches.open(SHELL).catch(() => undefined);
  const known = await cache?.match(request).catch(() => undefined);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache?.put(request, response.clone()).catch(() => undefined);
  return response;
};

const keepOfflinePage = async () => {
  const response = await fetch(OFFLINE, { credentials: 'omit' });
  if (!response.ok) return;
  const html = await response.clone().text();
  await (await caches.open(SHELL)).put(OFFLINE, response);
  await keepShell(filesIn(html).shell);
};

const keptPage = async ({ pathname, search }) => {
  if (!(await trusts())) return undefined;
  // With a query in its address the page would begin something else.
  const tool = search === '' && (await (await caches.open(TOOLS)).match(pathname));
  if (tool) return new Response(withToolBar(await tool.text()), { headers: tool.headers });
  const known = await (await caches.open(PIECES)).match(pathname);
  if (!known) return undefined;
  const at = new Date(known.headers.get('litfass-kept-at'));
  return new Response(withBar(await known.text(), at, new Date()), { headers: known.headers });
};

const offlineAnswer = async () => {
  const known = await (await caches.open(SHELL)).match(OFFLINE);
  if (!known) return Response.error();
  const pieces = await caches.open(PIECES);
  const { paths } = await stateOf('saved', { paths: [] });
  const entries = await Promise.all(
    ((await trusts()) ? await pathsIn(pieces) : []).toReversed().map(async (path) => {
      const { headers } = await pieces.match(path);
      const title = decodeURIComponent(headers.get('litfass-kept'));
      return { path, title, at: new Date(headers.get('litfass-kept-at')), isSaved: paths.includes(path) };
    }),
  );
  const html = offlinePage(await known.text(), entries, new Date(), await toolEntries());
  return new Response(html, { status: 503, headers: headersToKeep(known) });
};

const toolEntries = async () => {
  const tools = await caches.open(TOOLS);
  return Promise.all(
    ((await trusts()) ? await pathsIn(tools) : []).map(async (path) => {
      const { headers } = await tools.match(path);
      return { path, title: decodeURIComponent(headers.get('litfass-tool')) };
    }),
  );
};

/** Keeps a page on which its reader can begin something, as long as the server says that they may. */
const fetchTool = async (path) => {
  const asked = changes;
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const [title, reader] = [toolOf(response), readerOf(response)];
  const html = await response.text();
  const headers = { ...headersToKeep(response), 'litfass-fetched': String(Date.now()) };
  const isKept = await inTurn(async () => {
    if (reader === undefined || !(await isStillOf(reader, asked))) return false;
    const tools = await caches.open(TOOLS);
    await tools.delete(path);
    if (title !== undefined) await tools.put(path, new Response(html, { headers }));
    return title !== undefined;
  });
  if (isKept) await keepShell(filesIn(html).shell);
};

const fetchAndKeep = async (path, isOpened = false) => {
  const asked = changes;
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  if (titleOf(response) !== undefined)
    await keep(new URL(response.url).pathname, response, { asked, isOpened });
  else if (isGone(response)) await drop((known) => isSamePage(known, path), asked);
};

/** Brings what the reader has saved for later and the offline page up to date, unless that was done less than `afterMs` ago. */
const syncSaved = async (afterMs = SYNC_AFTER_MS) => {
  const { at } = await stateOf('saved', { at: 0 });
  if (Date.now() - at < afterMs) return;
  const asked = changes;
  const response = await fetch('/konto/ajax/gemerkt', { headers: { accept: 'application/json' } });
  if (!response.ok) return;
  const { reader, hrefs } = await response.json();
  const paths = hrefs.map((href) => new URL(href, self.location.origin).pathname);
  const removed = await inTurn(async () => {
    if (!(await isStillOf(reader, asked))) return undefined;
    const before = await stateOf('saved', { paths: [] });
    await setState('saved', { at: Date.now(), paths });
    return before.paths.filter((path) => !paths.includes(path));
  });
  if (!removed) return;
  await keepOfflinePage().catch(() => undefined);
  // What was saved and never opened goes. What was opened as well is one of those read lately, if it can still be read.
  const { opened, unopened } = await byOpening(removed);
  await drop((path) => unopened.includes(path), asked);
  for (const path of [...opened, ...(await outdatedOf(paths))])
    if (asked === changes) await fetchAndKeep(path).catch(() => undefined);
};

const byOpening = async (paths) => {
  const pieces = await caches.open(PIECES);
  const found = await Promise.all(paths.map((path) => pieces.match(path)));
  const isOpened = (at) => found[at]?.headers.has('litfass-opened');
  return { opened: paths.filter((_, at) => isOpened(at)), unopened: paths.filter((_, at) => !isOpened(at)) };
};

/** Returns those of the paths whose pieces aren't kept yet, or were fetched too long ago. */
const outdatedOf = async (paths) => {
  const pieces = await caches.open(PIECES);
  const found = await Promise.all(paths.map((path) => pieces.match(path)));
  return paths.filter((_, at) => !isFresh(found[at]));
};

const isFresh = (piece) =>
  piece !== undefined && Date.now() - Number(piece.headers.get('litfass-fetched')) < FRESH_MS;
