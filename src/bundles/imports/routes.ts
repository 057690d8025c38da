// Serves the desk of imports: plain forms.
import { badInput, conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { invalid } from '#kernel/outcomes.ts';
import { fail, orBack, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import type { UploadedFile } from '#kernel/multipart.ts';
import { beginImport, goOn, removeImport, startImport, takeBack } from './commands.ts';
import type { ChangeOutcome } from './commands.ts';
import { MAX_COLUMNS, MAX_FILE_BYTES, TERMS_SHOWN } from './constants.ts';
import { loadImportPage } from './import-page.ts';
import { loadImportsPage } from './imports-page.ts';
import { BeginBody, ColumnsBody, ImportParams, StartBody, TakeBackBody } from './input.ts';
import { importPaths as paths } from './paths.ts';
import { findImport, listTerms } from './queries.ts';
import type { Meaning } from './reading/columns.ts';
import { beginningOf } from './reading/formats.ts';
import type { ImportChoices } from './schema.ts';
import { chooseColumns, reopenColumns } from './table-columns.ts';
import * as texts from './texts.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Static } from 'typebox';
import type { TermChoice } from './constants.ts';

const access = 'admin';
const FILE = { field: 'file', maxBytes: MAX_FILE_BYTES, tooLarge: texts.tooLarge };

export const routes = (app: Routes): void => {
  mount(app, paths.desk, { access }, ({ ctx }) => loadImportsPage(ctx));

  mount(
    app,
    paths.begin,
    { access, body: BeginBody, upload: FILE },
    async ({ ctx, body, upload, request }) => {
      const site = body.site ?? '';
      const outcome = upload
        ? await beginImport(ctx, {
            filename: upload.filename,
            head: await headOf(upload),
            read: () => upload.read(),
            site,
          })
        : invalid({ file: texts.noFile });
      if (outcome.kind === 'begun')
        return succeed(request, url(paths.import, { id: outcome.id }), texts.brought);
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadImportsPage(ctx, { site, errors }));
    },
  );

  mount(app, paths.import, { access, params: ImportParams }, ({ ctx, params }) =>
    loadImportPage(ctx, params.id),
  );

  mount(app, paths.columns, { access, params: ImportParams, body: ColumnsBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const columns = Array.from(
      { length: MAX_COLUMNS },
      (_, at) => (body.columns?.[`c${at}`] ?? 'nothing') as Meaning,
    );
    const outcome = await chooseColumns(ctx, params.id, columns);
    if (outcome.kind === 'chosen') return succeed(request, url(paths.import, params), texts.brought);
    if (outcome.kind === 'refused')
      return fail(request, conflict(outcome.text), () => loadImportPage(ctx, params.id));
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadImportPage(ctx, params.id, { columns, errors }));
  });

  mount(app, paths.start, { access, params: ImportParams, body: StartBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const path = url(paths.import, params);
    const choices = await choicesOf(ctx, params.id, body);
    const outcome = await startImport(ctx, params.id, choices);
    if (outcome.kind === 'started') return succeed(request, path, texts.begun);
    if (outcome.kind === 'refused')
      return fail(request, conflict(outcome.text), () => loadImportPage(ctx, params.id));
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadImportPage(ctx, params.id, { choices, errors }));
  });

  changeRoutes(app);
};

/** Mounts the routes of an import that is begun. */
const changeRoutes = (app: Routes): void => {
  mount(app, paths.columnsAgain, { access, params: ImportParams }, async (call) => {
    const path = url(paths.import, call.params);
    return orBack(call, path, async () => {
      const outcome = await reopenColumns(call.ctx, call.params.id);
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      return succeed(call.request, path, texts.columnsReopened);
    });
  });

  mount(app, paths.goOn, { access, params: ImportParams }, async (call) => {
    const path = url(paths.import, call.params);
    return orBack(call, path, async () => {
      refuse(await goOn(call.ctx, call.params.id));
      return succeed(call.request, path, texts.goesOn);
    });
  });

  mount(app, paths.takeBack, { access, params: ImportParams, body: TakeBackBody }, async (call) => {
    const path = url(paths.import, call.params);
    if (call.body.sure !== '1') {
      const errors = { sure: texts.sureMissing };
      return fail(call.request, badInput(errors), () => loadImportPage(call.ctx, call.params.id, { errors }));
    }
    return orBack(call, path, async () => {
      refuse(await takeBack(call.ctx, call.params.id));
      return succeed(call.request, path, texts.takeBackBegun);
    });
  });

  mount(app, paths.remove, { access, params: ImportParams }, async (call) =>
    orBack(call, url(paths.import, call.params), async () => {
      refuse(await removeImport(call.ctx, call.params.id));
      return succeed(call.request, url(paths.desk), texts.removed);
    }),
  );
};

const refuse = (outcome: ChangeOutcome) => {
  if (outcome.kind === 'refused') throw conflict(outcome.text);
};

const headOf = async (upload: UploadedFile): Promise<string> => {
  for await (const chunk of upload.read()) return beginningOf(chunk);
  return '';
};

/** Terms are named by their rows in the form, and kept by what they were called there. */
const choicesOf = async (
  ctx: Ctx,
  id: number,
  { placeId, categoryId, terms = {}, people, comments, drafts, pages, signer }: Static<typeof StartBody>,
): Promise<ImportChoices> => {
  const [rows, source] = await Promise.all([listTerms(ctx, id, TERMS_SHOWN), findImport(ctx, id)]);
  return {
    placeId: placeId || null,
    categoryId: categoryId || null,
    terms: Object.fromEntries(
      rows.flatMap(({ id: termId, key }) => {
        const choice = terms[`t${termId}`];
        return choice === undefined ? [] : [[key, choice as TermChoice]];
      }),
    ),
    people,
    isWithComments: comments === '1',
    ...(signer === '1' && source?.signer && { signer: source.signer }),
    isWithDrafts: drafts === '1',
    isWithPages: pages === '1',
  };
};
