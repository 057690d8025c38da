// Tells people that somebody has written to them, in one notice for all messages of that person until it is read.
import { defineNotice, readOn, notifyOn } from '#kernel/notices.ts';
import type { NoticeKind } from '#kernel/notices.ts';
import { url } from '#kernel/named-routes.ts';
import { userPaths } from '#bundles/users/public.ts';
import { messageSent } from './commands.ts';
import { isDoneWith } from './queries.ts';
import { hasWritten, messagesKind } from './texts.ts';
import { messagesRead } from './threads.ts';

const kind: NoticeKind = {
  name: 'message',
  ...messagesKind,
  order: 50,
  icon: 'mail',
  defaults: { isListed: true, mail: 'now', isPushed: true },
  urgency: 'high',
};

interface NewMessage {
  /** The newest one. */
  readonly messageId?: number;
}

export const messageReceived = defineNotice<NewMessage>({
  kind,
  gathers: { numberOf: ({ messageId = 0 }) => messageId },
  words: ({ ref, actors }) => ({
    lead: actors,
    rest: hasWritten,
    href: url(userPaths.messageWith, { id: ref.id }),
  }),
});

export const messageNoticeSources = [
  notifyOn(messageSent, async (ctx, { messageId, senderId, recipientId }) => {
    // It may have been read before this is heard, and then nothing would mark the notice as read.
    if (await isDoneWith(ctx, messageId, recipientId)) return [];
    const draft = messageReceived.draft({
      userId: recipientId,
      key: `message:${messageId}`,
      actorId: senderId,
      subject: { type: 'user', id: senderId },
      details: { messageId },
    });
    return [draft];
  }),
  readOn(messagesRead, ({ userId, partnerId }) => ({ userId, kind, subjectId: partnerId })),
];
