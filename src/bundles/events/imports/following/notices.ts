// Tells people of their calendars: that one can't be read any more, and that one wants something else than they do.
import { defineAnnouncement } from '#kernel/announcements.ts';
import { url } from '#kernel/named-routes.ts';
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import { decisions } from '#bundles/users/public.ts';
import type { ReadProblem } from '../constants.ts';
import { importPaths } from '../paths.ts';
import * as texts from '../texts.ts';

interface NewsDetails {
  readonly what: keyof typeof texts.news;
  readonly sourceId: number;
  readonly name: string;
  readonly problem?: ReadProblem;
}

interface News extends NewsDetails {
  /** What is told is told once, however often it is announced. */
  readonly key: string;
  readonly userIds: readonly number[];
}

/** Something became of a calendar that is read in. */
export const sourceTold = defineAnnouncement<News>('events.sourceTold');

export const sourceNews = defineDecision<NewsDetails>({
  kind: decisions,
  mark: { decision: 'calendar' },
  words: ({ details: { what, sourceId, name, problem } }) => ({
    lead: texts.news[what],
    about: name,
    ...(problem && { reason: texts.readProblems[problem] }),
    href: url(importPaths.show, { sourceId }),
  }),
});

export const sourceNewsSources = notifyOn(
  sourceTold,
  async (_ctx, { key, userIds, what, sourceId, name, problem }) =>
    userIds.map((userId) =>
      sourceNews.draft({
        userId,
        key,
        subject: { type: 'user', id: userId },
        details: { what, sourceId, name, ...(problem && { problem }) },
      }),
    ),
);
