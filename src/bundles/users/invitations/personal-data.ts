// Invitations that somebody got or sent.
import type { PersonalData } from '#kernel/personal-data.ts';
import { eraseInvitations } from './commands.ts';
import { findInvitationsOf } from './queries.ts';
import { personalDataWords } from './texts.ts';

export const invitationsData: PersonalData = {
  name: 'invitations',
  words: personalDataWords,
  exportFor: findInvitationsOf,
  eraseFor: eraseInvitations,
};
