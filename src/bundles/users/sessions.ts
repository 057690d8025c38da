// Keeps sessions: random bytes are in the cookie, only their hash is in the database.
import { and, eq, ne } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './constants.ts';
import { sessions } from './schema.ts';
import { pendingSignIns } from './sign-in/schema.ts';

export interface NewSession {
  readonly userId: number;
  /** Whether „Angemeldet bleiben“ was chosen. */
  readonly isLasting: boolean;
  readonly userAgent: string;
}

/** The token is shown only here. */
export const openSession = async (
  ctx: Ctx,
  session: NewSession,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = sessionEnd(ctx.now, { ...session, createdAt: ctx.now });
  const tokenHash = hashSessionToken(token);
  await ctx.db
    .insert(sessions)
    .values({ ...session, tokenHash, createdAt: ctx.now, provenAt: ctx.now, seenAt: ctx.now, expiresAt });
  return { token, expiresAt };
};

/** Ends a session and returns whose it was; undefined when there was none. */
export const endSession = async (ctx: Ctx, token: string): Promise<number | undefined> => {
  const [session] = await ctx.db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashSessionToken(token)))
    .returning({ userId: sessions.userId });
  return session?.userId;
};

/** Ends all sessions of a person but the one of `exceptToken`, and every sign-in that still waits for its second factor. */
export const endSessionsOf = async (ctx: Ctx, userId: number, exceptToken?: string): Promise<void> => {
  const isOther = exceptToken ? ne(sessions.tokenHash, hashSessionToken(exceptToken)) : undefined;
  // A sign-in that just gets its second factor is waited for here, so that its session is seen below.
  await ctx.db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
};

/** Says whether the text has the form of a token: 256 bits as 43 characters of base64url. contract.md 11.3 */
export const isSessionToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashSessionToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns when a session ends that is used `now`. */
export const sessionEnd = (now: Date, session: { createdAt: Date; isLasting: boolean }): Date => {
  const last = session.createdAt.getTime() + SESSION_MAX_MS;
  return new Date(session.isLasting ? last : Math.min(last, now.getTime() + SESSION_IDLE_MS));
};
