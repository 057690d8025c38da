// Topic: the desk's entry in the menu.
import type { DeskEntry } from '#kernel/desk-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { messagePaths } from '../paths.ts';
import { maySeeReports } from '../policy.ts';
import { countOpenReports } from './queries.ts';
import { deskHeading } from './texts.ts';

/** The place in the menu of the desks. */
const MENU_ORDER = 25;

/** Shows it to the portal's moderators, with the number of open reports. */
export const deskEntry = async (ctx: Ctx, path: string | null): Promise<DeskEntry | undefined> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer) || !maySeeReports(viewer)) return undefined;
  const count = path === null ? 0 : await countOpenReports(ctx, viewer.id);
  return { name: deskHeading, href: url(messagePaths.desk), area: 'cockpit', order: MENU_ORDER, count };
};
