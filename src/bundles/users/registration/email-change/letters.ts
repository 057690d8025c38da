// Topic: the mails about a new address: to it, to the one before, and to whoever has it already.
import type { Ctx } from '#kernel/ctx.ts';
import { hrefIn, sendLetter } from '../letters.ts';
import { emailPaths } from '../paths.ts';
import type { Account } from '../queries.ts';
import type { IssuedToken } from '../tokens.ts';
import * as texts from './texts.ts';

/** To the new address. Nobody is greeted by name: it may be a stranger's. */
export const sendChangeLink = (ctx: Ctx, email: string, token: IssuedToken): Promise<void> =>
  sendLetter(ctx, {
    key: `change-email:${token.id}`,
    to: email,
    subject: texts.changeSubject,
    paragraphs: (portal) => [texts.changeText(portal)],
    action: { label: texts.changeAction, href: hrefIn(ctx, emailPaths.confirm, token) },
    notYou: texts.changeNotYou,
  });

/** To the address before, which can take it back. */
export const sendNotice = (
  ctx: Ctx,
  account: Account,
  { email, undo }: { email: string; undo: IssuedToken },
): Promise<void> =>
  sendLetter(ctx, {
    key: `undo-email:${undo.id}`,
    to: account,
    subject: texts.noticeSubject,
    paragraphs: () => [texts.noticeText(account.login, email)],
    action: { label: texts.noticeAction, href: hrefIn(ctx, emailPaths.undo, undo) },
    notYou: texts.noticeNotYou,
  });

/** To whoever has confirmed the address that somebody else wants. */
export const sendWantedByOther = (ctx: Ctx, owner: Account, token: IssuedToken): Promise<void> =>
  sendLetter(ctx, {
    key: `change-email:${token.id}`,
    to: owner,
    subject: texts.wantedSubject,
    paragraphs: () => [texts.wantedByOtherText(owner.login)],
    notYou: texts.wantedByOtherNotYou,
  });
