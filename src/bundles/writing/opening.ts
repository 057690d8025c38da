// Says which kinds somebody may begin, as administrators decide.
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { demandToAct } from '#bundles/users/public.ts';
import { isOpenTo } from './policy.ts';
import { openForMembers } from './settings.ts';
import { notOpen } from './texts.ts';

/** Says whether new pieces of the kind are begun by the viewer, if they may write at all. */
export const isOpenToViewer = async (ctx: Ctx, type: ContentType): Promise<boolean> =>
  isOpenTo(ctx.viewer, await readSetting(ctx, openForMembers(type)));

/** Throws 403 for those who may not begin one, and says why. */
export const demandToBegin = async (ctx: Ctx, type: ContentType): Promise<void> => {
  demandToAct(ctx.viewer);
  if (!(await isOpenToViewer(ctx, type))) throw forbidden(notOpen);
};
