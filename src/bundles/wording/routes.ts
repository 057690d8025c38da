// Serves the desk of texts: plain forms, which answer JSON to whoever asks for it.
import { badInput, badRequest, conflict, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { checkParts, resetWording, saveWording } from './commands.ts';
import { loadWordingForm } from './form-page.ts';
import { ListQuery, WordingBody, WordingParams } from './input.ts';
import { loadWordingList } from './list-page.ts';
import { wordingPaths } from './paths.ts';
import { findWording } from './queries.ts';
import * as texts from './texts.ts';

const access = 'admin';
const params = WordingParams;

export const routes = (app: Routes): void => {
  mount(app, wordingPaths.list, { access, query: ListQuery }, ({ ctx, query }) =>
    loadWordingList(ctx, query.q ?? ''),
  );
  mount(app, wordingPaths.edit, { access, params }, ({ ctx, params }) => loadWordingForm(ctx, params.key));

  mount(app, wordingPaths.save, { access, params, body: WordingBody }, async (call) => {
    const { ctx, body = {}, request } = call;
    const { key } = call.params;
    const { act = '', seen = '', ...parts } = typedOf(body);
    const wording = await findWording(ctx, key);
    if (!wording) throw notFound();
    if (!['', 'preview', 'reset'].includes(act)) throw badRequest(texts.actUnknown);
    if (act === 'preview') {
      const checked = checkParts(wording, parts);
      const { errors } = checked.kind === 'invalid' ? checked : { errors: undefined };
      const again = () => loadWordingForm(ctx, key, { parts, seen, ...(errors && { errors }) });
      return errors ? fail(request, badInput(errors), again) : succeedWith(request, {}, again);
    }
    const outcome =
      act === 'reset' ? await resetWording(ctx, key, seen) : await saveWording(ctx, key, { parts, seen });
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadWordingForm(ctx, key, { parts, seen, errors }));
    }
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadWordingForm(ctx, key, { parts, seen, refusal }));
    }
    const done = act === 'reset' ? texts.wasReset(wording.name) : texts.saved(wording.name);
    return succeed(request, url(wordingPaths.edit, { key }), done);
  });
};

const typedOf = (body: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
