// Reads groups and who is in them.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { users } from '../schema.ts';
import { userGroupMembers, userGroups } from './schema.ts';

export type Group = typeof userGroups.$inferSelect;

/** Lists all groups by name, with how many are in each. */
export const listGroups = async (ctx: Ctx): Promise<(Group & { readonly count: number })[]> => {
  const [groups, counts] = await Promise.all([
    ctx.db.select().from(userGroups).orderBy(sql`lower(${userGroups.name})`, userGroups.id),
    ctx.db
      .select({ groupId: userGroupMembers.groupId, count: sql<number>`count(*)::int` })
      .from(userGroupMembers)
      .innerJoin(users, and(eq(users.id, userGroupMembers.userId), isNull(users.erasedAt)))
      .groupBy(userGroupMembers.groupId),
  ]);
  const countOf = new Map(counts.map(({ groupId, count }) => [groupId, count]));
  return groups.map((group) => ({ ...group, count: countOf.get(group.id) ?? 0 }));
};

export const findGroup = async (ctx: Ctx, id: number): Promise<Group | undefined> =>
  (await ctx.db.select().from(userGroups).where(eq(userGroups.id, id)))[0];

export interface Membership {
  readonly id: number;
  readonly name: string;
  readonly addedAt: Date;
}

/** Returns the groups by the person, in order of their names, in one query. */
export const groupsByUserIds = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Membership[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      userId: userGroupMembers.userId,
      id: userGroups.id,
      name: userGroups.name,
      addedAt: userGroupMembers.addedAt,
    })
    .from(userGroupMembers)
    .innerJoin(userGroups, eq(userGroups.id, userGroupMembers.groupId))
    .where(inArray(userGroupMembers.userId, [...ids]))
    .orderBy(sql`lower(${userGroups.name})`, asc(userGroups.id));
  const groups = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...groups].map(([userId, list]) => [
      userId,
      list.map(({ id, name, addedAt }) => ({ id, name, addedAt })),
    ]),
  );
};
