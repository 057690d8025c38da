// This is what the history says in German of saved searches. What was looked for is nobody else's business and stands nowhere
// in it.
import type { HistoryWords } from '#bundles/history/public.ts';
import { historyActions, historyName } from './texts.ts';

export const savedSearchesInHistory: HistoryWords = {
  name: historyName,
  actions: historyActions,
  ofReaders: ['search.saved', 'search.removed'],
};
