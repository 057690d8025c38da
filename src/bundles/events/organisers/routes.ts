// Serves the search for people who can be named as organisers, and the answers to those who name one.
import { url } from '#kernel/named-routes.ts';
import { succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { decideConsent } from './commands.ts';
import { AuthorParams, DecideBody, SearchQuery } from './input.ts';
import { loadConsentsPage } from './page.ts';
import { organiserPaths as paths } from './paths.ts';
import { offerPeople } from './people.ts';
import * as texts from './texts.ts';

export const organiserRoutes = (app: Routes): void => {
  mount(app, paths.search, { access: 'signed-in', query: SearchQuery }, async ({ ctx, query }) => ({
    status: 'success',
    people: await offerPeople(ctx, query),
  }));

  mount(app, paths.page, { access: 'signed-in' }, ({ ctx }) => loadConsentsPage(ctx, ctx.viewer.id ?? 0));

  // Who may do nothing else can still say no; the policy says who may say yes.
  const deciding = { params: AuthorParams, body: DecideBody };
  mount(app, paths.decide, { access: 'signed-in', whenRestricted: 'allow', ...deciding }, async (call) => {
    const { ctx, params, body, request } = call;
    await decideConsent(ctx, params.authorId, body.act);
    return succeed(request, url(paths.page), texts.decided[body.act]);
  });
};
