import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aSubscription } from '#bundles/subscriptions/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { announceNew } from './announcements.ts';
import type { CommentCreated, CommentDecided } from './announcements.ts';
import { createComment, editComment } from './commands.ts';
import { ANNOUNCE_JOB } from './constants.ts';
import { pruneUntoldJob } from './jobs.ts';
import { decideComment } from './moderation.ts';
import { comments, commentsToAnnounce } from './schema.ts';
import { deleteComment } from './removing.ts';
import { aComment, aPendingComment } from './test-data.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);

const jobsOf = async <Data>(name: string) => {
  const { rows } = await ctx.db.execute<{ data: Data }>(
    sql`select data from pgboss.job where name = ${name} order by created_on, data`,
  );
  return rows.map(({ data }) => data);
};
const jobsToAnnounce = async () => {
  await announceNew(ctx);
  return jobsOf<{ comments: CommentCreated[] }>('notifications.on-comments-created');
};
const announced = async () => (await jobsToAnnounce()).flatMap(({ comments }) => comments);

beforeEach(async () => {
  await ctx.db.delete(commentsToAnnounce);
  await ctx.db.execute(sql`delete from pgboss.job`);
});

const waiting = async () =>
  (await ctx.db.select().from(commentsToAnnounce)).map(({ commentId }) => commentId);

describe('what nobody was told of', () => {
  it('is forgotten with a comment that its author took away', async () => {
    const { id, author } = await aComment(ctx, await anArticle(ctx));
    expect(await waiting()).toEqual([id]);
    await deleteComment(actAs(ctx, author), id);
    expect(await waiting()).toEqual([]);
  });

  it('is told after an appeal that helped, and forgotten once nobody can bring the comment back', async () => {
    const article = await anArticle(ctx);
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const [shown, refused, erased] = [
      await aComment(ctx, article),
      await aComment(ctx, article),
      await aComment(ctx, article),
    ];
    for (const { id } of [refused, erased])
      await deleteComment(actAs(ctx, admin.viewer), id, { category: 'rude', reason: 'Es beleidigt.' });
    await ctx.db.update(comments).set({ text: '' }).where(eq(comments.id, erased.id));
    await pruneUntoldJob.work(ctx, {});
    expect(await waiting()).toEqual([shown.id, refused.id]);
    await pruneUntoldJob.work({ ...ctx, now: new Date(ctx.now.getTime() + 366 * DAY_MS) }, {});
    expect(await waiting()).toEqual([shown.id]);
  });
});

describe('a decision', () => {
  it('is news once more where an edit held the comment again, and once for each time', async () => {
    const { id, author } = await aPendingComment(ctx, await anArticle(ctx));
    const { viewer } = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
    const approve = () => decideComment(actAs(ctx, viewer), id, 'approve');
    await approve();
    await approve();
    await editComment(actAs(ctx, author), id, 'UND ES HÖRT UND HÖRT EINFACH NICHT AUF');
    await approve();
    const decided = await jobsOf<CommentDecided>('notifications.on-comments-decided');
    expect(decided.map(({ decision, round }) => [decision, round])).toEqual([
      ['approved', undefined],
      ['approved', 1],
    ]);
  });
});

describe('a new comment', () => {
  it('is announced once it is durable, to whom it concerns, and only once', async () => {
    const article = await anArticle(ctx);
    const named = await aUser(ctx, { name: 'Ruth Lindner' });
    const { id, author } = await aComment(ctx, article, { text: 'Was meinst du, @Ruth Lindner?' });
    const payload = {
      commentId: id,
      owner: { type: 'article', id: article.id },
      authorId: author.id,
      parentId: null,
      mentionedIds: [named.id],
    };
    expect(await announced()).toEqual([payload]);
    expect(await announced()).toEqual([payload]);
  });

  it('says what it answers where that is an answer itself', async () => {
    const article = await anArticle(ctx);
    const root = await aComment(ctx, article);
    const answer = await aComment(ctx, article, { parentId: root.id });
    await aComment(ctx, article, { parentId: answer.id });
    const [, ...answers] = await announced();
    expect(answers.map(({ parentId, answeredId }) => [parentId, answeredId])).toEqual([
      [root.id, undefined],
      [root.id, answer.id],
    ]);
  });

  it('has that done by one job for many, also when a process was killed before it could ask', async () => {
    const article = await anArticle(ctx);
    const members = await Promise.all(Array.from({ length: 20 }, () => aUser(ctx)));
    await Promise.all(
      members.map(({ viewer }) => createComment(actAs(ctx, viewer), article, { text: 'Ich auch.' })),
    );
    expect((await jobsOf(ANNOUNCE_JOB.name)).length).toBeLessThan(10);
    await ctx.db.execute(sql`delete from pgboss.job`);
    expect(await announced()).toHaveLength(20);
    expect(await jobsToAnnounce()).toHaveLength(1);
  });

  it('is announced once by several who work at the same time', async () => {
    const article = await anArticle(ctx);
    for (let i = 0; i < 5; i++) await aComment(ctx, article);
    await Promise.all([announceNew(ctx), announceNew(ctx), announceNew(ctx)]);
    const ids = (await announced()).map(({ commentId }) => commentId);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  it('is not when it was rolled back or deleted before', async () => {
    const article = await anArticle(ctx);
    const author = (await aUser(ctx)).viewer;
    const failing = withTransaction(actAs(ctx, author), async (ctx) => {
      await createComment(ctx, article, { text: 'Doch nicht.' });
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    const { id } = await aComment(ctx, article, { author });
    await deleteComment(actAs(ctx, author), id);
    expect(await announced()).toEqual([]);
  });

  it('is not when it concerns nobody: the author’s own under their own piece, which nobody follows', async () => {
    const writer = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: writer.id });
    await aComment(ctx, article, { author: writer.viewer });
    expect(await announced()).toEqual([]);
    await aSubscription(ctx, `article-${article.id}`);
    await aComment(ctx, article, { author: writer.viewer });
    expect(await announced()).toHaveLength(1);
  });
});
