// Copies pictures as they are now, as a proof whatever becomes of their files.
import type { Ctx } from '#kernel/ctx.ts';
import { actAs } from '#kernel/ctx.ts';
import { exportImages } from '#kernel/exporting.ts';
import type { ExportImage } from '#kernel/exporting.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { EvidencePicture } from './reportables.ts';

/** The most pictures that are kept as a proof; more of them would prove no more. */
const MOST_PICTURES = 6;
/** What one sees on is enough. */
const COPY_WIDTH = 800;

/** Whoever may see them. Reads files: not inside a transaction. */
export const copyPictures = async (ctx: Ctx, ids: readonly number[]): Promise<EvidencePicture[]> => {
  const wanted = [...new Set(ids)].slice(0, MOST_PICTURES);
  if (wanted.length === 0) return [];
  const images = await exportImages.collect(actAs(ctx, portalItself), wanted);
  const copies = await Promise.all(images.toSorted((a, b) => a.id - b.id).map(copy));
  return copies.filter((picture) => picture !== undefined);
};

const copy = async ({ alt, files }: ExportImage): Promise<EvidencePicture | undefined> => {
  const file = files.find(({ width }) => width >= COPY_WIDTH) ?? files.at(-1);
  const stream = await file?.open();
  if (!stream) return undefined;
  const bytes = Buffer.concat((await stream.toArray()) as Buffer[]);
  return { alt, src: `data:image/jpeg;base64,${bytes.toString('base64')}` };
};
