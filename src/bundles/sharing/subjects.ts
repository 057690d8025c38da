// Says of what there are cards, how that stands in an address, and which words anybody may read of it. Who asks for a card
// names a thing and never a text, so that nothing is drawn but what stands on our pages.
import { tileOf } from '#design/dates.ts';
import { findSummary, listedThingsOf, refKey } from '#kernel/content-kinds.ts';
import type { ContentDate, ContentKinds, ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { parseId } from '#kernel/parameters.ts';
import { findLocation, getLocationTree, placesAbove } from '#bundles/locations/public.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { portalDescription, readSetting } from '#bundles/settings/public.ts';
import { getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import * as texts from './texts.ts';
import type { CardWords } from './views.ts';

export type CardSubject =
  | { readonly type: 'portal' }
  | CategorySubject
  /** A place, a tag, or a thing whose kind declares that it has one. */
  | ContentRef;

interface CategorySubject {
  readonly type: 'category';
  readonly locationId: number;
  readonly id: number;
}

/** Writes `article-12`, `category-3-7` or `portal`. */
export const toText = (subject: CardSubject): string => {
  if (isCategory(subject)) return `category-${subject.locationId}-${subject.id}`;
  return isThing(subject) ? `${subject.type}-${subject.id}` : subject.type;
};

const isCategory = (subject: CardSubject): subject is CategorySubject => subject.type === 'category';
const isThing = (subject: CardSubject): subject is ContentRef => subject.type !== 'portal';

/** Reads the same back again; anything else is undefined. */
export const toSubject = (kinds: ContentKinds, text: string): CardSubject | undefined => {
  const [type = '', first, second, ...more] = text.split('-');
  const [id, other] = [first, second].map(parseId);
  if (more.length > 0) return undefined;
  if (type === 'portal') return first === undefined ? { type } : undefined;
  if (type === 'category') return id && other ? { type, locationId: id, id: other } : undefined;
  const isKnown = ['location', 'tag'].includes(type) || kinds.get(type)?.hasShareCard;
  return isKnown && id && second === undefined ? { type, id } : undefined;
};

/** Returns what stands on the card now; undefined for what the viewer doesn't see. */
export const findWords = async (ctx: Ctx, subject: CardSubject): Promise<CardWords | undefined> => {
  if (isCategory(subject)) return wordsOfCategory(ctx, subject);
  if (!isThing(subject)) return { kicker: '', title: await readSetting(ctx, portalDescription) };
  if (subject.type === 'location') return wordsOfPlace(ctx, subject.id);
  if (subject.type === 'tag') return wordsOfTag(ctx, subject.id);
  // Pieces say where they stand.
  return ctx.portal.kinds.get(subject.type)?.card ? wordsOfPiece(ctx, subject) : wordsOfPage(ctx, subject);
};

const wordsOfPlace = async (ctx: Ctx, id: number) => {
  const tree = await getLocationTree(ctx);
  const location = tree.byId.get(id);
  return location && { kicker: placesAbove(tree, location).at(-1)?.name ?? '', title: location.name };
};

const wordsOfCategory = async (ctx: Ctx, { locationId, id }: { locationId: number; id: number }) => {
  const [location, categories] = await Promise.all([findLocation(ctx, locationId), getCategories(ctx)]);
  const category = categories.byId.get(id);
  return location && category && { kicker: location.name, title: category.name };
};

const wordsOfTag = async (ctx: Ctx, id: number) => {
  const [tag] = await tagsByIds(ctx, [id]);
  return tag && tagWords(tag.name);
};

const wordsOfPiece = async (ctx: Ctx, ref: ContentRef) => {
  const listed = (await listedThingsOf(ctx, [ref])).get(refKey(ref));
  if (!listed) return undefined;
  const { locationId, headline, pictureId, date } = listed.card;
  const [location, pictures] = await Promise.all([
    findLocation(ctx, locationId),
    picturesByIds(ctx, [pictureId]),
  ]);
  return pieceWords(ctx, {
    piece: ref,
    place: location?.name ?? '',
    title: headline,
    picture: pictures.get(pictureId ?? 0),
    date,
  });
};

const wordsOfPage = async (ctx: Ctx, ref: ContentRef) => {
  const summary = await findSummary(ctx, ref);
  if (!summary || ref.type !== 'user') return summary && pageWords(summary.title);
  // Of somebody who is suspended there is the name alone, as on their page.
  const person = summary.visibility === 'all' ? (await usersByIds(ctx, [ref.id])).get(ref.id) : undefined;
  const portraitId = person?.pictureId ?? null;
  const pictures = await picturesByIds(ctx, [portraitId]);
  return profileWords(summary.title, pictures.get(portraitId ?? 0));
};

/** Returns the words of a profile, with the portrait beside the name, where there is one. */
export const profileWords = (name: string, portrait?: PictureView | null): CardWords => ({
  kicker: texts.profileKicker,
  title: name,
  ...openPicture(portrait),
});
export const pageWords = (title: string): CardWords => ({ kicker: '', title });
const tagWords = (name: string): CardWords => ({ kicker: texts.tagKicker, title: name });

interface PieceWords {
  readonly piece: ContentRef;
  readonly place: string;
  readonly title: string;
  readonly picture?: PictureView | null | undefined;
  readonly date?: ContentDate | undefined;
}

/** A note of what takes place, such as that it doesn't, stands behind its place. */
export const pieceWords = (ctx: Ctx, { piece, place, title, picture, date }: PieceWords): CardWords => {
  const kicker = [place, date?.note].filter(Boolean).join(' · ');
  const open = openPicture(picture);
  if (!open) return { kicker, title };
  const kind = ctx.portal.kinds.get(piece.type);
  return {
    kicker,
    title,
    ...open,
    ...(kind?.listing?.onFrontPages === 'pictures' && { isPicture: true }),
    ...(date && { date: tileOf(date.startsAt) }),
  };
};

/** Returns what everybody may see of a picture, once there are files of it. */
const openPicture = (picture: PictureView | null | undefined) =>
  picture && !picture.isStub && !picture.query && picture.sizes.length > 0
    ? { picture: { id: picture.id, base: picture.base, focus: picture.focus } }
    : undefined;
