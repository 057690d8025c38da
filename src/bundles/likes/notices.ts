// Tells authors who likes what they brought, all of one day in one notice.
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { declaredKind } from '#kernel/declared-kinds.ts';
import { defineNotice, notifyOn } from '#kernel/notices.ts';
import { likeSet } from './commands.ts';
import { likeYours, likesKind } from './texts.ts';

export const liked = defineNotice({
  kind: {
    name: 'like',
    ...likesKind,
    order: 30,
    icon: 'heart',
    defaults: { isListed: true, mail: 'off', isPushed: false },
    urgency: 'low',
  },
  gathers: 'actors-of-a-day',
  words: ({ ref: { type }, subject, actors, isOneActor }) => ({
    lead: actors,
    rest: likeYours(declaredKind(type)?.names.yours, isOneActor),
    about: subject.title,
    isAboutUnquoted: declaredKind(type)?.isTitleUnquoted ?? false,
    href: subject.href,
  }),
});

export const likeNoticeSources = notifyOn(likeSet, async (ctx, { type, id, likerId }) => {
  const subject: ContentRef = { type, id };
  const author = (await findSummary(ctx, subject))?.authorId;
  if (!author) return [];
  return [liked.draft({ userId: author, key: `like:${type}:${id}`, actorId: likerId, subject, details: {} })];
});
