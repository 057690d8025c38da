// Says who names others as organisers without asking them, and who answers.
import { hasActiveRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Editors answer for what they publish at their places; whom they name can still object. */
export const mayVouchForOrganiser = (
  viewer: Viewer,
  { locationPath }: { readonly locationPath: string },
): boolean => mayAct(viewer) && hasActiveRole(viewer, 'editor', locationPath);

/** Saying no is for whoever is named, in any case. */
export const mayAllowOrganiser = (viewer: Viewer): boolean => mayAct(viewer);
