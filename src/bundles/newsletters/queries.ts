// Reads newsletters, their issues and their readers.
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { ARCHIVE_LENGTH, NEWSLETTERS_TAG } from './constants.ts';
import type { DeliveryState, Section } from './constants.ts';
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterPieces,
  newsletterReaders,
  newsletters,
} from './schema.ts';

export type Newsletter = typeof newsletters.$inferSelect;
export type Issue = typeof newsletterIssues.$inferSelect;
export type Reader = typeof newsletterReaders.$inferSelect;

/** Returns all newsletters by name, from memory. */
export const getNewsletters = (ctx: Ctx): Promise<readonly Newsletter[]> =>
  fetchCached(ctx, 'newsletters', [NEWSLETTERS_TAG], () =>
    ctx.db.select().from(newsletters).orderBy(asc(newsletters.name), asc(newsletters.id)),
  );

/** Reads a newsletter as it is in the database now. */
export const findNewsletter = async (ctx: Ctx, id: number): Promise<Newsletter | undefined> =>
  (await ctx.db.select().from(newsletters).where(eq(newsletters.id, id)))[0];

export const lockNewsletter = async (ctx: Ctx, id: number): Promise<Newsletter | undefined> =>
  (await ctx.db.select().from(newsletters).where(eq(newsletters.id, id)).for('update'))[0];

const isNext = inArray(newsletterIssues.state, ['preparing', 'held']);

/** Returns the issue that is being put together; each newsletter has one. */
export const findNextIssue = async (ctx: Ctx, newsletterId: number): Promise<Issue | undefined> =>
  (
    await ctx.db
      .select()
      .from(newsletterIssues)
      .where(and(eq(newsletterIssues.newsletterId, newsletterId), isNext))
  )[0];

export const lockNextIssue = async (ctx: Ctx, newsletterId: number): Promise<Issue | undefined> =>
  (
    await ctx.db
      .select()
      .from(newsletterIssues)
      .where(and(eq(newsletterIssues.newsletterId, newsletterId), isNext))
      .for('update')
  )[0];

export const listNextIssues = (ctx: Ctx): Promise<Issue[]> =>
  ctx.db.select().from(newsletterIssues).where(isNext).orderBy(asc(newsletterIssues.dueAt));

/** Returns the issues whose hour has come, also those of newsletters that are resting. */
export const findDueIssues = (ctx: Ctx): Promise<Issue[]> =>
  ctx.db
    .select()
    .from(newsletterIssues)
    .where(and(isNext, lte(newsletterIssues.dueAt, ctx.now)))
    .orderBy(asc(newsletterIssues.dueAt));

export const findIssue = async (ctx: Ctx, id: number): Promise<Issue | undefined> =>
  (await ctx.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)))[0];

export const lockIssue = async (ctx: Ctx, id: number): Promise<Issue | undefined> =>
  (await ctx.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update'))[0];

const isOut = sql`${newsletterIssues.state} in ('sending', 'sent')`;

export interface ArchivePart {
  readonly issues: readonly Issue[];
  /**
   * The number before which the next newer part begins; `first` for the newest part of all, undefined where there is none.
   * `older` is the same for the next older part.
   */
  readonly newer: number | 'first' | undefined;
  readonly older: number | undefined;
}

/** Returns a page of the issues that were sent, the newest first: those before a number. */
export const listSentIssues = async (
  ctx: Ctx,
  newsletterId: number,
  before: number | undefined,
): Promise<ArchivePart> => {
  const { number } = newsletterIssues;
  const isTheirs = and(eq(newsletterIssues.newsletterId, newsletterId), isOut);
  const [found, newer] = await Promise.all([
    ctx.db
      .select()
      .from(newsletterIssues)
      .where(and(isTheirs, before === undefined ? undefined : lt(number, before)))
      .orderBy(desc(number))
      .limit(ARCHIVE_LENGTH + 1),
    before === undefined
      ? []
      : ctx.db
          .select({ number })
          .from(newsletterIssues)
          .where(and(isTheirs, gte(number, before)))
          .orderBy(asc(number))
          .limit(ARCHIVE_LENGTH + 1),
  ]);
  const issues = found.slice(0, ARCHIVE_LENGTH);
  return {
    issues,
    newer: newer[ARCHIVE_LENGTH]?.number ?? (newer.length > 0 ? 'first' : undefined),
    older: found.length > issues.length ? issues.at(-1)!.number : undefined,
  };
};

/** Returns the latest issues with those that were stopped, for the desk. */
export const listPastIssues = (ctx: Ctx, newsletterId: number, limit: number): Promise<Issue[]> =>
  ctx.db
    .select()
    .from(newsletterIssues)
    .where(
      and(
        eq(newsletterIssues.newsletterId, newsletterId),
        ne(newsletterIssues.state, 'preparing'),
        ne(newsletterIssues.state, 'held'),
      ),
    )
    .orderBy(desc(newsletterIssues.number))
    .limit(limit);

export const findSentIssue = async (
  ctx: Ctx,
  newsletterId: number,
  number: number,
): Promise<Issue | undefined> =>
  (
    await ctx.db
      .select()
      .from(newsletterIssues)
      .where(and(eq(newsletterIssues.newsletterId, newsletterId), eq(newsletterIssues.number, number), isOut))
  )[0];

/** Returns what an issue was sent with, by part and in its order. */
export const findIssuePieces = async (
  ctx: Ctx,
  issueId: number,
): Promise<Readonly<Record<Section, readonly ContentRef[]>>> => {
  const rows = await ctx.db
    .select()
    .from(newsletterPieces)
    .where(eq(newsletterPieces.issueId, issueId))
    .orderBy(asc(newsletterPieces.position));
  const of = (section: Section) =>
    rows.filter((row) => row.section === section).map(({ type, objectId }) => ({ type, id: objectId }));
  return { news: of('news'), dates: of('dates'), discussed: of('discussed') };
};

/** Returns those of the things that earlier issues have had as news. */
export const findSentBefore = async (
  ctx: Ctx,
  newsletterId: number,
  refs: readonly ContentRef[],
): Promise<ReadonlySet<string>> => {
  if (refs.length === 0) return new Set();
  const { type, objectId, section } = newsletterPieces;
  const asked = sql`(${type}, ${objectId}) in (select * from unnest(
    ${sql.param(refs.map((ref) => ref.type))}::text[], ${sql.param(refs.map(({ id }) => id))}::int[]))`;
  const rows = await ctx.db
    .select({ type, objectId })
    .from(newsletterPieces)
    .where(and(eq(newsletterPieces.newsletterId, newsletterId), eq(section, 'news'), asked));
  return new Set(rows.map((row) => `${row.type}:${row.objectId}`));
};

export interface ReaderCounts {
  readonly active: number;
  readonly unconfirmed: number;
  readonly resting: number;
}

/** Counts the readers of each newsletter. */
export const countReaders = async (ctx: Ctx): Promise<(newsletterId: number) => ReaderCounts> => {
  const { newsletterId, state } = newsletterReaders;
  const rows = await ctx.db
    .select({ newsletterId, state, count: sql<number>`count(*)::int` })
    .from(newsletterReaders)
    .groupBy(newsletterId, state);
  return (id) => {
    const of = (wanted: string) =>
      rows.find((row) => row.newsletterId === id && row.state === wanted)?.count ?? 0;
    return { active: of('active'), unconfirmed: of('unconfirmed'), resting: of('resting') };
  };
};

export type IssueCounts = Readonly<Record<DeliveryState, number>>;

/**
 * Counts what became of the mails of issues, as long as single ones are known. Each of them is read: the sums of what is over
 * stand in the issue.
 */
export const countDeliveries = async (ctx: Ctx, issueIds: readonly number[]) => {
  const { issueId, state } = newsletterDeliveries;
  const rows = await ctx.db
    .select({
      issueId,
      begun: sql<number>`count(*) filter (where ${state} = 'begun')::int`,
      taken: sql<number>`count(*) filter (where ${state} = 'taken')::int`,
      refused: sql<number>`count(*) filter (where ${state} = 'refused')::int`,
      waiting: sql<number>`count(*) filter (where ${state} = 'waiting')::int`,
    })
    .from(newsletterDeliveries)
    .where(inArray(issueId, [...issueIds]))
    .groupBy(issueId);
  return new Map(rows.map(({ issueId, ...counts }): [number, IssueCounts] => [issueId, counts]));
};

/**
 * Says whether mails with the newsletter's address lie in mailboxes: also those of an issue that was stopped or taken off the
 * web.
 */
export const hasBeenSent = async (ctx: Ctx, newsletterId: number): Promise<boolean> =>
  (
    await ctx.db
      .select({ id: newsletterIssues.id })
      .from(newsletterIssues)
      .where(and(eq(newsletterIssues.newsletterId, newsletterId), isNotNull(newsletterIssues.startedAt)))
      .limit(1)
  ).length > 0;

export const findReader = async (ctx: Ctx, id: number): Promise<Reader | undefined> =>
  (await ctx.db.select().from(newsletterReaders).where(eq(newsletterReaders.id, id)))[0];

/** Returns those of these readers that are still there. */
export const findReadersByIds = (ctx: Ctx, ids: readonly number[]): Promise<Reader[]> =>
  ctx.db
    .select()
    .from(newsletterReaders)
    .where(inArray(newsletterReaders.id, [...ids]))
    .orderBy(asc(newsletterReaders.id));

/** Returns all that somebody without an account gets or has asked for. */
export const findReadersByEmail = (ctx: Ctx, email: string): Promise<Reader[]> =>
  ctx.db
    .select()
    .from(newsletterReaders)
    .where(sql`lower(${newsletterReaders.email}) = lower(${email})`)
    .orderBy(asc(newsletterReaders.id));

export const findReadersOfMember = (ctx: Ctx, userId: number): Promise<Reader[]> =>
  ctx.db
    .select()
    .from(newsletterReaders)
    .where(eq(newsletterReaders.userId, userId))
    .orderBy(asc(newsletterReaders.id));

export const listResting = (ctx: Ctx, newsletterId: number, limit: number): Promise<Reader[]> =>
  ctx.db
    .select()
    .from(newsletterReaders)
    .where(and(eq(newsletterReaders.newsletterId, newsletterId), eq(newsletterReaders.state, 'resting')))
    .orderBy(desc(newsletterReaders.restingSince))
    .limit(limit);
