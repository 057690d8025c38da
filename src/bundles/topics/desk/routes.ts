// Serves the desk of categories: plain forms, which answer JSON to whoever asks for it.
import { badInput, badRequest, conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { listOf, parseId } from '#kernel/parameters.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { MOVED_AT_ONCE } from '#kernel/row-moves.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { loadCategoriesPage, loadCategoryPage } from './category-pages.ts';
import { ORDERS, addCategory, mergeCategory, orderCategory, saveCategory } from './commands.ts';
import { CategoryBody, CategoryParams, MergeBody, OrderBody } from './input.ts';
import { categoryDeskPaths } from './paths.ts';
import * as texts from './texts.ts';
import { checkCategory } from './typed-category.ts';
import type { TypedCategory } from './typed-category.ts';

const access = 'admin';
const params = CategoryParams;

export const categoryDeskRoutes = (app: Routes): void => {
  mount(app, categoryDeskPaths.list, { access }, ({ ctx }) => loadCategoriesPage(ctx));
  mount(app, categoryDeskPaths.begin, { access }, ({ ctx }) => loadCategoryPage(ctx, null));
  mount(app, categoryDeskPaths.category, { access, params }, ({ ctx, params }) =>
    loadCategoryPage(ctx, params.id),
  );
  mountForms(app);
  mountOrderAndMerge(app);
};

const mountForms = (app: Routes) => {
  mount(app, categoryDeskPaths.create, { access, body: CategoryBody }, async ({ ctx, body, request }) => {
    const typed = typedOf(body);
    const checked = checkCategory(typed);
    const outcome = checked.kind === 'invalid' ? checked : await addCategory(ctx, checked.value);
    if (outcome.kind === 'saved')
      return succeed(request, url(categoryDeskPaths.list), texts.created(outcome.category.name));
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadCategoryPage(ctx, null, { typed, errors }));
  });

  const input = { params, body: CategoryBody };
  mount(app, categoryDeskPaths.save, { access, ...input }, async ({ ctx, params, body, request }) => {
    const typed = typedOf(body);
    const checked = checkCategory(typed);
    const outcome =
      checked.kind === 'invalid' ? checked : await saveCategory(ctx, params.id, checked.value, typed.seen);
    if (outcome.kind === 'saved')
      return succeed(request, url(categoryDeskPaths.list), texts.saved(outcome.category.name));
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadCategoryPage(ctx, params.id, { typed, refusal }));
    }
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadCategoryPage(ctx, params.id, { typed, errors }));
  });
};

const mountOrderAndMerge = (app: Routes) => {
  mount(app, categoryDeskPaths.order, { access, params, body: OrderBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const to = ORDERS.find((order) => order === body.to);
    if (!to) throw badRequest(texts.orderUnknown);
    const name = await orderCategory(ctx, params.id, to);
    // Whoever moves one step after the other goes on at the category, not on top of the page.
    return succeed(request, `${url(categoryDeskPaths.list)}#rubrik-${params.id}`, texts.ordered(name));
  });

  mount(app, categoryDeskPaths.merge, { access, params, body: MergeBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { into = '' } = body;
    const outcome = await mergeCategory(ctx, params.id, parseId(into) ?? 0);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadCategoryPage(ctx, params.id, { into, errors }));
    }
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadCategoryPage(ctx, params.id, { into, refusal }));
    }
    const say = outcome.move.total > MOVED_AT_ONCE ? texts.mergedSoon : texts.merged;
    return succeed(request, url(categoryDeskPaths.list), say(outcome.name, outcome.into));
  });
};

interface SentCategory extends Omit<TypedCategory, 'places'> {
  readonly places?: unknown;
}

const typedOf = ({ places, ...typed }: SentCategory): TypedCategory => ({
  ...typed,
  places: listOf(places).map(String),
});
