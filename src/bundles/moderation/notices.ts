// Members hear on the site of what was decided about what is theirs, and about what they told of. The mail with the reasons is
// written by whoever decides.
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import { decisions } from '#bundles/users/public.ts';
import { caseTold } from './deciding/notify-concerned.ts';
import { news } from './texts.ts';

const noticeOf = (what: keyof typeof news) =>
  defineDecision<{ readonly href: string }>({
    kind: decisions,
    mark: { decision: `case-${what}` },
    words: ({ details: { href } }) => ({ lead: news[what], href }),
  });

const byNews = {
  decided: noticeOf('decided'),
  decidedMany: noticeOf('decidedMany'),
  answered: noticeOf('answered'),
  answeredMany: noticeOf('answeredMany'),
  suspended: noticeOf('suspended'),
  affectedAppeal: noticeOf('affectedAppeal'),
  restored: noticeOf('restored'),
  accountRestored: noticeOf('accountRestored'),
  again: noticeOf('again'),
};

export const caseNotices = Object.values(byNews);

export const caseNoticeSource = notifyOn(caseTold, async (_ctx, { userId, key, what, href }) => [
  byNews[what].draft({
    userId,
    key: `case:${key}`,
    subject: { type: 'user', id: userId },
    details: { href },
    isMailed: true,
  }),
]);
