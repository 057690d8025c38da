// The demo content as a whole, in the size that is asked for.
import { articles } from './content/articles.ts';
import { cmsPages } from './content/cms-pages.ts';
import { events } from './content/events.ts';
import { people } from './content/people.ts';
import { snapshots } from './content/snapshots.ts';
import type {
  DemoArticle,
  DemoBlock,
  DemoCmsPage,
  DemoEvent,
  DemoPerson,
  DemoPicture,
  DemoSnapshot,
} from './content/types.ts';

export type DemoPiece = (
  | { readonly type: 'article'; readonly content: DemoArticle }
  | { readonly type: 'imagepost'; readonly content: DemoSnapshot }
  | { readonly type: 'event'; readonly content: DemoEvent }
) & {
  /** All that it shows; the one that stands for it comes first. */
  readonly pictures: readonly DemoPicture[];
};

export interface DemoContent {
  /** Oldest first, so that ids rise with time as they do in a real portal. */
  readonly pieces: readonly DemoPiece[];
  readonly people: readonly DemoPerson[];
  readonly cmsPages: readonly DemoCmsPage[];
  /** Every picture once; those that a front page opens with come first. */
  readonly pictures: readonly DemoPicture[];
}

const TWO_MONTHS_MINUTES = 60 * 24 * 60;

/** `scale` 1 is the portal as written; 0.25 its newest quarter; 3 has two more of everything, two months older each. */
export const demoContent = (scale: number): DemoContent => {
  const whole = [
    ...articles.map((content) => toPiece({ type: 'article', content }, content.hero)),
    ...snapshots.map((content) => toPiece({ type: 'imagepost', content }, content.picture)),
    ...events.map((content) => toPiece({ type: 'event', content }, content.picture)),
  ].toSorted(newestFirst);
  const copies = Array.from({ length: Math.ceil(scale) }, (_, age) =>
    whole.map((piece) => older(piece, age)),
  );
  const pieces = copies.flat().slice(0, Math.round(whole.length * scale));
  return { pieces: pieces.toSorted(newestFirst).reverse(), people, cmsPages, pictures: picturesOf(pieces) };
};

type Without<T> = T extends unknown ? Omit<T, 'pictures'> : never;

const toPiece = (piece: Without<DemoPiece>, hero: DemoPicture | undefined): DemoPiece => {
  const inner = piece.type === 'imagepost' ? [] : piece.content.body.flatMap(picturesIn);
  return { ...piece, pictures: [...(hero ? [hero] : []), ...inner] } as DemoPiece;
};

const picturesIn = (block: DemoBlock): DemoPicture[] => {
  if ('picture' in block) return [block.picture];
  return 'gallery' in block ? block.gallery : [];
};

const newestFirst = (a: DemoPiece, b: DemoPiece) =>
  a.content.publishedMinutesAgo - b.content.publishedMinutesAgo;

/** The same piece, so many times two months earlier; its pictures are the same ones. */
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

const picturesOf = (newestFirst: readonly DemoPiece[]): DemoPicture[] => {
  const firsts = newestFirst.flatMap(({ pictures }) => pictures.slice(0, 1));
  const portraits = people.flatMap(({ portrait, cover }) => [portrait, cover]);
  const all = [...firsts, ...portraits, ...newestFirst.flatMap(({ pictures }) => pictures)];
  return [...new Set(all.filter((picture) => picture !== undefined))];
};
