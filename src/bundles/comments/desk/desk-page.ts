// Adds the moderators' desk for comments, and its entry in the menu.
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { agoOf } from '#design/dates.ts';
import { page, seeOther } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { activeRolePaths, isSignedIn } from '#kernel/viewer.ts';
import { authorIdsOf, loadAuthors, loadContext, withAuthors } from '../comment-views.ts';
import type { Authors, CommentContext } from '../comment-views.ts';
import { commentPaths } from '../paths.ts';
import type { CommentRow } from '../queries.ts';
import * as texts from '../texts.ts';
import { DeskPage } from '../ui/DeskPage.tsx';
import type { CommentDeskEntry, CommentDeskView } from '../views.ts';
import { countPending, listForDesk } from './queries.ts';
import type { DeskKind, DeskPageRows, DeskOptions } from './queries.ts';
import { PATHS, deskTabs } from './tabs.ts';

/** A rejection that comes back with what was typed. */
export interface RefusedDecision extends NonNullable<CommentDeskEntry['refused']> {
  readonly commentId: number;
}

/** Leads from a page that has nothing any more, since all on it was decided or is gone, to the newest. */
export const loadDeskPage = async (
  ctx: Ctx,
  options: DeskOptions,
  refused?: RefusedDecision,
): Promise<PageAnswer | RedirectAnswer> => {
  const [desk, list, pendingCount] = await Promise.all([
    loadDesk(ctx, url(PATHS[options.kind])),
    listForDesk(ctx, options),
    countPending(ctx),
  ]);
  const isWithin = options.before !== undefined || options.after !== undefined;
  if (list.rows.length === 0 && isWithin) return seeOther(url(PATHS[options.kind]));
  const view: CommentDeskView = {
    tabs: deskTabs(options.kind, pendingCount),
    kind: options.kind,
    entries: (await toEntries(ctx, list.rows)).map((entry) =>
      entry.comment.commentId === refused?.commentId ? { ...entry, refused } : entry,
    ),
    ...neighboursOf(options.kind, list),
  };
  const head = { title: texts.deskTitle, robots: 'noindex', desk };
  return page(DeskPage, view, { head, ...(refused && { status: 422 }) });
};

/** Returns the entry for whoever is a moderator anywhere. */
export const deskEntry = async (ctx: Ctx, path: string | null): Promise<DeskEntry | undefined> => {
  if (!isSignedIn(ctx.viewer) || activeRolePaths(ctx.viewer, 'moderator').length === 0) return undefined;
  const count = path === null ? 0 : await countPending(ctx);
  return { name: texts.deskName, href: url(commentPaths.desk), area: 'cockpit', order: 20, count };
};

const neighboursOf = (kind: DeskKind, { rows, hasNewer, hasOlder }: DeskPageRows) => ({
  newer: hasNewer && rows.length > 0 ? url(PATHS[kind], {}, { nach: rows[0]!.id }) : null,
  older: hasOlder && rows.length > 0 ? url(PATHS[kind], {}, { vor: rows.at(-1)!.id }) : null,
});

const toEntries = async (ctx: Ctx, rows: readonly CommentRow[]): Promise<CommentDeskEntry[]> => {
  const [subjects, authors, around] = await Promise.all([
    summariesOf(ctx, rows.map(ownerOf)),
    loadAuthors(ctx, authorIdsOf(rows)),
    loadContext(ctx, rows, { href: '', locationPath: '', isLocked: false }),
  ]);
  return rows.flatMap((row) => {
    const subject = subjects.get(refKey(ownerOf(row)));
    return subject ? [toEntry(ctx, row, subject, { authors, around })] : [];
  });
};

const toEntry = (
  ctx: Ctx,
  row: CommentRow,
  subject: ContentSummary,
  { authors, around }: { authors: Authors; around: CommentContext },
): CommentDeskEntry => {
  const [comment] = withAuthors(ctx, [row], authors, { ...around, subject: { ...subject, isLocked: false } });
  const { may, deleteHref } = comment!;
  return {
    comment: comment!,
    subject: { title: subject.title, href: subject.href },
    created: agoOf(row.createdAt, ctx.now),
    refused: null,
    decideAction: may.approve ? url(commentPaths.decide, { commentId: row.id }) : null,
    deleteHref: row.state === 'held' ? null : deleteHref,
  };
};

const ownerOf = ({ ownerType, ownerId }: CommentRow): ContentRef => ({ type: ownerType, id: ownerId });
