// Loads the secret that signs hashes and addresses: from SECRET, else from `dataDir/secret`, made at the first start.
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { StartError, storageError } from './start-error.ts';

const MIN_LENGTH = 32;

/**
 * Returns the configured secrets, else those of `dataDir/secret`, one a line: the first signs, further ones only verify (add
 * the old one below a new one to rotate). A missing file is made once, readable by its owner only; processes that start at the
 * same moment get the same secret. Throws a StartError when the file can't be used.
 */
export const loadSecrets = async (
  config: Pick<Config, 'secrets' | 'dataDir'>,
): Promise<readonly string[]> => {
  if (config.secrets.length > 0) return config.secrets;
  const file = path.join(config.dataDir, 'secret');
  const text = (await readSecret(file)) ?? (await makeSecret(file));
  const secrets = text.split(/\s+/).filter(Boolean);
  if (secrets.length > 0 && secrets.every((secret) => secret.length >= MIN_LENGTH)) return secrets;
  throw new StartError(
    `Das Geheimnis in „${file}“ ist zu kurz: Es braucht mindestens ${MIN_LENGTH} Zeichen. ` +
      'Bitte stellen Sie die Datei wieder her oder löschen Sie sie, dann wird eine neue angelegt.',
  );
};

/**
 * Puts a secret of another place there, whole or not at all, such as one from a backup. One that is there and is another stays
 * beside it; gives where.
 */
export const saveSecretFile = async (
  { dataDir }: Pick<Config, 'dataDir'>,
  text: string,
): Promise<string | undefined> => {
  const file = path.join(dataDir, 'secret');
  const former = await readSecret(file);
  if (former?.trim() === text.trim()) return undefined;
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dataDir, { recursive: true });
    await writeDurably(draft, text);
    const aside = former === undefined ? undefined : `${file}.former-${randomUUID()}`;
    if (aside !== undefined) await link(file, aside);
    await rename(draft, file);
    await syncFolder(dataDir);
    return aside;
  } catch (error) {
    throw storageError(error, dataDir) ?? error;
  } finally {
    await unlink(draft).catch(() => undefined);
  }
};

const readSecret = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new StartError(`Die Datei „${file}“ kann nicht gelesen werden (${codeOf(error)}).`, error);
  }
};

/**
 * Makes a secret: it is written whole under another name, then linked: of two processes one wins, and nobody reads half a
 * secret.
 */
const makeSecret = async (file: string): Promise<string> => {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeDurably(draft, `${randomBytes(32).toString('hex')}\n`);
    await link(draft, file).catch(ignoreExisting);
    await syncFolder(path.dirname(file));
    return await readFile(file, 'utf8');
  } catch (error) {
    const sentence = `Die Datei „${file}“ kann nicht angelegt werden (${codeOf(error)}).`;
    throw storageError(error, path.dirname(file)) ?? new StartError(sentence, error);
  } finally {
    await unlink(draft).catch(() => undefined);
  }
};

const writeDurably = async (file: string, text: string) => {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const ignoreExisting = (error: unknown) => {
  if (codeOf(error) !== 'EEXIST') throw error;
};

const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
