// Counts what moderation did in a year, and reads the decisions that the Commission's database is told of.
import { and, asc, count, eq, gte, inArray, isNotNull, lt, min, ne, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { momentAt } from '#kernel/calendar.ts';
import type { Decision } from '../queries.ts';
import { moderationAppeals, moderationCases, moderationDecisions, moderationNotices } from '../schema.ts';
import { STATEMENTS_PER_FILE } from './constants.ts';
import type { YearFigures } from './figures.ts';

/** When the first case began; undefined where there never was one. */
export const findFirstCase = async (ctx: Ctx): Promise<Date | undefined> =>
  (await ctx.db.select({ at: min(moderationCases.createdAt) }).from(moderationCases))[0]?.at ?? undefined;

const within = (column: AnyColumn, year: number): SQL =>
  and(gte(column, momentAt(`${year}-01-01`)!), lt(column, momentAt(`${year + 1}-01-01`)!))!;

const medianHours = (from: AnyColumn, until: AnyColumn) =>
  sql<
    number | null
  >`percentile_cont(0.5) within group (order by extract(epoch from ${until} - ${from}) / 3600)`;

/** Without those that still wait for a second pair of eyes. */
const isInForceSince = (year: number): SQL =>
  and(inArray(moderationDecisions.state, ['valid', 'reversed']), within(moderationDecisions.validAt, year))!;

export const countYear = async (ctx: Ctx, year: number): Promise<Omit<YearFigures, 'isRunning'>> => {
  const cameIn = within(moderationNotices.createdAt, year);
  const appealed = within(moderationAppeals.createdAt, year);
  const isReversed = sql<boolean>`${moderationDecisions.state} = 'reversed'`;
  const isSuspension = sql<boolean>`${moderationDecisions.suspension} <> 'none'`;
  const { measure, isThreadLocked, isWarning, isUnfounded, category, isAfterNotice } = moderationDecisions;
  const [notices, decided, decisions, appeals, appealTime] = await Promise.all([
    ctx.db
      .select({ category: moderationNotices.category, count: count() })
      .from(moderationNotices)
      .where(cameIn)
      .groupBy(moderationNotices.category),
    ctx.db
      .select({
        count: count(),
        hours: medianHours(moderationNotices.createdAt, moderationDecisions.validAt),
      })
      .from(moderationNotices)
      .innerJoin(moderationDecisions, eq(moderationDecisions.id, moderationNotices.decisionId))
      .where(and(cameIn, isNotNull(moderationDecisions.validAt))),
    ctx.db
      .select({
        measure,
        isThreadLocked,
        isWarning,
        isSuspension,
        isUnfounded,
        category,
        isAfterNotice,
        isReversed,
        count: count(),
      })
      .from(moderationDecisions)
      .where(isInForceSince(year))
      .groupBy(
        measure,
        isThreadLocked,
        isWarning,
        isSuspension,
        isUnfounded,
        category,
        isAfterNotice,
        isReversed,
      ),
    ctx.db
      .select({ side: moderationAppeals.side, outcome: moderationAppeals.outcome, count: count() })
      .from(moderationAppeals)
      .where(appealed)
      .groupBy(moderationAppeals.side, moderationAppeals.outcome),
    ctx.db
      .select({ hours: medianHours(moderationAppeals.createdAt, moderationAppeals.decidedAt) })
      .from(moderationAppeals)
      .where(and(appealed, isNotNull(moderationAppeals.decidedAt))),
  ]);
  return {
    year,
    notices,
    noticesDecided: decided[0]?.count ?? 0,
    medianHours: decided[0]?.hours ?? null,
    decisions,
    appeals,
    medianAppealHours: appealTime[0]?.hours ?? null,
  };
};

/** Takes away what somebody made visible, or may do: of these the Commission's database is told. A warning alone takes nothing. */
const isRestricting = or(
  ne(moderationDecisions.measure, 'none'),
  eq(moderationDecisions.isThreadLocked, true),
  ne(moderationDecisions.suspension, 'none'),
);

export const countRestrictions = async (ctx: Ctx, year: number): Promise<number> =>
  (
    await ctx.db
      .select({ count: count() })
      .from(moderationDecisions)
      .where(and(isInForceSince(year), isRestricting))
  )[0]?.count ?? 0;

export interface Restriction {
  readonly decision: Decision;
  readonly type: string;
  /** When the thing was written; where nobody knows, when moderators were told of it. */
  readonly writtenAt: Date;
}

/** A file's worth, the oldest first; the first file is 1. */
export const listRestrictions = (
  ctx: Ctx,
  { year, file }: { readonly year: number; readonly file: number },
): PromiseLike<Restriction[]> =>
  ctx.db
    .select({
      decision: moderationDecisions,
      type: moderationCases.type,
      writtenAt: sql<Date>`coalesce(${moderationCases.writtenAt}, ${moderationCases.createdAt})`.mapWith(
        moderationCases.createdAt,
      ),
    })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(and(isInForceSince(year), isRestricting))
    .orderBy(asc(moderationDecisions.id))
    .limit(STATEMENTS_PER_FILE)
    .offset((file - 1) * STATEMENTS_PER_FILE);
