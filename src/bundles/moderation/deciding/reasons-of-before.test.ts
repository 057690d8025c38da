// Whoever was suspended before suspensions had statements gets one, once, that says no more than was kept, and can appeal by its link.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { decideAppeal } from '../appeals/commands.ts';
import { giveReasonsJob } from '../jobs.ts';
import { findCaseOf } from '../queries.ts';
import { moderationCases } from '../schema.ts';
import {
  aDecision,
  aModeratedTown,
  aNotice,
  decisionsAbout,
  secondLook,
  notifyOfDecisionJob,
} from '../test-data.ts';
import { suspensionDesk } from './suspension-desk.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { chief, get, post } = await aModeratedTown(app);
const other = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
const [here, there] = [actAs(ctx, chief.viewer), actAs(ctx, other.viewer)];
const inDays = (days: number) => new Date(ctx.now.getTime() + days * DAY_MS);

/** Suspends somebody as it was done before: with a reason, and no decision. */
const aFormerSuspension = async ({ until = null as Date | null, daysAgo = 100, hides = false } = {}) => {
  const user = await aUser(ctx);
  const then = { ...here, now: inDays(-daysAgo) };
  const input = { reason: 'Drei Nachbarn beschimpft.', until, hidesContributions: hides };
  await accountDesk.suspension.suspend(then, user.id, input);
  return user;
};
const refOf = ({ id }: { readonly id: number }) => ({ type: 'user', id });
const standingOf = ({ id }: { readonly id: number }) => accountDesk.suspension.find(ctx, id);
const work = (as: Ctx = ctx) => giveReasonsJob.work(as, {});

describe('a suspension of before', () => {
  it('gets the statement that can be given, in one letter, whose appeal counts from now', async () => {
    const user = await aFormerSuspension({ until: inDays(7), hides: true });
    await work();
    const [decision, ...more] = await decisionsAbout(ctx, refOf(user));
    expect(more).toEqual([]);
    expect(decision).toMatchObject({
      deciderId: chief.id,
      createdAt: inDays(-100),
      suspendedUntil: inDays(7),
      state: 'valid',
    });
    expect(decision!.appealUntil!.getTime()).toBeGreaterThan(inDays(175).getTime());
    const [mail, ...others] = await mailsTo(ctx, user.email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Entscheidung über Ihr Konto');
    for (const part of [
      /Über Ihr Konto haben wir schon am .* entschieden/,
      /Ihr Konto ist bis zum .* gesperrt/,
      'Was Sie beigetragen haben, sehen andere so lange nicht.',
      'Gegen welche ihrer Regeln es ging, ist nicht eigens festgehalten',
      'Begründung: Drei Nachbarn beschimpft.',
      'Ob eine Meldung der Anlass war, ist nicht festgehalten. Entschieden hat ein Mensch.',
      'kostenlos widersprechen, auch ohne Anmeldung',
      /https?:\/\/\S+\/melden\/vorgang\/b/,
    ])
      expect(mail!.text).toMatch(part);
    expect(mail!.text).not.toContain('Anlass war eine eigene Prüfung');
    const { body } = await get('/konto/moderation', await signedIn(app, user));
    expect(body).toContain('reichen wir hiermit nach');
  });

  it('gets it once, also by two at the same time, and none where a decision has given one', async () => {
    const user = await aFormerSuspension();
    const decided = await aUser(ctx);
    const because = { category: 'insult', reason: 'Beschimpft.', until: null, hidesContributions: false };
    await suspensionDesk.suspend(here, decided.id, because, { undoMs: 10_000 });
    await Promise.all([work(), work(), work()]);
    await work();
    const [decision] = await decisionsAbout(ctx, refOf(user));
    await notifyOfDecisionJob.work({ ...ctx, now: inDays(1) }, { decisionId: decision!.id });
    expect(await decisionsAbout(ctx, refOf(user))).toHaveLength(1);
    expect(await mailsTo(ctx, user.email)).toHaveLength(1);
    expect(await decisionsAbout(ctx, refOf(decided))).toHaveLength(1);
  });

  it('gets none once it is over, lifted, or whoever it was about has left', async () => {
    const [over, lifted] = [await aFormerSuspension({ until: inDays(-1) }), await aFormerSuspension()];
    await accountDesk.suspension.lift(here, lifted.id, { isUnnotified: true });
    await work();
    for (const user of [over, lifted]) {
      expect(await findCaseOf(ctx, refOf(user))).toBeUndefined();
      expect(await mailsTo(ctx, user.email)).toEqual([]);
    }
  });

  it('is appealed against by the link while suspended, decided by somebody else, and gone after a reversal', async () => {
    const user = await aFormerSuspension();
    await work();
    const path = /\/melden\/vorgang\/[\w-]+/.exec((await mailsTo(ctx, user.email))[0]!.text)![0];
    expect((await get(path)).body).toContain('Widerspruch abschicken');
    await post(path, { text: 'Das war mein Bruder.' });
    const { id: caseId } = (await findCaseOf(ctx, refOf(user)))!;
    const reversed = { outcome: 'reversed', answer: 'Es war der Bruder.' };
    await expect(decideAppeal(here, caseId, reversed)).rejects.toMatchObject({ status: 403 });
    expect(await decideAppeal(there, caseId, reversed)).toEqual({ kind: 'reversed' });
    expect(await standingOf(user)).toBeUndefined();
    await work();
    expect((await mailsTo(ctx, user.email)).map(({ subject }) => subject)).toEqual([
      'Entscheidung über Ihr Konto',
      'Entscheidung über Ihr Konto',
    ]);
  });

  it('waits where somebody has to confirm something else about the account', async () => {
    const user = await aFormerSuspension({ until: inDays(5) });
    const { caseId } = await aNotice(ctx, refOf(user));
    await changeSetting(ctx, secondLook, true);
    await aDecision(here, caseId, { measure: 'none', suspension: 'open' });
    await changeSetting(ctx, secondLook, false);
    await work();
    expect((await decisionsAbout(ctx, refOf(user))).map(({ state }) => state)).toEqual(['proposed']);
  });

  it('reopens no case, and lets one that is closed be appealed in again', async () => {
    const user = await aFormerSuspension();
    const { caseId } = await aNotice(ctx, refOf(user));
    await aDecision(here, caseId, { measure: 'none', category: '' });
    await ctx.db.update(moderationCases).set({ state: 'closed' }).where(eq(moderationCases.id, caseId));
    await work();
    expect(await findCaseOf(ctx, refOf(user))).toMatchObject({ id: caseId, state: 'decided' });
  });

  it('put an end to what decisions before it would have kept longer, which counts again after a reversal', async () => {
    const user = await aUser(ctx);
    const { caseId } = await aNotice(ctx, refOf(user));
    await aDecision({ ...there, now: inDays(-20) }, caseId, { measure: 'none', suspension: 'open' });
    const input = { reason: 'Nur eine Woche.', until: inDays(7), hidesContributions: false };
    await accountDesk.suspension.suspend({ ...here, now: inDays(-10) }, user.id, input);
    await work();
    expect((await decisionsAbout(ctx, refOf(user))).map((one) => one.suspensionEndedAt)).toEqual([
      inDays(-10),
      null,
    ]);
    const path = /\/melden\/vorgang\/[\w-]+/.exec((await mailsTo(ctx, user.email)).at(-1)!.text)![0];
    await post(path, { text: 'Nein.' });
    await decideAppeal(there, caseId, { outcome: 'reversed', answer: 'Doch.' });
    expect(await standingOf(user)).toMatchObject({ until: null });
  });
});
