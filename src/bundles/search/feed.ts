// Offers what a search finds as a feed: the newest first, as anybody may read it, and by the same words by which who saved the
// search is told.
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { listTag, piecesByRefs } from '#bundles/lists/public.ts';
import { toFeedEntries } from '#bundles/syndication/public.ts';
import type { FoundFeed } from '#bundles/syndication/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import { userTag } from '#bundles/users/public.ts';
import { authorIdIn, filtersOf } from './filters.ts';
import type { Chosen } from './filters.ts';
import { searchPaths } from './paths.ts';
import { findNewest } from './queries.ts';
import { readQuestion } from './question/read-question.ts';
import { runSearch } from './run-search.ts';
import { savedQuery } from './saved/asked.ts';
import { titleFor } from './saved/title.ts';
import * as texts from './texts.ts';

/** Returns the address of the feed of a search. When something appeared doesn't matter: new things alone come in. */
export const feedHref = (typed: string, chosen: Chosen): string =>
  `${url(searchPaths.feed)}?${savedQuery(typed, chosen)}`;

/** Throws 404 where nothing is asked. */
export const findSearchFeed = async (
  ctx: Ctx,
  typed: string,
  { zeit: _time, ...chosen }: Chosen,
): Promise<FoundFeed> => {
  const question = readQuestion(typed);
  if (question.typed === '') throw notFound();
  const authorId = authorIdIn(chosen);
  const title = await titleFor(ctx, question.typed, chosen);
  return {
    title: (portal) => texts.feedTitle(title, portal),
    description: texts.feedDescription,
    page: `${url(searchPaths.search)}?${savedQuery(question.typed, chosen)}`,
    feed: feedHref(question.typed, chosen),
    tags: [listTag(), ...(authorId ? [userTag(authorId)] : [])],
    // No hub is told which searches something new fits.
    hasHub: false,
    load: async () => {
      // The search mends errors in the words, but wants all of them.
      const filters = await filtersOf(ctx, chosen);
      const { search, total } = await runSearch(ctx, question, { filters, isStrict: true });
      const refs = total > 0 ? await findNewest(ctx, search) : [];
      const byKey = new Map((await piecesByRefs(ctx, refs)).map((entry) => [refKey(entry), entry]));
      const entries = refs.flatMap((ref) => byKey.get(refKey(ref)) ?? []);
      return toFeedEntries(ctx, await loadTeasers(ctx, entries));
    },
  };
};
