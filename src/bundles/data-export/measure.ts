// Measures how much an export is, before it is made: only as many things and bytes as decide whether the worker makes it.
import type { Ctx } from '#kernel/ctx.ts';
import type { ExportImage } from '#kernel/exporting.ts';
import { IMAGES_TYPE, MOST_BYTES_AT_ONCE, MOST_PIECES_AT_ONCE } from './constants.ts';
import type { PictureSize } from './constants.ts';
import { itemBatches } from './items.ts';
import { fileOf } from './picture-files.ts';
import { plainText } from './plain-text.ts';
import type { ExportPlugin, ExportedItem } from './plugin.ts';
import { countRefs } from './refs.ts';
import type { Scope } from './scope.ts';

/** What a thing takes beside its words. */
const OVERHEAD_BYTES = 800;

/** Says whether the worker makes it, since it is more than somebody should wait for. contract.md 17.1 */
export const isLarge = async (ctx: Ctx, scope: Scope, options: MeasureOptions): Promise<boolean> => {
  const isCounted = scope.dataType !== IMAGES_TYPE;
  if (isCounted && (await countRefs(ctx, scope, MOST_PIECES_AT_ONCE)) > MOST_PIECES_AT_ONCE) return true;
  if (!options.plugin.takesPictures) return false;
  let bytes = 0;
  for await (const items of itemBatches(ctx, scope, options))
    bytes += await pictureBytes(items, options.size);
  return bytes > MOST_BYTES_AT_ONCE;
};

interface MeasureOptions {
  readonly plugin: ExportPlugin;
  readonly imageIds: readonly number[] | null;
  readonly size: PictureSize;
}

/** Returns the bytes of the words of these things. */
export const textBytes = (items: readonly ExportedItem[]): number =>
  items.reduce((sum, item) => sum + OVERHEAD_BYTES + item.lead.length + plainText(item.body, item).length, 0);

const pictureBytes = async (items: readonly ExportedItem[], size: PictureSize): Promise<number> => {
  const files = items.flatMap(({ chosen }) => chosen.flatMap((image) => fileOf(image, size) ?? []));
  const bytes = await Promise.all(files.map((file) => file.bytes()));
  return bytes.reduce((sum, one) => sum + one, 0);
};

/** Returns the bytes of one picture in each size, for a choice that adds up what is chosen. */
export const bytesBySize = async (
  image: ExportImage,
  sizes: readonly PictureSize[],
): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    await Promise.all(sizes.map(async (size) => [size, (await fileOf(image, size)?.bytes()) ?? 0] as const)),
  );
