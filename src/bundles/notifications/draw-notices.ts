// Topic: rows of notices in words, for the person they are for. Everything is asked anew as that person may see it now.
import { summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { refusalToAct } from '#kernel/viewer.ts';
import { usersByIds, viewersByIds } from '#bundles/users/public.ts';
import { namesOfFollowed } from './followed.ts';
import type { Notice } from './queries.ts';
import { toToldNotice } from './views.ts';
import type { ToldNotice } from './views.ts';

/** In the order of `rows`, without those that the viewer may not see; all of them must be the viewer's. */
export const drawNotices = async (ctx: Ctx, rows: readonly Notice[]): Promise<ToldNotice[]> => {
  if (rows.some(({ userId }) => userId !== ctx.viewer.id))
    throw new Error('notices are drawn for their person');
  const [subjects, people, followed] = await Promise.all([
    summariesOf(ctx, rows.flatMap(refsOf)),
    usersByIds(
      ctx,
      rows.flatMap(({ actorIds }) => actorIds.slice(0, 2)),
    ),
    namesOfFollowed(
      ctx,
      rows.flatMap(({ extra }) => extra.followed ?? []),
    ),
  ]);
  const known = { subjects, people, followed };
  return rows.flatMap((row) => toToldNotice(row, known) ?? []);
};

/** The same for somebody who is away, as they would see it; none for people who are gone. */
export const drawFor = async (
  ctx: Ctx,
  userId: number,
  rows: readonly Notice[],
): Promise<{ readonly told: ToldNotice[]; readonly isSuspended: boolean }> => {
  const viewer = (await viewersByIds(ctx, [userId])).get(userId);
  if (!viewer) return { told: [], isSuspended: false };
  return {
    told: await drawNotices(actAs(ctx, viewer), rows),
    isSuspended: refusalToAct(viewer) === 'suspended',
  };
};

const refsOf = ({ subjectType, subjectId, extra }: Notice): ContentRef[] => [
  { type: subjectType, id: subjectId },
  ...(extra.owner ? [extra.owner] : []),
];
