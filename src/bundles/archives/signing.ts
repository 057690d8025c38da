// This is the key by which a portal signs what leaves it. It is made of the first secret, so it lies where that lies and
// nowhere else; whoever rotates the secret has another key. docs/decisions/0144
import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 and SPKI. RFC 8410 */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

const privateKeyOf = (secrets: readonly string[]) => {
  const [secret] = secrets;
  if (!secret) throw new Error('signing needs a secret');
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'litfass archive signing key', 32));
  return createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, seed]), format: 'der', type: 'pkcs8' });
};

/** Returns the public key, its 32 bytes as base64url. */
export const publicKeyOf = (secrets: readonly string[]): string =>
  createPublicKey(privateKeyOf(secrets))
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_HEAD.length)
    .toString('base64url');

export const signBytes = (secrets: readonly string[], bytes: Uint8Array): string =>
  sign(null, bytes, privateKeyOf(secrets)).toString('base64url');

/** Says whether a key has signed the bytes: false for whatever isn't a signature, never an error. */
export const isSignedBy = (publicKey: string, bytes: Uint8Array, signature: string): boolean => {
  try {
    const key = Buffer.concat([PUBLIC_HEAD, Buffer.from(publicKey, 'base64url')]);
    const spki = createPublicKey({ key, format: 'der', type: 'spki' });
    return verify(null, bytes, spki, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
};

/** Returns 128 bits of the SHA-256 of the key, in groups that can be read out. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(Buffer.from(publicKey, 'base64url'))
    .digest('hex')
    .slice(0, 32)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Returns what administrators of this portal read out. */
export const ownFingerprint = (secrets: readonly string[]): string => fingerprintOf(publicKeyOf(secrets));
