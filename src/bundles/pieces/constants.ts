// Numbers and fixed words of pieces, and the tags of mixed lists.
import { DAY_MS } from '#kernel/durations.ts';

/** Every list of the whole portal. */
export const ALL_PIECES_TAG = 'pieces';
/** Lists of a place, which hold what lies below it. */
export const placePiecesTag = (locationId: number) => `pieces:location:${locationId}`;
/** Lists of a free word. */
export const tagPiecesTag = (tagId: number) => `pieces:tag:${tagId}`;
/** Lists of what somebody wrote. */
export const authorPiecesTag = (authorId: number) => `pieces:author:${authorId}`;

/** Entries of a list page. */
export const LIST_LENGTH = 24;
/** Query name that continues a list behind the last entry shown. */
export const OLDER_QUERY = 'vor';
/** Longer lists are counted as „mehr als“ so many. */
export const COUNTED_UP_TO = 500;

/** What a card shows beside headline and picture: no text, the lead, or the lead under a large picture. contract.md 3 */
export const CARD_LAYOUTS = ['article-no-text', 'article-text', 'article-teaser'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];
export const [CARD_LAYOUT, CARD_LAYOUT_TEXT, CARD_LAYOUT_TEASER] = CARD_LAYOUTS;

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

/** Was out and is no longer, as far as readers are to know. */
export const UNPUBLISHED_STATES = ['withdrawn', 'expired', 'erased', 'hidden'] as const;
export type UnpublishedState = (typeof UNPUBLISHED_STATES)[number];
/** Pieces of its place that are shown in the place of one that is gone. */
export const NEWEST_INSTEAD = 4;

/** What came out longer ago is no news any more, such as content that comes from elsewhere. */
export const NEWS_LIFETIME_MS = DAY_MS;

export const MAX_TAGS = 12;
export const MAX_TAG_LENGTH = 60;

/** Of what is being written and need not be fit for publishing yet: characters of a field of words, and tags. */
export const MAX_STORED_LENGTH = 20_000;
export const MAX_STORED_TAGS = 100;

/** Stands in the address of a tag without letters. */
export const TAG_SLUG = 'thema';

/** Who looks for a title looks among so many of the newest pieces of a kind. */
export const TITLES_SEARCHED = 20_000;
