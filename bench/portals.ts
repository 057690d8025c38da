// Starts the servers that are measured, all on one core with one PostgreSQL: the portal as people start it, one that renders
// every page afresh, and one like that on very many pieces.
import { setTimeout as sleep } from 'node:timers/promises';
import { connectEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';
import { withDatabase } from '#kernel/database.ts';
import { createPortalProcess } from '../crash/portal-process.ts';
import type { PortalProcess } from '../crash/portal-process.ts';
import type { DataSet } from './data-set.ts';
import { bringData } from './making.ts';
import type { DataSize, MadeIndex } from './making.ts';
import { median, memoryOf } from './measure.ts';
import { onCore, SERVER_CORE } from './pinned.ts';
import { env, MANY, neighbour, open, queryOf, startReady } from './starting.ts';
import type { Query } from './starting.ts';

export interface Portals {
  /** The database is started as everybody starts it, without limits on writing. */
  readonly usual: PortalProcess;
  readonly afresh: PortalProcess;
  /** Writes afresh, on so many pieces. */
  readonly many: PortalProcess;
  readonly data: DataSet;
  readonly manyData: DataSet;
  /** Where the search is measured. */
  readonly index: MadeIndex | undefined;
  /** Where starting is measured. */
  readonly coldStartMs: number;
  /** Memory of the usual server before any load, where starting is measured: nothing may be asked of it until that is known. */
  readonly idleMb: Promise<number>;
  readonly query: Query;
  /** The same of the portal with very many pieces. */
  readonly queryMany: Query;
  /**
   * Tidies a table up as PostgreSQL does by itself within minutes of much having been written, beside whoever reads; however
   * long it takes.
   */
  readonly tidyUp: (table: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Size extends DataSize {
  readonly coldStarts: number;
}

/** What is measured by opening them, or needs something of its own. */
export interface Wanted {
  readonly start: boolean;
  readonly search: boolean;
}

/** How long a process with nothing to do takes until it has given back what its start took. */
const IDLE_AFTER_MS = 20_000;
const launcher = onCore(SERVER_CORE);

export const openPortals = async (size: Size, wanted: Wanted): Promise<Portals> => {
  const usual = await createPortalProcess({ launcher, env, args: ['--empty'] });
  const { data, manyData, index } = await bringData(usual.dataDir, size, wanted.search);
  const coldStartMs = await timeColdStarts(usual, wanted.start ? size.coldStarts : 1);
  const target = { ...(await connectEmbeddedPostgres(usual)), database: 'litfass' };
  const afresh = await neighbour(target, launcher);
  const many = await neighbour(withDatabase(target, MANY), launcher);
  const idleMb = wanted.start ? memoryWhenIdle(usual) : Promise.resolve(Number.NaN);
  await startReady(afresh);
  await startReady(many);
  const database = open(target);
  const manyDatabase = open(withDatabase(target, MANY));
  return {
    usual,
    afresh,
    many,
    data,
    manyData,
    index,
    coldStartMs,
    idleMb,
    query: queryOf(database),
    queryMany: queryOf(manyDatabase),
    tidyUp: (table) =>
      database.bulk(async ({ query }) => {
        await query(`vacuum (analyze) ${table}`);
        await query('checkpoint');
      }),
    close: async () => {
      await Promise.all([database.close(), manyDatabase.close()]);
      await Promise.all([afresh.destroy(), many.destroy()]);
      await usual.destroy();
    },
  };
};

const memoryWhenIdle = async (portal: PortalProcess): Promise<number> => {
  await sleep(IDLE_AFTER_MS);
  return memoryOf(portal.pidOf('server')!).now;
};

/** Times how long it takes from nothing running to the first page, everything built and filled; leaves the portal running. */
const timeColdStarts = async (portal: PortalProcess, times: number): Promise<number> => {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    if (n > 0) await portal.stop();
    const start = performance.now();
    await startReady(portal);
    taken.push(performance.now() - start);
  }
  return median(taken);
};
