// These are invitations that somebody got or sent.
import { and, eq, ne } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { eraseInvitations } from './commands.ts';
import { findInvitationsOf, wentTo } from './queries.ts';
import { invitations } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { moveRows } from '#kernel/account-merges.ts';

export const invitationsData: PersonalData = {
  name: 'invitations',
  words: personalDataWords,
  exportFor: findInvitationsOf,
  countFor: async (ctx, userId) => {
    const isSent = eq(invitations.inviterId, userId);
    const [got, notes, stays] = await Promise.all([
      ctx.db.$count(invitations, wentTo(userId)),
      ctx.db.$count(invitations, and(isSent, ne(invitations.note, ''))),
      ctx.db.$count(invitations, isSent),
    ]);
    return { goes: got + notes, stays };
  },
  mergeInto: async (ctx, merge) => {
    await moveRows(ctx, invitations, 'inviterId', merge);
    return moveRows(ctx, invitations, 'accepterId', merge);
  },
  eraseFor: eraseInvitations,
};
