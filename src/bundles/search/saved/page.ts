// Loads the searches that somebody has saved, to go to and to end.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { url } from '#kernel/named-routes.ts';
import { momentOf } from '#design/dates.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import type { Chosen } from '../filters.ts';
import { searchPaths } from '../paths.ts';
import { savedQuery } from './asked.ts';
import { savedPaths } from './paths.ts';
import { maySaveSearches } from './policy.ts';
import { isSavedBy, listSaved } from './queries.ts';
import * as texts from './texts.ts';
import { SavedSearchesPage } from './ui/SavedSearchesPage.tsx';
import type { SaveView, SavedSearchesView } from './views.ts';

/** The viewer is signed in. */
export const loadSavedPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const [shell, searches] = await Promise.all([
    loadAccountShell(ctx, url(savedPaths.list)),
    listSaved(ctx, ctx.viewer.id!),
  ]);
  const view: SavedSearchesView = {
    shell,
    searchHref: url(searchPaths.search),
    searches: searches.map(({ id, query, title: name, createdAt }) => ({
      id,
      name,
      href: `${url(searchPaths.search)}?${query}`,
      since: momentOf(createdAt),
      removeAction: url(savedPaths.remove, { id }),
    })),
  };
  return page(SavedSearchesPage, view, { head: { title: texts.title, robots: 'noindex' } });
};

/** Loads what saves a search below what was found; null for those who can't save it. */
export const loadSaveView = async (ctx: Ctx, typed: string, chosen: Chosen): Promise<SaveView | null> => {
  if (!isSignedIn(ctx.viewer) || !maySaveSearches(ctx.viewer)) return null;
  const query = savedQuery(typed, chosen);
  return {
    action: url(savedPaths.save),
    fields: [...new URLSearchParams(query)],
    isSaved: await isSavedBy(ctx, ctx.viewer.id, query),
    listHref: url(savedPaths.list),
  };
};
