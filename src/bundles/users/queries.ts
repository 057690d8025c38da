// Reads people.
import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { USERS_TAG } from './constants.ts';
import { verifyPassword } from './passwords.ts';
import { sessions, userRoles, users } from './schema.ts';

/** What is asked of a person to name them and to know who may see them. */
export type Person = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'name'
  | 'about'
  | 'pictureId'
  | 'confirmedAt'
  | 'suspendedUntil'
  | 'contributionsHidden'
  | 'erasedAt'
  | 'isNoindex'
>;

/** Finds all that exist, erased ones too. */
export const findPeople = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Person>> => {
  const rows = ids.length > 0 ? await peopleByIds(ctx, { ids }) : [];
  return new Map(rows.map((person) => [person.id, person]));
};

const personColumns = {
  id: users.id,
  name: users.name,
  about: users.about,
  pictureId: users.pictureId,
  confirmedAt: users.confirmedAt,
  suspendedUntil: users.suspendedUntil,
  contributionsHidden: users.contributionsHidden,
  erasedAt: users.erasedAt,
  isNoindex: users.isNoindex,
};

const peopleByIds = prepared('users.people', (db) =>
  db
    .select(personColumns)
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')})`),
);

/** What names them on a byline. */
export type Byline = Omit<Person, 'confirmedAt' | 'isNoindex'>;

/** Finds the same people with what bylines show. */
export const findBylines = async (ctx: Ctx, ids: readonly number[]): Promise<readonly Byline[]> =>
  ids.length > 0 ? bylinesByIds(ctx, { ids }) : [];

const { confirmedAt: _confirmed, isNoindex: _noindex, ...bylineColumns } = personColumns;

const bylinesByIds = prepared('users.bylines', (db) =>
  db
    .select(bylineColumns)
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')})`),
);

/** Returns since when these people have been here; who isn't any more is missing. */
export const findJoined = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Date>> => {
  const rows = await ctx.db
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.erasedAt)));
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
};

const isThere = and(isNotNull(users.confirmedAt), isNull(users.erasedAt));

/** Finds the pictures of those whose pages everybody sees whole. */
export const findShownPictures = async (ctx: Ctx, ids: readonly number[]) => {
  const isSuspended = gt(users.suspendedUntil, ctx.now);
  const rows = await ctx.db
    .select({ id: users.id, pictureId: users.pictureId, coverId: users.coverId })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isThere, or(isNull(users.suspendedUntil), not(isSuspended))));
  return new Map(rows.map(({ id, ...pictures }) => [id, pictures]));
};

/** Names in lower case. */
export const peopleByNames = prepared('users.people-by-names', (db) =>
  db
    .select(personColumns)
    .from(users)
    .where(and(sql`lower(${users.name}) = any(${sql.placeholder('names')})`, isThere)),
);

/** Names from one to another, by character: the order of the index, which the portal's language doesn't change. */
export const peopleByPrefix = prepared('users.people-by-prefix', (db) =>
  db
    .select(personColumns)
    .from(users)
    .where(
      and(
        sql`lower(${users.name}) ~>=~ ${sql.placeholder('from')}`,
        sql`lower(${users.name}) ~<~ ${sql.placeholder('to')}`,
        isThere,
      ),
    )
    .orderBy(sql`lower(${users.name}) using ~<~`, users.id)
    .limit(sql.placeholder('limit')),
);

/** Says whether anybody is there yet; from memory, except inside a transaction. */
export const hasUsers = (ctx: Ctx): Promise<boolean> =>
  fetchCached(ctx, 'users.any', [USERS_TAG], async () => {
    const rows = await ctx.db.select({ id: users.id }).from(users).limit(1);
    return rows.length > 0;
  });

/** Holds a person's row until the transaction ends: of two who change something there the second one waits. */
export const lockUser = async (ctx: Ctx, id: number): Promise<void> => {
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
};

/** Finds the account that one has become part of; undefined for one that has not. */
export const findMergedInto = async (ctx: Ctx, id: number): Promise<number | undefined> => {
  const [account] = await ctx.db.select({ intoId: users.mergedIntoId }).from(users).where(eq(users.id, id));
  return account?.intoId ?? undefined;
};

/** Says which of these were erased. */
export const listErasedAmong = async (ctx: Ctx, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const isMeant = sql`${users.id} = any(${sql.param([...ids])}::int[])`;
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(isMeant, isNotNull(users.erasedAt)));
  return rows.map(({ id }) => id);
};

/** Finds who signs in by this user name or confirmed e-mail address, in whatever case. */
export const findCredentials = async (ctx: Ctx, login: string) => {
  const [user] = await ctx.db
    .select({ id: users.id, name: users.name, passwordHash: users.passwordHash })
    .from(users)
    .where(and(or(isSame(users.login, login), isConfirmed(login)), isNull(users.erasedAt)));
  return user;
};

/** Says which of user name and e-mail address somebody has already, confirmed or not. */
export const findTaken = async (ctx: Ctx, { login, email }: { login: string; email: string }) => {
  const rows = await ctx.db
    .select({ login: isSame(users.login, login), email: isSame(users.email, email) })
    .from(users)
    .where(or(isSame(users.login, login), isSame(users.email, email)));
  return { login: rows.some((row) => row.login), email: rows.some((row) => row.email) };
};

/** Says which of these user names still have this password, e.g. the published one of the demo portal. */
export const findUsersWithPassword = async (
  ctx: Ctx,
  logins: readonly string[],
  password: string,
): Promise<string[]> => {
  const rows = await ctx.db
    .select({ login: users.login, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.login, [...logins]), isNull(users.erasedAt)));
  const matches = await Promise.all(rows.map((row) => verifyPassword(row.passwordHash, password)));
  return rows.filter((_, at) => matches[at]).map((row) => row.login);
};

/** Returns what the portal keeps about a person beside their contributions, without secrets. */
export const findPersonalData = async (ctx: Ctx, id: number) => {
  // What was agreed to beside the terms is told by its log, with titles.
  const { passwordHash: _secret, agreedDocuments: _logged, ...profile } = getTableColumns(users);
  const [[user], roles, open] = await Promise.all([
    ctx.db.select(profile).from(users).where(eq(users.id, id)),
    ctx.db
      .select({ role: userRoles.role, locationPath: userRoles.locationPath })
      .from(userRoles)
      .where(eq(userRoles.userId, id)),
    ctx.db
      .select({
        createdAt: sessions.createdAt,
        seenAt: sessions.seenAt,
        expiresAt: sessions.expiresAt,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
  ]);
  return user && { ...user, roles, sessions: open };
};

/** Until it is confirmed, an address is nobody's: signing in by it would tell whether it is somebody else's already. */
const isConfirmed = (email: string) => and(isSame(users.email, email), isNotNull(users.confirmedAt));

const isSame = (column: typeof users.login | typeof users.email, text: string) =>
  sql<boolean>`lower(${column}) = lower(${text})`;

/** Returns where mail reaches the viewer. */
export const findOwnAddress = async (ctx: Ctx): Promise<{ name: string; address: string } | undefined> => {
  if (ctx.viewer.id === null) return undefined;
  const [user] = await ctx.db
    .select({ name: users.name, address: users.email })
    .from(users)
    .where(eq(users.id, ctx.viewer.id));
  return user;
};

/** Nobody who was erased. */
export const listConfirmedIds = async (ctx: Ctx): Promise<readonly number[]> => {
  const isIn = and(isNotNull(users.confirmedAt), isNull(users.erasedAt));
  return (await ctx.db.select({ id: users.id }).from(users).where(isIn)).map(({ id }) => id);
};
