// This is what leaves the server for a picture as an element of a page.
import type { SizeTag } from '../constants.ts';
import type { ImageExtension } from '../rules.ts';

/** The controls that can be asked for; one appears only where the viewer may, too. contract.md 13 */
export interface MediaFlags {
  readonly edit: boolean;
  readonly download: boolean;
  readonly delete: boolean;
  readonly contextMenu: boolean;
  readonly metadataBadge: boolean;
  readonly referenceMode: boolean;
}

/** What the viewer may do with a picture, and what the badge tells about it. */
export interface MediaControls {
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  readonly mayDownload: boolean;
  /** Puts it on the own lists, and picks it from one. */
  readonly mayReuse: boolean;
  readonly mayQuarantine: boolean;
  /** The licence in words, with the day on which it ends; empty when nothing was said. */
  readonly licence: string;
  readonly source: string;
}

/** One size of a picture, with the files there are of it. */
export interface SizeView {
  readonly tag: SizeTag;
  /** The size in pixels, such as `800 × 533`. */
  readonly pixels: string;
  readonly files: readonly FileView[];
}

export interface FileView {
  readonly extension: ImageExtension;
  /** The format, such as `JPEG`. */
  readonly format: string;
  /** The size of the file, such as `82 KB`; null where the file is missing. */
  readonly bytes: string | null;
  /** The address is whole. */
  readonly address: string;
}

export interface UrlListView {
  readonly sizes: readonly SizeView[];
  /** The addresses hold for an hour or two only. */
  readonly isGated: boolean;
}
