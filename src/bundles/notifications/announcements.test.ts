import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aLike } from '#bundles/likes/test-data.ts';
import { aMessage } from '#bundles/messages/test-data.ts';
import { toggleSubscription } from '#bundles/subscriptions/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { noticesOf } from './test-data.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
await portal.jobs.startWorking(portal);

/** Waits until a user has the notice: the jobs of what was done run by themselves. */
const expectNotice = (user: TestUser, expected: object) =>
  expect.poll(() => noticesOf(ctx, user.id), { timeout: 8000, interval: 50 }).toMatchObject([expected]);

describe('a person who returns', () => {
  it('finds that somebody likes, answers and mentions', async () => {
    const [author, answered, mentioned, writer] = await Promise.all([1, 2, 3, 4].map(() => aUser(ctx)));
    const article = await anArticle(ctx, { authorId: author!.id });
    await aLike(ctx, article, writer);
    await expectNotice(author!, { kind: 'like', actorIds: [writer!.id] });
    const under = await anArticle(ctx);
    const comment = await aComment(ctx, under, { author: answered!.viewer });
    const text = `Das sehe ich anders, @${mentioned!.name}.`;
    const answer = await aComment(ctx, under, { author: writer!.viewer, parentId: comment.id, text });
    await expectNotice(answered!, { kind: 'reply', subjectId: answer.id, extra: { because: 'comment' } });
    await expectNotice(mentioned!, { kind: 'mention', subjectId: answer.id });
  }, 30_000);

  it('finds messages, and what those publish whom they follow', async () => {
    const [sender, recipient, follower] = await Promise.all([1, 2, 3].map(() => aUser(ctx)));
    await aMessage(ctx, sender!, recipient!);
    await expectNotice(recipient!, { kind: 'message', actorIds: [sender!.id] });
    await toggleSubscription(actAs(ctx, follower!.viewer), { type: 'user', id: sender!.id }, true);
    const article = await anArticle(ctx, { authorId: sender!.id });
    await expectNotice(follower!, {
      kind: 'piece',
      subjectId: article.id,
      extra: { followed: [`user-${sender!.id}`] },
    });
  }, 30_000);
});
