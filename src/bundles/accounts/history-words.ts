// Holds the German words by which the history says what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const LOOKED_AT = 'user.data-looked-at';

export const accountsInHistory: HistoryWords = {
  name: 'Konten',
  actions: {
    [LOOKED_AT]: 'angesehen, was ein Konto enthält',
    'user.merged': 'zwei Konten zusammengeführt',
    'user.erasure-proved': 'nach dem Löschen eines Kontos nachgezählt',
  },
  fields: {
    mergedId: 'Nummer des aufgelösten Kontos',
    moved: 'Mitgekommen',
    mergeReason: { label: 'Grund', isPersonal: true },
    lookReason: { label: 'Grund', isPersonal: true },
    proofId: 'Löschnachweis',
  },
};
