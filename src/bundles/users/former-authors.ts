// Makes accounts of people who wrote on a portal that this one takes over. They have no password: whose address came along can
// choose one by „Passwort vergessen“, all others are names that stand above what they wrote.
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { inOrderOfErasure } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { insertUser } from './commands.ts';
import { ABOUT_MAX_LENGTH, LOGIN_MAX_LENGTH, NAME_MAX_LENGTH } from './constants.ts';
import { mayCreateUser } from './policy.ts';
import { MOVED_LINK_MS } from './registration/constants.ts';
import { sendMovedHere } from './registration/letters.ts';
import { lockAccount } from './registration/queries.ts';
import { issueToken } from './registration/tokens.ts';
import { checkEmail, checkName, normalizeLine } from './rules.ts';
import { users } from './schema.ts';
import * as texts from './texts.ts';

export interface FormerAuthor {
  readonly name: string;
  /** Empty for none. */
  readonly email: string;
  readonly about: string;
  readonly createdAt: Date;
  /** A mail leads them to the account that is made for them; nobody else gets one. */
  readonly isInvited?: boolean;
}

/** Whose account was there before is nobody's to take away. */
export interface FoundAuthor {
  readonly id: number;
  readonly isNew: boolean;
}

/**
 * Gives who it is: the member with this address, if somebody has confirmed it, else a new account. Inside the caller's transaction. Throws
 * 403.
 */
export const addFormerAuthor = async (ctx: Ctx, author: FormerAuthor): Promise<FoundAuthor> => {
  if (!mayCreateUser(ctx.viewer)) throw forbidden();
  const email = readEmail(author.email);
  const member = email === undefined ? undefined : await findMember(ctx, email);
  if (member !== undefined) return { id: member, isNew: false };
  const name = readName(author.name);
  const account = { name, about: author.about.slice(0, ABOUT_MAX_LENGTH).toWellFormed(), roles: [] };
  const key = randomUUID();
  for (const login of [loginOf(name), `${loginOf(name.slice(0, LOGIN_MAX_LENGTH - 9))} ${key.slice(0, 8)}`]) {
    const outcome = await insertUser(
      ctx,
      {
        ...account,
        login,
        email: email ?? `${key}@konto.invalid`,
        password: '',
        isConfirmed: true,
        createdAt: author.createdAt,
      },
      NO_PASSWORD,
    );
    if (outcome.kind === 'created') {
      if (author.isInvited && email !== undefined) await invite(ctx, outcome.id);
      return { id: outcome.id, isNew: true };
    }
  }
  throw new Error('there is no name left for an account');
};

/** Invites somebody once: an account is made once, and its mail goes with that. */
const invite = async (ctx: Ctx, id: number): Promise<void> => {
  const account = await lockAccount(ctx, id);
  if (!account) return;
  const { email } = account;
  const token = await issueToken(ctx, { purpose: 'reset', userId: id, email, lifetimeMs: MOVED_LINK_MS });
  await sendMovedHere(ctx, account, token);
};

/** It opens nothing. */
const NO_PASSWORD = '';

const readEmail = (typed: string): string | undefined => {
  const email = normalizeLine(typed);
  return checkEmail(email) === false ? email : undefined;
};

const readName = (typed: string): string => {
  const name = normalizeLine(typed.replaceAll(/\p{C}/gu, ' ')).slice(0, NAME_MAX_LENGTH).toWellFormed();
  return checkName(name) === false ? name : texts.formerAuthor;
};

/** What a user name may not hold falls out of it. */
const loginOf = (name: string): string => {
  const words = normalizeLine(name.replaceAll(/[^\p{L}\p{M}\p{N} ._'-]/gu, ' '));
  // The cut never goes through the middle of a sign that is written as two.
  const login = words
    .slice(0, LOGIN_MAX_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trim();
  return /^[\p{L}\p{N}].+$/u.test(login) ? login : texts.formerAuthor;
};

const findMember = async (ctx: Ctx, email: string): Promise<number | undefined> => {
  const [member] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        isNotNull(users.confirmedAt),
        isNull(users.erasedAt),
      ),
    );
  return member?.id;
};

/**
 * Takes the account away again with whatever is kept about it by now, such as notes, or who follows it, unless somebody has made it
 * theirs by choosing a password; gives whether it went. Nobody is told. Throws 403.
 */
export const removeFormerAuthor = async (ctx: Ctx, id: number): Promise<boolean> => {
  const [account] = await ctx.db
    .select({ passwordHash: users.passwordHash, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  if (!account || account.erasedAt || account.passwordHash !== NO_PASSWORD) return false;
  await ctx.db
    .update(users)
    .set({ email: `${id}@konto.invalid` })
    .where(eq(users.id, id));
  for (const { eraseFor } of inOrderOfErasure(ctx.portal)) await eraseFor(ctx, id, { keepsComments: true });
  return true;
};
