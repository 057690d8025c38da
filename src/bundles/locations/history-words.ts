// What the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const locationsInHistory: HistoryWords = {
  name: 'Orte',
  actions: { 'location.created': 'einen Ort angelegt' },
  fields: { name: 'Name', slug: 'Adresse', kind: 'Art', parentId: null },
};
