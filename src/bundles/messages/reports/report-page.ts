// The form with which a message is reported, the desk's list, and one report with what was said before.
import { momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { OLDER_QUERY } from '../constants.ts';
import { loadPeople } from '../people.ts';
import { messagePaths } from '../paths.ts';
import { maySeeReports } from '../policy.ts';
import { findMessage, findThread } from '../queries.ts';
import { threadHref } from '../views.ts';
import { CONFLICT, DECIDED_STATE, MAX_REMARK_LENGTH, REPORTS_PAGE, STATE_QUERY } from './constants.ts';
import { findReport, listContext, listReports } from './queries.ts';
import type { Report } from './queries.ts';
import * as texts from './texts.ts';
import { DeskPage } from './ui/DeskPage.tsx';
import { DeskReportPage } from './ui/DeskReportPage.tsx';
import { ReportPage } from './ui/ReportPage.tsx';
import { toQuoted } from './views.ts';
import type { DeskReportPageView, ReportItemView } from './views.ts';

const UNPROCESSABLE = 422;

/** What was typed and not taken. */
interface Refused<Fields> {
  readonly typed: Fields;
  readonly errors: FieldErrors;
  /** Somebody else came first; a sentence that says so. */
  readonly conflict?: string;
}

interface ReportOptions {
  readonly threadId: number;
  readonly messageId: number;
  readonly refused?: Refused<{ reason: string; remark: string }>;
}

/** Reports a message that this person got; all others are 404. */
export const loadReportPage = async (
  ctx: Ctx,
  userId: number,
  { threadId, messageId, refused }: ReportOptions,
): Promise<PageAnswer> => {
  const thread = await findThread(ctx, threadId, userId);
  const message = thread && (await findMessage(ctx, { threadId, messageId }, userId));
  if (!message || message.senderId === userId) throw notFound();
  const [shell, personOf] = await Promise.all([
    loadAccountShell(ctx, url(messagePaths.list)),
    loadPeople(ctx, [message.senderId]),
  ]);
  const view = {
    shell,
    message: toQuoted(message, personOf(message.senderId).name),
    action: url(messagePaths.reportForm, { threadId, messageId }),
    backHref: threadHref(threadId),
    reason: refused?.typed.reason ?? '',
    remark: refused?.typed.remark ?? '',
    maxLength: MAX_REMARK_LENGTH,
    errors: { ...refused?.errors },
  };
  const head = { title: texts.reportTitle, robots: 'noindex' };
  return page(ReportPage, view, { head, ...(refused && { status: UNPROCESSABLE }) });
};

/** The desk: open reports, or those that are decided. 403 for all but the portal's moderators. */
export const loadDeskPage = async (
  ctx: Ctx,
  { isDecided, before }: { isDecided: boolean; before: number | undefined },
): Promise<PageAnswer> => {
  const deciderId = authorizeDecider(ctx);
  const [desk, found] = await Promise.all([
    loadDesk(ctx, url(messagePaths.desk)),
    listReports(ctx, deciderId, { isDecided, before, limit: REPORTS_PAGE + 1 }),
  ]);
  const reports = found.slice(0, REPORTS_PAGE);
  const personOf = await loadPeople(
    ctx,
    reports.flatMap(({ message, reporterId }) => [message.senderId, reporterId]),
  );
  const state = isDecided ? { [STATE_QUERY]: DECIDED_STATE } : {};
  const last = reports.at(-1)?.id;
  const view = {
    tabs: [
      { name: texts.openTab, href: url(messagePaths.desk), isCurrent: !isDecided },
      {
        name: texts.decidedTab,
        href: url(messagePaths.desk, {}, { [STATE_QUERY]: DECIDED_STATE }),
        isCurrent: isDecided,
      },
    ],
    reports: reports.map((report) => toItem(report, (id) => personOf(id).name)),
    isDecided,
    older:
      found.length > reports.length ? url(messagePaths.desk, {}, { ...state, [OLDER_QUERY]: last }) : null,
    newer: before ? url(messagePaths.desk, {}, state) : null,
  };
  return page(DeskPage, view, { head: { title: texts.deskHeading, robots: 'noindex', desk } });
};

/** Shows one report. All but the portal's moderators get 403, and reports of one's own messages are 404. */
export const loadDeskReportPage = async (
  ctx: Ctx,
  reportId: number,
  refused?: Refused<{ decision: string; statement: string }>,
): Promise<PageAnswer> => {
  const report = await findReport(ctx, reportId, authorizeDecider(ctx));
  if (!report) throw notFound();
  const { message, reporterId, deciderId } = report;
  const [desk, context, personOf] = await Promise.all([
    loadDesk(ctx, url(messagePaths.deskReport, { reportId })),
    listContext(ctx, report),
    loadPeople(ctx, [message.senderId, reporterId, ...(deciderId ? [deciderId] : [])]),
  ]);
  const nameOf = (id: number) => personOf(id).name;
  const sender = personOf(message.senderId);
  const view: DeskReportPageView = {
    ...toItem(report, nameOf),
    backHref: url(messagePaths.desk),
    remark: report.remark,
    context: context.map((row) => toQuoted(row, nameOf(row.senderId))),
    message: toQuoted(message, sender.name),
    member: sender.href
      ? { name: texts.suspendMember(sender.name), href: `/cockpit/mitglieder/${sender.id}` }
      : null,
    decided: toDecided(report, nameOf),
    form: {
      action: url(messagePaths.deskDecide, { reportId }),
      decision: refused?.typed.decision ?? '',
      statement: refused?.typed.statement ?? '',
      maxLength: MAX_REMARK_LENGTH,
    },
    errors: { ...refused?.errors },
    conflict: refused?.conflict ?? null,
  };
  const head = { title: view.title, robots: 'noindex', desk };
  const status = refused?.conflict ? CONFLICT : UNPROCESSABLE;
  return page(DeskReportPage, view, { head, ...(refused && { status }) });
};

const authorizeDecider = ({ viewer }: Ctx): number => {
  if (viewer.id === null || !maySeeReports(viewer)) throw forbidden();
  return viewer.id;
};

const toItem = (report: Report, nameOf: (id: number) => string): ReportItemView => ({
  id: report.id,
  href: url(messagePaths.deskReport, { reportId: report.id }),
  title: texts.reportOf(nameOf(report.message.senderId)),
  reason: texts.reasons[report.reason],
  byline: texts.reportedBy(nameOf(report.reporterId), momentOf(report.createdAt).text),
  decision: report.decision === 'open' ? null : texts.decisions[report.decision],
});

const toDecided = (
  { decision, statement, decidedAt, deciderId }: Report,
  nameOf: (id: number) => string,
): DeskReportPageView['decided'] => {
  if (decision === 'open' || !decidedAt || !deciderId) return null;
  const byline = texts.decidedBy(nameOf(deciderId), momentOf(decidedAt).text);
  return { decision: texts.decisions[decision], statement, byline };
};
