// Imitates a browser's storage for what waits, and its locks, for tests.
import { vi } from 'vitest';

/** Gives what lies there, by address. */
export const aDeviceWithStorage = (): Map<string, Response> => {
  const stored = new Map<string, Response>();
  let isOpened = false;
  const cache = {
    match: async (what: string) => stored.get(keyOf(what))?.clone(),
    put: async (what: string, answer: Response) => void stored.set(keyOf(what), answer),
    delete: async (what: string) => stored.delete(keyOf(what)),
    keys: async () => [...stored.keys()].map((path) => ({ url: `https://litfass.example${path}` })),
  };
  vi.stubGlobal('caches', {
    has: async () => isOpened,
    open: async () => {
      isOpened = true;
      return cache;
    },
  });
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  return stored;
};

const keyOf = (what: string) => new URL(what, 'https://litfass.example').pathname;

type Work = (lock: object | null) => unknown;

/** Returns locks of which one at a time is held by name; with `ifAvailable` null says that somebody else has it. */
const createLocks = () => {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: async (name: string, ...rest: [Work] | [{ ifAvailable: boolean }, Work]) => {
      const work = rest.at(-1) as Work;
      const before = held.get(name);
      if (before && rest.length === 2) return work(null);
      const mine = (before ?? Promise.resolve()).then(() => work({ name }));
      const ended = mine.then(
        () => undefined,
        () => undefined,
      );
      held.set(name, ended);
      void ended.then(() => held.get(name) === ended && held.delete(name));
      return mine;
    },
  };
};

export { ownWaitingPieces } from '../ui/outbox/piece-outbox.ts';
export { sendWaitingPieces } from '../ui/outbox/send-pieces.ts';
export * as outboxTexts from '../ui/outbox/texts.ts';
