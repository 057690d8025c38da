// Adds and removes people, and signs them out.
import { eq, lte, sql } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { eraseMailsTo, sendMail } from '#bundles/mail/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import {
  HIDDEN_PEOPLE_TAG,
  OPEN_PRIVACY,
  SETUP_LIMIT,
  USERS_TAG,
  erasedMailKey,
  userTag,
} from './constants.ts';
import { erasedMail, mergedMail } from './mails/wordings.ts';
import { rolesOfNewMembers } from './settings.ts';
import { hashPassword } from './passwords.ts';
import { isHidden, mayCreateUser, mayEditUser, mayEraseUser } from './policy.ts';
import { findTaken, hasUsers } from './queries.ts';
import { checkUser, normalizeUser } from './rules.ts';
import type { UserFields } from './rules.ts';
import { sessions, userRoles, users } from './schema.ts';
import { endSession } from './sessions.ts';
import { isSetupCode } from './setup-code.ts';
import * as texts from './texts.ts';

export interface UserInput extends UserFields {
  readonly locationId?: number;
  readonly isConfirmed?: boolean;
  /** The roles; those who are given none get what new members get. */
  readonly roles?: readonly RoleGrant[];
  readonly passUntil?: Date;
  readonly createdAt?: Date;
}

export type CreateUserOutcome = { readonly kind: 'created'; readonly id: number } | Invalid;

/** Adds a person. User name and e-mail address are taken in whatever case they are written. */
export const createUser = async (ctx: Ctx, input: UserInput): Promise<CreateUserOutcome> => {
  if (!mayCreateUser(ctx.viewer)) throw forbidden();
  const user = normalizeUser(input);
  const errors = checkUser(user);
  if (Object.keys(errors).length > 0) return invalid(errors);
  const passwordHash = await hashPassword(user.password);
  return withTransaction(ctx, async (ctx): Promise<CreateUserOutcome> => {
    const taken = await takenErrors(ctx, user);
    if (Object.keys(taken).length > 0) return invalid(taken);
    return insertUser(ctx, user, passwordHash);
  });
};

export interface SetupInput extends UserFields {
  /** The code that is printed at start; it is not asked for where only this machine can ask. */
  readonly code: string;
  /** Where it comes from; guesses are counted by it. */
  readonly address: string;
}

/** The first person is there, who administers the portal. */
export const portalSetUp = defineAnnouncement('users.set-up');

export type SetupOutcome = CreateUserOutcome | { readonly kind: 'closed' };

/**
 * Adds the first person, who administers the portal, and announces `users.set-up`; `closed` once there is anybody. Throws
 * 429 after too many guesses.
 */
export const createFirstAdministrator = async (ctx: Ctx, input: SetupInput): Promise<SetupOutcome> => {
  await limitAttempts(ctx, `setup:${input.address}`, SETUP_LIMIT);
  const roles = [{ role: 'admin' as const, locationPath: '' }];
  const user = normalizeUser({ ...input, isConfirmed: true, roles });
  const errors = {
    ...checkUser(user),
    ...(!isSetupCode(ctx.portal, input.code) && { code: texts.setupCodeWrong }),
  };
  if (Object.keys(errors).length > 0) return invalid(errors);
  const passwordHash = await hashPassword(user.password);
  return withTransaction(actAs(ctx, portalItself), async (ctx) => {
    // Waits for everybody who is adding a person right now, and lets nobody begin.
    await ctx.db.execute(sql`lock table ${users} in share row exclusive mode`);
    if (await hasUsers(ctx)) return { kind: 'closed' };
    const outcome = await insertUser(ctx, user, passwordHash);
    if (outcome.kind === 'created') await announce(ctx, portalSetUp, {});
    return outcome;
  });
};

/** Ends the session of a token, if there is one. */
export const signOut = (ctx: Ctx, token: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const userId = await endSession(ctx, token);
    if (userId) await record(ctx, { type: 'user', objectId: userId, action: 'user.signed-out' });
  });

export interface UserPictures {
  readonly pictureId: number | null;
  readonly coverId: number | null;
}

/**
 * Puts pictures on a person's page, part of the transaction that knows the images; one that isn't named stays what it is,
 * also if it is changed at the same moment. Gives those of before and of now. Throws 403 and 404.
 */
export const savePictures = async (
  ctx: Ctx,
  id: number,
  changes: Partial<UserPictures>,
): Promise<{ readonly before: UserPictures; readonly now: UserPictures }> => {
  if (!ctx.transaction) throw new Error('pictures are chosen inside the transaction that knows the images');
  if (!mayEditUser(ctx.viewer, id)) throw forbidden();
  const [before] = await ctx.db
    .select({ pictureId: users.pictureId, coverId: users.coverId })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  if (!before) throw notFound();
  const now = { ...before, ...changes };
  const { pictureId, coverId } = now;
  await ctx.db.update(users).set({ pictureId, coverId }).where(eq(users.id, id));
  await record(ctx, {
    type: 'user',
    objectId: id,
    action: 'user.pictures-chosen',
    after: { pictureId, coverId },
  });
  touch(ctx, userTag(id));
  return { before, now };
};

/** Removes what tells who a person was; the row stays, since contributions refer to it. */
export const eraseUser = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayEraseUser(ctx.viewer, id)) throw forbidden();
    const [person] = await ctx.db.select().from(users).where(eq(users.id, id)).for('update');
    if (!person) throw notFound();
    if (person.erasedAt) return;
    if (person.confirmedAt) await eraseMailsTo(ctx, { userId: id, address: person.email });
    await mailErasure(ctx, person);
    await ctx.db.delete(sessions).where(eq(sessions.userId, id));
    await ctx.db.delete(userRoles).where(eq(userRoles.userId, id));
    await ctx.db
      .update(users)
      .set({ ...namelessPerson(ctx, id), contributionsHidden: isHidden(person, ctx.now) })
      .where(eq(users.id, id));
    await record(ctx, { type: 'user', objectId: id, action: 'user.erased' });
    touch(ctx, HIDDEN_PEOPLE_TAG);
    touch(ctx, userTag(id));
  });

/** Tidies up; says how many sessions were over. */
export const removeOldSessions = async (ctx: Ctx): Promise<number> => {
  const { rowCount } = await ctx.db.delete(sessions).where(lte(sessions.expiresAt, ctx.now));
  return rowCount ?? 0;
};

/**
 * Adds a person whose fields were tidied and checked, inside the caller's transaction; an unconfirmed e-mail address
 * may be somebody else's. The history learns nothing that would have to be erased later.
 */
export const insertUser = async (
  ctx: Ctx,
  user: UserInput,
  passwordHash: string,
): Promise<CreateUserOutcome> => {
  const createdAt = user.createdAt ?? ctx.now;
  const [row] = await ctx.db
    .insert(users)
    .values({
      login: user.login,
      name: user.name,
      email: user.email,
      passwordHash,
      about: user.about ?? '',
      locationId: user.locationId ?? null,
      confirmedAt: user.isConfirmed ? createdAt : null,
      passUntil: user.passUntil ?? null,
      createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!row) return invalid(await takenErrors(ctx, user));
  const roles = user.roles?.length ? user.roles : await rolesOfNewMembers(ctx);
  await ctx.db.insert(userRoles).values(roles.map((grant) => ({ userId: row.id, ...grant })));
  await record(ctx, { type: 'user', objectId: row.id, action: 'user.created', after: { roles } });
  touch(ctx, USERS_TAG, userTag(row.id));
  return { kind: 'created', id: row.id };
};

const takenErrors = async (ctx: Ctx, user: UserInput): Promise<FieldErrors> => {
  const taken = await findTaken(ctx, user);
  return {
    ...(taken.login && { login: texts.loginTaken }),
    ...(taken.email && { email: texts.emailTaken }),
  };
};

/** Sends the last mail: once it is sent, nothing here knows its address any more. */
const mailErasure = async (ctx: Ctx, person: typeof users.$inferSelect) => {
  const { id, name, login, email, confirmedAt, mergedIntoId } = person;
  if (!confirmedAt) return;
  const letter =
    mergedIntoId === null
      ? wordedLetter(ctx, { mail: erasedMail, name, values: {} })
      : wordedLetter(ctx, { mail: mergedMail, name, values: { benutzername: login } });
  await sendMail(ctx, {
    to: { name, address: email },
    ...(await letter),
    key: erasedMailKey(id),
    leavesNoTrace: true,
  });
};

/** `#` and digits can be neither a user name nor an e-mail address of somebody else. */
const namelessPerson = (ctx: Ctx, id: number) => ({
  login: `#${id}`,
  name: '',
  email: `#${id}`,
  passwordHash: '',
  about: '',
  locationId: null,
  pictureId: null,
  coverId: null,
  confirmedAt: null,
  suspendedUntil: null,
  suspensionReason: null,
  passUntil: null,
  agreedVersion: null,
  agreedDocuments: {},
  links: [],
  privacy: OPEN_PRIVACY,
  erasureDueAt: null,
  isErasureOrdered: false,
  erasedAt: ctx.now,
});
