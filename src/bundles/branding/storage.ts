// Says how much room the portal's own pictures take, with all that they were before.
import type { Ctx } from '#kernel/ctx.ts';
import type { StorageKind } from '#kernel/storage-kinds.ts';
import { FOLDER } from './files.ts';
import { storage } from './texts.ts';

/** They are few: each is asked how large it is. */
export const brandStorage = async ({ portal }: Ctx): Promise<StorageKind> => {
  let [files, bytes] = [0, 0];
  for await (const key of portal.files.list(FOLDER)) {
    files++;
    bytes += (await portal.files.stat(key))?.bytes ?? 0;
  }
  return { name: storage, order: 40, files, bytes };
};
