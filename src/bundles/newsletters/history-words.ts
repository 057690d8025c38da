// Holds what the history says in German of newsletters. Whose address it is stands nowhere in it.
import type { HistoryWords } from '#bundles/history/public.ts';
import { historyActions, historyFields, historyName } from './texts.ts';

export const newslettersInHistory: HistoryWords = {
  name: historyName,
  actions: historyActions,
  ofReaders: ['newsletter.asked', 'newsletter.confirmed', 'newsletter.left'],
  fields: historyFields,
};
