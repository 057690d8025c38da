// This is what the history says in German of cases. Who told of something is the business of moderators alone, on their desk.
import type { HistoryWords } from '#bundles/history/public.ts';
import { historyActions, historyFields, historyName } from './texts.ts';

export const casesInHistory: HistoryWords = {
  name: historyName,
  actions: historyActions,
  ofReaders: ['case.noticed', 'case.appealed'],
  fields: historyFields,
};
