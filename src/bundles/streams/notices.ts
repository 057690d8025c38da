// Tells those to whom a video or sound belongs what became of it.
import { url } from '#kernel/named-routes.ts';
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import type { NoticeDraft } from '#kernel/notices.ts';
import { decisions } from '#bundles/users/public.ts';
import { streamFailed, streamReady } from './make-stream.ts';
import type { StreamAnnouncement } from './make-stream.ts';
import { streamPaths } from './paths.ts';
import { streamNews as sentences } from './texts.ts';

type Outcome = keyof typeof sentences;

const outcomeOf = (decision: Outcome) =>
  defineDecision<{ readonly streamId: number; readonly title: string }>({
    kind: decisions,
    mark: { decision },
    words: ({ details: { streamId, title } }) => ({
      lead: sentences[decision],
      about: title || null,
      href: url(streamPaths.show, { id: streamId }),
    }),
  });

const outcomes = { streamReady: outcomeOf('streamReady'), streamFailed: outcomeOf('streamFailed') };

export const streamNotices = Object.values(outcomes);

const newsOf = (
  { streamId, ownerId, title }: StreamAnnouncement,
  decision: Outcome,
  key: string,
): NoticeDraft[] => [
  outcomes[decision].draft({
    userId: ownerId,
    key,
    subject: { type: 'user', id: ownerId },
    details: { streamId, title },
  }),
];

export const streamNoticeSources = [
  // It may be made several times: that it can be played is told once, each failure by itself.
  notifyOn(streamReady, async (_ctx, stream) =>
    newsOf(stream, 'streamReady', `streamReady:${stream.streamId}`),
  ),
  notifyOn(streamFailed, async (_ctx, stream) =>
    newsOf(stream, 'streamFailed', `streamFailed:${stream.streamId}${stream.at ? `:${stream.at}` : ''}`),
  ),
];
