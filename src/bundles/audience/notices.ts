// Authors who want it are told on Monday how their pieces were read in the week before.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import { audiencePaths } from './paths.ts';
import * as texts from './texts.ts';
import { findWeeks, weekEnded } from './weeks.ts';

interface WeekDetails {
  readonly views: number;
  readonly pieces: number;
  readonly title: string | null;
  readonly most: number;
}

/** The portal says it of what is somebody's own; nobody hears of it who hasn't asked. */
export const ownWeek = defineDecision<WeekDetails>({
  kind: {
    name: 'week',
    ...texts.weekKind,
    order: 95,
    icon: 'info',
    defaults: { isListed: false, mail: 'off', isPushed: false },
    urgency: 'low',
  },
  words: ({ details: { views, pieces, title, most } }) => ({
    lead: texts.weekLead,
    rest: texts.weekSummary(views, pieces),
    note: title === null ? null : texts.weekMost(title, most),
    href: url(audiencePaths.own),
  }),
});

export const weekNoticeSources = notifyOn(weekEnded, async (ctx, { monday }) => {
  const weeks = await findWeeks(ctx, monday);
  const summaries = await summariesOf(
    ctx,
    weeks.map(({ most }) => most),
  );
  return weeks.map(({ authorId, views, pieces, most }) =>
    ownWeek.draft({
      userId: authorId,
      key: `week:${monday}`,
      subject: { type: 'user', id: authorId },
      details: { views, pieces, title: summaries.get(refKey(most))?.title ?? null, most: most.views },
    }),
  );
});
