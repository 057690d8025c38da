// Sends what was read in this browser to an account that keeps it, where somebody wants that, and hears what was read in
// others. This is browser code. What couldn't be sent waits in the browser, and goes with its reader.
import { request } from '#kernel/browser/requests.ts';
import { readOwn, removeOwn, saveOwn } from '#bundles/offline/ui/public.ts';
import { forgetReading, knownReading, onReading, takeReading } from '#bundles/piece-pages/ui/public.ts';
import type { ReadPiece } from '#bundles/piece-pages/ui/public.ts';
import { MOST_AT_ONCE } from '../constants.ts';
import { readingHistoryPaths } from '../paths.ts';

interface UnsentPiece extends ReadPiece {
  /** Whether it is from before: what the account knows of it is newer. */
  readonly isFormer?: boolean;
}

type SyncAnswer =
  | { readonly keeps: false }
  | {
      readonly keeps: true;
      readonly state: string;
      readonly forget: boolean;
      readonly pieces: readonly ReadPiece[];
    };

const UNSENT = 'reading-untold';
const STATE = 'reading-state';
const HEARD = 'reading-heard';
/** How often a page asks what was read elsewhere. */
const AGAIN_MS = 60_000;
/** Whoever reads on says more. */
const SETTLE_MS = 5000;

export const isReadingSaved = (): boolean => 'savesReading' in document.documentElement.dataset;

/** Forgets what waits to be sent. What the account doesn't keep any more isn't told when it begins to keep again. */
export const stopSyncing = (): void => {
  for (const name of [UNSENT, STATE, HEARD]) removeOwn(name);
};

/** Sends what is read on this page, a moment later, or as soon as the page is left. */
export const startSyncing = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendNow = () => {
    clearTimeout(timer);
    if (unsent().length > 0) void syncReading();
  };
  onReading((piece) => {
    saveUnsent([...unsent().filter(({ path }) => path !== piece.path), piece]);
    clearTimeout(timer);
    timer = setTimeout(sendNow, SETTLE_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) sendNow();
  });
};

/** Does nothing where there is nothing to send and it was asked a moment ago. */
export const hearReading = async (): Promise<void> => {
  const heardAgo = Math.abs(Date.now() - Number(readOwn(HEARD) ?? 0));
  if (unsent().length > 0 || heardAgo > AGAIN_MS) await syncReading();
};

let running: Promise<void> | undefined;

/** Sends and hears. Without a network, or while the server is in trouble, it waits for the next time. */
export const syncReading = (): Promise<void> => {
  running ??= exchangeAll()
    .catch(() => undefined)
    .finally(() => (running = undefined));
  return running;
};

const exchangeAll = async (): Promise<void> => {
  // An account that this browser hears of for the first time is told of all that was read here before.
  if (readOwn(STATE) === null) {
    const later = unsent().filter(({ isFormer }) => !isFormer);
    const former = knownReading().filter(({ path }) => !later.some((piece) => piece.path === path));
    saveUnsent([...former.map((piece) => ({ ...piece, isFormer: true })), ...later]);
  }
  while (await exchange());
};

/** Exchanges one batch, and says whether there is more to be sent. */
const exchange = async (): Promise<boolean> => {
  const pieces = unsent().slice(0, MOST_AT_ONCE);
  const answer = await call({ state: readOwn(STATE) ?? '', pieces });
  if (!answer.keeps) {
    stopSyncing();
    return false;
  }
  if (answer.forget) {
    forgetReading();
    removeOwn(UNSENT);
  }
  const sent = new Set(pieces.map((piece) => JSON.stringify(piece)));
  const left = unsent().filter((piece) => !sent.has(JSON.stringify(piece)));
  // What was read here while the answer came is newer than the answer.
  takeReading(answer.pieces.filter(({ path }) => !left.some((piece) => piece.path === path)));
  saveUnsent(left);
  saveOwn(STATE, answer.state);
  saveOwn(HEARD, String(Date.now()));
  return left.length > 0;
};

const call = (body: {
  readonly state: string;
  readonly pieces: readonly UnsentPiece[];
}): Promise<SyncAnswer> =>
  request(
    readingHistoryPaths.sync.template,
    {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    async (response) => {
      // What the server can't read wouldn't be taken later either, and nothing else should wait for it.
      if (response.status === 400) removeOwn(UNSENT);
      if (!response.ok) throw new Error(`reading answered ${response.status}`);
      return (await response.json()) as SyncAnswer;
    },
  );

const unsent = (): readonly UnsentPiece[] => {
  try {
    const stored: unknown = JSON.parse(readOwn(UNSENT) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
};

const saveUnsent = (pieces: readonly UnsentPiece[]) =>
  pieces.length > 0 ? saveOwn(UNSENT, JSON.stringify(pieces)) : removeOwn(UNSENT);
