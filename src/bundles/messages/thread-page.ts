// Serves the page of a thread, or of one that is still to begin; and what came since it was opened.
import { createElement } from 'react';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { renderFragment } from '#kernel/render.tsx';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { refusalInWords } from '#kernel/viewer.ts';
import { boundaryLink } from '#bundles/boundaries/public.ts';
import { MESSAGES_PAGE, OLDER_QUERY } from './constants.ts';
import { loadPeople } from './people.ts';
import { messagePaths } from './paths.ts';
import { findThread, listMessages } from './queries.ts';
import type { MessageRow, OwnThread } from './queries.ts';
import { markRead } from './reading.ts';
import { findRecipient } from './relation.ts';
import type { Recipient } from './relation.ts';
import * as texts from './texts.ts';
import { Messages } from './ui/Message.tsx';
import { ThreadPage } from './ui/ThreadPage.tsx';
import { threadHref, toFormView, toMessageViews } from './views.ts';
import type { MessageView, ThreadPageView } from './views.ts';

/** What was typed and not taken. */
export interface RefusedText {
  readonly text: string;
  readonly error: string;
}

interface ThreadOptions {
  readonly threadId: number;
  readonly userId: number;
  /** Asks only for messages older than this one. */
  readonly before?: number | undefined;
  readonly refused?: RefusedText | undefined;
  /** Somebody looks at it: its newest messages count as read from then on. */
  readonly isLookedAt?: boolean;
}

/** Loads a thread of this person; those of others are 404. */
export const loadThreadPage = async (ctx: Ctx, options: ThreadOptions): Promise<PageAnswer> => {
  const { threadId, userId, before, refused, isLookedAt = false } = options;
  const thread = await findThread(ctx, threadId, userId);
  if (!thread) throw notFound();
  const [rows, recipient] = await Promise.all([
    listMessages(ctx, threadId, userId, { before, limit: MESSAGES_PAGE + 1 }),
    findRecipient(ctx, thread.partnerId),
  ]);
  const shown = rows.slice(-MESSAGES_PAGE);
  const oldest = shown[0]?.id;
  const hasOlder = rows.length > shown.length && oldest !== undefined;
  const newest = shown.at(-1);
  // This happens before the menu and the masthead count what is unread.
  if (isLookedAt && newest && !before) await markRead(ctx, threadId, newest.id);
  return drawThread(ctx, {
    thread: { ...thread, rows: shown, previous: hasOlder ? rows[0] : undefined },
    recipient: recipient ?? { id: thread.partnerId, refusal: 'gone', relation: undefined },
    userId,
    refused,
    older: hasOlder ? url(messagePaths.thread, { threadId }, { [OLDER_QUERY]: oldest }) : null,
    newest: before ? threadHref(threadId) : null,
  });
};

/** Loads the page where a thread with somebody begins. */
export const loadFirstPage = (
  ctx: Ctx,
  recipient: Recipient,
  userId: number,
  refused?: RefusedText,
): Promise<PageAnswer> =>
  drawThread(ctx, { thread: null, recipient, userId, refused, older: null, newest: null });

export interface News {
  readonly messages: MessageView[];
  readonly html: string;
  /** How far the other one has read. */
  readonly readUpTo: number;
}

/** Loads what is newer than the message `after` in a thread of this person. */
export const loadNews = async (
  ctx: Ctx,
  { threadId, userId, after }: { threadId: number; userId: number; after: number },
): Promise<News> => {
  const thread = await findThread(ctx, threadId, userId);
  if (!thread) throw notFound();
  const [rows, [previous]] = await Promise.all([
    listMessages(ctx, threadId, userId, { after, limit: MESSAGES_PAGE }),
    listMessages(ctx, threadId, userId, { upTo: after, limit: 1 }),
  ]);
  const personOf = await loadPeople(ctx, [thread.partnerId]);
  const partnerName = personOf(thread.partnerId).name;
  // Whoever looks at it needs no mark where the unread ones begin, and no place to open at.
  const seen = { ...thread, unreadCount: 0 };
  const views = toMessageViews(rows, { thread: seen, partnerName, ownName: texts.you, previous });
  const messages = views.map((view) => ({ ...view, anchor: null }));
  const html = renderFragment(createElement(Messages, { messages }), ctx.log);
  return { messages, html, readUpTo: thread.readByPartner };
};

interface Drawing {
  /** It is null for a thread that hasn't begun. */
  readonly thread:
    | (OwnThread & { readonly rows: readonly MessageRow[]; readonly previous: MessageRow | undefined })
    | null;
  readonly recipient: Pick<Recipient, 'id' | 'relation'> & {
    readonly refusal: Recipient['refusal'] | 'gone';
  };
  readonly userId: number;
  readonly refused: RefusedText | undefined;
  readonly older: string | null;
  readonly newest: string | null;
}

const drawThread = async (ctx: Ctx, { thread, recipient, userId, refused, ...pages }: Drawing) => {
  const { id, refusal } = recipient;
  const [shell, personOf, boundary] = await Promise.all([
    loadAccountShell(ctx, url(messagePaths.list)),
    loadPeople(ctx, [id]),
    boundaryLink(ctx, id),
  ]);
  const { name, href } = personOf(id);
  const params = thread && { threadId: thread.id };
  const view: ThreadPageView = {
    shell,
    title: name,
    listHref: url(messagePaths.list),
    profileHref: href,
    messages: thread
      ? toMessageViews(thread.rows, {
          thread,
          partnerName: name,
          ownName: texts.you,
          previous: thread.previous,
        })
      : [],
    ...pages,
    form: refusal && !refused ? null : toFormView({ senderId: userId, recipient: { id, name }, ...refused }),
    refusal: refusal && !refused ? refusalInWords(ctx.viewer, texts.refusals, refusal) : null,
    live:
      params && !pages.newest
        ? { newsHref: url(messagePaths.news, params), readHref: url(messagePaths.read, params) }
        : null,
    boundary: refusal === 'gone' ? null : boundary,
    deleteHref: params && thread.newestMessageId ? url(messagePaths.deleteThread, params) : null,
  };
  return page(ThreadPage, view, {
    head: { title: texts.messageTo(name), robots: 'noindex' },
    ...(refused && { status: 422 }),
  });
};
