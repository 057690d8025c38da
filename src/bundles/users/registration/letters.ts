// Puts the mails about accounts together and sends them. What they say is in `mails`.
import type { Ctx } from '#kernel/ctx.ts';
import { fillTemplate } from '#kernel/named-routes.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import type { WordedLetter } from '#bundles/wording/public.ts';
import * as texts from '../mails/texts.ts';
import { confirmMail, knownMail, movedHereMail } from '../mails/wordings.ts';
import { userPaths } from '../paths.ts';
import { passwordPaths, registrationPaths } from './paths.ts';
import type { Account } from './queries.ts';
import type { IssuedToken } from './tokens.ts';

/** Whoever has confirmed the address, or the bare address of nobody known. */
type Recipient = Pick<Account, 'id' | 'name' | 'email'> | string;

export interface Letter<Named extends string> extends Omit<WordedLetter<Named>, 'name'> {
  /** A letter with the same key is the same mail, and is sent once. */
  readonly key: string;
  readonly to: Recipient;
}

/**
 * Sends a letter in the caller's transaction. What is sent to an address that nobody has confirmed is nobody's mail: it would
 * tell, in the data that people take along, whether the address was somebody else's.
 */
export const sendLetter = async <Named extends string>(
  ctx: Ctx,
  { key, to: recipient, ...letter }: Letter<Named>,
): Promise<void> => {
  const to = typeof recipient === 'string' ? { name: '', email: recipient } : recipient;
  await sendMail(ctx, {
    to: { name: to.name, address: to.email },
    ...(await wordedLetter(ctx, { ...letter, name: to.name })),
    key,
    ...('id' in to && { userId: to.id }),
  });
};

/** Returns the whole address of a page, with the token of a link. */
export const hrefIn = (ctx: Ctx, route: RoutePath, token?: IssuedToken): string =>
  ctx.config.publicUrl + fillTemplate(route.template, token ? { token: token.token } : {});

/** Returns the keys of all letters that may have gone to a bare address with the link. */
export const keysOfLetters = ({ id }: Pick<IssuedToken, 'id'>): string[] =>
  Object.values(LETTER_KEYS).map((keyOf) => keyOf(id));

/** The keys of letters with a link to an address that nobody may have confirmed. */
export const LETTER_KEYS = {
  confirm: (id: number) => `confirm:${id}`,
  changeEmail: (id: number) => `change-email:${id}`,
  reset: (id: number) => `reset:${id}`,
} as const;

/** Sends the link that confirms the address of a new account. Nobody is named: whoever typed the name may be a stranger. */
export const sendConfirmLink = (ctx: Ctx, email: string, token: IssuedToken): Promise<void> =>
  sendLetter(ctx, {
    key: LETTER_KEYS.confirm(token.id),
    to: email,
    mail: confirmMail,
    values: {},
    href: hrefIn(ctx, registrationPaths.confirm, token),
  });

/** Sends what the owner of an address gets with which somebody wants to become a member; `occasion` tells two such mails apart. */
export const sendKnownAddress = (ctx: Ctx, owner: Account, occasion: string): Promise<void> =>
  sendLetter(ctx, {
    key: `known-address:${owner.id}:${occasion}`,
    to: owner,
    mail: knownMail,
    values: { benutzername: owner.login },
    more: [{ label: texts.knownForgotten, href: hrefIn(ctx, passwordPaths.forgotten) }],
    href: hrefIn(ctx, userPaths.signIn),
  });

/** Sends the link by which somebody who wrote on a portal that is taken over chooses the first password. */
export const sendMovedHere = (ctx: Ctx, owner: Account, token: IssuedToken): Promise<void> =>
  sendLetter(ctx, {
    key: `moved-here:${owner.id}`,
    to: owner,
    mail: movedHereMail,
    values: { benutzername: owner.login },
    href: hrefIn(ctx, passwordPaths.reset, token),
  });
