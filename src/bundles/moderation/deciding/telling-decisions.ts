// Topic: who hears of a decision that came into force: its author of what was taken from them, whoever told of it what became of that. At
// once, or when it can't be undone any more.
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { defineJob, enqueue } from '#kernel/jobs.ts';
import { TOLD_AFTER_UNDO_MS } from '../constants.ts';
import { findDecision, listAnsweredBy, lockCase } from '../queries.ts';
import type { Case, Decision } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import { isRestriction, statementToAffected, statementToNotifier } from './rules/statement.ts';
import { tellAffected, tellNotifier } from './telling.ts';
import { wordsOf } from './words.ts';

export const tellDecision = async (ctx: Ctx, one: Case, decision: Decision): Promise<void> => {
  const words = wordsOf(decision);
  const yours = (await findReportable(ctx, one.type))?.yours ?? '';
  const key = `decided:${decision.id}`;
  if (isRestriction(decision))
    await tellAffected(ctx, { one, key, what: 'decided', paragraphs: statementToAffected(words, yours) });
  const paragraphs = statementToNotifier(words);
  for (const notice of await listAnsweredBy(ctx, decision.id))
    await tellNotifier(ctx, notice, { one, key, what: 'answered', paragraphs });
};

/** No entry: deciding has written it. */
export const tellDecisionJob = defineJob<{ readonly decisionId: number }>({
  name: 'moderation.tell-decision',
  work: (ctx, { decisionId }) =>
    withTransaction(ctx, async (ctx) => {
      const known = await findDecision(ctx, decisionId);
      const one = known && (await lockCase(ctx, known.caseId));
      // It may have been undone, or have fallen, while it waited.
      const decision = one && (await findDecision(ctx, decisionId));
      if (decision?.state === 'valid') await tellDecision(ctx, one!, decision);
    }),
});

/** A while after it can be undone for the last time. */
export const tellLater = (ctx: Ctx, decisionId: number, undoableUntil: Date): Promise<void> => {
  const startAfter = new Date(undoableUntil.getTime() + TOLD_AFTER_UNDO_MS);
  return enqueue(ctx, tellDecisionJob, { decisionId }, { startAfter });
};
