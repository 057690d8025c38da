// Finds the calendar of what a page is about. Fills the slot `calendarLinks` of the kernel.
import { sql } from 'drizzle-orm';
import type { LinkView } from '#design/page-frame.ts';
import type { CalendarSubject } from '#kernel/calendar-links.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { isAnythingComing } from '../agenda.ts';
import { WHOLE_PORTAL } from '../constants.ts';
import { kindDeclaration } from '../kind-declaration.ts';
import { organisesForOthers } from '../organisers/queries.ts';
import { QUERY } from '../programme/constants.ts';
import { eventAgenda, events } from '../schema.ts';
import { subscribeToPersonHref, subscribeToPlaceHref, subscribeToTagHref } from './subscribe-href.ts';
import * as texts from './texts.ts';

export const calendarLinkOf = async (ctx: Ctx, subject: CalendarSubject): Promise<LinkView | undefined> => {
  const { types, userId } = subject;
  // Whoever has entered any may enter others.
  if (userId !== undefined)
    return types?.includes(kindDeclaration.type) || (await organisesForOthers(ctx, userId))
      ? { name: texts.subscribe, href: subscribeToPersonHref(userId) }
      : undefined;
  const href = await hrefOf(ctx, subject);
  if (href === undefined) return undefined;
  // A page that lists coming events of the same place has asked already.
  const isThere = types?.includes(kindDeclaration.type) || (await hasDates(ctx, subject));
  return isThere ? { name: texts.subscribe, href } : undefined;
};

const hrefOf = async (
  ctx: Ctx,
  { locationId, categoryId, tagId }: CalendarSubject,
): Promise<string | undefined> => {
  if (tagId !== undefined) {
    const [tag] = await tagsByIds(ctx, [tagId]);
    return tag && subscribeToTagHref(tag.slug);
  }
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const place = tree.byId.get(locationId ?? 0);
  const category = categories.byId.get(categoryId ?? 0);
  return subscribeToPlaceHref({
    ...(place && { [QUERY.place]: place.slug }),
    ...(category && { [QUERY.category]: category.slug }),
  });
};

/** Says whether anything is still to come. */
const hasDates = (
  ctx: Ctx,
  { locationId = WHOLE_PORTAL, categoryId, tagId }: CalendarSubject,
): Promise<boolean> =>
  tagId === undefined
    ? isAnythingComing(ctx, { locationId, categoryId })
    : isTaggedComing(ctx, { locationId, tagId });

/**
 * Looks first for what has the tag, then for whether one of these is coming, each by itself, which `offset` sees to: otherwise
 * all that is coming in the portal would be read where none of it has the tag, or all events.
 */
const isTaggedComing = async (
  { db, now }: Ctx,
  { locationId, tagId }: { readonly locationId: number; readonly tagId: number },
): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`with tagged as materialized (
        select ${events.id} from ${events} where ${events.tagIds} @> array[${tagId}]::int[])
      select exists (
        select from tagged cross join lateral (
          select from ${eventAgenda} entry
          where entry.event_id = tagged.id and entry.location_id = ${locationId}
            and entry.over_at > ${now.toISOString()}::timestamptz
            and entry.published_at <= ${now.toISOString()}::timestamptz offset 0) as coming) as found`,
  );
  return rows[0]?.['found'] === true;
};
