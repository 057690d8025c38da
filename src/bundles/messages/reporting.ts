// Lets moderators hear of messages. Only who got one can tell them; moderators see what is kept with the notice, never the
// thread.
import { and, desc, eq, lt, ne, or } from 'drizzle-orm';
import { momentOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Reportable } from '#bundles/moderation/public.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { CONTEXT_MESSAGES } from './constants.ts';
import { isLeftFor } from './queries.ts';
import type { MessageRow } from './queries.ts';
import { messageThreads, messages } from './schema.ts';
import * as texts from './texts.ts';
import { threadHref } from './views.ts';

/** Finds a message that the viewer got and still has. */
const findReceived = async (ctx: Ctx, id: number): Promise<MessageRow | undefined> => {
  const { id: own } = ctx.viewer;
  if (own === null) return undefined;
  const [row] = await ctx.db
    .select({ message: messages })
    .from(messages)
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .where(
      and(
        eq(messages.id, id),
        or(eq(messageThreads.lowUserId, own), eq(messageThreads.highUserId, own)),
        ne(messages.senderId, own),
        isLeftFor(own),
      ),
    );
  return row?.message;
};

/** Lists what was said just before, as far as the viewer still has it, and the message; the oldest first. */
const listWithContext = async (ctx: Ctx, message: MessageRow, own: number): Promise<MessageRow[]> => {
  const before = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.threadId, message.threadId), lt(messages.id, message.id), isLeftFor(own)))
    .orderBy(desc(messages.id))
    .limit(CONTEXT_MESSAGES);
  return [...before.toReversed(), message];
};

export const reportableMessage: Reportable = {
  type: 'message',
  name: texts.reported.name,
  yours: texts.reported.yours,
  shownAlone: texts.reported.shownAlone,
  isSeen: async (ctx, id) => (await findReceived(ctx, id)) !== undefined,
  find: async (ctx, id) => {
    const message = await findReceived(ctx, id);
    if (!message || ctx.viewer.id === null) return undefined;
    const said = await listWithContext(ctx, message, ctx.viewer.id);
    return {
      // No words of it: mails about the case are read by others, too.
      title: texts.reported.title(momentOf(message.createdAt).text),
      href: `${threadHref(message.threadId)}#${message.id}`,
      authorId: message.senderId,
      writtenAt: message.createdAt,
      locationPath: '',
      excerpt: bbcodeToPlainText(message.text),
      // The evidence has no names, which go when somebody leaves.
      evidence: {
        parts: said.map(({ id, senderId, text, createdAt }) => ({
          label: texts.reported.saidBy(
            id === message.id ? 'message' : senderId === message.senderId ? 'author' : 'reporter',
            momentOf(createdAt).text,
          ),
          text: bbcodeToPlainText(text) || text,
        })),
      },
    };
  },
};
