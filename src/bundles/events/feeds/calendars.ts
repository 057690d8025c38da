// Says which calendars there are: how each is called, where it lies, what is in it.
import { sql } from 'drizzle-orm';
import { notFound } from '#kernel/errors.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { Location } from '#bundles/locations/public.ts';
import { listTag } from '#bundles/lists/public.ts';
import { findTagBySlug, topicPaths } from '#bundles/topics/public.ts';
import { loadProfile, userTag } from '#bundles/users/public.ts';
import { WHOLE_PORTAL } from '../constants.ts';
import { fieldsOf, programmeHref } from '../programme/addresses.ts';
import { WITHOUT_FILTERS } from '../programme/asked.ts';
import type { Asked } from '../programme/asked.ts';
import type { Search } from '../programme/queries.ts';
import { searchOf } from '../programme/search.ts';
import { events } from '../schema.ts';
import { feedPaths } from './paths.ts';
import { subscribable } from './subscribe-href.ts';
import * as texts from './texts.ts';

export interface Calendar {
  /** The name of the calendar without that of the portal. */
  readonly name: string;
  /** Its canonical address. */
  readonly href: string;
  /** The page with the same dates. */
  readonly page: string;
  readonly search: Search;
  readonly tags: readonly string[];
}

/** Returns the calendar of a list of events as it is narrowed, whatever days are looked at. */
export const calendarOfList = (ctx: Ctx, location: Location | undefined, asked: Asked): Calendar => {
  const kept = subscribable(asked);
  const query = new URLSearchParams(fieldsOf(kept, ctx.now)).toString();
  const path = location ? url(feedPaths.inPlace, { location: location.slug }) : url(feedPaths.all);
  return {
    name: texts.calendarName(location?.name, narrowingsOf(kept)),
    href: query ? `${path}?${query}` : path,
    page: programmeHref({ location, now: ctx.now }, kept),
    search: searchOf(location, kept),
    tags: [location ? listTag({ locationId: location.id }) : listTag()],
  };
};

const narrowingsOf = ({ category, around, isFree, isForFamilies, isAccessible }: Asked): string[] => [
  ...(category ? [category.name] : []),
  ...(around ? [texts.around(around.postcode, around.kilometres)] : []),
  ...(isFree ? [texts.free] : []),
  ...(isForFamilies ? [texts.families] : []),
  ...(isAccessible ? [texts.accessible] : []),
];

/** Throws 404 for a tag that there isn't. */
export const calendarOfTag = async (ctx: Ctx, slug: string): Promise<Calendar> => {
  const tag = await findTagBySlug(ctx, slug.toLowerCase());
  if (!tag) throw notFound();
  return {
    name: texts.calendarOf(tag.name),
    href: url(feedPaths.ofTag, { slug: tag.slug }),
    page: url(topicPaths.tag, { slug: tag.slug }),
    search: {
      placeIds: [WHOLE_PORTAL],
      filter: WITHOUT_FILTERS,
      among: sql`select id from ${events} where ${events.tagIds} @> array[${tag.id}]::int[]`,
    },
    tags: [listTag({ tagId: tag.id })],
  };
};

/** Loads the calendar of what somebody organises, and of what they enter. Throws 404 for who isn't there, 410 for who left. */
export const calendarOfPerson = async (ctx: Ctx, id: number): Promise<Calendar> => {
  const { id: ownId, name, href, isNameOnly } = await loadProfile(ctx, id);
  if (isNameOnly) throw notFound();
  return {
    name: texts.calendarOf(name),
    href: url(feedPaths.ofPerson, { id: ownId }),
    page: href,
    search: {
      placeIds: [WHOLE_PORTAL],
      filter: WITHOUT_FILTERS,
      among: sql`select id from ${events} where ${events.authorId} = ${ownId}
        union all select id from ${events} where ${events.organiserProfileId} = ${ownId}`,
    },
    tags: [listTag({ authorId: ownId }), userTag(ownId)],
  };
};
