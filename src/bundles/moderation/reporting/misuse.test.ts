import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { anonymous } from '#kernel/viewer.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { decideAppeal } from '../appeals/commands.ts';
import { standingHref } from '../links.ts';
import { aDecision, aModeratedTown, aNotice, typedNotice } from '../test-data.ts';
import { sendNotice } from './commands.ts';
import { unheardUntil } from './misuse.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { moderator, other, aCommentHere, post, mailsTo, get, desk, browsers } = await aModeratedTown(app);
const moderating = actAs(ctx, moderator.viewer);
const UNHEARD =
  'Mehrere Ihrer Meldungen waren offensichtlich unbegründet. Deshalb nehmen wir von Ihnen zurzeit nur Meldungen schwerer Straftaten an.';

const days = (...all: number[]) => all.map((day) => new Date(day * DAY_MS));
const unfounded = { measure: 'none', category: '', isUnfounded: true, facts: 'Es ist ein Rezept.' };

/** Somebody tells of something for nothing, which a moderator says. */
const anUnfoundedNotice = async (by: Awaited<ReturnType<typeof aUser>>) => {
  const { ref } = await aCommentHere();
  const told = await aNotice(ctx, ref, { by: by.viewer, category: 'spam' });
  await aDecision(moderating, told.caseId, unfounded);
  return told;
};
const tell = async (by: Awaited<ReturnType<typeof aUser>>, category: string, now = ctx.now) => {
  const { ref } = await aCommentHere();
  return sendNotice({ ...actAs(ctx, by.viewer), now }, { ...typedNotice({ category }), ...ref });
};

describe('a member who often tells of nothing', () => {
  it('is warned with each answer, and after more than three in a year heard only of grave crimes, for a while', async () => {
    const member = await aUser(ctx);
    const made = [];
    for (const _one of [1, 2, 3]) made.push(await anUnfoundedNotice(member));
    const page = await get(standingHref(ctx, { side: 'notifier', id: made[0]!.noticeId }));
    expect(page.body).toContain('Verstehen Sie das bitte als Warnung.');
    expect(await mailsTo(member.email)).toContain('Ihre Meldung ist geprüft');
    expect(await tell(member, 'spam')).toMatchObject({ kind: 'told' });
    const last = await anUnfoundedNotice(member);
    expect(await tell(member, 'spam')).toEqual({ kind: 'invalid', errors: { category: UNHEARD } });
    expect(await tell(member, 'threat')).toMatchObject({ kind: 'told' });
    expect(await tell(member, 'spam', new Date(ctx.now.getTime() + 91 * DAY_MS))).toMatchObject({
      kind: 'told',
    });
    expect(await tell(await aUser(ctx), 'spam')).toMatchObject({ kind: 'told' });
    // They appeal against the last of these decisions, and are heard again.
    const own = standingHref(ctx, { side: 'notifier', id: last.noticeId });
    expect((await post(own, { text: 'Es war doch Werbung.' })).statusCode).toBe(200);
    await decideAppeal(actAs(ctx, other.viewer), last.caseId, { outcome: 'reversed', answer: 'Stimmt.' });
    expect(await tell(member, 'spam')).toMatchObject({ kind: 'told' });
  });

  it('is unheard from the fourth on, from the last of them, and never for ever', () => {
    expect(unheardUntil(days(1, 2, 3), new Date(3 * DAY_MS))).toBeNull();
    expect(unheardUntil(days(1, 2, 3, 4), new Date(4 * DAY_MS))).toEqual(new Date(94 * DAY_MS));
    expect(unheardUntil(days(1, 2, 3, 4), new Date(94 * DAY_MS))).toBeNull();
  });
});

it('somebody without an account is known by the address that they type, and heard as a member', async () => {
  const email = 'Immer.Wieder@litfass.example';
  const tellFrom = async (address: string, category = 'spam') =>
    sendNotice(actAs(ctx, anonymous), {
      ...typedNotice({ category, email: address }),
      ...(await aCommentHere()).ref,
    });
  for (const _one of [1, 2, 3, 4]) {
    const { ref } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref, { email, category: 'spam' });
    await aDecision(moderating, caseId, unfounded);
  }
  expect(await tellFrom(email.toLowerCase())).toMatchObject({
    kind: 'invalid',
    errors: { category: expect.stringContaining('von dieser Mail-Adresse') },
  });
  expect(await tellFrom(email, 'threat')).toMatchObject({ kind: 'told' });
  expect(await tellFrom('jemand-anderes@litfass.example')).toMatchObject({ kind: 'told' });
  const member = await aUser(ctx, { email: email.toLowerCase() });
  expect(await tell(member, 'spam')).toMatchObject({ kind: 'told' });
});

it('a member tells the same once, also what they told as a report of a message before', async () => {
  const member = await aUser(ctx);
  const { ref } = await aCommentHere();
  const first = await aNotice(ctx, ref, { by: member.viewer, category: 'spam' });
  await ctx.db.execute(
    sql`update moderation_notices set reporter_key = 'message-report-7' where id = ${first.noticeId}`,
  );
  expect(await aNotice(ctx, ref, { by: member.viewer, category: 'spam' })).toEqual(first);
});

it('moderators see how often somebody broke the rules within a year, and when they were warned', async () => {
  const { ref, author } = await aCommentHere();
  const { caseId } = await aNotice(ctx, ref);
  await aDecision(moderating, caseId, { measure: 'hide', isWarning: true });
  const { article } = await aCommentHere();
  const again = await aComment(ctx, article, { author: author.viewer, text: 'Schon wieder.' });
  const next = await aNotice(ctx, { type: 'comment', id: again.id });
  expect((await get(desk(next.caseId), browsers.moderator)).body).toMatch(
    /Verstöße in zwölf Monaten.{0,80}1, verwarnt am /s,
  );
});
