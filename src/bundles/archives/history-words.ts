// Holds the German words by which the history tells of archives.
import type { HistoryWords } from '#bundles/history/public.ts';
import { begunInHistory, historyFields, title } from './texts.ts';

export const archivesInHistory: HistoryWords = {
  name: title,
  actions: { 'archive.begun': begunInHistory },
  fields: historyFields,
};
