// This is what the history says in German of what this bundle records.
import { toneNames } from './desk/texts.ts';
import type { HistoryWords } from '#bundles/history/public.ts';

export const topicsInHistory: HistoryWords = {
  name: 'Rubriken und Themen',
  actions: {
    'category.created': 'eine Rubrik angelegt',
    'category.changed': 'die Rubrik geändert',
    'category.ordered': 'die Reihenfolge der Rubriken geändert',
    'category.erased': 'die Rubrik gelöscht, die niemand brauchte',
    'category.merged': 'die Rubrik mit einer anderen zusammengeführt',
    'tag.created': 'ein Thema angelegt',
    'tag.changed': 'das Schlagwort geändert',
    'tag.merged': 'das Schlagwort mit einem anderen zusammengeführt',
    'tag.deleted': 'das Schlagwort gelöscht',
  },
  fields: {
    name: 'Name',
    slug: 'Adresse',
    colour: 'Farbe',
    tone: { label: 'Tonfall', names: toneNames },
    order: 'Reihenfolge',
    position: 'Reihenfolge',
    isHidden: { label: 'Ausgeblendet', kind: 'yesOrNo' },
    locationIds: null,
    synonyms: 'Andere Wörter',
    into: 'Jetzt Teil von',
    intoId: null,
  },
};
