// Says what a format of exports is: one file in plugins/, found by its name. It gets things that the viewer may read, one batch
// at a time, and gives bytes; it asks nobody and keeps nothing.
import type { ExportBlocks, ExportFact, ExportImage } from '#kernel/exporting.ts';
import type { PictureSize } from './constants.ts';

/** A thing as formats get it, with everything that it refers to in words. */
export interface ExportedItem {
  readonly type: string;
  readonly id: number;
  readonly title: string;
  /** Where it stands, with the portal's origin. */
  readonly url: string;
  /** Whether it is less than the whole: who exports it reads no more. */
  readonly isExcerpt: boolean;
  readonly author: { readonly id: number; readonly name: string } | null;
  readonly place: string | null;
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly createdAt: Date | null;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date | null;
  readonly lead: string;
  readonly facts: readonly ExportFact[];
  readonly body: ExportBlocks;
  /** All that the viewer sees of it, in its order. */
  readonly images: readonly ExportImage[];
  /** The images whose files go along, in the order that was chosen. */
  readonly chosen: readonly ExportImage[];
  /** The other things that its text refers to, by `type:id`; those that the viewer doesn't see are missing. */
  readonly references: ReadonlyMap<string, ItemReference>;
  /** Returns what was said about it, the oldest first; it is read when it is asked for. */
  readonly talk: () => AsyncIterable<ExportedItem>;
}

export interface ItemReference {
  readonly title: string;
  readonly url: string;
}

/** What is to be written. */
export interface ExportOrder {
  readonly portal: { readonly name: string; readonly url: string };
  readonly moment: Date;
  /** Who exports. */
  readonly by: string;
  readonly pictureSize: PictureSize;
  readonly batches: () => AsyncIterable<readonly ExportedItem[]>;
}

export interface ExportPlugin {
  /** Stands in calls and in the log. */
  readonly name: string;
  /** Its place among others: lower ones come first. */
  readonly rank: number;
  readonly title: string;
  /** What it is good for. */
  readonly note: string;
  readonly extension: 'json' | 'csv' | 'xml' | 'zip' | 'txt';
  /** Files of pictures go along. */
  readonly takesPictures: boolean;
  /** Returns what is to be known of a thing before it is written, shown in the dialog. */
  readonly check?: (item: ExportedItem) => readonly string[];
  /** Returns the same of a picture that goes along in a size. */
  readonly checkPicture?: (image: ExportImage, size: PictureSize) => readonly string[];
  readonly write: (order: ExportOrder) => AsyncIterable<Uint8Array | string>;
}

export const definePlugin = (plugin: ExportPlugin): ExportPlugin => plugin;

/** Yields all things, one by one. */
export async function* eachItem({ batches }: ExportOrder): AsyncGenerator<ExportedItem> {
  for await (const batch of batches()) yield* batch;
}
