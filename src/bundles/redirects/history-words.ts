// Holds what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';
import { title } from './texts.ts';

export const redirectsInHistory: HistoryWords = {
  name: title,
  actions: {
    'redirect.saved': 'eine Umleitung gespeichert',
    'redirect.removed': 'eine Umleitung entfernt',
    'redirect.imported': 'Umleitungen aus einer Tabelle eingelesen',
    'redirect.missingForgotten': 'eine fehlende Adresse verworfen',
  },
  fields: {
    source: 'alte Adresse',
    target: 'neue Adresse',
    isPattern: 'Muster',
    count: 'Anzahl',
    faults: 'Zeilen, die nicht gingen',
  },
};
