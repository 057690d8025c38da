// Reads the table of people: narrowed, in an order of its columns, page by page by keyset; and what its columns say of them.
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countUpTo } from '#kernel/count-up-to.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { packListCursor, unpackListCursor } from '#kernel/list-cursor.ts';
import type { Role } from '#kernel/viewer.ts';
import {
  areMany,
  askedRowByRow,
  hasBeginnings,
  metAlongOrder,
  sortedAfterwards,
} from '#kernel/word-search.ts';
import type { Stretch } from '#kernel/word-search.ts';
import { COUNTED_UP_TO, keysetOf } from '#bundles/desk-tables/public.ts';
import { userGroupMembers } from '../groups/schema.ts';
import { memberColumns } from '../members/queries.ts';
import { userRoles, sessions, users, wordsOfPerson } from '../schema.ts';
import { authenticatorApps, passkeys } from '../security/schema.ts';
import type { PeopleState } from './constants.ts';

export interface PeopleFilter {
  /** The beginnings of words of the name, the user name or the address. */
  readonly words: readonly string[];
  readonly role: Role | undefined;
  /** The path of a place: roles for it or one in it count. */
  readonly placePath: string | undefined;
  readonly groupId: number | undefined;
  readonly state: PeopleState | undefined;
}

export interface PeopleOptions {
  readonly filter: PeopleFilter;
  readonly order: { readonly by: 'name' | 'created'; readonly isRising: boolean };
  /** The last row before these, as the address says it. */
  readonly after: string | undefined;
  readonly limit: number;
}

const columns = { ...memberColumns, erasureDueAt: users.erasureDueAt };

/**
 * A table is asked in so many ways that no one plan serves them all: in a transaction each query is planned for its values.
 * No entry: it only reads.
 */
export const listPeople = (ctx: Ctx, options: PeopleOptions) =>
  withTransaction(ctx, (ctx) => readPeople(ctx, options));

export type ListedPerson = Awaited<ReturnType<typeof readPeople>>['rows'][number];

const readPeople = async (ctx: Ctx, options: PeopleOptions) => {
  const { filter, order, limit } = options;
  const { words } = filter;
  const hasWords = words.length > 0 ? hasBeginnings(wordsOfPerson, words) : undefined;
  const isElse = filterOf(ctx, filter);
  const start = await startOf(ctx, options);
  const met =
    hasWords &&
    (await metAlongOrder(ctx, users, limit + 1, (stretch) =>
      lookAlong(ctx, options, { hasWords, isElse, start, stretch }),
    ));
  const isWanted = and(hasWords, isElse);
  const isEverywhere = hasWords && !met && (await areMany(ctx, users, hasWords));
  const key = hasWords && !isEverywhere ? sortedAfterwards(KEYS[order.by]) : KEYS[order.by];
  const { isBehind, inOrder } = keysetOf([key, users.id], order.isRising, start);
  const found =
    met ??
    (await ctx.db
      .select(columns)
      .from(users)
      .where(and(isEverywhere ? askedRowByRow(hasWords) : hasWords, isElse, isBehind))
      .orderBy(inOrder)
      .limit(limit + 1));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > limit && last ? packListCursor({ at: last.createdAt, id: last.id }) : undefined,
    /** The count as far as counting goes, and how far that is. */
    count: met ? limit : await countUpTo(ctx, COUNTED_UP_TO, { from: users, where: isWanted }),
    countedUpTo: met ? limit : COUNTED_UP_TO,
  };
};

interface Look {
  readonly hasWords: SQL;
  readonly isElse: SQL | undefined;
  readonly start: SQL | undefined;
  readonly stretch: Stretch;
}

/** Finds people with the words in a stretch of the order. The subquery bears the name of the table, so that conditions fit both. */
const lookAlong = (ctx: Ctx, { order, limit }: PeopleOptions, { hasWords, isElse, start, stretch }: Look) => {
  const { isBehind, inOrder } = keysetOf([KEYS[order.by], users.id], order.isRising, start);
  const first = ctx.db
    .select(columns)
    .from(users)
    .where(and(isElse, isBehind))
    .orderBy(inOrder)
    .limit(stretch.rows)
    .offset(stretch.offset)
    .as('users');
  return ctx.db
    .select()
    .from(first)
    .where(hasWords)
    .orderBy(inOrder)
    .limit(limit + 1);
};

const KEYS = { name: sql`lower(${users.name})`, created: sql`${users.createdAt}` };

const filterOf = ({ now }: Ctx, { role, placePath, groupId, state }: PeopleFilter): SQL | undefined =>
  and(
    isNull(users.erasedAt),
    role || placePath !== undefined ? holdsRole(role, placePath) : undefined,
    groupId === undefined ? undefined : isInGroup(groupId),
    stateIs(state, now),
  );

const holdsRole = (role: Role | undefined, placePath: string | undefined): SQL => {
  const isRole = role === undefined ? undefined : eq(userRoles.role, role);
  const isThere =
    placePath === undefined ? undefined : sql`${userRoles.locationPath} like ${`${placePath}%`}`;
  return sql`${users.id} in (select ${userRoles.userId} from ${userRoles} where ${and(isRole, isThere)})`;
};

const isInGroup = (groupId: number): SQL =>
  sql`${users.id} in (select ${userGroupMembers.userId} from ${userGroupMembers} where ${userGroupMembers.groupId} = ${groupId})`;

const stateIs = (state: PeopleState | undefined, now: Date): SQL | undefined => {
  if (state === 'gesperrt') return and(isNotNull(users.suspendedUntil), gt(users.suspendedUntil, now));
  if (state === 'unbestaetigt') return isNull(users.confirmedAt);
  if (state === 'geht') return isNotNull(users.erasureDueAt);
  if (state === 'plus') return and(isNotNull(users.passUntil), gt(users.passUntil, now));
  if (state !== 'frei') return undefined;
  const isFree = or(isNull(users.suspendedUntil), lte(users.suspendedUntil, now));
  return and(isNotNull(users.confirmedAt), isNull(users.erasureDueAt), isFree);
};

/**
 * The address names the last row; its name is asked anew, so that the list goes on where that row stands now. It is undefined
 * for a row that isn't there: the list begins.
 */
const startOf = async (ctx: Ctx, { after, order }: PeopleOptions): Promise<SQL | undefined> => {
  const cursor = unpackListCursor(after);
  if (!cursor) return undefined;
  const { at, id } = cursor;
  if (order.by === 'created') return sql`(${at.toISOString()}::timestamptz, ${id}::int)`;
  const [row] = await ctx.db
    .select({ key: sql<string>`${KEYS.name}` })
    .from(users)
    .where(eq(users.id, id));
  return row && sql`(${row.key}::text, ${id}::int)`;
};

/** Returns when each of them was last here, as far as a session still knows. */
export const lastSeenByIds = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Date>> => {
  const rows = await ctx.db
    .select({ userId: sessions.userId, seenAt: sql`max(${sessions.seenAt})`.mapWith(sessions.seenAt) })
    .from(sessions)
    .where(inArray(sessions.userId, [...ids]))
    .groupBy(sessions.userId);
  return new Map(rows.map(({ userId, seenAt }) => [userId, seenAt]));
};

/** Says who has an app, and who a passkey. */
export const factorsByIds = async (ctx: Ctx, ids: readonly number[]) => {
  const [apps, keys] = await Promise.all([
    ctx.db
      .select({ userId: authenticatorApps.userId })
      .from(authenticatorApps)
      .where(inArray(authenticatorApps.userId, [...ids])),
    ctx.db
      .select({ userId: passkeys.userId })
      .from(passkeys)
      .where(inArray(passkeys.userId, [...ids])),
  ]);
  return {
    apps: new Set(apps.map(({ userId }) => userId)),
    passkeys: new Set(keys.map(({ userId }) => userId)),
  };
};
