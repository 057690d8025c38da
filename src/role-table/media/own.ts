// Holds the forms of one's own pictures, for the table of roles.
import { anImage } from '#bundles/media/test-data.ts';
import { row } from '../row.ts';
import type { Case } from '../row.ts';

const FORM = 'multipart/form-data; boundary=x';

export const mediaOwn: Readonly<Record<string, Case>> = {
  // Without a file the form comes back.
  own_images_upload: row('signIn forbidden forbidden invalid invalid invalid invalid invalid', () => ({
    type: FORM,
    body: '--x--\r\n',
  })),
  own_image_save: row('signIn forbidden forbidden ok forbidden forbidden ok ok', async ({ ctx, owner }) => ({
    params: { id: (await anImage(ctx, { ownerId: owner.id })).id },
    body: 'caption[caption]=Die Brücke',
  })),
};
