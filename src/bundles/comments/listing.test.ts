import { describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aLike } from '#bundles/likes/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { editComment } from './commands.ts';
import type { CommentSort } from './constants.ts';
import { listInOrder } from './listing.ts';
import { countNewer, findNewestId } from './queries.ts';
import type { Window } from './queries.ts';
import { aComment, aPendingComment, deleteComment } from './test-data.ts';

const ctx = await testCtx();
const writer = (await aUser(ctx)).viewer;

/** Writes three threads: a with two answers, b, c with one. */
const aThread = async () => {
  const article = await anArticle(ctx);
  const say = async (parentId?: number) =>
    (await aComment(ctx, article, { author: writer, ...(parentId && { parentId }) })).id;
  const [a, b] = [await say(), await say()];
  const a1 = await say(a);
  const c = await say();
  const [a2, c1] = [await say(a), await say(c)];
  return { article, a, b, c, a1, a2, c1 };
};

const idsOf = async (owner: ContentRef, sort: CommentSort, window: Window = {}) =>
  (await listInOrder(ctx, owner, sort, window)).rows.map(({ id }) => id);

const like = async (id: number, times: number) => {
  for (let i = 0; i < times; i++) await aLike(ctx, { type: 'comment', id });
};

describe('the order of a thread', () => {
  it('is that of writing, the oldest first', async () => {
    const { article, a, b, c, a1, a2, c1 } = await aThread();
    expect(await idsOf(article, 'oldest')).toEqual([a, b, a1, c, a2, c1]);
  });

  it('or the newest thread first, answers in their own order', async () => {
    const { article, a, b, c, a1, a2, c1 } = await aThread();
    expect(await idsOf(article, 'newest')).toEqual([c, c1, b, a, a1, a2]);
  });

  it('or the most liked thread first, of equals the newest', async () => {
    const { article, a, b, c, a1, a2, c1 } = await aThread();
    await like(b, 2);
    await like(a1, 3);
    expect(await idsOf(article, 'popular')).toEqual([b, c, c1, a, a1, a2]);
    await like(a, 3);
    expect(await idsOf(article, 'popular')).toEqual([a, a1, a2, b, c, c1]);
  });

  it.each([
    ['oldest', ['a2 c1', 'a1 c', 'a b']],
    ['newest', ['c1 a2', 'c a1', 'b a']],
    ['popular', ['c c1 b', 'a a1 a2']],
  ] as const)('%s goes on page by page, each once, and ends', async (sort, pages) => {
    const { article, ...ids } = await aThread();
    const nameOf = (id: number) => Object.entries(ids).find(([, other]) => other === id)![0];
    const found: string[] = [];
    for (let before: number | undefined, next: number | null = 0; next !== null; before = next ?? undefined) {
      const page = await listInOrder(ctx, article, sort, { limit: 2, before });
      found.push(page.rows.map(({ id }) => nameOf(id)).join(' '));
      next = page.next;
    }
    expect(found).toEqual(pages);
  });

  it('goes on behind a liked comment also when that was deleted since', async () => {
    const { article, b, c, c1, a, a1, a2 } = await aThread();
    await like(b, 2);
    const { next } = await listInOrder(ctx, article, 'popular', { limit: 1 });
    expect(next).toBe(b);
    await deleteComment(actAs(ctx, writer), b);
    expect(await idsOf(article, 'popular', { before: b })).toEqual([c, c1, a, a1, a2]);
    expect(await idsOf(article, 'popular', { before: c })).toEqual([a, a1, a2]);
    expect(await idsOf(article, 'popular', { before: a })).toEqual([]);
  });
});

describe('a comment that waits for review once more', () => {
  it('keeps the place of its answers among the most liked, and is seen by its author and moderators', async () => {
    const { article, a, b, c, a1, a2, c1 } = await aThread();
    await like(a, 2);
    for (const id of [a, b])
      await editComment(actAs(ctx, writer), id, `DAS MUSS JETZT ENDLICH AUFHÖREN ${id}`);
    const whole = [a, a1, a2, c, c1, b];
    const own = await listInOrder(actAs(ctx, writer), article, 'popular', {});
    expect(own.rows.map(({ id }) => id)).toEqual(whole);
    expect(await idsOf(article, 'popular', { seesPending: true })).toEqual(whole);
    expect(await idsOf(article, 'popular')).toEqual([a1, a2, c, c1]);
    expect(await idsOf(article, 'popular', { limit: 1 })).toEqual([a1, a2]);
    expect(await idsOf(article, 'popular', { before: a })).toEqual([c, c1]);
  });

  it('shows its answers that wait, too, to those who see them in the other orders', async () => {
    const { article, a, b, c, a1, a2, c1 } = await aThread();
    const { id } = await aPendingComment(ctx, article, { parentId: b });
    expect(await idsOf(article, 'popular')).toEqual([c, c1, b, a, a1, a2]);
    expect(await idsOf(article, 'popular', { seesPending: true })).toEqual([c, c1, b, id, a, a1, a2]);
  });
});

describe('what is new', () => {
  it('is what others have said since', async () => {
    const { article, a2, c1 } = await aThread();
    const reader = actAs(ctx, (await aUser(ctx)).viewer);
    expect(await countNewer(reader, article, a2)).toBe(1);
    expect(await countNewer(actAs(ctx, writer), article, a2)).toBe(0);
    expect(await countNewer(reader, article, c1)).toBe(0);
    expect(await idsOf(article, 'oldest', { after: a2 })).toEqual([c1]);
    expect(await idsOf(article, 'oldest', { after: a2, limit: 0 })).toEqual([]);
    expect(await findNewestId(ctx, article)).toBe(c1);
    expect(await findNewestId(ctx, await anArticle(ctx))).toBe(0);
  });
});
