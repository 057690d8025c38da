// Kinds say this of their things to those who look for words in them. Only what everybody may read is ever said: what is kept
// back from some is found by nobody. docs/decisions/0093
import type { Ctx } from './ctx.ts';

export interface KindSearching {
  /** What one of its things is, for kinds that have no names: „Seite“. */
  readonly label?: string;
  /** It speaks of every thing once: ids above `after`, the smallest first. */
  readonly idsAfter: (ctx: Ctx, after: number, limit: number) => Promise<readonly number[]>;
  /** Returns the words of each of these, in one batch; one that nobody is to find is missing. */
  readonly wordsOf: (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlyMap<number, SearchedThing>>;
  /** A thing may be another one whenever its tag is touched: for kinds that are seldom touched. */
  readonly followsTag?: boolean;
}

export interface SearchedThing {
  readonly title: string;
  readonly lead: string;
  /** The paragraphs, without what opens them. */
  readonly text: string;
  /** Words that belong to it and stand nowhere in it: a genre, an address. */
  readonly further?: readonly string[];
  /** The place; it and the category are null for what stands nowhere. */
  readonly locationId: number | null;
  readonly locationPath: string;
  readonly categoryId: number | null;
  readonly tagIds: readonly number[];
  readonly authorId: number | null;
  /** Nobody finds it before; null for what has no time. */
  readonly publishedAt: Date | null;
}
