// Holds what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const likesInHistory: HistoryWords = {
  name: 'Gefällt mir',
  actions: { 'like.set': 'auf „Gefällt mir“ gedrückt', 'like.removed': '„Gefällt mir“ zurückgenommen' },
  ofReaders: ['like.set', 'like.removed'],
};
