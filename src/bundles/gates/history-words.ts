// Holds what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';
import { title } from './texts.ts';

export const gatesInHistory: HistoryWords = {
  name: title,
  actions: {
    'gate.set': 'geändert, was vor dem Erscheinen gilt',
    'gate.removed': 'zurückgenommen, was vor dem Erscheinen galt',
  },
  fields: {
    place: 'Ort',
    kinds: 'Arten',
    group: 'Für wen',
    level: 'Was gilt',
  },
};
