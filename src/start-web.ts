// Runs the process that serves pages. It owns the embedded database, forks the worker, fills an empty portal.
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { developmentAssets, loadAssets } from '#kernel/assets.ts';
import { isLocalUrl } from '#kernel/config.ts';
import type { Config } from '#kernel/config.ts';
import { listenForTouches } from '#kernel/create-portal.ts';
import { makeCtx } from '#kernel/ctx.ts';
import type { Database } from '#kernel/database.ts';
import { giveBackWhenIdle } from '#kernel/idle-memory.ts';
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import type { Logger } from '#kernel/log.ts';
import { serveMetrics } from '#kernel/metrics-server.ts';
import { migrateDatabase } from '#kernel/migrations.ts';
import type { Portal } from '#kernel/portal.ts';
import { createServer } from '#kernel/server.ts';
import type { RawMiddleware } from '#kernel/server.ts';
import { StartError } from '#kernel/start-error.ts';
import { portalItself } from '#kernel/viewer.ts';
import { loadHyphenation } from '#design/soft-hyphens.ts';
import { refuseUnfinishedRestoration } from '#bundles/operations/backups/unfinished.ts';
import { findUsersWithPassword, hasUsers } from '#bundles/users/queries.ts';
import { setupCode } from '#bundles/users/setup-code.ts';
import { countWaitingImages } from '#bundles/media/queries.ts';
import { DEMO_LOGINS, DEMO_PASSWORD, declineDemo, isDemoWanted } from '#demo/wanted.ts';
import type { FillOptions, FillStep } from '#demo/fill.ts';
import { bundles } from './bundles.ts';
import { carryOver } from './carry-over.ts';
import type { Running } from './main.ts';
import { openPortal, reachDatabase, targetOf } from './open-portal.ts';
import { targetOn } from './restore-target.ts';
import { useBuiltFiles } from './shell.tsx';
import { backUpBeforeUpgrade } from './upgrade-backup.ts';
import { superviseWorker } from './worker-process.ts';

interface WebOptions {
  /** An older database is changed without being backed up first. */
  readonly isWithoutBackup: boolean;
  /** A database of an older major version of PostgreSQL is carried over. */
  readonly isCarryingOver: boolean;
  /** No demo content: the first visitor sets the portal up. */
  readonly isEmpty: boolean;
  /** How much demo content, and how large its pictures are. */
  readonly demo: Pick<FillOptions, 'scale' | 'pictureSize'>;
  readonly workerArguments: readonly string[] | undefined;
  readonly development: Development | undefined;
}

/** Describes what `npm run dev` serves instead of the built files. */
export interface Development {
  readonly middleware: RawMiddleware;
  /** Lists the addresses of the stylesheets, in their order. */
  readonly styles: readonly string[];
}

/** Name of the advisory lock by which the process that owns a data folder is known. */
const OWNER_LOCK = 'litfass owner';

const STEPS_BETWEEN_WORDS = 25;
const PICTURES_POLL_MS = 5000;

const print = (sentence: string) => console.log(sentence);

export const startWeb = async (config: Config, log: Logger, options: WebOptions): Promise<Running> => {
  await carryOver(config, log, {
    isWanted: options.isCarryingOver,
    say: print,
    targetOn: (database) => targetOn(config, log, database),
  });
  const owned = await ownDatabase(config, log);
  try {
    await refuseTakenPort(config);
    await refuseUnfinishedRestoration(owned.database);
    await backUpBeforeUpgrade(config, owned.database, { ...options, say: print });
    await migrateDatabase(owned.database, bundles, log);
    const portal = await openPortal(config, log, owned.database);
    await refusePublicDemo(portal);
    await prepareContent(portal, options);
    return await serve(portal, owned, options);
  } catch (error) {
    await owned.close();
    throw error;
  }
};

export interface OwnedDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** Starts or adopts the embedded server and makes sure that no other living process owns it; or reaches DATABASE_URL. */
export const ownDatabase = async (config: Config, log: Logger): Promise<OwnedDatabase> => {
  if (config.databaseUrl) {
    const database = await reachDatabase(targetOf(config, undefined), log);
    return { database, close: () => database.close() };
  }
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log, settings: COUNTED_QUERIES });
  const reached = reachDatabase(targetOf(config, server), log).then(countQueries);
  const database = await reached.catch(async (error: unknown) => {
    await (server.adopted ? server.leave() : server.stop());
    throw error;
  });
  if (!(await database.claim(OWNER_LOCK))) {
    await database.close();
    await server.leave();
    throw new StartError(
      `Litfass läuft schon mit dem Datenordner „${config.dataDir}“: bitte jenes beenden oder mit DATA_DIR einen anderen Ordner wählen.`,
    );
  }
  return { database, close: () => closeOwned(database, server) };
};

/**
 * Settings for the page of the database, which tells how often and how long each query runs. Statements other than queries may
 * hold values.
 */
const COUNTED_QUERIES = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.max': '1000',
  'pg_stat_statements.track_utility': 'off',
};

const countQueries = async (database: Database): Promise<Database> => {
  await database.query('create extension if not exists pg_stat_statements');
  return database;
};

const closeOwned = async (database: Database, server: EmbeddedPostgres) => {
  await database.close();
  await server.stop();
};

/** Refuses a port that is taken, before anything is changed; the real listening comes last. */
const refuseTakenPort = ({ port, host }: Config) =>
  new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** Serves the figures beside the pages, where the operator wants them. */
const serveFigures = async (portal: Portal) => {
  const { metrics } = portal.config;
  if (metrics === 'off') return undefined;
  return serveMetrics(portal, metrics).catch((error: NodeJS.ErrnoException) => {
    const where = `${metrics.host}:${metrics.port}`;
    throw new StartError(
      `Für METRICS lässt sich auf ${where} nicht lauschen (${error.code}): bitte eine andere Adresse wählen.`,
      error,
    );
  });
};

const portError = (error: NodeJS.ErrnoException, port: number, host: string) => {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Der Port ${port} ist schon belegt: bitte mit PORT einen anderen wählen.`, error);
  if (error.code === 'EACCES')
    return new StartError(
      `Auf Port ${port} darf dieser Benutzer nicht lauschen: bitte mit PORT einen ab 1024 wählen.`,
      error,
    );
  return new StartError(
    `Auf ${host}:${port} lässt sich nicht lauschen (${error.code}): bitte HOST und PORT prüfen.`,
    error,
  );
};

/** Refuses to start with the demo's logins: the published passwords must not open a portal that others reach. */
const refusePublicDemo = async (portal: Portal) => {
  const { publicUrl, allowDemoLogins } = portal.config;
  if (isLocalUrl(publicUrl) || allowDemoLogins) return;
  const logins = await findUsersWithPassword(makeCtx(portal, portalItself), DEMO_LOGINS, DEMO_PASSWORD);
  if (logins.length > 0)
    throw new StartError(
      `Unter ${publicUrl} startet Litfass nicht, solange ${logins.join(', ')} noch das veröffentlichte Demo-Passwort haben: bitte ändern oder mit DEMO_LOGINS=allow erlauben.`,
    );
};

const serve = async (portal: Portal, owned: OwnedDatabase, options: WebOptions): Promise<Running> => {
  const { config, log } = portal;
  const { development } = options;
  const assets = development
    ? { ...developmentAssets, styles: development.styles }
    : await loadAssets(path.resolve('dist'));
  useBuiltFiles(assets);
  const listener = await listenForTouches(portal);
  const http = await createServer({
    portal,
    assets,
    ...(development && { middleware: development.middleware }),
  });
  const figures = await serveFigures(portal);
  await http.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, config.port, config.host);
  });
  print(`Litfass läuft: ${config.publicUrl}`);
  loadHyphenation().catch((error: unknown) => log.error({ err: error }, 'no hyphenation'));
  const worker = options.workerArguments && superviseWorker(options.workerArguments, log);
  const endGivingBack = giveBackWhenIdle(log);
  const ending = new AbortController();
  const telling = printInstructions(portal, ending.signal).catch((error: unknown) =>
    log.error({ err: error }, 'telling about the portal failed'),
  );
  return {
    address: config.publicUrl,
    stop: async () => {
      endGivingBack();
      await http.close();
      await figures?.close();
      ending.abort();
      await worker?.stop();
      await telling;
      await portal.jobs.stop();
      await portal.errors.close();
      await portal.tagBroadcast.close();
      await listener.close();
      await owned.close();
    },
  };
};

/** Fills an unused portal with the demo, unless others reach it or it is wanted empty. */
const prepareContent = async (portal: Portal, { isEmpty, demo }: WebOptions) => {
  const ctx = makeCtx(portal, portalItself);
  if (!(await isDemoWanted(ctx))) return;
  const { publicUrl, allowDemoLogins } = portal.config;
  if (isEmpty || (!isLocalUrl(publicUrl) && !allowDemoLogins)) return declineDemo(ctx);
  print('Das Demo-Portal wird gefüllt …');
  const { fillDemo } = await import('#demo/fill.ts');
  await fillDemo(ctx, { ...demo, onStep: printStep });
};

const printStep = ({ what, done, of }: FillStep) => {
  if (done % STEPS_BETWEEN_WORDS === 0 || done === of)
    print(`… ${done} von ${of} ${what === 'pictures' ? 'Bildern gezeichnet' : 'Beiträgen'}`);
};

/** Prints how the first administrator comes to be, or the demo's logins; then how far its pictures are. */
const printInstructions = async (portal: Portal, signal: AbortSignal) => {
  const ctx = makeCtx(portal, portalItself);
  if (!(await hasUsers(ctx))) return printSetupHint(portal);
  const demoLogins = await findUsersWithPassword(ctx, DEMO_LOGINS.slice(0, 1), DEMO_PASSWORD);
  if (demoLogins.length === 0) return undefined;
  print(`Demo-Zugänge: ${DEMO_LOGINS.join(', ')} – Passwort ${DEMO_PASSWORD}`);
  return reportPictures(portal, signal);
};

const reportPictures = async (portal: Portal, signal: AbortSignal) => {
  const inAll = await countWaitingImages(makeCtx(portal, portalItself));
  if (inAll === 0) return;
  for (let waiting = inAll; waiting > 0 && !signal.aborted; ) {
    await sleep(PICTURES_POLL_MS, undefined, { signal }).catch(() => undefined);
    const left = signal.aborted ? waiting : await countWaitingImages(makeCtx(portal, portalItself));
    if (left < waiting)
      print(left > 0 ? `… ${inAll - left} von ${inAll} Bildern fertig` : 'Alle Bilder sind fertig.');
    waiting = left;
  }
};

const printSetupHint = (portal: Portal) => {
  print(`Das Portal ist leer. Bitte richten Sie es ein: ${portal.config.publicUrl}/einrichten`);
  const code = setupCode(portal);
  if (code) print(`Einrichtungscode: ${code}`);
};
