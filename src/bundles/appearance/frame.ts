// Says what the looks of a portal add to every page: nothing, as long as it looks as it came.
import type { Ctx } from '#kernel/ctx.ts';
import type { FrameParts } from '#kernel/bundle.ts';
import { findStyleSheet } from './queries.ts';

export const themeFrame = async (ctx: Ctx): Promise<FrameParts> => {
  const sheet = await findStyleSheet(ctx);
  return sheet ? { theme: { href: sheet.href, paper: sheet.paper } } : {};
};
