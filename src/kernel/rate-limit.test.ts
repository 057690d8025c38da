import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeCtx, withTransaction } from './ctx.ts';
import type { Ctx } from './ctx.ts';
import { HttpError } from './errors.ts';
import { rateLimits } from './rate-limit.schema.ts';
import { resetAttempts, pruneAttempts, limitAttempts } from './rate-limit.ts';
import { rehearse } from './rehearsal.ts';
import { testPortal } from './testing/test-portal.ts';
import { anonymous } from './viewer.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, anonymous);
const LIMIT = { attempts: 3, seconds: 60 };

const later = (seconds: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) });

/** Returns the seconds to wait, or 'passes'. */
const attempt = async (key: string, at: Ctx = ctx): Promise<unknown> => {
  try {
    await limitAttempts(at, key, LIMIT);
    return 'passes';
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    expect(error.status).toBe(429);
    return error.retryAfterSeconds;
  }
};

const countOf = (key: string) => ctx.db.$count(rateLimits, eq(rateLimits.key, key));

const refused = () =>
  withTransaction(ctx, async (inside) => {
    await limitAttempts(inside, 'e', LIMIT);
    throw new Error('falsches Passwort');
  });

describe('attempts', () => {
  it('pass up to the limit, then wait for the rest of the window', async () => {
    for (let i = 0; i < 3; i++) expect(await attempt('a')).toBe('passes');
    expect(await attempt('a')).toBe(60);
    expect(await attempt('a', later(59.5))).toBe(1);
  });

  it('are counted by key', async () => {
    for (let i = 0; i < 4; i++) await attempt('b:1');
    expect(await attempt('b:2')).toBe('passes');
  });

  it('begin anew when the window is over', async () => {
    for (let i = 0; i < 4; i++) await attempt('c');
    expect(await attempt('c', later(60))).toBe(1);
    for (let i = 0; i < 3; i++) expect(await attempt('c', later(61))).toBe('passes');
    expect(await attempt('c', later(62))).toBe(59);
  });

  it('that are only rehearsed are refused as they would be, and use nothing up', async () => {
    for (let i = 0; i < 5; i++) await rehearse(ctx, (inside) => limitAttempts(inside, 'f', LIMIT));
    expect(await countOf('f')).toBe(0);
    for (let i = 0; i < 3; i++) await attempt('f');
    await expect(rehearse(ctx, (inside) => limitAttempts(inside, 'f', LIMIT))).rejects.toMatchObject({
      status: 429,
    });
  });

  it('that come at the same time are counted exactly, in every process', async () => {
    const other = makeCtx(await testPortal({ target: portal.target }), anonymous);
    const all = Array.from({ length: 30 }, (_, i) => attempt('d', i % 2 ? ctx : other));
    expect((await Promise.all(all)).filter((result) => result === 'passes')).toHaveLength(3);
  });

  it('count also when the transaction they are in is refused', async () => {
    for (let i = 0; i < 3; i++) await expect(refused()).rejects.toThrow('falsches Passwort');
    expect(await attempt('e')).toBe(60);
  });

  it('are forgotten after one that went well', async () => {
    for (let i = 0; i < 4; i++) await attempt('f');
    await resetAttempts(ctx, 'f');
    expect(await attempt('f')).toBe('passes');
  });

  it('leave no trace a day later, and are not forgotten before', async () => {
    for (let i = 0; i < 4; i++) await attempt('h');
    const nothing = {} as never;
    await pruneAttempts.work(later(24 * 60 * 60 - 1), nothing);
    expect(await countOf('h')).toBe(1);
    await pruneAttempts.work(later(24 * 60 * 60 + 1), nothing);
    expect(await countOf('h')).toBe(0);
  });

  it('are kept without saying who somebody is or where they come from', async () => {
    const typed = ['search:address:2001:db8:1:2::/64', 'register:email:ada@x.example', 'reset:login:42'];
    for (const key of typed) for (let i = 0; i < 4; i++) await attempt(key);
    const rows = await ctx.db.select({ key: rateLimits.key }).from(rateLimits);
    const kept = rows.map(({ key }) => key).filter((key) => /^(search|register|reset):/.test(key));
    expect(kept).toHaveLength(3);
    for (const key of kept) expect(key).toMatch(/^[a-z]+:(address|email|login):[\w-]{22}$/);
    await resetAttempts(ctx, 'reset:login:42');
    expect(await attempt('reset:login:42')).toBe('passes');
    expect(await attempt('register:email:ada@x.example')).toBe(60);
  });

  it('are not limited in load tests', async () => {
    const free = makeCtx(
      await testPortal({ target: portal.target, config: { rateLimits: false } }),
      anonymous,
    );
    for (let i = 0; i < 10; i++) expect(await attempt('g', free)).toBe('passes');
  });
});
