// Makes images of the drawn pictures, within the transaction of what shows them, and gives people their portraits.
import type { Ctx } from '#kernel/ctx.ts';
import { createImage } from '#bundles/media/public.ts';
import { choosePictures } from '#bundles/profiles/public.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import type { DemoContent } from './content.ts';
import { choosePlacePicture } from '#bundles/place-pictures/public.ts';
import { places } from './content/places.ts';
import { manuscripts } from './content/manuscripts.ts';
import type { DemoPerson, DemoPicture } from './content/types.ts';
import type { Drawn } from './originals.ts';

/** Holds the ids of images by picture. */
export type Images = ReadonlyMap<DemoPicture, number>;

/** Makes the images in the order of the content, whose first pictures are made first. */
export const makeImages = async (
  ctx: Ctx,
  { pictures, pieces, people }: DemoContent,
  drawn: ReadonlyMap<DemoPicture, Drawn>,
  cast: Cast,
): Promise<Images> => {
  const authors = new Map(
    pieces.flatMap(({ pictures, content }) => pictures.map((picture) => [picture, content.author])),
  );
  for (const { author, hero } of manuscripts) if (hero) authors.set(hero, author);
  for (const { key, portrait, cover } of people)
    for (const picture of [portrait, cover]) if (picture) authors.set(picture, key);
  for (const { picture } of places) if (picture) authors.set(picture, picture.credit);
  const images = new Map<DemoPicture, number>();
  for (const [at, { picture }] of pictures.entries()) {
    const author = authors.get(picture)!;
    const outcome = await createImage(ctx, drawn.get(picture)!.original, {
      ...detailsOf(picture, drawn.get(picture)!, author, cast),
      priority: pictures.length - at,
    });
    if (outcome.kind === 'refused') throw refused(picture.scene, outcome);
    images.set(picture, outcome.id);
  }
  return images;
};

/** The credit names one of the people, or says it in words. */
const detailsOf = (picture: DemoPicture, { words }: Drawn, author: string, cast: Cast) => {
  const credit = picture.credit ?? author;
  const photographer = cast.people.get(credit);
  return {
    ownerId: (photographer ?? found(cast.people, author)).id,
    copyright: photographer?.name ?? credit,
    caption: words.caption,
    alt: words.alt,
    focus: words.focus,
  };
};

export const hangPortraits = async (
  ctx: Ctx,
  people: readonly DemoPerson[],
  images: Images,
  cast: Cast,
): Promise<void> => {
  const idOf = (picture: DemoPicture | undefined) => (picture ? images.get(picture)! : null);
  for (const { key, portrait, cover } of people)
    if (portrait || cover)
      await choosePictures(ctx, found(cast.people, key).id, {
        pictureId: idOf(portrait),
        coverId: idOf(cover),
      });
};

export const hangPlacePictures = async (ctx: Ctx, images: Images, cast: Cast): Promise<void> => {
  for (const { key, picture } of places)
    if (picture) await choosePlacePicture(ctx, found(cast.places, key).id, images.get(picture)!);
};
