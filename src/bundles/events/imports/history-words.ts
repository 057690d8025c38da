// Says in German what the history tells of calendars that are read in.
import type { HistoryWords } from '#bundles/history/public.ts';
import * as texts from './texts.ts';

export const importsInHistory: HistoryWords = {
  name: texts.historyName,
  actions: texts.historyActions,
  fields: {
    name: texts.historyFields.name,
    count: texts.historyFields.count,
    changedCount: texts.historyFields.changedCount,
    newCount: texts.historyFields.newCount,
    title: texts.historyFields.title,
    choice: texts.historyFields.choice,
    takesNew: { label: texts.historyFields.takesNew, kind: 'yesOrNo' },
    isTrusted: { label: texts.historyFields.isTrusted, kind: 'yesOrNo' },
  },
};
