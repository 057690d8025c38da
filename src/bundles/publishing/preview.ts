// Draws a piece as readers will see it, before it is out. The kinds draw their own page with it.
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { TagView } from '#design/TagList.tsx';
import { findLocation } from '#bundles/locations/public.ts';
import * as texts from './texts.ts';
import { Preview } from './ui/Preview.tsx';
import { slugsOfPieces } from '#bundles/pieces/public.ts';

interface PlacedSoFar {
  readonly id: number | null;
  readonly authorId: number;
  readonly locationId: number | null;
  readonly categoryId: number | null;
}

/** Returns the columns of `pieceColumns` and the slugs of a piece as if it came out now, place or not. */
export const rowAsIfOut = async (ctx: Ctx, piece: PlacedSoFar) => {
  const placed = {
    authorId: piece.authorId,
    locationId: piece.locationId ?? 0,
    categoryId: piece.categoryId ?? 0,
  };
  const [slugs, location] = await Promise.all([slugsOfPieces(ctx), findLocation(ctx, placed.locationId)]);
  return {
    ...placed,
    ...slugs(placed),
    id: piece.id ?? 0,
    state: 'published' as const,
    locationPath: location?.path ?? '',
    tagIds: [],
    createdAt: ctx.now,
    publishedAt: ctx.now,
    updatedAt: null,
  };
};

/** Returns the title, or words for one that is missing: who writes may not have found one yet. */
export const titleAsIfOut = (title: string): string => (title.trim() === '' ? texts.untitled : title);

/** Tags by their names: a page of what carries one may only come with the piece. */
export const tagsAsIfOut = (names: readonly string[]): TagView[] =>
  names.map((name) => ({ name, href: null }));

/** Answers with the kind's own page beneath a word on what it is; never kept, and not for search engines. */
export const previewAnswer = <V>(Component: ComponentType<{ view: V }>, view: V, title: string): PageAnswer =>
  new PageAnswer(createElement(Preview, null, createElement(Component, { view })), {
    head: { title: texts.previewOf(titleAsIfOut(title)), robots: 'noindex' },
  });
