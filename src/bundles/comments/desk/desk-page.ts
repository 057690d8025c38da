// The moderators' desk for comments, and its entry in the menu.
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { agoOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { activeRolePaths, isSignedIn } from '#kernel/viewer.ts';
import { authorIdsOf, loadFaces, loadSurroundings, withFaces } from '../comment-views.ts';
import type { Faces, Surroundings } from '../comment-views.ts';
import { commentPaths } from '../paths.ts';
import type { CommentRow } from '../queries.ts';
import * as texts from '../texts.ts';
import { DeskPage } from '../ui/DeskPage.tsx';
import type { CommentDeskEntry, CommentDeskView } from '../views.ts';
import { countHeld, listForDesk } from './queries.ts';
import type { DeskKind, DeskPageRows, DeskWish } from './queries.ts';

const PATHS = { held: commentPaths.desk, recent: commentPaths.deskRecent };

export const loadDeskPage = async (ctx: Ctx, wish: DeskWish): Promise<PageAnswer> => {
  const [shell, list, heldCount] = await Promise.all([
    loadAccountShell(ctx, url(PATHS[wish.kind])),
    listForDesk(ctx, wish),
    countHeld(ctx),
  ]);
  const view: CommentDeskView = {
    shell,
    tabs: tabsOf(wish.kind, heldCount),
    kind: wish.kind,
    entries: await toEntries(ctx, list.rows),
    ...neighboursOf(wish.kind, list),
  };
  return page(DeskPage, view, { head: { title: texts.deskTitle, robots: 'noindex' } });
};

/** For whoever is a moderator anywhere. */
export const deskEntry = async (ctx: Ctx, path: string | null): Promise<AccountEntry | undefined> => {
  if (!isSignedIn(ctx.viewer) || activeRolePaths(ctx.viewer, 'moderator').length === 0) return undefined;
  const count = path === null ? 0 : await countHeld(ctx);
  return { name: texts.deskName, href: url(commentPaths.desk), order: 10, group: 'desk', count };
};

const tabsOf = (current: DeskKind, heldCount: number) =>
  (['held', 'recent'] as const).map((kind) => ({
    name: texts.deskTabs[kind],
    href: url(PATHS[kind]),
    isCurrent: kind === current,
    ...(kind === 'held' && heldCount > 0 && { note: String(heldCount) }),
  }));

const neighboursOf = (kind: DeskKind, { rows, hasNewer, hasOlder }: DeskPageRows) => ({
  newer: hasNewer && rows.length > 0 ? url(PATHS[kind], {}, { nach: rows[0]!.id }) : null,
  older: hasOlder && rows.length > 0 ? url(PATHS[kind], {}, { vor: rows.at(-1)!.id }) : null,
});

const toEntries = async (ctx: Ctx, rows: readonly CommentRow[]): Promise<CommentDeskEntry[]> => {
  const [subjects, faces, around] = await Promise.all([
    summariesOf(ctx, rows.map(ownerOf)),
    loadFaces(ctx, authorIdsOf(rows)),
    loadSurroundings(ctx, rows, { href: '', locationPath: '', isLocked: false }),
  ]);
  return rows.flatMap((row) => {
    const subject = subjects.get(refKey(ownerOf(row)));
    return subject ? [toEntry(ctx, row, subject, { faces, around })] : [];
  });
};

const toEntry = (
  ctx: Ctx,
  row: CommentRow,
  subject: ContentSummary,
  { faces, around }: { faces: Faces; around: Surroundings },
): CommentDeskEntry => {
  const [comment] = withFaces(ctx, [row], faces, { ...around, subject: { ...subject, isLocked: false } });
  const { may, deleteHref } = comment!;
  return {
    comment: comment!,
    subject: { title: subject.title, href: subject.href },
    created: agoOf(row.createdAt, ctx.now),
    decideAction: may.approve ? url(commentPaths.decide, { commentId: row.id }) : null,
    deleteHref: row.state === 'held' ? null : deleteHref,
  };
};

const ownerOf = ({ ownerType, ownerId }: CommentRow): ContentRef => ({ type: ownerType, id: ownerId });
