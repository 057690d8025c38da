// Makes the address of a list of events as it is asked for: one for each, whatever order somebody typed it in.
import { dayOf } from '#kernel/calendar.ts';
import type { Location } from '#bundles/locations/public.ts';
import { eventsHref } from '../list-address.ts';
import { hasOwnSpan } from './asked.ts';
import type { Asked } from './asked.ts';
import { PAPERS, QUERY, TICKED, USUAL_RADIUS_KM, VIEWS } from './constants.ts';

export interface ListedPlace {
  /** The place of the list; without one it is the whole portal. */
  readonly location: Pick<Location, 'slug'> | undefined;
  readonly now: Date;
}

/** Returns the address of a list of events; what is asked for by default stands in no address. */
export const programmeHref = ({ location, now }: ListedPlace, asked: Asked, later?: string): string => {
  const query = new URLSearchParams(fieldsOf(asked, now));
  if (later) query.set(QUERY.later, later);
  const text = query.toString();
  return text ? `${eventsHref(location)}?${text}` : eventsHref(location);
};

/** Returns what is asked for as fields of a form. */
export const fieldsOf = (asked: Asked, now: Date): Record<string, string> => {
  const {
    view,
    day,
    from,
    until,
    isWeekend,
    category,
    around,
    isFree,
    isForFamilies,
    isAccessible,
    isFresh,
    paper,
  } = asked;
  const hasDay = !hasOwnSpan(view) && day !== dayOf(now);
  return {
    ...(view !== VIEWS[0] && { [QUERY.view]: view }),
    ...(hasDay && { [QUERY.day]: day }),
    ...(from && { [QUERY.from]: from }),
    ...(until && { [QUERY.until]: until }),
    ...(isWeekend && { [QUERY.weekend]: TICKED }),
    ...(category && { [QUERY.category]: category.slug }),
    ...(around && { [QUERY.postcode]: around.postcode }),
    ...(around && around.kilometres !== USUAL_RADIUS_KM && { [QUERY.radius]: String(around.kilometres) }),
    ...(isFree && { [QUERY.free]: TICKED }),
    ...(isForFamilies && { [QUERY.families]: TICKED }),
    ...(isAccessible && { [QUERY.accessible]: TICKED }),
    ...(isFresh && { [QUERY.fresh]: TICKED }),
    ...(view === 'plakat' && paper !== PAPERS[0] && { [QUERY.paper]: paper }),
  };
};
