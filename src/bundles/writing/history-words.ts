// This is what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const writingInHistory: HistoryWords = {
  name: 'Manuskripte',
  actions: {
    'manuscript.not-appeared': 'ein Manuskript nicht veröffentlichen können',
    'manuscript.discarded': 'ein Manuskript verworfen',
    'manuscript.handed-back': 'ein Manuskript zurückgegeben',
    'manuscript.noted': 'eine Anmerkung geschrieben',
    'manuscript.scheduled': 'das Erscheinen geplant',
    'manuscript.unscheduled': 'das geplante Erscheinen abgesagt',
    'manuscript.submitted': 'ein Manuskript eingereicht',
    'manuscript.reclaimed': 'ein Manuskript zurückgeholt',
    'manuscript.restored': 'eine frühere Fassung wiederhergestellt',
  },
  fields: {
    manuscriptId: null,
    at: { label: 'Erscheint', kind: 'moment' },
    publishAt: { label: 'Erscheint', kind: 'moment' },
    expiresAt: { label: 'Verschwindet', kind: 'moment' },
    version: 'Fassung',
    revision: 'Fassung',
  },
};
