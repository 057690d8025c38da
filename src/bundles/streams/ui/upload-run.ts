// Sends one file to the server in pieces, by the tus protocol: it goes on where the line broke, also after the page was left
// and the same file is chosen again. What speaks the protocol is fetched when somebody sends a file.
import type { DetailedError, Upload } from 'tus-js-client';
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

/** Begins, or goes on with what arrived of the same file before. */
export const startUpload = async (
  file: File,
  { endpoint, chunkBytes }: Pick<StreamUploadView, 'endpoint' | 'chunkBytes'>,
  news: UploadNews,
): Promise<UploadRun> => {
  const tus = await import('tus-js-client');
  let isInterrupted = false;
  const upload = new tus.Upload(file, {
    endpoint,
    chunkSize: chunkBytes,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { filename: file.name, filetype: file.type },
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
  if (former) upload.resumeFromPreviousUpload(former);
  const goOn = () => void (isInterrupted && upload.abort().then(() => upload.start()));
  window.addEventListener('online', goOn);
  upload.start();
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

/** Returns the name of a file that has not arrived as a whole, as far as this browser knows. */
export const unfinishedName = (): string | null => {
  for (const [key, entry] of Object.entries({ ...localStorage }))
    if (key.startsWith('tus::')) return nameIn(entry as string);
  return null;
};

const nameIn = (entry: string): string | null => {
  try {
    return (JSON.parse(entry) as { metadata?: { filename?: string } }).metadata?.filename ?? null;
  } catch {
    return null;
  }
};
