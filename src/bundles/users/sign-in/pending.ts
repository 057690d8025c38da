// Keeps sign-ins in which somebody gave the right password and is asked for the second factor. Random bytes are in a cookie,
// their hash is here.
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { users } from '../schema.ts';
import { PENDING_MS } from './constants.ts';
import { entryCookie, entryCookieName } from './entry-cookie.ts';
import { pendingSignIns } from './schema.ts';

export interface PendingSignIn {
  readonly userId: number;
  readonly isLasting: boolean;
  readonly userAgent: string;
}

/** The token is shown only here. */
export const openPending = async (ctx: Ctx, pending: PendingSignIn): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.now.getTime() + PENDING_MS);
  await ctx.db.insert(pendingSignIns).values({ ...pending, tokenHash: hashOf(token), expiresAt });
  return token;
};

/** Returns undefined when the sign-in is unknown or over, or the person was erased. */
export const findPending = async (
  ctx: Ctx,
  token: string | undefined,
): Promise<PendingSignIn | undefined> => {
  if (!token) return undefined;
  const { userId, isLasting, userAgent } = pendingSignIns;
  const isValid = and(eq(pendingSignIns.tokenHash, hashOf(token)), gt(pendingSignIns.expiresAt, ctx.now));
  const [pending] = await ctx.db
    .select({ userId, isLasting, userAgent })
    .from(pendingSignIns)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.erasedAt)))
    .where(isValid);
  return pending;
};

/** Whoever ends it may go on; false when it was over, or somebody else was faster. */
export const endPending = async (ctx: Ctx, token: string): Promise<boolean> => {
  const { rowCount } = await ctx.db.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, hashOf(token)));
  return rowCount === 1;
};

/** Tidies up what nobody came back for. */
export const prunePending = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, ctx.now));
};

export const pendingTokenOf = (ctx: Ctx, request: FastifyRequest): string | undefined =>
  request.cookies[entryCookieName(ctx.config, 'pending')];

export const setPendingCookie = (ctx: Ctx, reply: FastifyReply, token: string): void => {
  const attributes = { ...entryCookie(ctx.config), maxAge: PENDING_MS / 1000 };
  reply.setCookie(entryCookieName(ctx.config, 'pending'), token, attributes);
};

export const clearPendingCookie = (ctx: Ctx, reply: FastifyReply): void => {
  reply.clearCookie(entryCookieName(ctx.config, 'pending'), entryCookie(ctx.config));
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();
