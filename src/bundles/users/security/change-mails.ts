// A mail tells about each change to how somebody signs in, in case it wasn't them.
import { momentOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import { mailAddressesByIds } from '../addresses.ts';
import { securityMails } from '../mails/wordings.ts';
import type { SecurityChange } from '../mails/wordings.ts';
import { securityPaths } from './paths.ts';

/** Sends the mail, as part of the transaction that makes the change. Nobody is told who never confirmed their address. */
export const mailSecurityChange = async (ctx: Ctx, userId: number, change: SecurityChange): Promise<void> => {
  const to = (await mailAddressesByIds(ctx, [userId])).get(userId);
  if (!to) return;
  await sendMail(ctx, {
    to,
    userId,
    ...(await wordedLetter(ctx, {
      mail: securityMails[change],
      name: to.name,
      values: { zeitpunkt: momentOf(ctx.now).text },
      href: ctx.config.publicUrl + url(securityPaths.security),
    })),
    key: `security:${userId}:${change}:${ctx.now.toISOString()}`,
  });
};
