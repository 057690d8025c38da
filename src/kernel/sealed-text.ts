// Seals text so that only this portal can read it: AES-256-GCM under a key derived from SECRET. What is sealed for one thing
// can't be opened as another.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a text with the first secret; `about` names purpose and owner and is needed again to open it. */
export const seal = (secrets: readonly string[], about: string, text: string): string => {
  const [secret] = secrets;
  if (!secret) throw new Error('seal needs a secret');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Opens a text with whichever secret sealed it; undefined for what is broken, foreign or about something else. */
export const unseal = (secrets: readonly string[], about: string, sealed: string): string | undefined => {
  for (const secret of secrets) {
    const text = open(secret, about, Buffer.from(sealed, 'base64url'));
    if (text !== undefined) return text;
  }
  return undefined;
};

const open = (secret: string, about: string, bytes: Buffer): string | undefined => {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(about)).setAuthTag(tag);
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'litfass sealed text', 32));
