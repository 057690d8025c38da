// Serves the explained feed: plain forms, each of which leads back to where it was sent.
import { page, seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, badInput } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { parseId } from '#kernel/parameters.ts';
import { orBack, succeed, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import {
  addPlace,
  agreeToTopics,
  chooseOrder,
  movePlaceUp,
  removePlace,
  saveFactors,
  wantAsUsual,
  wantLess,
} from './commands.ts';
import { FACTORS, ORDERS, STRONGEST } from './constants.ts';
import type { Factor } from './constants.ts';
import { loadFeedPage } from './feed-page.ts';
import { FactorsBody, FeedQuery, OrderBody, PlacesBody, TopicsBody, WishBody, WishParams } from './input.ts';
import { recommendationPaths } from './paths.ts';
import { loadSettingsPage } from './settings-page.ts';
import * as texts from './texts.ts';
import { ExplainedPage } from './ui/ExplainedPage.tsx';
import { namesOfWishes } from './wish-names.ts';

export const routes = (app: Routes): void => {
  mountPages(app);
  mountSettings(app);
  mountWishes(app);
};

const mountPages = (app: Routes): void => {
  mount(app, recommendationPaths.feed, { access: 'signed-in', query: FeedQuery }, ({ ctx, query }) =>
    loadFeedPage(ctx, { order: query.ordnung, after: query.vor }),
  );
  mount(app, recommendationPaths.settings, { access: 'signed-in' }, ({ ctx }) => loadSettingsPage(ctx));
  mount(app, recommendationPaths.explained, { access: 'anyone' }, async ({ ctx }) =>
    page(
      ExplainedPage,
      {
        isSignedIn: isSignedIn(ctx.viewer),
        settingsHref: url(recommendationPaths.settings),
        feedHref: url(recommendationPaths.feed),
      },
      {
        head: {
          title: texts.explainedTitle,
          description: texts.explainedDescription,
          canonical: ctx.config.publicUrl + url(recommendationPaths.explained),
          isForWork: true,
        },
      },
    ),
  );
};

/** Mounts the calls for settings. Whoever is suspended can go on reading, and say how. */
const mountSettings = (app: Routes): void => {
  const settings = url(recommendationPaths.settings);

  mount(
    app,
    recommendationPaths.order,
    { access: 'signed-in', whenRestricted: 'allow', body: OrderBody },
    async (call) => {
      const { ctx, body, request } = call;
      const back = body.next ? safeRedirectPath(body.next) : url(recommendationPaths.feed);
      return orBack(call, back, async () => {
        const order = ORDERS.find((known) => known === body.ordnung);
        if (!order) throw badInput({ ordnung: texts.unknownWish });
        must(await chooseOrder(ctx, order));
        return succeed(request, back, texts.orderSaved[order]);
      });
    },
  );

  mount(
    app,
    recommendationPaths.save,
    { access: 'signed-in', whenRestricted: 'allow', body: FactorsBody },
    async (call) => {
      const { ctx, body, request } = call;
      return orBack(call, settings, async () => {
        must(await saveFactors(ctx, readFactors(body)));
        return succeed(request, settings, texts.saved);
      });
    },
  );

  mount(
    app,
    recommendationPaths.topics,
    { access: 'signed-in', whenRestricted: 'allow', body: TopicsBody },
    async ({ ctx, body, request }) => {
      const learns = body.learns === '1';
      await agreeToTopics(ctx, learns);
      return succeed(request, settings, learns ? texts.agreed : texts.disagreed);
    },
  );

  mount(
    app,
    recommendationPaths.places,
    { access: 'signed-in', whenRestricted: 'allow', body: PlacesBody },
    async (call) => {
      const { ctx, body, request } = call;
      return orBack(call, settings, async () => {
        must(await changePlaces(ctx, body));
        return succeed(request, settings, texts.placeSaved);
      });
    },
  );
};

/** Changes places by one of three buttons: which of them is pressed names the place. */
const changePlaces = (ctx: Ctx, body: { up?: string; remove?: string; add?: string }) => {
  const up = parseId(body.up);
  if (up) return movePlaceUp(ctx, up);
  const gone = parseId(body.remove);
  if (gone) return removePlace(ctx, gone);
  const added = parseId(body.add);
  if (!added) throw badInput({ add: texts.placeUnknown });
  return addPlace(ctx, added);
};

/** Reads the sliders. What no slider gives is refused. */
const readFactors = (body: Readonly<Partial<Record<Factor, string>>>): Record<Factor, number> => {
  const typed = FACTORS.map((name) => [name, body[name] ?? ''] as const);
  const wrong = typed.filter(([, value]) => !/^\d$/.test(value) || Number(value) > STRONGEST);
  if (wrong.length > 0)
    throw badInput(Object.fromEntries(wrong.map(([name]) => [name, texts.factorWrong(STRONGEST)])));
  return Object.fromEntries(typed.map(([name, value]) => [name, Number(value)])) as Record<Factor, number>;
};

const must = (outcome: { readonly kind: 'saved' } | Refused): void => {
  if (outcome.kind === 'refused') throw conflict(outcome.text);
};

const mountWishes = (app: Routes): void => {
  const input = { params: WishParams, body: WishBody };

  mount(
    app,
    recommendationPaths.less,
    { access: 'signed-in', whenRestricted: 'allow', ...input },
    async (call) => {
      const { ctx, params, body, request } = call;
      const back = body?.next ? safeRedirectPath(body.next) : url(recommendationPaths.feed);
      return orBack(call, back, async () => {
        const name = (await namesOfWishes(ctx, [params.wish])).get(params.wish)?.name;
        if (name === undefined) throw conflict(texts.unknownWish);
        must(await wantLess(ctx, params.wish));
        const msg = texts.lessSaved(name);
        const undo = { action: url(recommendationPaths.usual, { wish: params.wish }), label: texts.undo };
        return succeedWith(request, { msg }, () => seeOther(back, flash('success', msg, { undo })));
      });
    },
  );

  mount(
    app,
    recommendationPaths.usual,
    { access: 'signed-in', whenRestricted: 'allow', ...input },
    async ({ ctx, params, body, request }) => {
      const back = body?.next ? safeRedirectPath(body.next) : url(recommendationPaths.feed);
      const name = (await namesOfWishes(ctx, [params.wish])).get(params.wish)?.name ?? texts.goneName;
      await wantAsUsual(ctx, params.wish);
      return succeed(request, back, texts.usualAgain(name));
    },
  );
};
