// Where links of mails lead: they ask first, since programs open links, too, and work without signing in.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { newsletterPaths } from '../paths.ts';
import { getNewsletters } from '../queries.ts';
import type { Reader } from '../queries.ts';
import * as texts from '../texts.ts';
import type { QuestionPageView } from '../views.ts';
import { findByUnsubscribeToken, findConfirmable } from './commands.ts';
import type { Confirmable } from './commands.ts';
import { QuestionPage } from './ui/QuestionPage.tsx';

/** Throws 404. Without tags: what a secret address shows isn't kept. */
export const loadConfirmPage = async (ctx: Ctx, token: string): Promise<PageAnswer> =>
  confirmPage(ctx, token, await findConfirmable(ctx, token));

export const confirmPage = async (
  ctx: Ctx,
  token: string,
  { waiting, settled }: Confirmable,
): Promise<PageAnswer> => {
  const isDone = waiting.length === 0;
  return questionPage({
    title: texts.confirmTitle,
    text: isDone ? texts.confirmed : texts.confirmText,
    names: await namesOf(ctx, isDone ? settled : waiting),
    action: isDone ? null : url(newsletterPaths.confirmSend, { token }),
    button: texts.confirmButton,
    way: { name: texts.toAll, href: url(newsletterPaths.list) },
  });
};

/** Throws 404 for a link that isn't ours. */
export const loadUnsubscribePage = async (ctx: Ctx, token: string): Promise<PageAnswer> => {
  const reader = await findByUnsubscribeToken(ctx, token);
  if (!reader) return unsubscribedPage();
  return questionPage({
    title: texts.unsubscribeTitle,
    text: texts.unsubscribeText,
    names: await namesOf(ctx, [reader]),
    action: url(newsletterPaths.unsubscribeSend, { token }),
    button: texts.unsubscribeButton,
    way: { name: texts.toAll, href: url(newsletterPaths.list) },
  });
};

export const unsubscribedPage = (): PageAnswer =>
  questionPage({
    title: texts.unsubscribeTitle,
    text: texts.unsubscribed,
    names: [],
    action: null,
    button: '',
    way: { name: texts.toAll, href: url(newsletterPaths.list) },
  });

const questionPage = (view: QuestionPageView): PageAnswer =>
  page(QuestionPage, view, { head: { title: view.title, robots: 'noindex', isForWork: true } });

const namesOf = async (ctx: Ctx, readers: readonly Reader[]): Promise<string[]> => {
  const known = await getNewsletters(ctx);
  return readers.flatMap(({ newsletterId }) => known.find(({ id }) => id === newsletterId)?.name ?? []);
};
