import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';
import { eraseUser } from './commands.ts';
import { sessions, users } from './schema.ts';
import { resolveViewer, viewersByIds } from './session-viewer.ts';
import { hashSessionToken } from './sessions.ts';
import { aSession, aUser } from './test-data.ts';

const ctx = actAs(await testCtx(), anonymous);
const inAWhile = (ms: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) });

const viewerOf = async (changes: Parameters<typeof aUser>[1]) => {
  const user = await aUser(ctx, changes);
  return resolveViewer(ctx, await aSession(ctx, user.id));
};

const sessionOf = async (token: string) =>
  (
    await ctx.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashSessionToken(token)))
  )[0];

describe('the viewer behind a session', () => {
  it('comes with name and roles, by one query once the terms are known', async () => {
    const roles = [
      { role: 'editor' as const, locationPath: '1/4/' },
      { role: 'author' as const, locationPath: '' },
    ];
    const user = await aUser(ctx, { name: 'Henrike Voßberg', roles });
    const token = await aSession(ctx, user.id);
    await resolveViewer(ctx, token);
    const before = ctx.portal.database.queryCount();
    const viewer = await resolveViewer(ctx, token);
    expect(ctx.portal.database.queryCount() - before).toBe(1);
    expect(viewer).toEqual({
      id: user.id,
      name: 'Henrike Voßberg',
      isConfirmed: true,
      isSuspended: false,
      owesAgreement: false,
      owesFactor: false,
      roles: expect.arrayContaining(roles),
      hasPass: false,
    });
    expect(viewer?.roles).toHaveLength(2);
  });

  it('may hold no role at all', async () =>
    expect(await viewerOf({ roles: [] })).toMatchObject({ roles: [] }));

  it('is confirmed, suspended or holding a pass as of now', async () => {
    const [before, after] = [new Date(ctx.now.getTime() - 1), new Date(ctx.now.getTime() + 1)];
    expect(await viewerOf({ confirmedAt: null })).toMatchObject({ isConfirmed: false });
    expect(await viewerOf({ suspendedUntil: after })).toMatchObject({ isSuspended: true });
    expect(await viewerOf({ suspendedUntil: before })).toMatchObject({ isSuspended: false });
    expect(await viewerOf({ passUntil: after })).toMatchObject({ hasPass: true });
    expect(await viewerOf({ passUntil: before })).toMatchObject({ hasPass: false });
  });

  it('is nobody once the session is over or the person erased', async () => {
    const user = await aUser(ctx);
    expect(await resolveViewer(ctx, await aSession(ctx, user.id, { expiresAt: ctx.now }))).toBeUndefined();
    await ctx.db.update(users).set({ erasedAt: ctx.now }).where(eq(users.id, user.id));
    expect(await resolveViewer(ctx, await aSession(ctx, user.id))).toBeUndefined();
    const other = await aUser(ctx);
    const token = await aSession(ctx, other.id);
    await eraseUser(actAs(ctx, other.viewer), other.id);
    expect(await resolveViewer(ctx, token)).toBeUndefined();
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5000), "' or 1=1 --", 'ä'.repeat(43), `${'x'.repeat(42)}\0`])(
    'is nobody for the forged cookie %j',
    async (token) => expect(await resolveViewer(ctx, token)).toBeUndefined(),
  );

  it('costs no query when the cookie cannot be one of ours', async () => {
    const before = ctx.portal.database.queryCount();
    await resolveViewer(ctx, 'kaputt');
    expect(ctx.portal.database.queryCount()).toBe(before);
  });
});

describe('a session in use', () => {
  it('lasts twelve hours from its last use, written down every five minutes', async () => {
    const token = await aSession(ctx, (await aUser(ctx)).id);
    const fresh = await sessionOf(token);
    await resolveViewer(inAWhile(4 * MINUTE_MS), token);
    const later = inAWhile(5 * MINUTE_MS);
    await Promise.all([1, 2, 3].map(() => resolveViewer(later, token)));
    await expect.poll(async () => (await sessionOf(token))?.seenAt).toEqual(later.now);
    expect((await sessionOf(token))!.expiresAt.getTime() - fresh!.expiresAt.getTime()).toBe(5 * MINUTE_MS);
    expect(await resolveViewer(inAWhile(12 * 60 * MINUTE_MS + 4 * MINUTE_MS), token)).toBeDefined();
  });

  it('is left alone before five minutes have passed', async () => {
    const token = await aSession(ctx, (await aUser(ctx)).id);
    const before = ctx.portal.database.queryCount();
    await resolveViewer(inAWhile(5 * MINUTE_MS - 1), token);
    expect(ctx.portal.database.queryCount() - before).toBe(1);
  });

  it('ends sixty days after signing in at the latest', async () => {
    const createdAt = new Date(ctx.now.getTime() - 60 * DAY_MS + 60 * MINUTE_MS);
    const seenAt = new Date(ctx.now.getTime() - DAY_MS);
    const { id } = await aUser(ctx);
    const token = await aSession(ctx, id, { createdAt, seenAt });
    await resolveViewer(ctx, token);
    await expect.poll(async () => (await sessionOf(token))?.seenAt).toEqual(ctx.now);
    expect((await sessionOf(token))?.expiresAt).toEqual(inAWhile(60 * MINUTE_MS).now);
  });

  it('that was to last keeps its end', async () => {
    const createdAt = new Date(ctx.now.getTime() - 30 * DAY_MS);
    const { id } = await aUser(ctx);
    const expiresAt = inAWhile(30 * DAY_MS).now;
    const token = await aSession(ctx, id, { createdAt, seenAt: createdAt, expiresAt, isLasting: true });
    await resolveViewer(ctx, token);
    await expect.poll(async () => (await sessionOf(token))?.seenAt).toEqual(ctx.now);
    expect((await sessionOf(token))?.expiresAt).toEqual(expiresAt);
  });

  it('answers also when its use cannot be written down', async () => {
    const token = await aSession(ctx, (await aUser(ctx)).id);
    await ctx.db.execute(sql`create rule sessions_stay as on update to sessions do instead select 1 / 0`);
    expect(await resolveViewer(inAWhile(6 * MINUTE_MS), token)).toBeDefined();
    await ctx.db.execute(sql`drop rule sessions_stay on sessions`);
  });
});

describe('viewers by their ids', () => {
  it('hold their own roles, whatever others hold', async () => {
    const roles = ['editor', 'moderator', 'author'] as const;
    const people = await Promise.all(
      roles.map((role) => aUser(ctx, { roles: [{ role, locationPath: '' }] })),
    );
    const found = await viewersByIds(
      ctx,
      people.map(({ id }) => id),
    );
    expect(people.map(({ id }) => found.get(id)?.roles)).toEqual(
      roles.map((role) => [{ role, locationPath: '' }]),
    );
  });
});
