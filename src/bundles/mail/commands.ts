// Puts mails into the outbox, sends one again, removes old ones. What is sent is decided in delivery.ts.
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { record } from '#bundles/history/public.ts';
import { DELIVER_MAIL, RETENTION_DAYS, RETENTION_DAYS_WITHOUT_TRACE } from './constants.ts';
import { mayResendMails, resendableStates } from './policy.ts';
import { isAddress, isWebAddress, oneLine } from './rules.ts';
import { mails } from './schema.ts';
import { findMailServer } from './server/queries.ts';
import * as texts from './texts.ts';

export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** What everybody can read; `mailLetter` makes both. */
  readonly text: string;
  readonly html?: string;
  /** A second mail with the same key is the same mail for 30 days, and is not sent. */
  readonly key: string;
  /** Address of a one-click POST that ends such mails. */
  readonly listUnsubscribe?: string;
  /** Whose it is, so that it is exported and erased with the person. */
  readonly userId?: number;
  /** Nothing is kept of it once it is sent; where it can't be sent, for a day. */
  readonly leavesNoTrace?: boolean;
}

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent when that is durable, at least once, always with
 * the same Message-ID. Throws on an address that is none.
 */
export const sendMail = async (ctx: Ctx, mail: Mail): Promise<void> => {
  if (!ctx.transaction) throw new Error('sendMail() needs a transaction');
  const { to, subject, text, html = null, key, listUnsubscribe = null, userId = null } = mail;
  const isForgottenWhenSent = mail.leavesNoTrace ?? false;
  // Nobody has such an address, by RFC 2606: accounts without one bear it.
  if (to.address.endsWith('.invalid')) return;
  if (!isAddress(to.address)) throw new Error('sendMail() needs one bare mail address');
  if (listUnsubscribe !== null && !isWebAddress(listUnsubscribe))
    throw new Error('listUnsubscribe must be an address of the web');
  const [row] = await ctx.db
    .insert(mails)
    .values({
      key,
      toName: oneLine(to.name),
      toAddress: to.address,
      subject: oneLine(subject),
      text,
      html,
      listUnsubscribe,
      userId,
      isForgottenWhenSent,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  if (row) await enqueue(ctx, { name: DELIVER_MAIL }, { mailId: row.id });
};

export type ResendOutcome = { readonly kind: 'queued' } | Refused;

/** Tries once more what failed, or what was kept while there was no mail server. Throws 403 and 404. */
export const resendMail = (ctx: Ctx, id: number): Promise<ResendOutcome> =>
  withTransaction(ctx, async (ctx): Promise<ResendOutcome> => {
    if (!mayResendMails(ctx.viewer)) throw forbidden();
    const [mail] = await ctx.db
      .select({ state: mails.state })
      .from(mails)
      .where(eq(mails.id, id))
      .for('update');
    if (!mail) throw notFound();
    if (!resendableStates((await findMailServer(ctx)) !== undefined).includes(mail.state))
      return refused(texts.resendNotNow);
    await ctx.db
      .update(mails)
      .set({ state: 'waiting', attempts: 0, error: null, claimedUntil: null })
      .where(eq(mails.id, id));
    const after = { mailId: id };
    // Mails are no content: the entry of the history is filed under the user who pressed the button.
    await record(ctx, { type: 'user', objectId: ctx.viewer.id ?? 0, action: 'mail.sentAgain', after });
    await enqueue(ctx, { name: DELIVER_MAIL }, after);
    return { kind: 'queued' };
  });

/** Removes what is older than 30 days, and what was to leave no trace but couldn't be sent after one; returns how many. */
export const removeOldMails = async (ctx: Ctx): Promise<number> => {
  const isOlder = (days: number) => lt(mails.createdAt, new Date(ctx.now.getTime() - days * DAY_MS));
  const isToBeForgotten = and(
    eq(mails.isForgottenWhenSent, true),
    ne(mails.state, 'waiting'),
    isOlder(RETENTION_DAYS_WITHOUT_TRACE),
  );
  const { rowCount } = await ctx.db.delete(mails).where(or(isOlder(RETENTION_DAYS), isToBeForgotten));
  return rowCount ?? 0;
};

/** Erases the mails of a person as part of erasing the person, in its transaction: what still waits isn't sent any more either. */
export const eraseMails = async (ctx: Ctx, userId: number): Promise<void> => {
  await ctx.db.delete(mails).where(eq(mails.userId, userId));
};

/** Leads what was written to somebody and isn't sent yet to another address of theirs, in the caller's transaction. */
export const redirectMails = async (ctx: Ctx, userId: number, address: string): Promise<void> => {
  const isUnsent = and(eq(mails.userId, userId), ne(mails.state, 'sent'));
  await ctx.db.update(mails).set({ toAddress: address }).where(isUnsent);
};

/** Erases mails by their keys, as part of erasing what they are about. */
export const eraseMailsByKey = async (ctx: Ctx, keys: readonly string[]): Promise<void> => {
  const isMeant = sql`${mails.key} = any(${sql.param([...keys])}::text[])`;
  if (keys.length > 0) await ctx.db.delete(mails).where(isMeant);
};

/**
 * Erases the rest of it, asked by whoever knows the person's address: also mails to that address that belong to no account, but
 * none of other accounts. The person has confirmed the address: else it may be somebody else's, with all that waits for them.
 */
export const eraseMailsTo = async (
  ctx: Ctx,
  { userId, address }: { readonly userId: number; readonly address: string },
): Promise<void> => {
  await eraseMails(ctx, userId);
  const isTo = sql`lower(${mails.toAddress}) = lower(${address})`;
  await ctx.db.delete(mails).where(and(isTo, isNull(mails.userId)));
};
