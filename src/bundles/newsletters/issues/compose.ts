// Determines what stands in an issue by rule and by what editors chose: of what everybody may see now, as an anonymous visitor
// sees it.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { anonymous } from '#kernel/viewer.ts';
import { getLocationTree, isWithin } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import { listDiscussed, listSeveral, piecesByRefs } from '#bundles/lists/public.ts';
import type { Criteria, PieceEntry } from '#bundles/lists/public.ts';
import { loadTeasers, loadUpcoming } from '#bundles/teasers/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import {
  DATES_AHEAD_DAYS,
  DATES_LENGTH,
  DISCUSSED_LENGTH,
  LONGEST_LOOK_BACK_MS,
  OFFERED_LENGTH,
  OVERLAP_MS,
  PAGES_READ,
  RHYTHM_DAYS,
} from '../constants.ts';
import { findSentBefore } from '../queries.ts';
import type { Issue, Newsletter } from '../queries.ts';
import { arrange } from '../rules.ts';
import { keyOf, parseKey } from './piece-keys.ts';

/** What each part of an issue shows, in its order. */
export interface Composition {
  readonly news: readonly TeaserView[];
  readonly dates: readonly TeaserView[];
  readonly discussed: readonly TeaserView[];
  /** What would stand in it, had editors not left it out. */
  readonly leftOut: readonly TeaserView[];
  /** What didn't fit in. */
  readonly further: readonly TeaserView[];
}

type Choices = Pick<Issue, 'since' | 'order' | 'leftOut' | 'added'>;

export const composeIssue = async (
  asked: Ctx,
  newsletter: Newsletter,
  issue: Choices,
): Promise<Composition> => {
  const ctx = actAs(asked, anonymous);
  const found = await findNews(ctx, newsletter, issue);
  const { byKey, keys } = found;
  const viewOf = (key: string) => byKey.get(key) ?? [];
  const arranged = arrange(keys, issue).filter((key) => byKey.has(key));
  const [chosen, rest] = [arranged.slice(0, newsletter.length), arranged.slice(newsletter.length)];
  const news = chosen.flatMap(viewOf);
  // What stands in one part, or was left out by editors, isn't told in another; what didn't fit in may be.
  const named = new Set([...chosen, ...issue.leftOut]);
  const dates = newsletter.hasDates ? await findDates(ctx, newsletter, named) : [];
  for (const teaser of dates) named.add(keyOf(teaser));
  const discussed = newsletter.hasDiscussed ? await findDiscussed(ctx, newsletter, named) : [];
  return {
    news,
    dates,
    discussed,
    leftOut: issue.leftOut.flatMap(viewOf),
    further: rest.slice(0, OFFERED_LENGTH).flatMap(viewOf),
  };
};

/**
 * Returns what came out since the last issue and fits, the newest first, with what editors added; nothing that an issue told
 * before.
 */
const findNews = async (ctx: Ctx, newsletter: Newsletter, { since, added }: Choices) => {
  const oldest = new Date(Math.max(since.getTime() - OVERLAP_MS, ctx.now.getTime() - LONGEST_LOOK_BACK_MS));
  const [found, chosen] = await Promise.all([
    listSince(ctx, newsletter, oldest),
    piecesByRefs(
      ctx,
      added.flatMap((key) => parseKey(key) ?? []),
    ),
  ]);
  const entries = [...new Map([...found, ...chosen].map((entry) => [refKey(entry), entry])).values()];
  const sentBefore = await findSentBefore(ctx, newsletter.id, entries);
  const fresh = entries.filter((entry) => !sentBefore.has(refKey(entry)));
  const { byRef } = await loadTeasers(ctx, fresh);
  const byKey = new Map([...byRef].map(([key, view]): [string, readonly TeaserView[]] => [key, [view]]));
  // What takes place has a part of its own where the newsletter has dates.
  const isNews = (entry: ContentRef) => !newsletter.hasDates || byRef.get(refKey(entry))?.date === null;
  return {
    byKey,
    keys: found
      .filter(isNews)
      .map(refKey)
      .filter((key) => byKey.has(key)),
  };
};

const listSince = async (ctx: Ctx, newsletter: Newsletter, since: Date): Promise<PieceEntry[]> => {
  const tree = await getLocationTree(ctx);
  const fits = fitsIn(newsletter, tree);
  const entries = new Map<string, PieceEntry>();
  for (const list of listsOf(newsletter, tree)) {
    let after: Parameters<typeof listSeveral>[1][number]['after'];
    for (let page = 0; page < PAGES_READ; page++) {
      const [part] = await listSeveral(ctx, [{ ...list, after }]);
      const fresh = part!.entries.filter(({ publishedAt }) => publishedAt > since);
      for (const entry of fresh.filter(fits)) entries.set(refKey(entry), entry);
      if (fresh.length < part!.entries.length || !part!.next) break;
      after = part!.next;
    }
  }
  return [...entries.values()].toSorted(
    (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id,
  );
};

/**
 * Returns the lists that there are indexes for; what they hold beyond the place is left out afterwards. The whole portal is all
 * places that lie in no other: there may be several.
 */
const listsOf = ({ locationId, categoryIds, tagIds }: Newsletter, tree: LocationTree): Criteria[] => {
  if (categoryIds.length + tagIds.length === 0) return [locationId === null ? {} : { locationId }];
  const roots = tree.all.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  const places = locationId === null ? roots : [locationId];
  return [
    ...places.flatMap((place) => categoryIds.map((categoryId) => ({ locationId: place, categoryId }))),
    ...tagIds.map((tagId) => ({ tagId })),
  ];
};

const fitsIn = ({ locationId, types }: Newsletter, tree: LocationTree) => {
  const place = locationId === null ? undefined : tree.byId.get(locationId);
  return (entry: PieceEntry): boolean => {
    const path = tree.byId.get(entry.locationId)?.path;
    const isThere = locationId === null || (place && path !== undefined && isWithin(path, place.path));
    return Boolean(isThere) && (types?.includes(entry.type) ?? true);
  };
};

const findDates = async (
  ctx: Ctx,
  { locationId, rhythm }: Newsletter,
  named: ReadonlySet<string>,
): Promise<TeaserView[]> => {
  const until = new Date(ctx.now.getTime() + DATES_AHEAD_DAYS[rhythm] * DAY_MS).toISOString();
  const place = locationId === null ? {} : { locationId };
  const { views } = await loadUpcoming(ctx, { ...place, limit: DATES_LENGTH + named.size });
  return views
    .filter((teaser) => !named.has(keyOf(teaser)) && teaser.date && teaser.date.iso < until)
    .slice(0, DATES_LENGTH);
};

const findDiscussed = async (
  ctx: Ctx,
  { locationId, rhythm }: Newsletter,
  named: ReadonlySet<string>,
): Promise<TeaserView[]> => {
  const entries = await listDiscussed(ctx, {
    locationId: locationId ?? undefined,
    days: 2 * RHYTHM_DAYS[rhythm],
  });
  const others = entries.filter((entry) => !named.has(refKey(entry))).slice(0, DISCUSSED_LENGTH);
  return [...(await loadTeasers(ctx, others)).views];
};
