// Topic: a mail tells about each change to how somebody signs in, in case it wasn't them.
import { momentOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { mailLetter, sendMail } from '#bundles/mail/public.ts';
import { mailAddressesByIds } from '../addresses.ts';
import { securityPaths } from './paths.ts';
import * as texts from './texts.ts';

export type SecurityChange = keyof typeof texts.changeMails;

/** Part of the transaction that changes it. Nobody is told who never confirmed their address. */
export const mailSecurityChange = async (ctx: Ctx, userId: number, change: SecurityChange): Promise<void> => {
  const to = (await mailAddressesByIds(ctx, [userId])).get(userId);
  if (!to) return;
  const { subject, text } = texts.changeMails[change];
  await sendMail(ctx, {
    to,
    userId,
    subject,
    ...(await mailLetter(ctx, {
      greeting: texts.greeting(to.name),
      paragraphs: [text(momentOf(ctx.now).text), texts.ifItWasNotYou],
      action: { label: texts.toSecurity, href: ctx.config.publicUrl + url(securityPaths.security) },
    })),
    key: `security:${userId}:${change}:${ctx.now.toISOString()}`,
  });
};
