// Loads the page with everybody who comes to a date and wants to be seen.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { userTag, usersByIds } from '#bundles/users/public.ts';
import { eventTag } from '../constants.ts';
import { eventHref } from '../kind.ts';
import { findSeenOccasion, inWords, knownOf } from '../registrations/occasion.ts';
import type { DateRef } from '../registrations/seats.ts';
import { isOver } from '../rules.ts';
import { listSeenIds } from './queries.ts';
import * as texts from './texts.ts';
import { PeoplePage } from './ui/PeoplePage.tsx';
import type { PeoplePageView } from './views.ts';

/** Throws 404. Who was where isn't shown afterwards, and nobody is named whose contributions are hidden. */
export const loadPeoplePage = async (ctx: Ctx, ref: DateRef): Promise<PageAnswer> => {
  const occasion = await findSeenOccasion(ctx, ref.eventId, ref.dateKey);
  const { event, date } = occasion;
  const ids = isOver(date, ctx.now) ? [] : await listSeenIds(ctx, ref);
  const people = await usersByIds(ctx, ids);
  const view: PeoplePageView = {
    title: event.title,
    when: inWords(knownOf(occasion), ctx.now),
    backHref: eventHref(event),
    people: ids.flatMap((id) => {
      const person = people.get(id);
      return person?.href && !person.isHidden ? [{ name: person.name, href: person.href }] : [];
    }),
  };
  return page(PeoplePage, view, {
    head: { title: texts.peopleTitle(event.title), robots: 'noindex' },
    place: { locationSlug: event.locationSlug, categorySlug: event.categorySlug },
    tags: [eventTag(event.id), ...ids.map(userTag)],
  });
};
