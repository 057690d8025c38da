// Encrypts backups so that only the holder of a key can read them, in the format of age (https://age-encryption.org/v1), so
// that its own program reads them, too. docs/decisions/0131
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

export type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/**
 * Loads the library only when it is needed: with all its curves it is a fortieth of the program, and most portals encrypt no
 * backup.
 */
const loadAge = () => import('age-encryption');

/** Encrypts a backup for those it is written to: `age1…`. Several can each read it. */
export const encryptingFor = (recipients: readonly string[]): Transform =>
  async function* (source) {
    const { Encrypter } = await loadAge();
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* (await encrypter.encrypt(toWeb(source))) as unknown as AsyncIterable<Uint8Array>;
  };

const MARK_LETTERS = 16;

/** Tells contents apart by whom they were written for, whatever the order: what others can read is no good to these. */
export const markOf = (recipients: readonly string[]): string =>
  createHash('sha256')
    .update([...new Set(recipients)].toSorted().join('\n'))
    .digest('hex')
    .slice(0, MARK_LETTERS);

/** Decrypts with a key, `AGE-SECRET-KEY-1…`; throws when it is none of those it was written for, or when a byte was changed. */
export const decryptingWith = (identities: readonly string[]): Transform =>
  async function* (source) {
    const { Decrypter } = await loadAge();
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
    yield* (await decrypter.decrypt(toWeb(source))) as unknown as AsyncIterable<Uint8Array>;
  };

/** Passes bytes on as they are, without encryption. */
export const plainly: Transform = (source) => source;

const AGE_START = 'age-encryption.org/v1';

/** Says whether something is encrypted, by its first bytes. */
export const isEncrypted = (start: Uint8Array): boolean =>
  Buffer.from(start.subarray(0, AGE_START.length)).toString('latin1') === AGE_START;

export interface BackupKey {
  readonly identity: string;
  readonly recipient: string;
}

export const makeKey = async (): Promise<BackupKey> => {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
};

/** Returns to whom something must be written so that this key reads it. */
export const identityRecipient = async (identity: string): Promise<string> =>
  (await loadAge()).identityToRecipient(identity);

/** Keys in a file as age writes them: one a line, comments begin with #. */
export const readIdentities = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/.test(line));

/** Says whether something can be written to this recipient. */
export const isRecipient = async (text: string): Promise<boolean> => {
  const { Encrypter } = await loadAge();
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
};

const toWeb = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(
    Readable.from(source, { objectMode: false }),
  ) as unknown as globalThis.ReadableStream<Uint8Array> & ReadableStream<Uint8Array>;
