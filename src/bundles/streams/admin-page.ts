// Assembles the desk of all videos and sound, by state, kind and words.
import { loadDesk } from '#kernel/desk-menu.ts';
import { page, seeOther } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { findPeopleByPrefix } from '#bundles/users/public.ts';
import { STREAM_KINDS, STREAM_STATES } from './constants.ts';
import type { StreamKind, StreamState } from './constants.ts';
import { streamPaths } from './paths.ts';
import { mayManageStreams } from './policy.ts';
import { listStreams } from './queries.ts';
import { toRowViews } from './stream-views.ts';
import * as texts from './texts.ts';
import { StreamAdminPage } from './ui/StreamAdminPage.tsx';
import type { StreamAdminPageView } from './views.ts';

/** More people than this with the same beginning of a name aren't told apart by it. */
const MAX_OWNERS = 100;

export interface AdminOptions {
  readonly page: number;
  readonly state: StreamState | undefined;
  readonly kind: StreamKind | undefined;
  readonly searched: string | undefined;
}

/** Throws 403 for everybody but administrators and editors of the whole portal. A page that isn't there leads to the first. */
export const loadAdminPage = async (
  ctx: Ctx,
  options: AdminOptions,
): Promise<PageAnswer | RedirectAnswer> => {
  if (!mayManageStreams(ctx.viewer)) throw forbidden();
  const { state, kind, searched = '' } = options;
  const [desk, people] = await Promise.all([
    loadDesk(ctx, url(streamPaths.admin, {})),
    searched ? findPeopleByPrefix(ctx, searched, MAX_OWNERS) : [],
  ]);
  const searchedOwnerIds = people.map(({ id }) => id);
  const wanted = { state, kind, searched, searchedOwnerIds };
  const { streams, count, hasMore } = await listStreams(ctx, wanted, options.page);
  const filter = { zustand: state, art: kind, suche: searched || undefined };
  const hrefOf = (number: number) => url(streamPaths.admin, number > 1 ? { page: number } : {}, filter);
  if (streams.length === 0 && options.page > 1) return seeOther(hrefOf(1));
  const view: StreamAdminPageView = {
    action: url(streamPaths.admin, {}),
    state: state ?? '',
    states: [
      { value: '', name: texts.allStates },
      ...STREAM_STATES.map((value) => ({ value, name: texts.stateNames[value] })),
    ],
    kind: kind ?? '',
    kinds: [
      { value: '', name: texts.allKinds },
      ...STREAM_KINDS.map((value) => ({ value, name: texts.kindNames[value] })),
    ],
    searched,
    isFiltered: searched !== '' || state !== undefined || kind !== undefined,
    rows: await toRowViews(ctx, streams, { hasOwners: true }),
    count,
    newer: options.page > 1 ? hrefOf(options.page - 1) : null,
    older: hasMore ? hrefOf(options.page + 1) : null,
  };
  return page(StreamAdminPage, view, { head: { title: texts.adminHeading, robots: 'noindex', desk } });
};
