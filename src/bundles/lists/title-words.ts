// Finds pieces by the beginnings of words of their titles, along an index of all or of those of one kind.
import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import { hasBeginnings, hasBeginningsOfKind, mayHaveBeginnings, wordsOfKind } from '#kernel/word-search.ts';
import { pieces } from './schema.ts';

export const titleHas = (words: readonly string[]): SQL =>
  hasBeginnings(sql`to_tsvector('simple', ${pieces.title})`, words);

/** Returns the same condition, asked of titles one by one: most don't even contain the letters. */
export const titleHasOneByOne = (words: readonly string[]): SQL =>
  and(mayHaveBeginnings(pieces.title, words), titleHas(words))!;

/** Returns the condition for one kind, which is part of it: what another kind has a thousand times isn't looked at. */
export const titleOfKindHas = (type: ContentType, words: readonly string[]): SQL =>
  hasBeginningsOfKind(wordsOfKind(sql`${pieces.type}`, sql`${pieces.title}`), type, words);
