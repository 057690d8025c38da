// Describes what a kind does for its manuscripts. It alone understands their content; kinds put it into `writing` of their
// declaration, and writingOf is how it is asked.
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import type { PieceFacts } from '#bundles/pieces/public.ts';
import type { OtherIds, Part } from '#bundles/rich-text/public.ts';
import type { PieceStateLater } from './constants.ts';
import type { CommonContent, RevisionField } from './views.ts';

/** What a kind does for manuscripts. These are methods, not properties, so that the writing of one kind is that of any. */
export interface KindWriting<Content extends CommonContent = CommonContent, Thing = unknown> {
  /** What a new manuscript begins with. */
  blank(): Content;
  /**
   * Content from outside in its one shape, however unfit for publishing it may still be. Throws badInput, by field, for
   * what can't be kept at all, such as a text that is too large. Also reads what was stored by an older version.
   */
  read(ctx: Ctx, content: unknown): Content;
  outline(content: Content): Outline;
  /** The same where what it shows and names has other ids, such as on another portal; what isn't there is left out. */
  rebind(content: Content, ids: OtherIds): Content;
  /** This is everything a reader of revisions compares, in the order of the page. */
  fields(ctx: Ctx, content: Content): Promise<readonly RevisionField[]>;
  /** What a piece that exists was made of. */
  contentOf(ctx: Ctx, id: number): Promise<EditablePiece<Content> | undefined>;
  /** What a new one begins with that is like a piece that exists; undefined for kinds of which each is told anew. */
  startFrom?(content: Content): Content;
  /** Makes a new piece, or changes the one named; in the caller's transaction. Throws 403. */
  publish(ctx: Ctx, publishing: Publishing<Content>): Promise<PublishOutcome>;
  /** Also in the caller's transaction, which has asked whether the viewer may. */
  setState(ctx: Ctx, id: number, state: PieceStateLater): Promise<void>;
  /** What was hidden is as it was before that; the same caller has asked. */
  show(ctx: Ctx, id: number, state: PieceStateLater): Promise<void>;
  /** Stands in lists or not, as they have it now; the same caller has asked. */
  relist(ctx: Ctx, id: number): Promise<void>;
  /**
   * Puts a piece elsewhere as it is, in the caller's transaction; undefined where nothing changed, or where `change` gives nothing.
   * Throws 403, 404, and 422 by field.
   */
  place(
    ctx: Ctx,
    id: number,
    change: (now: CommonContent) => CommonContent | undefined,
  ): Promise<{ readonly before: CommonContent; readonly after: CommonContent } | undefined>;
  /** The page as readers will see it, for whom may read the manuscript. Never kept. */
  preview(ctx: Ctx, content: Content, of: Previewed): Promise<PageAnswer>;
  /** What the rules need of a thing as its kind found it. */
  factsOf(thing: Thing): PieceFacts;
}

declare module '#kernel/content-kinds.ts' {
  interface KindParts {
    /** What a kind does for its manuscripts, where its things are written by people. */
    readonly writing?: KindWriting;
  }
}

/** What lists and accounts need of a content. */
export interface Outline {
  /** '' until it has one. */
  readonly title: string;
  readonly imageIds: readonly number[];
  readonly streamIds: readonly number[];
  /** The parts of its text, for those who ask about its embeds. */
  readonly parts: readonly Part[];
}

export interface EditablePiece<Content> {
  readonly content: Content;
  readonly authorId: number;
  readonly locationPath: string;
  readonly state: PieceStateLater;
  readonly publishedAt: Date | null;
  readonly href: string;
}

export interface Publishing<Content> {
  /** The id of the piece that is changed; null for a new one. */
  readonly id: number | null;
  readonly content: Content;
  readonly authorId: number;
  /** Pictures that somebody put into it who was allowed to. */
  readonly shownIds: readonly number[];
  /** The revisions of the manuscript: what it says now, and what was out before. */
  readonly revisions?: { readonly before: number | null; readonly after: number };
  /** The moments of a piece that comes from elsewhere, and comes as it was there; changed, it keeps those that it has. */
  readonly moments?: PieceMoments;
}

export interface PieceMoments {
  readonly createdAt: Date;
  readonly publishedAt: Date;
  readonly updatedAt?: Date;
}

export type PublishOutcome = { readonly kind: 'published'; readonly id: number } | Invalid;

export interface Previewed {
  readonly id: number | null;
  readonly authorId: number;
  /** What it is drawn from: whoever reads it sees the pictures, videos and sounds that it shows rightfully. */
  readonly manuscript?: { readonly id: number; readonly imageIds: readonly number[] };
}

/** Returns what the kind does for manuscripts. Throws 404 for a kind that is switched off or isn't written. */
export const writingOf = (ctx: Ctx, type: string): KindWriting => {
  const writing = ctx.portal.kinds.get(type)?.writing;
  if (!writing) throw notFound();
  return writing;
};
