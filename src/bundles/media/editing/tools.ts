// This is what an editor of a piece is offered on its page.
import type { Tool } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { editingPaths } from './paths.ts';
import * as texts from './texts.ts';

/** The way to a thing's pictures, for those who may put them in order. */
export const orderPictures: Tool = {
  name: 'media.order-pictures',
  order: 70,
  forThing: async (ctx, { type, id, thing }) => {
    const kind = ctx.portal.kinds.get(type);
    if (!kind?.pictures || !kind.may(ctx.viewer, 'edit', thing)) return undefined;
    const href = url(editingPaths.picturesPage, { ownerType: type, ownerId: id });
    return { name: texts.orderPictures, href };
  },
};
