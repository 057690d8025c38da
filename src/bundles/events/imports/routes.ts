// Serves calendars that are read in: one's own and those of a desk, the form, one of them, and what is done with it.
import { seeOther } from '#kernel/answers.ts';
import { badInput, conflict } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { listOf, parseId } from '#kernel/parameters.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { SOURCE_MODES } from './constants.ts';
import { loadColumnsPage } from './columns-page.ts';
import { createSource, mergeItem, removeSource, takeItems } from './commands.ts';
import { loadFormPage } from './form-page.ts';
import { MergeBody, SourceBody, SourceParams, TakeBody } from './input.ts';
import { loadDeskPage, loadOverviewPage } from './overview-page.ts';
import { importPaths } from './paths.ts';
import { loadRemovePage, loadSourcePage } from './source-page.ts';
import * as texts from './texts.ts';
import { readUpload, upload } from './upload.ts';

const params = SourceParams;

export const importRoutes = (app: Routes): void => {
  mount(app, importPaths.overview, { access: 'signed-in' }, ({ ctx }) => loadOverviewPage(ctx));
  mount(app, importPaths.desk, { access: 'editor' }, ({ ctx }) => loadDeskPage(ctx));
  mount(app, importPaths.show, { access: 'signed-in', params }, ({ ctx, params }) =>
    loadSourcePage(ctx, params.sourceId),
  );
  mountBeginning(app);
  mountTaking(app);
  mountMerging(app);
  mountRemoving(app);
};

const mountBeginning = (app: Routes) => {
  mount(app, importPaths.begin, { access: 'signed-in' }, ({ ctx }) => loadFormPage(ctx));

  mount(app, importPaths.create, { access: 'signed-in', body: SourceBody, upload }, async (call) => {
    const { ctx, body: typed = {}, upload, request } = call;
    const outcome = await createSource(ctx, typed, upload && (await readUpload(upload)));
    if (outcome.kind === 'created')
      return succeed(request, url(importPaths.show, { sourceId: outcome.id }), texts.read(outcome.count));
    if (outcome.kind === 'columns') {
      const { errors } = outcome.look;
      if (Object.keys(errors).length === 0) return loadColumnsPage(ctx, typed, outcome.look);
      return fail(request, badInput(errors), () => loadColumnsPage(ctx, typed, outcome.look));
    }
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadFormPage(ctx, { typed, errors }));
  });
};

const mountTaking = (app: Routes) => {
  mount(app, importPaths.take, { access: 'signed-in', params, body: TakeBody }, async (call) => {
    const { ctx, params, body = {}, request } = call;
    const ids = idsIn(body.items);
    const shownIds = body.shown === undefined ? undefined : idsIn(body.shown);
    const mode = SOURCE_MODES.find((one) => one === body.mode);
    const back = url(importPaths.show, params);
    const taking = { ids, shownIds, mode, takesNew: readTakesNew(body) };
    const outcome = await takeItems(ctx, params.sourceId, taking);
    if (outcome.kind === 'begun') return succeed(request, back, texts.begun(outcome.count));
    return fail(request, conflict(outcome.text), () => seeOther(back, flash('warning', outcome.text)));
  });
};

const idsIn = (values: unknown) => listOf(values).flatMap((item) => parseId(item) ?? []);

/** A box that isn't ticked says nothing, so the form says that it has one. */
const readTakesNew = ({ asksNew, takesNew }: Readonly<Record<string, unknown>>): boolean | undefined =>
  asksNew === undefined ? undefined : takesNew === 'yes';

const mountMerging = (app: Routes) => {
  mount(app, importPaths.merge, { access: 'signed-in', params, body: MergeBody }, async (call) => {
    const { ctx, params, body, request } = call;
    await mergeItem(ctx, params.sourceId, body.merge);
    return succeed(request, url(importPaths.show, params), texts.merged);
  });
};

const mountRemoving = (app: Routes) => {
  mount(app, importPaths.removePage, { access: 'signed-in', params }, ({ ctx, params }) =>
    loadRemovePage(ctx, params.sourceId),
  );

  mount(app, importPaths.remove, { access: 'signed-in', params }, async ({ ctx, params, request }) => {
    await removeSource(ctx, params.sourceId);
    return succeed(request, url(importPaths.overview), texts.removed);
  });
};
