// Imitates what the worker finds on a device: storage, the network, and a browser that tells it of events. It is only for its
// tests.

interface Said {
  readonly reader?: string;
  readonly title?: string;
  readonly html?: string;
  readonly status?: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where a redirect led to. */
  readonly at?: string;
}

type Handler = (event: object) => void;

const ORIGIN = 'https://litfass.example';
const whole = (path: string) => new URL(path, ORIGIN).href;
const addressOf = (what: string | { readonly url: string }) =>
  whole(typeof what === 'string' ? what : what.url);

const toResponse = (path: string, { reader, title, html, status, json, headers, at }: Said): Response => {
  const body = json === undefined ? (html ?? `<body><p>${title}</p>`) : JSON.stringify(json);
  const response = new Response(body, {
    status: status ?? 200,
    headers: {
      'content-type': json === undefined ? 'text/html' : 'application/json',
      ...(reader && { 'litfass-reader': reader }),
      ...(title && { 'litfass-kept': encodeURIComponent(title) }),
      ...headers,
    },
  });
  return Object.defineProperty(response, 'url', { value: whole(at ?? path) });
};

/** Keeps copies, in the order in which they came, as browsers do. */
const createStorage = () => {
  const stores = new Map<string, Map<string, Response>>();
  let isBroken = false;
  const toUse = <T>(work: () => T): Promise<T> =>
    isBroken ? Promise.reject(new Error('no storage')) : Promise.resolve(work());
  const toCache = (store: Map<string, Response>) => ({
    match: (what: string) => toUse(() => store.get(addressOf(what))?.clone()),
    put: (what: string, response: Response) => toUse(() => void store.set(addressOf(what), response)),
    delete: (what: string) => toUse(() => store.delete(addressOf(what))),
    keys: () => toUse(() => [...store.keys()].map((url) => ({ url }))),
  });
  return {
    breakDown: () => void (isBroken = true),
    recover: () => void (isBroken = false),
    caches: {
      open: (name: string) =>
        toUse(() => {
          if (!stores.has(name)) stores.set(name, new Map());
          return toCache(stores.get(name)!);
        }),
      delete: (name: string) => toUse(() => stores.delete(name)),
    },
  };
};

/** Returns what the browser keeps with the worker's registration, beside storage. */
const createRegistration = () => {
  let headerValue = 'true';
  return {
    navigationPreload: {
      setHeaderValue: async (value: string) => void (headerValue = value),
      getState: async () => ({ enabled: true, headerValue }),
    },
  };
};

/** Creates the device's own clock. */
const createClock = () => {
  let later = 0;
  class Clock extends Date {
    constructor(...given: [] | [string]) {
      super(given.length === 0 ? Clock.now() : given[0]!);
    }
    static override now = () => Date.now() + later;
  }
  return { Clock, wait: (milliseconds: number) => void (later += milliseconds) };
};

const createNetwork = () => {
  const answers = new Map<string, () => Promise<Response>>();
  const asked: string[] = [];
  return {
    /** What has been fetched, in this order. */
    asked,
    fetch: async (what: string | { readonly url: string }) => {
      const { pathname } = new URL(addressOf(what));
      asked.push(pathname);
      const known = answers.get(pathname);
      if (!known) throw new TypeError('no network');
      return known();
    },
    /** Makes the network answer so from now on. */
    answer: (path: string, said: Said) =>
      void answers.set(path, () => Promise.resolve(toResponse(path, said))),
    loseNetwork: () => answers.clear(),
    /** Does the same, but the answer doesn't come before it is told to. */
    hold: (path: string, said: Said) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answers.set(path, () => promise);
      return { come: () => resolve(toResponse(path, said)) };
    },
  };
};

export const createDevice = () => {
  const { Clock, wait } = createClock();
  const { breakDown, recover, caches } = createStorage();
  const { fetch, ...network } = createNetwork();
  const handlers = new Map<string, Handler>();
  /** Tells the worker, and waits until it has done all that it wanted to. */
  const tell = async (type: string, more: object) => {
    const waiting: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    const event = {
      ...more,
      waitUntil: (work: Promise<unknown>) => void waiting.push(work),
      respondWith: (work: Promise<Response>) => void (response = work),
    };
    handlers.get(type)!(event);
    const given = await response;
    for (let at = 0; at < waiting.length; at++) await waiting[at];
    return given;
  };
  const ask = (path: string, mode: string) =>
    tell('fetch', { request: { url: whole(path), method: 'GET', mode }, preloadResponse: Promise.resolve() });

  return {
    globals: {
      self: {
        location: { origin: ORIGIN },
        registration: createRegistration(),
        addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
      },
      caches,
      fetch,
      Date: Clock,
      Response,
      Headers,
      URL,
    },
    /** Lets so much time go by. */
    wait,
    /** Breaks the storage from now on. */
    breakDown,
    /** It is there again, with all that was in it. */
    recover,
    ...network,
    /** Somebody opens a page. */
    open: (path: string, said?: Said) => {
      if (said) network.answer(path, said);
      return ask(path, 'navigate');
    },
    /** Asks for one of the files of a page. */
    ask: (path: string) => ask(path, 'no-cors'),
    /** Sends a message of a page to the worker. */
    say: (data: object) => tell('message', { data }),
    kept: async (name = 'litfass-pieces') =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    state: async (name: string) => (await (await caches.open('litfass-state')).match(`/.${name}`))?.json(),
    caches,
  };
};
