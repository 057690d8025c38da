// Topic: which lists of a person's pieces there are, how long they are, and their addresses.
import type { Ctx } from '#kernel/ctx.ts';
import {
  COUNTED_UP_TO,
  OLDER_QUERY,
  countPieces,
  cursorBefore,
  listPieces,
  packCursor,
} from '#bundles/pieces/public.ts';
import type { PieceCursor, PieceEntry, PieceType } from '#bundles/pieces/public.ts';
import { KIND_QUERY, KIND_WORDS } from './constants.ts';
import * as texts from './texts.ts';
import type { ProfilePageView } from './views.ts';

export const PIECE_TYPES = Object.keys(KIND_WORDS) as readonly PieceType[];

export type Counts = Readonly<Record<PieceType, number>>;

/** How many pieces of each kind a person has published, as far as counting goes. */
export const countsOf = async (ctx: Ctx, authorId: number): Promise<Counts> => {
  const counts = await Promise.all(PIECE_TYPES.map((type) => countPieces(ctx, { authorId, type })));
  return Object.fromEntries(PIECE_TYPES.map((type, at) => [type, counts[at]!])) as Counts;
};

export interface ListWish {
  readonly authorId: number;
  /** The person's page. */
  readonly href: string;
  /** All kinds without. */
  readonly type: PieceType | undefined;
  readonly after: PieceCursor | undefined;
}

export interface PersonsList {
  readonly entries: readonly PieceEntry[];
  readonly newer: string | null;
  readonly older: string | null;
}

/** One page of the list. */
export const loadList = async (ctx: Ctx, wish: ListWish): Promise<PersonsList> => {
  const { authorId, type, after } = wish;
  const criteria = { authorId, ...(type && { type }) };
  const [{ entries, next }, before] = await Promise.all([
    listPieces(ctx, { ...criteria, after }),
    after && cursorBefore(ctx, { ...criteria, after }),
  ]);
  return {
    entries,
    newer: after ? listHref({ ...wish, after: before }) : null,
    older: next ? listHref({ ...wish, after: next }) : null,
  };
};

export const listHref = ({ href, type, after }: Omit<ListWish, 'authorId'>): string => {
  const query = new URLSearchParams({
    ...(type && { [KIND_QUERY]: KIND_WORDS[type] }),
    ...(after && { [OLDER_QUERY]: packCursor(after) }),
  });
  return query.size > 0 ? `${href}?${query}` : href;
};

/** The kind behind a word of an address; undefined for all kinds and for words that name none. */
export const typeOf = (word: string | undefined): PieceType | undefined =>
  PIECE_TYPES.find((type) => KIND_WORDS[type] === word);

/** Several lists to choose from, when there are several. */
export const toTabs = (
  counts: Counts,
  href: string,
  shown: PieceType | undefined,
): ProfilePageView['tabs'] => {
  const filled = PIECE_TYPES.filter((type) => counts[type] > 0);
  if (filled.length < 2) return [];
  const toTab = (type: PieceType | undefined) => ({
    name: type ? texts.kindNames[type] : texts.everything,
    href: listHref({ href, type, after: undefined }),
    isCurrent: type === shown,
    ...(type && { note: texts.countOrMore(counts[type], COUNTED_UP_TO) }),
  });
  return [undefined, ...filled].map(toTab);
};
