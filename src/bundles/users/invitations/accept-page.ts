// Loads the page behind the link of an invitation: a form for a new account, a button for those who have one, or why neither.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn, refusalInWords, refusalToAct } from '#kernel/viewer.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { PASSWORD_MIN_LENGTH } from '../constants.ts';
import { signInHref } from '../paths.ts';
import { findOwner } from '../registration/queries.ts';
import { loadAgreement } from '../registration/register-page.ts';
import { NotePage } from '../registration/ui/NotePage.tsx';
import { actRefusals } from '../texts.ts';
import { roleInWords } from './role-in-words.ts';
import { invitationPaths } from './paths.ts';
import { findByToken } from './links.ts';
import type { LinkState } from './links.ts';
import type { Invitation } from './queries.ts';
import * as texts from './texts.ts';
import { InvitationPage } from './ui/InvitationPage.tsx';
import { MemberInvitationPage } from './ui/MemberInvitationPage.tsx';
import type { InvitationPageView, MemberInvitationView } from './views.ts';

export interface TypedAccount {
  readonly name?: string;
  readonly login?: string;
  readonly agrees?: boolean;
}

export const loadInvitationPage = async (
  ctx: Ctx,
  token: string,
  typed: TypedAccount = {},
  errors: FieldErrors = {},
): Promise<PageAnswer> => {
  const link = await findByToken(ctx, token);
  if (link.kind !== 'good') return overPage(link.kind);
  const { invitation } = link;
  const owner = await findOwner(ctx, invitation.email);
  const letter = await loadLetter(ctx, link);
  if (isSignedIn(ctx.viewer) || owner)
    return memberPage(letter, toMember(ctx, { token, ownerId: owner?.id }), 200);
  return newPage(ctx, { token, invitation, letter, typed, errors });
};

/** Returns the page for a link that leads nowhere. */
export const overPage = (kind: 'used' | 'revoked' | 'over'): PageAnswer => {
  const view = {
    title: texts.overTitle,
    intro: OVER[kind],
    paragraphs: [],
    links: [
      { name: texts.toSignIn, href: signInHref('/'), isMain: kind === 'used' },
      { name: texts.toFront, href: '/' },
    ],
  };
  return page(NotePage, view, { head: { title: texts.overTitle, robots: 'noindex' }, status: 410 });
};

export const OVER = { used: texts.usedText, revoked: texts.revokedText, over: texts.overText } as const;

interface Letter {
  readonly title: string;
  readonly intro: string;
  readonly note: InvitationPageView['note'];
}

const loadLetter = async (
  ctx: Ctx,
  { invitation, inviter }: Extract<LinkState, { kind: 'good' }>,
): Promise<Letter> => {
  const [portal, role] = await Promise.all([readSetting(ctx, portalName), roleInWords(ctx, invitation)]);
  return {
    title: texts.openTitle(portal),
    intro: texts.openIntro(inviter, role),
    note: invitation.note ? { from: texts.noteFrom(inviter), text: invitation.note } : null,
  };
};

interface New {
  readonly token: string;
  readonly invitation: Invitation;
  readonly letter: Letter;
  readonly typed: TypedAccount;
  readonly errors: FieldErrors;
}

const newPage = async (ctx: Ctx, { token, invitation, letter, typed, errors }: New): Promise<PageAnswer> => {
  const { agrees = false } = typed;
  const view: InvitationPageView = {
    ...letter,
    action: url(invitationPaths.acceptSend, { token }),
    email: texts.emailIs(invitation.email),
    name: typed.name ?? invitation.name,
    login: typed.login ?? '',
    minPasswordLength: PASSWORD_MIN_LENGTH,
    terms: await loadAgreement(ctx, agrees, errors),
    signInHref: signInHref(url(invitationPaths.open, { token })),
    errors: { ...errors },
  };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return page(InvitationPage, view, { head: { title: letter.title, robots: 'noindex' }, status });
};

type ForMember = Pick<MemberInvitationView, 'text' | 'action' | 'signInHref'>;

const toMember = (
  { viewer }: Ctx,
  { token, ownerId }: { readonly token: string; readonly ownerId: number | undefined },
): ForMember => {
  const nothing = { action: null, signInHref: null };
  if (!isSignedIn(viewer))
    return {
      ...nothing,
      text: texts.signInFirst,
      signInHref: signInHref(url(invitationPaths.open, { token })),
    };
  if (ownerId !== undefined && ownerId !== viewer.id)
    return { ...nothing, text: texts.otherAccount(viewer.name) };
  const refusal = refusalToAct(viewer);
  if (refusal) return { ...nothing, text: refusalInWords(viewer, actRefusals, refusal) };
  return {
    ...nothing,
    text: texts.acceptAs(viewer.name),
    action: url(invitationPaths.acceptAsMember, { token }),
  };
};

const memberPage = (letter: Letter, forMember: ForMember, status: number): PageAnswer => {
  const view: MemberInvitationView = { ...letter, ...forMember };
  return page(MemberInvitationPage, view, { head: { title: letter.title, robots: 'noindex' }, status });
};
