// Answers the browser's fetch in tests of islands by the real server without a network in between.
import type { TestApp } from './test-portal.ts';

export interface ServedFetch {
  readonly fetch: typeof fetch;
  /** Calls that reached the server so far, like `GET /a/pub-api/…`. */
  readonly calls: string[];
  /** Headers of the browser, such as its session cookie. */
  headers: Record<string, string>;
  /** The network is gone. */
  isOffline: boolean;
  /** The server is in trouble. */
  isBroken: boolean;
  /** The network is gone before an answer comes, and after it was asked for. */
  losesAnswers: boolean;
  /** Lets calls wait until the returned function is called. */
  hold(): () => void;
  /** Waits until all calls, and those that follow from them, are answered. */
  settled(): Promise<void>;
}

// jsdom brings an ArrayBuffer of its own, by which Fastify would no longer know the bytes of an answer for bytes.
globalThis.ArrayBuffer = Buffer.alloc(0).buffer.constructor as ArrayBufferConstructor;

export const fetchFrom = ({ http }: Pick<TestApp, 'http'>): ServedFetch => {
  const pending = new Set<Promise<Response>>();
  let gate = Promise.resolve();
  const answer = async (
    address: string,
    { method = 'GET', headers, body }: RequestInit,
  ): Promise<Response> => {
    await gate;
    if (served.isOffline) throw new TypeError('Failed to fetch');
    if (served.isBroken) return new Response(null, { status: 503 });
    served.calls.push(`${method} ${address}`);
    const reply = await http.inject({
      method: method as 'GET',
      url: address,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...served.headers,
        ...(headers as Record<string, string>),
        ...(body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { payload: String(body) }),
    });
    if (served.losesAnswers) throw new TypeError('Failed to fetch');
    const { statusCode: status, rawPayload } = reply;
    return new Response(status === 204 ? null : new Uint8Array(rawPayload), { status });
  };
  const served: ServedFetch = {
    fetch: async (address, init = {}) => {
      const call = answer(String(address), init);
      pending.add(call);
      const forget = () => void pending.delete(call);
      call.then(forget, forget);
      return call;
    },
    calls: [],
    headers: {},
    isOffline: false,
    isBroken: false,
    losesAnswers: false,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    settled: async () => {
      do {
        await Promise.allSettled(pending);
        // A request that was answered may ask for more.
        await new Promise((resolve) => setTimeout(resolve, 5));
      } while (pending.size > 0);
    },
  };
  return served;
};
