// Serves the calls of personal messages. contract.md 7, 13: wire names stand only here and in views.ts.
import { createElement } from 'react';
import { seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { unauthorised } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { isLookedAt } from '#kernel/looked-at.ts';
import { url } from '#kernel/named-routes.ts';
import { reasonOf } from '#kernel/outcomes.ts';
import { renderFragment } from '#kernel/render.tsx';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { succeed } from '#kernel/reply.ts';
import { refusalInWords } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { userPaths } from '#bundles/users/public.ts';
import { deleteMessage, deleteThread, sendMessage } from './commands.ts';
import type { SendOutcome } from './commands.ts';
import { loadDeleteMessagePage, loadDeleteThreadPage } from './confirm-page.ts';
import * as input from './input.ts';
import { loadListPage } from './list-page.ts';
import { messagePaths } from './paths.ts';
import type { SendRefusal } from './policy.ts';
import { findThreadOf } from './queries.ts';
import { markRead } from './reading.ts';
import { loadRecipient } from './relation.ts';
import * as texts from './texts.ts';
import { loadFirstPage, loadNews, loadThreadPage } from './thread-page.ts';
import { MessageForm } from './ui/MessageForm.tsx';
import { threadHref, toFormView } from './views.ts';

export const routes = (app: Routes): void => {
  mountSending(app);
  mountPages(app);
  mountLiveCalls(app);
  mountDeleting(app);
};

const mountSending = (app: Routes) => {
  const door = { whenRestricted: 'explain', params: input.RecipientParams } as const;
  mount(app, messagePaths.send, { access: 'anyone', ...door }, async ({ ctx, params, body, wantsPage }) => {
    const { recipientId } = params;
    const text = input.textIn(body);
    if (text === undefined && !wantsPage) return offerForm(ctx, recipientId);
    const outcome = await sendMessage(ctx, recipientId, text ?? '');
    if (wantsPage) return showOutcome(ctx, recipientId, outcome, text ?? '');
    if (outcome.kind === 'sent') return { sent: true, text: texts.sent };
    if (outcome.kind === 'refused') return toRefusal(ctx.viewer, outcome.reason);
    return { html: await drawForm(ctx, recipientId, { text: text ?? '', error: reasonOf(outcome) }) };
  });
};

/** Returns the form, or why there is none. */
const offerForm = async (ctx: Ctx, recipientId: number) => {
  const { refusal } = await loadRecipient(ctx, recipientId);
  return refusal ? toRefusal(ctx.viewer, refusal) : { html: await drawForm(ctx, recipientId) };
};

/** Gives the fields of contract.md 7. */
const toRefusal = (viewer: Viewer, refusal: SendRefusal) => ({
  ...(refusal === 'signedOut' ? { login: true } : { blocked: true }),
  text: refusalInWords(viewer, texts.refusals, refusal),
});

const drawForm = async (
  ctx: Ctx,
  recipientId: number,
  typed: { readonly text?: string; readonly error?: string } = {},
) => {
  const recipient = await loadRecipient(ctx, recipientId);
  const form = toFormView({ senderId: ctx.viewer.id ?? 0, recipient, ...typed });
  return renderFragment(createElement(MessageForm, { form, hasHeading: true }), ctx.log);
};

/**
 * Answers browsers without JavaScript: with the thread and the new message in it, or once more with what was typed; visitors
 * get 401, which keeps it too.
 */
const showOutcome = async (ctx: Ctx, recipientId: number, outcome: SendOutcome, text: string) => {
  if (outcome.kind === 'sent') return seeOther(threadHref(outcome.threadId), flash('success', texts.sent));
  const userId = ctx.viewer.id;
  if (userId === null) throw unauthorised();
  const refused = { text, error: reasonOf(outcome) };
  const threadId = await findThreadOf(ctx, userId, recipientId);
  if (threadId === undefined)
    return loadFirstPage(ctx, await loadRecipient(ctx, recipientId), userId, refused);
  return loadThreadPage(ctx, { threadId, userId, refused });
};

const mountPages = (app: Routes) => {
  mount(app, messagePaths.list, { access: 'signed-in', query: input.ListQuery }, async ({ ctx, query }) =>
    loadListPage(ctx, ctx.viewer.id!, { searched: query.suche, before: query.vor }),
  );

  const ofThread = { params: input.ThreadParams, query: input.ThreadQuery } as const;
  mount(
    app,
    messagePaths.thread,
    { access: 'signed-in', ...ofThread },
    async ({ ctx, params: { threadId }, query, request }) => {
      const options = { threadId, userId: ctx.viewer.id!, before: query.vor };
      return loadThreadPage(ctx, { ...options, isLookedAt: isLookedAt(request) });
    },
  );

  const ofPerson = { params: input.PersonParams } as const;
  mount(app, userPaths.messageWith, { access: 'signed-in', ...ofPerson }, async ({ ctx, params: { id } }) => {
    const userId = ctx.viewer.id!;
    const threadId = await findThreadOf(ctx, userId, id);
    if (threadId !== undefined) return seeOther(threadHref(threadId));
    const recipient = await loadRecipient(ctx, id);
    if (recipient.refusal === 'self')
      return seeOther(url(messagePaths.list), flash('warning', texts.refusals.self));
    return loadFirstPage(ctx, recipient, userId);
  });
};

const mountLiveCalls = (app: Routes) => {
  const params = input.ThreadParams;
  const asking = { params, query: input.NewsQuery } as const;
  mount(
    app,
    messagePaths.news,
    { access: 'signed-in', ...asking },
    async ({ ctx, params: { threadId }, query: { after } }) =>
      loadNews(ctx, { threadId, userId: ctx.viewer.id!, after }),
  );

  // Those who may not write may mark messages as read, too.
  const reading = { whenRestricted: 'allow', params, body: input.ReadBody } as const;
  mount(
    app,
    messagePaths.read,
    { access: 'signed-in', ...reading },
    async ({ ctx, params: { threadId }, body: { upTo } }) => {
      await markRead(ctx, threadId, upTo);
      return { status: 'success' };
    },
  );
};

const mountDeleting = (app: Routes) => {
  const ofThread = { params: input.ThreadParams } as const;
  mount(app, messagePaths.deleteThread, { access: 'signed-in', ...ofThread }, async ({ ctx, params }) =>
    loadDeleteThreadPage(ctx, ctx.viewer.id!, params.threadId),
  );

  mount(
    app,
    messagePaths.deleteThreadForm,
    { access: 'signed-in', ...ofThread },
    async ({ ctx, params, request }) => {
      await deleteThread(ctx, params.threadId);
      return succeed(request, url(messagePaths.list), texts.threadDeleted);
    },
  );

  const ofMessage = { params: input.MessageParams } as const;
  mount(app, messagePaths.deleteMessage, { access: 'signed-in', ...ofMessage }, async ({ ctx, params }) =>
    loadDeleteMessagePage(ctx, ctx.viewer.id!, params),
  );

  mount(
    app,
    messagePaths.deleteMessageForm,
    { access: 'signed-in', ...ofMessage },
    async ({ ctx, params, request }) => {
      await deleteMessage(ctx, params);
      return succeed(request, threadHref(params.threadId), texts.messageDeleted);
    },
  );
};
