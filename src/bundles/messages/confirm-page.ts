// These are the pages that ask before something is deleted.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { momentOf } from '#design/dates.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { loadPeople } from './people.ts';
import { messagePaths } from './paths.ts';
import { findMessage, findThread } from './queries.ts';
import type { MessageRow, OwnThread } from './queries.ts';
import * as texts from './texts.ts';
import { ConfirmPage } from './ui/ConfirmPage.tsx';
import { threadHref } from './views.ts';
import type { ConfirmPageView, QuotedView } from './views.ts';

/** Asks before one's own copy of a thread is deleted; threads of others are 404. */
export const loadDeleteThreadPage = async (
  ctx: Ctx,
  userId: number,
  threadId: number,
): Promise<PageAnswer> => {
  const { name } = await loadPartner(ctx, userId, threadId);
  return ask(ctx, {
    title: texts.deleteThreadTitle,
    question: texts.deleteThreadQuestion(name),
    message: null,
    action: url(messagePaths.deleteThreadForm, { threadId }),
    confirm: texts.deleteThread,
    back: { name: texts.keep, href: threadHref(threadId) },
  });
};

interface MessageOptions {
  readonly threadId: number;
  readonly messageId: number;
}

/** Asks before one's own copy of a message is deleted; messages of others are 404. */
export const loadDeleteMessagePage = async (
  ctx: Ctx,
  userId: number,
  options: MessageOptions,
): Promise<PageAnswer> => {
  const { name, quoted } = await loadQuoted(ctx, userId, options);
  return ask(ctx, {
    title: texts.deleteMessageTitle,
    question: texts.deleteMessageQuestion(name),
    message: quoted,
    action: url(messagePaths.deleteMessageForm, { ...options }),
    confirm: texts.deleteMessageConfirm,
    back: { name: texts.keep, href: threadHref(options.threadId) },
  });
};

/** Loads a message that this person still has, with the other one's name. Throws 404. */
const loadQuoted = async (
  ctx: Ctx,
  userId: number,
  options: MessageOptions,
): Promise<{ name: string; quoted: QuotedView }> => {
  const { name, thread } = await loadPartner(ctx, userId, options.threadId);
  const message = await findMessage(ctx, options, userId);
  if (!message) throw notFound();
  return { name, quoted: toQuoted(message, thread, name) };
};

const loadPartner = async (ctx: Ctx, userId: number, threadId: number) => {
  const thread = await findThread(ctx, threadId, userId);
  if (!thread) throw notFound();
  const personOf = await loadPeople(ctx, [thread.partnerId]);
  return { thread, name: personOf(thread.partnerId).name };
};

const toQuoted = (message: MessageRow, { partnerId }: OwnThread, partnerName: string): QuotedView => ({
  id: message.id,
  senderName: message.senderId === partnerId ? partnerName : texts.you,
  html: message.html,
  moment: momentOf(message.createdAt).text,
});

const ask = async (ctx: Ctx, view: Omit<ConfirmPageView, 'shell'>): Promise<PageAnswer> => {
  const shell = await loadAccountShell(ctx, url(messagePaths.list));
  return page(ConfirmPage, { ...view, shell }, { head: { title: view.title, robots: 'noindex' } });
};
