// An address can be a key: whoever has it reads what is its owner's. It is found by the hash of what is secret in it, so that a
// copy of the database doesn't tell it, and lies sealed beside that, so that its owner can be shown it again.
import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from './ctx.ts';
import { seal, unseal } from './sealed-text.ts';
import { defineSlot } from './slots.ts';

const TOKEN_BYTES = 24;

/** The columns of the row that keeps the address. */
export interface StoredAddress {
  readonly tokenHash: Buffer;
  /** The secret part of the address, sealed so that only this portal can read it. */
  readonly sealedToken: string;
  readonly createdAt: Date;
}

/** Makes a new address; `about` names its purpose and is needed again to open it. */
export const makeSecretAddress = ({ portal, now }: Ctx, about: string): StoredAddress => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return {
    tokenHash: hashOfToken(token),
    sealedToken: seal(portal.secrets, about, token),
    createdAt: now,
  };
};

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface SecretAddress {
  /** Undefined where the portal's secret is another one by now. */
  readonly token: string | undefined;
  readonly createdAt: Date;
}

export const openSecretAddress = (
  { portal }: Ctx,
  about: string,
  { sealedToken, createdAt }: Omit<StoredAddress, 'tokenHash'>,
): SecretAddress => ({ token: unseal(portal.secrets, about, sealedToken), createdAt });

/**
 * Asked with somebody's id when all others who came into their account are shut out: each bundle ends the address that it keeps for
 * them, in the caller's transaction. Whoever was in the account has seen it.
 */
export const secretAddresses = defineSlot<number, never>('kernel.secret-addresses', { isAboutRows: true });
