// Shows the categories in which pieces at a place may come out, on the page of the place.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { Location } from '#bundles/locations/public.ts';
import { isOfferedAt } from '../offering.ts';
import { getCategories } from '../queries.ts';
import { categoryDeskPaths } from './paths.ts';
import * as texts from './texts.ts';

export const offersOf = async (ctx: Ctx, { path }: Pick<Location, 'path'>) => {
  const { offered } = await getCategories(ctx);
  const here = offered.filter((category) => isOfferedAt(category, path));
  return {
    label: texts.offersLabel,
    links: here.map(({ id, name }) => ({ name, href: url(categoryDeskPaths.category, { id }) })),
    note: here.length > 0 ? texts.offersNote : texts.offersNothing,
  };
};
