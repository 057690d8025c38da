// Browser code of ours asks the server by these functions: every request is counted, so that tests can wait until all are
// answered.

/** contract.md 9: how often waiting looks again. */
const POLL_MS = 250;

/** Browsers refuse more than 64 KB of bodies at once to what outlives its page, Firefox more than ten requests too. */
const OUTLIVING_BYTES = 60_000;
const BYTES_BESIDE_BODY = 8_000;

const running = new Set<Promise<unknown>>();
let outlivingBytes = 0;

/**
 * Fetches an address and gives what `read` makes of the answer; running until that is done. What changes something goes on
 * when its page is left at once, unless it is large.
 */
export const request = <T>(
  address: string,
  options: RequestInit,
  read: (response: Response) => T | Promise<T>,
): Promise<T> => {
  const bytes = bytesToOutlive(options);
  outlivingBytes += bytes;
  const call = fetch(address, bytes === 0 ? options : { ...options, keepalive: true })
    .finally(() => (outlivingBytes -= bytes))
    .then(read)
    .finally(() => running.delete(call));
  running.add(call);
  return call;
};

/**
 * Returns how many bytes a request counts for that outlives its page; none for what only asks, for files, and for what is too
 * large beside what is on its way: these end with the page.
 */
const bytesToOutlive = ({ method = 'GET', body = '' }: RequestInit): number => {
  const isText = typeof body === 'string' || body instanceof URLSearchParams;
  if (method === 'GET' || !isText) return 0;
  const bytes = BYTES_BESIDE_BODY + new TextEncoder().encode(String(body)).length;
  return outlivingBytes + bytes > OUTLIVING_BYTES ? 0 : bytes;
};

/** Sends what a form would send and gives the JSON that comes back. Throws when the call fails, or something else answers. */
export const post = <T>(address: string, body?: URLSearchParams): Promise<T> =>
  request(
    address,
    { method: 'POST', headers: { accept: 'application/json' }, ...(body && { body }) },
    answerOf<T>(address),
  );

/** Returns how to read the JSON that an address of ours answers with. Throws when it refuses, or something else answers. */
export const answerOf =
  <T>(address: string) =>
  async (response: Response): Promise<T> => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const answer = (await response.json()) as T;
    // Ours always say something; a gateway on the way may answer in our place.
    if (Object.keys(answer ?? {}).length === 0) throw new Error(`${address} answered nothing`);
    return answer;
  };

const PASSING: readonly number[] = [408, 425, 429];

/**
 * Says whether the answer may be another when asked again later: there was too much, or the server is in trouble or just being
 * started.
 */
export const isPassing = (status: number): boolean => status >= 500 || PASSING.includes(status);

/** Resolves as soon as no request of ours is running. */
export const waitForRequests = async (): Promise<void> => {
  while (running.size > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
};
