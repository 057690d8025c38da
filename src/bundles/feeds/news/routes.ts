// Serves the call that marks what is news, and the news sitemap. contract.md 7, 14.7
import { seeOther } from '#kernel/answers.ts';
import { flash } from '#kernel/flash.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { feedPaths } from '../paths.ts';
import { markForNews } from './commands.ts';
import { MarkBody, MarkParams, NewsPartParams } from './input.ts';
import { loadNewsSitemap, loadNewsSitemapPart } from './news-sitemap.ts';
import * as texts from './texts.ts';

export const newsRoutes = (app: Routes): void => {
  for (const { type, newsSitemap } of declaring(app.portal.kinds.all(), 'newsSitemap'))
    mount(
      app,
      newsSitemap.mark,
      { access: 'signed-in', params: MarkParams, body: MarkBody },
      async ({ ctx, params, body, wantsPage }) => {
        const wish = body?.is_marked === undefined ? undefined : body.is_marked === 1;
        const { isMarked, href } = await markForNews(ctx, { type, id: params.id }, wish);
        const msg = isMarked ? texts.marked : texts.unmarked;
        return wantsPage ? seeOther(href, flash('success', msg)) : { is_marked: isMarked, msg };
      },
    );

  mount(app, feedPaths.newsSitemap, { access: 'anyone' }, ({ ctx }) => loadNewsSitemap(ctx));

  mount(app, feedPaths.newsSitemapPart, { access: 'anyone', params: NewsPartParams }, ({ ctx, params }) =>
    loadNewsSitemapPart(ctx, params.part),
  );
};
