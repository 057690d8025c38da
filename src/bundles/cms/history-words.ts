// Holds the German words by which the history says what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const cmsInHistory: HistoryWords = {
  name: 'Seiten',
  actions: {
    'cmspage.created': 'eine Seite angelegt',
    'cmspage.changed': 'eine Seite geändert',
    'cmspage.drafted': 'den Entwurf einer Seite gespeichert',
    'cmspage.published': 'eine Seite veröffentlicht',
    'cmspage.scheduled': 'das Erscheinen einer Seite geplant',
    'cmspage.removed': 'eine Seite aus einem anderen Portal wieder entfernt',
    'cmspage.withdrawn': 'eine Seite zurückgezogen',
    'cmspage.demand-ended': 'die Zustimmung zu einer Seite nicht mehr verlangt',
    'cmspage.restored': 'eine Fassung einer Seite wiederhergestellt',
  },
  fields: {
    title: 'Überschrift',
    address: 'Adresse',
    isLegal: { label: 'Frühere Fassungen für alle lesbar', kind: 'yesOrNo' },
    version: 'Fassung',
    footerPosition: 'Platz am Fuß der Seiten',
    publishAt: { label: 'Erscheint am', kind: 'moment' },
    fromVersion: 'aus Fassung',
    demandedVersion: 'Zustimmung verlangt ab Fassung',
    toMembers: {
      label: 'Mitglieder',
      names: {
        nothing: 'erfahren nichts',
        notice: 'bekommen eine Mitteilung',
        agreement: 'müssen zustimmen',
      },
    },
  },
};
