// Makes newsletters, their readers and what comes back, for tests.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { NEWSLETTERS_TAG } from './constants.ts';
import { insertFirstIssue } from './issues/begin-sending.ts';
import { findNextIssue } from './queries.ts';
import type { Issue, Newsletter, Reader } from './queries.ts';
import { newsletterIssues, newsletterReaders, newsletters } from './schema.ts';

let count = 0;

/** Creates a newsletter that is sent daily at seven, of everything everywhere, with its first issue in preparation. */
export const aNewsletter = (ctx: Ctx, changes: Partial<Newsletter> = {}): Promise<Newsletter> =>
  withTransaction(ctx, async (ctx) => {
    const number = ++count;
    const { id: _id, ...others } = changes;
    const [newsletter] = await ctx.db
      .insert(newsletters)
      .values({
        name: `Der Morgen ${number}`,
        slug: `der-morgen-${number}`,
        description: 'Was über Nacht geschehen ist.',
        rhythm: 'daily',
        weekday: 1,
        hour: 7,
        locationId: null,
        categoryIds: [],
        tagIds: [],
        types: null,
        length: 8,
        hasDates: false,
        hasDiscussed: false,
        isActive: true,
        createdAt: ctx.now,
        ...others,
      })
      .returning();
    await insertFirstIssue(ctx, newsletter!);
    touch(ctx, NEWSLETTERS_TAG);
    return newsletter!;
  });

export const nextIssueOf = async (ctx: Ctx, { id }: Pick<Newsletter, 'id'>): Promise<Issue> =>
  (await findNextIssue(ctx, id))!;

/** Changes an issue's row to what a later moment will find. */
export const changeIssueRow = async (ctx: Ctx, id: number, changes: Partial<Issue>): Promise<void> => {
  await ctx.db.update(newsletterIssues).set(changes).where(eq(newsletterIssues.id, id));
};

/** Changes a reader's row to what a later moment will find. */
export const changeReaderRow = async (ctx: Ctx, id: number, changes: Partial<Reader>): Promise<void> => {
  await ctx.db.update(newsletterReaders).set(changes).where(eq(newsletterReaders.id, id));
};

/** Somebody without an account, who has confirmed. */
export const aReader = async (
  ctx: Ctx,
  { id: newsletterId }: Pick<Newsletter, 'id'>,
  changes: Partial<Reader> = {},
): Promise<Reader> => {
  const [reader] = await ctx.db
    .insert(newsletterReaders)
    .values({
      newsletterId,
      email: `leserin-${++count}@litfass.example`,
      state: 'active',
      createdAt: ctx.now,
      confirmedAt: ctx.now,
      links: 1,
      ...(({ id: _id, ...others }) => others)(changes as Partial<Reader> & { id?: number }),
    })
    .returning();
  return reader!;
};

export const aMemberReader = (ctx: Ctx, newsletter: Pick<Newsletter, 'id'>, { id }: Pick<TestUser, 'id'>) =>
  aReader(ctx, newsletter, { userId: id, email: null });

interface ReportOptions {
  /** The Message-ID of our mail that came back, without its brackets. */
  readonly messageId: string;
  readonly status: string;
  readonly action?: string;
}

/** Writes a report of non-delivery as mail servers do. RFC 3464 */
export const aReport = ({ messageId, status, action = 'failed' }: ReportOptions): string =>
  [
    'From: MAILER-DAEMON@mail.example',
    'To: post@litfass.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    '',
    '--x',
    'Content-Type: text/plain',
    '',
    'This is the mail system at host mail.example.',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    'Final-Recipient: rfc822; niemand@mail.example',
    `Action: ${action}`,
    `Status: ${status}`,
    '--x',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${messageId}>`,
    'Subject: Der Morgen',
    '--x--',
    '',
  ].join('\n');
