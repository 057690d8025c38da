// Sends one file to the server in pieces, by the tus protocol: it goes on where the line broke, also after the page was left
// and the same file is chosen again. What speaks the protocol is fetched when somebody sends a file.
import type { DetailedError, Upload } from 'tus-js-client';
import { readerOfPage } from '#bundles/offline/ui/public.ts';
import { UPLOAD_RETENTION_MS } from '../constants.ts';
import type { StreamUploadView } from '../views.ts';

/** Grows up to half a minute and stays there for about twenty; another chance is the browser being online again. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000, ...Array.from({ length: 40 }, () => 30_000)];

export interface UploadNews {
  /** Is told the bytes that have left the browser; of those that have arrived at least as many are kept. */
  readonly onSent: (sent: number) => void;
  readonly onInterrupted: () => void;
  /** The server has all of it, under this number. */
  readonly onArrived: (streamId: number) => void;
  /** Is called with what the server said, if it said something. */
  readonly onFailed: (msg: string | null) => void;
}

export interface UploadRun {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Also gives up what has arrived. */
  readonly cancel: () => Promise<void>;
  readonly end: () => void;
}

/** What its sender wants of an upload, also while what sends it is still on its way. */
type Wish = 'go' | 'pause' | 'cancel';

type Endpoint = Pick<StreamUploadView, 'endpoint' | 'chunkBytes'>;

/** Begins, or goes on with what arrived of the same file before. */
export const startUpload = (file: File, to: Endpoint, news: UploadNews): UploadRun => {
  let wish: Wish = 'go';
  let run: UploadRun | undefined;
  begin(file, to, news, () => wish).then(
    (begun) => (run = begun),
    () => wish !== 'cancel' && news.onFailed(null),
  );
  return {
    pause: () => {
      wish = 'pause';
      run?.pause();
    },
    resume: () => {
      wish = 'go';
      run?.resume();
    },
    cancel: async () => {
      wish = 'cancel';
      await run?.cancel();
    },
    end: () => run?.end(),
  };
};

/** Gives nothing where it was canceled before anything of it was sent. */
const begin = async (
  file: File,
  { endpoint, chunkBytes }: Endpoint,
  news: UploadNews,
  wish: () => Wish,
): Promise<UploadRun | undefined> => {
  const tus = await import('tus-js-client');
  let isInterrupted = false;
  const upload = new tus.Upload(file, {
    endpoint,
    chunkSize: chunkBytes,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { filename: file.name, filetype: file.type, reader: readerOfPage() },
    removeFingerprintOnSuccess: true,
    onProgress: (sent) => {
      isInterrupted = false;
      news.onSent(sent);
    },
    onShouldRetry: (problem) => {
      isInterrupted = isWorthRetrying(problem);
      if (isInterrupted) news.onInterrupted();
      return isInterrupted;
    },
    onError: (problem) => news.onFailed(sentenceOf(problem)),
    onSuccess: ({ lastResponse }) => news.onArrived(Number(lastResponse.getHeader(STREAM_HEADER))),
  });
  const [former] = await upload.findPreviousUploads();
  if (wish() === 'cancel') return undefined;
  if (former) upload.resumeFromPreviousUpload(former);
  const goOn = () => void (isInterrupted && wish() === 'go' && upload.abort().then(() => upload.start()));
  window.addEventListener('online', goOn);
  if (wish() === 'go') upload.start();
  return runOf(upload, () => window.removeEventListener('online', goOn));
};

/** Names the finished stream in the answer to the last piece. */
const STREAM_HEADER = 'Stream-Id';

const runOf = (upload: Upload, stopListening: () => void): UploadRun => ({
  pause: () => void upload.abort(),
  resume: () => upload.start(),
  cancel: async () => {
    stopListening();
    await upload.abort(true);
  },
  end: stopListening,
});

const CONFLICT = 409;
const LOCKED = 423;

/** Says whether the line broke, the server is away for a moment, or another piece of the same upload is still on its way. */
const isWorthRetrying = (problem: Error | DetailedError): boolean => {
  const status = statusOf(problem);
  return status === 0 || status >= 500 || [CONFLICT, LOCKED].includes(status);
};

const statusOf = (problem: Error | DetailedError): number =>
  'originalResponse' in problem ? (problem.originalResponse?.getStatus() ?? 0) : 0;

/** Refusals are `{ msg }`, or a line of text. */
const sentenceOf = (problem: Error | DetailedError): string | null => {
  const body = 'originalResponse' in problem ? problem.originalResponse?.getBody() : undefined;
  if (!body) return null;
  try {
    return (JSON.parse(body) as { msg?: string }).msg ?? null;
  } catch {
    return null;
  }
};

/**
 * Returns the name of a file of the one who reads the open page that has not arrived as a whole, as far as this browser knows and
 * the server still waits for it.
 */
export const unfinishedName = (): string | null => {
  for (const [key, entry] of Object.entries(stored())) {
    const name = key.startsWith('tus::') ? nameIn(entry as string) : null;
    if (name !== null) return name;
  }
  return null;
};

/** Where storage is forbidden nothing was kept. */
const stored = (): Record<string, unknown> => {
  try {
    return { ...localStorage };
  } catch {
    return {};
  }
};

/** What was kept before it said whose it is belongs to nobody who is signed in. */
const NOBODY = 'nobody';

interface KeptUpload {
  readonly metadata?: { readonly filename?: string; readonly reader?: string };
  readonly creationTime?: string;
}

const nameIn = (entry: string): string | null => {
  try {
    const { metadata: { filename = null, reader = NOBODY } = {}, creationTime } = JSON.parse(
      entry,
    ) as KeptUpload;
    const isOver = creationTime !== undefined && Date.now() - Date.parse(creationTime) > UPLOAD_RETENTION_MS;
    return reader === readerOfPage() && !isOver ? filename : null;
  } catch {
    return null;
  }
};
