// Shows the list of one's own threads, whole or as far as something was searched for.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { boundaryPaths } from '#bundles/boundaries/public.ts';
import { MAX_SEARCH_LENGTH, OLDER_QUERY, THREADS_PAGE } from './constants.ts';
import { loadPeople } from './people.ts';
import { messagePaths } from './paths.ts';
import { listThreads } from './queries.ts';
import { searchThreads } from './search.ts';
import * as texts from './texts.ts';
import { ListPage } from './ui/ListPage.tsx';
import { toThreadItem } from './views.ts';
import type { ListPageView } from './views.ts';

interface ListOptions {
  readonly searched?: string | undefined;
  /** The message that bounds the list: only threads whose newest message is older. */
  readonly before?: number | undefined;
}

export const loadListPage = async (ctx: Ctx, userId: number, options: ListOptions): Promise<PageAnswer> => {
  const searched = (options.searched ?? '').trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed();
  const listHref = url(messagePaths.list);
  const [shell, found] = await Promise.all([
    loadAccountShell(ctx, listHref),
    searched
      ? searchThreads(ctx, userId, searched)
      : listThreads(ctx, userId, { before: options.before ?? null, limit: THREADS_PAGE + 1 }),
  ]);
  const threads = searched ? found : found.slice(0, THREADS_PAGE);
  const personOf = await loadPeople(
    ctx,
    threads.map(({ partnerId }) => partnerId),
  );
  const last = threads.at(-1)?.newestMessageId;
  const view: ListPageView = {
    shell,
    threads: threads.map((thread) => toThreadItem(thread, personOf(thread.partnerId), ctx.now)),
    searched,
    older: found.length > threads.length && last ? url(messagePaths.list, {}, { [OLDER_QUERY]: last }) : null,
    newer: options.before && !searched ? listHref : null,
    listHref,
    hiddenHref: url(boundaryPaths.list),
  };
  return page(ListPage, view, { head: { title: texts.messagesHeading, robots: 'noindex' } });
};
