import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx, testPortal } from '#kernel/testing/test-portal.ts';
import { makeCtx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import { countGuess, resetGuesses, pruneGuesses } from './guessing.ts';
import type { Guess } from './guessing.ts';
import { guesses } from './schema.ts';

const ctx = actAs(await testCtx(), anonymous);
const MINUTE = 60;
const HOME = '192.0.2.1';

let last = 0;
/** Returns a guess at somebody new, from home. */
const aGuess = (changes: Partial<Guess> = {}): Guess => ({
  what: 'password',
  subject: `jemand-${++last}`,
  address: HOME,
  ...changes,
});
const after = (seconds: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) });
const guessTimes = async (times: number, guess: Guess, at = ctx) => {
  const waits: (number | null)[] = [];
  for (let i = 0; i < times; i++) waits.push(await countGuess(at, guess));
  return waits;
};

describe('guessing from one place', () => {
  it('costs nothing five times, then a minute', async () => {
    expect(await guessTimes(6, aGuess())).toEqual([null, null, null, null, null, MINUTE]);
  });

  it('costs twice as long each time, a quarter of an hour at most', async () => {
    const guess = aGuess();
    await guessTimes(5, guess);
    let passed = 0;
    for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
      expect(await countGuess(after(passed + minutes * MINUTE - 1), guess), `${minutes}`).toBe(1);
      passed += minutes * MINUTE;
      expect(await countGuess(after(passed), guess), `${minutes}`).toBeNull();
    }
  });

  it('is not counted while one has to wait, so that asking again makes nothing worse', async () => {
    const guess = aGuess();
    await guessTimes(50, guess);
    expect(await countGuess(after(MINUTE), guess)).toBeNull();
    expect(await countGuess(after(MINUTE), guess)).toBe(2 * MINUTE);
  });

  it('gains nothing by guessing many times at once', async () => {
    const guess = aGuess();
    const waits = await Promise.all(Array.from({ length: 40 }, () => countGuess(ctx, guess)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(5);
  });

  it('is forgotten after the right one', async () => {
    const guess = aGuess();
    await guessTimes(6, guess);
    await resetGuesses(ctx, guess);
    expect(await guessTimes(6, guess)).toEqual([null, null, null, null, null, MINUTE]);
  });

  it('is forgotten after a day', async () => {
    const guess = aGuess();
    await guessTimes(5, guess);
    const tomorrow = after(24 * 60 * MINUTE + 1);
    expect(await guessTimes(5, guess, tomorrow)).toEqual([null, null, null, null, null]);
  });

  it('doesn’t care how a name is written', async () => {
    await guessTimes(5, aGuess({ subject: 'Begehrt' }));
    expect(await countGuess(ctx, aGuess({ subject: 'BEGEHRT' }))).toBe(MINUTE);
  });
});

describe('guessing from many places', () => {
  it('costs nothing twenty times, then makes everybody elsewhere wait', async () => {
    const guess = aGuess();
    const from = (at: number) => ({ ...guess, address: `198.51.100.${at}` });
    for (let at = 0; at < 20; at++) expect(await countGuess(ctx, from(at))).toBeNull();
    expect(await countGuess(ctx, from(20))).toBe(MINUTE);
    expect(await countGuess(ctx, guess)).toBe(MINUTE);
  });

  it('never makes somebody wait on a device they know', async () => {
    const guess = aGuess();
    for (let at = 0; at < 30; at++) await countGuess(ctx, { ...guess, address: `198.51.100.${at}` });
    const known = { ...guess, device: 'x'.repeat(16) };
    expect(await guessTimes(6, known)).toEqual([null, null, null, null, null, MINUTE]);
  });

  it('does not keep others behind the same address from their own accounts', async () => {
    await guessTimes(6, aGuess());
    expect(await countGuess(ctx, aGuess())).toBeNull();
  });
});

it('keeps codes, passwords and proofs apart', async () => {
  const guess = aGuess();
  await guessTimes(6, guess);
  for (const what of ['second-factor', 'proof'] as const)
    expect(await countGuess(ctx, { ...guess, what })).toBeNull();
});

it('keeps neither names nor addresses, and old guesses not at all', async () => {
  await countGuess(ctx, aGuess({ subject: 'geheim@litfass.example', address: '203.0.113.77' }));
  const rows = await ctx.db.select().from(guesses);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ key }) => key.toString('latin1')).join()).not.toMatch(/geheim|203\.0/);
  await pruneGuesses(after(3 * 24 * 60 * MINUTE));
  expect(await ctx.db.select().from(guesses)).toEqual([]);
});

it('counts nothing where limits are switched off', async () => {
  const off = makeCtx(await testPortal({ config: { rateLimits: false } }), anonymous);
  expect(await guessTimes(8, aGuess(), off)).toEqual(Array.from({ length: 8 }, () => null));
});
