// Lists the things that a scope is about, in batches; nothing of it is in memory twice.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { listCommentIds } from '#bundles/comments/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import type { Criteria, PieceCursor } from '#bundles/lists/public.ts';
import { BATCH_SIZE, COMMENTS_TYPE, PLACE_TYPE } from './constants.ts';
import type { Scope } from './scope.ts';

export const refBatches = (ctx: Ctx, scope: Scope): AsyncIterable<readonly ContentRef[]> => {
  const { dataType, refType, refIds } = scope;
  if (dataType === COMMENTS_TYPE) return commentBatches(ctx, { type: refType, id: refIds[0]! });
  if (dataType === PLACE_TYPE) return pieceBatches(ctx, { locationId: refIds[0]! }, spanOf(ctx, scope));
  return thingBatches(ctx, scope);
};

/** Counts the things; counting ends above `limit`. */
export const countRefs = async (ctx: Ctx, scope: Scope, limit: number): Promise<number> => {
  let count = 0;
  for await (const refs of refBatches(ctx, scope)) {
    count += refs.length;
    if (count > limit) break;
  }
  return count;
};

async function* thingBatches(ctx: Ctx, { refType, refIds }: Scope): AsyncGenerator<readonly ContentRef[]> {
  for (let at = 0; at < refIds.length; at += BATCH_SIZE)
    yield refIds.slice(at, at + BATCH_SIZE).map((id) => ({ type: refType, id }));
  if (!ctx.portal.kinds.get(refType)?.exporting?.holdsPieces) return;
  for (const authorId of refIds) yield* pieceBatches(ctx, { authorId }, { from: null, after: upTo(ctx.now) });
}

async function* commentBatches(ctx: Ctx, owner: ContentRef): AsyncGenerator<readonly ContentRef[]> {
  for (let after = 0; ; ) {
    const ids = await listCommentIds(ctx, owner, { after, limit: BATCH_SIZE });
    if (ids.length > 0) yield ids.map((id) => ({ type: COMMENTS_TYPE, id }));
    if (ids.length < BATCH_SIZE) return;
    after = ids.at(-1)!;
  }
}

interface Span {
  readonly from: Date | null;
  /** What the newest piece comes after. */
  readonly after: PieceCursor;
}

const spanOf = (ctx: Ctx, { fromDay, untilDay }: Scope): Span => {
  const until = endOfDay(untilDay!)!;
  return { from: momentAt(fromDay!)!, after: until <= ctx.now ? before(until) : upTo(ctx.now) };
};

/** Yields what was published in the span, the newest first, by keyset. */
async function* pieceBatches(
  ctx: Ctx,
  filter: Pick<Criteria, 'locationId' | 'authorId'>,
  { from, after: start }: Span,
): AsyncGenerator<readonly ContentRef[]> {
  let after: PieceCursor | undefined = start;
  while (after) {
    const { entries, next } = await listPieces(ctx, { ...filter, after, limit: BATCH_SIZE });
    const within = entries.filter(({ publishedAt }) => from === null || publishedAt >= from);
    if (within.length > 0) yield within.map(({ type, id }) => ({ type, id }));
    if (within.length < entries.length) return;
    after = next;
  }
}

const LARGEST_ID = 2 ** 31 - 1;
const upTo = (publishedAt: Date): PieceCursor => ({ publishedAt, id: LARGEST_ID, type: '' });
/** The midnight that ends a span belongs to the next day. */
const before = (publishedAt: Date): PieceCursor => ({ publishedAt, id: 0, type: '' });
