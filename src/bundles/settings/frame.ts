// This is what the settings of the portal itself add to every page.
import type { FrameParts } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findContact } from './contact.ts';
import { portalClaim } from './portal.ts';
import { readSetting } from './queries.ts';

export const portalFrame = async (ctx: Ctx): Promise<FrameParts> => {
  const [claim, contact] = await Promise.all([readSetting(ctx, portalClaim), findContact(ctx)]);
  return { ...(claim !== '' && { claim }), contact };
};
