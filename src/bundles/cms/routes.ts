// Serves the pages about the portal itself.
import type { Ctx } from '#kernel/ctx.ts';
import { movedTo } from '#kernel/answers.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { loadCmsPage } from './cms-page.ts';
import { loadFormerVersion, loadFormerVersions } from './former-page.ts';
import { CmsPageParams, FormerParams } from './input.ts';
import { cmsPageHref } from './kind.ts';
import { cmsPaths } from './paths.ts';
import { findSlugNow, getCmsPages } from './queries.ts';

/** Returns the address now of a page that had this one before; a page that has it now is asked for from memory. */
const slugNow = async (ctx: Ctx, slug: string): Promise<string | undefined> =>
  (await getCmsPages(ctx)).some((page) => page.slug === slug) ? undefined : findSlugNow(ctx, slug);

export const routes = (app: Routes): void => {
  mount(app, cmsPaths.page, { access: 'anyone', params: CmsPageParams, cache: [] }, async (call) => {
    const slug = call.params.slug.toLowerCase();
    const now = await slugNow(call.ctx, slug);
    if (now !== undefined) return movedTo(cmsPageHref({ slug: now }));
    const page = await loadCmsPage(call.ctx, slug);
    return slug === call.params.slug ? page : movedTo(cmsPageHref({ slug }));
  });
  mount(
    app,
    cmsPaths.formerVersions,
    { access: 'anyone', params: CmsPageParams, cache: [] },
    async ({ ctx, params }) => {
      const slug = params.slug.toLowerCase();
      const now = await slugNow(ctx, slug);
      if (now !== undefined) return movedTo(url(cmsPaths.formerVersions, { slug: now }));
      const page = await loadFormerVersions(ctx, slug);
      return slug === params.slug ? page : movedTo(url(cmsPaths.formerVersions, { slug }));
    },
  );

  mount(
    app,
    cmsPaths.formerVersion,
    { access: 'anyone', params: FormerParams, cache: [] },
    async ({ ctx, params }) => {
      const { number } = params;
      const slug = params.slug.toLowerCase();
      const now = await slugNow(ctx, slug);
      if (now !== undefined) return movedTo(url(cmsPaths.formerVersion, { slug: now, number }));
      const page = await loadFormerVersion(ctx, slug, number);
      return slug === params.slug ? page : movedTo(url(cmsPaths.formerVersion, { slug, number }));
    },
  );
};
