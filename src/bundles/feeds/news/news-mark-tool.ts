// Adds the entry of the toolbar by which editors mark a piece as news.
import { createElement } from 'react';
import type { Tool } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { mayMarkForNews } from './policy.ts';
import { isMarkedForNews } from './queries.ts';
import * as texts from './texts.ts';
import { NewsMark } from './ui/NewsMark.tsx';

export const newsMarkTool: Tool = {
  name: 'feeds.newsMark',
  order: 40,
  forThing: async (ctx, { type, id, thing }) => {
    const kind = ctx.portal.kinds.get(type);
    if (!kind?.newsSitemap || !mayMarkForNews(ctx.viewer, kind.summary(thing, 'all'))) return undefined;
    const action = url(kind.newsSitemap.mark, { id });
    const isMarked = await isMarkedForNews(ctx, { type, id });
    return { name: texts.mark, href: action, element: createElement(NewsMark, { action, isMarked }) };
  },
};
