// This is what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const menusInHistory: HistoryWords = {
  name: 'Menüs',
  actions: {
    'menu.changed': 'ein Menü geändert',
    'menu.taken-back': 'die letzte Änderung eines Menüs zurückgenommen',
    'menu.reset': 'ein Menü auf den Anfang zurückgesetzt',
  },
  fields: { menu: 'Menü', entries: 'Einträge' },
};
