// The desk of places has plain forms, which answer JSON to whoever asks for it.
import { badInput, badRequest, conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { listOf, parseId } from '#kernel/parameters.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { mergeLocation } from '../moving/commands.ts';
import { MOVED_AT_ONCE } from '#kernel/row-moves.ts';
import { ORDERS, addPlace, orderPlace, savePlace } from './commands.ts';
import { BeginQuery, MergeBody, OrderBody, PlaceBody, PlaceParams } from './input.ts';
import { loadMergePage, loadNewPlacePage, loadPlacePage } from './place-page.ts';
import { loadPlacesPage } from './places-page.ts';
import { placeDeskPaths } from './paths.ts';
import { checkPlace } from './typed-place.ts';
import type { TypedPlace } from './typed-place.ts';
import * as texts from './texts.ts';

const access = 'admin';
const params = PlaceParams;

export const placeDeskRoutes = (app: Routes): void => {
  mount(app, placeDeskPaths.list, { access }, ({ ctx }) => loadPlacesPage(ctx));
  mount(app, placeDeskPaths.begin, { access, query: BeginQuery }, ({ ctx, query }) =>
    loadNewPlacePage(ctx, {}, query.in),
  );
  mount(app, placeDeskPaths.place, { access, params }, ({ ctx, params }) => loadPlacePage(ctx, params.id));
  mountForms(app);
  mountMerging(app);
};

const mountForms = (app: Routes) => {
  mount(app, placeDeskPaths.create, { access, body: PlaceBody }, async ({ ctx, body, request }) => {
    const typed = typedOf(body);
    const checked = checkPlace(typed);
    const outcome = checked.kind === 'invalid' ? checked : await addPlace(ctx, checked.value);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadNewPlacePage(ctx, { typed, errors }));
    }
    return succeed(request, url(placeDeskPaths.list), texts.created(outcome.location.name));
  });

  const input = { params, body: PlaceBody };
  mount(app, placeDeskPaths.save, { access, ...input }, async ({ ctx, params, body, request }) => {
    const typed = typedOf(body);
    const checked = checkPlace(typed);
    const outcome =
      checked.kind === 'invalid' ? checked : await savePlace(ctx, params.id, checked.value, typed.seen);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadPlacePage(ctx, params.id, { typed, errors }));
    }
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadPlacePage(ctx, params.id, { typed, refusal }));
    }
    const isLater = outcome.move !== undefined && outcome.move.total > MOVED_AT_ONCE;
    const say = isLater ? texts.movedSoon : texts.saved;
    return succeed(request, url(placeDeskPaths.list), say(outcome.name));
  });

  mount(app, placeDeskPaths.order, { access, params, body: OrderBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const to = ORDERS.find((order) => order === body.to);
    if (!to) throw badRequest(texts.orderUnknown);
    const name = await orderPlace(ctx, params.id, to);
    // Whoever moves one step after the other goes on at the place, not on top of the page.
    return succeed(request, `${url(placeDeskPaths.list)}#ort-${params.id}`, texts.ordered(name));
  });
};

const mountMerging = (app: Routes) => {
  mount(app, placeDeskPaths.merging, { access, params }, ({ ctx, params }) =>
    loadMergePage(ctx, params.id, {}),
  );

  mount(app, placeDeskPaths.merge, { access, params, body: MergeBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { into = '' } = body;
    const outcome = await mergeLocation(ctx, params.id, parseId(into) ?? 0);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadMergePage(ctx, params.id, { into, errors }));
    }
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadMergePage(ctx, params.id, { into, refusal }));
    }
    const say = outcome.move.total > MOVED_AT_ONCE ? texts.mergedSoon : texts.merged;
    return succeed(request, url(placeDeskPaths.list), say(outcome.name, outcome.into.name));
  });
};

interface SentPlace extends Omit<TypedPlace, 'neighbours'> {
  readonly neighbours?: unknown;
}

const typedOf = ({ neighbours, ...typed }: SentPlace): TypedPlace => ({
  ...typed,
  neighbours: listOf(neighbours).map(String),
});
