// Topic: what can be done in a case: by what its bundle declares, and by whom the viewer may suspend.
import type { Ctx } from '#kernel/ctx.ts';
import { accountDesk } from '#bundles/users/public.ts';
import type { Case } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import type { Possible } from './rules.ts';

export const loadPossible = async (ctx: Ctx, { type, authorId, noticeCount }: Case): Promise<Possible> => {
  const [reportable, member] = await Promise.all([
    findReportable(ctx, type),
    authorId === null ? undefined : accountDesk.find(ctx, authorId),
  ]);
  return {
    canHide: reportable?.hide !== undefined,
    canReduce: reportable?.reduce !== undefined,
    canLabel: reportable?.label !== undefined,
    canDelete: reportable?.hide !== undefined && reportable.erase !== undefined,
    canLock: reportable?.lock !== undefined,
    canSuspend: member !== undefined && accountDesk.suspension.may(ctx.viewer, member),
    hasAuthor: member !== undefined,
    hasNotices: noticeCount > 0,
  };
};
