// Holds what the history says in German of who may be named as organiser.
import type { HistoryWords } from '#bundles/history/public.ts';
import * as texts from './texts.ts';

export const organisersInHistory: HistoryWords = {
  name: texts.historyName,
  actions: texts.historyActions,
  ofReaders: Object.keys(texts.historyActions),
  fields: texts.historyFields,
};
