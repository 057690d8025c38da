// Makes a whole portal on a database of its own: testPortal(), testCtx(), testApp(). Called at the top of a file they last as
// long as its tests, called in a test as long as that one.
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { TestRunner, afterAll, inject, onTestFinished } from 'vitest';
import { bundles as allBundles } from '../../bundles.ts';
import { shell } from '../../shell.tsx';
import { developmentAssets } from '../assets.ts';
import type { Bundle } from '../bundle.ts';
import { testConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { createPortal, listenForTouches } from '../create-portal.ts';
import { makeCtx } from '../ctx.ts';
import type { Ctx } from '../ctx.ts';
import {
  createDatabaseIfMissing,
  fillDatabaseOnce,
  openDatabase,
  openServer,
  withDatabase,
} from '../database.ts';
import type { DatabaseServer, DatabaseTarget } from '../database.ts';
import { openFiles } from '../files.ts';
import { createLogger } from '../log.ts';
import type { Logger } from '../log.ts';
import { migrateDatabase } from '../migrations.ts';
import type { Portal } from '../portal.ts';
import { createServer } from '../server.ts';
import { portalItself } from '../viewer.ts';
import type { Viewer } from '../viewer.ts';
import { fastFolder } from './fast-folder.ts';
import { switchedOff } from './switched-off.ts';

export interface TestPortalOptions {
  readonly config?: Partial<Config>;
  readonly bundles?: readonly Bundle[];
  /** The bundles that were switched off in the interface before this start. */
  readonly bundlesOff?: readonly string[];
  /** Another portal's database, to test several processes on one. */
  readonly target?: DatabaseTarget;
  /** A log to read what is logged, see captured-log.ts; by default nothing is. */
  readonly log?: Logger;
}

export interface TestPortal extends Portal {
  readonly target: DatabaseTarget;
}

let template: Promise<void> | undefined;

declare global {
  /** One for all files of a process, also where each has modules of its own. */
  var databaseServer: DatabaseServer | undefined;
}

const server = (): DatabaseServer => (globalThis.databaseServer ??= openServer(inject('databaseTarget')));

/** Makes the template, which is migrated once for all processes. */
const templateMade = (): Promise<void> =>
  (template ??= fillDatabaseOnce(inject('databaseTarget'), inject('templateName'), async (target) => {
    const log = createLogger({ logLevel: 'error' });
    const database = openDatabase(target, log);
    await migrateDatabase(database, allBundles, log);
    await database.close();
  }));

/** Makes a clone of the migrated template, removed at the end. About 50 ms. */
export const testDatabase = async (): Promise<DatabaseTarget> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await templateMade();
  await server().clone(inject('templateName'), name);
  atEnd(() => server().drop(name));
  return withDatabase(inject('databaseTarget'), name);
};

/** Makes a database with nothing in it, as at the very first start. */
export const emptyDatabase = async (): Promise<DatabaseTarget> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const target = withDatabase(inject('databaseTarget'), name);
  await createDatabaseIfMissing(target);
  atEnd(() => server().drop(name));
  return target;
};

/** Makes the machinery without HTTP. */
export const testPortal = async (options: TestPortalOptions = {}): Promise<TestPortal> => {
  const target = options.target ?? (await testDatabase());
  const dataDir = await fastFolder('litfass-files-');
  const bundles = options.bundles ?? allBundles;
  const config = testConfig({ dataDir, ...options.config });
  // The bundles are off as if switched off in the interface, so that what is chosen there goes on working. A test that names
  // some keeps its word.
  const { bundlesOff = options.config?.bundlesOff ? undefined : switchedOff(bundles) } = options;
  const log = options.log ?? createLogger(config);
  const database = openDatabase(target, log, 6);
  const portal = createPortal({
    config,
    secrets: config.secrets,
    log,
    database,
    files: openFiles(config),
    bundles,
    ...(bundlesOff && { bundlesOff }),
    shell,
  });
  atEnd(async () => {
    await portal.jobs.stop();
    await portal.tagBroadcast.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { ...portal, target };
};

/** Makes a ctx acting as `viewer`, by default as the portal itself, on a database of its own. */
export const testCtx = async (viewer: Viewer = portalItself): Promise<Ctx> =>
  makeCtx(await testPortal(), viewer);

export interface TestApp {
  readonly http: FastifyInstance;
  readonly portal: TestPortal;
  /** Acts as the portal itself, for making test data. */
  readonly ctx: Ctx;
}

/** Makes the whole HTTP side, driven with `app.http.inject(…)`. */
export const testApp = async (options: TestPortalOptions = {}): Promise<TestApp> => {
  const portal = await testPortal(options);
  const listener = await listenForTouches(portal);
  const http = await createServer({ portal, assets: developmentAssets });
  await http.ready();
  atEnd(async () => {
    await http.close();
    await listener.close();
  });
  return { http, portal, ctx: makeCtx(portal, portalItself) };
};

/** Runs `close` after the test it is called in, or after the file; what was opened last is closed first. */
const atEnd = (close: () => Promise<void>): void =>
  TestRunner.getCurrentTest() ? onTestFinished(close) : afterAll(close);
