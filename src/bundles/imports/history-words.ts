// Holds what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';
import { title } from './texts.ts';

export const importsInHistory: HistoryWords = {
  name: title,
  actions: {
    'import.begun': 'eine Datei aus einem anderen Portal gebracht',
    'import.columns': 'die Spalten einer Tabelle bestimmt',
    'import.columns-reopened': 'die Spalten einer Tabelle noch einmal zur Wahl gestellt',
    'import.started': 'eine Übernahme begonnen',
    'import.gone-on': 'eine Übernahme weitergehen lassen',
    'import.finished': 'eine Übernahme abgeschlossen',
    'import.taking-back': 'begonnen, eine Übernahme zurückzunehmen',
    'import.taken-back': 'eine Übernahme zurückgenommen',
    'import.removed': 'eine Übernahme aus der Liste genommen',
  },
  fields: {
    name: 'Datei',
    format: 'Format',
    site: 'Portal',
    pieces: 'Artikel',
    comments: 'Kommentare',
  },
};
