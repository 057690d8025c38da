// Reads cases with what hangs on them.
import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countUpTo } from '#kernel/count-up-to.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import {
  EARLIER_CASES_SHOWN,
  EVIDENCE_SHOWN,
  NOTICES_SHOWN,
  OFFENCES_COUNT_FOR_MS,
  NOTIFIED_TOGETHER_MS,
  WAITING_STATES,
} from './constants.ts';
import {
  moderationAppeals,
  moderationCases,
  moderationDecisions,
  moderationEvidence,
  moderationNotes,
  moderationNotices,
} from './schema.ts';

export type Case = typeof moderationCases.$inferSelect;
export type Notice = typeof moderationNotices.$inferSelect;
export type Decision = typeof moderationDecisions.$inferSelect;
export type Appeal = typeof moderationAppeals.$inferSelect;
export type Note = typeof moderationNotes.$inferSelect;
export type TakenEvidence = typeof moderationEvidence.$inferSelect;

export const findCase = async (ctx: Ctx, caseId: number): Promise<Case | undefined> =>
  (await ctx.db.select().from(moderationCases).where(eq(moderationCases.id, caseId)))[0];

/** Finds the case of a thing, if there is one. */
export const findCaseOf = async (ctx: Ctx, { type, id }: ContentRef): Promise<Case | undefined> =>
  (
    await ctx.db
      .select()
      .from(moderationCases)
      .where(and(eq(moderationCases.type, type), eq(moderationCases.objectId, id)))
  )[0];

/** Locks a case until the transaction ends, so that of two who decide one comes second. */
export const lockCase = async (ctx: Ctx, caseId: number): Promise<Case | undefined> =>
  (await ctx.db.select().from(moderationCases).where(eq(moderationCases.id, caseId)).for('update'))[0];

export const findNotice = async (ctx: Ctx, noticeId: number): Promise<Notice | undefined> =>
  (await ctx.db.select().from(moderationNotices).where(eq(moderationNotices.id, noticeId)))[0];

/** Finds the member who told of it and made the appeal; null for the person affected, and for somebody without an account. */
export const findReporter = async (
  ctx: Ctx,
  { noticeId }: Pick<Appeal, 'noticeId'>,
): Promise<number | null> =>
  noticeId === null ? null : ((await findNotice(ctx, noticeId))?.reporterId ?? null);

/** Lists the last notices of a case, the newest first. */
export const listNotices = (ctx: Ctx, caseId: number): PromiseLike<Notice[]> =>
  ctx.db
    .select()
    .from(moderationNotices)
    .where(eq(moderationNotices.caseId, caseId))
    .orderBy(desc(moderationNotices.id))
    .limit(NOTICES_SHOWN);

/**
 * Lists the notices that nobody has answered yet, or that were answered only by leaving the thing as it was, in a decision that
 * was reversed.
 */
export const listUnanswered = (ctx: Ctx, caseId: number): PromiseLike<Notice[]> => {
  const fellAway = ctx.db
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .where(
      and(
        eq(moderationDecisions.caseId, caseId),
        eq(moderationDecisions.state, 'reversed'),
        eq(moderationDecisions.measure, 'none'),
      ),
    );
  const isOpen = or(isNull(moderationNotices.decisionId), inArray(moderationNotices.decisionId, fellAway));
  return ctx.db
    .select()
    .from(moderationNotices)
    .where(and(eq(moderationNotices.caseId, caseId), isOpen))
    .orderBy(asc(moderationNotices.id));
};

/** Lists the notices that came since the last decision. */
export const listNew = (ctx: Ctx, caseId: number): PromiseLike<Notice[]> =>
  ctx.db
    .select()
    .from(moderationNotices)
    .where(and(eq(moderationNotices.caseId, caseId), isNull(moderationNotices.decisionId)))
    .orderBy(asc(moderationNotices.id));

/** Lists the notices that these decisions answered. */
export const listAnsweredBy = (ctx: Ctx, decisionIds: readonly number[]): PromiseLike<Notice[]> =>
  ctx.db
    .select()
    .from(moderationNotices)
    .where(inArray(moderationNotices.decisionId, [...decisionIds]))
    .orderBy(asc(moderationNotices.id));

export interface Reported {
  readonly one: Case;
  readonly notice: Notice;
}

/** Lists notices with their cases. */
export const listReported = (ctx: Ctx, noticeIds: readonly number[]): PromiseLike<Reported[]> =>
  ctx.db
    .select({ one: moderationCases, notice: moderationNotices })
    .from(moderationNotices)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationNotices.caseId))
    .where(inArray(moderationNotices.id, [...noticeIds]));

/** Lists the evidence of a case, the oldest first. */
export const listEvidence = (ctx: Ctx, caseId: number): PromiseLike<TakenEvidence[]> =>
  ctx.db
    .select()
    .from(moderationEvidence)
    .where(eq(moderationEvidence.caseId, caseId))
    .orderBy(asc(moderationEvidence.id));

/** Lists the last evidence of a case, the newest first. */
export const listLastEvidence = (ctx: Ctx, caseId: number): PromiseLike<TakenEvidence[]> =>
  ctx.db
    .select()
    .from(moderationEvidence)
    .where(eq(moderationEvidence.caseId, caseId))
    .orderBy(desc(moderationEvidence.id))
    .limit(EVIDENCE_SHOWN);

export const findLastEvidence = async (ctx: Ctx, caseId: number): Promise<TakenEvidence | undefined> =>
  (
    await ctx.db
      .select()
      .from(moderationEvidence)
      .where(eq(moderationEvidence.caseId, caseId))
      .orderBy(desc(moderationEvidence.id))
      .limit(1)
  )[0];

/** Lists the decisions of a case, the oldest first. */
export const listDecisions = (ctx: Ctx, caseId: number): PromiseLike<Decision[]> =>
  ctx.db
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.caseId, caseId))
    .orderBy(asc(moderationDecisions.id));

export const findDecision = async (ctx: Ctx, decisionId: number): Promise<Decision | undefined> =>
  (await ctx.db.select().from(moderationDecisions).where(eq(moderationDecisions.id, decisionId)))[0];

export interface DecidedCase {
  readonly one: Case;
  readonly decision: Decision;
}

/**
 * Lists what the same person decided about the same time, is in force, and nobody was told of; locked until the transaction
 * ends.
 */
export const listUnnotified = (
  ctx: Ctx,
  { deciderId, createdAt }: Pick<Decision, 'deciderId' | 'createdAt'>,
): PromiseLike<DecidedCase[]> => {
  const at = (offset: number) => new Date(createdAt.getTime() + offset);
  return ctx.db
    .select({ one: moderationCases, decision: moderationDecisions })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        sql`${moderationDecisions.deciderId} is not distinct from ${deciderId}::int`,
        sql`${moderationDecisions.state} = 'valid' and ${moderationDecisions.toldWithId} is null`,
        gte(moderationDecisions.createdAt, at(-NOTIFIED_TOGETHER_MS)),
        lte(moderationDecisions.createdAt, at(NOTIFIED_TOGETHER_MS)),
      ),
    )
    .orderBy(asc(moderationDecisions.id))
    .for('update', { of: moderationDecisions });
};

/** Lists decisions by which somebody is suspended everywhere, and of which they weren't told yet. */
export const listUnnotifiedAbout = (ctx: Ctx, authorId: number): PromiseLike<{ readonly id: number }[]> =>
  ctx.db
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        eq(moderationCases.authorId, authorId),
        eq(moderationDecisions.state, 'valid'),
        ne(moderationDecisions.suspension, 'none'),
        eq(moderationDecisions.suspensionPlace, ''),
        isNull(moderationDecisions.suspensionEndedAt),
        isNull(moderationDecisions.toldWithId),
      ),
    );

/** Says whether a decision that still counts suspends somebody everywhere. */
export const isSuspendedByDecision = async (ctx: Ctx, authorId: number): Promise<boolean> =>
  (await ctx.db.$count(
    moderationDecisions,
    and(
      inArray(
        moderationDecisions.caseId,
        ctx.db
          .select({ id: moderationCases.id })
          .from(moderationCases)
          .where(eq(moderationCases.authorId, authorId)),
      ),
      eq(moderationDecisions.state, 'valid'),
      ne(moderationDecisions.suspension, 'none'),
      eq(moderationDecisions.suspensionPlace, ''),
      isNull(moderationDecisions.suspensionEndedAt),
    ),
  )) > 0;

/** Finds the newest decision of a case: one that waits for a second pair of eyes, or the last that came into force. */
export const findLastDecision = async (ctx: Ctx, caseId: number): Promise<Decision | undefined> =>
  (
    await ctx.db
      .select()
      .from(moderationDecisions)
      .where(eq(moderationDecisions.caseId, caseId))
      .orderBy(desc(moderationDecisions.id))
      .limit(1)
  )[0];

/**
 * Lists other decisions that are in force, the oldest first; they are locked. The caller holds `restrictionsInTurn`, without
 * which nobody takes one back: what is waited for is told of at most.
 */
export const listOtherValid = async (
  ctx: Ctx,
  decisionId: number,
  which: SQL | undefined,
): Promise<Decision[]> => {
  const rows = await ctx.db
    .select({ decision: moderationDecisions })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(and(ne(moderationDecisions.id, decisionId), eq(moderationDecisions.state, 'valid'), which))
    .orderBy(asc(moderationDecisions.id))
    .for('update', { of: moderationDecisions });
  return rows.map(({ decision }) => decision);
};

/** Finds the decision that made this suspension. */
export const findBySuspension = async (ctx: Ctx, suspensionId: number): Promise<Decision | undefined> =>
  (
    await ctx.db
      .select()
      .from(moderationDecisions)
      .where(sql`${moderationDecisions.undo} #>> '{suspend,id}' = ${String(suspensionId)}`)
      .limit(1)
  )[0];

/** Returns those of these suspensions that belong to a decision. */
export const listDecidedSuspensions = async (ctx: Ctx, ids: readonly number[]): Promise<Set<number>> => {
  const own = sql<string>`${moderationDecisions.undo} #>> '{suspend,id}'`;
  const rows = await ctx.db
    .select({ id: own })
    .from(moderationDecisions)
    .where(and(ne(moderationDecisions.suspension, 'none'), inArray(own, ids.map(String))));
  return new Set(rows.map(({ id }) => Number(id)));
};

export const listAppeals = (ctx: Ctx, decisionIds: readonly number[]): PromiseLike<Appeal[]> | Appeal[] =>
  decisionIds.length === 0
    ? []
    : ctx.db
        .select()
        .from(moderationAppeals)
        .where(inArray(moderationAppeals.decisionId, [...decisionIds]))
        .orderBy(asc(moderationAppeals.id));

/** Lists what somebody has said against these decisions: the person affected, or whose notice it was. */
export const listOwnAppeals = (
  ctx: Ctx,
  decisionIds: readonly number[],
  { side, noticeId }: Pick<Appeal, 'side' | 'noticeId'>,
): PromiseLike<Appeal[]> | Appeal[] => {
  if (decisionIds.length === 0) return [];
  const isOwn =
    noticeId === null ? isNull(moderationAppeals.noticeId) : eq(moderationAppeals.noticeId, noticeId);
  return ctx.db
    .select()
    .from(moderationAppeals)
    .where(
      and(inArray(moderationAppeals.decisionId, [...decisionIds]), eq(moderationAppeals.side, side), isOwn),
    )
    .orderBy(asc(moderationAppeals.id));
};

export const listNotes = (ctx: Ctx, caseId: number): PromiseLike<Note[]> =>
  ctx.db
    .select()
    .from(moderationNotes)
    .where(eq(moderationNotes.caseId, caseId))
    .orderBy(asc(moderationNotes.id));

/** Lists what else there was about the same person, as far as the viewer looks after it; the newest first. */
export const listEarlier = (ctx: Ctx, { id, authorId }: Case): PromiseLike<Case[]> | Case[] =>
  authorId === null
    ? []
    : ctx.db
        .select()
        .from(moderationCases)
        .where(and(eq(moderationCases.authorId, authorId), ne(moderationCases.id, id), isSeenBy(ctx)))
        .orderBy(desc(moderationCases.id))
        .limit(EARLIER_CASES_SHOWN);

/** Returns the same as `maySeeCase`, as a condition. */
export const isSeenBy = ({ viewer }: Ctx): SQL => {
  const paths = activeRolePaths(viewer, 'moderator');
  const isTheirs = paths.map((path) => sql`starts_with(${moderationCases.locationPath}, ${path})`);
  const isAboutOthers = sql`${moderationCases.authorId} is distinct from ${viewer.id}::int`;
  return viewer.id === null ? sql`false` : and(isAboutOthers, or(...isTheirs) ?? sql`false`)!;
};

/** Counts what was decided against things of somebody in a year and holds, and tells when they were last warned. */
export const countOffences = async (
  ctx: Ctx,
  authorId: number,
): Promise<{ readonly count: number; readonly warnedAt: Date | null }> => {
  const { category, isWarning, validAt, state } = moderationDecisions;
  const rows = await ctx.db
    .select({ category, isWarning, validAt })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(and(eq(moderationCases.authorId, authorId), eq(state, 'valid'), gte(validAt, aYearBefore(ctx))))
    .orderBy(asc(validAt));
  return {
    count: rows.filter((row) => row.category !== null).length,
    warnedAt: rows.findLast((row) => row.isWarning)?.validAt ?? null,
  };
};

const aYearBefore = ({ now }: Ctx) => new Date(now.getTime() - OFFENCES_COUNT_FOR_MS);

/** Whose notices they are: a member's, or of an address that was typed. */
export type Reporter = { readonly reporterId: number } | { readonly addressKey: string };

/** Lists when somebody's notices were found to be unfounded within a year; each decision once, the oldest first. */
export const listUnfounded = async (ctx: Ctx, reporter: Reporter): Promise<Date[]> => {
  const { id, validAt, isUnfounded, state } = moderationDecisions;
  const rows = await ctx.db
    .selectDistinct({ id, validAt })
    .from(moderationNotices)
    .innerJoin(moderationDecisions, eq(id, moderationNotices.decisionId))
    .where(
      and(
        'reporterId' in reporter
          ? eq(moderationNotices.reporterId, reporter.reporterId)
          : eq(moderationNotices.addressKey, reporter.addressKey),
        eq(isUnfounded, true),
        eq(state, 'valid'),
        gte(validAt, aYearBefore(ctx)),
      ),
    )
    .orderBy(asc(validAt));
  return rows.map((row) => row.validAt!);
};

const isWaiting = inArray(moderationCases.state, [...WAITING_STATES]);

/** Counts the cases that wait and that the viewer looks after, up to `most`. */
export const countWaiting = (ctx: Ctx, most: number): Promise<number> =>
  countUpTo(ctx, most, { from: moderationCases, where: and(isWaiting, isSeenBy(ctx)) });

/** Lists the cases that wait and that the viewer looks after, in the order in which they are due. */
export const listWaiting = (ctx: Ctx, limit: number): PromiseLike<Case[]> =>
  ctx.db
    .select()
    .from(moderationCases)
    .where(and(isWaiting, isSeenBy(ctx)))
    .orderBy(asc(moderationCases.dueAt), asc(moderationCases.id))
    .limit(limit);

/** Finds the oldest appeal that nobody has decided about. */
export const findWaitingAppeal = async (ctx: Ctx, caseId: number): Promise<Appeal | undefined> =>
  (
    await ctx.db
      .select({ appeal: moderationAppeals })
      .from(moderationAppeals)
      .innerJoin(moderationDecisions, eq(moderationDecisions.id, moderationAppeals.decisionId))
      .where(and(eq(moderationDecisions.caseId, caseId), isNull(moderationAppeals.outcome)))
      .orderBy(asc(moderationAppeals.id))
      .limit(1)
  )[0]?.appeal;
