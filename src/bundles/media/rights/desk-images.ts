// Selects the images that the desk shows: those the viewer looks after, by state and words, newest first.
import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { findPeopleByPrefix } from '#bundles/users/public.ts';
import { isShownThere } from '../queries.ts';
import { images, imageUses } from '../schema.ts';
import { DESK_PAGE_LENGTH, OWNERS_SEARCHED, SOON_DAYS, USES_ASKED } from './constants.ts';
import type { DeskFilter } from './constants.ts';

export interface DeskOptions {
  readonly filter?: DeskFilter | undefined;
  /** May be empty. */
  readonly search: string;
  /** Asks only for images before this one, or only for newer ones. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

export interface DeskRows {
  /** The newest one comes first. */
  readonly ids: readonly number[];
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

export const listForDesk = async (ctx: Ctx, options: DeskOptions): Promise<DeskRows> => {
  const { before, after } = options;
  const isBack = after !== undefined;
  const window = isBack ? gt(images.id, after) : before === undefined ? undefined : lt(images.id, before);
  const found = await ctx.db
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        window,
        isLookedAfter(ctx.viewer),
        isInState(ctx, options.filter),
        await holdsWords(ctx, options.search),
      ),
    )
    .orderBy(isBack ? asc(images.id) : desc(images.id))
    .limit(DESK_PAGE_LENGTH + 1);
  const hasMore = found.length > DESK_PAGE_LENGTH;
  const ids = found.slice(0, DESK_PAGE_LENGTH).map(({ id }) => id);
  return isBack
    ? { ids: ids.toReversed(), hasNewer: hasMore, hasOlder: true }
    : { ids, hasNewer: before !== undefined, hasOlder: hasMore };
};

/** Finds what shows these images to readers, in one query: the first `USES_ASKED` of each, with how many there are in all. */
export const usesOf = (ctx: Ctx, ids: readonly number[]) => {
  const { imageId, type, objectId } = imageUses;
  const uses = ctx.db
    .select({
      imageId,
      type,
      id: objectId,
      count: sql<number>`count(*) over (partition by ${imageId})`.mapWith(Number).as('count_of_uses'),
      at: sql<number>`row_number() over (partition by ${imageId} order by ${type}, ${objectId} desc)`
        .mapWith(Number)
        .as('at_of_uses'),
    })
    .from(imageUses)
    .where(and(inArray(imageId, [...ids]), isShownThere(ctx)))
    .as('uses');
  return ctx.db.select().from(uses).where(lte(uses.at, USES_ASKED)).orderBy(uses.imageId, uses.at);
};

const isLookedAfter = (viewer: Viewer): SQL | undefined => {
  const paths = activeRolePaths(viewer, 'moderator');
  if (paths.includes('')) return undefined;
  const isThere = or(...paths.map((path) => sql`starts_with(${imageUses.locationPath}, ${path})`));
  const isUse = eq(imageUses.imageId, images.id);
  return isThere ? sql`exists (select from ${imageUses} where ${and(isUse, isThere)})` : sql`false`;
};

export const isInState = ({ db, now }: Ctx, filter: DeskFilter | undefined): SQL | undefined => {
  switch (filter) {
    case 'gesperrt':
      return sql`${images.access} = 'blocked' and ${images.block} = 'quarantined'`;
    case 'abgelaufen':
      return sql`${images.access} = 'blocked' and ${images.block} = 'expired'`;
    case 'laeuft-ab': {
      const soon = lte(images.licenceEndsAt, new Date(now.getTime() + SOON_DAYS * DAY_MS));
      return and(isNotNull(images.licenceEndsAt), soon, sql`${images.access} <> 'blocked'`);
    }
    case 'ohne-nachweis':
      return eq(images.copyright, '');
    case 'nicht-verwendet':
      return notExists(db.select().from(imageUses).where(eq(imageUses.imageId, images.id)));
    case 'fehlgeschlagen':
      return isNotNull(images.failure);
    default:
      return undefined;
  }
};

const holdsWords = async (ctx: Ctx, search: string): Promise<SQL | undefined> => {
  if (search === '') return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const owners = await findPeopleByPrefix(ctx, search, OWNERS_SEARCHED);
  const isOwned = owners.map(({ id }) => id);
  return or(
    ...[images.caption, images.copyright, images.filename].map((column) => ilike(column, pattern)),
    isOwned.length > 0 ? inArray(images.ownerId, isOwned) : undefined,
  );
};
