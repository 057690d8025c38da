// Followers are told what is new of what they follow.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { defineNotice, notifyOn } from '#kernel/notices.ts';
import { piecePublished } from '#bundles/lists/public.ts';
import { PIECE_NOTICE } from './constants.ts';
import { byWeight, namesOfFollowed } from './followed-names.ts';
import { followerIdsOf } from './followers.ts';
import { newPiece, newsKind } from './texts.ts';

interface NewPiece {
  /** What of it is followed, as selector tags, the most telling first. */
  readonly followed?: readonly string[];
}

export const publishedPiece = defineNotice<NewPiece, ReadonlyMap<string, string>>({
  kind: {
    name: PIECE_NOTICE,
    ...newsKind,
    order: 40,
    icon: 'feed',
    defaults: { isListed: true, mail: 'daily', isPushed: false },
    urgency: 'low',
  },
  load: (ctx, details) =>
    namesOfFollowed(
      ctx,
      details.flatMap(({ followed = [] }) => followed),
    ),
  words: ({ subject, details: { followed = [] }, known }) => ({
    lead: followed.map((tag) => known.get(tag)).find(Boolean) ?? newPiece,
    about: subject.title,
    href: subject.href,
  }),
});

export const pieceNoticeSources = notifyOn(
  piecePublished,
  async (ctx, { type, id, authorId, selectorTags }) => {
    const subject: ContentRef = { type, id };
    const followers = await followerIdsOf(ctx, selectorTags);
    return [...followers].map(([userId, tags]) =>
      publishedPiece.draft({
        userId,
        key: `piece:${refKey(subject)}`,
        actorId: authorId,
        subject,
        details: { followed: byWeight(tags) },
      }),
    );
  },
);
