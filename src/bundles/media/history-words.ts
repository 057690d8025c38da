// This is what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const mediaInHistory: HistoryWords = {
  name: 'Bilder',
  actions: {
    'image.uploaded': 'ein Bild hochgeladen',
    'image.edited': 'ein Bild bearbeitet',
    'image.replaced': 'ein Bild ersetzt',
    'image.deleted': 'ein Bild gelöscht',
    'image.quarantined': 'ein Bild gesperrt',
    'image.released': 'ein Bild freigegeben',
    'image.restored': 'ein Bild wieder gezeigt',
    'image.expired': 'ein Bild nach Ablauf der Rechte verborgen',
    'image.lost': 'die Datei eines Bildes vermisst',
    'images.removed': 'nicht mehr gebrauchte Bilder gelöscht',
    'references.changed': 'eine Merkliste geändert',
  },
  ofReaders: ['references.changed'],
  fields: {
    ownerId: null,
    caption: 'Bildunterschrift',
    copyright: 'Fotograf',
    alt: 'Bildbeschreibung',
    source: 'Quelle',
    licence: 'Lizenz',
    filename: 'Dateiname',
    focusX: 'Bildmitte, waagerecht',
    focusY: 'Bildmitte, senkrecht',
    rotation: 'Drehung in Grad',
    reason: { label: 'Begründung', isPersonal: true },
    endsAt: { label: 'Rechte bis', kind: 'moment' },
    uploadedImageId: { label: 'Neues Bild', kind: 'picture' },
    imageIds: { label: 'Bilder', kind: 'pictures' },
  },
};
