// Serves the desk of tags: plain forms, which answer JSON to whoever asks for it.
import { badInput, conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { MOVED_AT_ONCE } from '#kernel/row-moves.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { deleteTag, mergeTag, saveTag } from './commands.ts';
import { DeleteBody, MergeBody, TagBody, TagParams, TagsQuery } from './input.ts';
import { tagDeskPaths } from './paths.ts';
import { loadTagPage, loadTagsPage } from './tag-pages.ts';
import * as texts from './texts.ts';

const access = 'admin';
const params = TagParams;

export const tagDeskRoutes = (app: Routes): void => {
  mount(app, tagDeskPaths.list, { access, query: TagsQuery }, ({ ctx, query }) => loadTagsPage(ctx, query));
  mount(app, tagDeskPaths.tag, { access, params }, ({ ctx, params }) => loadTagPage(ctx, params.id));

  mount(app, tagDeskPaths.save, { access, params, body: TagBody }, async ({ ctx, params, body, request }) => {
    const { name = '', synonyms = '', seen } = body;
    const outcome = await saveTag(ctx, params.id, { name, synonyms: synonyms.split('\n'), seen });
    if (outcome.kind === 'saved')
      return succeed(request, url(tagDeskPaths.tag, params), texts.saved(outcome.name));
    const typed = { name, synonyms, ...(seen && { seen }) };
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadTagPage(ctx, params.id, { typed, refusal }));
    }
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadTagPage(ctx, params.id, { typed, errors }));
  });

  mountMergeAndDelete(app);
};

const mountMergeAndDelete = (app: Routes) => {
  mount(app, tagDeskPaths.merge, { access, params, body: MergeBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { into = '' } = body;
    const outcome = await mergeTag(ctx, params.id, into);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadTagPage(ctx, params.id, { typed: { into }, errors }));
    }
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () =>
        loadTagPage(ctx, params.id, { typed: { into }, refusal }),
      );
    }
    const say = outcome.move.total > MOVED_AT_ONCE ? texts.mergedSoon : texts.merged;
    return succeed(request, url(tagDeskPaths.list), say(outcome.name, outcome.into));
  });

  mount(app, tagDeskPaths.delete, { access, params, body: DeleteBody }, async (call) => {
    const { ctx, params, body = {}, request } = call;
    if (!body.sure) {
      const errors = { sure: texts.sureMissing };
      return fail(request, badInput(errors), () => loadTagPage(ctx, params.id, { errors }));
    }
    const outcome = await deleteTag(ctx, params.id);
    if (outcome.kind === 'deleted')
      return succeed(request, url(tagDeskPaths.list), texts.deleted(outcome.name));
    const refusal = outcome.text;
    return fail(request, conflict(refusal), () => loadTagPage(ctx, params.id, { refusal }));
  });
};
