// Tells desks that list pieces how often they were read.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { TRENDING_HOURS } from './constants.ts';
import { maySeeAudience } from './policy.ts';
import { findReadBetween, findTotals } from './queries.ts';
import { hourOf, isSmall } from './rules.ts';
import * as texts from './texts.ts';

export interface PieceViews {
  /** The exact number, for putting pieces in order. */
  readonly views: number;
  /** What may be shown, such as „1.204“, „unter 10“. */
  readonly text: string;
}

/** Returns the views of each, keyed by refKey, in one query; of those that nobody read too. The caller asks who may see it. */
export const viewsOf = async (
  ctx: Ctx,
  refs: readonly ContentRef[],
): Promise<ReadonlyMap<string, PieceViews>> => {
  const totals = await findTotals(ctx, refs);
  const views = new Map(
    totals.map((total) => [refKey({ type: total.type, id: total.objectId }), total.views]),
  );
  return new Map(refs.map((ref) => [refKey(ref), told(views.get(refKey(ref)) ?? 0)]));
};

const told = (views: number): PieceViews => ({ views, text: texts.countInWords(views) });

export interface TrendingPiece extends ContentRef, PieceViews {
  readonly title: string;
  readonly href: string;
}

/** Finds what was read most in the last day, of what the viewer looks after; nothing that only a few have read. */
export const trending = async (ctx: Ctx, limit: number): Promise<TrendingPiece[]> => {
  const until = new Date(hourOf(ctx.now).getTime() + HOUR_MS);
  const since = new Date(until.getTime() - TRENDING_HOURS * HOUR_MS);
  const read = (await findReadBetween(ctx, { since, until, limit: CANDIDATES })).filter(
    ({ views }) => !isSmall(views),
  );
  const summaries = await summariesOf(ctx, read);
  return read
    .flatMap(({ type, id, views }) => {
      const summary = summaries.get(refKey({ type, id }));
      if (!summary) return [];
      const { title, href, locationPath, authorId } = summary;
      const isLookedAfter = maySeeAudience(ctx.viewer, { authorId: authorId ?? 0, locationPath });
      return isLookedAfter ? [{ type, id, title, href, ...told(views) }] : [];
    })
    .slice(0, limit);
};

/** How many pieces are looked through for those of the viewer's places. */
const CANDIDATES = 200;
