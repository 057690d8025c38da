// Serves what is told about moderation: in public, and to the Commission.
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { transparencyPaths as paths } from '../paths.ts';
import { RecordParams, YearParams } from './input.ts';
import { loadReportPage, loadTransparencyPage } from './pages.ts';
import { drawRecordFile, loadRecordPage } from './record.ts';
import { loadReportCsv, loadReportJson } from './report-files.ts';

const params = YearParams;

export const transparencyRoutes = (app: Routes): void => {
  mount(app, paths.about, { access: 'anyone', cache: [] }, ({ ctx }) => loadTransparencyPage(ctx));
  mount(app, paths.report, { access: 'anyone', cache: [], params }, ({ ctx, params }) =>
    loadReportPage(ctx, params.year),
  );
  mount(app, paths.reportCsv, { access: 'anyone', cache: [], params }, ({ ctx, params }) =>
    loadReportCsv(ctx, params.year),
  );
  mount(app, paths.reportJson, { access: 'anyone', cache: [], params }, ({ ctx, params }) =>
    loadReportJson(ctx, params.year),
  );

  const access = 'moderator';
  mount(app, paths.record, { access }, ({ ctx }) => loadRecordPage(ctx));
  mount(app, paths.recordFile, { access, params: RecordParams }, ({ ctx, params }) =>
    drawRecordFile(ctx, params),
  );
};
