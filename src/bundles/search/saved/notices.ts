// Whoever saved a search is told of what comes out and fits it.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { defineNotice, notifyOn } from '#kernel/notices.ts';
import { piecePublished } from '#bundles/lists/public.ts';
import { PIECE_NOTICE } from '#bundles/subscriptions/public.ts';
import { findFitting } from './queries.ts';
import { found, noticeKind } from './texts.ts';

interface Fitting {
  /** What was looked for, as it was typed. */
  readonly searches?: readonly string[];
}

const MOST_NAMED = 3;

export const fittingPiece = defineNotice<Fitting>({
  kind: {
    name: 'search',
    ...noticeKind,
    order: 41,
    icon: 'feed',
    defaults: { isListed: true, mail: 'daily', isPushed: false },
    urgency: 'low',
  },
  outranks: PIECE_NOTICE,
  words: ({ subject, details: { searches = [] } }) => ({
    lead: found(searches),
    about: subject.title,
    href: subject.href,
  }),
});

/**
 * The news of what fits a saved search. It has the key of the news of what is followed: who follows its author or its place,
 * too, hears of a piece once.
 */
export const savedSearchNews = notifyOn(piecePublished, async (ctx, { type, id, authorId }) => {
  const subject: ContentRef = { type, id };
  const fitting = await findFitting(ctx, subject);
  return fitting.map(({ userId, titles }) =>
    fittingPiece.draft({
      userId,
      key: `piece:${refKey(subject)}`,
      actorId: authorId,
      subject,
      details: { searches: titles.slice(0, MOST_NAMED) },
    }),
  );
});
