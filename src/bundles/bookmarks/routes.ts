// Serves what is saved for later: the list with its folders, and the button on pieces.
import { seeOther } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import { badInput } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { readerMark } from '#kernel/offline-pages.ts';
import { unpackListCursor } from '#kernel/list-cursor.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { fail, succeed, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { addressOf, listSaved, loadBookmarksPage } from './bookmarks-page.ts';
import {
  createFolder,
  deleteFolder,
  moveBookmark,
  removeBookmark,
  renameFolder,
  saveBookmark,
} from './commands.ts';
import {
  BookmarkParams,
  FolderParams,
  ListQuery,
  MoveBody,
  NameBody,
  PieceParams,
  RemoveBody,
  SetBody,
  bookmarkableOf,
} from './input.ts';
import { bookmarkPaths } from './paths.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  mount(app, bookmarkPaths.list, { access: 'signed-in', query: ListQuery }, ({ ctx, query }) =>
    loadBookmarksPage(ctx, { folderId: query.ordner, after: unpackListCursor(query.vor) }),
  );
  mount(app, bookmarkPaths.kept, { access: 'signed-in' }, async ({ ctx }) => ({
    status: 'success',
    reader: readerMark(ctx.portal, ctx.viewer),
    hrefs: await listSaved(ctx),
  }));
  mountSaving(app);
  mountFolders(app);
};

/** Who is suspended can still take things from their list. */
const welcome = { whenRestricted: 'allow' } as const;

const mountSaving = (app: Routes) => {
  const setting = { ...welcome, params: PieceParams, body: SetBody };
  mount(
    app,
    bookmarkPaths.set,
    { access: 'signed-in', ...setting },
    async ({ ctx, params, body, request, wantsPage }) => {
      const ref = bookmarkableOf(app.portal.kinds, params);
      if (body?.gemerkt !== '1') {
        await removeBookmark(ctx, ref);
        return succeedWith(request, { saved: false, msg: texts.removedNow }, async () => {
          const subject = await findSummary(ctx, ref);
          return seeOther(subject?.href ?? addressOf(), flash('success', texts.removedNow));
        });
      }
      const outcome = await saveBookmark(ctx, ref);
      if (outcome.kind === 'saved')
        return succeedWith(request, { saved: true, msg: texts.savedNow }, () =>
          seeOther(outcome.subject.href, flash('success', texts.savedNow)),
        );
      if (!wantsPage) return { status: 'error', saved: false, msg: outcome.text };
      return seeOther(addressOf(), flash('warning', outcome.text));
    },
  );

  const ofOne = { params: BookmarkParams };
  mount(
    app,
    bookmarkPaths.remove,
    { access: 'signed-in', ...welcome, ...ofOne, body: RemoveBody },
    async ({ ctx, params, body, request }) => {
      await removeBookmark(ctx, params);
      return succeed(request, safeRedirectPath(body?.next ?? addressOf()), texts.removedNow);
    },
  );

  mount(
    app,
    bookmarkPaths.move,
    { access: 'signed-in', ...ofOne, body: MoveBody },
    async ({ ctx, params, body, request }) => {
      const folder = await moveBookmark(ctx, params.bookmarkId, body?.ordner || null);
      return succeed(request, addressOf(folder?.id), texts.movedTo(folder?.name ?? null));
    },
  );
};

const mountFolders = (app: Routes) => {
  mount(
    app,
    bookmarkPaths.createFolder,
    { access: 'signed-in', body: NameBody },
    async ({ ctx, body, request }) => {
      const name = body?.name ?? '';
      const outcome = await createFolder(ctx, name);
      if (outcome.kind === 'invalid')
        return fail(request, badInput(outcome.errors), () =>
          loadBookmarksPage(ctx, { typed: { name, error: outcome.errors['name'] ?? '' } }),
        );
      return succeed(request, addressOf(outcome.folder.id), texts.created(outcome.folder.name));
    },
  );

  const ofOne = { params: FolderParams };
  mount(
    app,
    bookmarkPaths.renameFolder,
    { access: 'signed-in', ...ofOne, body: NameBody },
    async ({ ctx, params: { folderId }, body, request }) => {
      const name = body?.name ?? '';
      const outcome = await renameFolder(ctx, folderId, name);
      if (outcome.kind === 'invalid')
        return fail(request, badInput(outcome.errors), () =>
          loadBookmarksPage(ctx, { folderId, typed: { name, error: outcome.errors['name'] ?? '' } }),
        );
      return succeed(request, addressOf(folderId), texts.renamed(outcome.folder.name));
    },
  );

  mount(
    app,
    bookmarkPaths.deleteFolder,
    { access: 'signed-in', ...welcome, ...ofOne },
    async ({ ctx, params, request }) => {
      await deleteFolder(ctx, params.folderId);
      return succeed(request, url(bookmarkPaths.list), texts.folderDeleted);
    },
  );
};
