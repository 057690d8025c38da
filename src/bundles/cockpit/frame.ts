// Leads to the search of the desks, in their bar.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { cockpitPaths } from './paths.ts';
import { mayUseCockpit } from './policy.ts';
import { searchName } from './texts.ts';

export const searchFrame = async ({ viewer }: Ctx) =>
  mayUseCockpit(viewer)
    ? {
        deskSearch: {
          name: searchName,
          href: url(cockpitPaths.search),
          calls: url(cockpitPaths.palette),
        },
      }
    : {};
