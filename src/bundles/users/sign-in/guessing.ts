// Makes those who guess wait, longer each time. What is counted together, and why, is in docs/decisions/0017.
import { and, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { FIRST_WAIT_SECONDS, FREE_GUESSES, GUESS_RETENTION_MS, LONGEST_WAIT_SECONDS } from './constants.ts';
import { guesses } from './schema.ts';

export interface Guess {
  readonly what: 'password' | 'second-factor' | 'proof';
  /** What was typed as the user name, or whose secret it is. */
  readonly subject: string | number;
  readonly address: string;
  /** A device on which the person has signed in before; then only guesses made on it count. */
  readonly device?: string | undefined;
}

/**
 * Counts a guess before anybody looks whether it is right, so that many at once gain nothing. Gives null when it may be
 * made, else the seconds to wait, and doesn't count it. Counts outside the caller's transaction.
 */
export const countGuess = async (ctx: Ctx, guess: Guess): Promise<number | null> => {
  if (!ctx.config.rateLimits) return null;
  const counts = countsOf(guess);
  const wait = await findWait(
    ctx,
    counts.map(({ key }) => key),
  );
  if (wait !== null) return wait;
  for (const { key, free } of counts)
    if (!(await countOne(ctx, key, free))) return (await findWait(ctx, [key])) ?? FIRST_WAIT_SECONDS;
  return null;
};

/** Forgets, after a right guess, those that were made before. */
export const resetGuesses = async (ctx: Ctx, guess: Guess): Promise<void> => {
  const keys = countsOf(guess).map(({ key }) => key);
  await ctx.db.delete(guesses).where(inArray(guesses.key, keys));
};

/** Tidies up what counts no more. */
export const pruneGuesses = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(guesses).where(lt(guesses.lastAt, new Date(ctx.now.getTime() - GUESS_RETENTION_MS)));
};

/**
 * Returns what a guess is counted by: from a known device its own count; from elsewhere that of the place, and a more patient
 * one of all places.
 */
const countsOf = ({ what, subject, address, device }: Guess) => {
  const { near, everywhere } = FREE_GUESSES;
  const keyOf = (...from: readonly string[]) =>
    createHash('sha256')
      .update(JSON.stringify([what, String(subject).toLowerCase(), ...from]))
      .digest();
  return device
    ? [{ key: keyOf('device', device), free: near }]
    : [
        { key: keyOf('address', address), free: near },
        { key: keyOf('everywhere'), free: everywhere },
      ];
};

/** Returns the longest of the waits that apply, in seconds; null when there is none. */
const findWait = async ({ portal, now }: Ctx, keys: readonly Buffer[]): Promise<number | null> => {
  const rows = await portal.database.db
    .select({ waitsUntil: guesses.waitsUntil })
    .from(guesses)
    .where(and(inArray(guesses.key, [...keys]), gt(guesses.waitsUntil, now)));
  if (rows.length === 0) return null;
  const latest = Math.max(...rows.map(({ waitsUntil }) => waitsUntil.getTime()));
  return Math.ceil((latest - now.getTime()) / 1000);
};

/** Returns false when another guess came first after which this one has to wait. */
const countOne = async ({ portal, now }: Ctx, key: Buffer, free: number): Promise<boolean> => {
  const since = new Date(now.getTime() - GUESS_RETENTION_MS).toISOString();
  const count = sql`case when ${guesses.lastAt} < ${since}::timestamptz then 1 else ${guesses.attempts} + 1 end`;
  const doublings = sql`least(${count} - ${free}::int, 10)`;
  const seconds = sql`least(${LONGEST_WAIT_SECONDS}::int, ${FIRST_WAIT_SECONDS}::int * power(2, ${doublings}))`;
  const wait = sql`case when ${count} < ${free}::int then 0 else ${seconds} end`;
  const rows = await portal.database.db
    .insert(guesses)
    .values({ key, attempts: 1, lastAt: now, waitsUntil: now })
    .onConflictDoUpdate({
      target: guesses.key,
      set: {
        attempts: count,
        lastAt: now,
        waitsUntil: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`,
      },
      setWhere: lte(guesses.waitsUntil, now),
    })
    .returning({ attempts: guesses.attempts });
  return rows.length > 0;
};
