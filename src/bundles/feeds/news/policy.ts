// Says who says what is news: editors of the place. contract.md 14.7, 16.1
import { hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

export const mayMarkForNews = (
  viewer: Viewer,
  { locationPath }: { readonly locationPath: string },
): boolean => mayAct(viewer) && hasRole(viewer, 'editor', locationPath);
