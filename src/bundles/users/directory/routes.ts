// Serves the table of people.
import { tableInput } from '#kernel/desk-table.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { directoryPaths } from './paths.ts';
import { PEOPLE_TABLE } from './people-table.ts';
import { PEOPLE_DESK } from './table-page.ts';

export const directoryRoutes = (app: Routes): void => {
  mount(app, directoryPaths.table, { access: 'admin', query: tableInput(PEOPLE_TABLE) }, ({ ctx, query }) =>
    PEOPLE_DESK.draw(ctx, query),
  );
};
