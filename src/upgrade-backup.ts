// Topic: the data of an older version are backed up before this one changes them, so that there is a way back.
import path from 'node:path';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database.ts';
import { openFiles } from '#kernel/files.ts';
import { isOfOlderVersion } from '#kernel/migrations.ts';
import { StartError } from '#kernel/start-error.ts';
import { makeBackup } from '#bundles/operations/backups/make-backup.ts';
import { nameOf } from '#bundles/operations/backups/rules.ts';

interface Options {
  readonly isWithoutBackup: boolean;
  readonly say: (sentence: string) => void;
}

/**
 * Of the embedded database alone, which nobody else looks after; of its rows alone, since an upgrade changes no file. Throws a
 * StartError where that isn't possible, before anything is changed.
 */
export const backUpBeforeUpgrade = async (
  config: Config,
  database: Database,
  { isWithoutBackup, say }: Options,
): Promise<void> => {
  if (config.databaseUrl || isWithoutBackup || !(await isOfOlderVersion(database))) return;
  say('Diese Daten stammen von einer älteren Fassung von Litfass. Zuerst wird die Datenbank gesichert …');
  const name = nameOf(new Date()).replace('litfass-', 'vor-dem-aktualisieren-');
  const source = { database, files: openFiles(config), config };
  const { file } = await makeBackup(source, {
    file: path.join(config.backupDir, name),
    isWithoutFiles: true,
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `Die Sicherung vor dem Aktualisieren ist nicht gelungen (${reason}). Es wurde nichts verändert; ohne Sicherung geht es weiter mit npm start -- --without-backup.`,
      error,
    );
  });
  say(`Gesichert: ${file}`);
  say(`Zurück geht es mit der alten Fassung und: npm run restore -- ${file} --replace`);
};
