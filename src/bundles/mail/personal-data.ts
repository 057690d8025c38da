// Mails to a person are kept for a month: on export they are given out, on erasure they go at once.
import type { PersonalData } from '#kernel/bundle.ts';
import { eraseMails } from './commands.ts';
import { findMailsOf } from './queries.ts';

export const receivedMails: PersonalData = {
  name: 'mails',
  exportFor: findMailsOf,
  eraseFor: eraseMails,
};
