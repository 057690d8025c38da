// Lets places, categories and tags go that came with an import that is taken back.
import type { Ctx } from '#kernel/ctx.ts';
import { listSeveral } from '#bundles/lists/public.ts';
import type { Criteria } from '#bundles/lists/public.ts';
import { formerPlaces, getLocationTree } from '#bundles/locations/public.ts';
import { eraseUnusedCategory, eraseUnusedTags, getCategories, hideCategory } from '#bundles/topics/public.ts';
import { TAG } from '../constants.ts';
import { listTagsLeft, listThings } from '../queries.ts';
import type { Import, ImportedThing } from '../queries.ts';
import { forget } from './record-imported.ts';

const MAX_ITEMS = 100_000;

/** Places, categories and tags that nobody uses go; other places and categories are in no menu and no choice any more where they stand empty. */
export const letTermsGo = async (ctx: Ctx, source: Import, isShared: boolean): Promise<void> => {
  const { all, byId } = await getLocationTree(ctx);
  const depthOf = ({ refId }: ImportedThing) => byId.get(refId)?.path.length ?? 0;
  const terms = await listThings(ctx, source.id, 'term', MAX_ITEMS);
  const [places, others] = [terms.filter(isPlace), terms.filter((thing) => !isPlace(thing))];
  const roots = all.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  // What lies within another place goes before that.
  for (const thing of places.toSorted((a, b) => depthOf(b) - depthOf(a)))
    await letPlaceGo(ctx, source, thing, isShared);
  for (const thing of others.filter(({ refType }) => refType === 'category'))
    await letCategoryGo(ctx, source, thing, { isShared, roots });
  if (!isShared)
    await letTagsGo(
      ctx,
      others.filter(({ refType }) => refType === TAG),
    );
};

const isPlace = ({ refType }: ImportedThing) => refType === 'location';

const letPlaceGo = async (ctx: Ctx, source: Import, thing: ImportedThing, isShared: boolean) => {
  const { refId } = thing;
  const place = (await getLocationTree(ctx)).byId.get(refId);
  // It was erased already, or has become a part of another one.
  if (place?.id !== refId) {
    await forget(ctx, thing);
    return;
  }
  if (!(await isEmptyAt(ctx, [{ locationId: refId }]))) return;
  const otherId = place.parentId ?? source.choices?.placeId ?? refId;
  if (!isShared && (await formerPlaces.eraseUnused(ctx, refId, otherId))) await forget(ctx, thing);
  else await formerPlaces.hide(ctx, refId, true);
};

interface Around {
  readonly isShared: boolean;
  /** Places that hold all others. */
  readonly roots: readonly number[];
}

const letCategoryGo = async (
  ctx: Ctx,
  source: Import,
  thing: ImportedThing,
  { isShared, roots }: Around,
): Promise<void> => {
  const { refId } = thing;
  if ((await getCategories(ctx)).byId.get(refId)?.id !== refId) {
    await forget(ctx, thing);
    return;
  }
  if (
    !(await isEmptyAt(
      ctx,
      roots.map((locationId) => ({ locationId, categoryId: refId })),
    ))
  )
    return;
  const otherId = source.choices?.categoryId ?? refId;
  if (!isShared && (await eraseUnusedCategory(ctx, refId, otherId))) await forget(ctx, thing);
  else await hideCategory(ctx, refId, true);
};

/** The number of tags that one step takes. */
const TAGS_AT_ONCE = 200;

/** Lets tags go, with those that stayed when another import was taken back, since this one's pieces had them, too. */
const letTagsGo = async (ctx: Ctx, own: readonly ImportedThing[]): Promise<void> => {
  const things = [...own, ...(await listTagsLeft(ctx, MAX_ITEMS))];
  for (let at = 0; at < things.length; at += TAGS_AT_ONCE) {
    const some = things.slice(at, at + TAGS_AT_ONCE);
    const gone = await eraseUnusedTags(
      ctx,
      some.map(({ refId }) => refId),
    );
    for (const thing of some) if (gone.includes(thing.refId)) await forget(ctx, thing);
  }
};

const isEmptyAt = async (ctx: Ctx, lists: readonly Criteria[]): Promise<boolean> => {
  const found = await listSeveral(ctx, lists);
  return found.every(({ entries }) => entries.length === 0);
};
