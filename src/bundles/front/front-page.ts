// The front page of the portal, of a place, of a category in a place: the newest pieces, one batch per kind.
import { agoOf, clockText, dayText, shortDayText } from '#design/dates.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { listedThingsOf, refKey } from '#kernel/content-kinds.ts';
import type { ListedThing } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { LOCATIONS_TAG, getLocationTree } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { ALL_PIECES_TAG, listPieces, placePiecesTag } from '#bundles/pieces/public.ts';
import type { PieceEntry } from '#bundles/pieces/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG, getCategories } from '#bundles/topics/public.ts';
import type { Category } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { OLDER_QUERY } from './constants.ts';
import { packCursor, unpackCursor } from './rules.ts';
import * as texts from './texts.ts';
import { FrontPage } from './ui/FrontPage.tsx';
import type { FrontPageView, TeaserView } from './views.ts';

export interface ListWish {
  readonly path: string;
  readonly location?: Location;
  readonly category?: Category;
  /** From the address, unchecked. */
  readonly older?: string | undefined;
}

export const loadFrontPage = async (ctx: Ctx, wish: ListWish): Promise<PageAnswer> => {
  const { location, category, path } = wish;
  const after = unpackCursor(wish.older);
  const [list, name] = await Promise.all([
    listPieces(ctx, {
      ...(location && { locationId: location.id }),
      ...(category && { categoryId: category.id }),
      ...(after && { after }),
    }),
    readSetting(ctx, portalName),
  ]);
  const title = [category?.name, location?.name].filter((part) => part !== undefined).join(' · ');
  const view: FrontPageView = {
    title: title || null,
    teasers: await loadTeasers(ctx, list.entries),
    older: list.next ? `${path}?${OLDER_QUERY}=${packCursor(list.next)}` : null,
    newer: after ? path : null,
    emptyText: texts.emptyText,
  };
  return page(FrontPage, view, {
    head: { title: title || name, canonical: ctx.config.publicUrl + path },
    place: {
      ...(location && { locationSlug: location.slug }),
      ...(category && { categorySlug: category.slug }),
    },
    tags: tagsOf(list.entries, location),
  });
};

const tagsOf = (entries: readonly PieceEntry[], location: Location | undefined) => [
  ...new Set([
    location ? placePiecesTag(location.id) : ALL_PIECES_TAG,
    LOCATIONS_TAG,
    CATEGORIES_TAG,
    SETTINGS_TAG,
    ...entries.flatMap((entry) => [refKey(entry), `user:${entry.authorId}`]),
  ]),
];

const loadTeasers = async (ctx: Ctx, entries: readonly PieceEntry[]): Promise<TeaserView[]> => {
  const [things, authors, tree, categories] = await Promise.all([
    listedThingsOf(ctx, entries),
    usersByIds(ctx, [...new Set(entries.map((entry) => entry.authorId))]),
    getLocationTree(ctx),
    getCategories(ctx),
  ]);
  const today = dayText(ctx.now);
  return entries.flatMap((entry) => {
    const thing = things.get(refKey(entry));
    if (!thing) return [];
    const kicker = {
      place: tree.byId.get(thing.card.locationId)?.name ?? '',
      category: categories.byId.get(thing.card.categoryId)?.name ?? '',
    };
    return [
      toTeaser(entry, thing, {
        kicker,
        author: authors.get(entry.authorId)?.name ?? null,
        now: ctx.now,
        today,
      }),
    ];
  });
};

const toTeaser = (
  entry: PieceEntry,
  { summary, card }: ListedThing,
  around: { kicker: TeaserView['kicker']; author: string | null; now: Date; today: string },
): TeaserView => {
  const { publishedAt } = entry;
  const isToday = dayText(publishedAt) === around.today;
  const short = isToday ? clockText(publishedAt).replace(/\s.*/, '') : shortDayText(publishedAt);
  return {
    id: entry.id,
    kind: entry.type,
    href: summary.href,
    kicker: around.kicker,
    headline: softHyphens(card.headline),
    lead: card.lead,
    author: around.author,
    time: { ...agoOf(publishedAt, around.now), short },
    commentCount: entry.commentCount,
    isPremium: card.isPremium,
  };
};
