// Lists the calls of the lists of members, for the table of roles.
import { anImage } from '#bundles/media/test-data.ts';
import { row } from '../row.ts';
import type { Case, World } from '../row.ts';

/** The owner's, shown nowhere: they may use it, and those who look after all images. */
const FOR_REUSE = 'signIn forbidden forbidden ok forbidden forbidden ok ok';

const imageOf = async ({ ctx, owner }: World) =>
  (await anImage(ctx, { ownerId: owner.id, access: 'gated' })).id;

export const mediaReferences: Readonly<Record<string, Case>> = {
  image_reference: row(FOR_REUSE, async (world) => ({
    params: { imageType: 'image', imageId: await imageOf(world), action: 'reference-add' },
  })),
  imagereference_copy: row(FOR_REUSE, async (world) => ({
    body: { imageManagerPrefix: 'hero', imageReferences: [await imageOf(world)] },
  })),
  references_change: row(FOR_REUSE, async (world) => ({
    body: { action: 'save-add', auswahl: [`image-${await imageOf(world)}`] },
  })),
};
