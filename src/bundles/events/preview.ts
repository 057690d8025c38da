// Topic: an event as readers will see it, drawn from what is being written.
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { toSlug } from '#kernel/slug.ts';
import { imageIdsShown } from '#bundles/piece-pages/public.ts';
import { usableImages } from '#bundles/pieces/public.ts';
import { previewAnswer, rowAsIfOut, tagsAsIfOut, titleAsIfOut } from '#bundles/publishing/public.ts';
import { isWebAddress, toParts } from '#bundles/rich-text/public.ts';
import type { Previewed } from '#bundles/writing/public.ts';
import { toLocationInputs } from './clock-dates.ts';
import { readableFee } from './fee.ts';
import { loadEventView } from './event-view.ts';
import { findEditable } from './queries.ts';
import type { WholeEvent } from './queries.ts';
import { nextOf } from './rules.ts';
import * as texts from './texts.ts';
import { EventPage } from './ui/EventPage.tsx';
import type { EventContent } from './views.ts';
import { toDates } from './words.ts';

/** Pictures that the viewer couldn't publish, and dates that nobody can read yet, are left out. */
export const previewEvent = async (ctx: Ctx, content: EventContent, of: Previewed): Promise<PageAnswer> => {
  const whole = await asIfOut(ctx, content, of);
  const { imageId, locationPath } = whole.event;
  const before = of.id === null ? undefined : await findEditable(ctx, of.id);
  const usable = await usableImages(ctx, imageIdsShown({ imageId, parts: whole.parts }), {
    locationPath,
    shownIds: [...(before ? imageIdsShown(before) : []), ...(of.manuscript?.imageIds ?? [])],
  });
  const shownBy = of.manuscript && ({ type: 'manuscript', id: of.manuscript.id } as const);
  const { view } = await loadEventView(ctx, whole, { usable, shownBy });
  const coming = content.locationId === null ? [] : view.coming;
  return previewAnswer(EventPage, { ...view, coming, tags: tagsAsIfOut(content.tags) }, content.title);
};

const asIfOut = async (ctx: Ctx, content: EventContent, of: Previewed): Promise<WholeEvent> => {
  const { title, lead, imageId, organiser, body, link } = content;
  const row = await rowAsIfOut(ctx, { ...content, ...of });
  const dates = toDates(row.id, toLocationInputs(content.locations).locations)
    .filter(({ startsAt }) => !Number.isNaN(startsAt.getTime()))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return {
    event: {
      ...row,
      title: titleAsIfOut(title),
      lead,
      imageId,
      organiser,
      price: content.price.trim() || null,
      feeCents: readableFee(content),
      link: isWebAddress(link.trim()) ? link.trim() : null,
      slug: toSlug(title, texts.eventSlug),
      dates,
      next: nextOf(dates, ctx.now),
    },
    parts: toParts(body),
  };
};
