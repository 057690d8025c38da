// Tells those concerned of a decision that came into force: the author of the thing of what was taken from them, whoever told
// of it what became of that. They hear at once, or when it can't be undone any more; then of all that was decided alike in one
// letter to each person.
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { defineJob, enqueue } from '#kernel/jobs.ts';
import { NOTIFIED_AFTER_UNDO_MS } from '../constants.ts';
import { findDecision, listAnsweredBy, listUnnotified, lockCase } from '../queries.ts';
import type { Case, Decision, Notice, DecidedCase } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import { moderationDecisions } from '../schema.ts';
import {
  isAboutAccount,
  isRestriction,
  statementToAffected,
  statementToNotifier,
} from './rules/statement.ts';
import { notifyAffected } from './notify-concerned.ts';
import { notifyNotifiers } from './notify-notifiers.ts';
import * as texts from './texts.ts';
import { isSaidAlike, wordsOf } from './words.ts';

export const notifyOfDecision = (ctx: Ctx, one: Case, decision: Decision): Promise<void> =>
  notifyTogether(ctx, [{ one, decision }]);

/** Tells of several decisions together, which are all said in the same words. */
const notifyTogether = async (ctx: Ctx, all: readonly DecidedCase[]): Promise<void> => {
  const restrictions = all.filter(({ decision }) => isRestriction(decision));
  await setNotified(ctx, all);
  for (const own of Map.groupBy(restrictions, ({ one }) => one.authorId).values())
    await notifyAuthor(ctx, own);
  const [{ decision: said }] = all as [DecidedCase];
  const notices = await listAnsweredBy(
    ctx,
    all.map(({ decision }) => decision.id),
  );
  await notifyNotifiers(ctx, {
    what: 'answered',
    paragraphs: statementToNotifier(wordsOf(said)),
    letters: [...Map.groupBy(notices, reporterIdentity).values()].map((own) => ({
      key: `decided:${own[0]!.decisionId}`,
      noticeIds: own.map(({ id }) => id),
    })),
  });
};

const notifyAuthor = async (ctx: Ctx, own: readonly DecidedCase[]) => {
  const [{ one, decision }, ...along] = own as [DecidedCase, ...DecidedCase[]];
  const yours =
    along.length > 0 ? texts.manyOfYours(own.length) : ((await findReportable(ctx, one.type))?.yours ?? '');
  await setNotified(ctx, own);
  await notifyAffected(ctx, {
    one,
    along: along.map((other) => other.one),
    key: `decided:${decision.id}`,
    what: isAboutAccount(decision) ? 'suspended' : 'decided',
    isAboutAccount: isAboutAccount(decision),
    paragraphs: statementToAffected(wordsOf(decision), yours),
  });
};

/**
 * Returns a key that is the same for all notices of one person. Whoever said nothing of themselves has another one for each,
 * and is told nothing.
 */
const reporterIdentity = ({ id, reporterId, email }: Notice): string =>
  reporterId === null ? email.toLowerCase() || `notice:${id}` : `member:${reporterId}`;

const setNotified = async (ctx: Ctx, all: readonly DecidedCase[]) => {
  const ids = all.map(({ decision }) => decision.id);
  await ctx.db
    .update(moderationDecisions)
    .set({ toldWithId: ids[0]! })
    .where(inArray(moderationDecisions.id, ids));
};

/** No entry: deciding has written it. */
export const notifyOfDecisionJob = defineJob<{ readonly decisionId: number }>({
  name: 'moderation.tell-decision',
  work: (ctx, { decisionId }) =>
    withTransaction(ctx, async (ctx) => {
      const known = await findDecision(ctx, decisionId);
      if (!known || !(await lockCase(ctx, known.caseId))) return;
      // It may have been undone, have fallen, or been told along with another, while it waited.
      const unnotified = await listUnnotified(ctx, known);
      const asked = unnotified.find(({ decision }) => decision.id === decisionId);
      if (!asked) return;
      const alike = unnotified.filter(({ decision }) => isSaidAlike(decision, asked.decision));
      const lastUndo = Math.max(...alike.map(({ decision }) => decision.undoableUntil?.getTime() ?? 0));
      if (lastUndo > ctx.now.getTime()) return notifyLater(ctx, decisionId, new Date(lastUndo));
      await notifyTogether(ctx, [asked, ...alike.filter((other) => other !== asked)]);
    }),
});

/** Queues telling of a decision for a while after it can be undone for the last time. */
export const notifyLater = (ctx: Ctx, decisionId: number, undoableUntil: Date): Promise<void> => {
  const startAfter = new Date(undoableUntil.getTime() + NOTIFIED_AFTER_UNDO_MS);
  return enqueue(ctx, notifyOfDecisionJob, { decisionId }, { startAfter });
};
