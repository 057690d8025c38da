// Topic: members hear on the site of what was decided about what is theirs, and about what they told of. The mail with the reasons is
// written by whoever decides.
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import { decisions } from '#bundles/users/public.ts';
import { caseTold } from './deciding/telling.ts';
import { news } from './texts.ts';

const toldAs = (what: keyof typeof news) =>
  defineDecision<{ readonly href: string }>({
    kind: decisions,
    mark: { decision: `case-${what}` },
    words: ({ details: { href } }) => ({ lead: news[what], href }),
  });

const told = {
  decided: toldAs('decided'),
  decidedMany: toldAs('decidedMany'),
  answered: toldAs('answered'),
  answeredMany: toldAs('answeredMany'),
  suspended: toldAs('suspended'),
  affectedAppeal: toldAs('affectedAppeal'),
  restored: toldAs('restored'),
  accountRestored: toldAs('accountRestored'),
  again: toldAs('again'),
};

export const caseNotices = Object.values(told);

export const caseNoticeSource = notifyOn(caseTold, async (_ctx, { userId, key, what, href }) => [
  told[what].draft({
    userId,
    key: `case:${key}`,
    subject: { type: 'user', id: userId },
    details: { href },
    isMailed: true,
  }),
]);
