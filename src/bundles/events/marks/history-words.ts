// Holds what the history says in German of what readers noted about dates.
import type { HistoryWords } from '#bundles/history/public.ts';
import * as texts from './texts.ts';

export const marksInHistory: HistoryWords = {
  name: texts.historyName,
  actions: texts.historyActions,
  ofReaders: ['event.marked'],
  fields: texts.historyFields,
};
