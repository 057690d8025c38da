// Queries outside transactions share very few connections: what is asked in one turn of the event loop goes out in one
// piece and is answered in order, without a round trip for each. It halves the cost of a page.
import type pg from 'pg';
import { isDescribable, queryDescribed } from './described-query.ts';
import type { Logger } from './log.ts';

export interface Pipeline {
  readonly query: (text: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
  readonly close: () => Promise<void>;
}

/** How many connections the pipeline has: more than one only so that a slow query holds up few others. */
export const PIPELINE_LINES = 4;
/** A connection that has answered nothing for so long gets nothing more to do. */
const STUCK_MS = 50;

/** What PostgreSQL has planned and looked up for a connection takes it up to fifteen megabytes. */
const REST_AFTER_MS = 30_000;

/**
 * Nothing is connected before the first query; a lost connection is replaced at the next one. All but the first, which is asked whenever it
 * isn't stuck, are let go when a rush is over.
 */
export const openPipeline = (create: () => pg.Client, log: Logger, restAfterMs = REST_AFTER_MS): Pipeline => {
  const lines = Array.from({ length: PIPELINE_LINES }, () => createLine(create, log));
  const resting = setInterval(() => {
    for (const line of lines.slice(1)) line.restIfUnused(restAfterMs);
  }, restAfterMs).unref();
  return {
    query: (text, values) => {
      const line = lines.find((other) => !other.isStuck()) ?? leastBusy(lines);
      return line.query(text, values);
    },
    close: async () => {
      clearInterval(resting);
      await Promise.allSettled(lines.map((line) => line.close()));
    },
  };
};

/** Holds back what a connection sends until all that is ready to run has run. */
export const sendTogether = ({ connection: { stream } }: pg.Client | PooledClient): void => {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/** Its type leaves out the connection. */
export type PooledClient = pg.PoolClient & Pick<pg.Client, 'connection'>;

interface Line extends Pipeline {
  readonly isStuck: () => boolean;
  readonly pending: () => number;
  readonly restIfUnused: (forMs: number) => void;
}

const leastBusy = (lines: readonly Line[]) => lines.reduce((a, b) => (b.pending() < a.pending() ? b : a));

const createLine = (create: () => pg.Client, log: Logger): Line => {
  let connected: Promise<pg.Client> | undefined;
  let pending = 0;
  let heardAt = 0;
  const connect = () => {
    const client = create();
    const connecting = client.connect().then(() => client);
    const forget = () => void (connected === connecting && (connected = undefined));
    connecting.catch(forget);
    client.once('end', forget);
    client.on('error', ({ message }) => {
      forget();
      log.warn({ message }, 'database connection lost');
    });
    return connecting;
  };
  return {
    pending: () => pending,
    restIfUnused: (forMs) => {
      if (!connected || pending > 0 || performance.now() - heardAt < forMs) return;
      const unused = connected;
      connected = undefined;
      void unused.then((client) => client.end()).catch(() => undefined);
    },
    isStuck: () => pending > 0 && performance.now() - heardAt > STUCK_MS,
    query: async (text, values) => {
      if (pending++ === 0) heardAt = performance.now();
      const mine = (connected ??= connect());
      try {
        const client = await mine;
        sendTogether(client);
        return await (isDescribable(text)
          ? queryDescribed(client, text, values)
          : client.query(text, values));
      } catch (error) {
        // A fatal error is the server's last word on this connection, which isn't closed yet.
        const isOver = (error as Partial<pg.DatabaseError>).severity === 'FATAL';
        if (isOver && connected === mine) connected = undefined;
        throw error;
      } finally {
        pending--;
        heardAt = performance.now();
      }
    },
    close: async () => (await connected)?.end(),
  };
};
