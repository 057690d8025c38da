// Says what a piece can be, how many tags it bears, and by which tags pages hold it.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { aspectOf } from '#kernel/invalidation.ts';

/** What a piece can be. contract.md 14.6 */
export const PIECE_STATES = [
  'draft',
  'scheduled',
  'in-review',
  'published',
  'withdrawn',
  'expired',
  'hidden',
  'erased',
] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** The states of a piece that was out and is no longer, as far as readers are to know. */
export const UNPUBLISHED_STATES = ['withdrawn', 'expired', 'erased', 'hidden'] as const;
export type UnpublishedState = (typeof UNPUBLISHED_STATES)[number];

export const MAX_TAGS = 12;
export const MAX_TAG_LENGTH = 60;

/** The name of the desks' table of all pieces, to which bundles add what can be done with many. */
export const PIECE_TABLE_NAME = 'beitraege';

/** Returns the tag of what shows nothing of a piece that its comments change. */
export const pieceContentTag = (ref: ContentRef): string => aspectOf(refKey(ref), 'content');
/** Returns the tag of what shows how many comments a piece has, by its key; it is touched with the piece, too. */
export const commentCountTag = (key: string): string => aspectOf(key, 'comments');
/** The tag of lists of what is talked about most, to which the next comment under any piece may bring another one. */
export const DISCUSSED_TAG = 'pieces:discussed';
/** Returns the tags that another number of comments touches. */
export const tagsOfNewCount = (key: string): string[] => [commentCountTag(key), DISCUSSED_TAG];
