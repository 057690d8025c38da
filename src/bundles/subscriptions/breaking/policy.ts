// Says who decides that something can't wait: editors of its place.
import { hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

export const maySendBreaking = (
  viewer: Viewer,
  { locationPath }: { readonly locationPath: string },
): boolean => mayAct(viewer) && hasRole(viewer, 'editor', locationPath);
