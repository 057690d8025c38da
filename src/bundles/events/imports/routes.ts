// Calendars that are read in: one's own and those of a desk, the form, one of them, and what is done with it.
import { seeOther } from '#kernel/answers.ts';
import { badInput, conflict } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import type { UploadedFile } from '#kernel/multipart.ts';
import { url } from '#kernel/named-routes.ts';
import { listOf, parseId } from '#kernel/parameters.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { createSource, removeSource, takeItems } from './commands.ts';
import { loadFormPage } from './form-page.ts';
import { SourceBody, SourceParams, TakeBody } from './input.ts';
import { loadDeskPage, loadOverviewPage } from './overview-page.ts';
import { importPaths } from './paths.ts';
import { MAX_CALENDAR_BYTES } from './reading/limits.ts';
import { loadRemovePage, loadSourcePage } from './source-page.ts';
import * as texts from './texts.ts';

const upload = { field: 'file', maxBytes: MAX_CALENDAR_BYTES, tooLarge: texts.tooLarge };
const params = SourceParams;

export const importRoutes = (app: Routes): void => {
  mount(app, importPaths.overview, { access: 'signed-in' }, ({ ctx }) => loadOverviewPage(ctx));
  mount(app, importPaths.desk, { access: 'editor' }, ({ ctx }) => loadDeskPage(ctx));
  mount(app, importPaths.show, { access: 'signed-in', params }, ({ ctx, params }) =>
    loadSourcePage(ctx, params.sourceId),
  );
  mountBeginning(app);
  mountTaking(app);
  mountRemoving(app);
};

const mountBeginning = (app: Routes) => {
  mount(app, importPaths.begin, { access: 'signed-in' }, ({ ctx }) => loadFormPage(ctx));

  mount(app, importPaths.create, { access: 'signed-in', body: SourceBody, upload }, async (call) => {
    const { ctx, body: typed = {}, upload, request } = call;
    const outcome = await createSource(ctx, typed, upload && (await readFile(upload)));
    if (outcome.kind === 'created')
      return succeed(request, url(importPaths.show, { sourceId: outcome.id }), texts.read(outcome.count));
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadFormPage(ctx, { typed, errors }));
  });
};

const mountTaking = (app: Routes) => {
  mount(app, importPaths.take, { access: 'signed-in', params, body: TakeBody }, async (call) => {
    const { ctx, params, body = {}, request } = call;
    const ids = listOf(body.items).flatMap((item) => parseId(item) ?? []);
    const mode = body.mode === 'publish' ? 'publish' : 'review';
    const back = url(importPaths.show, params);
    const outcome = await takeItems(ctx, params.sourceId, { ids, mode });
    if (outcome.kind === 'begun') return succeed(request, back, texts.begun(outcome.count));
    return fail(request, conflict(outcome.text), () => seeOther(back, flash('warning', outcome.text)));
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

const readFile = async (file: UploadedFile): Promise<Uint8Array | undefined> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.read()) chunks.push(chunk);
  // A form without a chosen file sends an empty one without a name.
  return chunks.length === 0 && file.filename === '' ? undefined : Buffer.concat(chunks);
};
