// This is what the portal keeps about a person themselves: profile, roles, sessions.
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
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
  mergeInto: async (ctx, { fromId, intoId }) => {
    const [from, into] = await Promise.all([findPass(ctx, fromId), findPass(ctx, intoId)]);
    const isLonger = from !== null && (into === null || from > into);
    if (isLonger) await ctx.db.update(users).set({ passUntil: from }).where(eq(users.id, intoId));
    const roles = await ctx.db.$count(userRoles, eq(userRoles.userId, fromId));
    const open = await ctx.db.$count(sessions, eq(sessions.userId, fromId));
    return { moved: isLonger ? 1 : 0, dropped: roles + open };
  },
  eraseFor: eraseUser,
  isAccount: true,
};

const findPass = async (ctx: Ctx, id: number): Promise<Date | null> => {
  const [user] = await ctx.db.select({ until: users.passUntil }).from(users).where(eq(users.id, id));
  return user?.until ?? null;
};
