// Serves the pages about the portal itself.
import { movedTo } from '#kernel/answers.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { loadCmsPage } from './cms-page.ts';
import { CmsPageParams } from './input.ts';
import { cmsPageHref } from './kind.ts';
import { cmsPaths } from './paths.ts';

export const routes = (app: Routes): void => {
  mount(app, cmsPaths.page, { access: 'anyone', params: CmsPageParams, cache: [] }, async (call) => {
    const slug = call.params.slug.toLowerCase();
    const page = await loadCmsPage(call.ctx, slug);
    return slug === call.params.slug ? page : movedTo(cmsPageHref({ slug }));
  });
};
