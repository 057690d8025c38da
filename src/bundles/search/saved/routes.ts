// Serves saved searches over HTTP.
import { Type } from 'typebox';
import { conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { Id } from '#kernel/parameters.ts';
import { orBack, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { FilterQuery, chosenIn } from '../filters.ts';
import { typedIn } from '../input.ts';
import { readQuestion } from '../question/read-question.ts';
import { searchPaths } from '../paths.ts';
import { savedQuery } from './asked.ts';
import { removeSearch, saveSearch } from './commands.ts';
import { loadSavedPage } from './page.ts';
import { savedPaths } from './paths.ts';
import * as texts from './texts.ts';

const SaveBody = Type.Object({
  q: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  ...FilterQuery,
});
const SavedParams = Type.Object({ id: Id });

export const savedRoutes = (app: Routes): void => {
  mount(app, savedPaths.save, { access: 'signed-in', body: SaveBody }, async (call) => {
    const { ctx, body, request } = call;
    const [typed, chosen] = [readQuestion(typedIn(body.q)).typed, await chosenIn(ctx, body)];
    const back = `${url(searchPaths.search)}?${savedQuery(typed, chosen)}`;
    return orBack(call, back, async () => {
      const outcome = await saveSearch(ctx, typed, chosen);
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      return succeed(request, back, texts.saved);
    });
  });

  mount(app, savedPaths.list, { access: 'signed-in' }, ({ ctx }) => loadSavedPage(ctx));

  // Who is suspended can still end what is told to them.
  mount(
    app,
    savedPaths.remove,
    { access: 'signed-in', whenRestricted: 'allow', params: SavedParams },
    async ({ ctx, params, request }) => {
      await removeSearch(ctx, ctx.viewer.id ?? 0, params.id);
      return succeed(request, url(savedPaths.list), texts.removed);
    },
  );
};
