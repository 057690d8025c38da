// Shows what stands on a list as the viewer may use it. What was deleted or taken away, or may not be reused any more, isn't
// shown.
import type { Ctx } from '#kernel/ctx.ts';
import type { MediaType } from '../constants.ts';
import { imageObjOf } from '../image-obj.ts';
import { mediaSources } from '../media-sources.ts';
import type { ReferableObjs } from '../media-sources.ts';
import { findAskedImages } from '../queries.ts';
import type { ReferenceList } from './constants.ts';
import { mayReferImage } from './policy.ts';
import { listReferences } from './queries.ts';
import { referenceKey } from './rules.ts';
import type { ReferenceCounts, ReferenceKey, ReferenceListsView, ReferenceView } from './views.ts';

/** The references by `referenceKey`: null where the viewer may not use one; unknown ones are missing. */
export type Referables = ReadonlyMap<string, ReferenceView | null>;

/** Returns what the viewer's lists show, newest first. */
export const loadLists = async (ctx: Ctx): Promise<ReferenceListsView> => {
  const rows = await listReferences(ctx, ctx.viewer.id ?? 0);
  const referables = await findReferables(ctx, rows);
  const shownOn = (list: ReferenceList) =>
    rows.flatMap((row) => (row.list === list ? (referables.get(referenceKey(row)) ?? []) : []));
  return { saved: shownOn('saved'), temporary: shownOn('temporary') };
};

/** Counts how many references the lists show. */
export const countReferences = async (ctx: Ctx): Promise<ReferenceCounts> => {
  const { saved, temporary } = await loadLists(ctx);
  return { saved: saved.length, temporary: temporary.length };
};

/** Returns what the viewer may do with images and other media, each type in a few queries. */
export const findReferables = async (ctx: Ctx, keys: readonly ReferenceKey[]): Promise<Referables> => {
  const images = await findImageObjs(ctx, idsOf(keys, 'image'));
  const others = (await mediaSources.collect(ctx)).map(async ({ type, findReferable }) =>
    entriesOf(type, await findReferable(ctx, idsOf(keys, type))),
  );
  return new Map([...entriesOf('image', images), ...(await Promise.all(others)).flat()]);
};

export const idsOf = (keys: readonly ReferenceKey[], type: MediaType): number[] =>
  keys.filter(({ imageType }) => imageType === type).map(({ imageId }) => imageId);

const entriesOf = (imageType: MediaType, objs: ReferableObjs) =>
  objs.map(([imageId, imageObj]): [string, ReferenceView | null] => {
    const key = { imageId, imageType };
    return [referenceKey(key), imageObj && { ...key, imageObj, imageUrls: imageObj.url_set }];
  });

const findImageObjs = async (ctx: Ctx, ids: readonly number[]): Promise<ReferableObjs> => {
  const found = [...(await findAskedImages(ctx, ids)).values()];
  return found.map((image) => [image.id, mayReferImage(ctx.viewer, image) ? imageObjOf(ctx, image) : null]);
};
