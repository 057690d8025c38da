// `npm run restore -- FILE` makes the portal of a backup, in an empty place or, when told so, instead of the one that is there.
import { parseArgs } from 'node:util';
import { grouped } from '#design/wording.ts';
import { readConfig } from '#kernel/config.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database.ts';
import { createLogger } from '#kernel/log.ts';
import { saveSecretFile } from '#kernel/secret-file.ts';
import { StartError } from '#kernel/start-error.ts';
import { openBackup } from '#bundles/operations/backups/read-backup.ts';
import { restoreBackup } from '#bundles/operations/backups/restore-backup.ts';
import * as texts from '#bundles/operations/backups/texts.ts';
import { readKeys } from './backup-command.ts';
import { usageOf } from './command-help.mjs';
import { targetOn } from './restore-target.ts';
import { ownDatabase } from './start-web.ts';

const USAGE = usageOf('restore');

type Say = (line: string) => void;

/** Gives the exit code 0. Throws as `start` does. */
export const runRestoreCommand = async (args: readonly string[], say: Say): Promise<number> => {
  const { values, positionals } = parsed(args);
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new StartError(USAGE);
  const config = readConfig();
  const log = createLogger(config);
  const backup = await openBackup(file, await readKeys(values.key));
  // It owns the embedded database, so no portal runs on it; another server tells who else is there.
  const owned = await ownDatabase(config, log);
  try {
    if (config.databaseUrl) await refuseRunning(owned.database);
    const options = {
      isReplacing: values.replace,
      isSending: values.send,
      say,
      saveSecret: secretSaver(config, say),
    };
    const result = await restoreBackup(backup, targetOn(config, log, owned.database), options);
    say(`Wiederhergestellt: Stand ${result.manifest.takenAt} von ${result.manifest.publicUrl}.`);
    if (result.suppressed > 0)
      say(
        `${grouped(result.suppressed)} Sendungen, die warteten, werden nicht verschickt; Mails liegen unter /admin/postausgang.`,
      );
    const { erased, waiting } = result.erasedAgain;
    if (erased > 0) say(texts.erasedAgain(erased));
    if (waiting > 0) say(texts.notErasedAgain(waiting));
    say('npm start startet es; npm run media -- verify vergleicht danach Dateien und Datenbank.');
  } finally {
    await owned.close();
  }
  return 0;
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        replace: { type: 'boolean', default: false },
        send: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartError(USAGE, error);
  }
};

/** Saves the secret of the backup's portal where this one would look for it, unless SECRET says it. */
const secretSaver = (config: Config, say: Say) => async (secret: string) => {
  if (config.secrets.length > 0) {
    const isSame = secret.split(/\s+/).filter(Boolean).join() === config.secrets.join();
    if (!isSame)
      say(
        'SECRET ist ein anderes als das der Sicherung: App-Codes und Links in alten Mails gelten nicht mehr.',
      );
    return;
  }
  const former = await saveSecretFile(config, secret);
  if (former !== undefined) say(`Das Geheimnis, das hier galt, liegt jetzt in „${former}“.`);
};

const refuseRunning = async (database: Database) => {
  const { rows } = await database.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and application_name = 'litfass' and pid <> pg_backend_pid()`,
  );
  if (Number(rows[0]?.['others']) > 0) throw new StartError(texts.isRunning);
};
