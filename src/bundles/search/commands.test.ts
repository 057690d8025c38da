import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { termsOf } from './analysis/terms.ts';
import { indexThings } from './commands.ts';
import { characterOf } from './characters.ts';
import { makeIndexJob } from './jobs.ts';
import { reindexAll } from './reindex.ts';
import { searchThings, searchWords } from './schema.ts';
import { learnWords } from './vocabulary.ts';

const ctx = await testCtx();
const rows = () => ctx.db.select().from(searchThings).orderBy(searchThings.type, searchThings.objectId);

/** Reads the rows with words instead of the numbers that they have got; what is left out differs from one time to the next. */
const written = async () => {
  const words = await ctx.db.select().from(searchWords);
  const byCharacter = new Map(words.map(({ stem, number }) => [characterOf(number), stem]));
  const read = (encoded: string) => Array.from(encoded, (one) => byCharacter.get(one) ?? one);
  return (await rows()).map(({ writtenAt: _at, head, body, ...row }) => ({
    ...row,
    head: read(head),
    body: read(body),
  }));
};

const manyWords = (count: number, wordAt: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => wordAt(at)).join(' ');
const inLetters = (at: number) =>
  (500_000 + at).toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
const inHangul = (at: number) => String.fromCodePoint(0xac00 + at).repeat(18);

describe('the index', () => {
  it('is written in the transaction of the change, and undone with it', async () => {
    const before = (await rows()).length;
    const failing = withTransaction(ctx, async (ctx) => {
      await anArticle(ctx);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await rows()).toHaveLength(before);
  });

  it('is the same when all is written anew, also from nothing', async () => {
    await anArticle(ctx, { headline: 'Feuerwehrfest' });
    await anArticle(ctx, { headline: 'Feuerwehr und Fest' });
    await aUser(ctx, { name: 'Ada Sonnenschein' });
    await reindexAll(ctx);
    const whole = await written();
    expect(whole.length).toBeGreaterThan(2);
    await ctx.db.execute(sql`truncate search_things, search_words`);
    await reindexAll(ctx);
    expect(await written()).toEqual(whole);
    await ctx.db.execute(sql`truncate search_things; delete from marks`);
    await makeIndexJob.work(ctx, undefined as never);
    expect(await rows()).toHaveLength(whole.length);
  });

  it('loses what is there no more', async () => {
    const { id } = await anArticle(ctx);
    await ctx.db.update(searchThings).set({ objectId: 999_999 }).where(eq(searchThings.objectId, id));
    await reindexAll(ctx);
    const found = await rows();
    expect(found.some(({ objectId }) => objectId === 999_999)).toBe(false);
    expect(found.some(({ type, objectId }) => type === 'article' && objectId === id)).toBe(true);
  });

  it('keeps what was changed while all is written anew by whom began before that', async () => {
    const [{ id }, last] = [await anArticle(ctx), await aSnapshot(ctx)];
    const rowOf = async () => (await rows()).find((row) => row.type === 'article' && row.objectId === id);
    const before = new Date(ctx.now.getTime() - 60_000);
    await ctx.db.update(searchThings).set({ writtenAt: before }).where(eq(searchThings.objectId, id));
    let whole: Promise<unknown> = Promise.resolve();
    // Snapshots come behind articles: this one keeps the round there until the article has been changed.
    await withTransaction(ctx, async (held) => {
      await held.db.execute(sql`select pg_advisory_xact_lock(hashtext('search imagepost'), ${last.id})`);
      whole = reindexAll(ctx);
      await vi.waitUntil(async () => (await rowOf())!.writtenAt > before, { timeout: 20_000 });
      await withTransaction({ ...ctx, now: before }, (ctx) => indexThings(ctx, 'article', [id]));
    });
    await whole;
    expect(await rowOf()).toBeDefined();
  });

  it.each([
    ['a number without end', () => '1'.repeat(5000)],
    ['more words than a query has room for', () => manyWords(26_000, inLetters)],
    ['letters that take many bytes', () => manyWords(9000, inHangul)],
  ])('takes whatever somebody writes: %s', async (_name, write) => {
    const { id } = await anArticle(ctx, { headline: 'Langer Text', body: build.doc(build.p(write())) });
    const found = (await rows()).filter(({ type, objectId }) => type === 'article' && objectId === id);
    expect(found).toHaveLength(1);
  });

  it('looks up the words of a text by no plan of a time when there were few, which takes half a minute', async () => {
    const kept = await withTransaction(ctx, async (ctx) => {
      await ctx.db.execute(sql`delete from search_words`);
      await ctx.db.execute(sql`analyze search_words`);
      for (const text of Array.from({ length: 8 }, (_, at) => `neu${at}`))
        await learnWords(ctx, [{ text, terms: termsOf(text) }], []);
      const { rows } = await ctx.db.execute(
        sql`select generic_plans from pg_prepared_statements where statement ~ 'search_words' and generic_plans > 0`,
      );
      return rows;
    });
    expect(kept).toEqual([]);
  });

  it('takes the same thing from many at once', async () => {
    const { id } = await anArticle(ctx);
    const once = () => withTransaction(ctx, (ctx) => indexThings(ctx, 'article', [id]));
    await Promise.all(Array.from({ length: 8 }, once));
    const found = (await rows()).filter(({ type, objectId }) => type === 'article' && objectId === id);
    expect(found).toHaveLength(1);
  });
});
