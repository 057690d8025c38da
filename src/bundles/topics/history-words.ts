// What the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const topicsInHistory: HistoryWords = {
  name: 'Rubriken und Themen',
  actions: { 'category.created': 'eine Rubrik angelegt', 'tag.created': 'ein Thema angelegt' },
  fields: {
    name: 'Name',
    slug: 'Adresse',
    colour: 'Farbe',
    tone: 'Tonfall',
    order: 'Reihenfolge',
    position: 'Reihenfolge',
  },
};
