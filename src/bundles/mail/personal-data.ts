// Mails to a person are kept for a month: on export they are given out, on erasure they go at once.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { eraseMails } from './commands.ts';
import { findMailsOf } from './queries.ts';
import { personalDataWords } from './texts.ts';
import { mails } from './schema.ts';

export const receivedMails: PersonalData = {
  name: 'mails',
  words: personalDataWords,
  exportFor: findMailsOf,
  countFor: async (ctx, userId) => ({ goes: await ctx.db.$count(mails, eq(mails.userId, userId)), stays: 0 }),
  mergeInto: 'left',
  eraseFor: eraseMails,
};
