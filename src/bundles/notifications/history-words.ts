// Holds what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const notificationsInHistory: HistoryWords = {
  name: 'Mitteilungen',
  actions: {
    'notice-settings.changed': 'Einstellungen für Mitteilungen geändert',
    'notice-mails.stopped': 'Mails abbestellt',
    'push-device.added': 'ein Gerät angemeldet',
    'push-device.removed': 'ein Gerät abgemeldet',
  },
  ofReaders: ['notice-settings.changed', 'notice-mails.stopped', 'push-device.added', 'push-device.removed'],
  fields: { topic: 'Thema' },
};
