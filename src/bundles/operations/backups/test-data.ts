// Places to restore to, and backups with faults, for tests.
import { createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { makeCtx } from '#kernel/ctx.ts';
import { packTar } from '#kernel/tar.ts';
import { portalItself } from '#kernel/viewer.ts';
import { emptyDatabase, testPortal } from '#kernel/testing/test-portal.ts';
import type { TestPortal } from '#kernel/testing/test-portal.ts';
import { MANIFEST } from './format.ts';
import type { Manifest } from './format.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Creates another machine, with nothing on it; backups are named as they lie in the folder. */
export const anEmptyPlace = async (folder: string) => {
  const elsewhere = await testPortal({ target: await emptyDatabase() });
  const restore = async (name: string, options: object = {}, identities: readonly string[] = []) =>
    restoreBackup(await openBackup(path.join(folder, name), identities), targetOf(elsewhere), {
      isReplacing: false,
      isSending: false,
      ...options,
    });
  return { elsewhere, restore };
};

export const targetOf = (place: TestPortal) => ({
  database: place.database,
  files: place.files,
  bundles: place.bundles,
  log: place.log,
  openPortal: async () => ({ ctx: makeCtx(place, portalItself), close: async () => undefined }),
});

/** Overwrites a file so that it stays as long as it was. */
export const spoil = async (file: string) => writeFile(file, Buffer.alloc((await stat(file)).size, '?'));

/** Writes the same backup, saying something else of itself. */
export const withManifest = async (file: string, other: string, change: (manifest: Manifest) => object) => {
  const { entries } = await openBackup(file);
  async function* changed() {
    for await (const entry of entries())
      yield entry.name === MANIFEST
        ? {
            ...entry,
            body: Buffer.from(JSON.stringify(change(JSON.parse(entry.body.toString('utf8')) as Manifest))),
          }
        : entry;
  }
  await pipeline(packTar(changed()), createGzip(), createWriteStream(other));
};
