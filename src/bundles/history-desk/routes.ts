// Serves the call that reveals the history of a thing, the same as a page, and the desk. contract.md 7, 13.1
import { createElement } from 'react';
import { badRequest } from '#kernel/errors.ts';
import { fail } from '#kernel/reply.ts';
import { renderFragment } from '#kernel/render.tsx';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { loadHistoryDesk, problemsOfFilter } from './desk-page.ts';
import { DeskQuery, LogBody, ThingParams, ThingQuery } from './input.ts';
import { historyPaths } from './paths.ts';
import { loadThingHistory, loadThingHistoryPage } from './thing-history.ts';
import { ThingHistory } from './ui/ThingHistory.tsx';

export const routes = (app: Routes): void => {
  mount(
    app,
    historyPaths.log,
    { access: 'signed-in', whenRestricted: 'explain', body: LogBody },
    async ({ ctx, body }) => {
      const view = await loadThingHistory(ctx, { type: body.type_identifier, id: body.object_id });
      return { html: renderFragment(createElement(ThingHistory, { of: view }), ctx.log) };
    },
  );

  mount(
    app,
    historyPaths.thing,
    { access: 'signed-in', params: ThingParams, query: ThingQuery },
    ({ ctx, params: { type, objectId }, query }) =>
      loadThingHistoryPage(ctx, { type, id: objectId }, query.vor),
  );

  mount(
    app,
    historyPaths.desk,
    { access: 'signed-in', query: DeskQuery },
    async ({ ctx, query, request }) => {
      const errors = problemsOfFilter(query);
      const [problem] = Object.values(errors);
      if (problem === undefined) return loadHistoryDesk(ctx, query);
      return fail(request, badRequest(problem, errors), () => loadHistoryDesk(ctx, query, errors));
    },
  );
};
