// Serves asking and sending: a page and a plain form, which answers JSON to whoever asks for it.
import { conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { orBack, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { sendBreaking } from './commands.ts';
import { BreakingParams } from './input.ts';
import { loadBreakingPage } from './page.ts';
import { breakingPaths } from './paths.ts';
import { sent } from './texts.ts';

export const breakingRoutes = (app: Routes): void => {
  const params = BreakingParams;
  mount(app, breakingPaths.ask, { access: 'signed-in', params }, ({ ctx, params }) =>
    loadBreakingPage(ctx, { type: params.contentType, id: params.contentId }),
  );

  mount(app, breakingPaths.send, { access: 'signed-in', params }, (call) =>
    orBack(call, url(breakingPaths.ask, call.params), async () => {
      const { contentType: type, contentId: id } = call.params;
      const outcome = await sendBreaking(call.ctx, { type, id });
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      return succeed(call.request, outcome.href, sent);
    }),
  );
};
