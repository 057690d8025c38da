// Brings a database to this version's schema: one linear, generated history for the whole house, then the queue's.
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { MigrationConfig, MigrationMeta } from 'drizzle-orm/migrator';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from './bundle.ts';
import { isDatabaseAway } from './database-away.ts';
import { UNLIMITED } from './database.ts';
import type { Database } from './database.ts';
import { migrateJobs } from './jobs.ts';
import type { Logger } from './log.ts';
import { StartError } from './start-error.ts';

/** Both `src/kernel` and `dist/server` lie two folders below the project. */
const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../migrations');
const LOCK = 'litfass migrations';

const IS_NEWER =
  'Diese Datenbank gehört zu einer neueren Fassung von Litfass. Bitte starten Sie die neuere Fassung; es wurde nichts verändert.';
const IS_OLDER =
  'Diese Datenbank gehört noch zu einer älteren Fassung von Litfass. Bitte starten Sie das Portal einmal mit dieser; es wurde nichts verändert.';

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

/**
 * Applies what is missing, all in one transaction. Refuses a database that a newer version has already changed.
 * Two processes may start at once: the second waits.
 */
export const migrateDatabase = async (
  database: Database,
  bundles: readonly Bundle[],
  log: Logger,
): Promise<void> => {
  const { entries } = await readJournal();
  const newest = entries.at(-1)!.when;
  const release = await lockOut(database);
  try {
    const applied = await newestApplied(database);
    if (applied > newest) throw new StartError(IS_NEWER);
    if (applied < newest) await applyMissing(database);
    await migrateJobs(database, bundles, log);
  } finally {
    await release();
  }
};

/** What drizzle's own `migrate` is made of. */
interface Migrating {
  readonly session: unknown;
  readonly dialect: {
    readonly migrate: (
      migrations: MigrationMeta[],
      session: unknown,
      config: MigrationConfig,
    ) => Promise<void>;
  };
}

/** Applies missing migrations in one transaction: what fails in the middle has changed nothing. */
const applyMissing = (database: Database): Promise<void> => {
  const { dialect, session } = database.db as unknown as Migrating;
  const config = { migrationsFolder: MIGRATIONS_FOLDER };
  return dialect
    .migrate(withoutLimit(readMigrationFiles(config)), session, config)
    .catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      throw new StartError(
        `Die Datenbank ließ sich nicht auf diese Fassung bringen (${reasonOf(error)}). Es wurde nichts verändert: Die bisherige Fassung startet damit wie zuvor.`,
        error,
      );
    });
};

/** That something takes longer than any other query may is no sign of a fault here: a large portal has large tables. */
const withoutLimit = (migrations: readonly MigrationMeta[]): MigrationMeta[] =>
  migrations.map((migration) => ({ ...migration, sql: [UNLIMITED, ...migration.sql] }));

/** Returns what the database says, rather than what was asked of it. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as Journal;

/** Throws a StartError for a database that isn't of this version, for whoever only works upon it. */
export const refuseOtherVersion = async (database: Database): Promise<void> => {
  const newest = (await readJournal()).entries.at(-1)!.when;
  const applied = await newestApplied(database);
  if (applied !== newest) throw new StartError(applied > newest ? IS_NEWER : IS_OLDER);
};

/** Says whether an older version has left the database as it is, so that the next start changes it. */
export const isOfOlderVersion = async (database: Database): Promise<boolean> => {
  const applied = await newestApplied(database);
  return applied > 0 && applied < (await readJournal()).entries.at(-1)!.when;
};

/** Returns the moments that name the migrations which this version knows, the oldest first. */
export const knownMigrations = async (): Promise<readonly number[]> =>
  (await readJournal()).entries.map(({ when }) => when);

const NAMES_MADE =
  /\b(?:CREATE (?:OR REPLACE )?(?:UNLOGGED )?(?:TABLE|VIEW|MATERIALIZED VIEW|FUNCTION|TYPE|SEQUENCE)(?: IF NOT EXISTS)?|RENAME TO)\s+(?:"?public"?\.)?"?(\w+)/gi;

/** Returns what migrations have made at any time, tables above all, by name: what else is in the schema is somebody else's. */
export const namesOfMigrations = (): ReadonlySet<string> =>
  new Set(
    readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
      .flatMap(({ sql }) => sql)
      .flatMap((statement) => [...statement.matchAll(NAMES_MADE)].map(([, name]) => name!)),
  );

/** Returns the hashes of the migrations by their names; what was applied out there is never changed. */
export const hashesOfMigrations = async (): Promise<Readonly<Record<string, string>>> => {
  const { entries } = await readJournal();
  const hashes = new Map(
    readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis, hash }) => [
      folderMillis,
      hash,
    ]),
  );
  return Object.fromEntries(entries.map(({ when, tag }) => [tag, hashes.get(when)!]));
};

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/** Makes an empty database what it was with this migration as its newest, in the caller's transaction. */
export const migrateUpTo = async (query: Query, newest: number): Promise<void> => {
  await query('create schema if not exists drizzle');
  await query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    if (folderMillis > newest) continue;
    for (const statement of sql) if (statement.trim() !== '') await query(statement);
    const values = [hash, folderMillis];
    await query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', values);
  }
};

export interface MigrationStanding {
  /** How many this version knows. */
  readonly known: number;
  readonly applied: number;
  /** The name of the newest that is applied; undefined where it is one of another version, or there is none. */
  readonly newest: string | undefined;
}

export const findMigrations = async (database: Database): Promise<MigrationStanding> => {
  const [{ entries }, { rows }] = await Promise.all([
    readJournal(),
    database.query(
      'select count(*)::int as applied, max(created_at) as newest from drizzle.__drizzle_migrations',
    ),
  ]);
  // The newest of no migrations is null, which becomes 0.
  const newest = Number(rows[0]!['newest']);
  return {
    known: entries.length,
    applied: Number(rows[0]!['applied']),
    newest: entries.find(({ when }) => when === newest)?.tag,
  };
};

const newestApplied = async (database: Database): Promise<number> => {
  const { rows: tables } = await database.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!tables[0]!['name']) return 0;
  const { rows } = await database.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  return Number(rows[0]!['newest']);
};

/** Opens a transaction that does nothing but hold the lock, so that it goes with its connection whatever happens. */
const lockOut = async (database: Database) => {
  const transaction = await database.begin({ isUnlimited: true });
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [LOCK]);
  return () => transaction.rollback();
};
