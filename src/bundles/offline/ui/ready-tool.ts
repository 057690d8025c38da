// Browser code: has the worker keep a page on which its reader can begin something without a network, with the scripts that it takes.
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { recall, remember } from './own-memory.ts';
import { tellWorker } from './wake-worker.ts';

/** By this name the worker keeps such pages. */
const TOOLS = 'litfass-tools';
/** By this name the browser remembers when it tried last: who may not begin anything isn't asked about with each page. */
const TRIED = 'tool-tried';

/** Unless it was done lately. What `fetchScripts` fetches goes through the worker, which keeps it. */
export const readyTool = async (path: string, fetchScripts: () => Promise<unknown>): Promise<void> => {
  if (!navigator.serviceWorker?.controller || !navigator.onLine || isSavingData() || wasJustTried()) return;
  if (await isFresh(path)) return;
  try {
    await fetchScripts();
  } catch {
    // The network has gone meanwhile: a later page tries again.
    return;
  }
  remember(TRIED, String(Date.now()));
  tellWorker({ type: 'tool', path });
};

/** Its reader asked the browser to be thrifty. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const wasJustTried = (): boolean => Date.now() - Number(recall(TRIED)) < HOUR_MS;

/** Where storage is forbidden nothing is there, and nothing could be kept. */
const isFresh = async (path: string): Promise<boolean> => {
  try {
    const known = await caches.match(path, { cacheName: TOOLS });
    return known !== undefined && Date.now() - Number(known.headers.get('litfass-fetched')) < DAY_MS;
  } catch {
    return true;
  }
};
