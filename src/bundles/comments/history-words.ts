// Says in German what the history tells of the entries that this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const commentsInHistory: HistoryWords = {
  name: 'Kommentare',
  actions: {
    'comment.created': 'kommentiert',
    'comment.changed': 'einen Kommentar geändert',
    'comment.deleted': 'einen Kommentar gelöscht',
    'comment.approved': 'einen Kommentar freigegeben',
    'comment.rejected': 'einen Kommentar abgelehnt',
    'comment.restored': 'einen Kommentar wiederhergestellt',
    'comment.held': 'einen Kommentar noch einmal zurückgehalten',
    'comment.hidden': 'einen Kommentar verborgen',
    'comment.shown': 'einen Kommentar wieder gezeigt',
    'comments.locked': 'die Kommentare geschlossen',
    'comments.unlocked': 'die Kommentare geöffnet',
    'comments.slowed': 'das Tempo der Kommentare geändert',
    'comments.timed': 'gesetzt, wann die Kommentare schließen',
  },
  fields: {
    text: 'Kommentar',
    reason: { label: 'Begründung', isPersonal: true },
    closesAt: { label: 'Schließt am', kind: 'moment' },
    slowModeSeconds: 'Sekunden zwischen zwei Kommentaren',
    heldReasons: 'Zurückgehalten wegen',
    owner: null,
  },
};
