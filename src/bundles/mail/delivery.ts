// Sends one mail, at least once. It goes out twice only when the worker dies between the mail server's yes and our mark.
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { withoutAddresses } from '#kernel/serialized-error.ts';
import { CLAIM_MS, DELIVER_MAIL, MAX_ATTEMPTS } from './constants.ts';
import { waitBefore } from './rules.ts';
import { mails } from './schema.ts';
import { findMailServer } from './server/queries.ts';
import { handOver } from './smtp.ts';

type MailRow = typeof mails.$inferSelect;

export interface DeliverPayload {
  readonly mailId: number;
}

/** Nothing happens for a mail that is gone or not waiting. */
export const deliverMail = async (ctx: Ctx, { mailId }: DeliverPayload): Promise<void> => {
  if (!(await findMailServer(ctx))) return keep(ctx, mailId);
  const mail = await claim(ctx, mailId);
  if (!mail) return reschedule(ctx, mailId);
  const outcome = await handOver(ctx, mail);
  if (outcome.kind === 'accepted') return markSent(ctx, mail);
  const { reason, isFinal } = outcome;
  // The mail server's words name the recipient whom it doesn't know, so addresses are taken out of the log; administrators read
  // them in the outbox.
  const { attempts } = mail;
  ctx.log.warn({ mailId, attempt: attempts, reason: withoutAddresses(reason) }, 'mail not accepted');
  if (isFinal || mail.attempts >= MAX_ATTEMPTS) return markFailed(ctx, mail, reason);
  await retryLater(ctx, mail, reason);
};

const isWaiting = (id: number) => and(eq(mails.id, id), eq(mails.state, 'waiting'));

/** Keeps the mail: where there is no mail server, administrators read it in the outbox. */
const keep = async (ctx: Ctx, id: number) => {
  await ctx.db.update(mails).set({ state: 'kept' }).where(isWaiting(id));
};

/** Claims the mail for one worker at a time, also when a job was thought dead and given to another. */
const claim = async (ctx: Ctx, id: number): Promise<MailRow | undefined> => {
  const [mail] = await ctx.db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, claimedUntil: after(ctx, CLAIM_MS) })
    .where(and(isWaiting(id), or(isNull(mails.claimedUntil), lte(mails.claimedUntil, ctx.now))))
    .returning();
  return mail;
};

/** Plans another attempt for when the claim ends, since whoever holds it may have died. */
const reschedule = async (ctx: Ctx, mailId: number) => {
  const [mail] = await ctx.db
    .select({ claimedUntil: mails.claimedUntil })
    .from(mails)
    .where(isWaiting(mailId));
  if (mail?.claimedUntil)
    await enqueue(ctx, { name: DELIVER_MAIL }, { mailId }, { startAfter: mail.claimedUntil });
};

/** Nothing secret stays. */
const markSent = async (ctx: Ctx, { id, isForgottenWhenSent }: MailRow) => {
  if (isForgottenWhenSent) {
    await ctx.db.delete(mails).where(eq(mails.id, id));
    return;
  }
  const done = {
    state: 'sent',
    sentAt: ctx.now,
    text: '',
    html: null,
    error: null,
    claimedUntil: null,
  } as const;
  await ctx.db.update(mails).set(done).where(eq(mails.id, id));
};

const markFailed = async (ctx: Ctx, { id }: MailRow, error: string) => {
  await ctx.db.update(mails).set({ state: 'failed', error, claimedUntil: null }).where(eq(mails.id, id));
};

/** No entry: the outbox shows what became of a mail. */
const retryLater = (ctx: Ctx, { id, attempts }: MailRow, error: string) =>
  withTransaction(ctx, async (ctx) => {
    await ctx.db.update(mails).set({ error, claimedUntil: null }).where(eq(mails.id, id));
    const startAfter = after(ctx, waitBefore(attempts));
    await enqueue(ctx, { name: DELIVER_MAIL }, { mailId: id }, { startAfter });
  });

const after = (ctx: Ctx, ms: number) => new Date(ctx.now.getTime() + ms);
