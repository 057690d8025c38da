// Whoever is suspended at a desk of members hears why, once, and can appeal against it by a link, also while suspended.
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { decideAppeal } from '../appeals/commands.ts';
import { findCaseOf } from '../queries.ts';
import { aModeratedTown, aNotice, decisionsAbout, secondLook, notifyOfDecisionJob } from '../test-data.ts';
import { suspensionDesk as desk } from './suspension-desk.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { chief, moderator, get, post } = await aModeratedTown(app);
const other = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
const [here, there] = [actAs(ctx, chief.viewer), actAs(ctx, other.viewer)];
const inDays = (days: number) => new Date(ctx.now.getTime() + days * DAY_MS);
const because = { category: 'insult', reason: 'Drei Nachbarn beschimpft.', hidesContributions: false };
const UNDO = { undoMs: 10_000 };

const suspend = (as: Ctx, id: number, until: Date | null, changes: Partial<typeof because> = {}) =>
  desk.suspend(as, id, { ...because, until, ...changes }, UNDO);
const standingOf = (id: number) => accountDesk.suspension.find(ctx, id);
const refOf = ({ id }: { readonly id: number }) => ({ type: 'user', id });
const subjectsOf = async ({ email }: { readonly email: string }) =>
  (await mailsTo(ctx, email)).map(({ subject }) => subject);

/** Does what waits until nobody can undo it any more, twice, as jobs may run twice. */
const notifyAll = async (user: { readonly id: number }) => {
  const later = { ...ctx, now: new Date(ctx.now.getTime() + MINUTE_MS) };
  for (const { id } of [
    ...(await decisionsAbout(ctx, refOf(user))),
    ...(await decisionsAbout(ctx, refOf(user))),
  ])
    await notifyOfDecisionJob.work(later, { decisionId: id });
};

describe('somebody who is suspended at a desk', () => {
  it('gets one letter with all that the law asks for', async () => {
    const user = await aUser(ctx);
    await suspend(here, user.id, inDays(7), { hidesContributions: true });
    expect(await standingOf(user.id)).toMatchObject({ until: inDays(7), hidesContributions: true });
    expect(await subjectsOf(user)).toEqual([]);
    await notifyAll(user);
    const [mail, ...more] = await mailsTo(ctx, user.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Entscheidung über Ihr Konto');
    for (const part of [
      /Ihr Konto ist bis zum .* gesperrt/,
      'Was Sie beigetragen haben, sehen andere so lange nicht.',
      'Rechtsgrund: Wir halten Ihr Verhalten für rechtswidrig, und zwar: Beleidigung',
      'Begründung: Drei Nachbarn beschimpft.',
      'Anlass war eine eigene Prüfung. Entschieden hat ein Mensch.',
      'kostenlos widersprechen, auch ohne Anmeldung',
      /https?:\/\/\S+\/melden\/vorgang\/b/,
    ])
      expect(mail!.text).toMatch(part);
    const own = await get('/konto/moderation', await signedIn(app, user));
    expect(own.body).toContain('Ihr Konto ist bis zum');
  });

  it('appeals by the link while suspended, somebody else decides, and a reversal lets them write again', async () => {
    const user = await aUser(ctx);
    await suspend(here, user.id, null);
    await notifyAll(user);
    const path = /\/melden\/vorgang\/[\w-]+/.exec((await mailsTo(ctx, user.email))[0]!.text)![0];
    const cookie = await signedIn(app, user);
    for (const headers of [{}, cookie])
      expect((await get(path, headers)).body).toContain('Widerspruch abschicken');
    await post(path, { text: 'Das war mein Bruder.' }, cookie);
    const { id: caseId } = (await findCaseOf(ctx, refOf(user)))!;
    const reversed = { outcome: 'reversed', answer: 'Es war der Bruder.' };
    await expect(decideAppeal(here, caseId, reversed)).rejects.toMatchObject({ status: 403 });
    expect(await decideAppeal(there, caseId, reversed)).toEqual({ kind: 'reversed' });
    expect(await standingOf(user.id)).toBeUndefined();
    expect(await subjectsOf(user)).toEqual(['Entscheidung über Ihr Konto', 'Entscheidung über Ihr Konto']);
    expect((await mailsTo(ctx, user.email)).at(-1)!.text).toContain('Sie können wieder schreiben.');
  });

  it('never hears of what was undone within ten seconds', async () => {
    const user = await aUser(ctx);
    await suspend(here, user.id, inDays(7));
    await expect(desk.undo(there, user.id)).resolves.toBe(false);
    await expect(desk.undo({ ...here, now: inDays(1) }, user.id)).rejects.toMatchObject({ status: 409 });
    expect(await desk.undo(here, user.id)).toBe(true);
    await notifyAll(user);
    expect([await standingOf(user.id), await subjectsOf(user), await findCaseOf(ctx, refOf(user))]).toEqual([
      undefined,
      [],
      undefined,
    ]);
  });

  it('hears in one letter of what was lifted before they were told', async () => {
    const user = await aUser(ctx);
    await suspend(here, user.id, inDays(7));
    await desk.lift(there, user.id);
    await notifyAll(user);
    const [mail, ...more] = await mailsTo(ctx, user.email);
    expect([mail!.text.includes('gilt diese Sperre nicht mehr'), more]).toEqual([true, []]);
  });

  it('hears that it is lifted when they know of it, and may appeal all the same', async () => {
    const user = await aUser(ctx);
    await suspend(here, user.id, inDays(7));
    await notifyAll(user);
    await desk.lift(there, user.id);
    expect(await subjectsOf(user)).toEqual(['Entscheidung über Ihr Konto', 'Ihr Konto ist wieder frei']);
    const [decision] = await decisionsAbout(ctx, refOf(user));
    expect(decision).toMatchObject({ state: 'valid', suspensionEndedAt: ctx.now });
  });

  it('answers who told of their profile before', async () => {
    const user = await aUser(ctx);
    await aNotice(ctx, refOf(user), { email: 'wer-es-gemeldet-hat@litfass.example' });
    await suspend(here, user.id, inDays(7));
    await notifyAll(user);
    expect(await mailsTo(ctx, 'wer-es-gemeldet-hat@litfass.example')).toHaveLength(2);
  });
});

describe('a suspension that is set anew', () => {
  it('takes the place of a longer one, and gives it back when it falls', async () => {
    const user = await aUser(ctx);
    await suspend(here, user.id, inDays(30));
    await suspend({ ...here, now: inDays(1) }, user.id, inDays(3), { reason: 'Einsichtig.' });
    expect((await standingOf(user.id))!.until).toEqual(inDays(3));
    const [first] = await decisionsAbout(ctx, refOf(user));
    expect(first!.suspensionEndedAt).toEqual(inDays(1));
    expect(await desk.undo({ ...here, now: inDays(1) }, user.id)).toBe(true);
    expect((await standingOf(user.id))!.until).toEqual(inDays(30));
    const [again] = await decisionsAbout(ctx, refOf(user));
    expect(again!.suspensionEndedAt).toBeNull();
  });

  it('waits for somebody else where the portal wants a second pair of eyes', async () => {
    const user = await aUser(ctx);
    await changeSetting(ctx, secondLook, true);
    expect(await suspend(here, user.id, inDays(7))).toMatchObject({ kind: 'proposed' });
    await changeSetting(ctx, secondLook, false);
    expect(await standingOf(user.id)).toBeUndefined();
  });

  it('needs both parts of its reasons, and is nobody’s who may not suspend', async () => {
    const user = await aUser(ctx);
    expect(await suspend(here, user.id, null, { category: '', reason: '' })).toMatchObject({
      errors: { category: expect.any(String), reason: expect.any(String) },
    });
    const chiefs = [
      [moderator, user, 403],
      [chief, chief, 403],
      [await aUser(ctx), user, 403],
      [chief, await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }), 403],
    ] as const;
    for (const [by, whom, status] of chiefs)
      await expect(suspend(actAs(ctx, by.viewer), whom.id, null)).rejects.toMatchObject({ status });
    await expect(desk.lift(actAs(ctx, moderator.viewer), user.id)).rejects.toMatchObject({ status: 403 });
  });

  it('is one of two that come at once', async () => {
    const user = await aUser(ctx);
    const outcomes = await Promise.allSettled([
      suspend(here, user.id, inDays(7)),
      suspend(there, user.id, inDays(30)),
    ]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    const holding = (await decisionsAbout(ctx, refOf(user))).filter(
      ({ state, suspensionEndedAt }) => state === 'valid' && suspensionEndedAt === null,
    );
    expect(holding).toHaveLength(1);
    expect((await standingOf(user.id))!.until).toEqual(holding[0]!.suspendedUntil);
  });
});
