// Topic: a mail tells a person that they were suspended, why and until when, and that it is over.
import type { Ctx } from '#kernel/ctx.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import type { WordedLetter } from '#bundles/wording/public.ts';
import { mailAddressesByIds } from '../addresses.ts';
import { untilText } from './suspension.ts';
import type { Suspension } from './suspension.ts';
import * as texts from '../mails/texts.ts';
import { liftedMail, suspendedMail } from '../mails/wordings.ts';

/** Part of the transaction that suspends. */
export const mailSuspension = (
  ctx: Ctx,
  userId: number,
  { until, reason }: Suspension,
  hidesContributions: boolean,
): Promise<void> =>
  mailMember(ctx, userId, 'suspended', {
    mail: suspendedMail,
    values: { dauer: untilText(until), grund: reason },
    more: hidesContributions ? [texts.suspendedHides] : [],
  });

/** Part of the transaction that lifts it. */
export const mailLiftedSuspension = (ctx: Ctx, userId: number): Promise<void> =>
  mailMember(ctx, userId, 'suspension-lifted', { mail: liftedMail, values: {} });

const mailMember = async <Named extends string>(
  ctx: Ctx,
  userId: number,
  kind: string,
  letter: Omit<WordedLetter<Named>, 'name' | 'href'>,
): Promise<void> => {
  const to = (await mailAddressesByIds(ctx, [userId])).get(userId);
  if (!to) return;
  await sendMail(ctx, {
    to,
    userId,
    ...(await wordedLetter(ctx, { ...letter, name: to.name, href: ctx.config.publicUrl })),
    key: `${kind}:${userId}:${ctx.now.toISOString()}`,
  });
};
