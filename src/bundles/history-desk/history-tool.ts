// Adds the entry of the toolbar by which the history of a piece is revealed on its page.
import { createElement } from 'react';
import type { Tool } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { historyPaths } from './paths.ts';
import { readingOf } from './policy.ts';
import * as texts from './texts.ts';
import { HistoryReveal } from './ui/HistoryReveal.tsx';

export const historyTool: Tool = {
  name: 'history.reveal',
  order: 30,
  forThing: async (ctx, { type, id, thing }) => {
    const kind = ctx.portal.kinds.get(type);
    if (!kind) return undefined;
    const facts = { ...kind.summary(thing, 'all'), type, isPiece: kind.composer !== undefined };
    if (readingOf(ctx.viewer, facts) === 'nothing') return undefined;
    const href = url(historyPaths.thing, { type, objectId: id });
    const element = createElement(HistoryReveal, { type, id, href });
    return { name: texts.toolName, href, element };
  },
};
