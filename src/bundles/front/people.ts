// Finds faces of the community: who took the pictures of the page, spoke under its pieces or invites to something.
import type { NewestComment } from '#bundles/comments/public.ts';
import type { TeaserBatch, TeaserView } from '#bundles/teasers/public.ts';
import type { FrontRows } from './composition.ts';
import { PEOPLE } from './constants.ts';
import * as texts from './texts.ts';
import type { PersonTileView } from '#bundles/profiles/ui/public.ts';
import type { CommentItemView } from './views.ts';

/** Who wrote the comments. */
export type CommentAuthors = Pick<TeaserBatch, 'people' | 'pictures'>;

/** Each once, with what they did last; fewer than three are no community. */
export const portraitsOf = (
  rows: FrontRows<TeaserView>,
  featured: readonly CommentItemView[],
  comments: readonly NewestComment[],
  authors: CommentAuthors,
): PersonTileView[] => {
  const faces = [
    ...rows.snapshots.flatMap((snapshot) => authorOf(snapshot, texts.tookPicture)),
    ...featured.flatMap((voice) => speakerOf(voice, comments, authors)),
    ...rows.events.flatMap((event) => authorOf(event, texts.announced)),
  ];
  const once = [...new Map(faces.toReversed().map((face) => [face.href, face])).values()].toReversed();
  return once.length < FEWEST ? [] : once.slice(0, PEOPLE);
};

const FEWEST = 3;

const authorOf = ({ author, headline }: TeaserView, words: (title: string) => string): PersonTileView[] => {
  if (!author?.href) return [];
  return [{ name: author.name, href: author.href, portrait: author.portrait, note: words(headline) }];
};

const speakerOf = (
  voice: CommentItemView,
  comments: readonly NewestComment[],
  { people, pictures }: CommentAuthors,
): PersonTileView[] => {
  const person = people.get(comments.find(({ id }) => id === voice.id)?.authorId ?? 0);
  if (!person?.href) return [];
  const portrait = (person.pictureId && pictures.get(person.pictureId)) || null;
  return [{ name: person.name, href: person.href, portrait, note: texts.spoke(voice.headline) }];
};
