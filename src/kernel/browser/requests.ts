// How browser code of ours asks the server: every request is counted, so that tests can wait until all are answered.

/** contract.md 9: how often waiting looks again. */
const POLL_MS = 250;

const running = new Set<Promise<unknown>>();

/** Fetches an address and gives what `read` makes of the answer; running until that is done. */
export const request = <T>(
  address: string,
  options: RequestInit,
  read: (response: Response) => T | Promise<T>,
): Promise<T> => {
  const call = fetch(address, options)
    .then(read)
    .finally(() => running.delete(call));
  running.add(call);
  return call;
};

/** Sends what a form would send and gives the JSON that comes back. Throws when the call fails. */
export const post = <T>(address: string, body?: URLSearchParams): Promise<T> =>
  request(
    address,
    { method: 'POST', headers: { accept: 'application/json' }, ...(body && { body }) },
    async (response) => {
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return (await response.json()) as T;
    },
  );

const PASSING: readonly number[] = [408, 425, 429];

/** Asked again later the answer may be another: there was too much, or the server is in trouble or just being started. */
export const isPassing = (status: number): boolean => status >= 500 || PASSING.includes(status);

/** Resolves as soon as no request of ours is running. */
export const waitForRequests = async (): Promise<void> => {
  while (running.size > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
};
