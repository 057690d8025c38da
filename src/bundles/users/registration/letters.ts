// Topic: the mails about accounts: how they are put together and sent. What they say is in the texts of each topic.
import type { Ctx } from '#kernel/ctx.ts';
import { fillTemplate } from '#kernel/named-routes.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { mailLetter, sendMail } from '#bundles/mail/public.ts';
import type { LetterLink } from '#bundles/mail/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { userPaths } from '../paths.ts';
import { passwordPaths, registrationPaths } from './paths.ts';
import type { Account } from './queries.ts';
import * as texts from './texts.ts';
import type { IssuedToken } from './tokens.ts';

/** Whoever has confirmed the address, or the bare address of nobody known. */
type Recipient = Pick<Account, 'id' | 'name' | 'email'> | string;

export interface Letter {
  /** A letter with the same key is the same mail, and is sent once. */
  readonly key: string;
  readonly to: Recipient;
  /** May name the portal. */
  readonly subject: (portal: string) => string;
  readonly paragraphs: (portal: string) => readonly (string | LetterLink)[];
  readonly action?: LetterLink;
  /** What to do who didn't cause it. */
  readonly notYou: string;
}

/**
 * In the caller's transaction. What is sent to an address that nobody has confirmed is nobody's mail: it would tell, in
 * the data that people take along, whether the address was somebody else's.
 */
export const sendLetter = async (ctx: Ctx, letter: Letter): Promise<void> => {
  const portal = await readSetting(ctx, portalName);
  const { key, action, notYou } = letter;
  const to = typeof letter.to === 'string' ? { name: '', email: letter.to } : letter.to;
  await sendMail(ctx, {
    to: { name: to.name, address: to.email },
    subject: letter.subject(portal),
    ...(await mailLetter(ctx, {
      greeting: texts.greeting(to.name),
      paragraphs: letter.paragraphs(portal),
      ...(action && { action }),
      footer: notYou,
    })),
    key,
    ...('id' in to && { userId: to.id }),
  });
};

/** The whole address of a page, with the token of a link. */
export const hrefIn = (ctx: Ctx, route: RoutePath, token?: IssuedToken): string =>
  ctx.config.publicUrl + fillTemplate(route.template, token ? { token: token.token } : {});

/** The link that confirms the address of a new account. Nobody is named: whoever typed the name may be a stranger. */
export const sendConfirmLink = (ctx: Ctx, email: string, token: IssuedToken): Promise<void> =>
  sendLetter(ctx, {
    key: `confirm:${token.id}`,
    to: email,
    subject: texts.confirmSubject,
    paragraphs: (portal) => [texts.confirmText(portal)],
    action: { label: texts.confirmAction, href: hrefIn(ctx, registrationPaths.confirm, token) },
    notYou: texts.confirmNotYou,
  });

/** What the owner of an address gets with which somebody wants to become a member; `occasion` tells two such mails apart. */
export const sendKnownAddress = (ctx: Ctx, owner: Account, occasion: string): Promise<void> =>
  sendLetter(ctx, {
    key: `known-address:${owner.id}:${occasion}`,
    to: owner,
    subject: texts.knownSubject,
    paragraphs: (portal) => [
      texts.knownText(portal, owner.login),
      { label: texts.knownForgotten, href: hrefIn(ctx, passwordPaths.forgotten) },
    ],
    action: { label: texts.knownAction, href: hrefIn(ctx, userPaths.signIn) },
    notYou: texts.knownNotYou,
  });
