// What the portal keeps about a person themselves: profile, roles, sessions.
import { and, eq, isNull } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { eraseUser } from './commands.ts';
import { findPersonalData } from './queries.ts';
import { personalDataWords } from './texts.ts';
import { sessions, userRoles, users } from './schema.ts';

export const accountData: PersonalData = {
  name: 'account',
  words: personalDataWords,
  exportFor: findPersonalData,
  countFor: async (ctx, userId) => {
    const [account, roles, open] = await Promise.all([
      ctx.db.$count(users, and(eq(users.id, userId), isNull(users.erasedAt))),
      ctx.db.$count(userRoles, eq(userRoles.userId, userId)),
      ctx.db.$count(sessions, eq(sessions.userId, userId)),
    ]);
    return { goes: account + roles + open, stays: 1 };
  },
  eraseFor: eraseUser,
  isAccount: true,
};
