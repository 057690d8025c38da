// Tests taking back a decision a moment later, where notices had an answer before that fell away.
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { appeal, decideAppeal } from '../appeals/commands.ts';
import { tokenOf } from '../links.ts';
import { findCase, findNotice, listUnanswered } from '../queries.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';
import { decideCase } from './commands.ts';
import { NOTHING_DECIDED } from './rules.ts';
import { undoDecision } from './undoing.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { moderator, chief, visitor, aCommentHere } = await aModeratedTown(app);
const here = actAs(ctx, moderator.viewer);
const LEAVE = { measure: 'none', category: '', facts: '' };
const HIDE = { ...NOTHING_DECIDED, measure: 'hide', category: 'insult', facts: 'Es steht da.' };

it('leaves all notices waiting, also two of the same person for the same reason', async () => {
  const { ref } = await aCommentHere();
  const { viewer } = await aUser(ctx);
  const { caseId, noticeId: first } = await aNotice(ctx, ref, { by: viewer });
  const left = await aDecision(here, caseId, LEAVE);
  await appeal(visitor, tokenOf(ctx, { side: 'notifier', id: first }), 'Bitte noch einmal lesen.');
  await decideAppeal(actAs(ctx, chief.viewer), caseId, { outcome: 'reversed', answer: 'Stimmt.' });
  const later = { now: new Date(ctx.now.getTime() + MINUTE_MS) };
  const { noticeId: again } = await aNotice({ ...ctx, ...later }, ref, { by: viewer });
  const outcome = await decideCase({ ...here, ...later }, caseId, HIDE, { undoMs: 10_000 });
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  expect(await undoDecision(here, caseId, outcome.decisionId)).toBe(true);
  expect((await listUnanswered(ctx, caseId)).map(({ id }) => id)).toEqual([first, again]);
  const answerOf = async (id: number) => (await findNotice(ctx, id))?.decisionId;
  expect([await answerOf(first), await answerOf(again)]).toEqual([left, null]);
  expect((await findCase(ctx, caseId))?.state).toBe('open');
});
