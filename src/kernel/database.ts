// Opens the pool; holds the one Drizzle type. No other file opens connections. Nobody exports a handle: it comes on ctx.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openBulk } from './bulk-connection.ts';
import type { BulkConnection } from './bulk-connection.ts';
import type { Ctx } from './ctx.ts';
import { PIPELINE_LINES, openPipeline } from './database-pipeline.ts';
import type { Pipeline } from './database-pipeline.ts';
import { beginTransaction } from './database-transaction.ts';
import type { Transaction } from './database-transaction.ts';
import type { Logger } from './log.ts';
import { withRowReader } from './prepared-statement.ts';
import type { Statement, StatementOptions } from './prepared-statement.ts';

/** The pool's Drizzle or a transaction's: the same type, so that queries accept both. */
export type Db = NodePgDatabase<Record<string, never>>;

/** Where a PostgreSQL is: an address, or the folder of a socket on this machine. */
export type DatabaseTarget =
  | { readonly url: string }
  | { readonly socketDir: string; readonly port: number; readonly user: string; readonly database: string };

export interface QueryResult {
  readonly rows: Record<string, unknown>[];
  readonly rowCount: number | null;
}

export interface Database {
  /** Tells this process from others in what they notify each other of. */
  readonly id: string;
  readonly db: Db;
  readonly query: (text: string, values?: unknown[]) => Promise<QueryResult>;
  /** Queries as `query` does, for a single statement that must not wait until some transaction has ended. */
  readonly queryAtOnce: (text: string, values?: unknown[]) => Promise<QueryResult>;
  /** Opens a transaction; one that is unlimited may wait and work as long as it takes. */
  readonly begin: (options?: { readonly isUnlimited?: boolean }) => Promise<Transaction>;
  /** Gives the work a connection of its own without a limit of time, for whole tables; it ends with the work. */
  readonly bulk: <T>(work: (connection: BulkConnection) => Promise<T>) => Promise<T>;
  /**
   * Gives the work an empty database of this name on the same server, thrown away when the work is over. Needs the right to
   * create one.
   */
  readonly withScratchDatabase: <T>(name: string, work: (scratch: Database) => Promise<T>) => Promise<T>;
  /** Calls back for every notification; after a lost connection calls `onGap`, since some were missed. */
  readonly listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ) => Promise<Listener>;
  /** Holds an advisory lock as long as the process lives; false when another process holds it. */
  readonly claim: (lockName: string) => Promise<boolean>;
  /** Returns how many queries were sent so far; tests count with it. */
  readonly queryCount: () => number;
  readonly close: () => Promise<void>;
}

export interface Listener {
  readonly close: () => Promise<void>;
}

const POOL_SIZE = 12;
/** How many connections a process has: with those of the pipeline, the one that listens and the one that holds a lock. */
export const CONNECTIONS_PER_PROCESS = POOL_SIZE + PIPELINE_LINES + 2;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;
const RECONNECT_MS = 500;
/**
 * Firewalls forget connections on which nothing happens, often after a few minutes and without a word to either end; left to itself
 * Linux looks after one only when two hours are over. Whoever listens would hear of no change until then.
 */
const KEEP_ALIVE_MS = 30_000;
/**
 * Left to itself PostgreSQL plans a list of many parts anew each time, which takes longer than running it. The queries
 * that are prepared are written for one plan, whatever their values; tests ask for it.
 */
const PLAN_ONCE = '-c plan_cache_mode=force_generic_plan';
/**
 * Pages look up each of their pieces once, so there is nothing to remember of it. PostgreSQL makes a table for that all the same, as large
 * as all pieces ask for: among 200,000 of them that took a page of a place twice as long as the look-ups. docs/decisions/0185
 */
const NO_MEMOIZE = '-c enable_memoize=off';

/** Opens a pool. Nothing is connected before the first query. */
export const openDatabase = (target: DatabaseTarget, log: Logger, poolSize = POOL_SIZE): Database => {
  const settings = connectionSettings(target);
  const working = { ...settings, statement_timeout: STATEMENT_TIMEOUT_MS, pipeline: true };
  const pool = new pg.Pool({ ...working, max: poolSize });
  const pipeline = openPipeline(
    () => new pg.Client({ ...working, options: `${PLAN_ONCE} ${NO_MEMOIZE}` }),
    log,
  );
  const dedicated: DedicatedClients = { clients: [], isClosed: false };
  // When the pool ends, it has said goodbye to its connections, but they are not all gone yet.
  pool.on(
    'error',
    ({ message }) => dedicated.isClosed || log.warn({ message }, 'idle database connection lost'),
  );
  const id = randomBytes(6).toString('hex');
  let queries = 0;
  const counter = { logQuery: () => void queries++ };
  return {
    id,
    db: drizzle(poolOf(pool, pipeline), { logger: counter, casing: 'snake_case' }),
    query: (text, values) => pool.query(text, values),
    queryAtOnce: (text, values) => pipeline.query(text, values),
    begin: async ({ isUnlimited = false } = {}) => {
      const transaction = await beginTransaction(await pool.connect(), counter);
      return isUnlimited ? unlimited(transaction) : transaction;
    },
    bulk: (work) => bulk(settings, log, work),
    withScratchDatabase: (name, work) => withScratchDatabase(target, log, name, work),
    listen: (channel, onMessage, onGap) => listen(settings, log, { channel, onMessage, onGap }),
    claim: (lockName) => claim(settings, log, lockName, dedicated),
    queryCount: () => queries,
    close: async () => {
      dedicated.isClosed = true;
      await Promise.allSettled(dedicated.clients.map((client) => client.end()));
      await Promise.all([pipeline.close(), pool.end()]);
    },
  };
};

/** Lifts the limit of time for the rest of a transaction. */
export const UNLIMITED = 'set local statement_timeout = 0';

const unlimited = async (transaction: Transaction): Promise<Transaction> => {
  await transaction.query(UNLIMITED).catch(async (error: unknown) => {
    await transaction.rollback();
    throw error;
  });
  return transaction;
};

/** Returns what Drizzle takes for a pool: single queries go through the pipeline, transactions get a connection. */
const poolOf = (pool: pg.Pool, { query }: Pipeline): pg.Pool =>
  Object.assign(Object.create(pg.Pool.prototype) as pg.Pool, { query, connect: () => pool.connect() });

/** Creates the target's database when the server doesn't have it yet. Safe when two processes try at once. */
export const createDatabaseIfMissing = async (target: DatabaseTarget): Promise<void> => {
  const name = databaseName(target);
  await onServer(target, async (client) => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    await createSortedDatabase(client, name).catch((error: { code?: string }) => {
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  });
};

/** The new database sorts in German where the server knows how, else as the server does. */
const createSortedDatabase = async (client: pg.Client, name: string) => {
  const create = `create database ${pg.escapeIdentifier(name)}`;
  const isSorted = `template template0 encoding 'UTF8' locale_provider icu icu_locale 'de-DE' locale 'C'`;
  await client.query(`${create} ${isSorted}`).catch(() => client.query(create));
};

export interface DatabaseServer {
  /** Copies database `template` to a new one called `name`. */
  readonly clone: (template: string, name: string) => Promise<void>;
  /** Removes a database, closing its connections. */
  readonly drop: (name: string) => Promise<void>;
}

/**
 * Copies and removes whole databases, by one connection that stays and keeps no process alive: connecting anew for each would
 * be a quarter of the time. For tests, which come and go by the thousand.
 */
export const openServer = (target: DatabaseTarget): DatabaseServer => {
  let connected: Promise<pg.Client> | undefined;
  const connect = async () => {
    const client = new pg.Client(connectionSettings(withDatabase(target, 'postgres'))) as QuietClient;
    client.on('error', () => (connected = undefined));
    await client.connect();
    client.unref();
    return client;
  };
  const query = async (text: string) => {
    connected ??= connect();
    connected.catch(() => (connected = undefined));
    await (await connected).query(text);
  };
  return {
    clone: (template, name) =>
      query(
        `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`,
      ),
    drop: (name) => query(dropOf(name)),
  };
};

/** A client of the driver, whose type leaves `unref` out. */
type QuietClient = pg.Client & { readonly unref: () => void };

const dropOf = (name: string) => `drop database if exists ${pg.escapeIdentifier(name)} with (force)`;

/**
 * Makes and fills a database unless it is there, also where several processes ask at once: whoever comes later waits. Until it is
 * filled it goes by another name, so that what has this one is whole. For tests.
 */
export const fillDatabaseOnce = (
  target: DatabaseTarget,
  name: string,
  fill: (database: DatabaseTarget) => Promise<void>,
): Promise<void> =>
  onServer(target, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    const unfinished = `${name}_unfinished`;
    await dropDatabase(target, unfinished);
    await createDatabaseIfMissing(withDatabase(target, unfinished));
    await fill(withDatabase(target, unfinished));
    await client.query(
      `alter database ${pg.escapeIdentifier(unfinished)} rename to ${pg.escapeIdentifier(name)}`,
    );
  });

/** Removes a database, closing its connections. */
export const dropDatabase = (target: DatabaseTarget, name: string): Promise<void> =>
  onServer(target, async (client) => {
    await client.query(dropOf(name));
  });

/** Names another database on the same server. */
export const withDatabase = (target: DatabaseTarget, database: string): DatabaseTarget => {
  if (!('url' in target)) return { ...target, database };
  const address = new URL(target.url);
  address.pathname = `/${encodeURIComponent(database)}`;
  return { url: address.href };
};

export interface Preparable<Row> {
  readonly prepare: (name: string) => Statement<Row>;
}

/**
 * Prepares a query that is built once per connection pool or transaction and planned once per connection, for hot paths. `name`
 * must be unique in the house; values fill `sql.placeholder(…)`.
 */
export const prepared = <Row>(
  name: string,
  build: (db: Db) => Preparable<Row>,
  options: StatementOptions = {},
) => {
  const statements = new WeakMap<Db, Statement<Row>>();
  return (ctx: Pick<Ctx, 'db'>, values: Record<string, unknown> = {}): Promise<Row> => {
    let statement = statements.get(ctx.db);
    if (!statement) statements.set(ctx.db, (statement = withRowReader(build(ctx.db).prepare(name), options)));
    return statement.execute(values);
  };
};

export const connectionSettings = (target: DatabaseTarget): pg.ClientConfig => ({
  ...('url' in target
    ? { connectionString: target.url }
    : { host: target.socketDir, port: target.port, user: target.user, database: target.database }),
  application_name: 'litfass',
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});

const databaseName = (target: DatabaseTarget) =>
  'url' in target ? decodeURIComponent(new URL(target.url).pathname.slice(1)) || 'postgres' : target.database;

const onServer = async (target: DatabaseTarget, work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client(connectionSettings(withDatabase(target, 'postgres')));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const bulk = async <T>(
  settings: pg.ClientConfig,
  log: Logger,
  work: (connection: BulkConnection) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(settings);
  client.on('error', (error) => log.warn({ err: error }, 'connection for whole tables lost'));
  await client.connect();
  try {
    return await work(openBulk(client));
  } finally {
    await client.end().catch(() => undefined);
  }
};

const withScratchDatabase = async <T>(
  target: DatabaseTarget,
  log: Logger,
  name: string,
  work: (scratch: Database) => Promise<T>,
): Promise<T> => {
  await dropDatabase(target, name);
  await createDatabaseIfMissing(withDatabase(target, name));
  const scratch = openDatabase(withDatabase(target, name), log, 2);
  try {
    return await work(scratch);
  } finally {
    await scratch.close();
    await dropDatabase(target, name);
  }
};

/** Connections that exist only to hold a lock. */
interface DedicatedClients {
  clients: pg.Client[];
  isClosed: boolean;
}

/** Takes the lock, and takes it again when its connection is lost because the server was started anew. */
const claim = async (
  settings: pg.ClientConfig,
  log: Logger,
  lockName: string,
  dedicated: DedicatedClients,
): Promise<boolean> => {
  const client = new pg.Client(settings);
  client.on('error', (error) => log.warn({ err: error }, 'lock connection lost'));
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as locked', [lockName]);
  if (rows[0]?.locked !== true) {
    await client.end();
    return false;
  }
  dedicated.clients.push(client);
  const again = async () => {
    if (dedicated.isClosed || (await claim(settings, log, lockName, dedicated).catch(() => false))) return;
    setTimeout(again, RECONNECT_MS).unref();
  };
  client.once('end', () => {
    dedicated.clients = dedicated.clients.filter((other) => other !== client);
    setTimeout(again, RECONNECT_MS).unref();
  });
  return true;
};

interface Subscription {
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onGap: () => void;
}

const listen = async (
  settings: pg.ClientConfig,
  log: Logger,
  subscription: Subscription,
): Promise<Listener> => {
  let client: pg.Client;
  let isClosed = false;
  const connect = async () => {
    client = new pg.Client(settings);
    client.on('notification', (message) => subscription.onMessage(message.payload ?? ''));
    client.on('error', (error) => log.warn({ err: error }, 'listening connection lost'));
    client.once('end', () => void (isClosed || reconnect()));
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(subscription.channel)}`);
  };
  const reconnect = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
    if (!isClosed) await connect().then(subscription.onGap, () => log.debug('listening again failed'));
  };
  await connect();
  return {
    close: async () => {
      isClosed = true;
      await client.end();
    },
  };
};
