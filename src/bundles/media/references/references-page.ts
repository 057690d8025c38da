// /konto/merkliste shows one of the two lists, with what can be done about each image and about several.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { loadMediaTabs } from '../media-tabs.ts';
import { ownPaths } from '../own/paths.ts';
import { LIST_QUERY, SAVED_LIST } from './constants.ts';
import type { ReferenceList } from './constants.ts';
import { referencePaths } from './paths.ts';
import { loadLists } from './referables.ts';
import * as texts from './texts.ts';
import { ReferencesPage } from './ui/ReferencesPage.tsx';
import type { ReferencesPageView } from './views.ts';

export const loadReferencesPage = async (ctx: Ctx, list: ReferenceList): Promise<PageAnswer> => {
  const [shell, mediaTabs, lists] = await Promise.all([
    loadAccountShell(ctx, url(ownPaths.list)),
    loadMediaTabs(ctx, url(referencePaths.page)),
    loadLists(ctx),
  ]);
  const view: ReferencesPageView = {
    shell,
    mediaTabs,
    tabs: (['temporary', 'saved'] as const).map((name) => ({
      name: texts.listNames[name],
      href: referencesHref(name),
      note: String(lists[name].length),
      ...(name === list && { isCurrent: true }),
    })),
    list,
    references: lists[list],
    uploadHref: url(ownPaths.list),
  };
  return page(ReferencesPage, view, { head: { title: texts.referencesHeading, robots: 'noindex' } });
};

/** Returns the address of the page with this list open. */
export const referencesHref = (list: ReferenceList): string =>
  url(referencePaths.page, {}, list === 'saved' ? { [LIST_QUERY]: SAVED_LIST } : {});
