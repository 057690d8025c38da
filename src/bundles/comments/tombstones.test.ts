import { describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { toCommentViews } from './comment-views.ts';
import { createComment, editComment } from './commands.ts';
import { decideComment } from './moderation.ts';
import { findThread, listComments, listNewest } from './queries.ts';
import { deleteComment } from './removing.ts';
import { aComment, aPendingComment } from './test-data.ts';
import type { TestComment } from './test-data.ts';

const ctx = await testCtx();
const moderator = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] })).viewer);

const isLeft = async (owner: ContentRef) =>
  (await listComments(ctx, owner)).map(({ id, state }) => [id, state]);
const countOf = async (owner: ContentRef) => (await findThread(ctx, owner)).commentCount;
const remove = ({ id, author }: TestComment) => deleteComment(actAs(ctx, author), id);

const aScene = async () => {
  const article = await anArticle(ctx);
  const root = await aComment(ctx, article);
  const replies = [
    await aComment(ctx, article, { parentId: root.id }),
    await aComment(ctx, article, { parentId: root.id }),
  ] as const;
  return { article, root, replies };
};

describe('a deleted comment that was answered', () => {
  it('stays as a tombstone until the last visible answer goes', async () => {
    const { article, root, replies } = await aScene();
    await remove(root);
    expect(await isLeft(article)).toEqual([
      [root.id, 'gone'],
      [replies[0].id, 'visible'],
      [replies[1].id, 'visible'],
    ]);
    expect(await countOf(article)).toBe(2);
    await remove(replies[0]);
    expect(await isLeft(article)).toEqual([
      [root.id, 'gone'],
      [replies[1].id, 'visible'],
    ]);
    await remove(replies[1]);
    expect([await isLeft(article), await countOf(article)]).toEqual([[], 0]);
  });

  it('says nothing of who wrote it and what', async () => {
    const { article, root } = await aScene();
    await remove(root);
    const rows = await listComments(ctx, article);
    const { comments } = await toCommentViews(actAs(ctx, root.author), rows, {
      href: '/x',
      locationPath: '',
      isLocked: false,
    });
    expect(comments[0]).toMatchObject({
      commentId: root.id,
      state: 'gone',
      author: null,
      text: '',
      html: '',
      like: null,
      may: { edit: false, delete: false, reply: false, approve: false },
    });
  });

  it('is not among the last ones, is neither changed nor deleted nor answered, but its answers are', async () => {
    const { article, root, replies } = await aScene();
    await remove(root);
    const author = actAs(ctx, root.author);
    expect((await listNewest(ctx, article)).map(({ id }) => id)).toEqual(replies.map(({ id }) => id));
    await expect(editComment(author, root.id, 'Doch.')).rejects.toMatchObject({ status: 404 });
    await remove(root);
    const answer = { text: 'Schade.', parentId: root.id };
    expect(await createComment(author, article, answer)).toMatchObject({ kind: 'invalid' });
    const deeper = await aComment(ctx, article, { parentId: replies[0].id });
    expect((await listComments(ctx, article)).at(-1)).toMatchObject({ id: deeper.id, parentId: root.id });
  });

  it('is a tombstone as soon as an answer appears that was held', async () => {
    const article = await anArticle(ctx);
    const root = await aComment(ctx, article);
    const held = await aPendingComment(ctx, article, { parentId: root.id });
    await remove(root);
    expect(await isLeft(article)).toEqual([]);
    await decideComment(moderator, held.id, 'approve');
    expect(await isLeft(article)).toEqual([
      [root.id, 'gone'],
      [held.id, 'visible'],
    ]);
    expect(await countOf(article)).toBe(1);
  });

  it('is right however many delete at the same time', async () => {
    const { article, root, replies } = await aScene();
    await Promise.all([remove(root), ...replies.map(remove), remove(root)]);
    expect([await isLeft(article), await countOf(article)]).toEqual([[], 0]);
  });
});
