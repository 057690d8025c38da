// Says who registers for a date, and who sees who registered.
import { mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayPublishPiece } from '#bundles/pieces/public.ts';

/** Says whether the viewer may register: members may; guests, who are nobody here, are asked for a name and an address instead. */
export const mayRegister = (viewer: Viewer): boolean => mayAct(viewer);

/** Whoever may change the event: they see names, and answer for them. */
export const mayOrganise = (
  viewer: Viewer,
  event: { readonly locationPath: string; readonly authorId: number },
): boolean => mayPublishPiece(viewer, event);
