// Reads accounts by their addresses, and what hangs in the air about them.
import { and, desc, eq, exists, gt, isNotNull, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { users } from '../schema.ts';
import { UNCONFIRMED_RETENTION_MS } from './constants.ts';
import { accountTokens } from './schema.ts';

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly email: string;
  readonly confirmedAt: Date | null;
}

const account = {
  id: users.id,
  login: users.login,
  name: users.name,
  email: users.email,
  confirmedAt: users.confirmedAt,
};

const isThere = isNull(users.erasedAt);

const hasEmail = (email: string) => sql<boolean>`lower(${users.email}) = lower(${email})`;

/** Returns somebody's account; undefined for those who are gone. */
export const findAccount = async (ctx: Ctx, id: number): Promise<Account | undefined> => {
  const [found] = await ctx.db
    .select(account)
    .from(users)
    .where(and(eq(users.id, id), isThere));
  return found;
};

/** Finds an account as `findAccount` does, locked until the caller's transaction ends. */
export const lockAccount = async (ctx: Ctx, id: number): Promise<Account | undefined> => {
  const [locked] = await ctx.db
    .select(account)
    .from(users)
    .where(and(eq(users.id, id), isThere))
    .for('update');
  return locked;
};

/** Finds whose address it is: the one account that has confirmed it. */
export const findOwner = async (ctx: Ctx, email: string): Promise<Account | undefined> => {
  const [owner] = await ctx.db
    .select(account)
    .from(users)
    .where(and(hasEmail(email), isNotNull(users.confirmedAt), isThere));
  return owner;
};

/** Lists accounts for which the address was typed but not confirmed, the newest first. */
export const listUnconfirmed = (ctx: Ctx, email: string): Promise<Account[]> =>
  ctx.db
    .select(account)
    .from(users)
    .where(and(hasEmail(email), isNull(users.confirmedAt), isThere))
    .orderBy(desc(users.id));

/** Finds who signs in by this name, confirmed or not. */
export const findByLogin = async (ctx: Ctx, login: string): Promise<Account | undefined> => {
  const [found] = await ctx.db
    .select(account)
    .from(users)
    .where(and(sql`lower(${users.login}) = lower(${login})`, isThere));
  return found;
};

/** Selects links that were sent to the row at hand. */
const linksTo = (ctx: Ctx, ...conditions: Parameters<typeof and>) =>
  ctx.db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(and(eq(accountTokens.userId, users.id), ...conditions));

/**
 * Returns the condition that somebody registered by themselves, never confirmed, and has no link that is good any more: those to
 * another address and for a new password confirm as well.
 */
const isStale = (ctx: Ctx) =>
  and(
    isThere,
    isNull(users.confirmedAt),
    exists(linksTo(ctx, eq(accountTokens.purpose, 'confirm'))),
    notExists(linksTo(ctx, isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, ctx.now))),
  );

/** Says whether nobody can confirm this account any more. */
export const isStaleAccount = async (ctx: Ctx, id: number): Promise<boolean> => {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isStale(ctx)));
  return rows.length > 0;
};

/** Finds the account that keeps a user name from others although nobody can confirm it any more. */
export const findStaleByLogin = async (ctx: Ctx, login: string): Promise<number | undefined> => {
  const [stale] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.login}) = lower(${login})`, isStale(ctx)));
  return stale?.id;
};

/** Lists those who never confirmed in all the time they had. */
export const listPrunable = async (ctx: Ctx): Promise<number[]> => {
  const before = new Date(ctx.now.getTime() - UNCONFIRMED_RETENTION_MS);
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(lt(users.createdAt, before), isStale(ctx)));
  return rows.map(({ id }) => id);
};

/** Returns the address that the viewer wants and hasn't confirmed yet, and until when they can. */
export const findWantedEmail = async (ctx: Ctx, userId: number) => {
  const [wanted] = await ctx.db
    .select({ email: accountTokens.email, expiresAt: accountTokens.expiresAt })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'change-email'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, ctx.now),
      ),
    );
  return wanted;
};

/**
 * Returns what is known of links that confirm and take back, without secrets. Those for new passwords are left out: they are
 * only made where the address is nobody else's.
 */
export const findLinksOf = (ctx: Ctx, userId: number) =>
  ctx.db
    .select({
      purpose: accountTokens.purpose,
      email: accountTokens.email,
      createdAt: accountTokens.createdAt,
      expiresAt: accountTokens.expiresAt,
      usedAt: accountTokens.usedAt,
    })
    .from(accountTokens)
    .where(and(eq(accountTokens.userId, userId), ne(accountTokens.purpose, 'reset')))
    .orderBy(desc(accountTokens.id));
