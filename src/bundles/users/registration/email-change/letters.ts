// Sends the mails about a new address: to it, to the one before, and to whoever has it already.
import type { Ctx } from '#kernel/ctx.ts';
import { changeEmailMail, emailNoticeMail, emailWantedMail } from '../../mails/wordings.ts';
import { LETTER_KEYS, hrefIn, sendLetter } from '../letters.ts';
import { emailPaths } from '../paths.ts';
import type { Account } from '../queries.ts';
import type { IssuedToken } from '../tokens.ts';

/** Sends a link to the new address. Nobody is greeted by name: it may be a stranger's. */
export const sendChangeLink = (ctx: Ctx, email: string, token: IssuedToken): Promise<void> =>
  sendLetter(ctx, {
    key: LETTER_KEYS.changeEmail(token.id),
    to: email,
    mail: changeEmailMail,
    values: {},
    href: hrefIn(ctx, emailPaths.confirm, token),
  });

/** Sends a mail to the address before, which can take the change back. */
export const sendNotice = (
  ctx: Ctx,
  account: Account,
  { email, undo }: { email: string; undo: IssuedToken },
): Promise<void> =>
  sendLetter(ctx, {
    key: `undo-email:${undo.id}`,
    to: account,
    mail: emailNoticeMail,
    values: { benutzername: account.login, adresse: email },
    href: hrefIn(ctx, emailPaths.undo, undo),
  });

/** Sends a mail to whoever has confirmed the address that somebody else wants. */
export const sendWantedByOther = (ctx: Ctx, owner: Account, token: IssuedToken): Promise<void> =>
  sendLetter(ctx, {
    key: LETTER_KEYS.changeEmail(token.id),
    to: owner,
    mail: emailWantedMail,
    values: { benutzername: owner.login },
  });
