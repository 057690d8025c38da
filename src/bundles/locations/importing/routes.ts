// Reads in a list of places: the form comes first, then what the list comes to, and only then the act.
import type { Ctx } from '#kernel/ctx.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { badInput, conflict, forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { IMPORT_MAX_BYTES } from '../constants.ts';
import { ImportBody } from '../desk/input.ts';
import { placeDeskPaths } from '../desk/paths.ts';
import { mayChangeLocations } from '../policy.ts';
import { importPlaces, lookAtImport } from './commands.ts';
import type { ImportPlan } from './plan.ts';
import { hasFaults, readListFile, toPreview } from './preview.ts';
import * as texts from './texts.ts';
import { ImportPage } from './ui/ImportPage.tsx';
import type { ImportPageView } from './views.ts';

const access = 'admin';
const upload = { field: 'file', maxBytes: IMPORT_MAX_BYTES, tooLarge: texts.tooLarge };

export const importRoutes = (app: Routes): void => {
  mount(app, placeDeskPaths.importing, { access }, ({ ctx }) => loadImportPage(ctx, {}));

  mount(app, placeDeskPaths.import, { access, body: ImportBody, upload }, async (call) => {
    const { ctx, body = {}, upload, request } = call;
    const text = (upload && (await readListFile(upload))) || body.text || '';
    const plan = await lookAtImport(ctx, text);
    if (plan.problem) {
      const error = plan.problem;
      return fail(request, badInput({ text: error }), () => loadImportPage(ctx, { text, error }));
    }
    if (hasFaults(plan) || !body.sure) return loadImportPage(ctx, { text, plan });
    const outcome = await importPlaces(ctx, text);
    if (outcome.kind === 'refused') {
      const error = outcome.text;
      return fail(request, conflict(error), () => loadImportPage(ctx, { text, error }));
    }
    return succeed(request, url(placeDeskPaths.list), texts.imported(outcome.count));
  });
};

interface Shown {
  readonly text?: string;
  readonly error?: string;
  readonly plan?: ImportPlan;
}

const loadImportPage = async (ctx: Ctx, { text = '', error, plan }: Shown): Promise<PageAnswer> => {
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  const view: ImportPageView = {
    back: { name: texts.backToPlaces, href: url(placeDeskPaths.list) },
    action: url(placeDeskPaths.import),
    text,
    error: error ?? null,
    preview: plan ? toPreview(plan) : null,
  };
  const desk = await loadDesk(ctx, url(placeDeskPaths.importing));
  const status = error ? 422 : 200;
  return page(ImportPage, view, { head: { title: texts.title, robots: 'noindex', desk }, status });
};
