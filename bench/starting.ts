// Starts servers on one PostgreSQL, as the bench needs them: waits until they answer, and asks questions of its own to the
// database beside them.
import { openDatabase } from '#kernel/database.ts';
import type { Database, DatabaseTarget } from '#kernel/database.ts';
import { createLogger } from '#kernel/log.ts';
import { createPortalProcess, eventually, statusOf } from '../crash/portal-process.ts';
import type { PortalProcess } from '../crash/portal-process.ts';

export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The database of the portal with very many pieces, beside that of the other. */
export const MANY = 'litfass_many';
export const SECRET = 'bench-bench-bench-bench-bench-bench';
/** How long a start may take beside others on the same machine; how long it does take is measured by itself. */
const START_TIMEOUT_MS = 300_000;

/** Loads beyond what a machine can do are the point here, pictures of an import lie beside it, and each listener has an address of their own. */
export const env = { RATE_LIMITS: 'off', ALLOW_PRIVATE_ADDRESSES: 'on', TRUST_PROXY: 'true' };

export const startReady = async (portal: PortalProcess): Promise<void> => {
  portal.start();
  await eventually('der Server', START_TIMEOUT_MS, async () => {
    const status = await statusOf(portal.origin);
    return status === 200 || status === 303;
  });
};

/** Starts another web process on the same PostgreSQL. */
export const neighbour = (target: DatabaseTarget, launcher: readonly string[] = []): Promise<PortalProcess> =>
  createPortalProcess({
    launcher,
    args: ['--empty'],
    env: { ...env, PROCESS: 'web', PAGE_CACHE: 'off', SECRET, DATABASE_URL: addressOf(target) },
  });

export const addressOf = (target: DatabaseTarget): string => {
  if ('url' in target) return target.url;
  const { socketDir, port, user, database } = target;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`;
};

export const open = (target: DatabaseTarget): Database =>
  openDatabase(target, createLogger({ logLevel: 'silent' }), 2);

export const queryOf =
  (database: Database): Query =>
  async (text, values) =>
    (await database.query(text, values)).rows;

/** Does work on two connections without a limit of time. */
export const withLanes = async <T>(
  target: DatabaseTarget,
  work: (lanes: readonly [Query, Query]) => Promise<T>,
): Promise<T> => {
  const database = open(target);
  try {
    return await database.bulk((one) =>
      database.bulk((other) =>
        work([
          async (text, values) => (await one.query(text, values)).rows,
          async (text, values) => (await other.query(text, values)).rows,
        ]),
      ),
    );
  } finally {
    await database.close();
  }
};
