// Loads the pages to which links of mails lead: they ask first, since programs open links, too, and work without signing in.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { readerToken } from '../links.ts';
import { newsletterPaths } from '../paths.ts';
import { getNewsletters } from '../queries.ts';
import type { Reader } from '../queries.ts';
import * as texts from '../texts.ts';
import type { QuestionPageView } from '../views.ts';
import { findByUnsubscribeToken, findConfirmable } from './commands.ts';
import type { Confirmable, Unsubscribed } from './commands.ts';
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
  const readers = await findByUnsubscribeToken(ctx, token);
  if (readers.length === 0) return unsubscribedPage({ isForgotten: false });
  const isOne = readers.length === 1;
  return questionPage({
    title: texts.unsubscribeTitle,
    text: texts.unsubscribeText,
    names: await namesOf(ctx, readers, isOne ? undefined : newsletterPaths.unsubscribe),
    action: url(newsletterPaths.unsubscribeSend, { token }),
    button: isOne ? texts.unsubscribeButton : texts.unsubscribeAllButton,
    way: { name: texts.toAll, href: url(newsletterPaths.list) },
  });
};

export const unsubscribedPage = ({ isForgotten }: Unsubscribed): PageAnswer =>
  questionPage({
    title: texts.unsubscribeTitle,
    text: isForgotten ? texts.unsubscribedAndForgotten : texts.unsubscribed,
    names: [],
    action: null,
    button: '',
    way: { name: texts.toAll, href: url(newsletterPaths.list) },
  });

const questionPage = (view: QuestionPageView): PageAnswer =>
  page(QuestionPage, view, { head: { title: view.title, robots: 'noindex', isForWork: true } });

/** Each with the page at which it alone is ended, where that is wanted. */
const namesOf = async (
  ctx: Ctx,
  readers: readonly Reader[],
  single?: typeof newsletterPaths.unsubscribe,
): Promise<QuestionPageView['names']> => {
  const known = await getNewsletters(ctx);
  return readers.flatMap(({ id: readerId, newsletterId }) => {
    const newsletter = known.find(({ id }) => id === newsletterId);
    const href = single ? url(single, { token: readerToken(ctx, readerId) }) : null;
    return newsletter ? [{ name: newsletter.name, href }] : [];
  });
};
