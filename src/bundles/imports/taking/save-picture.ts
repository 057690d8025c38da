// A picture that comes is an image and recorded in one moment: a process that is killed leaves none that no import knows of.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FileSource } from '#kernel/files.ts';
import { createImage, removeOriginal, storeOriginal } from '#bundles/media/public.ts';
import type { Import } from '../queries.ts';
import { findPictureHere } from './pictures-here.ts';
import { lockTaking, recordImported } from './record-imported.ts';

interface WantedImage {
  /** What it is called there. */
  readonly key: string;
  readonly file: FileSource;
  readonly details: NonNullable<Parameters<typeof createImage>[2]>;
}

/** Returns the id of a picture here, or why it didn't come. It is called outside any transaction. */
export const savePicture = async (
  ctx: Ctx,
  source: Import,
  { key, file, details }: WantedImage,
): Promise<number | string> => {
  const stored = await storeOriginal(ctx, file);
  if (stored.kind === 'refused') return stored.text;
  const { original } = stored;
  const outcome = await withTransaction(ctx, async (ctx) => {
    await lockTaking(ctx, source);
    const id = await findPictureHere(ctx, source, key);
    if (id !== undefined) return { kind: 'known', id } as const;
    const image = await createImage(ctx, original, details);
    if (image.kind === 'created')
      await recordImported(ctx, source, 'picture', key, { type: 'image', id: image.id });
    return image;
  });
  if (outcome.kind !== 'created') await removeOriginal(ctx, original.key);
  return outcome.kind === 'refused' ? outcome.text : outcome.id;
};
