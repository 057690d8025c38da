// Loads a plain list, page by page: a category in a place, a tag, a kind, and what is older on any page with a list. The first
// page of it has a hierarchy.
import type { LinkView } from '#design/page-frame.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer, PageOptions } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { calendarLinks } from '#kernel/calendar-links.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { url } from '#kernel/named-routes.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { COUNTED_UP_TO, countPieces, cursorBefore, listMerged } from '#bundles/lists/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import type { Criteria, PieceCursor } from '#bundles/lists/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { loadShareCard } from '#bundles/sharing/public.ts';
import type { CardSubject } from '#bundles/sharing/public.ts';
import { loadSubscriptions } from '#bundles/subscriptions/public.ts';
import type { Selector } from '#bundles/subscriptions/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { listHead, olderHref } from './list-head.ts';
import { frontPaths } from './paths.ts';
import * as texts from './texts.ts';
import { ListPage } from './ui/ListPage.tsx';
import type { ListPageView } from './views.ts';

/** A list as its address names it. */
export interface ListSubject {
  readonly path: string;
  /** Where search engines find it, when it stands at several addresses. */
  readonly canonical?: string;
  readonly feed: string;
  /** The lists that are read as one; they share no piece. */
  readonly lists: readonly Criteria[];
  readonly look?: ListPageView['look'];
  /** What one follows here. */
  readonly selector?: Selector;
  readonly kicker: ListPageView['kicker'];
  readonly name: string;
  /** The title of the window, where the name alone says too little. */
  readonly title: string;
  readonly description: string;
  /** Links from below the portal's front page down to the list itself. */
  readonly crumbs: readonly LinkView[];
  /** What stands for it where others link to it. */
  readonly card: CardSubject;
  readonly elsewhere?: ListPageView['elsewhere'];
  readonly empty: ListPageView['empty'];
  /** Leaves out of a teaser what the page says already. */
  readonly shorten: (teaser: TeaserView) => TeaserView;
  readonly place?: PageOptions['place'];
  readonly tags: readonly string[];
}

export const loadListPage = async (
  ctx: Ctx,
  subject: ListSubject,
  after?: PieceCursor,
): Promise<PageAnswer> => {
  const { path, selector } = subject;
  const key = `front.list ${after ? olderHref(path, after) : path}`;
  const [{ teasers, count, newer, older, calendar, tags }, portal, buttons, image] = await Promise.all([
    loadShared(ctx, key, (ctx) => loadList(ctx, subject, after)),
    readSetting(ctx, portalName),
    selector ? loadSubscriptions(ctx, [selector], path) : null,
    loadShareCard(ctx, subject.card),
  ]);
  const crumbs = [{ name: portal, href: url(frontPaths.root) }, ...subject.crumbs];
  const view: ListPageView = {
    kicker: subject.kicker,
    title: after ? texts.olderPieces(subject.name) : subject.name,
    crumbs: crumbs.slice(0, -1),
    count: count ? texts.pieceCount(count, COUNTED_UP_TO) : null,
    subscribe: (selector && buttons?.(selector)) ?? null,
    calendar,
    isFirst: !after,
    look: subject.look ?? 'rows',
    teasers,
    elsewhere: subject.elsewhere ?? null,
    older,
    newer,
    empty: after ? { ...subject.empty, text: texts.nothingOlder } : subject.empty,
  };
  return page(ListPage, view, {
    head: listHead(ctx, {
      ...subject,
      path: subject.canonical ?? path,
      crumbs,
      portal,
      image,
      isEmpty: !after && teasers.length === 0,
      // Behind the last entry there is nothing that an address of its own should lead to.
      after: teasers.length > 0 ? after : undefined,
      newer: newer && atCanonical(subject, newer),
      older: older && atCanonical(subject, older),
    }),
    ...(subject.place && { place: subject.place }),
    tags,
  });
};

/** Returns the address of the same page of the list at its canonical address. */
const atCanonical = ({ path, canonical = path }: ListSubject, href: string) =>
  canonical + href.slice(path.length);

/** Loads what all who may read the same find in the list. */
const loadList = async (ctx: Ctx, subject: ListSubject, after: PieceCursor | undefined) => {
  const [list, newer, count, [calendar]] = await Promise.all([
    listMerged(ctx, subject.lists, after),
    after ? hrefBefore(ctx, subject, after) : null,
    after ? null : countPieces(ctx, ...subject.lists),
    after ? [] : calendarsOf(ctx, subject.card),
  ]);
  const { views, tags } = await loadTeasers(ctx, list.entries);
  return {
    teasers: views.map(subject.shorten),
    count,
    newer,
    calendar: calendar ?? null,
    older: list.next ? olderHref(subject.path, list.next) : null,
    tags: [...subject.tags, ...tags, LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG],
    authorIds: list.entries.map((entry) => entry.authorId),
  };
};

/** Returns the calendars of what is listed by category and tag; those of a place are on its front page. */
const calendarsOf = (ctx: Ctx, card: CardSubject): Promise<LinkView[]> => {
  if ('locationId' in card)
    return calendarLinks.collect(ctx, { locationId: card.locationId, categoryId: card.id });
  return card.type === 'tag' ? calendarLinks.collect(ctx, { tagId: card.id }) : Promise.resolve([]);
};

const hrefBefore = async (ctx: Ctx, { path, lists }: ListSubject, after: PieceCursor): Promise<string> => {
  const before = await cursorBefore(ctx, lists, after);
  return before ? olderHref(path, before) : path;
};
