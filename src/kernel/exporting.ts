// Kinds declare here what they give out of their things when these are exported, in words that no bundle owns: what is written
// into files follows from them, so that a kind is exported by declaring this and a format knows no kind. docs/decisions/0062
import type { Readable } from 'node:stream';
import type { Visibility } from './content-kinds.ts';
import type { Ctx } from './ctx.ts';
import { defineSlot } from './slots.ts';
import type { Role } from './viewer.ts';

/** A thing that the viewer sees, and how much of it. */
export interface SeenThing<Thing> {
  readonly id: number;
  readonly thing: Thing;
  readonly visibility: Exclude<Visibility, 'nothing'>;
}

export interface KindExporting<Thing = unknown> {
  /** The role that exports what isn't one's own, at the place of the thing. */
  readonly role: Role;
  /** The names in the singular and plural of a count: „1 Artikel“, „3 Beiträge“. */
  readonly names: { readonly one: string; readonly many: string };
  /** What somebody has put on the portal goes along with them. */
  readonly holdsPieces?: boolean;
  /** All that each of these may give out for this visibility and no more, in one batch. */
  contentOf(ctx: Ctx, seen: readonly SeenThing<Thing>[]): Promise<ReadonlyMap<number, ExportedContent>>;
}

export interface ExportedContent {
  readonly lead: string;
  readonly locationId: number | null;
  readonly categoryId: number | null;
  readonly tagIds: readonly number[];
  readonly createdAt: Date | null;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date | null;
  /** What else the kind knows, in the order in which it is shown. */
  readonly facts: readonly ExportFact[];
  readonly body: readonly ExportBlock[];
  /** What opens it comes first; those of the body may be left out. */
  readonly imageIds: readonly number[];
}

/**
 * A fact about a thing. `name` and `value` are for programs and stand in files for years; `label` and `words`, where the value
 * is a name of the program's, are for people.
 */
export interface ExportFact {
  readonly name: string;
  readonly label: string;
  readonly value: string | number | boolean | readonly string[] | null;
  readonly words?: string | readonly string[];
  /** What a reader of paper must know of it, a line each. */
  readonly onPaper?: readonly string[];
}

/** A text as a neutral format: each block says what it is, none how it looks. */
export type ExportBlock =
  | { readonly type: 'paragraph'; readonly text: readonly ExportRun[] }
  | { readonly type: 'heading'; readonly level: number; readonly text: readonly ExportRun[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly ExportBlocks[] }
  | { readonly type: 'quote'; readonly author: string | null; readonly blocks: ExportBlocks }
  | { readonly type: 'box'; readonly title: string | null; readonly blocks: ExportBlocks }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'table'; readonly rows: readonly (readonly ExportBlocks[])[] }
  | { readonly type: 'images'; readonly imageIds: readonly number[]; readonly caption: string | null }
  | { readonly type: 'piece'; readonly contentType: string; readonly id: number }
  | { readonly type: 'media'; readonly provider: string; readonly address: string | null }
  | { readonly type: 'rule' };

export type ExportBlocks = readonly ExportBlock[];

/** Words of one look. */
export interface ExportRun {
  readonly text: string;
  readonly isBold?: true;
  readonly isItalic?: true;
  readonly href?: string;
}

/** An image with its words and the files that there are of it. */
export interface ExportImage {
  readonly id: number;
  readonly caption: string;
  readonly alt: string;
  /** Who made it, without „Foto:“. */
  readonly credit: string;
  readonly source: string;
  readonly licence: string;
  /** The viewer may take its files along. contract.md 15.6 */
  readonly isReusable: boolean;
  /** A small file for a choice on a page. */
  readonly thumb: string | null;
  /** The files by ascending width, in JPEG; empty while it is being worked on. */
  readonly files: readonly ExportImageFile[];
}

export interface ExportImageFile {
  /** The name of the size: `M`, `L`, `XL` or `XXL`. */
  readonly size: string;
  readonly width: number;
  readonly height: number;
  /** Where everybody who may see it finds it, as a path. */
  readonly address: string;
  /** Returns how large it is; 0 where the storage has lost it. */
  readonly bytes: () => Promise<number>;
  /** Returns the file with its caption and credit as they are now in it; undefined where the storage has lost it. */
  readonly open: () => Promise<Readable | undefined>;
}

/** The images among these that the viewer may see; in no promised order. */
export const exportImages = defineSlot<readonly number[], ExportImage>('export.images');
