import { describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { createComment, editComment } from './commands.ts';
import { lockComments } from './moderation.ts';
import { MAX_COMMENT_LENGTH } from './constants.ts';
import { findComment, findThread, listComments } from './queries.ts';
import { deleteComment } from './removing.ts';
import { aComment, aLockedThread } from './test-data.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const as = (viewer: Viewer): Ctx => actAs(ctx, viewer);
const somebody = async (role: Role = 'member', locationPath = '') =>
  (await aUser(ctx, { roles: [{ role, locationPath }] })).viewer;

const countOf = async (owner: ContentRef) => (await findThread(ctx, owner)).commentCount;
const actionsOn = async (ref: ContentRef) => (await listHistory(ctx, ref)).map(({ action }) => action);
const historyOf = (id: number) => listHistory(ctx, { type: 'comment', id });
const touchedBy = async (work: () => Promise<unknown>) => {
  const touched: string[] = [];
  portal.invalidation.onDrop((tags) => touched.push(...(tags ?? [])));
  await work();
  return touched.sort();
};

/** Makes an article, a comment under it, and everybody who might want to change it. */
const aScene = async () => {
  const article = await anArticle(ctx);
  const comment = await aComment(ctx, article);
  const { locationPath, authorId } = article.row;
  const people = {
    'its author': comment.author,
    'a moderator of the place': await somebody('moderator', locationPath),
    'an editor': await somebody('editor'),
    'its author while suspended': { ...comment.author, isSuspended: true },
    'its author without a confirmed address': { ...comment.author, isConfirmed: false },
    'another member': await somebody(),
    'the author of the article': { ...(await somebody('author')), id: authorId },
    'a moderator of another place': await somebody('moderator', '999999/'),
    anonymous,
  };
  return { article, comment, people };
};
type Somebody = keyof Awaited<ReturnType<typeof aScene>>['people'];

const MAY_CHANGE: readonly Somebody[] = ['its author', 'a moderator of the place', 'an editor'];
const MAY_NOT: readonly (readonly [Somebody, keyof typeof texts.refusals])[] = [
  ['its author while suspended', 'suspended'],
  ['its author without a confirmed address', 'unconfirmed'],
  ['another member', 'notYours'],
  ['the author of the article', 'notYours'],
  ['a moderator of another place', 'notYours'],
  ['anonymous', 'signedOut'],
];

describe('editComment', () => {
  it.each(MAY_CHANGE)('%s changes the text, which is marked', async (who) => {
    const { article, comment, people } = await aScene();
    const outcome = await editComment(as(people[who]), comment.id, ' Doch <anders>.\r\n');
    expect(outcome).toMatchObject({ kind: 'changed', commentId: comment.id, count: 1 });
    expect(await listComments(ctx, article)).toMatchObject([
      {
        authorId: comment.author.id,
        text: 'Doch <anders>.',
        html: '<p>Doch &lt;anders&gt;.</p>',
        createdAt: ctx.now,
        editedAt: ctx.now,
      },
    ]);
  });

  it.each(MAY_NOT)('%s hears why not: %s', async (who, reason) => {
    const { comment, people } = await aScene();
    const outcome = await editComment(as(people[who]), comment.id, 'Ganz anders.');
    expect(outcome).toEqual({ kind: 'refused', text: texts.refusals[reason] });
    expect(await findComment(ctx, comment.id)).toMatchObject({ text: comment.text, editedAt: null });
  });

  it('writes history with both texts and touches the comments', async () => {
    const { article, comment } = await aScene();
    const touched = await touchedBy(() => editComment(as(comment.author), comment.id, 'Nachher.'));
    expect(touched).toEqual([`comments:article:${article.id}`, `comments:user:${comment.author.id}`]);
    const [entry] = await historyOf(comment.id);
    expect(entry).toMatchObject({
      action: 'comment.changed',
      actorId: comment.author.id,
      before: { text: comment.text },
      after: { text: 'Nachher.' },
    });
  });

  it('leaves a text that is the same as it was, without a mark', async () => {
    const { comment } = await aScene();
    const touched = await touchedBy(() => editComment(as(comment.author), comment.id, ` ${comment.text}\n`));
    expect(touched).toEqual([]);
    expect(await findComment(ctx, comment.id)).toMatchObject({ editedAt: null });
    expect(await historyOf(comment.id)).toHaveLength(1);
  });

  it.each([
    ['', texts.textMissing],
    ['x'.repeat(MAX_COMMENT_LENGTH + 1), texts.textTooLong(MAX_COMMENT_LENGTH)],
  ])('%#: says what is wrong to those who may', async (text, error) => {
    const { comment, people } = await aScene();
    const outcome = await editComment(as(comment.author), comment.id, text);
    expect(outcome).toEqual({ kind: 'invalid', errors: { text: error } });
    expect(await editComment(as(people.anonymous), comment.id, text)).toMatchObject({ kind: 'refused' });
  });

  it('is still possible when the thread is locked', async () => {
    const article = await anArticle(ctx);
    const comment = await aComment(ctx, article);
    await lockComments(as(await somebody('editor')), article, true);
    expect(await editComment(as(comment.author), comment.id, 'Entschuldigung.')).toMatchObject({
      kind: 'changed',
    });
  });

  it('404 for unknown and deleted comments and where the article is not to be seen', async () => {
    const { article, comment } = await aScene();
    const gone = await aComment(ctx, article, { isDeleted: true });
    const author = as(comment.author);
    await expect(editComment(author, 2147483647, 'x')).rejects.toMatchObject({ status: 404 });
    await expect(editComment(as(gone.author), gone.id, 'x')).rejects.toMatchObject({ status: 404 });
    await putArticleInState(ctx, article.id, 'withdrawn');
    await expect(editComment(author, comment.id, 'x')).rejects.toMatchObject({ status: 404 });
  });
});

describe('deleteComment', () => {
  it.each(MAY_CHANGE)('%s takes it away', async (who) => {
    const { article, comment, people } = await aScene();
    const other = await aComment(ctx, article);
    expect(await deleteComment(as(people[who]), comment.id)).toMatchObject({
      kind: 'removed',
      owner: { type: 'article', id: article.id },
    });
    expect((await listComments(ctx, article)).map(({ id }) => id)).toEqual([other.id]);
    expect(await countOf(article)).toBe(1);
    const { entries } = await listPieces(ctx, { locationId: article.row.locationId });
    expect(entries[0]?.commentCount).toBe(1);
  });

  it.each(MAY_NOT.map(([who]) => who))('%s gets 403', async (who) => {
    const { article, comment, people } = await aScene();
    await expect(deleteComment(as(people[who]), comment.id)).rejects.toMatchObject({
      status: 403,
      message: 'Unbefugter Zugriff.',
    });
    expect(await countOf(article)).toBe(1);
  });

  it('writes history with the text and touches what shows it', async () => {
    const { article, comment } = await aScene();
    const touched = await touchedBy(() => deleteComment(as(comment.author), comment.id));
    expect(touched).toEqual([
      `article:${article.id}`,
      `article:${article.id}#comments`,
      `comments:article:${article.id}`,
      `comments:user:${comment.author.id}`,
      'pieces:discussed',
    ]);
    const [entry] = await historyOf(comment.id);
    expect(entry).toMatchObject({ action: 'comment.deleted', before: { text: comment.text } });
  });

  it('does no harm when it is done again, even at the same time', async () => {
    const { article, comment } = await aScene();
    await aComment(ctx, article);
    await Promise.all(Array.from({ length: 6 }, () => deleteComment(as(comment.author), comment.id)));
    await deleteComment(as(comment.author), comment.id);
    expect(await countOf(article)).toBe(1);
    expect(await actionsOn({ type: 'comment', id: comment.id })).toEqual([
      'comment.deleted',
      'comment.created',
    ]);
  });

  it('leaves the answers to it', async () => {
    const { article, comment } = await aScene();
    const reply = await aComment(ctx, article, { parentId: comment.id });
    await deleteComment(as(comment.author), comment.id);
    expect(await listComments(ctx, article)).toMatchObject([
      { id: comment.id, state: 'gone' },
      { id: reply.id, parentId: comment.id },
    ]);
    expect(await countOf(article)).toBe(1);
  });

  it('counts exactly while others write', async () => {
    const { article } = await aScene();
    const old = await Promise.all(Array.from({ length: 8 }, () => aComment(ctx, article)));
    await Promise.all([
      ...old.map((comment) => deleteComment(as(comment.author), comment.id)),
      ...Array.from({ length: 8 }, () => aComment(ctx, article)),
    ]);
    expect(await countOf(article)).toBe(9);
    expect(await listComments(ctx, article)).toHaveLength(9);
  });

  it('404 for unknown comments and where the article is not to be seen', async () => {
    const { article, comment } = await aScene();
    await expect(deleteComment(as(comment.author), 2147483647)).rejects.toMatchObject({ status: 404 });
    await putArticleInState(ctx, article.id, 'withdrawn');
    await expect(deleteComment(as(comment.author), comment.id)).rejects.toMatchObject({ status: 404 });
    expect(await countOf(article)).toBe(1);
  });
});

describe('lockComments', () => {
  it.each<Somebody>(['a moderator of the place', 'an editor'])(
    '%s closes and opens a thread',
    async (who) => {
      const { article, people } = await aScene();
      expect(await lockComments(as(people[who]), article, true)).toMatchObject({
        isLocked: true,
        commentCount: 1,
      });
      expect(await findThread(ctx, article)).toMatchObject({ isLocked: true });
      expect(await lockComments(as(people[who]), article, false)).toMatchObject({ isLocked: false });
      expect(await findThread(ctx, article)).toMatchObject({ isLocked: false });
      expect(await actionsOn(article)).toEqual(['comments.unlocked', 'comments.locked', 'article.published']);
    },
  );

  it.each<Somebody>(['its author', ...MAY_NOT.map(([who]) => who)])('%s gets 403', async (who) => {
    const { article, people } = await aScene();
    await expect(lockComments(as(people[who]), article, true)).rejects.toMatchObject({ status: 403 });
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: false });
  });

  it('is done once: locking what is locked leaves no trace', async () => {
    const article = await aLockedThread(ctx);
    const editor = as(await somebody('editor'));
    expect(await touchedBy(() => lockComments(editor, article, true))).toEqual([]);
    expect(await touchedBy(() => lockComments(editor, article, false))).toEqual([
      `comments:article:${article.id}`,
    ]);
    expect(await actionsOn(article)).toEqual(['comments.unlocked', 'comments.locked', 'article.published']);
  });

  it('closes before or after a comment that comes at the same time, never half', async () => {
    const article = await anArticle(ctx);
    const [editor, member] = [await somebody('editor'), await somebody()];
    const [outcome] = await Promise.all([
      createComment(as(member), article, { text: 'Gerade noch.' }),
      lockComments(as(editor), article, true),
    ]);
    expect(await countOf(article)).toBe(outcome.kind === 'created' ? 1 : 0);
    expect(await createComment(as(member), article, { text: 'Zu spät.' })).toMatchObject({
      kind: 'refused',
    });
  });

  it('is undone with its transaction', async () => {
    const article = await anArticle(ctx);
    const failing = withTransaction(as(await somebody('editor')), async (ctx) => {
      await lockComments(ctx, article, true);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: false });
  });

  it('404 where there is nothing to be seen', async () => {
    const editor = as(await somebody('editor'));
    await expect(lockComments(editor, { type: 'article', id: 2147483647 }, true)).rejects.toMatchObject({
      status: 404,
    });
    const erased = await anArticle(ctx, { state: 'erased' });
    await expect(lockComments(editor, erased, true)).rejects.toMatchObject({ status: 404 });
  });
});
