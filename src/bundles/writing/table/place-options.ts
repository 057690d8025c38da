// Topic: places where the viewer is an editor, to choose from.
import type { OptionView } from '#design/Field.tsx';
import type { Ctx } from '#kernel/ctx.ts';
import { hasRole } from '#kernel/viewer.ts';
import { getLocationTree } from '#bundles/locations/public.ts';

/** By name. */
export const editedPlaceOptions = async (ctx: Ctx): Promise<OptionView[]> => {
  const { all } = await getLocationTree(ctx);
  return all
    .filter(({ path }) => hasRole(ctx.viewer, 'editor', path))
    .map(({ id, name }) => ({ value: String(id), name }));
};
