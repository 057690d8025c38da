// Lists manuscripts page by page: one's own, and those that wait for or concern the editors of a place.
import { and, asc, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { PRESENCE_LIFETIME_MS } from '../constants.ts';
import { manuscriptNotes, manuscriptPresence, manuscripts } from '../schema.ts';
import { DESK_PAGE_LENGTH, MOST_COUNTED, OWN_PAGE_LENGTH } from './constants.ts';
import type { DeskTab, OwnTab } from './constants.ts';

/** This is a manuscript without its content. */
export type ListedManuscript = Pick<typeof manuscripts.$inferSelect, keyof typeof LISTED>;

const LISTED = {
  id: manuscripts.id,
  type: manuscripts.type,
  authorId: manuscripts.authorId,
  state: manuscripts.state,
  objectId: manuscripts.objectId,
  pieceState: manuscripts.pieceState,
  version: manuscripts.version,
  publishedVersion: manuscripts.publishedVersion,
  title: manuscripts.title,
  locationPath: manuscripts.locationPath,
  scheduledFor: manuscripts.scheduledFor,
  submittedAt: manuscripts.submittedAt,
  heldReasons: manuscripts.heldReasons,
  markedReasons: manuscripts.markedReasons,
  answers: manuscripts.answers,
  changedAt: manuscripts.changedAt,
  changedBy: manuscripts.changedBy,
  takenBackBy: manuscripts.takenBackBy,
};

export interface ManuscriptList {
  readonly rows: readonly ListedManuscript[];
  /** Where the next page begins, by the moment that orders the list; undefined on the last page. */
  readonly next: ListCursor | undefined;
}

/** Returns what somebody works on, or what of theirs was out and is no longer; changed last first. */
export const listOwn = async (
  ctx: Ctx,
  authorId: number,
  tab: Exclude<OwnTab, 'published'>,
  after?: ListCursor,
): Promise<ManuscriptList> => {
  const found = await ctx.db
    .select(LISTED)
    .from(manuscripts)
    .where(and(eq(manuscripts.authorId, authorId), OWN[tab], comesAfter(BY_CHANGE, after)))
    .orderBy(...orderOf(BY_CHANGE))
    .limit(OWN_PAGE_LENGTH + 1);
  return cut(found, OWN_PAGE_LENGTH, BY_CHANGE);
};

const isUnpublished = inArray(manuscripts.pieceState, ['withdrawn', 'expired', 'hidden']);
const isThere = or(sql`${manuscripts.pieceState} is null`, ne(manuscripts.pieceState, 'erased'));
const OWN = {
  working: and(ne(manuscripts.state, 'done'), isThere),
  takenBack: and(eq(manuscripts.state, 'done'), isUnpublished),
};

/** Counts what somebody works on and what was taken back; counting ends at a hundred. */
export const countOwn = async (
  ctx: Ctx,
  authorId: number,
): Promise<Record<Exclude<OwnTab, 'published'>, number>> => {
  const isOwn = eq(manuscripts.authorId, authorId);
  const [working, takenBack] = await Promise.all([
    countSome(ctx, and(isOwn, OWN.working)),
    countSome(ctx, and(isOwn, OWN.takenBack)),
  ]);
  return { working, takenBack };
};

/** Finds manuscripts of pieces, by the piece's id; of one kind or several. */
export const manuscriptsOfPieces = async (
  ctx: Ctx,
  refs: readonly ContentRef[],
): Promise<readonly ListedManuscript[]> => {
  if (refs.length === 0) return [];
  const types = sql.param(refs.map(({ type }) => type));
  const ids = sql.param(refs.map(({ id }) => id));
  return ctx.db
    .select(LISTED)
    .from(manuscripts)
    .where(
      sql`(${manuscripts.type}, ${manuscripts.objectId}) in (select * from unnest(${types}::text[], ${ids}::int[]))`,
    );
};

/** Which part of the desk, narrowed to a place with what lies below it, and to a kind. */
export interface DeskOptions {
  readonly tab: DeskTab;
  readonly placePath?: string | undefined;
  readonly type?: string | undefined;
  readonly after?: ListCursor | undefined;
}

/** Lists manuscripts of places where the viewer is an editor. What waits stands in the order in which it came, oldest first. */
export const listForDesk = async (ctx: Ctx, options: DeskOptions): Promise<ManuscriptList> => {
  const order = DESK_ORDER[options.tab];
  const found = await ctx.db
    .select(LISTED)
    .from(manuscripts)
    .where(and(DESK[options.tab], isEdited(ctx.viewer), narrowed(options), comesAfter(order, options.after)))
    .orderBy(...orderOf(order))
    .limit(DESK_PAGE_LENGTH + 1);
  return cut(found, DESK_PAGE_LENGTH, order);
};

/** Counts the manuscripts of each part; counting ends at a hundred. */
export const countForDesk = async (
  ctx: Ctx,
  options: Omit<DeskOptions, 'tab' | 'after'> = {},
): Promise<Record<DeskTab, number>> => {
  const countOf = (tab: DeskTab) => countSome(ctx, and(DESK[tab], isEdited(ctx.viewer), narrowed(options)));
  const [waiting, scheduled, drafts, takenBack] = await Promise.all([
    countOf('waiting'),
    countOf('scheduled'),
    countOf('drafts'),
    countOf('takenBack'),
  ]);
  return { waiting, scheduled, drafts, takenBack };
};

/** Counts what waits for review, for the menu. */
export const countWaiting = (ctx: Ctx): Promise<number> =>
  countSome(ctx, and(DESK.waiting, isEdited(ctx.viewer)));

const DESK: Readonly<Record<DeskTab, SQL | undefined>> = {
  waiting: eq(manuscripts.state, 'in-review'),
  scheduled: eq(manuscripts.state, 'scheduled'),
  drafts: and(eq(manuscripts.state, 'draft'), isThere),
  takenBack: isUnpublished,
};

/** Stands at a place where the viewer is an editor. */
export const isEdited = (viewer: Viewer): SQL => {
  const paths = activeRolePaths(viewer, 'editor');
  if (paths.includes('')) return sql`true`;
  return or(...paths.map(liesIn)) ?? sql`false`;
};

const liesIn = (path: string) => sql`starts_with(${manuscripts.locationPath}, ${path})`;

/** It is narrowed to a place with what lies below it, and to a kind. */
export const narrowed = ({ placePath, type }: Pick<DeskOptions, 'placePath' | 'type'>) =>
  and(
    placePath === undefined ? undefined : liesIn(placePath),
    type === undefined ? undefined : sql`${manuscripts.type} = ${type}`,
  );

/** Returns who has which of these open now, by manuscript. */
export const peopleAt = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  if (ids.length === 0) return new Map();
  const since = new Date(ctx.now.getTime() - PRESENCE_LIFETIME_MS);
  const rows = await ctx.db
    .selectDistinct({ id: manuscriptPresence.manuscriptId, userId: manuscriptPresence.userId })
    .from(manuscriptPresence)
    .where(and(inArray(manuscriptPresence.manuscriptId, [...ids]), gt(manuscriptPresence.seenAt, since)));
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, found]) => [id, found.map(({ userId }) => userId)]),
  );
};

export type LastNote = Pick<typeof manuscriptNotes.$inferSelect, 'writerId' | 'text' | 'createdAt'>;

/** Returns the last word about each of these that has any. */
export const lastNotes = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, LastNote>> => {
  if (ids.length === 0) return new Map();
  const { manuscriptId, writerId, text, createdAt, id } = manuscriptNotes;
  const rows = await ctx.db
    .selectDistinctOn([manuscriptId], { manuscriptId, writerId, text, createdAt })
    .from(manuscriptNotes)
    .where(inArray(manuscriptId, [...ids]))
    .orderBy(manuscriptId, desc(id));
  return new Map(rows.map((row) => [row.manuscriptId, row]));
};

interface Order {
  readonly column: 'changedAt' | 'submittedAt' | 'scheduledFor';
  readonly isRising: boolean;
}

const BY_CHANGE: Order = { column: 'changedAt', isRising: false };
const DESK_ORDER: Readonly<Record<DeskTab, Order>> = {
  waiting: { column: 'submittedAt', isRising: true },
  scheduled: { column: 'scheduledFor', isRising: true },
  drafts: BY_CHANGE,
  takenBack: BY_CHANGE,
};

const orderOf = ({ column, isRising }: Order) => {
  const by = isRising ? asc : desc;
  return [by(manuscripts[column]), by(manuscripts.id)];
};

const comesAfter = ({ column, isRising }: Order, after: ListCursor | undefined): SQL | undefined => {
  if (!after) return undefined;
  const last = sql`(${after.at.toISOString()}::timestamptz, ${after.id}::int)`;
  const row = sql`(${manuscripts[column]}, ${manuscripts.id})`;
  return isRising ? sql`${row} > ${last}` : sql`${row} < ${last}`;
};

/** One row more than a page tells whether there is a next one. */
const cut = (found: readonly ListedManuscript[], length: number, { column }: Order): ManuscriptList => {
  const rows = found.slice(0, length);
  const last = rows.at(-1);
  const at = last?.[column];
  return { rows, next: found.length > length && last && at ? { at, id: last.id } : undefined };
};

const countSome = async (ctx: Ctx, condition: SQL | undefined): Promise<number> => {
  const some = ctx.db
    .select({ id: manuscripts.id })
    .from(manuscripts)
    .where(condition)
    .limit(MOST_COUNTED)
    .as('some');
  const [row] = await ctx.db.select({ count: count() }).from(some);
  return row?.count ?? 0;
};
