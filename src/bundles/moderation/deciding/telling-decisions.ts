// Topic: who hears of a decision that came into force: its author of what was taken from them, whoever told of it what became of that. At
// once, or when it can't be undone any more; then of all that was decided alike in one letter to each person.
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { defineJob, enqueue } from '#kernel/jobs.ts';
import { TOLD_AFTER_UNDO_MS } from '../constants.ts';
import { findDecision, listAnsweredBy, listUntold, lockCase } from '../queries.ts';
import type { Case, Decision, Notice, ToldDecision } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import { moderationDecisions } from '../schema.ts';
import {
  isAboutAccount,
  isRestriction,
  statementToAffected,
  statementToNotifier,
} from './rules/statement.ts';
import { tellAffected } from './telling.ts';
import { tellNotifiers } from './telling-notifiers.ts';
import * as texts from './texts.ts';
import { isSaidAlike, wordsOf } from './words.ts';

export const tellDecision = (ctx: Ctx, one: Case, decision: Decision): Promise<void> =>
  tellTogether(ctx, [{ one, decision }]);

/** All of them are said in the same words. */
const tellTogether = async (ctx: Ctx, all: readonly ToldDecision[]): Promise<void> => {
  const restrictions = all.filter(({ decision }) => isRestriction(decision));
  await setTold(ctx, all);
  for (const own of Map.groupBy(restrictions, ({ one }) => one.authorId).values()) await tellAuthor(ctx, own);
  const [{ decision: said }] = all as [ToldDecision];
  const notices = await listAnsweredBy(
    ctx,
    all.map(({ decision }) => decision.id),
  );
  await tellNotifiers(ctx, {
    what: 'answered',
    paragraphs: statementToNotifier(wordsOf(said)),
    letters: [...Map.groupBy(notices, whoTold).values()].map((own) => ({
      key: `decided:${own[0]!.decisionId}`,
      noticeIds: own.map(({ id }) => id),
    })),
  });
};

const tellAuthor = async (ctx: Ctx, own: readonly ToldDecision[]) => {
  const [{ one, decision }, ...along] = own as [ToldDecision, ...ToldDecision[]];
  const yours =
    along.length > 0 ? texts.manyOfYours(own.length) : ((await findReportable(ctx, one.type))?.yours ?? '');
  await setTold(ctx, own);
  await tellAffected(ctx, {
    one,
    along: along.map((other) => other.one),
    key: `decided:${decision.id}`,
    what: isAboutAccount(decision) ? 'suspended' : 'decided',
    isAboutAccount: isAboutAccount(decision),
    paragraphs: statementToAffected(wordsOf(decision), yours),
  });
};

/** Whoever said nothing of themselves is told nothing. */
const whoTold = ({ id, reporterId, email }: Notice): string =>
  reporterId === null ? email.toLowerCase() || `notice:${id}` : `member:${reporterId}`;

const setTold = async (ctx: Ctx, all: readonly ToldDecision[]) => {
  const ids = all.map(({ decision }) => decision.id);
  await ctx.db
    .update(moderationDecisions)
    .set({ toldWithId: ids[0]! })
    .where(inArray(moderationDecisions.id, ids));
};

/** No entry: deciding has written it. */
export const tellDecisionJob = defineJob<{ readonly decisionId: number }>({
  name: 'moderation.tell-decision',
  work: (ctx, { decisionId }) =>
    withTransaction(ctx, async (ctx) => {
      const known = await findDecision(ctx, decisionId);
      if (!known || !(await lockCase(ctx, known.caseId))) return;
      // It may have been undone, have fallen, or been told along with another, while it waited.
      const untold = await listUntold(ctx, known);
      const asked = untold.find(({ decision }) => decision.id === decisionId);
      if (!asked) return;
      const alike = untold.filter(({ decision }) => isSaidAlike(decision, asked.decision));
      const lastUndo = Math.max(...alike.map(({ decision }) => decision.undoableUntil?.getTime() ?? 0));
      if (lastUndo > ctx.now.getTime()) return tellLater(ctx, decisionId, new Date(lastUndo));
      await tellTogether(ctx, [asked, ...alike.filter((told) => told !== asked)]);
    }),
});

/** A while after it can be undone for the last time. */
export const tellLater = (ctx: Ctx, decisionId: number, undoableUntil: Date): Promise<void> => {
  const startAfter = new Date(undoableUntil.getTime() + TOLD_AFTER_UNDO_MS);
  return enqueue(ctx, tellDecisionJob, { decisionId }, { startAfter });
};
