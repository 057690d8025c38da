// `npm run backup -- FILE` writes the database and the files of the portal, which may run meanwhile, into a backup.
// `npm run backup -- new-key FILE` makes a key, `npm run backup -- check FILE` reads a backup to its end, and each of its
// files.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { grouped } from '#design/wording.ts';
import { readConfig } from '#kernel/config.ts';
import { createLogger } from '#kernel/log.ts';
import { openFiles } from '#kernel/files.ts';
import { loadSecrets } from '#kernel/secret-file.ts';
import { StartError } from '#kernel/start-error.ts';
import { bytesText } from '#bundles/operations/bytes-text.ts';
import { isRecipient, makeKey, readIdentities } from '#bundles/operations/backups/encryption.ts';
import { makeBackup } from '#bundles/operations/backups/make-backup.ts';
import type { BackupResult } from '#bundles/operations/backups/make-backup.ts';
import { noteBackup } from '#bundles/operations/backups/noted.ts';
import { proveContents } from '#bundles/operations/backups/prove-backup.ts';
import { openBackup } from '#bundles/operations/backups/read-backup.ts';
import { checkBackup } from '#bundles/operations/backups/restore-backup.ts';
import { refuseUnfinishedRestoration } from '#bundles/operations/backups/unfinished.ts';
import { usageOf } from './command-help.mjs';
import { reachAnyDatabase } from './on-portal.ts';

const USAGE = usageOf('backup');

type Say = (line: string) => void;

/** Gives the exit code 0. Throws as `start` does. */
export const runBackupCommand = async (args: readonly string[], say: Say): Promise<number> => {
  const { values, positionals } = parsed(args);
  const [first, second, ...more] = positionals;
  // Whoever has forgotten the file of such a word means no backup of that name.
  const lacksFile = second === undefined && (first === 'new-key' || first === 'check');
  if (!first || lacksFile || more.length > 0) throw new StartError(USAGE);
  if (second === undefined) await backUp(first, values, say);
  else if (first === 'new-key') await makeKeyFile(second, say);
  else if (first === 'check') await check(second, values.key, say);
  else throw new StartError(USAGE);
  return 0;
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'with-secret': { type: 'boolean', default: false },
        'without-files': { type: 'boolean', default: false },
        recipient: { type: 'string', multiple: true, default: [] },
        key: { type: 'string' },
      },
    });
  } catch (error) {
    throw new StartError(USAGE, error);
  }
};

interface Wanted {
  readonly 'with-secret': boolean;
  /** The rows alone: whoever restores them finds the files where they were. */
  readonly 'without-files': boolean;
  readonly recipient: readonly string[];
}

const backUp = async (file: string, wanted: Wanted, say: Say) => {
  for (const recipient of wanted.recipient)
    if (!(await isRecipient(recipient)))
      throw new StartError(`„${recipient}“ ist kein Empfänger: bitte age1… angeben, wie new-key ihn nennt.`);
  const config = readConfig();
  const owned = await reachAnyDatabase(config, createLogger(config));
  try {
    await refuseUnfinishedRestoration(owned.database);
    const secrets = wanted['with-secret'] ? await loadSecrets(config) : undefined;
    const source = { database: owned.database, files: openFiles(config), config };
    const result = await makeBackup(source, {
      file,
      recipients: wanted.recipient,
      isWithoutFiles: wanted['without-files'],
      ...(secrets && { secret: `${secrets.join('\n')}\n` }),
    });
    // A backup without files is no backup of the portal, of which it would be said that it is safe.
    if (!wanted['without-files']) await noteBackup(owned.database, result);
    for (const line of linesOf(result, wanted['without-files'])) say(line);
    if (!secrets)
      say('Das Geheimnis (DATA_DIR/secret oder SECRET) ist nicht dabei: bitte gesondert aufbewahren.');
  } finally {
    await owned.close();
  }
};

const linesOf = (result: BackupResult, isWithoutFiles: boolean): string[] => [
  `Gesichert: ${result.file} (${bytesText(result.bytes)})`,
  isWithoutFiles
    ? `${grouped(result.rows)} Zeilen der Datenbank, ohne die Dateien: diese bitte gesondert aufbewahren.`
    : `${grouped(result.rows)} Zeilen der Datenbank, ${grouped(result.files)} Dateien (${bytesText(result.fileBytes)}) im Ordner daneben, davon ${grouped(result.addedFiles)} neu (${bytesText(result.addedBytes)}).`,
  `SHA-256: ${result.sha256}`,
];

const check = async (file: string, keyFile: string | undefined, say: Say) => {
  const backup = await openBackup(file, await readKeys(keyFile));
  const { manifest, end } = await checkBackup(backup);
  await proveContents(backup);
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  say(`Vollständig: Stand ${manifest.takenAt}, Litfass ${manifest.product}, ${manifest.publicUrl}`);
  say(`${grouped(rows)} Zeilen, ${grouped(end.files.count)} Dateien (${bytesText(end.files.bytes)}).`);
};

/** Whoever loses it loses the backups that were made for it. */
const makeKeyFile = async (file: string, say: Say) => {
  const { identity, recipient } = await makeKey();
  const text = `# Schlüssel der Sicherungen. Ohne ihn liest sie niemand mehr: bitte nicht neben ihnen aufbewahren.\n# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`„${file}“ lässt sich nicht anlegen (${error.code}).`, error);
  });
  say(`Schlüssel: ${file} – bitte getrennt von den Sicherungen aufbewahren, am besten auch auf Papier.`);
  say(`Empfänger: ${recipient}`);
};

/** Reads the keys of a file; none without a file. Throws a StartError when there is no key in the file. */
export const readKeys = async (file: string | undefined): Promise<readonly string[]> => {
  if (!file) return [];
  const keys = readIdentities(
    await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new StartError(`„${file}“ lässt sich nicht lesen (${error.code}).`, error);
    }),
  );
  if (keys.length === 0) throw new StartError(`In „${file}“ steht kein Schlüssel (AGE-SECRET-KEY-1…).`);
  return keys;
};
