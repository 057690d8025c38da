// Says in German what the history tells of one's own calendar.
import type { HistoryWords } from '#bundles/history/public.ts';
import * as texts from './texts.ts';

export const calendarInHistory: HistoryWords = {
  name: texts.historyName,
  actions: texts.historyActions,
  ofReaders: Object.keys(texts.historyActions),
};
