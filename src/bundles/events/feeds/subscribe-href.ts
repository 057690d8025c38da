// Says where it is said how one subscribes to the calendar of a list.
import { url } from '#kernel/named-routes.ts';
import { fieldsOf } from '../programme/addresses.ts';
import type { ListedPlace } from '../programme/addresses.ts';
import type { Asked } from '../programme/asked.ts';
import { QUERY } from '../programme/constants.ts';
import { PERSON_QUERY, TAG_QUERY } from './constants.ts';
import { feedPaths } from './paths.ts';

/** Returns what was asked for without days and the like: a calendar has all days, and what is new in it its reader sees. */
export const subscribable = (asked: Asked): Asked => ({
  ...asked,
  view: 'liste',
  from: undefined,
  until: undefined,
  isWeekend: false,
  isFresh: false,
});

export const subscribeHref = ({ location, now }: ListedPlace, asked: Asked): string =>
  withQuery({ ...(location && { [QUERY.place]: location.slug }), ...fieldsOf(subscribable(asked), now) });

export const subscribeToTagHref = (slug: string): string => withQuery({ [TAG_QUERY]: slug });

export const subscribeToPersonHref = (id: number): string => withQuery({ [PERSON_QUERY]: String(id) });

/** Returns the address, with fields by the names that lists have in their addresses. */
export const subscribeToPlaceHref = (fields: Readonly<Record<string, string>>): string => withQuery(fields);

const withQuery = (fields: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(fields).toString();
  return query ? `${url(feedPaths.subscribe)}?${query}` : url(feedPaths.subscribe);
};
