// Builds the demo content as a whole, in the size that is asked for.
import { articles } from './content/articles.ts';
import { cmsPages } from './content/cms-pages.ts';
import { events } from './content/events.ts';
import { manuscripts } from './content/manuscripts.ts';
import { people } from './content/people.ts';
import { places } from './content/places.ts';
import { snapshots } from './content/snapshots.ts';
import type {
  DemoArticle,
  DemoBlock,
  DemoCmsPage,
  DemoEvent,
  DemoOutside,
  DemoPerson,
  DemoPicture,
  DemoSnapshot,
  DemoStream,
} from './content/types.ts';

export type DemoPiece = (
  | { readonly type: 'article'; readonly content: DemoArticle }
  | { readonly type: 'imagepost'; readonly content: DemoSnapshot }
  | { readonly type: 'event'; readonly content: DemoEvent }
) & {
  /** All that it shows; the one that stands for it comes first. */
  readonly pictures: readonly DemoPicture[];
};

/** A picture, and how large it is drawn: what is never shown large need not be. */
export interface DemoDrawing {
  readonly picture: DemoPicture;
  /** The town that its caption speaks of. */
  readonly place: string;
  /** Share of the full width and height. */
  readonly size: number;
}

export interface DemoContent {
  /** The pieces, oldest first, so that ids rise with time as they do in a real portal. */
  readonly pieces: readonly DemoPiece[];
  readonly people: readonly DemoPerson[];
  readonly cmsPages: readonly DemoCmsPage[];
  /** Every picture once; those that a front page opens with come first. */
  readonly pictures: readonly DemoDrawing[];
  /** Lists every video and sound once. */
  readonly streams: readonly DemoStream[];
  /** Lists every content of another site once. */
  readonly outside: readonly DemoOutside[];
}

const TWO_MONTHS_MINUTES = 60 * 24 * 60;

/**
 * `scale` 1 is the portal as written; 0.25 its newest quarter; 3 has two more of everything, two months older each. Of kinds that are
 * switched off there is nothing.
 */
export const demoContent = (
  scale: number,
  isOn: (type: DemoPiece['type']) => boolean = () => true,
): DemoContent => {
  const whole = [
    ...articles.map((content) => toPiece({ type: 'article', content }, content.hero)),
    ...snapshots.map((content) => toPiece({ type: 'imagepost', content }, content.picture)),
    ...events.map((content) => toPiece({ type: 'event', content }, content.picture)),
  ]
    .filter(({ type }) => isOn(type))
    .toSorted(newestFirst);
  const copies = Array.from({ length: Math.ceil(scale) }, (_, age) =>
    whole.map((piece) => older(piece, age)),
  );
  const pieces = copies.flat().slice(0, Math.round(whole.length * scale));
  return {
    pieces: pieces.toSorted(newestFirst).toReversed(),
    people,
    cmsPages,
    pictures: picturesOf(pieces),
    streams: [
      ...new Set(pieces.flatMap(bodyOf).flatMap((block) => ('stream' in block ? [block.stream] : []))),
    ],
    outside: [
      ...new Set(pieces.flatMap(bodyOf).flatMap((block) => ('outside' in block ? [block.outside] : []))),
    ],
  };
};

type Without<T> = T extends unknown ? Omit<T, 'pictures'> : never;

const toPiece = (piece: Without<DemoPiece>, hero: DemoPicture | undefined): DemoPiece => {
  const inner = piece.type === 'imagepost' ? [] : piece.content.body.flatMap(picturesIn);
  return { ...piece, pictures: [...(hero ? [hero] : []), ...inner] } as DemoPiece;
};

const picturesIn = (block: DemoBlock): DemoPicture[] => {
  if ('picture' in block) return [block.picture];
  if ('outside' in block) return [block.outside.picture];
  return 'gallery' in block ? block.gallery : [];
};

const bodyOf = (piece: DemoPiece): readonly DemoBlock[] =>
  piece.type === 'imagepost' ? [] : piece.content.body;

const newestFirst = (a: DemoPiece, b: DemoPiece) =>
  a.content.publishedMinutesAgo - b.content.publishedMinutesAgo;

/** Returns the same piece, so many times two months earlier; its pictures are the same ones. */
const older = (piece: DemoPiece, age: number): DemoPiece => {
  if (age === 0) return piece;
  const { content } = piece;
  const moved = {
    ...content,
    key: `${content.key}~${age}`,
    publishedMinutesAgo: content.publishedMinutesAgo + age * TWO_MONTHS_MINUTES,
  };
  return { ...piece, content: moved } as DemoPiece;
};

/**
 * This is large enough for the widest place, and drawn in time: all of them within seconds before the port
 * opens.
 */
const FIRST_SIZE = 0.85;
const PORTRAIT_SIZE = 0.4;
const COVER_SIZE = 0.65;
const INNER_SIZE = 0.65;

const picturesOf = (newestFirst: readonly DemoPiece[]): DemoDrawing[] => {
  const drawings = new Map<DemoPicture, DemoDrawing>();
  const draw = (picture: DemoPicture | undefined, place: string, size: number) =>
    picture && !drawings.has(picture) && drawings.set(picture, { picture, place: nameOf(place), size });
  for (const { pictures, content } of newestFirst) draw(pictures[0], content.place, FIRST_SIZE);
  for (const { hero, place } of manuscripts) draw(hero, place, INNER_SIZE);
  for (const { portrait, place } of people) draw(portrait, place, PORTRAIT_SIZE);
  for (const { cover, place } of people) draw(cover, place, COVER_SIZE);
  for (const { picture, key } of places) draw(picture, key, COVER_SIZE);
  for (const { pictures, content } of newestFirst)
    for (const picture of pictures) draw(picture, content.place, INNER_SIZE);
  return [...drawings.values()];
};

const nameOf = (key: string) => places.find((place) => place.key === key)?.name ?? '';
