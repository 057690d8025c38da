// Has the worker keep a page on which its reader can begin something without a network, with the scripts that it takes. This is
// browser code.
import { DAY_MS, SECOND_MS } from '#kernel/durations.ts';
import { readOwn, saveOwn } from './own-storage.ts';
import { postToWorker } from './wake-worker.ts';

/** The name of the cache in which the worker keeps such pages. */
const TOOLS = 'litfass-tools';
/** The name under which the browser stores when it tried last. */
const TRIED = 'tool-tried';
/**
 * The time until it is tried again. It is short, since the network may go before the worker has the page, and long enough that
 * someone who may not begin anything isn't asked about with each page.
 */
const TRY_AGAIN_MS = 10 * SECOND_MS;

/**
 * Has the worker keep the page as soon as there is a worker, unless that was done lately. What `fetchScripts` fetches goes
 * through the worker, which keeps it.
 */
export const readyTool = async (path: string, fetchScripts: () => Promise<unknown>): Promise<void> => {
  if (!navigator.serviceWorker || !navigator.onLine || isSavingData() || wasJustTried()) return;
  if (!navigator.serviceWorker.controller) return waitForWorker(() => void readyTool(path, fetchScripts));
  if (await isFresh(path)) return;
  try {
    await fetchScripts();
  } catch {
    // The network has gone meanwhile: a later page tries again.
    return;
  }
  saveOwn(TRIED, String(Date.now()));
  postToWorker({ type: 'tool', path });
};

/** It comes with the first piece that somebody reads, later than this. */
const waitForWorker = (goOn: () => void) =>
  navigator.serviceWorker.addEventListener('controllerchange', goOn, { once: true });

/** Says whether the reader asked the browser to save data. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const wasJustTried = (): boolean => Date.now() - Number(readOwn(TRIED)) < TRY_AGAIN_MS;

/**
 * Says whether the page was kept within a day. Where storage is forbidden nothing is there, and nothing could be kept: then the
 * answer is yes.
 */
const isFresh = async (path: string): Promise<boolean> => {
  try {
    const known = await caches.match(path, { cacheName: TOOLS });
    return known !== undefined && Date.now() - Number(known.headers.get('litfass-fetched')) < DAY_MS;
  } catch {
    return true;
  }
};
