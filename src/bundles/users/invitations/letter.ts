// Writes the mail that invites somebody.
import type { Ctx } from '#kernel/ctx.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import { linkOf } from './links.ts';
import type { Invitation } from './queries.ts';
import * as texts from '../mails/texts.ts';
import { invitationMail } from '../mails/wordings.ts';

export interface InvitationLetter {
  readonly invitation: Pick<Invitation, 'id' | 'email' | 'name' | 'note' | 'links'>;
  readonly token: string;
  /** The role in words, such as „Redaktion, Auenfeld“. */
  readonly role: string;
}

/**
 * Sends an invitation in the caller's transaction. There is no account behind it: whose the address is shows when somebody
 * accepts.
 */
export const sendInvitation = async (
  ctx: Ctx,
  { invitation, token, role }: InvitationLetter,
): Promise<void> => {
  const { id, email, name, note, links } = invitation;
  const inviter = ctx.viewer.name;
  await sendMail(ctx, {
    to: { name, address: email },
    ...(await wordedLetter(ctx, {
      mail: invitationMail,
      name,
      values: { wer: inviter, rolle: role },
      more: note ? [texts.invitationNote(inviter, note)] : [],
      href: linkOf(ctx, token),
    })),
    key: keyOf(id, links),
  });
};

const keyOf = (id: number, link: number): string => `invitation:${id}:${link}`;

/** Returns the keys of all letters that may have gone out with an invitation. */
export const keysOfInvitation = ({ id, links }: Pick<Invitation, 'id' | 'links'>): string[] =>
  Array.from({ length: links }, (_, at) => keyOf(id, at + 1));
