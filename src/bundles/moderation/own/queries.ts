// Reads what members were told about their own things, and what they told of themselves.
import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { Case, Decision, Notice } from '../queries.ts';
import { moderationCases, moderationDecisions, moderationNotices } from '../schema.ts';
import { MOST_OWN } from './constants.ts';

export interface OwnDecision {
  readonly one: Case;
  readonly decision: Decision;
}

/** Lists what was taken from somebody, the newest first; what is only proposed is no decision yet. */
export const listOwnRestrictions = (ctx: Ctx, userId: number): PromiseLike<OwnDecision[]> =>
  ctx.db
    .select({ one: moderationCases, decision: moderationDecisions })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        eq(moderationCases.authorId, userId),
        ne(moderationDecisions.state, 'proposed'),
        or(
          ne(moderationDecisions.measure, 'none'),
          eq(moderationDecisions.isWarning, true),
          eq(moderationDecisions.isThreadLocked, true),
          ne(moderationDecisions.suspension, 'none'),
          ne(moderationDecisions.label, ''),
        ),
      ),
    )
    .orderBy(desc(moderationDecisions.id))
    .limit(MOST_OWN);

export interface OwnNotice {
  readonly one: Case;
  readonly notice: Notice;
  /** The decision that answered it; null without one. */
  readonly answer: Decision | null;
}

/** Lists somebody's notices, the newest first. */
export const listOwnNotices = (ctx: Ctx, userId: number): PromiseLike<OwnNotice[]> =>
  ctx.db
    .select({ one: moderationCases, notice: moderationNotices, answer: moderationDecisions })
    .from(moderationNotices)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationNotices.caseId))
    .leftJoin(moderationDecisions, eq(moderationDecisions.id, moderationNotices.decisionId))
    .where(eq(moderationNotices.reporterId, userId))
    .orderBy(desc(moderationNotices.id))
    .limit(MOST_OWN);
