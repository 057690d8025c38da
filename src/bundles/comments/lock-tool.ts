// Draws the entry of the toolbar by which the comments on a piece are closed and opened.
import { createElement } from 'react';
import type { Tool } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { commentPaths, ownerCommentPaths } from './paths.ts';
import { mayLockComments } from './policy.ts';
import { findThread } from './queries.ts';
import * as texts from './texts.ts';
import { LockMark } from './ui/LockMark.tsx';

export const lockTool: Tool = {
  name: 'comments.lock',
  order: 50,
  forThing: async (ctx, { type, id, thing }) => {
    const kind = ctx.portal.kinds.get(type);
    if (!kind?.comments || !mayLockComments(ctx.viewer, kind.summary(thing, 'all'))) return undefined;
    const { isLocked } = await findThread(ctx, { type, id });
    return {
      name: texts.lockConfirm(isLocked),
      href: url(commentPaths.moderatePage, { type, id }),
      element: createElement(LockMark, {
        action: url(ownerCommentPaths(kind.comments).lock, { id }),
        isLocked,
      }),
    };
  },
};
