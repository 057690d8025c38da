// `npm run bench:backup` measures the memory that a backup takes, with gigabytes of files and with very many of them.
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { makeBackup } from '#bundles/operations/backups/make-backup.ts';

const LARGE_FILES = 6;
const LARGE_BYTES = 512 * 1024 * 1024;
const SMALL_FILES = 5000;
/** What the process may grow by, in bytes, however much there is. */
const GROWTH_BYTES = 200_000_000;
const LOOK_MS = 50;

it('backs up three gigabytes and thousands of files in flat memory', { timeout: 1_800_000 }, async () => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'litfass-bench-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const { database, files, config } = await testPortal({ config: { dataDir: home } });
  await mkdir(path.join(home, 'files/streams'), { recursive: true });
  for (let at = 0; at < LARGE_FILES; at++) {
    // Nothing is written for what is empty in it; each has a length, and with it a content, of its own.
    await using file = await open(path.join(home, 'files/streams', `${at}.mp4`), 'w');
    await file.truncate(LARGE_BYTES + at);
  }
  for (let at = 0; at < SMALL_FILES; at++)
    await files.put(`images/${at}/original.txt`, Readable.from([Buffer.from(`Bild ${at}`)]), {
      contentType: 'text/plain',
    });
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), LOOK_MS);
  const start = performance.now();
  const result = await makeBackup(
    { database, files, config },
    { file: path.join(home, 'sicherungen/erste') },
  ).finally(() => clearInterval(look));
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(
    `${JSON.stringify({ files: result.files, fileBytes: result.fileBytes, growth: most - before, seconds })}\n`,
  );
  expect(result.files).toBe(LARGE_FILES + SMALL_FILES);
  expect(most - before).toBeLessThan(GROWTH_BYTES);
});
