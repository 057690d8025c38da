// Serves what the link in a guest's mail leads to: their registration, to be confirmed or cancelled.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { eventHref, eventKind } from '../kind.ts';
import { findEvents } from '../queries.ts';
import { findByLink } from './links.ts';
import type { GuestLink } from './links.ts';
import { inWords } from './occasion.ts';
import { registrationPaths } from './paths.ts';
import * as texts from './texts.ts';
import { GuestPage } from './ui/GuestPage.tsx';
import type { GuestPageView } from './views.ts';

/** Throws 404. Without tags: what a secret address shows isn't kept. */
export const loadGuestPage = async (ctx: Ctx, link: GuestLink): Promise<PageAnswer> => {
  const row = await findByLink(ctx, link);
  const event = (await findEvents(ctx, [row.eventId])).get(row.eventId);
  const isSeen = event !== undefined && eventKind.visibility(ctx.viewer, event, ctx.now) === 'all';
  const { state } = row;
  const view: GuestPageView = {
    title: isSeen ? event.title : null,
    href: isSeen ? eventHref(event) : null,
    when: inWords(row.known, ctx.now),
    off: row.known.standing === 'planned' ? null : texts.standsNot[row.known.standing],
    seats: texts.seatsWord(row.seats),
    answer: row.answer || null,
    state,
    stateText: texts.stateWords[state],
    reason: row.cancelReason,
    confirmAction: state === 'unconfirmed' ? url(registrationPaths.confirm, { ...link }) : null,
    cancelAction:
      state === 'registered' || state === 'waiting' ? url(registrationPaths.cancelByLink, { ...link }) : null,
  };
  return page(GuestPage, view, { head: { title: texts.guestTitle, robots: 'noindex' } });
};
