import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { decideAppeal } from '../appeals/commands.ts';
import { standingHref } from '../links.ts';
import { findCase, findCaseOf, listDecisions } from '../queries.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';
import { NOTHING_DECIDED } from './rules.ts';
import { undoDecision } from './undoing.ts';
import { decideUnprompted } from './unprompted.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { moderator, chief, foreign, post, aCommentHere, isSeen } = await aModeratedTown(app);
const here = actAs(ctx, moderator.viewer);
const removal = { ...NOTHING_DECIDED, measure: 'delete', category: 'spam', facts: 'Werbung.' };

const remove = async (ref: { type: string; id: number }) => {
  const outcome = await decideUnprompted(here, ref, removal, { undoMs: 60_000 });
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  return { caseId: outcome.caseId!, decisionId: outcome.decisionId };
};

it('undone, it leaves no case where there was none', async () => {
  const { ref } = await aCommentHere();
  const { caseId, decisionId } = await remove(ref);
  expect([await isSeen(ref), (await findCase(ctx, caseId))?.state]).toEqual([false, 'decided']);
  expect(await undoDecision(here, caseId, decisionId)).toBe(true);
  expect([await isSeen(ref), await findCase(ctx, caseId)]).toEqual([true, undefined]);
});

it('undone, it leaves decided what was decided before, and open what somebody told of since', async () => {
  const { ref } = await aCommentHere();
  const { caseId } = await aNotice(ctx, ref);
  await aDecision(here, caseId, { measure: 'none', category: '', facts: '' });
  const first = await remove(ref);
  expect(first.caseId).toBe(caseId);
  await undoDecision(here, caseId, first.decisionId);
  expect([await isSeen(ref), (await findCase(ctx, caseId))?.state]).toEqual([true, 'decided']);
  await aNotice(ctx, ref);
  const second = await remove(ref);
  await undoDecision(here, caseId, second.decisionId);
  expect((await findCase(ctx, caseId))?.state).toBe('open');
});

it('undone, it leaves decided what was reversed before, where nothing waits for an answer', async () => {
  const { ref } = await aCommentHere();
  const { caseId } = await aNotice(ctx, ref);
  await aDecision(here, caseId);
  await post(standingHref(ctx, { side: 'affected', id: caseId }), { text: 'Das war ein Zitat.' });
  await decideAppeal(actAs(ctx, chief.viewer), caseId, { outcome: 'reversed', answer: 'Es war ein Zitat.' });
  const before = (await findCase(ctx, caseId))?.state;
  const { decisionId } = await remove(ref);
  expect(await undoDecision(here, caseId, decisionId)).toBe(true);
  expect([before, (await findCase(ctx, caseId))?.state]).toEqual(['decided', 'decided']);
});

it('tells of no notice as its occasion where each has had its answer before', async () => {
  const { ref } = await aCommentHere();
  const { caseId } = await aNotice(ctx, ref);
  await aDecision(here, caseId, { measure: 'none', category: '', facts: '' });
  await remove(ref);
  expect((await listDecisions(ctx, caseId)).map(({ isAfterNotice }) => isAfterNotice)).toEqual([true, false]);
});

it('without a reason, it leaves no case, and decided what was decided before', async () => {
  const { ref } = await aCommentHere();
  const unsaid = () => decideUnprompted(here, ref, { ...removal, facts: '' }, {});
  expect(await unsaid()).toMatchObject({ kind: 'invalid' });
  expect(await findCaseOf(ctx, ref)).toBeUndefined();
  const { caseId } = await aNotice(ctx, ref);
  await aDecision(here, caseId, { measure: 'none', category: '', facts: '' });
  expect(await unsaid()).toMatchObject({ kind: 'invalid' });
  expect((await findCase(ctx, caseId))?.state).toBe('decided');
});

it('is not for who looks after another place', async () => {
  const { ref } = await aCommentHere();
  const elsewhere = decideUnprompted(actAs(ctx, foreign.viewer), ref, removal, {});
  await expect(elsewhere).rejects.toMatchObject({ status: 404 });
  expect(await isSeen(ref)).toBe(true);
});
