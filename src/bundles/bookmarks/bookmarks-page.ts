// Shows what somebody has saved for later, the newest first, by folder; what isn't to be seen any more without a word of what
// it was.
import { momentOf } from '#design/dates.ts';
import { inWords } from '#design/wording.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page, seeOther } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { notFound } from '#kernel/errors.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { packListCursor } from '#kernel/list-cursor.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';
import { url } from '#kernel/named-routes.ts';
import { openTeasersByRefs } from '#bundles/teasers/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { FOLDER_QUERY, KEPT_OFFLINE, OLDER_QUERY, PAGE_LENGTH } from './constants.ts';
import { bookmarkPaths } from './paths.ts';
import { listBookmarks, listFolders } from './queries.ts';
import type { Bookmark, Folder } from './queries.ts';
import * as texts from './texts.ts';
import { BookmarksPage } from './ui/BookmarksPage.tsx';
import type { BookmarksPageView, EntryView } from './views.ts';

interface PageOptions {
  readonly folderId?: number | undefined;
  readonly after?: ListCursor | undefined;
  /** A name that wasn't taken, with why: of a new folder, or of the one that is open. */
  readonly typed?: { readonly name: string; readonly error: string };
}

/** Loads the list. The viewer is signed in. Throws 404 for a folder that isn't theirs. */
export const loadBookmarksPage = async (
  ctx: Ctx,
  options: PageOptions,
): Promise<PageAnswer | RedirectAnswer> => {
  const { folderId, after, typed } = options;
  const userId = ctx.viewer.id!;
  const [shell, folders, rows] = await Promise.all([
    loadAccountShell(ctx, url(bookmarkPaths.list)),
    listFolders(ctx, userId),
    listBookmarks(ctx, userId, { folderId, after, limit: PAGE_LENGTH + 1 }),
  ]);
  const open = folders.find(({ id }) => id === folderId);
  if (folderId !== undefined && !open) throw notFound();
  const shown = rows.slice(0, PAGE_LENGTH);
  const { byRef } = await openTeasersByRefs(ctx, shown.map(refOf));
  const address = addressOf(folderId);
  // What stood on a further page has been taken away meanwhile.
  if (after && shown.length === 0) return seeOther(address);
  const last = rows.length > PAGE_LENGTH ? shown.at(-1) : undefined;
  const view: BookmarksPageView = {
    shell,
    here: after ? withQuery(address, OLDER_QUERY, packListCursor(after)) : address,
    tabs: tabsOf(folders, folderId),
    entries: shown.map((row) => toEntry(row, byRef.get(refKey(refOf(row))) ?? null)),
    folderOptions: optionsOf(folders),
    empty: shown.length === 0 ? emptyFor(folderId) : null,
    create: {
      action: url(bookmarkPaths.createFolder),
      name: open ? '' : (typed?.name ?? ''),
      error: open ? null : (typed?.error ?? null),
    },
    folder: open ? toFolderForm(open, typed) : null,
    first: after ? address : null,
    older: last ? withQuery(address, OLDER_QUERY, packListCursor({ at: last.createdAt, id: last.id })) : null,
  };
  return page(BookmarksPage, view, {
    head: { title: open ? `${open.name} · ${texts.title}` : texts.title, robots: 'noindex' },
    ...(typed && { status: 422 }),
  });
};

/** Lists the newest that can be read, for the browser that keeps them. */
export const listSaved = async (ctx: Ctx) => {
  const rows = await listBookmarks(ctx, ctx.viewer.id!, { limit: KEPT_OFFLINE });
  const { byRef } = await openTeasersByRefs(ctx, rows.map(refOf));
  return rows.flatMap((row) => byRef.get(refKey(refOf(row)))?.href ?? []);
};

export const addressOf = (folderId?: number | null): string =>
  folderId ? withQuery(url(bookmarkPaths.list), FOLDER_QUERY, String(folderId)) : url(bookmarkPaths.list);

const refOf = ({ type, objectId: id }: Bookmark) => ({ type, id });

const withQuery = (address: string, name: string, value: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`;

const tabsOf = (folders: readonly Folder[], folderId: number | undefined): BookmarksPageView['tabs'] =>
  folders.length === 0
    ? []
    : [
        { name: texts.all, href: addressOf(), isCurrent: folderId === undefined },
        ...folders.map(({ id, name }) => ({ name, href: addressOf(id), isCurrent: id === folderId })),
      ];

const optionsOf = (folders: readonly Folder[]): BookmarksPageView['folderOptions'] =>
  folders.length === 0
    ? []
    : [{ value: '', name: texts.noFolder }, ...folders.map(({ id, name }) => ({ value: String(id), name }))];

const bookmarkable = inWords(declaring(declaredKinds, 'isBookmarkable').map(({ names }) => names.one));

const emptyFor = (folderId: number | undefined): BookmarksPageView['empty'] =>
  folderId === undefined
    ? { title: texts.noneTitle, text: texts.noneText(bookmarkable) }
    : { title: texts.emptyFolderTitle, text: texts.emptyFolderText };

const toFolderForm = ({ id, name }: Folder, typed: PageOptions['typed']): BookmarksPageView['folder'] => ({
  action: url(bookmarkPaths.renameFolder, { folderId: id }),
  name: typed?.name ?? name,
  error: typed?.error ?? null,
  deleteAction: url(bookmarkPaths.deleteFolder, { folderId: id }),
});

const toEntry = ({ id, folderId, createdAt }: Bookmark, teaser: TeaserView | null): EntryView => ({
  id,
  teaser,
  since: momentOf(createdAt),
  folder: folderId === null ? '' : String(folderId),
  moveAction: url(bookmarkPaths.move, { bookmarkId: id }),
  removeAction: url(bookmarkPaths.remove, { bookmarkId: id }),
});
