// Looking after accounts: plain forms, which answer JSON to whoever asks for it.
import { seeOther } from '#kernel/answers.ts';
import { badInput } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, responseFormatOf } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { openAccount } from './commands.ts';
import { loadHoldingsPage } from './holdings/holdings-page.ts';
import { loadLookPage } from './holdings/look-page.ts';
import { AccountParams, HoldingsParams, HoldingsQuery, LookBody } from './input.ts';
import { loadOwnLooksPage } from './own-looks-page.ts';
import { accountPaths } from './paths.ts';

const access = 'admin';
const params = AccountParams;

export const routes = (app: Routes): void => {
  mount(app, accountPaths.ownLooks, { access: 'signed-in' }, ({ ctx }) => loadOwnLooksPage(ctx));
  mountLooks(app);
};

/** Nothing is shown without an entry of the history that says why. */
const mountLooks = (app: Routes) => {
  mount(app, accountPaths.look, { access, params }, ({ ctx, params }) => loadLookPage(ctx, params.id));

  mount(app, accountPaths.lookSend, { access, params, body: LookBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { reason = '' } = body ?? {};
    const outcome = await openAccount(ctx, params.id, reason);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadLookPage(ctx, params.id, { reason, errors }));
    }
    const href = url(accountPaths.holdings, { ...params, entry: outcome.entry });
    return responseFormatOf(request) === 'json' ? { status: 'success', href } : seeOther(href);
  });

  mount(
    app,
    accountPaths.holdings,
    { access, params: HoldingsParams, query: HoldingsQuery },
    ({ ctx, params, query }) => loadHoldingsPage(ctx, params, { name: query.teil, page: query.seite ?? 1 }),
  );
};
