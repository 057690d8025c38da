// Reading what was reported, for the desk: the message and a few before it, as far as the reporter still has them.
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { isLeftFor } from '../queries.ts';
import type { MessageRow } from '../queries.ts';
import { messageReports, messages } from '../schema.ts';
import { CONTEXT_MESSAGES } from './constants.ts';

export type ReportRow = typeof messageReports.$inferSelect;

export interface Report extends ReportRow {
  readonly message: MessageRow;
}

/** Nobody sees reports of their own messages; `deciderId` is the one who looks. */
const isForDesk = (deciderId: number) => ne(messages.senderId, deciderId);

const selectReports = (ctx: Ctx) =>
  ctx.db
    .select({ report: messageReports, message: messages })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId));

const toReport = ({ report, message }: { report: ReportRow; message: MessageRow }): Report => ({
  ...report,
  message,
});

interface Stretch {
  readonly isDecided: boolean;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The newest comes first. */
export const listReports = async (
  ctx: Ctx,
  deciderId: number,
  { isDecided, before, limit }: Stretch,
): Promise<Report[]> => {
  const isOpen = eq(messageReports.decision, 'open');
  const rows = await selectReports(ctx)
    .where(
      and(
        isForDesk(deciderId),
        isDecided ? ne(messageReports.decision, 'open') : isOpen,
        before === undefined ? undefined : lt(messageReports.id, before),
      ),
    )
    .orderBy(desc(messageReports.id))
    .limit(limit);
  return rows.map(toReport);
};

export const findReport = async (
  ctx: Ctx,
  reportId: number,
  deciderId: number,
): Promise<Report | undefined> => {
  const [row] = await selectReports(ctx).where(and(eq(messageReports.id, reportId), isForDesk(deciderId)));
  return row && toReport(row);
};

/** What was said just before, oldest first. */
export const listContext = async (
  ctx: Ctx,
  { message, reporterId }: Pick<Report, 'message' | 'reporterId'>,
): Promise<MessageRow[]> => {
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.threadId, message.threadId), lt(messages.id, message.id), isLeftFor(reporterId)))
    .orderBy(desc(messages.id))
    .limit(CONTEXT_MESSAGES);
  return rows.toReversed();
};

export const countOpenReports = async (ctx: Ctx, deciderId: number): Promise<number> => {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .where(and(eq(messageReports.decision, 'open'), isForDesk(deciderId)));
  return row?.count ?? 0;
};
