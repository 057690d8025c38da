// These are readers whose browsers say without end that they read. Nobody asks again here: what a browser has sent it forgets.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kill } from './kill-rounds.ts';

/** A reading that the portal took, by `performance.now()`. */
export interface TakenReading {
  readonly askedAt: number;
  readonly takenAt: number;
}

export interface Readers {
  readonly taken: readonly TakenReading[];
  /** Counts the readings without an answer: the portal may count them, or not. */
  readonly unanswered: () => number;
  readonly stop: () => Promise<void>;
}

interface Wish {
  readonly origin: string;
  readonly articleIds: readonly number[];
  readonly clients: number;
}

const PAUSE_MS = 20;
const TIMEOUT_MS = 5000;

/** What a process has not yet handed to its database, and how long handing it over takes on a busy machine. */
const LOST_AT_MOST_MS = 1000 + 500;

export const startReading = ({ origin, articleIds, clients }: Wish): Readers => {
  const taken: TakenReading[] = [];
  const stopping = new AbortController();
  let unanswered = 0;
  const read = async (client: number) => {
    for (let n = 0; !stopping.signal.aborted; n++) {
      const askedAt = performance.now();
      const isTaken = await sayRead(origin, articleIds[(client * 5 + n) % articleIds.length]!);
      if (isTaken) taken.push({ askedAt, takenAt: performance.now() });
      else unanswered++;
      await sleep(PAUSE_MS);
    }
  };
  const reading = Promise.all(Array.from({ length: clients }, (_, client) => read(client)));
  return {
    taken,
    unanswered: () => unanswered,
    stop: async () => {
      stopping.abort();
      await reading;
    },
  };
};

/** Sends one beacon, from an address of its own; returns false when it wasn't answered. */
export const sayRead = async (origin: string, articleId: number): Promise<boolean> => {
  const reading = { views: 1, reads: 0, seconds: 3, shares: 0, channel: 'direct' };
  try {
    const answer = await fetch(`${origin}/a/ajax/reading`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
      },
      body: JSON.stringify({ contentType: 'article', contentId: articleId, ...reading }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.status === 204;
  } catch {
    return false;
  }
};

const part = () => Math.floor(Math.random() * 256);

interface Counted {
  /** How many views the database counts since the readers began. */
  readonly views: number;
  readonly taken: readonly TakenReading[];
  readonly unanswered: number;
  /** The kills of processes that count. */
  readonly kills: readonly Pick<Kill, 'at' | 'doneAt'>[];
}

/**
 * Returns sentences about what is wrong: what was taken counts once, but for the last second before a kill. Whoever asked
 * before the kill was done may have got their answer from the process that died, although they read it afterwards.
 */
export const judgeReadings = ({ views, taken, unanswered, kills }: Counted): string[] => {
  const mayBeLost = taken.filter(({ askedAt, takenAt }) =>
    kills.some(({ at, doneAt }) => askedAt <= doneAt && takenAt > at - LOST_AT_MOST_MS),
  );
  const [least, most] = [taken.length - mayBeLost.length, taken.length + unanswered];
  return views < least || views > most
    ? [`${views} Aufrufe gezählt, es müssten ${least} bis ${most} sein`]
    : [];
};
