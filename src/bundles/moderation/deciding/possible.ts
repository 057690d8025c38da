// Says what can be done in a case: by what its bundle declares, and by whom the viewer may suspend.
import type { Ctx } from '#kernel/ctx.ts';
import { comesTo } from '#kernel/viewer.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import type { Case } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import type { Possible } from './rules.ts';

/**
 * Says whether somebody looks after the place themselves, or what lies in it. Nobody suspends them there: they act there for
 * the portal.
 */
const looksAfter = ({ roles }: { readonly roles: readonly RoleGrant[] }, path: string): boolean =>
  roles.some(
    (grant) =>
      comesTo(grant, 'moderator') &&
      (path.startsWith(grant.locationPath) || grant.locationPath.startsWith(path)),
  );

const placeName = async (ctx: Ctx, path: string): Promise<string> =>
  (await getLocationTree(ctx)).byId.get(idsOfPath(path).at(-1) ?? 0)?.name ?? '';

export const loadPossible = async (
  ctx: Ctx,
  { type, authorId, noticeCount, locationPath }: Case,
): Promise<Possible> => {
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
    placeToSuspendAt:
      member && locationPath !== '' && !looksAfter(member, locationPath)
        ? await placeName(ctx, locationPath)
        : '',
    hasAuthor: member !== undefined,
    hasNotices: noticeCount > 0,
  };
};
