// Says what somebody who is suspended is told on all their own pages. It costs nobody else a query.
import type { AccountNotice } from '#kernel/account-notices.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findMember } from './queries.ts';
import { currentSuspension, suspensionText } from './suspension.ts';
import { demandSuspensionDesk } from './suspension-desk.ts';
import { suspensionTitle, toReasons } from './texts.ts';

export const suspensionNotice = async (ctx: Ctx): Promise<AccountNotice | undefined> => {
  const { viewer } = ctx;
  const member = viewer.isSuspended && viewer.id !== null ? await findMember(ctx, viewer.id) : undefined;
  const suspension = member && currentSuspension(member, ctx.now);
  if (!suspension) return undefined;
  const { reasonsHrefOf } = await demandSuspensionDesk(ctx);
  const href = await reasonsHrefOf(ctx, member.id);
  return {
    title: suspensionTitle,
    text: suspensionText(suspension),
    ...(href && { link: { name: toReasons, href } }),
  };
};
