// Counts what moderation did in a year, and reads the decisions that the Commission's database is told of.
import { and, asc, count, eq, gte, inArray, isNotNull, lt, min, ne, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { momentAt } from '#kernel/calendar.ts';
import type { Decision } from '../queries.ts';
import { moderationAppeals, moderationCases, moderationDecisions, moderationNotices } from '../schema.ts';
import { STATEMENTS_PER_FILE } from './constants.ts';
import type { DecisionCount, YearFigures } from './figures.ts';

/** Finds when the first case began; undefined where there never was one. */
export const findFirstCase = async (ctx: Ctx): Promise<Date | undefined> =>
  (await ctx.db.select({ at: min(moderationCases.createdAt) }).from(moderationCases))[0]?.at ?? undefined;

const within = (column: AnyColumn, year: number): SQL =>
  and(gte(column, momentAt(`${year}-01-01`)!), lt(column, momentAt(`${year + 1}-01-01`)!))!;

const medianHours = (from: AnyColumn, until: AnyColumn) =>
  sql<
    number | null
  >`percentile_cont(0.5) within group (order by extract(epoch from ${until} - ${from}) / 3600)`;

/** Returns the condition that a decision came into force in the year; those that still wait for a second pair of eyes didn't. */
const isInForceSince = (year: number): SQL =>
  and(inArray(moderationDecisions.state, ['valid', 'reversed']), within(moderationDecisions.validAt, year))!;

export const countYear = async (ctx: Ctx, year: number): Promise<Omit<YearFigures, 'isRunning'>> => {
  const [notices, decisions, appeals] = await Promise.all([
    countNotices(ctx, year),
    countDecisions(ctx, year),
    countAppeals(ctx, year),
  ]);
  return { year, ...notices, decisions, ...appeals };
};

const countNotices = async (ctx: Ctx, year: number) => {
  const { category, createdAt, decisionId } = moderationNotices;
  const { id, validAt } = moderationDecisions;
  const cameIn = within(createdAt, year);
  const [notices, decided] = await Promise.all([
    ctx.db.select({ category, count: count() }).from(moderationNotices).where(cameIn).groupBy(category),
    ctx.db
      .select({ count: count(), hours: medianHours(createdAt, validAt) })
      .from(moderationNotices)
      .innerJoin(moderationDecisions, eq(id, decisionId))
      .where(and(cameIn, isNotNull(validAt))),
  ]);
  return { notices, noticesDecided: decided[0]?.count ?? 0, medianHours: decided[0]?.hours ?? null };
};

const countDecisions = (ctx: Ctx, year: number): PromiseLike<DecisionCount[]> => {
  const { measure, isThreadLocked, isWarning, isUnfounded, category, isAfterNotice } = moderationDecisions;
  const told = {
    measure,
    isThreadLocked,
    isWarning,
    isUnfounded,
    category,
    isAfterNotice,
    isLabelled: sql<boolean>`${moderationDecisions.label} <> ''`,
    isSuspension: sql<boolean>`${moderationDecisions.suspension} <> 'none'`,
    isReversed: sql<boolean>`${moderationDecisions.state} = 'reversed'`,
  };
  return ctx.db
    .select({ ...told, count: count() })
    .from(moderationDecisions)
    .where(isInForceSince(year))
    .groupBy(...Object.values(told));
};

const countAppeals = async (ctx: Ctx, year: number) => {
  const { side, outcome, createdAt, decidedAt } = moderationAppeals;
  const appealed = within(createdAt, year);
  const [appeals, time] = await Promise.all([
    ctx.db
      .select({ side, outcome, count: count() })
      .from(moderationAppeals)
      .where(appealed)
      .groupBy(side, outcome),
    ctx.db
      .select({ hours: medianHours(createdAt, decidedAt) })
      .from(moderationAppeals)
      .where(and(appealed, isNotNull(decidedAt))),
  ]);
  return { appeals, medianAppealHours: time[0]?.hours ?? null };
};

/** Takes away what somebody made visible, or may do: of these the Commission's database is told. A warning alone takes nothing. */
const isRestricting = or(
  ne(moderationDecisions.measure, 'none'),
  eq(moderationDecisions.isThreadLocked, true),
  ne(moderationDecisions.suspension, 'none'),
  ne(moderationDecisions.label, ''),
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
  /** The moment when the thing was written; where nobody knows, when moderators were told of it. */
  readonly writtenAt: Date;
}

interface RestrictionOptions {
  readonly year: number;
  readonly file: number;
  readonly length?: number;
}

/**
 * Lists as many as one file takes, in the order in which they came into force, so that files that are full stay as they are;
 * the first file is 1.
 */
export const listRestrictions = (
  ctx: Ctx,
  { year, file, length = STATEMENTS_PER_FILE }: RestrictionOptions,
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
    .orderBy(
      sql`coalesce(${moderationDecisions.suppliedAt}, ${moderationDecisions.validAt})`,
      asc(moderationDecisions.id),
    )
    .limit(length)
    .offset((file - 1) * length);
