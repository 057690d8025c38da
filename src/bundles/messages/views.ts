// This is what leaves the server about personal messages: plain data for pages, fragments and JSON alike.
import { agoOf, clockText, dayText, momentOf } from '#design/dates.ts';
import type { PortraitView } from '#design/Portrait.tsx';
import type { TimeView } from '#design/Time.tsx';
import { url } from '#kernel/named-routes.ts';
import type { BoundaryLinkView } from '#bundles/boundaries/ui/public.ts';
import type { AccountShellView } from '#design/AccountShell.tsx';
import { reportHref } from '#bundles/moderation/public.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { MAX_MESSAGE_LENGTH, NEWEST_ANCHOR } from './constants.ts';
import type { PersonSummary } from './people.ts';
import { messagePaths } from './paths.ts';
import type { ListedThread, MessageRow, OwnThread } from './queries.ts';
import { excerptOf } from './rules.ts';

export interface ThreadItemView {
  id: number;
  href: string;
  name: string;
  portrait: PortraitView | null;
  /** The newest message, or the newest that was searched for; `isOwn` when the reader wrote it. */
  excerpt: string;
  isOwn: boolean;
  time: TimeView;
  unreadCount: number;
}

export interface ListPageView {
  shell: AccountShellView;
  threads: ThreadItemView[];
  /** What was searched for; '' for the whole list. */
  searched: string;
  older: string | null;
  newer: string | null;
  listHref: string;
  /** Whom one blocks, among others. */
  hiddenHref: string;
}

export interface MessageView {
  id: number;
  isOwn: boolean;
  senderName: string;
  /** The HTML is drawn from the text and safe to print. */
  html: string;
  /** The time of day. */
  time: TimeView;
  /** The day and time, for what is read aloud. */
  moment: string;
  /** Stands above the first message of a day. */
  day: string | null;
  /** Whether the unread messages begin here. */
  isFirstUnread: boolean;
  /** The last of one's own that the other one has read. */
  isRead: boolean;
  /** The page of a long thread opens here. */
  anchor: string | null;
  deleteHref: string;
  /** It is null for one's own. */
  reportHref: string | null;
}

export interface MessageFormView {
  action: string;
  recipientId: number;
  recipientName: string;
  /** The key under which what is typed is kept in this browser until it is sent. */
  draftKey: string;
  text: string;
  error: string | null;
  maxLength: number;
}

export interface ThreadPageView {
  shell: AccountShellView;
  title: string;
  listHref: string;
  profileHref: string | null;
  messages: MessageView[];
  /** Leads to pages with older messages, and back to the newest ones. */
  older: string | null;
  newest: string | null;
  /** It is null where nothing can be written; then `refusal` says why. */
  form: MessageFormView | null;
  refusal: string | null;
  /** Null when nothing new can come here: an older page, or a thread that hasn't begun. */
  live: { newsHref: string; readHref: string } | null;
  /** The way to mute or block the other one. */
  boundary: BoundaryLinkView | null;
  deleteHref: string | null;
}

/** Describes a message outside of its thread. */
export type QuotedView = Pick<MessageView, 'id' | 'senderName' | 'html' | 'moment'>;

/** Something is asked before it is done. */
export interface ConfirmPageView {
  shell: AccountShellView;
  title: string;
  question: string;
  /** What it is about. */
  message: QuotedView | null;
  action: string;
  confirm: string;
  back: { name: string; href: string };
}

export const toThreadItem = (
  { id, newest, partnerId, unreadCount }: ListedThread,
  { name, portrait }: PersonSummary,
  now: Date,
): ThreadItemView => ({
  id,
  href: threadHref(id),
  name,
  portrait,
  excerpt: excerptOf(bbcodeToPlainText(newest.text)),
  isOwn: newest.senderId !== partnerId,
  time: agoOf(newest.createdAt, now),
  unreadCount,
});

interface MessageContext {
  readonly thread: OwnThread;
  readonly partnerName: string;
  readonly ownName: string;
  /** The message before these, if any. */
  readonly previous?: MessageRow | undefined;
}

/** Returns the messages of a thread in their order, as one of the two sees them. */
export const toMessageViews = (rows: readonly MessageRow[], onlooking: MessageContext): MessageView[] => {
  const { thread, partnerName, ownName } = onlooking;
  const isOwn = (row: MessageRow) => row.senderId !== thread.partnerId;
  const unread = rows.find((row) => !isOwn(row) && row.id > thread.lastReadMessageId);
  const hasUnread = thread.unreadCount > 0 && unread !== undefined;
  const seen = rows.findLast((row) => isOwn(row) && row.id <= thread.readByPartner);
  const opensAt = rows.length <= LAST_ONES ? undefined : hasUnread ? unread : rows.at(-LAST_ONES);
  return rows.map((row, at) => {
    const params = { threadId: row.threadId, messageId: row.id };
    const day = dayText(row.createdAt);
    const before = rows[at - 1] ?? onlooking.previous;
    return {
      id: row.id,
      isOwn: isOwn(row),
      senderName: isOwn(row) ? ownName : partnerName,
      html: row.html,
      time: { iso: row.createdAt.toISOString(), text: clockText(row.createdAt) },
      moment: momentOf(row.createdAt).text,
      day: before && dayText(before.createdAt) === day ? null : day,
      isFirstUnread: hasUnread && row === unread,
      isRead: row === seen,
      anchor: row === opensAt ? NEWEST_ANCHOR : null,
      deleteHref: url(messagePaths.deleteMessage, params),
      reportHref: isOwn(row) ? null : reportHref('message', row.id),
    };
  });
};

/** A thread opens so far from its end, so that one sees what the newest message answers; a short one at its top. */
const LAST_ONES = 5;

interface FormOptions {
  readonly senderId: number;
  readonly recipient: { readonly id: number; readonly name: string };
  readonly text?: string | undefined;
  readonly error?: string | null;
}

export const toFormView = ({
  senderId,
  recipient,
  text = '',
  error = null,
}: FormOptions): MessageFormView => ({
  action: url(messagePaths.send, { recipientId: recipient.id }),
  recipientId: recipient.id,
  recipientName: recipient.name,
  draftKey: `${senderId}-${recipient.id}`,
  text,
  error,
  maxLength: MAX_MESSAGE_LENGTH,
});

/** Returns where a thread is read: at its newest messages. */
export const threadHref = (threadId: number): string =>
  `${url(messagePaths.thread, { threadId })}#${NEWEST_ANCHOR}`;
