// Declares media other than images. Later bundles keep them; the calls for media elements, the lists, the pages of one's own
// media and the check of stored files ask here. contract.md 13
import type { ReactElement } from 'react';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import type { FileAudit } from '#kernel/file-audit.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { MediaType } from './constants.ts';
import type { ImageObj } from './image-obj.ts';

/**
 * Describes one type of media besides images, in the words of `imageObj` so that clients treat all types
 * alike.
 */
export interface MediaSource {
  readonly type: MediaType;
  /** Where people see what they have brought of it, beside the pages of their images and lists. */
  readonly ownPage: { readonly name: string; readonly href: string };
  /** Draws what stands within its media element. Throws 404 for unknown and invisible ones, 410 for deleted and blocked ones. */
  readonly draw: (ctx: Ctx, id: number) => Promise<ReactElement>;
  /** Says whether it is finished, and what it is. Throws as `draw`. */
  readonly storageState: (ctx: Ctx, id: number) => Promise<StorageState>;
  /** Finds media for the lists: null where the viewer may not use one; unknown and deleted ones are missing. */
  readonly findReferable: (ctx: Ctx, ids: readonly number[]) => Promise<ReferableObjs>;
  /** Its rows and files are compared by `npm run media -- verify`. */
  readonly files: FileAudit;
}

/** The slot in which bundles declare the type of media that they keep. */
export const mediaSources = defineSlot<void, MediaSource>('media.sources');

/** What `imagestoragestate` answers. */
export interface StorageState {
  readonly isStorageFinalized: boolean;
  readonly imageData: ImageObj;
}

export type ReferableObjs = readonly (readonly [id: number, obj: ImageObj | null])[];

/** Throws 404 for a type that no bundle keeps. */
export const loadSource = async (ctx: Ctx, type: MediaType): Promise<MediaSource> => {
  const source = (await mediaSources.collect(ctx)).find((source) => source.type === type);
  if (!source) throw notFound();
  return source;
};
