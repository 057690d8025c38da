// Offers editors of a piece, on its page and as long as it is new, to send it as breaking news.
import type { Tool } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { findObstacle } from './commands.ts';
import { breakingPaths } from './paths.ts';
import { maySendBreaking } from './policy.ts';
import { toolName } from './texts.ts';

export const breakingTool: Tool = {
  name: 'subscriptions.breaking',
  order: 85,
  forThing: async (ctx, { type, id, thing }) => {
    const kind = ctx.portal.kinds.get(type);
    if (!kind?.listing || !maySendBreaking(ctx.viewer, kind.summary(thing, 'all'))) return undefined;
    if (await findObstacle(ctx, { type, id })) return undefined;
    return { name: toolName, href: url(breakingPaths.ask, { contentType: type, contentId: id }) };
  },
};
