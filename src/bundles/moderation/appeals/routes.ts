// Serves the page for those whom a case concerns. The link is the permission, also of somebody who is suspended.
import { badInput } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { parseId } from '#kernel/parameters.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { moderationPaths as paths } from '../paths.ts';
import { appeal } from './commands.ts';
import { AppealBody, TokenParams } from './input.ts';
import { loadStandingPage } from './standing-page.ts';
import * as texts from './texts.ts';

export const appealRoutes = (app: Routes): void => {
  const params = TokenParams;
  mount(app, paths.standing, { access: 'token', params }, ({ ctx, params: { token } }) =>
    loadStandingPage(ctx, token),
  );

  mount(app, paths.appeal, { access: 'token', params, body: AppealBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const text = body?.text ?? '';
    const outcome = await appeal(ctx, params.token, text, parseId(body?.decision));
    if (outcome.kind === 'invalid') {
      const error = outcome.errors['text'] ?? '';
      return fail(request, badInput(outcome.errors), () =>
        loadStandingPage(ctx, params.token, { text, error }),
      );
    }
    return succeed(request, url(paths.standing, params), texts.appealSent);
  });
};
