// Finds which pieces a choice is about, in batches: what readers find, and no more.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import { listPieces } from '#bundles/lists/public.ts';
import type { PieceCursor, PieceEntry } from '#bundles/lists/public.ts';
import { getLocationTree, isWithin } from '#bundles/locations/public.ts';
import type { ArchiveChoice } from '../choice.ts';
import { BATCH_SIZE } from '../constants.ts';

/** A piece that may be read by everybody, at least its beginning. */
export interface ArchivedRef extends ContentRef {
  /** Its path. */
  readonly href: string;
  readonly isPremium: boolean;
}

const LARGEST_ID = 2 ** 31 - 1;

/** Yields the chosen pieces, the newest first. */
export async function* chosenRefs(ctx: Ctx, choice: ArchiveChoice): AsyncGenerator<readonly ArchivedRef[]> {
  const { from, start } = spanOf(ctx, choice);
  const isHere = await placeFilter(ctx, choice);
  let after: PieceCursor | undefined = start;
  while (after) {
    const { entries, next } = await listPieces(ctx, { ...criteriaOf(choice), after, limit: BATCH_SIZE });
    const within = entries.filter(({ publishedAt }) => from === undefined || publishedAt >= from);
    const refs = await readableRefs(ctx, within.filter(isHere), choice);
    if (refs.length > 0) yield refs;
    if (within.length < entries.length) return;
    after = next;
  }
}

/**
 * Returns what pieces are listed by: of somebody's pieces those of a place are chosen among all of theirs: there is no list of
 * both.
 */
const criteriaOf = ({ placeId, personId }: ArchiveChoice) => {
  if (personId !== null) return { authorId: personId };
  return placeId === null ? {} : { locationId: placeId };
};

const placeFilter = async (ctx: Ctx, { placeId, personId }: ArchiveChoice) => {
  if (placeId === null || personId === null) return () => true;
  const { byId } = await getLocationTree(ctx);
  const path = byId.get(placeId)?.path ?? '';
  return ({ locationId }: PieceEntry) => isWithin(byId.get(locationId)?.path ?? '', path);
};

/**
 * Returns the span as its first moment and the cursor before its newest piece. The midnight that ends it belongs to the next
 * day.
 */
const spanOf = ({ now }: Ctx, { fromDay, untilDay }: ArchiveChoice) => {
  const until = (untilDay !== null && endOfDay(untilDay)) || undefined;
  const start: PieceCursor =
    until && until <= now
      ? { publishedAt: until, id: 0, type: '' }
      : { publishedAt: now, id: LARGEST_ID, type: '' };
  return { from: (fromDay !== null && momentAt(fromDay)) || undefined, start };
};

const readableRefs = async (
  ctx: Ctx,
  entries: readonly PieceEntry[],
  { isWithPremium }: ArchiveChoice,
): Promise<ArchivedRef[]> => {
  const written = entries.filter(({ type }) => ctx.portal.kinds.get(type)?.writing);
  const summaries = await summariesOf(actAs(ctx, anonymous), written);
  return written.flatMap((ref): ArchivedRef[] => {
    const summary = summaries.get(refKey(ref));
    if (!summary || summary.visibility === 'nothing') return [];
    const isPremium = summary.visibility !== 'all';
    const { type, id } = ref;
    return isPremium && !isWithPremium ? [] : [{ type, id, href: summary.href, isPremium }];
  });
};
