// This says in German what the history has of exports.
import type { HistoryWords } from '#bundles/history/public.ts';

export const exportsInHistory: HistoryWords = {
  name: 'Export',
  actions: { 'data.exported': 'Inhalte exportiert' },
  fields: { dataType: 'Was', plugin: 'Format', ids: null },
};
