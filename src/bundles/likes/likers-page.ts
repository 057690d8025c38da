// This says who likes something: those whom the viewer sees, the latest first.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { findSummary, refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { packListCursor } from '#kernel/list-cursor.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';
import { url } from '#kernel/named-routes.ts';
import { imageTag, picturesByIds, portraitOf } from '#bundles/media/public.ts';
import { userTag, usersByIds } from '#bundles/users/public.ts';
import { LIKERS_SHOWN, OLDER_QUERY } from './constants.ts';
import { loadLikes } from './load-likes.ts';
import { likePaths } from './paths.ts';
import { listLikes } from './queries.ts';
import type { Liking } from './queries.ts';
import * as texts from './texts.ts';
import { LikersPage } from './ui/LikersPage.tsx';
import type { LikersPageView } from './views.ts';

interface LikersOptions {
  readonly ref: ContentRef;
  readonly after: ListCursor | undefined;
}

/** Returns one page of the people. Throws 404 for a thing that the viewer doesn't see, and where there are no likes. */
export const loadLikersPage = async (ctx: Ctx, { ref, after }: LikersOptions): Promise<PageAnswer> => {
  const subject = await findSummary(ctx, ref);
  if (!subject) throw notFound();
  const path = url(likePaths.likers, { contentType: ref.type, contentId: ref.id });
  const [found, likes] = await Promise.all([
    listLikes(ctx, ref, { after, limit: LIKERS_SHOWN + 1 }),
    loadLikes(ctx, [ref]),
  ]);
  const like = likes.byRef.get(refKey(ref))!;
  if (like.isOff) throw notFound();
  const shown = found.slice(0, LIKERS_SHOWN);
  const older = found.length > shown.length ? olderHref(path, shown.at(-1)!) : null;
  const { people, tags } = await loadPeople(
    ctx,
    shown.map(({ userId }) => userId),
  );
  const view: LikersPageView = {
    subject: { name: subject.title, href: subject.href },
    like,
    people,
    others: older || after ? null : Math.max(0, like.count - people.length),
    first: after ? path : null,
    older,
  };
  return page(LikersPage, view, {
    head: { title: `${texts.likersHeading}: ${subject.title}`, robots: 'noindex' },
    // A comment is named by what it hangs on, and goes with that: no tag of its own tells of either.
    ...(ctx.portal.kinds.get(ref.type)?.listing && { tags: [...likes.tags, refKey(ref), ...tags] }),
  });
};

const olderHref = (path: string, { createdAt, userId }: Liking): string =>
  `${path}?${OLDER_QUERY}=${packListCursor({ at: createdAt, id: userId })}`;

/** Loads those whom the viewer sees, in their order. */
const loadPeople = async (ctx: Ctx, ids: readonly number[]) => {
  const refs = ids.map((id): ContentRef => ({ type: 'user', id }));
  const [visible, people] = await Promise.all([summariesOf(ctx, refs), usersByIds(ctx, ids)]);
  const pictureIds = [...people.values()].map(({ pictureId }) => pictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(ctx, pictureIds);
  const views = refs.flatMap((ref) => {
    const summary = visible.get(refKey(ref));
    const picture = pictures.get(people.get(ref.id)?.pictureId ?? 0);
    if (!summary) return [];
    return [{ id: ref.id, name: summary.title, href: summary.href, portrait: portraitOf(picture) }];
  });
  return { people: views, tags: [...ids.map(userTag), ...pictureIds.map(imageTag)] };
};
