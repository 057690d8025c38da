// Lists the pages of what somebody uploaded or keeps, as tabs: images, lists, and one for each other type of media.
import type { LinkView } from '#design/page-frame.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { mediaSources } from './media-sources.ts';
import { ownPaths } from './own/paths.ts';
import { referencePaths } from './references/paths.ts';
import * as texts from './texts.ts';

/** Loads the tabs; `current` is the address of the page that is open. */
export const loadMediaTabs = async (ctx: Ctx, current: string): Promise<LinkView[]> => {
  const pages = [
    { name: texts.pictures, href: url(ownPaths.list) },
    { name: texts.references, href: url(referencePaths.page) },
    ...(await mediaSources.collect(ctx)).map(({ ownPage }) => ownPage),
  ];
  return pages.map(({ name, href }) => ({ name, href, isCurrent: href === current }));
};
