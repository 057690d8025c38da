// Checks what moderators take away from others: each time the author gets a statement of reasons, once, and for a moment it can
// be undone as if it had never been.
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import {
  aModeratedTown,
  aNotice,
  decisionsAbout,
  secondLook,
  notifyOfDecisionJob,
} from '#bundles/moderation/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { decideComment } from './moderation.ts';
import { findComment, findThread } from './queries.ts';
import { deleteComment, undoRemoval } from './removing.ts';
import { reportableComment } from './reporting.ts';
import { aComment, aPendingComment } from './test-data.ts';
import * as texts from './texts.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { moderator, other, foreign, browsers, get, mailsTo, aCommentHere } = await aModeratedTown(app);
const here = actAs(ctx, moderator.viewer);
const because = { category: 'insult', reason: 'Sie nennen den Nachbarn eine Schande.' };
const stateOf = async ({ id }: { readonly id: number }) => (await findComment(ctx, id))?.state;

/** Sends the notices that wait until nobody can undo the decision any more. */
const notifyAll = async (ref: { readonly type: string; readonly id: number }) => {
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 10 * MINUTE_MS) };
  for (const { id } of await decisionsAbout(ctx, ref))
    await notifyOfDecisionJob.work(later, { decisionId: id });
};

const aHeldOne = async () => {
  const { article, author } = await aCommentHere();
  const { id } = await aPendingComment(ctx, article, { author: author.viewer });
  return { article, author, ref: { type: 'comment', id } };
};

describe('a comment that a moderator deletes at its piece, or refuses', () => {
  it.each([
    ['deleted', aCommentHere],
    ['refused', aHeldOne],
  ] as const)('is %s with one statement, told once, and can be appealed against', async (kind, make) => {
    const { author, ref } = await make();
    const remove = () =>
      kind === 'deleted'
        ? deleteComment(here, ref.id, because)
        : decideComment(here, ref.id, 'reject', because);
    // A double click decides only once.
    await remove();
    await remove();
    expect([await stateOf(ref), await mailsTo(author.email)]).toEqual(['deleted', []]);
    expect(await decisionsAbout(ctx, ref)).toMatchObject([
      { measure: 'delete', category: 'insult', facts: because.reason, state: 'valid', isAfterNotice: false },
    ]);
    await notifyAll(ref);
    await notifyAll(ref);
    expect(await mailsTo(author.email)).toEqual(['Entscheidung über einen Inhalt von Ihnen']);
    const own = await get('/konto/moderation', await signedIn(app, author));
    expect(own.body).toContain('Wir haben Ihren Kommentar gelöscht.');
    expect(own.body).toContain('Widerspruch bis');
    const standing = await get(/href="(\/melden\/vorgang\/[^"]+)"/.exec(own.body)![1]!);
    expect(standing.body).toContain(because.reason);
    // By then it is too late to undo.
    const late = { ...here, now: new Date(here.now.getTime() + MINUTE_MS) };
    await expect(undoRemoval(late, ref.id)).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    ['deleted', aCommentHere, 'visible'],
    ['refused', aHeldOne, 'held'],
  ] as const)(
    '%s by mistake stands as before when that is undone, and nobody hears of it',
    async (kind, make, before) => {
      const { article, author, ref } = await make();
      const { commentCount } = await findThread(ctx, article);
      if (kind === 'deleted') await deleteComment(here, ref.id, because);
      else await decideComment(here, ref.id, 'reject', because);
      // Nobody undoes what others did.
      for (const [somebody, status] of [
        [foreign, 404],
        [other, 409],
      ] as const)
        await expect(undoRemoval(actAs(ctx, somebody.viewer), ref.id)).rejects.toMatchObject({ status });
      expect(await undoRemoval(here, ref.id)).toMatchObject({ id: article.id });
      expect([await stateOf(ref), (await findThread(ctx, article)).commentCount]).toEqual([
        before,
        commentCount,
      ]);
      await notifyAll(ref);
      expect([await mailsTo(author.email), await decisionsAbout(ctx, ref)]).toEqual([[], []]);
    },
  );

  it('answers who told of it before', async () => {
    const { ref } = await aCommentHere();
    await aNotice(ctx, ref, { email: 'nachbarin-von-nebenan@litfass.example' });
    await deleteComment(here, ref.id, because);
    await notifyAll(ref);
    expect(await mailsTo('nachbarin-von-nebenan@litfass.example')).toHaveLength(2);
  });

  it('is taken by two at once by one of them', async () => {
    for (const [make, remove] of [
      [aCommentHere, (as: typeof here, id: number) => deleteComment(as, id, because)],
      [aHeldOne, (as: typeof here, id: number) => decideComment(as, id, 'reject', because)],
    ] as const) {
      const { ref } = await make();
      const outcomes = await Promise.allSettled(
        [here, actAs(ctx, other.viewer)].map((as) => remove(as, ref.id)),
      );
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect(await decisionsAbout(ctx, ref)).toHaveLength(1);
      expect(await stateOf(ref)).toBe('deleted');
    }
  });

  it('stays where somebody has released it meanwhile', async () => {
    const { ref } = await aHeldOne();
    await decideComment(actAs(ctx, other.viewer), ref.id, 'approve');
    await expect(decideComment(here, ref.id, 'reject', because)).rejects.toMatchObject({ status: 409 });
    expect([await stateOf(ref), await decisionsAbout(ctx, ref)]).toEqual(['visible', []]);
  });

  it('needs both parts of its reasons from whoever is asked for them, and of a program none', async () => {
    const { ref } = await aCommentHere();
    expect(await deleteComment(here, ref.id, { category: '', reason: '' })).toMatchObject({
      errors: { category: expect.any(String), reason: expect.any(String) },
    });
    expect(await deleteComment(here, ref.id, { category: 'spam' })).toMatchObject({
      errors: { reason: expect.any(String) },
    });
    const page = await app.http.inject({
      method: 'POST',
      url: `/kommentar/${ref.id}/loeschen`,
      payload: 'category=spam&reason=',
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...browsers.moderator,
      },
    });
    expect([page.statusCode, page.body.includes('Bitte schreiben Sie eine Begründung.')]).toEqual([
      422,
      true,
    ]);
    expect(page.body).toMatch(/<option[^>]*value="spam"[^>]*selected|<option[^>]*selected[^>]*value="spam"/);
    expect(await stateOf(ref)).toBe('visible');
    const url = `/a/pub-api/articles/comment/${ref.id}`;
    const bare = await app.http.inject({ method: 'DELETE', url, headers: browsers.moderator });
    expect(bare.statusCode).toBe(204);
    expect(await decisionsAbout(ctx, ref)).toMatchObject([{ category: 'rules', facts: texts.removedUnsaid }]);
  });

  it('is proposed where the portal wants a second pair of eyes', async () => {
    await changeSetting(ctx, secondLook, true);
    const [one, held] = [await aCommentHere(), await aHeldOne()];
    expect(await deleteComment(here, one.ref.id, because)).toMatchObject({ kind: 'proposed' });
    expect(await decideComment(here, held.ref.id, 'reject', because)).toMatchObject({ kind: 'proposed' });
    await changeSetting(ctx, secondLook, false);
    expect([await stateOf(one.ref), await stateOf(held.ref)]).toEqual(['visible', 'held']);
  });

  it('leaves of its words and of the reasons nothing in the history once it is erased for good', async () => {
    const { ref } = await aCommentHere();
    await deleteComment(here, ref.id, because);
    const told = async () => JSON.stringify(await listHistory(ctx, ref));
    expect(await told()).toContain(because.reason);
    expect(await withTransaction(ctx, (ctx) => reportableComment.erase!(ctx, ref.id))).toBe(true);
    expect(await told()).toContain('comment.hidden');
    expect(await told()).not.toContain('Schande');
  });

  it('is nobody else’s business', async () => {
    const { ref } = await aCommentHere();
    await expect(deleteComment(actAs(ctx, foreign.viewer), ref.id, because)).rejects.toMatchObject({
      status: 403,
    });
    // Taking away one's own comment needs no reasons, also at the place that one moderates.
    const own = await aComment(ctx, (await aCommentHere()).article, { author: moderator.viewer });
    expect(await deleteComment(here, own.id)).toMatchObject({ kind: 'removed', isUndoable: false });
    await expect(undoRemoval(here, own.id)).rejects.toMatchObject({ status: 404 });
  });
});
