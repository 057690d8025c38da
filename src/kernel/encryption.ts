// Keeps secrets of the portal in its database, such as the password of its mail server, so that neither a backup nor whoever
// reads the tables learns them. The key follows from the portal's own secret; older secrets go on opening what they closed.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is encrypted for one purpose can't be used for another. Made with the first secret. */
export const encrypt = (secrets: readonly string[], purpose: string, text: string): string => {
  const [secret] = secrets;
  if (!secret) throw new Error('encrypt needs a secret');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
};

/** Undefined for what none of the secrets opens: altered, for another purpose, or closed by a secret that is gone. */
export const decrypt = (secrets: readonly string[], purpose: string, sealed: string): string | undefined => {
  const [version, data = ''] = sealed.split('.');
  const bytes = Buffer.from(data, 'base64url');
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  for (const secret of secrets) {
    const text = open(keyOf(secret, purpose), bytes);
    if (text !== undefined) return text;
  }
  return undefined;
};

const open = (key: Buffer, bytes: Buffer): string | undefined => {
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `litfass:${purpose}`, KEY_BYTES));
