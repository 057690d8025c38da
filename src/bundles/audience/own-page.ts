// Shows one's own figures: the week so far, and one's pieces with how they were read.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { momentOf } from '#design/dates.ts';
import { grouped } from '#design/wording.ts';
import { countCommentsByDay } from '#bundles/comments/public.ts';
import { countLikesByDay } from '#bundles/likes/public.ts';
import { listPieces, packCursor, unpackCursor, OLDER_QUERY } from '#bundles/lists/public.ts';
import { countFollowsByDay } from '#bundles/subscriptions/public.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { COMPARED_PIECES, LISTED_PIECES } from './constants.ts';
import { audiencePaths } from './paths.ts';
import { findReadBetween, findTotals } from './queries.ts';
import { toFigures } from './gauge.ts';
import * as texts from './texts.ts';
import { OwnFiguresPage } from './ui/OwnFiguresPage.tsx';
import type { FigureView, OwnFiguresView, OwnPieceView } from './views.ts';
import { weekOf } from './weeks.ts';

/** The place in the menu after one's own contributions. */
const MENU_ORDER = 42;

export const ownEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: texts.menuName, href: url(audiencePaths.own), order: MENU_ORDER } : undefined;

interface OwnOptions {
  readonly userId: number;
  readonly older: string | undefined;
}

export const loadOwnFiguresPage = async (ctx: Ctx, { userId, older }: OwnOptions): Promise<PageAnswer> => {
  const path = url(audiencePaths.own);
  const [shell, week, list] = await Promise.all([
    loadAccountShell(ctx, path),
    loadWeek(ctx, userId),
    listPieces(ctx, { ownerId: userId, limit: LISTED_PIECES, after: unpackCursor(older) }),
  ]);
  const view: OwnFiguresView = {
    shell,
    week,
    pieces: await toOwnPieces(ctx, list.entries),
    newer: older ? path : null,
    older: list.next ? `${path}?${OLDER_QUERY}=${packCursor(list.next)}` : null,
  };
  return page(OwnFiguresPage, view, { head: { title: texts.ownTitle, robots: 'noindex' } });
};

/** Loads the figures since Monday, of the latest pieces, which are those that are read. */
const loadWeek = async (ctx: Ctx, userId: number): Promise<FigureView[]> => {
  const { entries } = await listPieces(ctx, { ownerId: userId, limit: COMPARED_PIECES });
  const { since } = weekOf(ctx.now);
  const until = new Date(ctx.now.getTime() + HOUR_MS);
  const refs = entries.map(({ type, id }) => ({ type, id }));
  const follows = [...refs, { type: 'user', id: userId }];
  const [read, likes, comments, followed] = await Promise.all([
    refs.length === 0 ? [] : findReadBetween(ctx, { since, until, refs }),
    countLikesByDay(ctx, refs, since),
    countCommentsByDay(ctx, refs, since),
    countFollowsByDay(ctx, follows, since),
  ]);
  const total = { views: 0, reads: 0, seconds: 0, shares: 0 };
  for (const piece of read) {
    total.views += piece.views;
    total.reads += piece.reads;
    total.seconds += piece.seconds;
    total.shares += piece.shares;
  }
  return [
    ...toFigures(total),
    { name: texts.figures.likes, value: sum(likes) },
    { name: texts.figures.comments, value: sum(comments) },
    { name: texts.newFollowers, value: sum(followed) },
    { name: texts.figures.shares, value: texts.countInWords(total.shares) },
  ];
};

const sum = (rows: readonly { readonly count: number }[]): string =>
  grouped(rows.reduce((total, { count }) => total + count, 0));

type Entry = ContentRef & { readonly publishedAt: Date };

const toOwnPieces = async (ctx: Ctx, entries: readonly Entry[]): Promise<OwnPieceView[]> => {
  const [summaries, totals] = await Promise.all([summariesOf(ctx, entries), findTotals(ctx, entries)]);
  const byRef = new Map(totals.map((total) => [refKey({ type: total.type, id: total.objectId }), total]));
  return entries.flatMap((entry) => {
    const summary = summaries.get(refKey(entry));
    if (!summary) return [];
    return [
      {
        title: summary.title,
        href: url(audiencePaths.piece, { contentType: entry.type, contentId: entry.id }),
        publishedAt: momentOf(entry.publishedAt),
        figures: toFigures(byRef.get(refKey(entry))),
      },
    ];
  });
};
