// From the session cookie's value to the viewer, asked on every request of somebody signed in: one query.
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { RoleGrant, Viewer } from '#kernel/viewer.ts';
import { SESSION_SEEN_EVERY_MS } from './constants.ts';
import { sessions, userRoles, users } from './schema.ts';
import { hashSessionToken, isSessionToken, sessionEnd } from './sessions.ts';

/** Undefined for a token that is broken, unknown or over, and for people who were erased. */
export const resolveViewer = async (ctx: Ctx, token: string): Promise<Viewer | undefined> => {
  if (!isSessionToken(token)) return undefined;
  const tokenHash = hashSessionToken(token);
  const [session] = await findSession(ctx, { tokenHash, now: ctx.now });
  if (!session) return undefined;
  if (ctx.now.getTime() - session.seenAt.getTime() >= SESSION_SEEN_EVERY_MS)
    ctx.afterCommit(() => prolong(ctx, tokenHash, session));
  return {
    id: session.id,
    name: session.name,
    isConfirmed: session.confirmedAt !== null,
    isSuspended: isLater(session.suspendedUntil, ctx.now),
    roles: session.roles,
    hasPass: isLater(session.passUntil, ctx.now),
  };
};

const grants = sql<RoleGrant[]>`(
  select coalesce(json_agg(json_build_object('role', ${userRoles.role}, 'locationPath', ${userRoles.locationPath})), '[]')
  from ${userRoles} where ${userRoles.userId} = ${users.id})`;

const findSession = prepared('users.viewer', (db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      confirmedAt: users.confirmedAt,
      suspendedUntil: users.suspendedUntil,
      passUntil: users.passUntil,
      roles: grants,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      isLasting: sessions.isLasting,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.erasedAt),
      ),
    ),
);

/** Nobody waits for it, and of several requests at once only the first one writes. */
const prolong = async (ctx: Ctx, tokenHash: Buffer, session: { createdAt: Date; isLasting: boolean }) => {
  const before = new Date(ctx.now.getTime() - SESSION_SEEN_EVERY_MS);
  await ctx.db
    .update(sessions)
    .set({ seenAt: ctx.now, expiresAt: sessionEnd(ctx.now, session) })
    .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.seenAt, before)));
};

const isLater = (moment: Date | null, now: Date) => moment !== null && moment > now;
