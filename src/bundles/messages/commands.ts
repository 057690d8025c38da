// Sends messages, and deletes them for oneself. Refusals that the contract foresees are outcomes. The history says that
// something was done, never with whom or in what words: it is read by editors, and this is between two people.
import { and, eq, ne } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound, unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refusedFor } from '#kernel/outcomes.ts';
import type { Invalid, RefusedFor } from '#kernel/outcomes.ts';
import { refusalInWords } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { messagesTag } from './constants.ts';
import { refusalByRate } from './policy.ts';
import type { SendRefusal } from './policy.ts';
import { countRecent, findMessage, findSameMessage } from './queries.ts';
import type { OwnThread } from './queries.ts';
import { loadRecipient } from './relation.ts';
import { messageTextError, normalizeText } from './rules.ts';
import { messages } from './schema.ts';
import * as texts from './texts.ts';
import { lockSender, lockOwnThread, settleDeletion, writeMessage } from './threads.ts';

export type SendOutcome =
  | { readonly kind: 'sent'; readonly messageId: number; readonly threadId: number }
  | RefusedFor<SendRefusal>
  | Invalid;

export interface MessageSent {
  readonly messageId: number;
  readonly senderId: number;
  readonly recipientId: number;
}

export const messageSent = defineAnnouncement<MessageSent>('messages.sent');

/**
 * Sends a message to a person the viewer sees (404 otherwise). The same text sent again within a minute, by a double
 * click or a client that lost the answer, is the same message as long as nothing was said in between.
 */
export const sendMessage = (ctx: Ctx, recipientId: number, typed: string): Promise<SendOutcome> =>
  withTransaction(ctx, async (ctx): Promise<SendOutcome> => {
    const { id: senderId } = ctx.viewer;
    if (senderId !== null) await lockSender(ctx, senderId);
    const { refusal, relation } = await loadRecipient(ctx, recipientId);
    if (refusal || senderId === null || !relation) return refuse(ctx.viewer, refusal ?? 'signedOut');
    const text = normalizeText(typed);
    const error = messageTextError(text);
    if (error) return invalid({ text: error });
    const same = await findSameMessage(ctx, { senderId, recipientId, text });
    if (same) return { kind: 'sent', ...same };
    const rate = refusalByRate(ctx.viewer, relation, await countRecent(ctx, senderId));
    if (rate && ctx.config.rateLimits) return refuse(ctx.viewer, rate);
    const message = await writeMessage(ctx, { senderId, recipientId, text });
    await record(ctx, { type: 'user', objectId: senderId, action: 'message.sent' });
    touch(ctx, messagesTag(senderId), messagesTag(recipientId));
    const sent: MessageSent = { messageId: message.messageId, senderId, recipientId };
    await announce(ctx, messageSent, sent);
    return { kind: 'sent', ...message };
  });

/** Takes a message out of the viewer's own copy of a thread; 404 when it isn't in there. */
export const deleteMessage = (
  ctx: Ctx,
  { threadId, messageId }: { threadId: number; messageId: number },
): Promise<OwnThread> =>
  withTransaction(ctx, async (ctx) => {
    const userId = signedInId(ctx);
    const thread = await lockOwnThread(ctx, threadId, userId);
    const message = await findMessage(ctx, { threadId, messageId }, userId);
    if (!message) throw notFound();
    await ctx.db
      .update(messages)
      .set(goneFor(message.senderId === userId))
      .where(eq(messages.id, messageId));
    await settleDeletion(ctx, thread, userId);
    await record(ctx, { type: 'user', objectId: userId, action: 'message.deleted' });
    return thread;
  });

/** Empties the viewer's own copy of a thread, which leaves the list until somebody writes again. */
export const deleteThread = (ctx: Ctx, threadId: number): Promise<OwnThread> =>
  withTransaction(ctx, async (ctx) => {
    const userId = signedInId(ctx);
    const thread = await lockOwnThread(ctx, threadId, userId);
    const isHere = eq(messages.threadId, threadId);
    await ctx.db
      .update(messages)
      .set(goneFor(true))
      .where(and(isHere, eq(messages.senderId, userId)));
    await ctx.db
      .update(messages)
      .set(goneFor(false))
      .where(and(isHere, ne(messages.senderId, userId)));
    await settleDeletion(ctx, thread, userId);
    await record(ctx, { type: 'user', objectId: userId, action: 'message-thread.deleted' });
    return thread;
  });

const refuse = (viewer: Viewer, refusal: SendRefusal) =>
  refusedFor(refusal, refusalInWords(viewer, texts.refusals, refusal));

/** It is gone for the one who wrote it, or for the one who got it. */
const goneFor = (isSender: boolean) => (isSender ? { isGoneForSender: true } : { isGoneForRecipient: true });

const signedInId = ({ viewer }: Ctx): number => {
  if (viewer.id === null) throw unauthorised();
  return viewer.id;
};
