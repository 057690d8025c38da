// Topic: the way to the calendar of what a page is about. Fills the slot `calendarLinks` of the kernel.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { LinkView } from '#design/page-frame.ts';
import type { CalendarSubject } from '#kernel/calendar-links.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds } from '#bundles/topics/public.ts';
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
  return href && (await hasDates(ctx, subject)) ? { name: texts.subscribe, href } : undefined;
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

/** Whether anything is still to come. */
const hasDates = async (
  ctx: Ctx,
  { locationId = WHOLE_PORTAL, categoryId, tagId }: CalendarSubject,
): Promise<boolean> => {
  const now = ctx.now.toISOString();
  const conditions: SQL[] = [
    sql`entry.location_id = ${locationId}`,
    sql`entry.over_at > ${now}::timestamptz`,
    sql`entry.published_at <= ${now}::timestamptz`,
    ...(categoryId === undefined ? [] : [sql`entry.category_id = ${categoryId}`]),
    ...(tagId === undefined ? [] : [sql`event.tag_ids @> array[${tagId}]::int[]`]),
  ];
  const from =
    tagId !== undefined
      ? sql`${events} event join ${eventAgenda} entry on entry.event_id = event.id`
      : sql`${eventAgenda} entry`;
  const { rows } = await ctx.db.execute(
    sql`select exists (select from ${from} where ${sql.join(conditions, sql` and `)}) as found`,
  );
  return rows[0]?.['found'] === true;
};
