// The calls of the desk of places, for the table of roles. For tests only.
import { aPlace } from '#bundles/locations/test-data.ts';
import { ADMINS, row } from './row.ts';
import type { Case, World } from './row.ts';

let count = 0;

const onPlace = (body: (world: World) => Promise<object>) => async (world: World) => ({
  params: { id: (await aPlace(world.ctx, { name: 'Au', kind: 'quarter' })).id },
  body: await body(world),
});

export const placeRows: Readonly<Record<string, Case>> = {
  admin_place_create: row(ADMINS, () => ({ body: { name: `Neuort ${count++}`, kind: 'town' } })),
  admin_place_save: row(
    ADMINS,
    onPlace(async ({ ctx }) => ({
      name: `Andersort ${count++}`,
      kind: 'quarter',
      parentId: String((await aPlace(ctx)).id),
    })),
  ),
  admin_place_order: row(
    ADMINS,
    onPlace(async () => ({ to: 'alphabet' })),
  ),
  admin_place_merge: row(
    ADMINS,
    onPlace(async ({ ctx }) => ({ into: String((await aPlace(ctx)).id) })),
  ),
  admin_places_import_check: row(ADMINS, () => ({ body: { text: `Listenort ${count++}`, sure: '1' } })),
};
