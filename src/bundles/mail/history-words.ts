// What the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const mailInHistory: HistoryWords = {
  name: 'Mails',
  actions: { 'mail.sentAgain': 'Mails noch einmal verschickt' },
  fields: { mailId: null, id: null },
};
