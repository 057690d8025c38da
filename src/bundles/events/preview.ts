// Draws an event as readers will see it, from what is being written.
import type { Ctx } from '#kernel/ctx.ts';
import { toSlug } from '#kernel/slug.ts';
import type { AsIfOut } from '#bundles/publishing/public.ts';
import { isWebAddress, toParts } from '#bundles/rich-text/public.ts';
import { toLocationInputs } from './clock-dates.ts';
import { withKeys } from './date-keys.ts';
import { readableDetails } from './details.ts';
import { loadEventView } from './event-view.ts';
import { readableFee } from './fee.ts';
import { profileAsIfOut } from './organisers/settle.ts';
import { findEvents } from './queries.ts';
import type { WholeEvent } from './queries.ts';
import { nextOf } from './rules.ts';
import * as texts from './texts.ts';
import type { EventContent, EventPageView } from './views.ts';
import { toDates, toSeries } from './words.ts';
import type { EventLocationInput } from './words.ts';

export const loadUnpublishedEvent = async (
  ctx: Ctx,
  content: EventContent,
  facts: AsIfOut,
): Promise<EventPageView> => {
  const { usable, shownBy } = facts;
  const { locations } = toLocationInputs(content.locations);
  const series = toSeries(facts.row.id, locations);
  const { isOrganisedByAuthor, organiserId } = content;
  const former = (await findEvents(ctx, [facts.row.id])).get(facts.row.id);
  const organiserProfileId = await profileAsIfOut(
    ctx,
    { ...facts.row, isOrganisedByAuthor, organiserId },
    former,
  );
  const typed = { content, locations, facts, organiserProfileId };
  const { view } = await loadEventView(ctx, asIfOut(ctx, typed), {
    usable,
    shownBy,
    series,
  });
  return { ...view, coming: content.locationId === null ? [] : view.coming };
};

interface Typed {
  readonly content: EventContent;
  /** The places and dates that were read from the content. */
  readonly locations: readonly EventLocationInput[];
  readonly facts: AsIfOut;
  readonly organiserProfileId: number | null;
}

/** Dates that nobody can read yet are left out. */
const asIfOut = (ctx: Ctx, { content, locations, facts, organiserProfileId }: Typed): WholeEvent => {
  const { row, title } = facts;
  const { lead, imageId, organiser, body, link } = content;
  const typed = toDates(row.id, locations)
    .filter(({ startsAt }) => !Number.isNaN(startsAt.getTime()))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const { dates } = withKeys(typed, [], 0);
  return {
    event: {
      ...row,
      title,
      lead,
      imageId,
      organiser,
      isOrganisedByAuthor: content.isOrganisedByAuthor,
      organiserId: content.organiserId,
      organiserProfileId,
      price: content.price.trim() || null,
      feeCents: readableFee(content),
      ...readableDetails(content),
      link: isWebAddress(link.trim()) ? link.trim() : null,
      slug: toSlug(content.title, texts.eventSlug),
      lastDateKey: 0,
      calendarSequence: 0,
      dates,
      next: nextOf(dates, ctx.now),
    },
    parts: toParts(body),
    isOpen: false,
    coming: [],
  };
};
