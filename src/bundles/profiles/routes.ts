// Serves the public pages of people.
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { OLDER_QUERY } from '#bundles/lists/public.ts';
import { userPaths } from '#bundles/users/public.ts';
import { KIND_QUERY } from './constants.ts';
import { ProfileParams, ProfileQuery } from './input.ts';
import { loadProfilePage } from './profile-page.ts';

export const routes = (app: Routes): void => {
  const input = { params: ProfileParams, query: ProfileQuery };
  const cache = [KIND_QUERY, OLDER_QUERY];
  mount(
    app,
    userPaths.profile,
    { access: 'anyone', ...input, cache },
    async ({ ctx, params, query, request }) =>
      loadProfilePage(ctx, { id: params.id, path: pathOf(request), kind: query.art, older: query.vor }),
  );
};
