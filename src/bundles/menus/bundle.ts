// These are the portal's menus: what stands under the masthead and at the foot of every page, as administrators want it.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { historyWords } from '#bundles/history/public.ts';
import { menusEntry } from './desk-page.ts';
import { menusInHistory } from './history-words.ts';
import { routes } from './routes.ts';

export const menus = defineBundle({
  name: 'menus',
  routes,
  slots: [deskMenu.add(menusEntry), historyWords.add(async () => menusInHistory)],
});
