// Serves one's own calendar: its page, its address, its file.
import { Type } from 'typebox';
import { succeed } from '#kernel/reply.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { removeAddress, renewAddress } from './commands.ts';
import { answerOwnFile } from './file.ts';
import { loadOwnCalendarPage } from './page.ts';
import { ownCalendarPaths } from './paths.ts';
import * as texts from './texts.ts';

const TokenParams = Type.Object({ token: Type.String() });
const home = url(ownCalendarPaths.page);

export const ownCalendarRoutes = (app: Routes): void => {
  mount(app, ownCalendarPaths.page, { access: 'signed-in' }, ({ ctx }) =>
    loadOwnCalendarPage(ctx, ctx.viewer.id ?? 0),
  );

  mount(app, ownCalendarPaths.renew, { access: 'signed-in' }, async ({ ctx, request }) => {
    await renewAddress(ctx);
    return succeed(request, home, texts.created);
  });

  // Who is suspended can still shut out whoever has the address.
  mount(
    app,
    ownCalendarPaths.remove,
    { access: 'signed-in', whenRestricted: 'allow' },
    async ({ ctx, request }) => {
      await removeAddress(ctx, ctx.viewer.id ?? 0);
      return succeed(request, home, texts.removed);
    },
  );

  // Nobody's cookies are looked at: the address says whose it is.
  mount(
    app,
    ownCalendarPaths.file,
    { access: 'token', params: TokenParams },
    ({ ctx, params, request, reply }) => answerOwnFile(ctx, params.token, { request, reply }),
  );
};
