// The calls for reporting a message and for the desk that decides.
import { badInput, HttpError } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { messagePaths } from '../paths.ts';
import { threadHref } from '../views.ts';
import { decideReport, reportMessage } from './commands.ts';
import { CONFLICT, DECIDED_STATE } from './constants.ts';
import { DecisionBody, DeskQuery, MessageParams, ReportBody, ReportParams } from './input.ts';
import { loadDeskPage, loadDeskReportPage, loadReportPage } from './report-page.ts';
import { checkDecision, checkReport } from './rules.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  mountReporting(app);
  mountDesk(app);
};

const mountReporting = (app: Routes) => {
  const params = MessageParams;
  mount(app, messagePaths.report, { access: 'signed-in', params }, async ({ ctx, params }) =>
    loadReportPage(ctx, ctx.viewer.id!, params),
  );

  const door = { params, body: ReportBody };
  mount(
    app,
    messagePaths.reportForm,
    { access: 'signed-in', ...door },
    async ({ ctx, params, body, request }) => {
      const typed = { reason: body?.reason ?? '', remark: body?.remark ?? '' };
      const checked = checkReport(typed.reason, typed.remark);
      if (checked.kind === 'invalid') {
        return fail(request, badInput(checked.errors), () =>
          loadReportPage(ctx, ctx.viewer.id!, { ...params, refused: { typed, errors: checked.errors } }),
        );
      }
      await reportMessage(ctx, { ...params, ...checked.value });
      return succeed(request, threadHref(params.threadId), texts.reported);
    },
  );
};

const mountDesk = (app: Routes) => {
  mount(app, messagePaths.desk, { access: 'moderator', query: DeskQuery }, async ({ ctx, query }) =>
    loadDeskPage(ctx, { isDecided: query.stand === DECIDED_STATE, before: query.vor }),
  );

  const params = ReportParams;
  mount(
    app,
    messagePaths.deskReport,
    { access: 'moderator', params },
    async ({ ctx, params: { reportId } }) => loadDeskReportPage(ctx, reportId),
  );

  const door = { params, body: DecisionBody };
  mount(
    app,
    messagePaths.deskDecide,
    { access: 'moderator', ...door },
    async ({ ctx, params: { reportId }, body, request }) => {
      const typed = { decision: body?.decision ?? '', statement: body?.statement ?? '' };
      const checked = checkDecision(typed.decision, typed.statement);
      if (checked.kind === 'invalid') {
        const answer = await loadDeskReportPage(ctx, reportId, { typed, errors: checked.errors });
        return fail(request, badInput(checked.errors), () => answer);
      }
      try {
        await decideReport(ctx, reportId, checked.value);
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== CONFLICT) throw error;
        const answer = await loadDeskReportPage(ctx, reportId, {
          typed,
          errors: {},
          conflict: error.message,
        });
        return fail(request, error, () => answer);
      }
      return succeed(request, url(messagePaths.desk), texts.decided);
    },
  );
};
