// Browser code: has the worker keep a page on which its reader can begin something without a network, with the scripts that it takes.
import { DAY_MS, SECOND_MS } from '#kernel/durations.ts';
import { readOwn, saveOwn } from './own-storage.ts';
import { postToWorker } from './wake-worker.ts';

/** By this name the worker keeps such pages. */
const TOOLS = 'litfass-tools';
/** By this name the browser stores when it tried last. */
const TRIED = 'tool-tried';
/** Soon again, since the network may go before the worker has it; who may not begin anything isn't asked about with each page. */
const TRY_AGAIN_MS = 10 * SECOND_MS;

/** As soon as there is a worker, and unless it was done lately. What `fetchScripts` fetches goes through the worker, which keeps it. */
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

/** Its reader asked the browser to be thrifty. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const wasJustTried = (): boolean => Date.now() - Number(readOwn(TRIED)) < TRY_AGAIN_MS;

/** Where storage is forbidden nothing is there, and nothing could be kept. */
const isFresh = async (path: string): Promise<boolean> => {
  try {
    const known = await caches.match(path, { cacheName: TOOLS });
    return known !== undefined && Date.now() - Number(known.headers.get('litfass-fetched')) < DAY_MS;
  } catch {
    return true;
  }
};
