// Backs up the data of an older version before this one changes them, so that there is a way back.
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { openFiles } from '#kernel/files.ts';
import { findMigrations, isOfOlderVersion } from '#kernel/migrations.ts';
import { StartError } from '#kernel/start-error.ts';
import { makeBackup } from '#bundles/operations/backups/make-backup.ts';
import { findPublicUrl, openBackup, readWhole } from '#bundles/operations/backups/read-backup.ts';
import { nameOf } from '#bundles/operations/backups/rules.ts';

/** The name of such a backup, with the number of the newest migration that is applied. */
const NAME = /^vor-dem-aktualisieren-(\d{4}|fremd)-\d{4}-\d{2}-\d{2}-\d{4}(?:-\d+)?$/;
const KEPT = 3;
/** A start that fails is tried again at once by whoever looks after the process; the portal didn't run in between. */
const AT_ONCE_MS = 15 * MINUTE_MS;

interface Options {
  readonly isWithoutBackup: boolean;
  readonly say: (sentence: string) => void;
}

/**
 * Backs up the embedded database alone, which nobody else looks after; of it the rows alone, since an upgrade changes no file.
 * Throws a StartError where that isn't possible, before anything is changed.
 */
export const backUpBeforeUpgrade = async (
  config: Config,
  database: Database,
  { isWithoutBackup, say }: Options,
): Promise<void> => {
  if (config.databaseUrl || isWithoutBackup || !(await isOfOlderVersion(database))) return;
  say('Diese Daten stammen von einer älteren Fassung von Litfass. Zuerst wird die Datenbank gesichert …');
  const folder = config.backupDir;
  const migration = (await findMigrations(database)).newest?.slice(0, 4) ?? 'fremd';
  const names = await ownBackups(config);
  const before = names.findLast((name) => migrationOf(name) === migration);
  const isThere = before !== undefined && (await isOfNow(path.join(folder, before)));
  const file = path.join(folder, isThere ? before : await freeName(folder, migration));
  if (!isThere) await backUp(config, database, file);
  await pruneBackups(config).catch(() => undefined);
  say(`Gesichert: ${file}`);
  say(`Zurück geht es mit der alten Fassung und: npm run restore -- ${file} --replace`);
};

const backUp = async (config: Config, database: Database, file: string) => {
  const source = { database, files: openFiles(config), config };
  await makeBackup(source, { file, isWithoutFiles: true }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `Die Sicherung vor dem Aktualisieren ist nicht gelungen (${reason}). Es wurde nichts verändert; ohne Sicherung geht es weiter mit npm start -- --without-backup.`,
      error,
    );
  });
};

const migrationOf = (name: string) => NAME.exec(name)?.[1];

/** Lists the backups by migration, then by time, the newest last. */
const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => NAME.test(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Lists those that aren't of another portal: several may share a folder, and each needs its own way back. */
const ownBackups = async ({ backupDir, publicUrl }: Config): Promise<string[]> => {
  const own: string[] = [];
  for (const name of await listBackups(backupDir)) {
    const of = await findPublicUrl(path.join(backupDir, name));
    if (of === undefined || of === publicUrl) own.push(name);
  }
  return own;
};

/** Says whether a backup is whole, and so young that it is of what is there. */
const isOfNow = async (file: string): Promise<boolean> => {
  try {
    const { manifest } = await readWhole(await openBackup(file));
    const age = Date.now() - Date.parse(manifest.takenAt);
    return age >= 0 && age < AT_ONCE_MS;
  } catch {
    return false;
  }
};

const freeName = async (folder: string, migration: string): Promise<string> => {
  const taken = new Set(await listBackups(folder));
  const now = new Date();
  for (let number = 1; ; number++) {
    const name = nameOf(now, number).replace('litfass-', `vor-dem-aktualisieren-${migration}-`);
    if (!taken.has(name)) return name;
  }
};

/** Removes backups except the newest of each of the last migrations: what is tried again and again fills no disk. */
const pruneBackups = async (config: Config) => {
  const names = await ownBackups(config);
  const newest = new Map(names.map((name) => [migrationOf(name), name]));
  const kept = new Set([...newest.values()].slice(-KEPT));
  for (const name of names) if (!kept.has(name)) await rm(path.join(config.backupDir, name), { force: true });
};
