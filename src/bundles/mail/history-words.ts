// This is what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';
import * as server from './server/texts.ts';

export const mailInHistory: HistoryWords = {
  name: 'Mails',
  actions: {
    'mail.sentAgain': 'Mails noch einmal verschickt',
    'mail.serverChosen': 'den Mailserver gewählt',
    'mail.serverTakenBack': 'die letzte Änderung am Mailserver zurückgenommen',
    'mail.serverForgotten': 'den Mailserver entfernt',
  },
  fields: {
    mailId: null,
    id: null,
    host: server.hostLabel,
    port: server.portLabel,
    security: { label: server.securityLabel, names: server.securityNames },
    username: server.usernameLabel,
    fromName: server.fromNameLabel,
    fromAddress: server.fromAddressLabel,
    hasNewPassword: { label: 'neues Passwort', kind: 'yesOrNo' },
  },
};
