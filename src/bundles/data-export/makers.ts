// Lets later bundles make files of much at once, by a choice of their own. They wait, are made, told of, fetched and forgotten
// like every other export.
import type { Ctx } from '#kernel/ctx.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { Viewer } from '#kernel/viewer.ts';

export interface ExportMaker {
  /** Stands in the log in the place of what kinds are called, and is what entries of the history about its runs are about. */
  readonly dataType: string;
  /** The name of the format in the log. */
  readonly title: string;
  readonly extension: 'zip';
  /** Says whether the viewer may have this file; asked when it is begun, when it is made and when it is fetched. */
  readonly may: (viewer: Viewer) => boolean;
  readonly write: (ctx: Ctx, order: MadeOrder) => AsyncIterable<Uint8Array | string>;
}

export interface MadeOrder {
  /** The choice of whoever began it, in the maker's own words. */
  readonly choice: unknown;
  /** Reports how many pieces are in it by now. */
  readonly onProgress: (pieces: number) => Promise<void>;
}

export const exportMakers = defineSlot<void, ExportMaker>('export.makers');

export const findMaker = async (ctx: Ctx, dataType: string): Promise<ExportMaker | undefined> =>
  (await exportMakers.collect(ctx)).find((maker) => maker.dataType === dataType);
