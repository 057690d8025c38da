// This says where the unsubscribe link of a mail leads people: it asks first, and works without signing in.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import { noticePaths } from './paths.ts';
import * as texts from './texts.ts';
import { UnsubscribePage } from './ui/UnsubscribePage.tsx';
import type { MailTopic, Unsubscription } from './unsubscribe-token.ts';
import type { UnsubscribePageView } from './views.ts';

interface UnsubscribeOptions {
  readonly token: string;
  readonly topic: Unsubscription['topic'];
  /** What was stopped just now. */
  readonly done?: UnsubscribePageView['done'];
}

export const unsubscribePage = (ctx: Ctx, { token, topic, done }: UnsubscribeOptions): PageAnswer => {
  const view: UnsubscribePageView = {
    action: url(noticePaths.unsubscribeSend, { token }),
    what: titleOf(ctx, topic),
    done,
    settingsHref: url(noticePaths.settings),
  };
  return page(UnsubscribePage, view, { head: { title: texts.unsubscribeTitle, robots: 'noindex' } });
};

const titleOf = ({ portal }: Ctx, topic: MailTopic): string =>
  topic === 'daily' || topic === 'weekly'
    ? texts.unsubscribeDigest[topic]
    : noticeKindsOf(portal.bundles).find(({ name }) => name === topic)!.title;
