// Holds what the history says in German of pieces, alike for all kinds that are listed.
import type { ContentKinds } from '#kernel/content-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import type { HistoryWords } from '#bundles/history/public.ts';

const WHAT_WAS_DONE: Readonly<Record<string, string>> = {
  published: 'den Beitrag veröffentlicht',
  changed: 'den Beitrag geändert',
  pictures: 'die Bilder des Beitrags geändert',
  withdrawn: 'den Beitrag zurückgezogen',
  expired: 'den Beitrag nach seiner Frist herausgenommen',
  hidden: 'den Beitrag verborgen',
  shown: 'den Beitrag wieder gezeigt',
  reduced: 'den Beitrag aus den Listen genommen',
  relisted: 'den Beitrag wieder in die Listen gestellt',
  republished: 'den Beitrag wieder veröffentlicht',
  erased: 'den Beitrag gelöscht',
  placed: 'den Beitrag anders eingeordnet',
  pinned: 'den Beitrag auf einen Platz der Titelseite gesetzt',
  unpinned: 'den Platz des Beitrags auf der Titelseite freigegeben',
};

/** Returns these words for the kinds that run. */
export const piecesInHistory = (kinds: ContentKinds): HistoryWords => ({
  name: 'Beiträge',
  actions: Object.fromEntries(
    declaring(kinds.all(), 'listing').flatMap(({ type }) =>
      Object.entries(WHAT_WAS_DONE).map(([done, words]) => [`${type}.${done}`, words]),
    ),
  ),
  fields: {
    revision: null,
    headline: 'Überschrift',
    place: 'Ort',
    category: 'Rubrik',
    tags: 'Themen',
    front: 'Titelseite',
    position: 'Platz',
    endsAt: { label: 'Platz bis', kind: 'moment' },
    title: 'Titel',
    state: {
      label: 'Zustand',
      names: {
        draft: 'Entwurf',
        scheduled: 'geplant',
        review: 'in Prüfung',
        published: 'veröffentlicht',
        withdrawn: 'zurückgezogen',
        expired: 'abgelaufen',
        hidden: 'verborgen',
        erased: 'gelöscht',
      },
    },
    heroId: { label: 'Aufmacherbild', kind: 'picture' },
    imageId: { label: 'Bild', kind: 'picture' },
    galleryIds: { label: 'Bilderstrecke', kind: 'pictures' },
  },
});
