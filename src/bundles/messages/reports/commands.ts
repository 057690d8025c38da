// Reports a message, and decides about reports.
import { eq } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest, conflict, forbidden, notFound, unauthorised } from '#kernel/errors.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { mayDecideReports } from '../policy.ts';
import { findMessage, findThread } from '../queries.ts';
import { messageReports } from '../schema.ts';
import { removeAbandoned } from '../threads.ts';
import { REPORT_LIMIT } from './constants.ts';
import type { ReportDecision, ReportReason } from './constants.ts';
import { findReport } from './queries.ts';
import * as texts from './texts.ts';

interface ReportInput {
  readonly threadId: number;
  readonly messageId: number;
  readonly reason: ReportReason;
  /** May be empty. */
  readonly remark: string;
}

/** Shows a message that the viewer got to the desk; 404 for others. Doing it again does no harm. */
export const reportMessage = async (ctx: Ctx, input: ReportInput): Promise<void> => {
  const { threadId, messageId, reason, remark } = input;
  const reporterId = ctx.viewer.id;
  if (reporterId === null) throw unauthorised();
  await limitAttempts(ctx, `message-report:${reporterId}`, REPORT_LIMIT);
  await withTransaction(ctx, async (ctx) => {
    const thread = await findThread(ctx, threadId, reporterId);
    const message = thread && (await findMessage(ctx, { threadId, messageId }, reporterId));
    if (!message) throw notFound();
    if (message.senderId === reporterId) throw badRequest();
    const made = await ctx.db
      .insert(messageReports)
      .values({ messageId, reporterId, reason, remark, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: messageReports.id });
    if (made.length === 0) return;
    await record(ctx, { type: 'user', objectId: reporterId, action: 'message.reported' });
  });
};

export interface MessageDecided {
  readonly messageId: number;
  readonly senderId: number;
  readonly reporterId: number;
  readonly decision: ReportDecision;
  readonly statement: string;
}

/** Somebody decided about a report. */
export const messageDecided = defineAnnouncement<MessageDecided>('messages.decided');

/** Ends a report. 403 for all but the portal's moderators, 404 for one's own messages, 409 when it is decided. */
export const decideReport = (
  ctx: Ctx,
  reportId: number,
  { decision, statement }: { decision: ReportDecision; statement: string },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const deciderId = ctx.viewer.id;
    if (deciderId === null || !mayDecideReports(ctx.viewer)) throw forbidden();
    await ctx.db.select().from(messageReports).where(eq(messageReports.id, reportId)).for('update');
    const report = await findReport(ctx, reportId, deciderId);
    if (!report) throw notFound();
    if (report.decision !== 'open') throw conflict(texts.alreadyDecided);
    await ctx.db
      .update(messageReports)
      .set({ decision, statement, deciderId, decidedAt: ctx.now })
      .where(eq(messageReports.id, reportId));
    await removeAbandoned(ctx, [report.message.threadId]);
    const { senderId } = report.message;
    const after = { reportId, decision };
    await record(ctx, { type: 'user', objectId: senderId, action: 'message-report.decided', after });
    const { messageId, reporterId } = report;
    const decided: MessageDecided = { messageId, senderId, reporterId, decision, statement };
    await announce(ctx, messageDecided, decided);
  });
