// Lists the calls of the image editor and of pictures in order, for the table of roles.
import { anArticle } from '#bundles/articles/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { row } from '../row.ts';
import type { Case, World } from '../row.ts';

const ownImage = ({ ctx, owner }: World) => anImage(ctx, { ownerId: owner.id });

export const mediaEditing: Readonly<Record<string, Case>> = {
  image_editor_execute: row('signIn forbidden forbidden ok forbidden forbidden ok ok', async (world) => ({
    params: { id: (await ownImage(world)).id },
    body: { prefix: 'test', caption: { caption: 'Die Brücke am Abend' } },
  })),
  image_delete: row('signIn forbidden forbidden ok forbidden forbidden ok ok', async (world) => ({
    params: { id: (await ownImage(world)).id },
  })),
  // Members aren't authors here: only those who look after the place may.
  sortable_images_save: row(
    'signIn forbidden forbidden forbidden forbidden forbidden ok ok',
    async ({ ctx, owner, place }) => ({
      body: {
        ownerType: 'article',
        ownerId: (await anArticle(ctx, { locationId: place.id, authorId: owner.id })).id,
        heroId: '',
        galleryIds: [],
        revision: 1,
      },
    }),
  ),
};
