// What the portal keeps about a person themselves: profile, roles, sessions.
import type { PersonalData } from '#kernel/bundle.ts';
import { eraseUser } from './commands.ts';
import { findPersonalData } from './queries.ts';

export const accountData: PersonalData = {
  name: 'account',
  exportFor: findPersonalData,
  eraseFor: eraseUser,
  isAccount: true,
};
