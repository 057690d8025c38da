// Reading members for the desk: a page of the list, one of them, their suspensions, their places.
import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { Role, RoleGrant } from '#kernel/viewer.ts';
import { userRoles, users } from '../schema.ts';
import { MEMBERS_PER_PAGE } from './constants.ts';
import type { MemberSort, MemberState } from './rules.ts';
import { suspensions } from './schema.ts';

export interface MembersOptions {
  readonly search: string;
  readonly state: MemberState | undefined;
  readonly role: Role | undefined;
  readonly sort: MemberSort;
  /** From 1. */
  readonly page: number;
  /** E-mail addresses are searched too. */
  readonly byEmail: boolean;
}

/** What desks show of a member. */
export const memberColumns = {
  id: users.id,
  login: users.login,
  name: users.name,
  email: users.email,
  createdAt: users.createdAt,
  confirmedAt: users.confirmedAt,
  suspendedUntil: users.suspendedUntil,
  suspensionReason: users.suspensionReason,
  contributionsHidden: users.contributionsHidden,
  passUntil: users.passUntil,
};

/** One page of them with their roles, and how many there are in all. */
export const listMembers = async (ctx: Ctx, options: MembersOptions) => {
  const isWanted = filterOf(ctx, options);
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select(memberColumns)
      .from(users)
      .where(isWanted)
      .orderBy(...orderOf(options.sort))
      .limit(MEMBERS_PER_PAGE)
      .offset((options.page - 1) * MEMBERS_PER_PAGE),
    ctx.db.select({ count: count() }).from(users).where(isWanted),
  ]);
  const roles = await rolesByIds(
    ctx,
    rows.map(({ id }) => id),
  );
  return { members: rows.map((row) => ({ ...row, roles: roles.get(row.id) ?? [] })), count: total!.count };
};

export type Member = Awaited<ReturnType<typeof listMembers>>['members'][number];

/** The first of them by name, without those who were erased. */
export const findMembersByWords = (
  ctx: Ctx,
  search: string,
  { limit, byEmail }: { readonly limit: number; readonly byEmail: boolean },
) =>
  ctx.db
    .select({ id: users.id, name: users.name, login: users.login })
    .from(users)
    .where(and(isNull(users.erasedAt), hasWords(search, byEmail)))
    .orderBy(...orderOf('name'))
    .limit(limit);

/** Undefined for those who don't exist or were erased. */
export const findMember = async (ctx: Ctx, id: number): Promise<Member | undefined> => {
  const [[row], roles] = await Promise.all([
    ctx.db
      .select(memberColumns)
      .from(users)
      .where(and(eq(users.id, id), isNull(users.erasedAt))),
    rolesByIds(ctx, [id]),
  ]);
  return row && { ...row, roles: roles.get(id) ?? [] };
};

/** The newest first. */
export const listSuspensions = (ctx: Ctx, userId: number) =>
  ctx.db.select().from(suspensions).where(eq(suspensions.userId, userId)).orderBy(desc(suspensions.id));

/** Whoever could leave the portal without administrators waits for others who could, in the caller's transaction. */
export const oneAtATime = async (ctx: Ctx): Promise<void> => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('users.administrators'))`);
};

/** True when nobody else could administer the whole portal; who has planned to leave can't for long, who never confirmed not yet. */
export const isLastAdministrator = async (ctx: Ctx, id: number): Promise<boolean> => {
  const rows = await ctx.db
    .select({
      id: users.id,
      confirmedAt: users.confirmedAt,
      suspendedUntil: users.suspendedUntil,
      erasureDueAt: users.erasureDueAt,
    })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), isNull(users.erasedAt)))
    .where(and(eq(userRoles.role, 'admin'), eq(userRoles.locationPath, '')));
  const others = rows.filter(
    (other) =>
      other.id !== id &&
      other.confirmedAt !== null &&
      other.erasureDueAt === null &&
      (other.suspendedUntil === null || other.suspendedUntil <= ctx.now),
  );
  return others.length === 0 && rows.some((row) => row.id === id);
};

export interface PlaceOption {
  readonly path: string;
  readonly name: string;
  /** How deep in the tree; 0 for the root. */
  readonly depth: number;
}

/** Bundles that know places tell the desk of members their names by this slot, in the order of the tree. */
export const placesOfRoles = defineSlot<void, PlaceOption>('users.places');

export const listPlaces = (ctx: Ctx): Promise<PlaceOption[]> => placesOfRoles.collect(ctx);

/** The roles of each of them; one query. */
export const rolesByIds = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RoleGrant[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(userRoles)
    .where(inArray(userRoles.userId, [...ids]))
    .orderBy(userRoles.id);
  const grants = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...grants].map(([id, group]) => [id, group.map(({ role, locationPath }) => ({ role, locationPath }))]),
  );
};

/** A name, a login or, where they are searched too, an e-mail address that has the words; in capitals or not. */
const hasWords = (search: string, byEmail: boolean): SQL => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ...[users.name, users.login, ...(byEmail ? [users.email] : [])].map((column) => ilike(column, pattern)),
  )!;
};

const filterOf = ({ now }: Ctx, { search, state, role, byEmail }: MembersOptions): SQL => {
  const holdsRole = sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = ${role})`;
  return and(
    isNull(users.erasedAt),
    search ? hasWords(search, byEmail) : undefined,
    state === 'gesperrt' ? and(isNotNull(users.suspendedUntil), gt(users.suspendedUntil, now)) : undefined,
    state === 'unbestaetigt' ? isNull(users.confirmedAt) : undefined,
    role ? holdsRole : undefined,
  )!;
};

const orderOf = (sort: MemberSort): SQL[] => {
  if (sort === 'neu') return [desc(users.createdAt), desc(users.id)];
  if (sort === 'alt') return [asc(users.createdAt), asc(users.id)];
  return [sql`lower(${users.name})`, asc(users.id)];
};
