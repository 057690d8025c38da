// What was decided about reports of messages before these became cases still stands in the lists of those concerned.
import { defineDecision } from '#kernel/notices.ts';
import { decisions } from '#bundles/users/public.ts';
import { formerNews } from './texts.ts';

const decidedAs = (decision: keyof typeof formerNews) =>
  defineDecision<{ readonly reason?: string }>({
    kind: decisions,
    mark: { decision },
    words: ({ details }) => ({ lead: formerNews[decision], ...details }),
  });

export const formerNotices = [
  decidedAs('messageWarned'),
  decidedAs('reportWarned'),
  decidedAs('reportUnfounded'),
];
