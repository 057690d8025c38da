// This is what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';
import { kindNames } from './desk/texts.ts';

export const locationsInHistory: HistoryWords = {
  name: 'Orte',
  actions: {
    'location.created': 'einen Ort angelegt',
    'location.changed': 'den Ort geändert',
    'location.moved': 'den Ort verlegt',
    'location.merged': 'den Ort mit einem anderen zusammengeführt',
    'location.picture-chosen': 'das Bild des Ortes gewählt',
    'location.picture-removed': 'das Bild vom Ort genommen',
    'location.erased': 'den Ort gelöscht, den niemand brauchte',
    'location.ordered': 'die Reihenfolge der Orte geändert',
  },
  fields: {
    name: 'Name',
    slug: 'Adresse',
    kind: { label: 'Art', names: kindNames },
    parentId: null,
    postcode: 'Postleitzahl',
    latitude: 'Breite',
    longitude: 'Länge',
    isHidden: { label: 'Ausgeblendet', kind: 'yesOrNo' },
    position: 'Platz',
    pictureId: { label: 'Bild', kind: 'picture' },
    into: 'Jetzt Teil von',
    intoId: null,
  },
};
