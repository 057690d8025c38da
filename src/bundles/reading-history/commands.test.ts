import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { eraseReading, saveReading, stopSaving, syncReading } from './commands.ts';
import { MOST_KEPT } from './constants.ts';
import { personalReading } from './personal-data.ts';
import { isSaving } from './queries.ts';
import { readingKeepers, readingPieces } from './schema.ts';

const ctx = await testCtx();

const aReader = async () => {
  const user = await aUser(ctx);
  return { ...user, ctx: actAs(ctx, user.viewer) };
};
const begun = (path: string, paragraph = 3) => ({ path: encodeURI(path), paragraph, isRead: false });
const read = (path: string) => ({ ...begun(path), isRead: true });
const rowsOf = (userId: number) => ctx.db.$count(readingPieces, eq(readingPieces.userId, userId));

it('keeps nothing of who hasn’t asked for it', async () => {
  const reader = await aReader();
  const { href } = await anArticle(ctx);
  expect(await syncReading(reader.ctx, [read(href)], undefined)).toBeUndefined();
  expect(await isSaving(reader.ctx)).toBe(false);
  expect(await rowsOf(reader.id)).toBe(0);
});

it('tells a second browser what was read in the first, and later only what is new', async () => {
  const reader = await aReader();
  await saveReading(reader.ctx);
  expect(await isSaving(reader.ctx)).toBe(true);
  const [one, other] = [await anArticle(ctx), await anArticle(ctx)];
  await syncReading(reader.ctx, [begun(one.href, 7)], undefined);
  const second = await syncReading(reader.ctx, [], undefined);
  expect(second!.pieces).toEqual([begun(one.href, 7)]);
  await syncReading(reader.ctx, [read(other.href)], undefined);
  expect((await syncReading(reader.ctx, [], second!.state))!.pieces).toEqual([read(other.href)]);
});

it('leaves read what was read, and lets what an account knows win over what a browser knew before', async () => {
  const reader = await aReader();
  await saveReading(reader.ctx);
  const article = await anArticle(ctx);
  await syncReading(reader.ctx, [{ ...begun(article.href, 9), isRead: true }], undefined);
  await syncReading(reader.ctx, [{ ...begun(article.href, 2), isFormer: true }], undefined);
  expect((await syncReading(reader.ctx, [], undefined))!.pieces).toEqual([
    { ...begun(article.href, 9), isRead: true },
  ]);
  await syncReading(reader.ctx, [begun(article.href, 2), begun(article.href, 5)], undefined);
  expect((await syncReading(reader.ctx, [], undefined))!.pieces).toEqual([
    { ...begun(article.href, 5), isRead: true },
  ]);
});

it('takes pieces of ours that the reader can read, and nothing else', async () => {
  const reader = await aReader();
  await saveReading(reader.ctx);
  const hidden = await anArticle(ctx);
  await putArticleInState(ctx, hidden.id, 'withdrawn');
  const paths = [hidden.href, '/konto', '/x_a999999', '@elsewhere.example/x_a1'];
  const answer = await syncReading(
    reader.ctx,
    paths.map((path) => read(path)),
    undefined,
  );
  expect(answer!.pieces).toEqual([]);
  expect(await rowsOf(reader.id)).toBe(0);
});

it('doesn’t name what can’t be read any more', async () => {
  const reader = await aReader();
  await saveReading(reader.ctx);
  const article = await anArticle(ctx);
  await syncReading(reader.ctx, [read(article.href)], undefined);
  await putArticleInState(ctx, article.id, 'withdrawn');
  expect((await syncReading(reader.ctx, [], undefined))!.pieces).toEqual([]);
});

it('has every browser forget what was erased, and takes nothing of it from them again', async () => {
  const reader = await aReader();
  await saveReading(reader.ctx);
  const article = await anArticle(ctx);
  const { state } = (await syncReading(reader.ctx, [read(article.href)], undefined))!;
  await eraseReading(reader.ctx);
  const late = await syncReading(reader.ctx, [begun(article.href)], state);
  expect(late).toMatchObject({ isForgotten: true, pieces: [] });
  expect(await rowsOf(reader.id)).toBe(0);
  expect(await syncReading(reader.ctx, [begun(article.href)], late!.state)).toMatchObject({
    isForgotten: false,
    pieces: [begun(article.href)],
  });
});

it('has nothing left when it is switched off', async () => {
  const reader = await aReader();
  await saveReading(reader.ctx);
  await syncReading(reader.ctx, [read((await anArticle(ctx)).href)], undefined);
  await stopSaving(reader.ctx);
  expect(await isSaving(reader.ctx)).toBe(false);
  expect(await rowsOf(reader.id)).toBe(0);
});

it('forgets first what was read longest ago', async () => {
  const reader = await aReader();
  await saveReading(reader.ctx);
  const { id: userId } = reader;
  const others = Array.from({ length: MOST_KEPT }, (_, at) => ({
    userId,
    type: 'article',
    objectId: 1_000_000 + at,
    paragraph: 1,
    isRead: true,
    version: 1,
    readAt: new Date(ctx.now.getTime() - 1000 - at),
  }));
  await ctx.db.insert(readingPieces).values(others);
  const article = await anArticle(ctx);
  await syncReading(reader.ctx, [read(article.href)], undefined);
  const ids = (await ctx.db.select().from(readingPieces).where(eq(readingPieces.userId, userId))).map(
    ({ objectId }) => objectId,
  );
  expect(ids).toHaveLength(MOST_KEPT);
  expect(ids).toContain(article.id);
  expect(ids).not.toContain(1_000_000 + MOST_KEPT - 1);
});

it('takes both browsers that tell at once', async () => {
  const reader = await aReader();
  await saveReading(reader.ctx);
  const articles = await Promise.all([1, 2, 3, 4].map(() => anArticle(ctx)));
  await Promise.all(articles.map(({ href }) => syncReading(reader.ctx, [read(href)], undefined)));
  const { pieces, state } = (await syncReading(reader.ctx, [], undefined))!;
  expect([pieces.length, state.version]).toEqual([4, 4]);
});

it('is given out, and goes with the account', async () => {
  const reader = await aReader();
  expect(await personalReading.exportFor(ctx, reader.id)).toBeUndefined();
  await saveReading(reader.ctx);
  const article = await anArticle(ctx);
  await syncReading(reader.ctx, [read(article.href)], undefined);
  expect(await personalReading.exportFor(ctx, reader.id)).toMatchObject({
    pieces: [{ type: 'article', objectId: article.id, isRead: true }],
  });
  expect(await personalReading.countFor(ctx, reader.id, { keepsComments: false })).toEqual({
    goes: 2,
    stays: 0,
  });
  await personalReading.eraseFor(ctx, reader.id, { keepsComments: false });
  expect(await rowsOf(reader.id)).toBe(0);
});

it('comes along to another account that keeps it, and goes where that one doesn’t', async () => {
  const mergeInto = personalReading.mergeInto as Exclude<typeof personalReading.mergeInto, 'left'>;
  const merge = (fromId: number, intoId: number) =>
    withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId, intoId }));
  const [from, into, silent] = [await aReader(), await aReader(), await aReader()];
  const articles = [await anArticle(ctx), await anArticle(ctx)];
  for (const reader of [from, into]) await saveReading(reader.ctx);
  await syncReading(
    from.ctx,
    articles.map(({ href }) => read(href)),
    undefined,
  );
  const { state } = (await syncReading(into.ctx, [begun(articles[0]!.href)], undefined))!;
  expect(await merge(from.id, into.id)).toEqual({ moved: 1, dropped: 2 });
  expect((await syncReading(into.ctx, [], state))!.pieces).toEqual([read(articles[1]!.href)]);
  expect(await merge(into.id, silent.id)).toEqual({ moved: 0, dropped: 3 });
  expect(await rowsOf(silent.id)).toBe(0);
});

it('comes along as a change of its own while a browser of the other account tells', async () => {
  const mergeInto = personalReading.mergeInto as Exclude<typeof personalReading.mergeInto, 'left'>;
  const [from, into] = [await aReader(), await aReader()];
  for (const reader of [from, into]) await saveReading(reader.ctx);
  await syncReading(from.ctx, [read((await anArticle(ctx)).href)], undefined);
  const isInto = eq(readingKeepers.userId, into.id);
  let merged: Promise<unknown> | undefined;
  await withTransaction(ctx, async (telling) => {
    await telling.db.update(readingKeepers).set({ version: 1 }).where(isInto);
    merged = withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: from.id, intoId: into.id }));
    await sleep(200);
  });
  await merged;
  expect(await ctx.db.select().from(readingKeepers).where(isInto)).toMatchObject([{ version: 2 }]);
});
