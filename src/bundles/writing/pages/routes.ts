// Serves the pages about contributions: one's own, the editors' desk, revisions, and those that ask first.
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { tableInput } from '#kernel/desk-table.ts';
import { ManuscriptParams, pieceParams } from '../input.ts';
import { writingPaths } from '../paths.ts';
import { loadDiscardPage, loadErasePage, loadWithdrawPage } from './confirm-page.ts';
import { loadDeskPage } from './desk-page.ts';
import { PIECE_TABLE } from '../table/piece-table.ts';
import { PIECE_DESK } from '../table/table-page.ts';
import * as input from './input.ts';
import { loadOverviewPage } from './overview-page.ts';
import { loadRevisionsPage } from './revisions-page.ts';

export const pageRoutes = (app: Routes): void => {
  mountOverview(app);
  mountDesk(app);
  mountQuestions(app);
};

const mountOverview = (app: Routes) => {
  const tabs = [
    [writingPaths.overview, 'working'],
    [writingPaths.published, 'published'],
    [writingPaths.takenBack, 'takenBack'],
  ] as const;
  for (const [path, tab] of tabs)
    mount(app, path, { access: 'signed-in', query: input.OverviewQuery }, async ({ ctx, query }) =>
      loadOverviewPage(ctx, { userId: ctx.viewer.id!, tab, older: query.vor }),
    );
};

const mountDesk = (app: Routes) => {
  mount(app, writingPaths.desk, { access: 'editor', query: input.DeskQuery }, async ({ ctx, query }) =>
    loadDeskPage(ctx, { ...query, ort: query.ort || undefined }),
  );
  mount(
    app,
    writingPaths.table,
    { access: 'editor', query: tableInput(PIECE_TABLE) },
    async ({ ctx, query }) => PIECE_DESK.draw(ctx, query),
  );
  const door = { params: ManuscriptParams, query: input.RevisionsQuery };
  mount(app, writingPaths.revisions, { access: 'signed-in', ...door }, async ({ ctx, params, query }) =>
    loadRevisionsPage(ctx, params.id, query),
  );
};

const mountQuestions = (app: Routes) => {
  const ofManuscript = { params: ManuscriptParams };
  mount(
    app,
    writingPaths.discardPage,
    { access: 'signed-in', ...ofManuscript },
    async ({ ctx, params: { id } }) => loadDiscardPage(ctx, id),
  );
  const ofPiece = { params: pieceParams(app.portal.kinds) };
  mount(
    app,
    writingPaths.withdrawPage,
    { access: 'signed-in', ...ofPiece },
    async ({ ctx, params: { type, objectId } }) => loadWithdrawPage(ctx, { type, id: objectId }),
  );
  mount(
    app,
    writingPaths.erasePage,
    { access: 'signed-in', ...ofPiece },
    async ({ ctx, params: { type, objectId } }) => loadErasePage(ctx, { type, id: objectId }),
  );
};
