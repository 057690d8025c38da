// Makes the links that mails carry. Each has 32 random bytes, of which only the hash is kept; it is good once and for a while.
import { and, eq, gt, isNull } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { LINK_LIMIT_PER_ADDRESS, TOKEN_LIFETIME_MS } from './constants.ts';
import { accountTokens } from './schema.ts';

export type TokenRow = typeof accountTokens.$inferSelect;
export type TokenPurpose = TokenRow['purpose'];

export interface NewToken {
  readonly purpose: TokenPurpose;
  readonly userId: number;
  /** Where it is sent. */
  readonly email: string;
  readonly next?: string;
  /** A time that is longer than usual, for links that nobody has asked for. */
  readonly lifetimeMs?: number;
}

export interface IssuedToken {
  readonly id: number;
  /** The token itself is returned only here; the table has its hash. */
  readonly token: string;
}

/**
 * Makes a new link, which takes the place of an older one of the same purpose; only links for taking back stay, one for each
 * change. The caller's transaction has locked the person's row.
 */
export const issueToken = async (
  ctx: Ctx,
  { next = '/', lifetimeMs, ...token }: NewToken,
): Promise<IssuedToken> => {
  const { purpose, userId } = token;
  if (purpose !== 'undo-email') await dropTokens(ctx, userId, purpose);
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.now.getTime() + (lifetimeMs ?? TOKEN_LIFETIME_MS[purpose]));
  const [row] = await ctx.db
    .insert(accountTokens)
    .values({ ...token, next, tokenHash: hashToken(secret), createdAt: ctx.now, expiresAt })
    .returning({ id: accountTokens.id });
  return { id: row!.id, token: secret };
};

/** A link as it is now: still good, already used, or over and unknown, which nobody can tell apart. */
export type TokenState =
  | { readonly kind: 'good' | 'used'; readonly row: TokenRow }
  | { readonly kind: 'over' };

export const findToken = async (ctx: Ctx, purpose: TokenPurpose, token: string): Promise<TokenState> => {
  const [row] = await ctx.db.select().from(accountTokens).where(isMeant(purpose, token));
  if (row?.usedAt) return { kind: 'used', row };
  return row && row.expiresAt > ctx.now ? { kind: 'good', row } : { kind: 'over' };
};

/** Uses a link up, in the caller's transaction; of several at once one gets the row, the others undefined. */
export const useToken = async (
  ctx: Ctx,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenRow | undefined> => {
  const isGood = and(
    isMeant(purpose, token),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, ctx.now),
  );
  const [row] = await ctx.db.update(accountTokens).set({ usedAt: ctx.now }).where(isGood).returning();
  return row;
};

/** Drops a person’s links of a purpose that are not used yet. */
export const dropTokens = async (ctx: Ctx, userId: number, purpose: TokenPurpose): Promise<void> => {
  await ctx.db
    .delete(accountTokens)
    .where(
      and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt)),
    );
};

/** What was changed after the change that is taken back can't bring anything back itself. */
export const dropLaterUndos = async (ctx: Ctx, { id, userId, purpose }: TokenRow): Promise<void> => {
  await ctx.db
    .delete(accountTokens)
    .where(
      and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose), gt(accountTokens.id, id)),
    );
};

/** Nobody guesses 256 bits, but nobody need try either. Throws 429. */
export const limitLinks = (ctx: Ctx, address: string): Promise<void> =>
  limitAttempts(ctx, `account-link:address:${address}`, LINK_LIMIT_PER_ADDRESS);

const isMeant = (purpose: TokenPurpose, token: string) =>
  and(eq(accountTokens.tokenHash, hashToken(token)), eq(accountTokens.purpose, purpose));

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
