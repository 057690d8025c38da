// What the portal keeps about a person themselves: profile, roles, sessions.
import type { PersonalData } from '#kernel/personal-data.ts';
import { eraseUser } from './commands.ts';
import { findPersonalData } from './queries.ts';
import { personalDataWords } from './texts.ts';

export const accountData: PersonalData = {
  name: 'account',
  words: personalDataWords,
  exportFor: findPersonalData,
  eraseFor: eraseUser,
  isAccount: true,
};
