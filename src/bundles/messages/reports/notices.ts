// Topic: what was decided about a report is told to the one who reported, and to the one who was warned. Neither notice
// holds words of the message: they know, and a mail is read by others too.
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import { decisions } from '#bundles/users/public.ts';
import { messageDecided } from './commands.ts';
import * as texts from './texts.ts';

const decidedAs = (decision: keyof typeof texts.decidedNews) =>
  defineDecision<{ readonly reason?: string }>({
    kind: decisions,
    mark: { decision },
    words: ({ details }) => ({ lead: texts.decidedNews[decision], ...details }),
  });

const warned = decidedAs('messageWarned');
const reportWarned = decidedAs('reportWarned');
const reportUnfounded = decidedAs('reportUnfounded');

export const reportNotices = [warned, reportWarned, reportUnfounded];

export const reportNoticeSources = notifyOn(messageDecided, async (_ctx, payload) => {
  const { messageId, senderId, reporterId, decision, statement } = payload;
  const to = (userId: number) => ({
    userId,
    key: `message-decided:${messageId}`,
    subject: { type: 'user', id: userId } as const,
  });
  if (decision !== 'warned') return [reportUnfounded.draft({ ...to(reporterId), details: {} })];
  return [
    warned.draft({ ...to(senderId), details: { reason: statement } }),
    reportWarned.draft({ ...to(reporterId), details: {} }),
  ];
});
