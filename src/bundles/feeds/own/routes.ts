// Serves one's own feed: its page, its address, what programs get there.
import { Type } from 'typebox';
import { FEED_FORMS, inForm } from '#design/feed-forms.ts';
import { path, url } from '#kernel/named-routes.ts';
import { succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { removeAddress, renewAddress } from './commands.ts';
import { answerOwnFeed } from './file.ts';
import { loadOwnFeedPage } from './page.ts';
import { ownFeedPaths } from './paths.ts';
import * as texts from './texts.ts';

const TokenParams = Type.Object({ token: Type.String() });
const home = url(ownFeedPaths.page);

export const ownFeedRoutes = (app: Routes): void => {
  mount(app, ownFeedPaths.page, { access: 'signed-in' }, ({ ctx }) =>
    loadOwnFeedPage(ctx, ctx.viewer.id ?? 0),
  );

  mount(app, ownFeedPaths.renew, { access: 'signed-in' }, async ({ ctx, request }) => {
    await renewAddress(ctx);
    return succeed(request, home, texts.created);
  });

  // Who is suspended can still shut out whoever has the address.
  mount(
    app,
    ownFeedPaths.remove,
    { access: 'signed-in', whenRestricted: 'allow' },
    async ({ ctx, request }) => {
      await removeAddress(ctx, ctx.viewer.id ?? 0);
      return succeed(request, home, texts.removed);
    },
  );

  // Nobody's cookies are looked at: the address says whose it is.
  for (const form of FEED_FORMS) {
    const { name, template } = ownFeedPaths.file;
    const route =
      form.form === 'rss' ? ownFeedPaths.file : path(`${name}_${form.form}`, 'GET', inForm(template, form));
    mount(app, route, { access: 'token', params: TokenParams }, ({ ctx, params, request, reply }) =>
      answerOwnFeed(ctx, params.token, form, { request, reply }),
    );
  }
};
