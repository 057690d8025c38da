// Invitations that somebody got or sent.
import type { PersonalData } from '#kernel/bundle.ts';
import { eraseInvitations } from './commands.ts';
import { findInvitationsOf } from './queries.ts';

export const invitationsData: PersonalData = {
  name: 'invitations',
  exportFor: findInvitationsOf,
  eraseFor: eraseInvitations,
};
