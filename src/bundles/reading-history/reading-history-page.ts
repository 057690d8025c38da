// Serves /konto/leseverlauf: what the account keeps of its member's reading, the newest first, and the switch for it.
import { momentOf } from '#design/dates.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { packListCursor } from '#kernel/list-cursor.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';
import { url } from '#kernel/named-routes.ts';
import { openTeasersByRefs } from '#bundles/teasers/public.ts';
import { OLDER_QUERY, PAGE_LENGTH } from './constants.ts';
import { readingHistoryPaths } from './paths.ts';
import { findKeeper, listSaved } from './queries.ts';
import type { Keeper } from './queries.ts';
import * as texts from './texts.ts';
import { ReadingHistoryPage } from './ui/ReadingHistoryPage.tsx';
import type { ReadingHistoryView } from './views.ts';

interface PageOptions {
  readonly after: ListCursor | undefined;
}

/** Loads the page for a viewer who is signed in. */
export const loadReadingHistoryPage = async (ctx: Ctx, options: PageOptions): Promise<PageAnswer> => {
  const [shell, keeper] = await Promise.all([
    loadAccountShell(ctx, url(readingHistoryPaths.list)),
    findKeeper(ctx, ctx.viewer.id!),
  ]);
  const view: ReadingHistoryView = {
    shell,
    saveAction: url(readingHistoryPaths.keep),
    eraseAction: url(readingHistoryPaths.erase),
    kept: keeper ? await loadSaved(ctx, keeper, options) : null,
  };
  return page(ReadingHistoryPage, view, { head: { title: texts.title, robots: 'noindex' } });
};

/** Loads what is kept. What can't be read any more is left out: nothing could be done with it. */
const loadSaved = async (
  ctx: Ctx,
  { userId, begunAt }: Keeper,
  { after }: PageOptions,
): Promise<ReadingHistoryView['kept']> => {
  const rows = await listSaved(ctx, userId, { after, limit: PAGE_LENGTH + 1 });
  const shown = rows.slice(0, PAGE_LENGTH);
  const refs = shown.map(({ type, objectId: id }) => ({ type, id }));
  const { byRef } = await openTeasersByRefs(ctx, refs);
  const address = url(readingHistoryPaths.list);
  const last = rows.length > PAGE_LENGTH ? shown.at(-1) : undefined;
  return {
    since: momentOf(begunAt),
    entries: shown.flatMap(({ type, objectId: id, isRead, readAt }) => {
      const teaser = byRef.get(refKey({ type, id }));
      return teaser ? [{ teaser, isRead, at: momentOf(readAt) }] : [];
    }),
    first: after ? address : null,
    older: last
      ? `${address}?${OLDER_QUERY}=${packListCursor({ at: last.readAt, id: last.objectId })}`
      : null,
  };
};
