// Sends other processes which tags were touched, soon after the commit. Not in it: transactions that notify can commit
// only one after the other, each waiting for the disk, which would slow down all writing.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { EVERYTHING, TAG_CHANNEL } from './invalidation.ts';
import type { Logger } from './log.ts';

export interface TagBroadcast {
  /** Sends them in a moment, together with those that follow. */
  readonly send: (tags: Iterable<string>) => void;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

const GATHER_MS = 20;
const RETRY_MS = 500;
/** The most bytes of a message: PostgreSQL refuses notifications from 8000 bytes on. */
const MAX_BYTES = 7900;
/** The most messages: for more tags than these hold, everything is told, since so much at once is no everyday change. */
const MAX_PAYLOADS = 8;

/**
 * Tells other processes what was touched. A process that is killed between a commit and its news keeps them to itself: whoever
 * starts tells EVERYTHING, in case it follows such a one.
 */
export const createTagBroadcast = (database: Database, log: Logger): TagBroadcast => {
  const waiting = new Set<string>();
  let sending: Promise<void> | undefined;
  let isClosed = false;
  const sendAll = async () => {
    while (waiting.size > 0) {
      await sleep(GATHER_MS);
      const told = [...waiting];
      waiting.clear();
      await database
        .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
          TAG_CHANNEL,
          payloadsOf(database.id, told),
        ])
        .catch(async (error: Error) => {
          if (isClosed) return;
          log.warn({ err: error }, 'other processes could not be told what changed; trying again');
          for (const tag of told) waiting.add(tag);
          await sleep(RETRY_MS);
        });
    }
    sending = undefined;
  };
  return {
    send: (tags) => {
      for (const tag of tags) waiting.add(tag);
      // `sendAll` with nothing to send would end before it is kept here, and whatever follows would wait for it for ever.
      if (waiting.size > 0) sending ??= sendAll();
    },
    close: async () => {
      isClosed = true;
      await sending;
    },
  };
};

/** Makes messages of tags, the sender's name first in each, so that it can ignore what it says itself. */
const payloadsOf = (sender: string, tags: readonly string[]): string[] => {
  const payloads: string[] = [];
  let message = sender;
  for (const tag of tags) {
    if (Buffer.byteLength(message) + Buffer.byteLength(tag) >= MAX_BYTES) {
      payloads.push(message);
      message = sender;
    }
    message += ` ${tag}`;
  }
  payloads.push(message);
  const isAll = tags.includes(EVERYTHING) || payloads.length > MAX_PAYLOADS;
  return isAll ? [`${sender} ${EVERYTHING}`] : payloads;
};
