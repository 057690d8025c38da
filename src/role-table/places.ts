// Lists the calls of the desks of places, categories and tags, for the table of roles. For tests only.
import { anImage } from '#bundles/media/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { ensureTags } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { ADMINS, row } from './row.ts';
import type { Case, World } from './row.ts';

let count = 0;

const onPlace = (body: (world: World) => Promise<object>) => async (world: World) => ({
  params: { id: (await aPlace(world.ctx, { name: 'Au', kind: 'quarter' })).id },
  body: await body(world),
});

const onCategory = (body: (world: World) => Promise<object>) => async (world: World) => ({
  params: { id: (await aCategory(world.ctx)).id },
  body: await body(world),
});

const onTag =
  (body: object) =>
  async ({ ctx }: World) => {
    const [id] = await ensureTags(ctx, [`Schlagwort ${count++}`, 'Zielwort']);
    return { params: { id: id! }, body };
  };

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
  admin_place_picture_save: row(
    ADMINS,
    onPlace(async ({ ctx, owner }) => ({ image: String((await anImage(ctx, { ownerId: owner.id })).id) })),
  ),
  admin_places_import_check: row(ADMINS, () => ({ body: { text: `Listenort ${count++}`, sure: '1' } })),
  admin_category_create: row(ADMINS, () => ({ body: { name: `Neurubrik ${count++}`, tone: 'news' } })),
  admin_category_save: row(
    ADMINS,
    onCategory(async () => ({ name: `Andersrubrik ${count++}`, tone: 'opinion' })),
  ),
  admin_category_order: row(
    ADMINS,
    onCategory(async () => ({ to: 'up' })),
  ),
  admin_category_merge: row(
    ADMINS,
    onCategory(async ({ ctx }) => ({ into: String((await aCategory(ctx)).id) })),
  ),
  admin_tag_save: row(ADMINS, onTag({ name: 'Anderswort', synonyms: '' })),
  admin_tag_merge: row(ADMINS, onTag({ into: 'Zielwort' })),
  admin_tag_delete: row(ADMINS, onTag({ sure: '1' })),
};
