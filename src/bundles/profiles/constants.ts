// Numbers and fixed words of profiles.
import type { PieceType } from '#bundles/pieces/public.ts';

/** Query name that narrows the list to one kind of piece, and its values. */
export const KIND_QUERY = 'art';
export const KIND_WORDS: Readonly<Record<PieceType, string>> = {
  article: 'beitraege',
  imagepost: 'schnappschuesse',
  event: 'termine',
};

/** Comments beside the pieces, and in their place where there are none. */
export const COMMENTS_BESIDE = 5;
