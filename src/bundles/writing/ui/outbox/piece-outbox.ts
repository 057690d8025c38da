// Browser code: pieces that were to come out when there was no network wait in this browser, with the picture that didn't get through, for
// their author alone. They lie where the browser's worker keeps things, because pictures are too large for the drafts' place.
import { readerOfPage } from '#bundles/offline/ui/public.ts';

export interface WaitingPiece {
  /** The key of the manuscript, also before the server knows it: beginning it again is the same beginning. */
  readonly key: string;
  /** The composer's own name: what it saved as it was left, and never heard of, was no change of somebody else. */
  readonly window?: string;
  /** The label of who wrote it: nobody else's page sends it. */
  readonly reader: string;
  readonly viewerId: number;
  readonly type: string;
  /** Null before the server knows the manuscript. */
  readonly id: number | null;
  readonly objectId: number | null;
  readonly version: number;
  readonly content: object;
  readonly title: string;
  /** The field that the waiting picture is for; null without one. */
  readonly pictureField: string | null;
  readonly act: PublishAct;
  /** Where the browser keeps the words as well, until the server has them. */
  readonly copyName: string;
}

/** What was pressed. */
export interface PublishAct {
  readonly name: 'publish' | 'schedule' | 'submit';
  readonly body: object;
}

const CACHE = 'litfass-outbox';
const PIECE = '/.piece/';
const PICTURE = '/.picture/';
const FILE_NAME = 'litfass-name';

/** One after the other, so that what is taken out isn't put in again by an older wish. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
};

/** Without a picture the one that lies there stays. Rejects where storage is full or forbidden. */
export const putIntoOutbox = (piece: WaitingPiece, picture?: File): Promise<void> =>
  inTurn(async () => {
    const cache = await caches.open(CACHE);
    if (piece.pictureField === null) await cache.delete(PICTURE + piece.key);
    else if (picture) await cache.put(PICTURE + piece.key, answerOf(picture));
    await cache.put(PIECE + piece.key, new Response(JSON.stringify(piece)));
  });

const answerOf = (file: File) =>
  new Response(file, {
    headers: {
      'content-type': file.type || 'application/octet-stream',
      [FILE_NAME]: encodeURIComponent(file.name),
    },
  });

export const takeFromOutbox = (key: string): Promise<void> =>
  inTurn(async () => {
    const cache = await caches.open(CACHE);
    await cache.delete(PIECE + key);
    await cache.delete(PICTURE + key);
  });

/** Returns the pieces of the one who reads the open page, in the order in which they came; nothing where there is no storage. */
export const ownWaitingPieces = async (): Promise<readonly WaitingPiece[]> => {
  try {
    if (!(await caches.has(CACHE))) return [];
    const cache = await caches.open(CACHE);
    const found: WaitingPiece[] = [];
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      const piece = pathname.startsWith(PIECE) ? await readPiece(cache, pathname) : undefined;
      if (piece?.reader === readerOfPage()) found.push(piece);
    }
    return found;
  } catch {
    return [];
  }
};

/** Returns undefined when it was lost, or taken out meanwhile. */
export const findWaitingPicture = async ({ key }: Pick<WaitingPiece, 'key'>): Promise<File | undefined> => {
  const found = await (await caches.open(CACHE)).match(PICTURE + key);
  if (!found) return undefined;
  const { headers } = found;
  const type = headers.get('content-type') ?? '';
  return new File([await found.blob()], decodeURIComponent(headers.get(FILE_NAME) ?? 'bild'), { type });
};

/** Whatever else lies there counts as nothing. */
const readPiece = async (cache: Cache, path: string): Promise<WaitingPiece | undefined> => {
  const piece = (await (await cache.match(path))?.json().catch(() => null)) as Partial<WaitingPiece> | null;
  const isWhole =
    [piece?.key, piece?.reader, piece?.type, piece?.act?.name].every((part) => typeof part === 'string') &&
    typeof piece?.viewerId === 'number' &&
    typeof piece.content === 'object';
  return isWhole ? (piece as WaitingPiece) : undefined;
};
