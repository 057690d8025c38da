// Makes people for tests: rows are written directly, with a password that costs next to nothing to check.
import { eq, sql } from 'drizzle-orm';
import { hash } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { sessionCookieName } from '#kernel/request-cookies.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { RoleGrant, Viewer } from '#kernel/viewer.ts';
import { USERS_TAG, userTag } from './constants.ts';
import { sessions, userRoles, users } from './schema.ts';
import { hashSessionToken, openSession } from './sessions.ts';

export { cancelErasure, planErasure } from './leaving/commands.ts';
export { grantPass, suspendUser } from './members/commands.ts';
export { registrationOpen } from './registration/settings.ts';
export { hashSessionToken };

export interface TestUser {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The person as a viewer, without a session. */
  readonly viewer: Viewer;
}

type Changes = Partial<typeof users.$inferInsert> & {
  readonly password?: string;
  readonly roles?: readonly RoleGrant[];
};

const knownHashes = new Map<string, Promise<string>>();

/** The same password has the same hash, with costs that are next to nothing. */
const cheapHash = (password: string): Promise<string> => {
  const known = knownHashes.get(password) ?? hash(password, { memoryCost: 8, timeCost: 1 });
  knownHashes.set(password, known);
  return known;
};

/** Adds a confirmed member with a name of their own, unless changed. */
export const aUser = async (ctx: Ctx, changes: Changes = {}): Promise<TestUser> => {
  const { password = 'litfass-test', roles = [{ role: 'member', locationPath: '' }], ...columns } = changes;
  const login = columns.login ?? `person-${randomBytes(8).toString('hex')}`;
  const passwordHash = await cheapHash(password);
  const values = {
    login,
    name: `Frau ${login}`,
    email: `${login}@litfass.example`,
    passwordHash,
    confirmedAt: ctx.now,
    createdAt: ctx.now,
    ...columns,
  };
  const user = await withTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.insert(users).values(values).returning();
    if (roles.length > 0)
      await ctx.db.insert(userRoles).values(roles.map((grant) => ({ userId: row!.id, ...grant })));
    touch(ctx, USERS_TAG, userTag(row!.id));
    return row!;
  });
  const { id, name, email } = user;
  const viewer = aViewer({ id, name, roles, isConfirmed: user.confirmedAt !== null });
  return { id, login, name, email, password, viewer };
};

/** Changes the row of a person directly, past all commands. */
export const changeUser = (
  ctx: Ctx,
  id: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await ctx.db.update(users).set(changes).where(eq(users.id, id));
    touch(ctx, userTag(id));
  });

/** Counts what waits for a row or a table that another transaction holds. */
export const countWaiting = async (ctx: Ctx): Promise<number> => {
  const { rows } = await ctx.db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
};

/** Returns a confirmed member who is in no database. */
export const aViewer = (changes: Partial<Viewer> = {}): Viewer => ({
  ...anonymous,
  id: 1,
  name: 'Ada Auenfeld',
  isConfirmed: true,
  roles: [{ role: 'member', locationPath: '' }],
  ...changes,
});

/** Returns headers of a browser in which the person is signed in. */
export const signedIn = async (
  { ctx }: { readonly ctx: Ctx },
  user: { readonly id: number },
): Promise<{ cookie: string }> => {
  const token = await aSession(ctx, user.id);
  return { cookie: `${sessionCookieName(ctx.config)}=${token}` };
};

/** Adds a session as it is in the database, whatever its age. Returns the token. */
export const aSession = async (
  ctx: Ctx,
  userId: number,
  changes: Partial<Omit<typeof sessions.$inferInsert, 'tokenHash' | 'userId'>> = {},
): Promise<string> => {
  const { token } = await openSession(ctx, { userId, isLasting: false, userAgent: 'Test' });
  if (Object.keys(changes).length > 0)
    await ctx.db
      .update(sessions)
      .set(changes)
      .where(eq(sessions.tokenHash, hashSessionToken(token)));
  return token;
};
