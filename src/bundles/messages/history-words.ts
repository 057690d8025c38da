// This is what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const messagesInHistory: HistoryWords = {
  name: 'Nachrichten',
  actions: {
    'message.sent': 'eine Nachricht geschrieben',
    'message.deleted': 'eine Nachricht gelöscht',
    'message-thread.deleted': 'einen Austausch gelöscht',
    'message.reported': 'eine Nachricht gemeldet',
    'message-report.decided': 'über eine gemeldete Nachricht entschieden',
  },
  ofReaders: ['message.sent', 'message.deleted', 'message-thread.deleted', 'message.reported'],
  fields: { decision: 'Entscheidung', reportId: null },
};
