// Finds the way in for those who aren't members yet, for pages that invite them.
import type { Ctx } from '#kernel/ctx.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { registerHref } from './paths.ts';
import { registrationOpen } from './settings.ts';

/** Returns where to become a member and come back to `next`; undefined while no new ones are taken. */
export const loadRegisterHref = async (ctx: Ctx, next: string): Promise<string | undefined> =>
  (await readSetting(ctx, registrationOpen)) ? registerHref(next) : undefined;
