import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { toggleSubscription } from '#bundles/subscriptions/public.ts';
import { aBlock, aMute } from '#bundles/boundaries/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { commentDecided, commentsCreated } from '#bundles/comments/public.ts';
import type { CommentCreated } from '#bundles/comments/public.ts';
import { likeSet } from '#bundles/likes/public.ts';
import { imageFailed } from '#bundles/media/test-data.ts';
import { streamFailed, streamReady } from '#bundles/streams/public.ts';
import { messageSent, messagesRead } from '#bundles/messages/public.ts';
import { piecePublished } from '#bundles/lists/public.ts';
import { MAIL_NOTICE, PUSH_NOTICE } from './constants.ts';
import { drawFor } from './draw-notices.ts';
import { aDevice, choose, hearAgain, heard, noticesOf, waitingFor } from './test-data.ts';

const ctx = await testCtx();
const [author, reader, other] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)];

const hear = <P>(listener: (ctx: Ctx, payload: P) => Promise<void>, payload: P, at: Ctx = ctx) =>
  hearAgain(listener, payload, at);

const follow = (user: TestUser, selector: Parameters<typeof toggleSubscription>[1]) =>
  toggleSubscription(actAs(ctx, user.viewer), selector, true);

const payloadOf = (article: ContentRef, selectorTags: string[]) =>
  ({ type: 'article', id: article.id, authorId: author.id, selectorTags }) as const;

describe('pieces.published', () => {
  const publish = heard(piecePublished);
  it('tells each follower once, with what they follow, the most telling first', async () => {
    const follower = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id });
    const { locationId, categoryId } = article.row;
    for (const selector of [
      { type: 'location', id: locationId },
      { type: 'user', id: author.id },
    ] as const)
      await follow(follower, selector);
    const tags = [`location-${locationId}`, `category-${categoryId}`, `user-${author.id}`];
    await hear(publish, payloadOf(article, tags));
    expect(await noticesOf(ctx, follower.id)).toMatchObject([
      { kind: 'piece', extra: { followed: [`user-${author.id}`, `location-${locationId}`] } },
    ]);
    expect(await noticesOf(ctx, author.id)).toEqual([]);
  });

  it('tells nobody of what was withdrawn before they could be told', async () => {
    const follower = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id, state: 'withdrawn' });
    await follow(follower, { type: 'user', id: author.id });
    await hear(publish, payloadOf(article, [`user-${author.id}`]));
    expect(await noticesOf(ctx, follower.id)).toEqual([]);
  });

  it('tells hundreds, each once', async () => {
    const star = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: star.id });
    const followers: TestUser[] = [];
    for (let made = 0; made < 230; made++) followers.push(await aUser(ctx));
    for (const follower of followers) await follow(follower, { type: 'user', id: star.id });
    await hear(publish, {
      type: 'article',
      id: article.id,
      authorId: star.id,
      selectorTags: [`user-${star.id}`],
    });
    for (const { id } of followers) expect(await noticesOf(ctx, id)).toHaveLength(1);
  }, 60_000);

  it('leaves those alone who block the author', async () => {
    const blocker = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id });
    await follow(blocker, { type: 'user', id: author.id });
    await aBlock(ctx, blocker, author);
    await hear(publish, payloadOf(article, [`user-${author.id}`]));
    expect(await noticesOf(ctx, blocker.id)).toEqual([]);
  });
});

const sent = (messageId: number, recipient: TestUser, senderId = author.id) => ({
  messageId,
  senderId,
  recipientId: recipient.id,
});

describe('messages.sent', () => {
  const send = heard(messageSent);
  it('is one notice for all messages of a person while it is unread', async () => {
    const recipient = await aUser(ctx);
    for (const messageId of [11, 13, 12]) await hear(send, sent(messageId, recipient));
    expect(await noticesOf(ctx, recipient.id)).toMatchObject([
      { kind: 'message', subjectType: 'user', subjectId: author.id, extra: { messageId: 13 } },
    ]);
    await hear(send, sent(14, recipient, other.id));
    expect(await noticesOf(ctx, recipient.id)).toHaveLength(2);
  });

  it('is a new notice once the last was read, and the old ones stay what they were', async () => {
    const recipient = await aUser(ctx);
    for (const messageId of [21, 22]) await hear(send, sent(messageId, recipient));
    await heard(messagesRead)(ctx, { userId: recipient.id, partnerId: author.id });
    for (const messageId of [22, 21]) await hear(send, sent(messageId, recipient));
    expect(await noticesOf(ctx, recipient.id)).toMatchObject([{ readAt: expect.any(Date) }]);
    await hear(send, sent(23, recipient));
    expect(await noticesOf(ctx, recipient.id)).toMatchObject([
      {},
      { readAt: null, extra: { messageId: 23 } },
    ]);
  });

  it.each([
    ['block', aBlock],
    ['mute', aMute],
  ])('is not told to those who %s the sender', async (_choice, make) => {
    const recipient = await aUser(ctx);
    await make(ctx, recipient, author);
    await hear(send, sent(31, recipient));
    expect(await noticesOf(ctx, recipient.id)).toEqual([]);
  });
});

const reasonsOf = async ({ id }: TestUser) =>
  (await noticesOf(ctx, id)).map(({ kind, extra }) => ('because' in extra ? extra.because : kind));

describe('comments.created', () => {
  const comment = heard(commentsCreated);
  const people = { owner: author, answered: reader, writer: other };
  let article: ContentRef;
  beforeEach(async () => {
    people.owner = await aUser(ctx);
    people.answered = await aUser(ctx);
    people.writer = await aUser(ctx);
    article = await anArticle(ctx, { authorId: people.owner.id });
  });

  const writeAnswer = async (mentionedIds: readonly number[] = []) => {
    const first = await aComment(ctx, article, { author: people.answered.viewer });
    const answer = await aComment(ctx, article, { author: people.writer.viewer, parentId: first.id });
    await hear(comment, {
      commentId: answer.id,
      owner: article,
      authorId: people.writer.id,
      parentId: first.id,
      mentionedIds: [...mentionedIds],
    });
    return { ...answer, parentId: first.id };
  };
  it('tells the author of the piece, the one who is answered, followers and the mentioned, each once', async () => {
    const [follower, mentioned] = [await aUser(ctx), await aUser(ctx)];
    await follow(follower, { type: 'article', id: article.id });
    const answer = await writeAnswer([mentioned.id]);
    expect(await reasonsOf(people.owner)).toEqual(['piece']);
    expect(await reasonsOf(people.answered)).toEqual(['comment']);
    expect(await reasonsOf(follower)).toEqual(['followed']);
    expect(await reasonsOf(mentioned)).toEqual(['mention']);
    expect(await reasonsOf(people.writer)).toEqual([]);
    expect(await noticesOf(ctx, mentioned.id)).toMatchObject([
      { subjectType: 'comment', subjectId: answer.id, actorIds: [people.writer.id] },
    ]);
  });

  it('tells whoever wrote the answer that is answered, beside the author of the comment above it', async () => {
    const answer = await writeAnswer();
    const second = await aUser(ctx);
    const { id } = await aComment(ctx, article, { author: second.viewer, parentId: answer.id });
    await hear(comment, {
      commentId: id,
      owner: article,
      authorId: second.id,
      parentId: answer.parentId,
      answeredId: answer.id,
      mentionedIds: [],
    });
    const toldOf = async ({ id: userId }: TestUser) =>
      (await noticesOf(ctx, userId)).filter(({ subjectId }) => subjectId === id).length;
    expect([await toldOf(people.writer), await toldOf(people.answered), await toldOf(second)]).toEqual([
      1, 1, 0,
    ]);
  });

  it('tells of many together as of each: to whom it concerns, once, in a few queries', async () => {
    const muter = await aUser(ctx);
    await aMute(ctx, muter, people.writer);
    const elsewhere = await anArticle(ctx, { authorId: muter.id });
    for (const follower of [muter, people.answered])
      await follow(follower, { type: 'article', id: article.id });
    const writers = [people.writer, other, people.answered, people.owner];
    const created: CommentCreated[] = [];
    for (let n = 0; n < 40; n++) {
      const [writer, owner] = [writers[n % 4]!, n % 8 < 6 ? article : elsewhere];
      const { id: commentId } = await aComment(ctx, owner, { author: writer.viewer, text: `Nummer ${n}` });
      created.push({ commentId, owner, authorId: writer.id, parentId: null, mentionedIds: [] });
    }
    const before = ctx.portal.database.queryCount();
    await comment(ctx, { comments: created });
    expect(ctx.portal.database.queryCount() - before).toBeLessThan(30);
    await hear(comment, { comments: created });
    const heardOf = async (user: TestUser) =>
      (await noticesOf(ctx, user.id)).map(({ subjectId }) => subjectId);
    const of = (isTold: (comment: (typeof created)[number]) => boolean) =>
      created.filter(isTold).map(({ commentId }) => commentId);
    expect((await heardOf(people.owner)).toSorted((a, b) => a - b)).toEqual(
      of(({ owner, authorId }) => owner === article && authorId !== people.owner.id),
    );
    expect((await heardOf(people.answered)).toSorted((a, b) => a - b)).toEqual(
      of(({ owner, authorId }) => owner === article && authorId !== people.answered.id),
    );
    expect((await heardOf(muter)).toSorted((a, b) => a - b)).toEqual(
      of(({ authorId }) => authorId !== people.writer.id),
    );
  });

  it('counts the strongest reason', async () => {
    await follow(people.answered, { type: 'article', id: article.id });
    await writeAnswer([people.owner.id]);
    expect(await reasonsOf(people.owner)).toEqual(['mention']);
    expect(await reasonsOf(people.answered)).toEqual(['comment']);
  });

  it.each([
    ['is told as an answer to those who want to hear of no mention', false, ['comment']],
    ['is told as a mention to those who want both', true, ['mention']],
  ])('that answers and mentions %s', async (_, isListed, reasons) => {
    await choose(ctx, people.answered, { mention: { isListed, mail: 'off', isPushed: false } });
    await writeAnswer([people.answered.id]);
    expect(await reasonsOf(people.answered)).toEqual(reasons);
  });

  it('that comes from long ago stands in the list of that time, and nothing goes out', async () => {
    await aDevice(ctx, people.owner);
    const longAgo = new Date(ctx.now.getTime() - 49 * 3_600_000);
    const old = await aComment(ctx, article, { author: people.writer.viewer });
    await ctx.db.execute(sql`update comments set created_at = ${longAgo.toISOString()} where id = ${old.id}`);
    const payload = { commentId: old.id, owner: article, authorId: people.writer.id };
    await hear(comment, { ...payload, parentId: null, mentionedIds: [] });
    const [notice] = await noticesOf(ctx, people.owner.id);
    expect(notice).toMatchObject({ at: longAgo, createdAt: longAgo });
    for (const job of [MAIL_NOTICE, PUSH_NOTICE]) {
      const waiting = await waitingFor<{ noticeId: number }>(ctx, job);
      expect(waiting.map(({ noticeId }) => noticeId)).not.toContain(notice!.id);
    }
  });

  it('tells nobody of a comment that is gone, and none who block its author', async () => {
    await aBlock(ctx, people.owner, people.writer);
    await writeAnswer();
    expect(await reasonsOf(people.owner)).toEqual([]);
    const gone = await aComment(ctx, article, { author: people.writer.viewer, isDeleted: true });
    await hear(comment, {
      commentId: gone.id,
      owner: article,
      authorId: people.writer.id,
      parentId: null,
      mentionedIds: [reader.id],
    });
    expect(await reasonsOf(reader)).toEqual([]);
  });
});

describe('decisions', () => {
  it('about a comment are told to its author with the reason', async () => {
    const writer = await aUser(ctx);
    const article = await anArticle(ctx);
    const comment = await aComment(ctx, article, { author: writer.viewer, isDeleted: true });
    await hear(heard(commentDecided), {
      commentId: comment.id,
      authorId: writer.id,
      decision: 'deleted',
      deciderId: author.id,
      reason: 'Beleidigung',
    });
    expect(await noticesOf(ctx, writer.id)).toMatchObject([
      { kind: 'decision', actorIds: [], extra: { decision: 'deleted', reason: 'Beleidigung' } },
    ]);
  });
});

describe('images.failed', () => {
  it('tells the owner whose file it was, and leads to their pictures', async () => {
    const owner = await aUser(ctx);
    const failed = { imageId: 77, ownerId: owner.id, filename: 'IMG_4711.jpg', at: ctx.now.toISOString() };
    await hear(heard(imageFailed), failed);
    await hear(heard(imageFailed), failed);
    expect(await toldTo(owner)).toMatchObject([
      {
        lead: 'Aus Ihrem Bild ließ sich kein Bild machen',
        about: 'IMG_4711.jpg',
        href: '/konto/bilder',
        note: null,
      },
    ]);
  });
});

describe('streams.ready and streams.failed', () => {
  it('tell the owner once each, and lead to the stream', async () => {
    const owner = await aUser(ctx);
    const news = { streamId: 78, ownerId: owner.id, title: 'Eröffnung der Brücke' };
    await hear(heard(streamFailed), news);
    await hear(heard(streamReady), news);
    await hear(heard(streamReady), news);
    const told = (await toldTo(owner)).map(({ lead, about, href }) => ({ lead, about, href }));
    const about = 'Eröffnung der Brücke';
    expect(told).toEqual([
      { lead: 'Ihr Video oder Ton ließ sich nicht verarbeiten', about, href: '/konto/videos/78' },
      { lead: 'Ihr Video oder Ton ist fertig verarbeitet', about, href: '/konto/videos/78' },
    ]);
  });
});

const toldTo = async ({ id }: TestUser) => (await drawFor(ctx, id, await noticesOf(ctx, id))).drawn;

describe('what goes out', () => {
  it('is enqueued once for each notice and browser, as people chose', async () => {
    const author = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id });
    await choose(ctx, author, { like: { mail: 'now', isPushed: true } });
    const devices = [await aDevice(ctx, author), await aDevice(ctx, author)];
    await hear(heard(likeSet), { type: 'article', id: article.id, likerId: reader.id });
    await hear(heard(likeSet), { type: 'article', id: article.id, likerId: other.id });
    const [notice] = await noticesOf(ctx, author.id);
    const isOurs = ({ noticeId }: { noticeId: number }) => noticeId === notice!.id;
    expect((await waitingFor<{ noticeId: number }>(ctx, MAIL_NOTICE)).filter(isOurs)).toHaveLength(1);
    const pushes = await waitingFor<{ noticeId: number; subscriptionId: number }>(ctx, PUSH_NOTICE);
    const told = pushes.filter(isOurs).map(({ subscriptionId }) => subscriptionId);
    expect(told.toSorted((a, b) => a - b)).toEqual(devices.map(({ device }) => device.id));
  });

  it('is nothing, and there is no notice, where nothing is wanted', async () => {
    const author = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id });
    await choose(ctx, author, { like: { isListed: false, mail: 'off', isPushed: false } });
    await hear(heard(likeSet), { type: 'article', id: article.id, likerId: reader.id });
    expect(await noticesOf(ctx, author.id)).toEqual([]);
  });

  it('needs no place in the list', async () => {
    const author = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id });
    await choose(ctx, author, { like: { isListed: false, mail: 'weekly', isPushed: false } });
    await hear(heard(likeSet), { type: 'article', id: article.id, likerId: reader.id });
    expect(await noticesOf(ctx, author.id)).toMatchObject([{ isListed: false }]);
  });
});
