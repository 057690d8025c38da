// Reads the outbox, newest first.
import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { MAILS_PER_PAGE } from './constants.ts';
import type { MailState } from './constants.ts';
import { mails } from './schema.ts';

export type MailRow = typeof mails.$inferSelect;
export type MailHead = Pick<
  MailRow,
  'id' | 'state' | 'toName' | 'toAddress' | 'subject' | 'error' | 'createdAt' | 'sentAt'
>;

export interface OutboxFilter {
  readonly state?: MailState | undefined;
  /** Part of a recipient's name or address. */
  readonly recipient?: string | undefined;
}

/** Returns one page, counted from 1, and whether an older one follows. */
export const listMails = async (
  ctx: Ctx,
  { state, recipient }: OutboxFilter,
  page: number,
): Promise<{ readonly mails: MailHead[]; readonly hasMore: boolean }> => {
  const { id, toName, toAddress, subject, error, createdAt, sentAt } = mails;
  const wanted = `%${recipient?.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await ctx.db
    .select({ id, state: mails.state, toName, toAddress, subject, error, createdAt, sentAt })
    .from(mails)
    .where(
      and(
        state && eq(mails.state, state),
        recipient ? or(sql`${toAddress} ilike ${wanted}`, sql`${toName} ilike ${wanted}`) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MAILS_PER_PAGE + 1)
    .offset((page - 1) * MAILS_PER_PAGE);
  return { mails: rows.slice(0, MAILS_PER_PAGE), hasMore: rows.length > MAILS_PER_PAGE };
};

export const findMail = async (ctx: Ctx, id: number): Promise<MailRow | undefined> =>
  (await ctx.db.select().from(mails).where(eq(mails.id, id)))[0];

/** Counts the mails that could not be delivered, which somebody should look at. */
export const countFailedMails = async (ctx: Ctx): Promise<number> =>
  (await ctx.db.select({ count: count() }).from(mails).where(eq(mails.state, 'failed')))[0]?.count ?? 0;

/** Returns what was written to a person lately, without the texts, whose links are for the mailbox alone. */
export const findMailsOf = (ctx: Ctx, userId: number) => {
  const { toName, toAddress, subject, state, createdAt, sentAt } = mails;
  return ctx.db
    .select({ toName, toAddress, subject, state, createdAt, sentAt })
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(mails.id);
};
