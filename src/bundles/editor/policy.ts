// Who may have pictures, texts and contents of other sites fetched: whoever may write.
import { forbidden } from '#kernel/errors.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { actRefusals, refusalToAct } from '#bundles/users/public.ts';

/** Throws 403 with the reason. */
export const demandWriter = (viewer: Viewer): void => {
  const refusal = refusalToAct(viewer);
  if (refusal) throw forbidden(actRefusals[refusal]);
};
