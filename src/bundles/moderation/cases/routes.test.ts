import { describe, expect, it } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { presetSetting } from '#bundles/settings/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { notifyOfDecisionJob } from '../deciding/notify-of-decisions.ts';
import { undoDecision } from '../deciding/undoing.ts';
import { standingHref } from '../links.ts';
import { findCase, listAppeals, listDecisions } from '../queries.ts';
import { moderationEvidence } from '../schema.ts';
import { secondLook } from '../settings.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx, http } = app;
const later = { ...ctx, now: new Date(ctx.now.getTime() + DAY_MS) };
const { town, moderator, chief, browsers, get, post, desk, isSeen, mailsTo, aCommentHere } =
  await aModeratedTown(app);

describe('the desk of cases', () => {
  it('shows moderators their places only, and nobody a case about themselves', async () => {
    const { ref } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    const page = await get(desk(caseId), browsers.moderator);
    expect(page.body).toContain('Sie sind eine Schande.');
    expect((await get('/cockpit/meldungen', browsers.moderator)).body).toContain(desk(caseId));
    expect((await get(desk(caseId), browsers.foreign)).statusCode).toBe(404);
    expect((await get('/cockpit/meldungen', browsers.foreign)).body).not.toContain(desk(caseId));
    expect((await get(desk(caseId), await signedIn(app, await aUser(ctx)))).statusCode).toBe(403);
    const article = await anArticle(ctx, { locationId: town.id });
    const own = await aComment(ctx, article, { author: moderator.viewer });
    const about = await aNotice(ctx, { type: 'comment', id: own.id });
    expect((await get(desk(about.caseId), browsers.moderator)).statusCode).toBe(404);
    expect((await get(desk(about.caseId), browsers.other)).statusCode).toBe(200);
    const act = { measure: 'none' };
    expect((await post(desk(about.caseId, '/entscheiden'), act, browsers.moderator)).statusCode).toBe(404);
  });

  it('has one place alone for messages, of which the list of notices has not the id', async () => {
    const { ref } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    const { body } = await get(desk(caseId), browsers.moderator);
    expect(body.split(`id="${FLASH_REGION_ID}"`)).toHaveLength(2);
  });

  it('lets one take a case, write notes, and fetch the file for the police without who told of it', async () => {
    const { ref } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref, { category: 'threat', name: 'Berta Melderin' });
    const claim = (act: string, browser: Record<string, string>) =>
      post(desk(caseId, '/uebernehmen'), { act }, browser);
    expect((await claim('claim', browsers.moderator)).statusCode).toBe(200);
    expect((await claim('claim', browsers.other)).statusCode).toBe(409);
    expect((await claim('release', browsers.moderator)).statusCode).toBe(200);
    expect((await post(desk(caseId, '/notiz'), { note: ' ' }, browsers.other)).statusCode).toBe(422);
    expect((await post(desk(caseId, '/notiz'), { note: 'Kenne ich.' }, browsers.other)).statusCode).toBe(200);
    expect((await get(desk(caseId), browsers.moderator)).body).toContain('Kenne ich.');
    const file = await get(desk(caseId, '/anzeige.txt'), browsers.moderator);
    expect(file.headers['content-type']).toContain('text/plain');
    expect(file.body).toContain('Sie sind eine Schande.');
    expect(file.body).not.toContain('Berta Melderin');
    expect((await get(desk(caseId, '/anzeige.txt'), browsers.foreign)).statusCode).toBe(404);
  });

  it('wants reasons for whatever takes something from somebody', async () => {
    const { ref } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    const decide = async (body: object) =>
      (await post(desk(caseId, '/entscheiden'), body, browsers.moderator)).json().errors;
    expect(Object.keys(await decide({}))).toEqual(['measure']);
    expect(Object.keys(await decide({ measure: 'hide' }))).toEqual(['category', 'facts']);
    const suspend = { measure: 'none', category: 'rude', facts: 'Grob.', suspension: '7' };
    expect(Object.keys(await decide(suspend))).toEqual(['suspension']);
    const page = await http.inject({
      method: 'POST',
      url: desk(caseId, '/entscheiden'),
      payload: { measure: 'hide', facts: 'Was ich schrieb' },
      headers: { accept: 'text/html', ...browsers.moderator },
    });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('Was ich schrieb');
  });

  it('can be undone for ten seconds by whoever decided, and nobody hears of it before', async () => {
    const { ref, author } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    const hide = { measure: 'hide', category: 'insult', facts: 'Es steht da.' };
    const decide = async () =>
      (await post(desk(caseId, '/entscheiden'), hide, browsers.moderator)).json() as { undo: string };
    const { undo } = await decide();
    const [decision] = await listDecisions(ctx, caseId);
    expect([await isSeen(ref), await mailsTo(author.email)]).toEqual([false, []]);
    for (const [browser, status] of [
      [browsers.other, 409],
      [browsers.foreign, 404],
      [browsers.moderator, 200],
      [browsers.moderator, 409],
    ] as const)
      expect((await post(undo, {}, browser)).statusCode).toBe(status);
    expect([await isSeen(ref), (await findCase(ctx, caseId))?.state]).toEqual([true, 'open']);
    await notifyOfDecisionJob.work(later, { decisionId: decision!.id });
    expect(await mailsTo(author.email)).toEqual([]);
    await decide();
    const [again] = await listDecisions(ctx, caseId);
    const late = { ...actAs(ctx, moderator.viewer), now: new Date(Date.now() + 30_000) };
    await expect(undoDecision(late, caseId, again!.id)).rejects.toMatchObject({ status: 409 });
    await notifyOfDecisionJob.work(later, { decisionId: again!.id });
    expect(await mailsTo(author.email)).toHaveLength(1);
  });

  it('offers that in the message on the page, too', async () => {
    const { caseId } = await aNotice(ctx, (await aCommentHere()).ref);
    const decided = await http.inject({
      method: 'POST',
      url: desk(caseId, '/entscheiden'),
      payload: { measure: 'none' },
      headers: { accept: 'text/html', ...browsers.moderator },
    });
    const flash = decided.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const cookie = `${browsers.moderator.cookie}; ${flash}`;
    const page = (await get(desk(caseId), { ...browsers.moderator, cookie })).body;
    expect(page).toMatch(new RegExp(`action="${desk(caseId)}/zuruecknehmen/\\d+"`));
  });

  it('suspends, and lifts that again when it was wrong', async () => {
    const { ref, author } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    await aDecision(actAs(ctx, chief.viewer), caseId, { measure: 'none', suspension: '7' });
    const standing = async () =>
      accountDesk.suspension.current((await accountDesk.find(ctx, author.id))!, ctx.now);
    expect(await standing()).toMatchObject({ reason: 'Es steht da.' });
    const own = standingHref(ctx, { side: 'affected', id: caseId });
    expect((await post(own, { text: 'Nein.' }, await signedIn(app, author))).statusCode).toBe(200);
    // Somebody who couldn't end the suspension doesn't decide that it stays, either.
    const upheld = { outcome: 'upheld', answer: 'Doch.' };
    expect((await post(desk(caseId, '/widerspruch'), upheld, browsers.moderator)).statusCode).toBe(403);
    const another = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
    await post(desk(caseId, '/widerspruch'), upheld, await signedIn(app, another));
    expect(await standing()).not.toBeNull();
    expect((await get(own)).body).toContain('Es bleibt bei der Entscheidung.');
    expect(await mailsTo(author.email)).toEqual([
      'Entscheidung über einen Inhalt von Ihnen',
      'Entscheidung über einen Inhalt von Ihnen',
    ]);
  });

  it('shows the last three states of a thing', async () => {
    const { caseId } = await aNotice(ctx, (await aCommentHere()).ref);
    for (const text of ['Zweite', 'Dritte', 'Vierte'])
      await ctx.db
        .insert(moderationEvidence)
        .values({ caseId, takenAt: ctx.now, content: { parts: [{ label: '', text: `${text} Fassung` }] } });
    const { body } = await get(desk(caseId), browsers.moderator);
    expect(body).not.toContain('Sie sind eine Schande.');
    expect(body).toMatch(/Vierte Fassung.*Dritte Fassung.*Zweite Fassung/s);
  });

  it('decides what was read, and nothing that came meanwhile', async () => {
    const { ref } = await aCommentHere();
    const first = await aNotice(ctx, ref);
    const { caseId } = first;
    const page = await get(desk(caseId), browsers.moderator);
    expect(page.body).toContain(`name="lastNotice" value="${first.noticeId}"`);
    const second = await aNotice(ctx, ref);
    const leave = { measure: 'none', lastNotice: String(first.noticeId) };
    const decide = () => post(desk(caseId, '/entscheiden'), leave, browsers.moderator);
    expect((await decide()).statusCode).toBe(200);
    // The other notice waits: the case is open, and the same form sent again answers nothing.
    expect(await findCase(ctx, caseId)).toMatchObject({ state: 'open' });
    expect((await decide()).statusCode).toBe(409);
    await aDecision(actAs(ctx, moderator.viewer), caseId, { measure: 'none', category: '', facts: '' });
    for (const { noticeId } of [first, second])
      await post(standingHref(ctx, { side: 'notifier', id: noticeId }), { text: 'Nein.' });
    const decisionIds = (await listDecisions(ctx, caseId)).map(({ id }) => id);
    const [one] = await listAppeals(ctx, decisionIds);
    expect((await get(desk(caseId), browsers.other)).body).toContain(`name="appeal" value="${one!.id}"`);
    const uphold = { outcome: 'upheld', answer: 'Es bleibt.', appeal: String(one!.id) };
    const answer = () => post(desk(caseId, '/widerspruch'), uphold, browsers.other);
    expect([(await answer()).statusCode, (await answer()).statusCode]).toEqual([200, 409]);
    expect((await listAppeals(ctx, decisionIds)).map(({ outcome }) => outcome)).toEqual(['upheld', null]);
  });

  it('confirms the proposal that was read', async () => {
    await presetSetting(ctx, secondLook, true);
    const { caseId } = await aNotice(ctx, (await aCommentHere()).ref);
    const decisionId = await aDecision(actAs(ctx, moderator.viewer), caseId);
    expect((await get(desk(caseId), browsers.other)).body).toContain(`name="decision" value="${decisionId}"`);
    const confirm = (decision: number) =>
      post(desk(caseId, '/bestaetigen'), { act: 'confirm', decision: String(decision) }, browsers.other);
    expect((await confirm(decisionId + 1)).statusCode).toBe(409);
    expect((await confirm(decisionId)).statusCode).toBe(200);
    await presetSetting(ctx, secondLook, false);
  });
});
