// Topic: a mail tells a person that they were suspended, why and until when, and that it is over.
import type { Ctx } from '#kernel/ctx.ts';
import { mailLetter, sendMail } from '#bundles/mail/public.ts';
import { mailAddressesByIds } from '../addresses.ts';
import { untilText } from './suspension.ts';
import type { Suspension } from './suspension.ts';
import * as texts from './texts.ts';

/** Part of the transaction that suspends. */
export const mailSuspension = (
  ctx: Ctx,
  userId: number,
  { until, reason }: Suspension,
  hidesContributions: boolean,
): Promise<void> =>
  mailMember(ctx, userId, {
    kind: 'suspended',
    subject: texts.suspendedSubject,
    paragraphs: [
      texts.suspendedMail(untilText(until)),
      texts.suspendedReason(reason),
      ...(hidesContributions ? [texts.suspendedHides] : []),
    ],
  });

/** Part of the transaction that lifts it. */
export const mailLiftedSuspension = (ctx: Ctx, userId: number): Promise<void> =>
  mailMember(ctx, userId, {
    kind: 'suspension-lifted',
    subject: texts.liftedSubject,
    paragraphs: [texts.liftedMail],
  });

interface Letter {
  readonly kind: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const mailMember = async (ctx: Ctx, userId: number, { kind, subject, paragraphs }: Letter): Promise<void> => {
  const to = (await mailAddressesByIds(ctx, [userId])).get(userId);
  if (!to) return;
  const action = { label: texts.toPortal, href: ctx.config.publicUrl };
  await sendMail(ctx, {
    to,
    userId,
    subject,
    ...(await mailLetter(ctx, { greeting: texts.mailGreeting(to.name), paragraphs, action })),
    key: `${kind}:${userId}:${ctx.now.toISOString()}`,
  });
};
