// Reads members for the desk: a page of the list, one of them, their suspensions, their places.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countUpTo } from '#kernel/count-up-to.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { Role, RoleGrant } from '#kernel/viewer.ts';
import {
  areMany,
  askedRowByRow,
  hasBeginnings,
  hasTyped,
  mayHaveBeginnings,
  metAlongOrder,
  sortedAfterwards,
  wordsIn,
} from '#kernel/word-search.ts';
import { MOST_WORDS } from '#bundles/desk-tables/public.ts';
import { userRoles, users, wordsOfPerson } from '../schema.ts';
import { MEMBERS_COUNTED_UP_TO, MEMBERS_PER_PAGE } from './constants.ts';
import type { MemberSort, MemberState } from './rules.ts';
import { suspensions } from './schema.ts';

export interface MembersOptions {
  readonly search: string;
  readonly state: MemberState | undefined;
  readonly role: Role | undefined;
  readonly sort: MemberSort;
  /** The number of the page, from 1. */
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

const hitColumns = { id: users.id, name: users.name, login: users.login };

/** Lists one page of them with their roles, and says how many there are in all. */
export const listMembers = async (ctx: Ctx, options: MembersOptions) => {
  const { search, byEmail, sort, page } = options;
  const isElse = filterOf(ctx, options);
  const before = (page - 1) * MEMBERS_PER_PAGE;
  const end = before + MEMBERS_PER_PAGE + 1;
  const met = search ? await metByWords(ctx, options, { isElse, end }) : undefined;
  const isEverywhere = !met && (await areEverywhere(ctx, search));
  const isWanted = and(isElse, search ? hasWords(search, byEmail, isEverywhere) : undefined);
  const [found, count] = await Promise.all([
    met?.slice(before) ??
      ctx.db
        .select(memberColumns)
        .from(users)
        .where(isWanted)
        .orderBy(...orderOf(sort, search !== '' && !isEverywhere))
        .limit(end - before)
        .offset(before),
    met ? end - 1 : countUpTo(ctx, MEMBERS_COUNTED_UP_TO, { from: users, where: isWanted }),
  ]);
  const rows = found.slice(0, MEMBERS_PER_PAGE);
  const roles = await rolesByIds(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    members: rows.map((row) => ({ ...row, roles: roles.get(row.id) ?? [] })),
    /** The count, as far as counting goes. */
    count,
    /** There may be more than were counted. */
    isAtLeast: met !== undefined || count === MEMBERS_COUNTED_UP_TO,
    hasMore: found.length > rows.length,
  };
};

export type Member = Awaited<ReturnType<typeof listMembers>>['members'][number];

/**
 * Finds members by words, without those who were erased: whoever's name begins as it was typed comes first, then they go by
 * name.
 */
export const findMembersByWords = async (
  ctx: Ctx,
  search: string,
  { limit, byEmail }: { readonly limit: number; readonly byEmail: boolean },
) => {
  const from = search.toLowerCase();
  const begun = await membersByPrefix(ctx, { from, to: `${from}\u{10FFFF}`, limit });
  if (begun.length === limit) return begun;
  const isElse = isNull(users.erasedAt);
  const found =
    (await metByWords(ctx, { search, byEmail, sort: 'name' }, { isElse, end: limit })) ??
    (await soughtByWords(ctx, { search, byEmail, limit }));
  const byId = new Map([...begun, ...found].map((member) => [member.id, member]));
  return [...byId.values()].slice(0, limit);
};

/** The query goes in the order of PostgreSQL's own letters, along which it finds beginnings. */
const membersByPrefix = prepared('users.members-by-prefix', (db) =>
  db
    .select(hitColumns)
    .from(users)
    .where(
      and(
        sql`lower(${users.name}) ~>=~ ${sql.placeholder('from')}`,
        sql`lower(${users.name}) ~<~ ${sql.placeholder('to')}`,
        isNull(users.erasedAt),
      ),
    )
    .orderBy(sql`lower(${users.name}) using ~<~`, users.id)
    .limit(sql.placeholder('limit')),
);

const soughtByWords = async (
  ctx: Ctx,
  { search, byEmail, limit }: { readonly search: string; readonly byEmail: boolean; readonly limit: number },
) => {
  const isEverywhere = await areEverywhere(ctx, search);
  return ctx.db
    .select(hitColumns)
    .from(users)
    .where(and(isNull(users.erasedAt), hasWords(search, byEmail, isEverywhere)))
    .orderBy(...orderOf('name', !isEverywhere))
    .limit(limit);
};

/**
 * Finds those with the words up to the end of a page, where they are soon met along the order. The subquery bears the name of
 * the table, so that conditions fit both.
 */
const metByWords = (
  ctx: Ctx,
  { search, byEmail, sort }: Pick<MembersOptions, 'search' | 'byEmail' | 'sort'>,
  { isElse, end }: { readonly isElse: SQL | undefined; readonly end: number },
) =>
  metAlongOrder(ctx, users, end, (stretch) => {
    const inOrder = orderOf(sort, false);
    const first = ctx.db
      .select(memberColumns)
      .from(users)
      .where(isElse)
      .orderBy(...inOrder)
      .limit(stretch.rows)
      .offset(stretch.offset)
      .as('users');
    return ctx.db
      .select()
      .from(first)
      .where(hasWords(search, byEmail, true))
      .orderBy(...inOrder)
      .limit(end);
  });

/** Returns undefined for those who don't exist or were erased. */
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

/** Lists somebody's suspensions, the newest first. */
export const listSuspensions = (ctx: Ctx, userId: number) =>
  ctx.db.select().from(suspensions).where(eq(suspensions.userId, userId)).orderBy(desc(suspensions.id));

/** Returns the suspension that holds now. */
export const findSuspension = async (
  { db, now }: Ctx,
  userId: number,
): Promise<SuspensionRow | undefined> => {
  const holds = sql`coalesce(${suspensions.until}, 'infinity') > ${now.toISOString()}::timestamptz`;
  const isOwn = and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt), holds);
  return (await db.select().from(suspensions).where(isOwn).orderBy(desc(suspensions.id)).limit(1))[0];
};
export type SuspensionRow = typeof suspensions.$inferSelect;

/** Lists the suspensions that hold now, of people who are still here, after the one with the number. */
export const listStandingSuspensions = async (
  { db, now }: Ctx,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly SuspensionRow[]> => {
  const holds = sql`coalesce(${suspensions.until}, 'infinity') > ${now.toISOString()}::timestamptz`;
  const rows = await db
    .select({ suspension: suspensions })
    .from(suspensions)
    .innerJoin(users, and(eq(users.id, suspensions.userId), isNull(users.erasedAt)))
    .where(and(gt(suspensions.id, after), isNull(suspensions.liftedAt), holds))
    .orderBy(asc(suspensions.id))
    .limit(limit);
  return rows.map(({ suspension }) => suspension);
};

/** Whoever could leave the portal without administrators waits for others who could, in the caller's transaction. */
export const oneAtATime = async (ctx: Ctx): Promise<void> => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('users.administrators'))`);
};

/**
 * Says whether this person administers the whole portal and nobody else could; who has planned to leave can't for long, who
 * never confirmed not yet.
 */
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

/** Returns the roles of each of them, in one query. */
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

/**
 * Returns the condition that a name, a login or, where they are searched too, an e-mail address has what was typed, every sign
 * as it stands, in capitals or not, and from the beginning of a word: so the index of words finds them, whoever may not search
 * addresses included.
 */
const hasWords = (search: string, byEmail: boolean, isAskedRowByRow: boolean): SQL => {
  const words = wordsIn(search, MOST_WORDS);
  const isThere = words.length > 0 ? hasBeginnings(wordsOfPerson, words) : undefined;
  return and(
    isAskedRowByRow ? isThere && askedRowByRow(isThere) : isThere,
    hasTyped([users.name, users.login, ...(byEmail ? [users.email] : [])], search),
  )!;
};

/** Signs without words are asked of each name, whatever comes first. */
const areEverywhere = async (ctx: Ctx, search: string): Promise<boolean> => {
  const words = wordsIn(search, MOST_WORDS);
  if (words.length === 0) return false;
  // Few people have the words anywhere, and only of these the words are taken apart.
  const mayHave = mayHaveBeginnings(
    sql`${users.name} || ' ' || ${users.login} || ' ' || ${users.email}`,
    words,
  );
  return areMany(ctx, users, and(mayHave, hasBeginnings(wordsOfPerson, words))!);
};

const filterOf = ({ now }: Ctx, { state, role }: MembersOptions): SQL => {
  const holdsRole = sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = ${role})`;
  return and(
    isNull(users.erasedAt),
    state === 'gesperrt' ? and(isNotNull(users.suspendedUntil), gt(users.suspendedUntil, now)) : undefined,
    state === 'unbestaetigt' ? isNull(users.confirmedAt) : undefined,
    role ? holdsRole : undefined,
  )!;
};

const orderOf = (sort: MemberSort, isSortedAfterwards: boolean): SQL[] => {
  const keyOf = (key: SQL) => (isSortedAfterwards ? sortedAfterwards(key) : key);
  if (sort === 'neu') return [desc(keyOf(sql`${users.createdAt}`)), desc(users.id)];
  if (sort === 'alt') return [asc(keyOf(sql`${users.createdAt}`)), asc(users.id)];
  return [keyOf(sql`lower(${users.name})`), asc(users.id)];
};
