// Puts the way to all videos and sound in the menu of the desks.
import type { DeskEntry } from '#kernel/desk-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { streamPaths } from './paths.ts';
import { mayManageStreams } from './policy.ts';
import { adminHeading } from './texts.ts';

const MENU_ORDER = 60;

export const streamsEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayManageStreams(viewer)
    ? { name: adminHeading, href: url(streamPaths.admin, {}), area: 'admin', order: MENU_ORDER }
    : undefined;
