// This is what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const wordingInHistory: HistoryWords = {
  name: 'Texte',
  actions: {
    'wording.changed': 'einen Text des Portals geändert',
    'wording.reset': 'einen Text des Portals zurückgesetzt',
  },
  fields: { wording: 'Text', words: 'Wortlaut' },
};
