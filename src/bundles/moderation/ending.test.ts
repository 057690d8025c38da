import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findSummary } from '#kernel/content-kinds.ts';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { appeal, decideAppeal } from './appeals/commands.ts';
import { isSwitchedOff } from './deciding/texts.ts';
import { eraseDeleted } from './ending.ts';
import { endCasesJob } from './jobs.ts';
import { tokenOf } from './links.ts';
import { findDecision, lockCase } from './queries.ts';
import { moderationCases, moderationDecisions } from './schema.ts';
import { aDecision, aNotice } from './test-data.ts';

const ctx = await testCtx();

it('what falls at the very moment when it would be erased is left', async () => {
  const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
  const { id } = await aComment(ctx, await anArticle(ctx));
  const { caseId } = await aNotice(ctx, { type: 'comment', id });
  const decisionId = await aDecision(actAs(ctx, admin.viewer), caseId, { measure: 'delete' });
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 200 * DAY_MS) };
  let erasing: Promise<number> | undefined;
  await withTransaction(ctx, async (ctx) => {
    await lockCase(ctx, caseId);
    await ctx.db
      .update(moderationDecisions)
      .set({ state: 'reversed', reversedAt: ctx.now })
      .where(eq(moderationDecisions.id, decisionId));
    // It has found the decision in force, and waits for the case.
    erasing = eraseDeleted(later);
    await pause(300);
  });
  await erasing;
  expect((await findDecision(ctx, decisionId))?.erasedAt).toBeNull();
});

it('what belongs to a bundle that is switched off is erased once it is on again', async () => {
  const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
  const { id } = await aComment(ctx, await anArticle(ctx));
  const { caseId } = await aNotice(ctx, { type: 'comment', id });
  const decisionId = await aDecision(actAs(ctx, admin.viewer), caseId, { measure: 'delete' });
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 200 * DAY_MS) };
  const setType = (type: string) =>
    ctx.db.update(moderationCases).set({ type }).where(eq(moderationCases.id, caseId));
  await setType('switched-off');
  await eraseDeleted(later);
  expect((await findDecision(ctx, decisionId))?.undo.hide).toBeDefined();
  await setType('comment');
  await eraseDeleted(later);
  expect((await findDecision(ctx, decisionId))?.erasedAt).toEqual(later.now);
});

it('what belongs to a bundle that is switched off comes back once it is on again', async () => {
  const [decider, other] = await Promise.all(
    [0, 1].map(() => aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })),
  );
  const visitor = makeCtx(ctx.portal, anonymous);
  const { id } = await aComment(ctx, await anArticle(ctx));
  const { caseId } = await aNotice(ctx, { type: 'comment', id });
  await aDecision(actAs(ctx, decider!.viewer), caseId);
  await appeal(visitor, tokenOf(ctx, { side: 'affected', id: caseId }), 'Das war ein Zitat.');
  const setType = (type: string) =>
    ctx.db.update(moderationCases).set({ type }).where(eq(moderationCases.id, caseId));
  const reverse = () =>
    decideAppeal(actAs(ctx, other!.viewer), caseId, { outcome: 'reversed', answer: 'Ja.' });
  expect(await findSummary(visitor, { type: 'comment', id })).toBeUndefined();
  await setType('switched-off');
  expect(await reverse()).toEqual({ kind: 'invalid', errors: { outcome: isSwitchedOff } });
  await setType('comment');
  expect(await reverse()).toEqual({ kind: 'reversed' });
  expect(await findSummary(visitor, { type: 'comment', id })).toBeDefined();
});

it('what can’t be erased keeps neither the others nor the end of other cases waiting', async () => {
  const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
  const made = [];
  for (const measure of ['delete', 'delete', 'none'] as const) {
    const { id } = await aComment(ctx, await anArticle(ctx));
    const { caseId } = await aNotice(ctx, { type: 'comment', id });
    made.push({ caseId, decisionId: await aDecision(actAs(ctx, admin.viewer), caseId, { measure }) });
  }
  const [stuck, free, left] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]];
  await ctx.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'klemmt'; end $$`),
  );
  await ctx.db.execute(
    sql.raw(`create trigger stuck before update of erased_at on moderation_decisions for each row
    when (old.id = ${stuck.decisionId}) execute function refuse()`),
  );
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 200 * DAY_MS) };
  await expect(endCasesJob.work(later, {})).rejects.toThrow();
  expect((await findDecision(ctx, stuck.decisionId))?.erasedAt).toBeNull();
  expect((await findDecision(ctx, free.decisionId))?.erasedAt).toEqual(later.now);
  const [row] = await ctx.db.select().from(moderationCases).where(eq(moderationCases.id, left.caseId));
  expect(row?.state).toBe('closed');
});
