// Topic: who comes to the page of a piece: to whom it isn't shown, and who asked for it under another address.
import { movedTo } from '#kernel/answers.ts';
import type { RedirectAnswer } from '#kernel/answers.ts';
import type { Visibility } from '#kernel/content-kinds.ts';
import { gone, notFound } from '#kernel/errors.ts';
import { isTakenBack } from './policy.ts';
import type { PieceFacts } from './policy.ts';

interface Arrival {
  readonly visibility: Visibility;
  /** The path that was asked for; none where the page is drawn for another reason. */
  readonly asked: string | undefined;
  /** The piece's address. */
  readonly href: string;
}

/** The way to the piece's address for those who asked for another one. Throws 404, and 410 for what was taken back. */
export const wayToPiece = (
  piece: Pick<PieceFacts, 'state'>,
  { visibility, asked, href }: Arrival,
): RedirectAnswer | undefined => {
  if (visibility === 'nothing') throw isTakenBack(piece) ? gone() : notFound();
  return asked !== undefined && decodeURI(asked) !== decodeURI(href) ? movedTo(href) : undefined;
};
