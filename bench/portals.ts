// The servers that are measured, all on one core with one PostgreSQL: the portal as people start it, one that renders
// every page afresh, and one like that on very many pieces.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';
import { openDatabase, withDatabase } from '#kernel/database.ts';
import type { DatabaseTarget } from '#kernel/database.ts';
import { createLogger } from '#kernel/log.ts';
import { createPortalProcess, eventually, statusOf } from '../crash/portal-process.ts';
import type { PortalProcess } from '../crash/portal-process.ts';
import { makeDataSet } from './data-set.ts';
import type { DataSet, Query } from './data-set.ts';
import { bringKept, dataName, keep } from './kept-data.ts';
import { median, memoryOf } from './measure.ts';
import { onCore, SERVER_CORE } from './pinned.ts';

export interface Portals {
  /** The database is started as everybody starts it, without limits on writing. */
  readonly usual: PortalProcess;
  readonly afresh: PortalProcess;
  /** Writes afresh, on so many pieces. */
  readonly many: PortalProcess;
  readonly data: DataSet;
  readonly manyData: DataSet;
  readonly coldStartMs: number;
  /** Memory of the usual server before any load. */
  readonly idleMb: number;
  readonly query: Query;
  /** The same of the portal with very many pieces. */
  readonly queryMany: Query;
  /** A command of the portal, such as `reindex`, on very many pieces, to its end. */
  readonly runOnMany: (command: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface Size {
  readonly pieces: number;
  /** Each has eight dates. */
  readonly events: number;
  readonly coldStarts: number;
}

/** By then a process with nothing to do has given back what its start took. */
const IDLE_AFTER_MS = 20_000;
/** Beside others on the same machine; how long a start takes is measured by itself. */
const START_TIMEOUT_MS = 300_000;
const MANY = 'litfass_many';
const SECRET = 'bench-bench-bench-bench-bench-bench';
const launcher = onCore(SERVER_CORE);
/** Loads beyond what a machine can do are the point here, pictures of an import lie beside it, and each listener has an address of their own. */
const env = { RATE_LIMITS: 'off', ALLOW_PRIVATE_ADDRESSES: 'on', TRUST_PROXY: 'true' };

export const openPortals = async (size: Size): Promise<Portals> => {
  const usual = await createPortalProcess({ launcher, env, args: ['--empty'] });
  const name = dataName({ pieces: size.pieces, events: size.events });
  const kept = bringKept<Made>(name, usual.dataDir);
  await startReady(usual);
  const target = { ...(await connectEmbeddedPostgres(usual)), database: 'litfass' };
  const afresh = await neighbour(target);
  const many = await neighbour(withDatabase(target, MANY));
  const made = kept ?? (await makeData(target, many, size));
  const { data, manyData } = made;
  const left = await usual.stop();
  if (!kept && left === 0) keep(name, usual.dataDir, made);
  const coldStartMs = await timeColdStarts(usual, size.coldStarts);
  await sleep(IDLE_AFTER_MS);
  const idleMb = memoryOf(usual.pidOf('server')!).now;
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
    coldStartMs,
    idleMb,
    query: async (text, values) => (await database.query(text, values)).rows,
    queryMany: async (text, values) => (await manyDatabase.query(text, values)).rows,
    runOnMany: (command) => runCommand(command, addressOf(withDatabase(target, MANY))),
    close: async () => {
      await Promise.all([database.close(), manyDatabase.close()]);
      await Promise.all([afresh.destroy(), many.destroy()]);
      await usual.destroy();
    },
  };
};

interface Made {
  readonly data: DataSet;
  readonly manyData: DataSet;
}

const makeData = async (target: DatabaseTarget, many: PortalProcess, size: Size): Promise<Made> => {
  console.log('Die Daten werden angelegt; der nächste Lauf desselben Tages nimmt sie wieder …');
  await startReady(many);
  await many.stop();
  const manyData = await withQuery(withDatabase(target, MANY), (query) =>
    makeDataSet(query, { furtherPieces: size.pieces, furtherEvents: size.events }),
  );
  return { manyData, data: await withQuery(target, (query) => makeDataSet(query)) };
};

/** From nothing running to the first page, everything built and filled; leaves the portal running. */
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

const startReady = async (portal: PortalProcess) => {
  portal.start();
  await eventually('der Server', START_TIMEOUT_MS, async () => {
    const status = await statusOf(portal.origin);
    return status === 200 || status === 303;
  });
};

/** Starts another web process on the same PostgreSQL. */
const neighbour = (target: DatabaseTarget) =>
  createPortalProcess({
    launcher,
    args: ['--empty'],
    env: { ...env, PROCESS: 'web', PAGE_CACHE: 'off', SECRET, DATABASE_URL: addressOf(target) },
  });

/** Gives what it said. */
const runCommand = async (command: string, databaseUrl: string): Promise<string> => {
  const child = spawn(process.execPath, ['dist/server/main.js', command], {
    env: { ...process.env, NODE_ENV: 'production', SECRET, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${command} endet mit ${code}.`);
  return said;
};

const addressOf = (target: DatabaseTarget) => {
  if ('url' in target) return target.url;
  const { socketDir, port, user, database } = target;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`;
};

const open = (target: DatabaseTarget) => openDatabase(target, createLogger({ logLevel: 'silent' }), 2);

const withQuery = async <T>(target: DatabaseTarget, work: (query: Query) => Promise<T>): Promise<T> => {
  const database = open(target);
  try {
    return await work(async (text, values) => (await database.query(text, values)).rows);
  } finally {
    await database.close();
  }
};
