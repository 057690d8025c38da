// Writes what pieces refer to, once all of them are written: pictures, people, places, categories and rules of addresses.
import { inBatches } from '#kernel/batches.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { listWholeImages } from '#bundles/media/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { accountDesk, mailAddresses, usersByIds } from '#bundles/users/public.ts';
import { BATCH_SIZE, ROWS_PER_FILE } from '../constants.ts';
import { keyOf } from '../format.ts';
import type { CategoryRow, PersonRow, PictureFile, PlaceRow, RedirectRow } from '../format.ts';
import type { ArchiveDraft } from './draft.ts';
import { originalName } from './piece-files.ts';
import type { WholeImage } from './piece-files.ts';

type Shown = Awaited<ReturnType<typeof accountDesk.picturesOf>>;

const ascending = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

/** Adds pictures one at a time; what the storage has lost is counted and left out. */
export const addPictures = async (ctx: Ctx, draft: ArchiveDraft, wanted: Iterable<number>): Promise<void> => {
  const { gathered, leftBehind, counts, pictures } = draft;
  for await (const ids of inBatches(ascending(wanted), BATCH_SIZE)) {
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
      pictures.add(image.id);
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

/**
 * Adds what people show on their pages, where that was chosen. Whose pictures these are may be somebody who is named nowhere
 * else.
 */
export const addPortraits = async (ctx: Ctx, draft: ArchiveDraft): Promise<void> => {
  const { gathered, choice } = draft;
  if (choice.people === 'names') return;
  const seen = new Set<number>();
  const unseen = () => [...gathered.people].filter((id) => !seen.has(id));
  for (let fresh = unseen(); fresh.length > 0; fresh = unseen()) {
    for (const id of fresh) seen.add(id);
    const shown = new Set<number>();
    for await (const ids of inBatches(fresh, ROWS_PER_FILE))
      for (const { pictureId, coverId } of (await accountDesk.picturesOf(ctx, ids)).values())
        for (const id of [pictureId, coverId]) if (id !== null && !gathered.pictures.has(id)) shown.add(id);
    for (const id of shown) gathered.pictures.add(id);
    await addPictures(ctx, draft, shown);
  }
};

/** Adds as much of each person as was chosen and as everybody reads, but for mail addresses; never a password. */
export const addPeople = async (ctx: Ctx, draft: ArchiveDraft): Promise<void> => {
  let at = 0;
  for await (const ids of inBatches(ascending(draft.gathered.people), ROWS_PER_FILE)) {
    at += 1;
    const rows = await peopleRows(ctx, ids, draft);
    draft.counts.people += rows.length;
    await draft.addData(`people-${at}.json`, rows);
  }
};

const peopleRows = async (
  ctx: Ctx,
  ids: readonly number[],
  { choice: { people: choice }, pictures }: ArchiveDraft,
): Promise<PersonRow[]> => {
  const isWithPage = choice !== 'names';
  const [people, shown, joined, mails] = await Promise.all([
    usersByIds(ctx, ids),
    isWithPage ? accountDesk.picturesOf(ctx, ids) : (new Map() as Shown),
    isWithPage ? accountDesk.joinedAt(ctx, ids) : new Map<number, Date>(),
    choice === 'mails' ? mailAddresses.byIds(ctx, ids) : new Map<number, { address: string }>(),
  ]);
  return ids.flatMap((id): PersonRow[] => {
    const person = people.get(id);
    if (!person) return [];
    const { name, isSuspended } = person;
    // Of somebody who is suspended readers see the name alone.
    const about = isSuspended ? '' : person.about;
    const since = joined.get(id);
    const mail = mails.get(id)?.address;
    return [
      {
        key: keyOf('person', id),
        name,
        ...(isWithPage && { about, ...pageOf(shown.get(id), pictures) }),
        ...(since && { createdAt: since.toISOString() }),
        // Accounts without an address have one that leads nowhere.
        ...(mail && !mail.endsWith('.invalid') && { mail }),
      },
    ];
  });
};

const pageOf = (
  shown: NonNullable<ReturnType<Shown['get']>> | undefined,
  pictures: ReadonlySet<number>,
): Pick<PersonRow, 'portrait' | 'cover'> => {
  const keyed = (id: number | null | undefined) =>
    id !== null && id !== undefined && pictures.has(id) ? keyOf('picture', id) : undefined;
  const [portrait, cover] = [keyed(shown?.pictureId), keyed(shown?.coverId)];
  return { ...(portrait && { portrait }), ...(cover && { cover }) };
};

/** Adds the places in which something stands, with those that they lie in. */
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

/** Adds rules for many addresses that lead to what is in the archive. */
export const addRedirects = async ({ gathered, counts, addData }: ArchiveDraft): Promise<void> => {
  const rows = [...gathered.patterns.values()].map(
    ({ source, target, piece }): RedirectRow => ({
      source,
      target,
      piece: piece && keyOf(piece.type, piece.id),
    }),
  );
  counts.redirects = rows.length;
  await addData('redirects.json', rows);
};
