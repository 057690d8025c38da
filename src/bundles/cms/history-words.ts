// What the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const cmsInHistory: HistoryWords = {
  name: 'Seiten',
  actions: { 'cmspage.created': 'eine Seite angelegt', 'cmspage.changed': 'eine Seite geändert' },
  fields: { title: 'Überschrift', version: 'Fassung', footerPosition: 'Platz am Fuß der Seiten' },
};
