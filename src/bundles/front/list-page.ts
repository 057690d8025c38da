// A plain list, page by page: a category in a place, a tag, and what is older on any page with a list. The first page of
// it has a hierarchy.
import type { LinkView } from '#design/page-frame.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer, PageOptions } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { COUNTED_UP_TO, countPieces, cursorBefore, listPieces, loadTeasers } from '#bundles/pieces/public.ts';
import type { PieceCursor, PieceFilter, TeaserView } from '#bundles/pieces/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { loadSubscriptions } from '#bundles/subscriptions/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { listHead, olderHref } from './list-head.ts';
import * as texts from './texts.ts';
import { ListPage } from './ui/ListPage.tsx';
import type { ListPageView } from './views.ts';

/** A list as its address names it. */
export interface ListSubject {
  readonly path: string;
  readonly feed: string;
  readonly filter: Omit<PieceFilter, 'after'>;
  /** What one follows here. */
  readonly selectorTag?: string;
  readonly kicker: ListPageView['kicker'];
  readonly name: string;
  /** For the title of the window, where the name alone says too little. */
  readonly title: string;
  readonly description: string;
  /** From the top down to the list itself. */
  readonly crumbs: readonly LinkView[];
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
  const { path, selectorTag } = subject;
  const key = `front.list ${after ? olderHref(path, after) : path}`;
  const [{ teasers, count, newer, older, tags }, portal, buttons] = await Promise.all([
    loadShared(ctx, key, (ctx) => loadList(ctx, subject, after)),
    readSetting(ctx, portalName),
    selectorTag ? loadSubscriptions(ctx, [selectorTag], path) : null,
  ]);
  const view: ListPageView = {
    kicker: subject.kicker,
    title: after ? texts.olderPieces(subject.name) : subject.name,
    crumbs: subject.crumbs.slice(0, -1),
    count: count ? texts.pieceCount(count, COUNTED_UP_TO) : null,
    subscribe: (selectorTag && buttons?.get(selectorTag)) || null,
    isFirst: !after,
    teasers,
    elsewhere: subject.elsewhere ?? null,
    older,
    newer,
    empty: after ? { ...subject.empty, text: texts.nothingOlder } : subject.empty,
  };
  return page(ListPage, view, {
    head: listHead(ctx, {
      ...subject,
      portal,
      // Behind the last entry there is nothing that an address of its own should lead to.
      after: teasers.length > 0 ? after : undefined,
      newer,
      older,
    }),
    ...(subject.place && { place: subject.place }),
    tags,
  });
};

/** What all who may read the same find in it. */
const loadList = async (ctx: Ctx, subject: ListSubject, after: PieceCursor | undefined) => {
  const [list, newer, count] = await Promise.all([
    listPieces(ctx, { ...subject.filter, after }),
    after ? hrefBefore(ctx, subject, after) : null,
    after ? null : countPieces(ctx, subject.filter),
  ]);
  const { views, tags } = await loadTeasers(ctx, list.entries);
  return {
    teasers: views.map(subject.shorten),
    count,
    newer,
    older: list.next ? olderHref(subject.path, list.next) : null,
    tags: [...subject.tags, ...tags, LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG],
    authorIds: list.entries.map((entry) => entry.authorId),
  };
};

const hrefBefore = async (ctx: Ctx, { path, filter }: ListSubject, after: PieceCursor): Promise<string> => {
  const before = await cursorBefore(ctx, { ...filter, after });
  return before ? olderHref(path, before) : path;
};
