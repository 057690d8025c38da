// Serves the desk of archives: a plain form.
import type { Static } from 'typebox';
import { badInput } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { exportPaths } from '#bundles/data-export/public.ts';
import { loadArchivesPage } from './archives-page.ts';
import type { TypedChoice } from './choice.ts';
import { beginArchive } from './commands.ts';
import { BeginBody } from './input.ts';
import { archivePaths as paths } from './paths.ts';
import * as texts from './texts.ts';

const access = 'admin';

export const routes = (app: Routes): void => {
  mount(app, paths.desk, { access }, ({ ctx }) => loadArchivesPage(ctx));

  mount(app, paths.begin, { access, body: BeginBody }, async ({ ctx, body, request }) => {
    const typed = typedOf(body);
    const outcome = await beginArchive(ctx, typed);
    if (outcome.kind === 'begun')
      return succeed(request, url(exportPaths.run, { exportId: outcome.id }), texts.begun);
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadArchivesPage(ctx, { typed, errors }));
  });
};

const typedOf = ({ premium, comments, revisions, ...typed }: Static<typeof BeginBody>): TypedChoice => ({
  place: '',
  person: '',
  from: '',
  until: '',
  people: 'names',
  print: '',
  ...typed,
  premium: premium === '1',
  comments: comments === '1',
  revisions: revisions === '1',
});
