// Loads an event's page, or what is answered in its place.
import { page } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import type { OwnerPageOptions } from '#bundles/comments/public.ts';
import { fallbackAnswer, announceOpened } from '#bundles/piece-pages/public.ts';
import { headOf } from './event-head.ts';
import { loadEventView } from './event-view.ts';
import { eventHref, eventKind } from './kind.ts';
import { findWholeEvent } from './queries.ts';
import { EventPage } from './ui/EventPage.tsx';

/** Loads the page of an event, a redirect to its address, or 410 for what was taken back. Throws 404. */
export const loadEventPage = async (
  ctx: Ctx,
  options: OwnerPageOptions,
): Promise<PageAnswer | RedirectAnswer> => {
  const whole = await findWholeEvent(ctx, options.id);
  if (!whole) throw notFound();
  const { event } = whole;
  const visibility = eventKind.visibility(ctx.viewer, event, ctx.now);
  const href = eventHref(event);
  const way = await fallbackAnswer(ctx, event, { type: 'event', visibility, asked: options.path, href });
  if (way) return way;
  await announceOpened(ctx, event, options);
  const { view, tags } = await loadEventView(ctx, whole, { options });
  return page(EventPage, view, {
    head: await headOf(ctx, { event, href, view }),
    place: { locationSlug: event.locationSlug, categorySlug: event.categorySlug },
    tags,
    isForOffline: view.standing === null,
    isGated: view.standing !== null,
    ...(options.status && { status: options.status }),
  });
};
