// Mails to a person are kept for a month: on export they are given out, on erasure they go at once.
import type { PersonalData } from '#kernel/personal-data.ts';
import { eraseMails } from './commands.ts';
import { findMailsOf } from './queries.ts';
import { personalDataWords } from './texts.ts';

export const receivedMails: PersonalData = {
  name: 'mails',
  words: personalDataWords,
  exportFor: findMailsOf,
  eraseFor: eraseMails,
};
