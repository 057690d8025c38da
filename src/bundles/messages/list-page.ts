// The list of one's own threads, whole or as far as something was searched for; and the list of blocked people.
import { dayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { MAX_SEARCH_LENGTH, OLDER_QUERY, THREADS_PAGE } from './constants.ts';
import { loadPeople } from './people.ts';
import { messagePaths } from './paths.ts';
import { listBlocked, listThreads } from './queries.ts';
import { searchThreads } from './search.ts';
import * as texts from './texts.ts';
import { BlockedPage } from './ui/BlockedPage.tsx';
import { ListPage } from './ui/ListPage.tsx';
import { toThreadItem } from './views.ts';
import type { BlockedPageView, ListPageView } from './views.ts';

interface ListOptions {
  readonly searched?: string | undefined;
  /** Only threads whose newest message is older than this one. */
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
    blockedHref: url(messagePaths.blocked),
  };
  return page(ListPage, view, { head: { title: texts.messagesHeading, robots: 'noindex' } });
};

export const loadBlockedPage = async (ctx: Ctx, userId: number): Promise<PageAnswer> => {
  const [shell, blocked] = await Promise.all([
    loadAccountShell(ctx, url(messagePaths.blocked)),
    listBlocked(ctx, userId),
  ]);
  const personOf = await loadPeople(
    ctx,
    blocked.map(({ blockedId }) => blockedId),
  );
  const view: BlockedPageView = {
    shell,
    listHref: url(messagePaths.list),
    people: blocked.map(({ blockedId, createdAt }) => ({
      ...personOf(blockedId),
      since: texts.blockedSince(dayText(createdAt)),
      unblockHref: url(messagePaths.block, { userId: blockedId }),
    })),
  };
  return page(BlockedPage, view, { head: { title: texts.blockedHeading, robots: 'noindex' } });
};
