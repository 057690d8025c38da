// A portal of one machine goes to a server and a bucket by the command, and from there back to a machine.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import type { DatabaseTarget } from '#kernel/database.ts';
import { openFiles } from '#kernel/files.ts';
import type { Files } from '#kernel/files.ts';
import { portalItself } from '#kernel/viewer.ts';
import { startTestBucket } from '#kernel/testing/test-bucket.ts';
import { emptyDatabase, testPortal } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { runBackupCommand } from './backup-command.ts';
import { runRestoreCommand } from './restore-command.ts';

const SECRET = 'a secret that is long enough for everything';
const LARGE = Buffer.alloc(12_000_000, 'groß ');

const urlOf = (target: DatabaseTarget): string => {
  if ('url' in target) return target.url;
  const { socketDir, port, user, database } = target;
  return `postgres://${user}@${encodeURIComponent(socketDir)}:${port}/${database}`;
};

const filesIn = async (files: Files): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for await (const key of files.list('')) found[key] = (await files.stat(key))!.bytes;
  return found;
};

/** Sets the environment as somebody does who starts the command. */
const liveAt = (target: DatabaseTarget, dataDir: string, s3 = '') => {
  vi.stubEnv('DATABASE_URL', urlOf(target));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('S3_URL', s3);
  vi.stubEnv('SECRET', SECRET);
  vi.stubEnv('LOG_LEVEL', 'silent');
};

it('a portal comes from a disk into a bucket and another server, and from there back to a disk', {
  timeout: 180_000,
}, async () => {
  const portal = await testPortal();
  await anArticle(makeCtx(portal, portalItself), { headline: 'Die Brücke ist wieder offen' });
  const put = (key: string, content: Buffer) =>
    portal.files.put(key, Readable.from([content]), { contentType: 'text/plain' });
  await put('images/1/klein.txt', Buffer.from('ein Bild'));
  // This file is more than a bucket takes in one piece.
  await put('images/2/gross.txt', LARGE);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-restored-'));
  const bucket = await startTestBucket();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await bucket.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const { key, secret, endpoint, bucket: name, region } = bucket.location;
  const s3 = `s3://${key}:${secret}@${new URL(endpoint).host}/${name}?region=${region}&tls=false`;
  const server = await emptyDatabase();

  liveAt(portal.target, portal.config.dataDir);
  expect(await runBackupCommand([path.join(folder, 'erste')], say)).toBe(0);
  liveAt(server, path.join(folder, 'leer'), s3);
  expect(await runRestoreCommand([path.join(folder, 'erste')], say)).toBe(0);
  expect(said.join('\n')).toContain('Wiederhergestellt');
  const inBucket = openFiles({ dataDir: '', s3: bucket.location });
  expect(await filesIn(inBucket)).toEqual(await filesIn(portal.files));
  expect(await buffer((await inBucket.get('images/2/gross.txt'))!.stream)).toEqual(LARGE);
  await expect(runRestoreCommand([path.join(folder, 'erste')], say)).rejects.toThrow('--replace');

  expect(await runBackupCommand([path.join(folder, 'zweite')], say)).toBe(0);
  const third = await emptyDatabase();
  liveAt(third, path.join(folder, 'wieder'));
  expect(await runRestoreCommand([path.join(folder, 'zweite')], say)).toBe(0);
  const again = await testPortal({ target: third });
  const { rows } = await again.database.query('select headline from article_revisions');
  expect(rows).toEqual([{ headline: 'Die Brücke ist wieder offen' }]);
  const onDisk = openFiles({ dataDir: path.join(folder, 'wieder'), s3: undefined });
  expect(await filesIn(onDisk)).toEqual(await filesIn(portal.files));
});
