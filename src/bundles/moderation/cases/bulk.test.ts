// Tests deciding about many cases at once, in the table of cases.
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment, findThread } from '#bundles/comments/test-data.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { appeal } from '../appeals/commands.ts';
import { undoDecision } from '../deciding/undoing.ts';
import { affectedToken } from '../links.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { mailsTo as findMailsTo } from '#bundles/mail/test-data.ts';
import { findCase, listDecisions } from '../queries.ts';
import type { Decision } from '../queries.ts';
import { notifyOfDecisionJob } from '../deciding/notify-of-decisions.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';
import { markOf } from '#bundles/desk-tables/public.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const town = await aModeratedTown(app);
const { browsers, isSeen, mailsTo, post, aCommentHere } = town;

const BULK = '/cockpit/tabellen/meldungen/auswahl';

const aCase = async () => {
  const made = await aCommentHere();
  return { ...made, ...(await aNotice(ctx, made.ref)) };
};
const bulk = async (aktion: string, ids: readonly number[], wert: object = {}, as = browsers.moderator) =>
  (
    await post(BULK, { aktion, auswahl: ids.map((id) => `case-${id}`), wert: { [aktion]: wert } }, as)
  ).json() as { status: string; msg: string; undo: string };

const later = { ...ctx, now: new Date(ctx.now.getTime() + 10 * MINUTE_MS) };
/** Does what waits until nobody can undo it any more. */
const notifyAll = async (...caseIds: readonly number[]) => {
  for (const caseId of caseIds)
    for (const { id } of await listDecisions(ctx, caseId))
      await notifyOfDecisionJob.work(later, { decisionId: id });
};

const markFor = (ids: readonly number[]) => markOf(ids.map((id) => ({ type: 'case', id })));

const because = { grund: 'spam', begruendung: 'Dreimal dieselbe Werbung.' };

describe('POST /cockpit/tabellen/meldungen/auswahl', () => {
  it('hides what several cases are about, with one statement to everybody concerned', async () => {
    const [one, two] = [await aCase(), await aCase()];
    const answer = await bulk('ausblenden', [one.caseId, two.caseId], because);
    expect(answer).toMatchObject({ status: 'success' });
    expect(answer.msg).toContain('2 Inhalte sind ausgeblendet.');
    for (const { ref, author } of [one, two])
      expect([await isSeen(ref), await mailsTo(author.email)]).toEqual([false, []]);
    await notifyAll(one.caseId, two.caseId);
    for (const { author, caseId } of [one, two]) {
      expect(await mailsTo(author.email)).toEqual(['Entscheidung über einen Inhalt von Ihnen']);
      expect(await listDecisions(ctx, caseId)).toMatchObject([
        { measure: 'hide', category: 'spam', facts: because.begruendung, state: 'valid' },
      ]);
    }
  });

  it('needs a reason, and what can’t be decided is named and stops nothing else', async () => {
    const [one, two] = [await aCase(), await aCase()];
    expect((await bulk('ausblenden', [one.caseId], { grund: 'spam' })).status).not.toBe('success');
    const asForm = new URLSearchParams({
      aktion: 'ausblenden',
      auswahl: `case-${one.caseId}`,
      zurueck: `von=${one.author.id}`,
      'wert[ausblenden][grund]': 'spam',
    });
    const page = await app.http.inject({
      method: 'POST',
      url: BULK,
      payload: asForm.toString(),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        ...browsers.moderator,
      },
    });
    expect(page.statusCode).toBe(422);
    // The error stands beside the field that is missing, and what was chosen and ticked is still there.
    expect(page.body).toMatch(/<details name="auswahl-tun" open="">/);
    expect(page.body).toMatch(/id="f-ausblenden-begruendung-hint"[^>]*>[^]*?Bitte geben Sie an:/);
    expect(page.body).toMatch(/<option value="spam" selected="">/);
    expect(page.body).toMatch(
      new RegExp(`value="case-${one.caseId}"[^>]*checked=""|checked=""[^>]*value="case-${one.caseId}"`),
    );
    expect((await bulk('ausblenden', [one.caseId], { ...because, grund: 'laune' })).status).not.toBe(
      'success',
    );
    expect(await isSeen(one.ref)).toBe(true);
    await bulk('stehenlassen', [one.caseId]);
    const answer = await bulk('stehenlassen', [one.caseId, two.caseId]);
    expect(answer.msg).toContain('Ein Fall ist entschieden: bleibt stehen.');
    expect(answer.msg).toContain('Über diesen Fall hat inzwischen jemand anderes entschieden.');
    expect((await findCase(ctx, two.caseId))?.state).toBe('decided');
    expect(await listDecisions(ctx, one.caseId)).toHaveLength(1);
  });

  it('says nothing of cases elsewhere, and does nothing with them', async () => {
    const { caseId, ref } = await aCase();
    const answer = await bulk('ausblenden', [caseId], because, browsers.foreign);
    expect(answer.msg).not.toContain('Kommentar zu');
    expect(await isSeen(ref)).toBe(true);
    expect((await findCase(ctx, caseId))?.state).toBe('open');
  });

  it('decides each case once, however often it is sent', async () => {
    const made = await Promise.all([aCase(), aCase(), aCase()]);
    const ids = made.map(({ caseId }) => caseId);
    await Promise.all([1, 2, 3].map(() => bulk('ausblenden', ids, because)));
    await notifyAll(...ids);
    for (const { caseId, author } of made) {
      expect(await listDecisions(ctx, caseId)).toHaveLength(1);
      expect(await mailsTo(author.email)).toHaveLength(1);
    }
  });
});

const undo = async (address: string, as = browsers.moderator) => (await post(address, {}, as)).json();

describe('undoing what was decided about many', () => {
  it('is as if nothing had been decided: seen again, open, and nobody hears of it', async () => {
    const [one, two] = [await aCase(), await aCase()];
    const was = await Promise.all([one, two].map(({ caseId }) => findCase(ctx, caseId)));
    const answer = await bulk('ausblenden', [one.caseId, two.caseId], because);
    const decisions = (await listDecisions(ctx, one.caseId)).map(({ id }) => id);
    expect(await undo(answer.undo, browsers.other)).toMatchObject({ status: 'error' });
    expect((await undo(answer.undo)).msg).toContain('2 Änderungen');
    expect(await Promise.all([one, two].map(({ caseId }) => findCase(ctx, caseId)))).toEqual(was);
    for (const decisionId of decisions) await notifyOfDecisionJob.work(ctx, { decisionId });
    for (const { ref, author, caseId } of [one, two]) {
      expect([await isSeen(ref), await mailsTo(author.email)]).toEqual([true, []]);
      expect(await listDecisions(ctx, caseId)).toEqual([]);
    }
    // A second press does nothing, and the cases can be decided anew.
    expect((await undo(answer.undo)).status).not.toBe('success');
    expect((await bulk('stehenlassen', [one.caseId])).status).toBe('success');
  });

  it('tells nobody of a suspension that they never heard of', async () => {
    const chief = await signedIn(app, town.chief);
    const { caseId, author } = await aCase();
    const answer = await bulk('ausblenden', [caseId], { ...because, sperre: '30' }, chief);
    expect((await accountDesk.suspension.find(ctx, author.id))?.until).toBeInstanceOf(Date);
    expect((await undo(answer.undo, chief)).status).toBe('success');
    expect(await accountDesk.suspension.find(ctx, author.id)).toBeUndefined();
    expect(await mailsTo(author.email)).toEqual([]);
  });

  it('leaves a case about which the same person tells again, or a colleague decides, and undoes the others', async () => {
    const teller = (await aUser(ctx)).viewer;
    const made = await aCommentHere();
    const again = () => aNotice(ctx, made.ref, { by: teller, category: 'spam' });
    const { caseId } = await again();
    const other = await aCase();
    const answer = await bulk('stehenlassen', [caseId, other.caseId]);
    await again();
    expect((await undo(answer.undo)).msg).toContain('Eine Änderung');
    expect(await listDecisions(ctx, other.caseId)).toEqual([]);
    expect(await listDecisions(ctx, caseId)).toHaveLength(1);
    expect((await findCase(ctx, caseId))?.state).toBe('open');
  });

  it('counts its minute from when each is decided, however long all of it takes', async () => {
    const { caseId } = await aCase();
    const before = Date.now();
    await bulk('stehenlassen', [caseId]);
    const [{ createdAt, undoableUntil }] = (await listDecisions(ctx, caseId)) as [Decision];
    expect(undoableUntil!.getTime() - createdAt.getTime()).toBe(MINUTE_MS);
    expect(createdAt.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('is for whoever decided, within a minute, and not once somebody appealed', async () => {
    const { caseId, ref } = await aCase();
    await bulk('ausblenden', [caseId], because);
    const [decision] = await listDecisions(ctx, caseId);
    const by = (viewer: Viewer, minutes: number) => ({
      ...actAs(ctx, viewer),
      now: new Date(decision!.createdAt.getTime() + minutes * MINUTE_MS),
    });
    expect(await undoDecision(by(town.chief.viewer, 0), caseId, decision!.id)).toBe(false);
    await expect(undoDecision(by(town.foreign.viewer, 0), caseId, decision!.id)).rejects.toMatchObject({
      status: 404,
    });
    await expect(undoDecision(by(town.moderator.viewer, 2), caseId, decision!.id)).rejects.toMatchObject({
      status: 409,
    });
    await appeal(ctx, affectedToken(ctx, caseId), 'Nein.');
    expect(await undoDecision(by(town.moderator.viewer, 0), caseId, decision!.id)).toBe(false);
    expect(await isSeen(ref)).toBe(false);
  });
});

describe('a flood', () => {
  it('of 200 comments by three accounts is cleared in under ten clicks, and nothing else with it', async () => {
    const article = await anArticle(ctx, { locationId: town.town.id });
    const accounts = await Promise.all(
      ['Flora Flut', 'Florian Flut', 'Fiete Flut'].map((name) => aUser(ctx, { name })),
    );
    const flood: { readonly id: number; readonly caseId: number }[] = [];
    for (let at = 0; at < 200; at++) {
      const { id } = await aComment(ctx, article, {
        author: accounts[at % 3]!.viewer,
        text: `Werbung ${at}`,
      });
      flood.push({ id, ...(await aNotice(ctx, { type: 'comment', id }, { category: 'spam' })) });
    }
    const bystander = await aCase();
    let clicks = 0;
    const click = (count = 1) => void (clicks += count);

    click(); // The first click goes into the field for names, which are typed.
    click(); // This click presses „Filtern“.
    const asked = new URLSearchParams({ von: 'Flora Flut, Florian Flut, Fiete Flut' });
    const listed = (await town.get(`/cockpit/meldungen?${asked}`, browsers.moderator)).body;
    expect(listed).toContain('200 Fälle.');
    click(); // This click presses „Alle 200 auswählen“.
    const every = /<a href="([^"]+)">Alle 200 auswählen/.exec(listed)![1]!.replaceAll('&amp;', '&');
    const page = (await town.get(every, browsers.moderator)).body;
    expect(page).toContain('Alle 200 sind ausgewählt.');
    const hidden = (name: string) =>
      new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(page)![1]!;
    click(2); // These clicks choose „Ausblenden“, and the reason.
    click(2); // These clicks go into the field for words, and press „Ausführen“.
    const sent = {
      aktion: 'ausblenden',
      zurueck: hidden('zurueck').replaceAll('&amp;', '&'),
      alle: hidden('alle'),
    };
    // A case that came since is not among those that were seen.
    const late = await aComment(ctx, article, { author: accounts[0]!.viewer, text: 'Werbung, die 201.' });
    const lateCase = await aNotice(ctx, { type: 'comment', id: late.id });
    const refused = (await post(BULK, { ...sent, wert: { ausblenden: because } }, browsers.moderator)).json();
    expect(refused.msg).toContain('Inzwischen steht anderes in der Liste (201).');
    await aDecision(actAs(ctx, town.chief.viewer), lateCase.caseId, {
      measure: 'none',
      facts: '',
      category: '',
    });
    const answer = (await post(BULK, { ...sent, wert: { ausblenden: because } }, browsers.moderator)).json();
    expect(answer.msg).toContain('200 Inhalte sind ausgeblendet.');
    expect(clicks).toBeLessThan(10);

    expect((await findThread(ctx, article)).commentCount).toBe(1);
    expect(await isSeen(bystander.ref)).toBe(true);
    expect((await findCase(ctx, bystander.caseId))?.state).toBe('open');
    for (const { caseId } of flood)
      expect(await listDecisions(ctx, caseId)).toMatchObject([
        { category: 'spam', facts: because.begruendung },
      ]);
    // Whoever is concerned gets one letter with all of it.
    await notifyAll(...flood.map(({ caseId }) => caseId));
    for (const [at, { email }] of accounts.entries()) {
      const [letter, ...more] = await findMailsTo(ctx, email);
      const count = at < 2 ? 67 : 66;
      expect([letter!.subject, more]).toEqual([`Entscheidung über ${count} Inhalte von Ihnen`, []]);
      expect(letter!.text.match(/\/melden\/vorgang\//g)).toHaveLength(count);
    }
  }, 120_000);

  it('that grew since it was listed is looked at again', async () => {
    const author = await aUser(ctx, { name: 'Wanda Welle' });
    const article = await anArticle(ctx, { locationId: town.town.id });
    const caseIds: number[] = [];
    for (let at = 0; at < 3; at++) {
      const { id } = await aComment(ctx, article, { author: author.viewer });
      caseIds.push((await aNotice(ctx, { type: 'comment', id })).caseId);
    }
    const send = async (alle: string, as = browsers.moderator) =>
      (await post(BULK, { aktion: 'stehenlassen', alle, zurueck: `von=${author.id}` }, as)).json();
    // These are as many, but another one is among them.
    for (const seen of [caseIds.slice(1), [...caseIds.slice(1), 999_999]])
      expect(await send(markFor(seen))).toMatchObject({
        status: 'error',
        msg: expect.stringContaining('Inzwischen steht anderes in der Liste (3).'),
      });
    // A moderator of other places has none of them.
    expect((await send(markFor(caseIds), browsers.foreign)).status).toBe('error');
    expect((await findCase(ctx, caseIds[0]!))?.state).toBe('open');
    expect((await send(markFor(caseIds.toReversed()))).status).toBe('success');
  });
});
