// This is what every start asks about the demo portal, apart from its content, which is read only where it is wanted.
import type { Ctx } from '#kernel/ctx.ts';
import { booleanSetting, changeSetting, readSetting } from '#bundles/settings/public.ts';
import { hasUsers } from '#bundles/users/queries.ts';

/** The README publishes it, for looking around on one's own machine. */
export const DEMO_PASSWORD = 'litfass-demo';

/** User names of the six who stand for the roles. */
export const DEMO_LOGINS = ['admin', 'redaktion', 'moderation', 'autorin', 'mitglied', 'abonnent'] as const;

/** The portal was started with `--empty` once and stays without demo content. */
const isDeclined = booleanSetting('demo.isDeclined', false);

export const declineDemo = (ctx: Ctx): Promise<void> => changeSetting(ctx, isDeclined, true);

/** Returns true for a database that nobody has used yet. */
export const isDemoWanted = async (ctx: Ctx): Promise<boolean> =>
  !(await hasUsers(ctx)) && !(await readSetting(ctx, isDeclined));
