// The subject of this bundle is the cockpit: the first page of the desks and the search over all of them.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { searchFrame } from './frame.ts';
import { routes } from './routes.ts';
import { todayEntry } from './today/today-page.ts';

export const cockpit = defineBundle({
  name: 'cockpit',
  routes,
  slots: [deskMenu.add(todayEntry)],
  frame: searchFrame,
});
