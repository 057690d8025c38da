// Serves /admin/betrieb/speicher: what lies in the storage of files by kind, how much room is left, and whose most of it is.
import { statfs } from 'node:fs/promises';
import { agoOf } from '#design/dates.ts';
import { grouped } from '#design/wording.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { StorageKind } from '#kernel/storage-kinds.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { bytesText } from '../bytes-text.ts';
import { loadFrame } from '../frame.ts';
import { operationsPaths } from '../paths.ts';
import { bytesOf } from './queries.ts';
import type { StorageCount } from './queries.ts';
import * as texts from './texts.ts';
import { StoragePage } from './ui/StoragePage.tsx';
import type { StoragePageView } from './views.ts';

export const loadStoragePage = async (
  ctx: Ctx,
  { countedAt, kinds, owners }: StorageCount,
): Promise<PageAnswer> => {
  const { frame, head } = await loadFrame(ctx, url(operationsPaths.storage));
  const people = await usersByIds(
    ctx,
    owners.map(({ userId }) => userId),
  );
  const view: StoragePageView = {
    ...frame,
    countedAt: agoOf(countedAt, ctx.now),
    kinds: [...kinds.toSorted((a, b) => a.order - b.order).map(toKindView), sumOf(kinds)],
    room: await roomOf(ctx),
    owners: owners.map(({ userId, files, bytes }) => {
      const person = people.get(userId);
      return {
        id: userId,
        name: person?.name || texts.formerMember,
        href: person?.href ?? null,
        note: texts.files(files),
        figure: bytesText(bytes),
      };
    }),
  };
  return page(StoragePage, view, { head });
};

const toKindView = ({ name, files, bytes }: StorageKind) => ({
  name,
  files: grouped(files),
  size: bytes === null ? texts.notCounted : bytesText(bytes),
});

const sumOf = (kinds: readonly StorageKind[]) => ({
  name: texts.all,
  files: grouped(kinds.reduce((sum, { files }) => sum + files, 0)),
  size: bytesText(bytesOf(kinds)),
});

const roomOf = async ({ config }: Ctx): Promise<string> => {
  if (config.s3) return texts.inBucket(config.s3.bucket);
  const disk = await statfs(config.dataDir).catch(() => undefined);
  if (!disk) return texts.diskUnknown;
  return texts.onDisk(bytesText(disk.bavail * disk.bsize), bytesText(disk.blocks * disk.bsize));
};
