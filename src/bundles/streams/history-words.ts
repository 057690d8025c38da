// This is what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const streamsInHistory: HistoryWords = {
  name: 'Videos und Töne',
  actions: {
    'stream.uploaded': 'ein Video oder einen Ton hochgeladen',
    'stream.edited': 'Angaben zu einem Video oder Ton geändert',
    'stream.captionsAdded': 'Untertitel hinzugefügt',
    'stream.captionsRemoved': 'Untertitel entfernt',
    'stream.retried': 'ein Video oder einen Ton neu verarbeiten lassen',
    'stream.deleted': 'ein Video oder einen Ton gelöscht',
    'stream.posterReplaced': 'ein anderes Standbild gewählt',
    'stream.quarantined': 'ein Video oder einen Ton gesperrt',
    'stream.released': 'ein Video oder einen Ton wieder freigegeben',
    'stream.lost': 'die Datei eines Videos oder Tons vermisst',
  },
  fields: {
    reason: { label: 'Begründung', isPersonal: true },
    title: 'Titel',
    copyright: 'Urheber',
    language: 'Sprache',
    imageId: { label: 'Standbild', kind: 'picture' },
    streamId: null,
  },
};
