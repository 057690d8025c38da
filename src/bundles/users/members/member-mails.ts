// A mail tells a person that they aren't suspended any more.
import type { Ctx } from '#kernel/ctx.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import { mailAddressesByIds } from '../addresses.ts';
import { liftedMail } from '../mails/wordings.ts';

/** Sends the mail, as part of the transaction that lifts the suspension. */
export const mailLiftedSuspension = async (ctx: Ctx, userId: number): Promise<void> => {
  const to = (await mailAddressesByIds(ctx, [userId])).get(userId);
  if (!to) return;
  await sendMail(ctx, {
    to,
    userId,
    ...(await wordedLetter(ctx, { mail: liftedMail, values: {}, name: to.name, href: ctx.config.publicUrl })),
    key: `suspension-lifted:${userId}:${ctx.now.toISOString()}`,
  });
};
