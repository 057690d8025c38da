// Tests what `npm run backup -- check` finds.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { STORE_FOLDER } from '#bundles/operations/backups/constants.ts';
import { makeKey } from '#bundles/operations/backups/encryption.ts';
import { makeBackup } from '#bundles/operations/backups/make-backup.ts';
import { runBackupCommand } from './backup-command.ts';

it('a file that was changed in its place is found by whoever has the key', async () => {
  const portal = await testPortal();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-check-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await portal.files.put('images/1/a.txt', Readable.from([Buffer.from('Bild')]), {
    contentType: 'text/plain',
  });
  const { identity, recipient } = await makeKey();
  const [file, key] = [path.join(folder, 'backup'), path.join(folder, 'key')];
  await writeFile(key, `${identity}\n`);
  await makeBackup(portal, { file, recipients: [recipient] });
  const said: string[] = [];
  const check = () => runBackupCommand(['check', file, '--key', key], (line) => void said.push(line));
  expect(await check()).toBe(0);
  expect(said.join(' ')).toContain('1 Dateien');
  const store = path.join(folder, STORE_FOLDER);
  const [part] = (await readdir(store)).filter((name) => name.length === 2);
  const [content] = await readdir(path.join(store, part!));
  await writeFile(path.join(store, part!, content!), 'kaputt');
  await expect(check()).rejects.toThrow('„images/1/a.txt“ ist beschädigt');
});

it.each(['check', 'new-key'])('%s without a file makes no backup of that name', async (word) => {
  await expect(runBackupCommand([word], () => undefined)).rejects.toThrow('npm run backup');
});
