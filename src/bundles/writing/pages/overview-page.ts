// Loads one's own contributions: how to begin another one, what is being worked on, what is out, what was taken back.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { packListCursor, unpackListCursor } from '#kernel/list-cursor.ts';
import { url } from '#kernel/named-routes.ts';
import { refusalInWords, refusalToAct } from '#kernel/viewer.ts';
import type { ActRefusal, Viewer } from '#kernel/viewer.ts';
import { audiencePaths } from '#bundles/audience/public.ts';
import { COUNTED_UP_TO, countPieces, listPieces, packCursor, unpackCursor } from '#bundles/lists/public.ts';
import { actRefusals, userPaths } from '#bundles/users/public.ts';
import { readSentence } from '#bundles/wording/public.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { isOpenToViewer } from '../opening.ts';
import { writingPaths } from '../paths.ts';
import { OverviewPage } from '../ui/pages/OverviewPage.tsx';
import * as texts from '../ui/pages/texts.ts';
import { nothingYet } from '../wordings.ts';
import { MOST_COUNTED, OLDER_QUERY, OWN_TABS } from './constants.ts';
import type { OwnTab } from './constants.ts';
import { toEntries, toPublishedEntries } from './entries.ts';
import { countOwn, listOwn, manuscriptsOfPieces } from './listing.ts';
import type { EntryView, OverviewView, RefusalView } from './views.ts';

const PATHS = {
  working: writingPaths.overview,
  published: writingPaths.published,
  takenBack: writingPaths.takenBack,
};

interface OverviewOptions {
  readonly userId: number;
  readonly tab: OwnTab;
  /** Where the page before ended. */
  readonly older: string | undefined;
}

export const loadOverviewPage = async (ctx: Ctx, options: OverviewOptions): Promise<PageAnswer> => {
  const { userId, tab, older } = options;
  const path = url(PATHS[tab]);
  const refusal = refusalToAct(ctx.viewer);
  const [starts, shell, tabs, list, words] = await Promise.all([
    startsIn(ctx),
    loadAccountShell(ctx, url(writingPaths.overview)),
    loadTabs(ctx, userId, tab),
    tab === 'published' ? loadPublished(ctx, userId, older) : loadOwn(ctx, { ...options, tab }),
    readSentence(ctx, nothingYet, {}),
  ]);
  const empty = tab === 'working' ? words : { title: texts.ownEmpty[tab], text: texts.ownEmptyText[tab] };
  const view: OverviewView = {
    shell,
    starts: refusal === null ? starts : [],
    refusal: refusal && refusalView(ctx.viewer, refusal),
    tabs,
    tab,
    entries: list.entries,
    empty: refusal === null ? empty : { title: empty.title, text: texts.ownEmptyLater },
    figuresHref: tab === 'published' && list.entries.length > 0 ? url(audiencePaths.own) : null,
    newer: older ? path : null,
    older: list.next && `${path}?${OLDER_QUERY}=${list.next}`,
  };
  return page(OverviewPage, view, { head: { title: texts.overviewTitle, robots: 'noindex' } });
};

/** Says why the viewer can't write, before they begin in vain. */
const refusalView = (viewer: Viewer, refusal: ActRefusal): RefusalView =>
  refusal === 'unconfirmed'
    ? {
        title: texts.unconfirmedTitle,
        text: texts.unconfirmedText,
        resend: {
          name: texts.resend,
          action: url(userPaths.resendConfirmation),
          fields: { next: url(writingPaths.overview) },
        },
      }
    : { title: texts.refusedTitle, text: refusalInWords(viewer, actRefusals, refusal), resend: null };

/** Returns what can be begun here: kinds that are switched on, written, and open. */
const startsIn = async (ctx: Ctx): Promise<OverviewView['starts']> => {
  const kinds = declaring(ctx.portal.kinds.all(), 'composer', 'names');
  const areOpen = await Promise.all(kinds.map(({ type }) => isOpenToViewer(ctx, type)));
  return kinds
    .filter((_, at) => areOpen[at])
    .map(({ names, composer }) => ({
      name: names.one,
      text: composer.invitation,
      icon: composer.icon,
      href: url(composer.start),
    }));
};

const loadTabs = async (ctx: Ctx, userId: number, current: OwnTab) => {
  const [own, published] = await Promise.all([countOwn(ctx, userId), countPieces(ctx, { ownerId: userId })]);
  const counts = { ...own, published };
  return OWN_TABS.map((tab) => ({
    name: texts.ownTabs[tab],
    href: url(PATHS[tab]),
    isCurrent: tab === current,
    note: texts.count(counts[tab], tab === 'published' ? COUNTED_UP_TO : MOST_COUNTED),
  }));
};

interface Listed {
  readonly entries: readonly EntryView[];
  readonly next: string | null;
}

const loadOwn = async (
  ctx: Ctx,
  { userId, tab, older }: OverviewOptions & { readonly tab: 'working' | 'takenBack' },
): Promise<Listed> => {
  const { rows, next } = await listOwn(ctx, userId, tab, unpackListCursor(older));
  return { entries: await toEntries(ctx, rows, { isDesk: false }), next: next ? packListCursor(next) : null };
};

const loadPublished = async (ctx: Ctx, userId: number, older: string | undefined): Promise<Listed> => {
  const { entries, next } = await listPieces(ctx, { ownerId: userId, after: unpackCursor(older) });
  const rows = await manuscriptsOfPieces(ctx, entries);
  return {
    entries: await toPublishedEntries(ctx, entries, rows),
    next: next ? packCursor(next) : null,
  };
};
