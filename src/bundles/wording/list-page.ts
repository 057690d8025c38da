// Loads all texts that a portal may want otherwise.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mayChangeSettings } from '#bundles/settings/public.ts';
import { wordingPaths } from './paths.ts';
import { getChanged, listWordings, partsOf } from './queries.ts';
import * as texts from './texts.ts';
import { WordingList } from './ui/WordingList.tsx';
import type { WordingListView } from './views.ts';

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadWordingList = async (ctx: Ctx, query: string): Promise<PageAnswer> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const [desk, all, changed] = await Promise.all([
    loadDesk(ctx, url(wordingPaths.list)),
    listWordings(ctx),
    getChanged(ctx),
  ]);
  const wanted = query.trim().toLowerCase();
  const found = all.filter((wording) => {
    const words = [wording.name, wording.note, ...Object.values(partsOf(wording, changed.get(wording.key)))];
    return words.some((text) => text.toLowerCase().includes(wanted));
  });
  const view: WordingListView = {
    action: url(wordingPaths.list),
    query,
    groups: [...Map.groupBy(found, ({ group }) => group)].map(([name, group]) => ({
      name,
      lines: group.map(({ key, name, note }) => ({
        key,
        name,
        note,
        href: url(wordingPaths.edit, { key }),
        isChanged: changed.has(key),
      })),
    })),
  };
  return page(WordingList, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

/** It comes after the other desks of administrators, beside the menus. */
const MENU_ORDER = 84.8;

export const wordingsEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayChangeSettings(viewer)
    ? { name: texts.title, href: url(wordingPaths.list), area: 'admin', order: MENU_ORDER }
    : undefined;
