// Reads what one's own page of signing in shows.
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { sessions, users } from '../schema.ts';
import { hashSessionToken } from '../sessions.ts';
import { authenticatorApps, passkeys } from './schema.ts';

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly confirmedAt: Date | null;
}

export const findAccount = async (ctx: Ctx, id: number): Promise<Account | undefined> => {
  const { login, name, email, passwordHash, confirmedAt } = users;
  const [user] = await ctx.db
    .select({ id: users.id, login, name, email, passwordHash, confirmedAt })
    .from(users)
    .where(eq(users.id, id));
  return user;
};

/** Lists sessions that are not over, the one used last on top. */
export const listSessions = (ctx: Ctx, userId: number) =>
  ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ctx.now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));

/** Returns when the person behind a session last proved who they are. */
export const findProof = async (ctx: Ctx, userId: number, token: string): Promise<Date | null> => {
  const [session] = await ctx.db
    .select({ provenAt: sessions.provenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, hashSessionToken(token))));
  return session?.provenAt ?? null;
};

export const findApp = async (ctx: Ctx, userId: number) => {
  const [app] = await ctx.db
    .select({ createdAt: authenticatorApps.createdAt })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  return app;
};

export const listPasskeys = (ctx: Ctx, userId: number) =>
  ctx.db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.id);
