// Lists the calls of media elements, for the table of roles.
import { anImage } from '#bundles/media/test-data.ts';
import { EVERYBODY, row } from '../row.ts';
import type { Case } from '../row.ts';

export const mediaElements: Readonly<Record<string, Case>> = {
  // It only tells: whoever sees the image may ask.
  image_storage_state: row(EVERYBODY, async ({ ctx }) => ({
    body: { image_id: (await anImage(ctx)).id, image_type: 'image' },
  })),
};
