// Says which lists of a person's pieces there are, how long they are, and their addresses.
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import {
  COUNTED_UP_TO,
  OLDER_QUERY,
  countPieces,
  cursorBefore,
  listPieces,
  packCursor,
} from '#bundles/lists/public.ts';
import type { PieceCursor, PieceEntry } from '#bundles/lists/public.ts';
import { KIND_QUERY } from './constants.ts';
import * as texts from './texts.ts';
import type { ProfilePageView } from './views.ts';

/** A kind of piece that a person's list can be narrowed to. */
export interface PieceKind {
  readonly type: ContentType;
  /** The word in the address. */
  readonly word: string;
  /** Reads „Schnappschüsse“. */
  readonly name: string;
}

export const pieceKinds = ({ portal }: Ctx): readonly PieceKind[] =>
  declaring(portal.kinds.all(), 'listing', 'names').map(({ type, listing, names }) => ({
    type,
    word: listing.word,
    name: names.many,
  }));

/** How many pieces there are of each kind. */
export type Counts = readonly { readonly kind: PieceKind; readonly count: number }[];

/** Returns how many pieces of each kind a person has published, as far as counting goes. */
export const countsOf = (ctx: Ctx, authorId: number): Promise<Counts> =>
  Promise.all(
    pieceKinds(ctx).map(async (kind) => ({
      kind,
      count: await countPieces(ctx, { authorId, type: kind.type }),
    })),
  );

export interface ListOptions {
  readonly authorId: number;
  /** The person's page. */
  readonly href: string;
  /** The kind of piece; without it, all kinds are meant. */
  readonly kind: PieceKind | undefined;
  readonly after: PieceCursor | undefined;
}

export interface PersonsList {
  readonly entries: readonly PieceEntry[];
  readonly newer: string | null;
  readonly older: string | null;
}

/** Loads one page of the list. */
export const loadList = async (ctx: Ctx, options: ListOptions): Promise<PersonsList> => {
  const { authorId, kind, after } = options;
  const criteria = { authorId, ...(kind && { type: kind.type }) };
  const [{ entries, next }, before] = await Promise.all([
    listPieces(ctx, { ...criteria, after }),
    after && cursorBefore(ctx, [criteria], after),
  ]);
  return {
    entries,
    newer: after ? listHref({ ...options, after: before }) : null,
    older: next ? listHref({ ...options, after: next }) : null,
  };
};

export const listHref = ({ href, kind, after }: Omit<ListOptions, 'authorId'>): string => {
  const query = new URLSearchParams({
    ...(kind && { [KIND_QUERY]: kind.word }),
    ...(after && { [OLDER_QUERY]: packCursor(after) }),
  });
  return query.size > 0 ? `${href}?${query}` : href;
};

/** Finds the kind behind a word of an address; it is undefined for all kinds and for words that name none. */
export const kindOf = (ctx: Ctx, word: string | undefined): PieceKind | undefined =>
  pieceKinds(ctx).find((kind) => kind.word === word);

/** Returns the lists to choose from as tabs; none where there are fewer than two lists with anything in them. */
export const toTabs = (
  counts: Counts,
  href: string,
  shown: PieceKind | undefined,
): ProfilePageView['tabs'] => {
  const filled = counts.filter(({ count }) => count > 0);
  if (filled.length < 2) return [];
  const toTab = (kind: PieceKind | undefined) => ({
    name: kind ? kind.name : texts.everything,
    href: listHref({ href, kind, after: undefined }),
    isCurrent: kind?.type === shown?.type,
  });
  return [
    toTab(undefined),
    ...filled.map(({ kind, count }) => ({ ...toTab(kind), note: texts.countOrMore(count, COUNTED_UP_TO) })),
  ];
};
