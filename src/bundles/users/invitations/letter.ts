// Topic: the mail that invites somebody.
import type { Ctx } from '#kernel/ctx.ts';
import { mailLetter, sendMail } from '#bundles/mail/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { linkOf } from './links.ts';
import type { Invitation } from './queries.ts';
import * as texts from './texts.ts';

export interface InvitationLetter {
  readonly invitation: Pick<Invitation, 'id' | 'email' | 'name' | 'note' | 'links'>;
  readonly token: string;
  /** „Redaktion, Auenfeld“ */
  readonly role: string;
}

/** In the caller's transaction. Without an account behind it: whose the address is shows when somebody accepts. */
export const sendInvitation = async (
  ctx: Ctx,
  { invitation, token, role }: InvitationLetter,
): Promise<void> => {
  const portal = await readSetting(ctx, portalName);
  const { id, email, name, note, links } = invitation;
  const inviter = ctx.viewer.name;
  await sendMail(ctx, {
    to: { name, address: email },
    subject: texts.subject(portal),
    ...(await mailLetter(ctx, {
      greeting: texts.greeting(name),
      paragraphs: [
        texts.mailText(inviter, portal, role),
        ...(note ? [texts.mailNote(inviter, note)] : []),
        texts.mailHow,
      ],
      action: { label: texts.mailAction, href: linkOf(ctx, token) },
      footer: texts.mailNotYou,
    })),
    key: `invitation:${id}:${links}`,
  });
};
