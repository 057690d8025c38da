// Offers an editor of a piece a position of a front page, on the page of the piece.
import type { Tool } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { pinPaths } from './paths.ts';
import { pieceRefText } from './piece-ref.ts';
import { maySeePins } from './policy.ts';
import * as texts from './texts.ts';

export const pinTool: Tool = {
  name: 'front.pin',
  order: 80,
  forThing: async (ctx, { type, id }) => {
    const isListed = ctx.portal.kinds.get(type)?.listing !== undefined;
    if (!isListed || !maySeePins(ctx.viewer)) return undefined;
    return { name: texts.toolName, href: url(pinPaths.desk, {}, { beitrag: pieceRefText({ type, id }) }) };
  },
};
