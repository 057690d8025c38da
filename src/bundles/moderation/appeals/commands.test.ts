import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { findThread } from '#bundles/comments/test-data.ts';
import { mailsTo as findMailsTo } from '#bundles/mail/test-data.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { notifyOfDecisionJob } from '../deciding/notify-of-decisions.ts';
import { standingHref } from '../links.ts';
import { decideAppeal } from './commands.ts';
import { findCase, findNotice, listAppeals, listDecisions, listEvidence, listNotices } from '../queries.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const later = { ...ctx, now: new Date(ctx.now.getTime() + DAY_MS) };
const { moderator, other, chief, browsers, get, post, desk, isSeen, mailsTo, aCommentHere } =
  await aModeratedTown(app);

describe('a comment that is told of', () => {
  it('is hidden with reasons, appealed against without signing in, and is there again as before', async () => {
    const { article, author, ref } = await aCommentHere();
    const email = 'meldet@litfass.example';
    const { caseId, noticeId } = await aNotice(ctx, ref, { email });
    expect(await mailsTo(email)).toEqual([`Ihre Meldung M-${noticeId} ist angekommen`]);

    const decided = await post(
      desk(caseId, '/entscheiden'),
      { measure: 'hide', category: 'insult', facts: 'Sie nennen jemanden eine Schande.', warn: '1' },
      browsers.moderator,
    );
    expect(decided.json()).toMatchObject({ status: 'success' });
    expect(await isSeen(ref)).toBe(false);
    expect((await findThread(ctx, article)).commentCount).toBe(0);
    // The decision can't be undone any more by then.
    await notifyOfDecisionJob.work(later, { decisionId: (await listDecisions(ctx, caseId))[0]!.id });
    expect(await mailsTo(author.email)).toEqual(['Entscheidung über einen Inhalt von Ihnen']);
    expect((await mailsTo(email)).toSorted()).toHaveLength(2);

    const own = standingHref(ctx, { side: 'affected', id: caseId });
    const page = await get(own);
    expect(page.body).toContain('Wir haben Ihren Kommentar ausgeblendet.');
    expect(page.body).toContain('Sie nennen jemanden eine Schande.');
    expect(page.body).toContain('§§\u00a0185 bis 187 StGB');
    expect(page.body).toContain('Das ist eine Verwarnung.');
    expect((await post(own, { text: '' })).statusCode).toBe(422);
    for (const _twice of [1, 2])
      expect((await post(own, { text: 'Das war ein Zitat.' })).statusCode).toBe(200);

    const answer = { outcome: 'reversed', answer: 'Es war ein Zitat.' };
    expect((await post(desk(caseId, '/widerspruch'), answer, browsers.moderator)).statusCode).toBe(403);
    expect((await post(desk(caseId, '/widerspruch'), answer, browsers.other)).json()).toMatchObject({
      status: 'success',
    });
    expect(await isSeen(ref)).toBe(true);
    expect((await findThread(ctx, article)).commentCount).toBe(1);
    expect((await get(own)).body).toContain('Diese Entscheidung ist aufgehoben.');
    expect(await mailsTo(author.email)).toHaveLength(2);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('is left, and whoever told of it appeals: the case is open again', async () => {
    const { ref, author } = await aCommentHere();
    const { caseId, noticeId } = await aNotice(ctx, ref);
    await aDecision(actAs(ctx, moderator.viewer), caseId, { measure: 'none', category: '', facts: '' });
    expect(await isSeen(ref)).toBe(true);
    expect(await mailsTo(author.email)).toEqual([]);
    const own = standingHref(ctx, { side: 'notifier', id: noticeId });
    expect((await get(own)).body).toContain('lassen den Inhalt stehen');
    expect((await post(own, { text: 'Bitte noch einmal lesen.' })).statusCode).toBe(200);
    await post(desk(caseId, '/widerspruch'), { outcome: 'reversed', answer: 'Stimmt.' }, browsers.other);
    expect(await findCase(ctx, caseId)).toMatchObject({ state: 'open' });
    await aDecision(actAs(ctx, other.viewer), caseId);
    expect(await isSeen(ref)).toBe(false);
    expect(await mailsTo(author.email)).toHaveLength(1);
    expect((await get(own)).body).toContain('den Inhalt ausgeblendet');
  });

  it('is told of by a moderator, who decides about no appeal of their own', async () => {
    const { ref } = await aCommentHere();
    const { caseId, noticeId } = await aNotice(ctx, ref, { by: other.viewer });
    await aDecision(actAs(ctx, moderator.viewer), caseId, { measure: 'none', category: '', facts: '' });
    const own = standingHref(ctx, { side: 'notifier', id: noticeId });
    expect((await post(own, { text: 'Doch.' })).statusCode).toBe(200);
    const answer = { outcome: 'reversed', answer: 'Ich habe recht.' };
    expect((await post(desk(caseId, '/widerspruch'), answer, browsers.other)).statusCode).toBe(403);
    expect((await get(desk(caseId), browsers.other)).body).not.toContain('name="outcome"');
    await decideAppeal(actAs(ctx, chief.viewer), caseId, answer);
    expect(await findCase(ctx, caseId)).toMatchObject({ state: 'open' });
  });

  it('is appealed against where its author is suspended, and only who may end that decides', async () => {
    const { ref, author } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    await aDecision(actAs(ctx, chief.viewer), caseId, { suspension: '7' });
    const own = standingHref(ctx, { side: 'affected', id: caseId });
    expect((await post(own, { text: 'Nein.' })).statusCode).toBe(200);
    const answer = { outcome: 'reversed', answer: 'Stimmt.' };
    const refused = await post(desk(caseId, '/widerspruch'), answer, browsers.other);
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('entsperren darf')]);
    expect((await get(desk(caseId), browsers.other)).body).toContain('entsperren darf');
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    await decideAppeal(actAs(ctx, admin.viewer), caseId, answer);
    expect(await accountDesk.suspension.find(ctx, author.id)).toBeUndefined();
    expect(await isSeen(ref)).toBe(true);
  });

  it('is one case, keeps how it was, and is open again when somebody tells of it anew', async () => {
    const { ref } = await aCommentHere();
    const first = await aNotice(ctx, ref, { email: 'eins@litfass.example', category: 'spam' });
    const again = await aNotice(ctx, ref, { email: 'EINS@litfass.example', category: 'spam' });
    const graver = await aNotice(ctx, ref, { email: 'zwei@litfass.example', category: 'threat' });
    expect([again.noticeId, graver.caseId]).toEqual([first.noticeId, first.caseId]);
    expect(await findCase(ctx, first.caseId)).toMatchObject({ noticeCount: 2, severity: 3, state: 'open' });
    expect(await listEvidence(ctx, first.caseId)).toMatchObject([
      { content: { parts: [{ text: 'Sie sind eine Schande.' }] } },
    ]);
    await aDecision(actAs(ctx, moderator.viewer), first.caseId, { measure: 'none', category: '', facts: '' });
    await aNotice(ctx, ref, { email: 'drei@litfass.example' });
    expect(await findCase(ctx, first.caseId)).toMatchObject({ state: 'open', claimedBy: null });
    expect(await listNotices(ctx, first.caseId)).toHaveLength(3);
  });

  it('is open again after an appeal, where somebody told of it while that waited', async () => {
    const { ref } = await aCommentHere();
    const { caseId, noticeId } = await aNotice(ctx, ref);
    await aDecision(actAs(ctx, moderator.viewer), caseId, { measure: 'none', category: '', facts: '' });
    const own = standingHref(ctx, { side: 'notifier', id: noticeId });
    expect((await post(own, { text: 'Bitte noch einmal lesen.' })).statusCode).toBe(200);
    const since = await aNotice(ctx, ref, { category: 'threat' });
    expect(await findCase(ctx, caseId)).toMatchObject({ state: 'appealed' });
    await post(desk(caseId, '/widerspruch'), { outcome: 'upheld', answer: 'Nein.' }, browsers.other);
    const open = await findCase(ctx, caseId);
    expect(open).toMatchObject({ state: 'open', severity: 3, claimedBy: null });
    expect(open!.dueAt.getTime()).toBeLessThan(Date.now() + 2 * DAY_MS);
    await aDecision(actAs(ctx, other.viewer), caseId);
    expect(await findNotice(ctx, since.noticeId)).toMatchObject({ decisionId: expect.any(Number) });
    expect(await findCase(ctx, caseId)).toMatchObject({ state: 'decided' });
  });

  it('is nothing that who told of it appeals against where it was hidden, but where its author was only warned', async () => {
    const { ref, author } = await aCommentHere();
    const email = 'verwarnt@litfass.example';
    const { caseId, noticeId } = await aNotice(ctx, ref, { email });
    await aDecision(actAs(ctx, moderator.viewer), caseId, { measure: 'none', isWarning: true });
    const own = standingHref(ctx, { side: 'notifier', id: noticeId });
    expect((await get(own)).body).toContain('widersprechen');
    expect((await post(own, { text: 'Das reicht nicht.' })).statusCode).toBe(200);
    await post(desk(caseId, '/widerspruch'), { outcome: 'reversed', answer: 'Stimmt.' }, browsers.other);
    expect(await findCase(ctx, caseId)).toMatchObject({ state: 'open' });
    expect(await mailsTo(author.email)).toHaveLength(2);
    await aDecision(actAs(ctx, other.viewer), caseId);
    expect((await get(own)).body).not.toContain('widersprechen');
    expect((await post(own, { text: 'Noch mehr.' })).statusCode).toBe(409);
    const bodies = (await findMailsTo(ctx, email)).map(({ text }) => text);
    expect(bodies.map((text) => text.includes('widersprechen'))).toEqual(
      bodies.map((text) => text.includes('lassen den Inhalt stehen')),
    );
  });

  it('may have been decided about twice: each decision that holds is appealed against by itself', async () => {
    const { ref } = await aCommentHere();
    const warn = { measure: 'none', isWarning: true };
    const { caseId } = await aNotice(ctx, ref);
    const first = await aDecision(actAs(ctx, moderator.viewer), caseId, warn);
    await aNotice(ctx, ref);
    const second = await aDecision(actAs(ctx, moderator.viewer), caseId, warn);
    const own = standingHref(ctx, { side: 'affected', id: caseId });
    const named = async () => Number(/name="decision" value="(\d+)"/.exec((await get(own)).body)?.[1]);
    const send = async (decision: number) =>
      (await post(own, { text: 'Nein.', decision: String(decision) })).statusCode;
    expect(await named()).toBe(second);
    // They are of the same day: the hour tells them apart.
    expect((await get(own)).body).toMatch(/Entscheidung vom [^<]*, \d+[.:]\d\d\u00a0Uhr/);
    // Whoever presses twice appeals against one.
    expect([await send(second), await send(second)]).toEqual([200, 200]);
    expect(await named()).toBe(first);
    expect((await listAppeals(ctx, [first, second])).map(({ decisionId }) => decisionId)).toEqual([second]);
    const answer = { outcome: 'reversed', answer: 'Stimmt.' };
    await post(desk(caseId, '/widerspruch'), answer, browsers.other);
    expect([await send(first), await send(second + 1000)]).toEqual([200, 409]);
    await post(desk(caseId, '/widerspruch'), answer, browsers.other);
    expect((await listAppeals(ctx, [first, second])).map(({ outcome }) => outcome)).toEqual([
      'reversed',
      'reversed',
    ]);
    expect(await named()).toBeNaN();
  });
});
