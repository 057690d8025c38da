// Several lists that share no piece are read as one, newest first. All are asked in one query; what is behind the first page of
// each can't be among the newest of all.
import type { Ctx } from '#kernel/ctx.ts';
import { COUNTED_UP_TO, LIST_LENGTH } from './constants.ts';
import type { Criteria } from './list-shapes.ts';
import { countList, cursorOf, entriesBefore, listSeveral } from './queries.ts';
import type { PieceCursor, PieceEntry, PieceList } from './queries.ts';

export const listMerged = async (
  ctx: Ctx,
  lists: readonly Criteria[],
  after?: PieceCursor,
): Promise<PieceList> => {
  const found = await listSeveral(
    ctx,
    lists.map((list) => ({ ...list, after })),
  );
  const all = mergeEntries(found.map((list) => list.entries));
  const entries = all.slice(0, LIST_LENGTH);
  const last = entries.at(-1);
  const goesOn = all.length > entries.length || found.some((list) => list.next);
  return { entries, next: goesOn && last ? cursorOf(last) : undefined };
};

/** Returns the entries of lists that share no piece as one list, newest first. */
export const mergeEntries = (lists: readonly (readonly PieceEntry[])[]): PieceEntry[] =>
  lists.length === 1 ? [...lists[0]!] : lists.flat().toSorted((a, b) => compareByTime(b, a));

/** Returns the entry that the page which ends with `after` continues after; undefined when that page is the first. */
export const cursorBefore = async (
  ctx: Ctx,
  lists: readonly Criteria[],
  after: PieceCursor,
): Promise<PieceCursor | undefined> => {
  const found = await Promise.all(lists.map((list) => entriesBefore(ctx, { ...list, after })));
  // The entry that the page continues after is the last one of the page before.
  return found.flat().toSorted(compareByTime)[LIST_LENGTH - 1];
};

/** Counts the pieces of a list, or of several together. Counting ends at `COUNTED_UP_TO`. */
export const countPieces = async (ctx: Ctx, ...lists: readonly Criteria[]): Promise<number> => {
  const counts = await Promise.all(lists.map((list) => countList(ctx, list)));
  return Math.min(
    COUNTED_UP_TO,
    counts.reduce((sum, count) => sum + count, 0),
  );
};

/** This is the order of the indexes. */
const compareByTime = (a: PieceCursor, b: PieceCursor): number =>
  a.publishedAt.getTime() - b.publishedAt.getTime() || a.id - b.id || (a.type < b.type ? -1 : 1);
