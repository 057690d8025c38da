// When thousands told of something, each hears what became of it, once, and nobody waits for all of them.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import { appeal, decideAppeal } from '../appeals/commands.ts';
import { affectedToken } from '../links.ts';
import { aDecision, aModeratedTown, aNotice, decisionsAbout, notifyOfDecisionJob } from '../test-data.ts';
import { notifyNotifiersJob } from './notify-notifiers.ts';
import type { NotifiersNews } from './notify-notifiers.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { moderator, other, visitor, aCommentHere } = await aModeratedTown(app);

const MANY = 120;
const addressOf = (at: number) => `viele-${at}@litfass.example`;
const subjectsOf = async (at: number) =>
  (await mailsTo(ctx, addressOf(at)))
    .map(({ subject }) => subject)
    .filter((one) => !one.includes('angekommen'));

/** Works through the jobs, each twice, as jobs may run twice. */
const workAll = async () => {
  const { rows } = await ctx.db.execute<{ data: NotifiersNews }>(
    sql`delete from pgboss.job where name = ${notifyNotifiersJob.name} returning data`,
  );
  for (const { data } of [...rows, ...rows]) await notifyNotifiersJob.work(ctx, data);
  return rows.length;
};

it('tells many by jobs, each once, also of what came of an appeal', async () => {
  const { ref, author } = await aCommentHere();
  const { caseId } = await aNotice(ctx, ref, { email: addressOf(0) });
  for (let at = 1; at < MANY; at++) await aNotice(ctx, ref, { email: addressOf(at) });
  // The same person tells once more, of something else in it.
  await aNotice(ctx, ref, { email: addressOf(0), category: 'hate' });
  await aDecision(actAs(ctx, moderator.viewer), caseId);
  expect(await subjectsOf(0)).toEqual([]);
  expect((await mailsTo(ctx, author.email)).map(({ subject }) => subject)).toEqual([
    'Entscheidung über einen Inhalt von Ihnen',
  ]);
  expect(await workAll()).toBe(3);
  const [decision] = await decisionsAbout(ctx, ref);
  await notifyOfDecisionJob.work(
    { ...ctx, now: new Date(ctx.now.getTime() + MINUTE_MS) },
    { decisionId: decision!.id },
  );
  expect(await workAll()).toBe(0);
  for (const at of [1, 49, 50, 99, 100, MANY - 1]) expect(await subjectsOf(at)).toHaveLength(1);
  expect(await subjectsOf(0)).toEqual(['2 Ihrer Meldungen sind geprüft']);
  await appeal(visitor, affectedToken(ctx, caseId), 'Nein.');
  await decideAppeal(actAs(ctx, other.viewer), caseId, { outcome: 'reversed', answer: 'Doch.' });
  expect(await workAll()).toBe(3);
  for (const at of [1, 50, MANY - 1]) expect(await subjectsOf(at)).toHaveLength(2);
});
