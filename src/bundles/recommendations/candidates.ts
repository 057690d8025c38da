// Loads what a feed is put together from: the newest pieces that everybody may see, with their teasers. It is loaded as nobody
// in particular and kept for all readers; an order made of them is kept for none.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { refKey } from '#kernel/content-kinds.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { anonymous } from '#kernel/viewer.ts';
import { LOCATIONS_TAG, getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { listTag, piecesSince } from '#bundles/lists/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { CATEGORIES_TAG, tagsByIds } from '#bundles/topics/public.ts';
import { CANDIDATES_TO_SPARE, CANDIDATE_DAYS, CONTINUED_HOURS, MOST_CANDIDATES } from './constants.ts';
import type { CandidateFacts } from './rules.ts';

export interface Candidate extends CandidateFacts {
  readonly teaser: TeaserView;
}

export interface Candidates {
  readonly all: readonly Candidate[];
  readonly tagNames: ReadonlyMap<number, string>;
  readonly tags: readonly string[];
}

/** Loads the same for who looks after the portal as for everybody: nobody's feed shows more than all may see. */
export const loadCandidates = (ctx: Ctx): Promise<Candidates> => {
  const reader = { ...anonymous, hasPass: ctx.viewer.hasPass };
  return loadShared(actAs(ctx, reader), 'recommendations.candidates', loadAll);
};

/** How long pieces are candidates; longer than a feed reaches back, for feeds that were begun before. */
const KEPT_MS = CANDIDATE_DAYS * DAY_MS + CONTINUED_HOURS * HOUR_MS;

const loadAll = async (ctx: Ctx) => {
  const [entries, tree] = await Promise.all([
    piecesSince(ctx, {
      since: new Date(ctx.now.getTime() - KEPT_MS),
      limit: MOST_CANDIDATES + CANDIDATES_TO_SPARE,
    }),
    getLocationTree(ctx),
  ]);
  const [{ byRef, tags }, named] = await Promise.all([
    loadTeasers(ctx, entries),
    tagsByIds(ctx, [...new Set(entries.flatMap(({ tagIds }) => tagIds))]),
  ]);
  const all = entries.flatMap((entry): Candidate[] => {
    const teaser = byRef.get(refKey(entry));
    if (!teaser) return [];
    const { type, id, publishedAt, authorId, categoryId, locationId, tagIds } = entry;
    const placeIds = idsOfPath(tree.byId.get(locationId)?.path ?? '');
    return [{ type, id, publishedAt, authorId, categoryId, locationId, placeIds, tagIds, teaser }];
  });
  return {
    all,
    tagNames: new Map(named.map(({ id, name }) => [id, name])),
    tags: [listTag(), LOCATIONS_TAG, CATEGORIES_TAG, ...tags],
    // Authors get what everybody gets, also of their own pieces.
    authorIds: [],
  };
};
