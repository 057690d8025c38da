import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment, deleteComment, findThread } from '#bundles/comments/test-data.ts';
import { presetSetting } from '#bundles/settings/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { closeCases, eraseDeleted } from '../ending.ts';
import { standingHref } from '../links.ts';
import { findCase, listDecisions, listEvidence } from '../queries.ts';
import { secondLook } from '../settings.ts';
import { confirmDecision, decideCase } from './commands.ts';
import { NOTHING_DECIDED } from './rules.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { town, moderator, other, chief, browsers, get, post, desk, isSeen, mailsTo, aCommentHere } =
  await aModeratedTown(app);

describe('a piece that is told of', () => {
  it('is deleted for half a year, and then for good', async () => {
    const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
    const article = await anArticle(ctx, { locationId: town.id, authorId: author.id, headline: 'Hetze' });
    await aComment(ctx, article);
    const { caseId } = await aNotice(ctx, article, { category: 'hate' });
    expect((await listEvidence(ctx, caseId))[0]?.content.parts).toContainEqual(
      expect.objectContaining({ text: 'Hetze' }),
    );
    const moderating = actAs(ctx, moderator.viewer);
    await aDecision(moderating, caseId, { measure: 'delete', isThreadLocked: true });
    expect((await get(article.href)).statusCode).toBe(410);
    expect((await get(article.href, await signedIn(app, author))).statusCode).not.toBe(200);
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 200 * DAY_MS) };
    const appeal = { text: 'Das ist keine Hetze.' };
    expect((await post(standingHref(ctx, { side: 'affected', id: caseId }), appeal)).statusCode).toBe(200);
    const answer = { outcome: 'reversed', answer: 'Stimmt.' };
    const reversed = await post(desk(caseId, '/widerspruch'), answer, browsers.other);
    expect(reversed.json()).toMatchObject({ status: 'success' });
    expect((await get(article.href)).statusCode).toBe(200);
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: false, commentCount: 1 });
    await aNotice(ctx, article, { category: 'hate' });
    await aDecision(moderating, caseId, { measure: 'delete' });
    expect(await eraseDeleted(ctx)).toBe(0);
    expect(await eraseDeleted(later)).toBe(1);
    expect(await eraseDeleted(later)).toBe(0);
    expect(await closeCases(later)).toBeGreaterThan(0);
    expect(await findCase(ctx, caseId)).toMatchObject({ state: 'closed' });
  });
});

const HIDE = { ...NOTHING_DECIDED, measure: 'hide', category: 'insult', facts: 'Es steht da.' };

describe('what can’t be done after all', () => {
  it('leaves nothing behind', async () => {
    const { ref, author } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    await deleteComment(actAs(ctx, author.viewer), ref.id);
    const outcome = await decideCase(actAs(ctx, moderator.viewer), caseId, HIDE);
    expect(outcome).toMatchObject({ kind: 'invalid', errors: { measure: expect.any(String) } });
    expect(await listDecisions(ctx, caseId)).toEqual([]);
    expect(await findCase(ctx, caseId)).toMatchObject({ state: 'open' });
  });

  it('can be sent back by who tried to confirm it', async () => {
    await presetSetting(ctx, secondLook, true);
    const { ref, author } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    await aDecision(actAs(ctx, moderator.viewer), caseId);
    await deleteComment(actAs(ctx, author.viewer), ref.id);
    const confirming = actAs(ctx, other.viewer);
    expect(await confirmDecision(confirming, caseId, true)).toMatchObject({ kind: 'invalid' });
    expect(await listDecisions(ctx, caseId)).toMatchObject([{ state: 'proposed', confirmedBy: null }]);
    expect(await confirmDecision(confirming, caseId, false)).toMatchObject({ kind: 'proposed' });
    expect(await listDecisions(ctx, caseId)).toEqual([]);
    await presetSetting(ctx, secondLook, false);
  });

  it('is nothing that only waited long: a suspension begins when it is confirmed', async () => {
    await presetSetting(ctx, secondLook, true);
    const { ref, author } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    await aDecision(actAs(ctx, chief.viewer), caseId, { suspension: '7' });
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const later = { ...actAs(ctx, admin.viewer), now: new Date(ctx.now.getTime() + 8 * DAY_MS) };
    expect(await confirmDecision(later, caseId, true)).toMatchObject({ kind: 'decided' });
    const [decision] = await listDecisions(ctx, caseId);
    expect(decision!.suspendedUntil!.getTime()).toBeGreaterThan(later.now.getTime() + 6 * DAY_MS);
    expect(await accountDesk.find(ctx, author.id)).toMatchObject({
      suspendedUntil: decision!.suspendedUntil,
    });
    expect(await isSeen(ref)).toBe(false);
    await presetSetting(ctx, secondLook, false);
  });
});

describe('a second pair of eyes', () => {
  it('is somebody else’s, and nothing is done before', async () => {
    await presetSetting(ctx, secondLook, true);
    const { ref, author } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    await aDecision(actAs(ctx, moderator.viewer), caseId);
    expect([await isSeen(ref), await mailsTo(author.email)]).toEqual([true, []]);
    const confirm = (act: string, browser: Record<string, string>) =>
      post(desk(caseId, '/bestaetigen'), { act }, browser);
    expect((await confirm('confirm', browsers.moderator)).statusCode).toBe(403);
    expect((await confirm('back', browsers.other)).statusCode).toBe(200);
    expect(await listDecisions(ctx, caseId)).toEqual([]);
    await aDecision(actAs(ctx, moderator.viewer), caseId);
    expect((await confirm('confirm', browsers.other)).statusCode).toBe(200);
    expect(await isSeen(ref)).toBe(false);
    expect(await mailsTo(author.email)).toHaveLength(1);
  });
});
