// Topic: what pieces refer to, once all of them are written: pictures, people, places and categories.
import { inBatches } from '#kernel/batches.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { listWholeImages } from '#bundles/media/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { accountDesk, mailAddresses, usersByIds } from '#bundles/users/public.ts';
import { BATCH_SIZE, ROWS_PER_FILE } from '../constants.ts';
import { keyOf } from '../format.ts';
import type { CategoryRow, PersonRow, PictureFile, PlaceRow } from '../format.ts';
import type { ArchiveDraft } from './draft.ts';
import { originalName } from './piece-files.ts';
import type { WholeImage } from './piece-files.ts';

const ascending = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

/** One at a time; what the storage has lost is counted and left out. */
export const addPictures = async (ctx: Ctx, draft: ArchiveDraft): Promise<void> => {
  const { gathered, leftBehind, counts } = draft;
  for await (const ids of inBatches(ascending(gathered.pictures), BATCH_SIZE)) {
    const images = await listWholeImages(ctx, ids);
    leftBehind.pictures += ids.length - images.length;
    for (const image of images) {
      const original = await image.open();
      if (!original) {
        leftBehind.pictures += 1;
        continue;
      }
      gathered.people.add(image.ownerId);
      await draft.add(originalName(image), original);
      await draft.addData(`pictures/${image.id}/picture.json`, toPictureFile(image));
      counts.pictures += 1;
    }
  }
};

const toPictureFile = (image: WholeImage): PictureFile => ({
  key: keyOf('picture', image.id),
  file: `original.${image.extension}`,
  owner: keyOf('person', image.ownerId),
  caption: image.caption,
  alt: image.alt,
  credit: image.copyright,
  source: image.source,
  licence: image.licence,
  licenceEndsAt: image.licenceEndsAt?.toISOString() ?? null,
  isReleased: image.isReleased,
  focus: { x: image.focusX, y: image.focusY },
  rotation: image.rotation as PictureFile['rotation'],
  filename: image.filename,
  createdAt: image.createdAt.toISOString(),
});

/** As much of each as was chosen; never a password. */
export const addPeople = async (ctx: Ctx, draft: ArchiveDraft): Promise<void> => {
  let at = 0;
  for await (const ids of inBatches(ascending(draft.gathered.people), ROWS_PER_FILE)) {
    at += 1;
    const rows = await peopleRows(ctx, ids, draft.choice.people);
    draft.counts.people += rows.length;
    await draft.addData(`people-${at}.json`, rows);
  }
};

const peopleRows = async (
  ctx: Ctx,
  ids: readonly number[],
  choice: ArchiveDraft['choice']['people'],
): Promise<PersonRow[]> => {
  const [people, joined, mails] = await Promise.all([
    usersByIds(ctx, ids),
    choice === 'names' ? new Map<number, Date>() : accountDesk.joinedAt(ctx, ids),
    choice === 'mails' ? mailAddresses.byIds(ctx, ids) : new Map<number, { address: string }>(),
  ]);
  return ids.flatMap((id): PersonRow[] => {
    const person = people.get(id);
    if (!person) return [];
    const { name, about } = person;
    const since = joined.get(id);
    const mail = mails.get(id)?.address;
    return [
      {
        key: keyOf('person', id),
        name,
        ...(choice !== 'names' && { about }),
        ...(since && { createdAt: since.toISOString() }),
        // Accounts without an address have one that leads nowhere.
        ...(mail && !mail.endsWith('.invalid') && { mail }),
      },
    ];
  });
};

/** Those in which something stands, with those that they lie in. */
export const addPlaces = async (ctx: Ctx, draft: ArchiveDraft): Promise<void> => {
  const { byId } = await getLocationTree(ctx);
  const ids = new Set([...draft.gathered.places].flatMap((id) => idsOfPath(byId.get(id)?.path ?? '')));
  const rows = ascending(ids).flatMap((id): PlaceRow[] => {
    const place = byId.get(id);
    if (!place) return [];
    const { parentId, kind, name, slug, postcode, latitude, longitude } = place;
    const parent = parentId === null ? null : keyOf('place', parentId);
    return [{ key: keyOf('place', id), parent, kind, name, slug, postcode, latitude, longitude }];
  });
  await draft.addData('places.json', rows);
};

export const addCategories = async (ctx: Ctx, draft: ArchiveDraft): Promise<void> => {
  const { byId } = await getCategories(ctx);
  const rows = ascending(draft.gathered.categories).flatMap((id): CategoryRow[] => {
    const category = byId.get(id);
    if (!category) return [];
    const { name, slug, tone } = category;
    return [{ key: keyOf('category', id), name, slug, tone }];
  });
  await draft.addData('categories.json', rows);
};
