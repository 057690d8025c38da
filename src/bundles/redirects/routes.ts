// Serves the desk for addresses that have moved, with plain forms.
import { badInput } from '#kernel/errors.ts';
import { parseCsv } from '#kernel/csv-rows.ts';
import { decodeText } from '#kernel/decoded-text.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { forgetMissing, importRules, removeRule, saveRule } from './commands.ts';
import { MAX_CSV_BYTES } from './constants.ts';
import { DeskQuery, ForgetBody, RuleBody, RuleParams } from './input.ts';
import { redirectPaths as paths } from './paths.ts';
import { loadRedirectsPage } from './redirects-page.ts';
import * as texts from './texts.ts';

const access = 'admin';
const TABLE = { field: 'file', maxBytes: MAX_CSV_BYTES, tooLarge: texts.tooLarge };

export const routes = (app: Routes): void => {
  mount(app, paths.desk, { access, query: DeskQuery }, ({ ctx, query: { von, nach, probe, suche } }) =>
    loadRedirectsPage(ctx, { source: von, target: nach, probe, search: suche }),
  );

  mount(app, paths.save, { access, body: RuleBody }, async ({ ctx, body, request }) => {
    const outcome = await saveRule(ctx, body);
    if (outcome.kind === 'saved')
      return succeed(request, url(paths.desk), texts.saved(outcome.rule.source, outcome.rule.target));
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadRedirectsPage(ctx, { ...body, errors }));
  });

  mount(app, paths.import, { access, upload: TABLE }, async ({ ctx, upload, request }) => {
    if (!upload) {
      const errors = { file: texts.noFile };
      return fail(request, badInput(errors), () => loadRedirectsPage(ctx, { errors }));
    }
    const rows = parseCsv(decodeText(await bytesOf(upload.read())), { columnCount: 2 });
    const { saved, faults } = await importRules(ctx, rows);
    if (faults.length === 0) return succeed(request, url(paths.desk), texts.imported(saved));
    return loadRedirectsPage(ctx, { faults });
  });

  mount(app, paths.forget, { access, body: ForgetBody }, async ({ ctx, body, request }) => {
    await forgetMissing(ctx, body.path);
    return succeed(request, url(paths.desk), texts.forgotten);
  });

  mount(app, paths.remove, { access, params: RuleParams }, async ({ ctx, params, request }) => {
    await removeRule(ctx, params.id);
    return succeed(request, url(paths.desk), texts.removed);
  });
};

/** Reads all bytes, since a table is read as one text. */
const bytesOf = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};
