// `npm run bench:archive` measures the memory that an archive of gigabytes takes, when it is written and when it is read, and
// whether others read the file, which is larger than a ZIP file without 64 bits may be.
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { readChoice, USUAL_CHOICE } from '#bundles/archives/choice.ts';
import { readContents } from '#bundles/archives/reading/archive-entries.ts';
import { openArchive, storedArchive } from '#bundles/archives/public.ts';
import { writeArchive } from '#bundles/archives/writing/write-archive.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { zipArchive } from '#bundles/data-export/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { setStreamUses } from '#bundles/streams/public.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';

const LARGE_FILES = 5;
const LARGE_BYTES = 1024 ** 3;
const PIECES = 500;
/** A ZIP file without 64 bits holds 65,535. */
const ENTRIES = 70_000;
/** What the process may grow by, in bytes, however much there is. */
const GROWTH_BYTES = 200_000_000;
const LOOK_MS = 50;
const HEAD = Buffer.from('fLaC');

/** Nothing is written for what is empty in it; each has a length, and with it a content, of its own. */
const aSound = async (ctx: Ctx, ownerId: number, at: number): Promise<number> => {
  const originalKey = `streams/originals/te/${at}.flac`;
  const file = path.join(ctx.config.dataDir, 'files', originalKey);
  await mkdir(path.dirname(file), { recursive: true });
  await using handle = await open(file, 'w');
  await handle.write(HEAD);
  await handle.truncate(LARGE_BYTES + at);
  return (
    await aStream(ctx, { ownerId, originalKey, bytes: LARGE_BYTES + at, kind: 'audio', title: `Ton ${at}` })
  ).id;
};

/** Measures the most bytes that the process grew by while something was done, and the seconds that it took. */
const measured = async <Result>(work: () => Promise<Result>) => {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), LOOK_MS);
  const start = performance.now();
  const result = await work().finally(() => clearInterval(look));
  return { result, growth: most - before, seconds: Math.round((performance.now() - start) / 1000) };
};

it('writes and reads an archive of five gigabytes in flat memory, which others read, too', {
  timeout: 3_600_000,
}, async () => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'litfass-bench-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const ctx = makeCtx(await testPortal({ config: { dataDir: home } }), portalItself);
  const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
  const admin = actAs(ctx, boss.viewer);
  for (let at = 0; at < LARGE_FILES; at++) {
    const streamId = await aSound(ctx, boss.id, at);
    const body = build.doc(build.p('Worte'), build.video('streaming_media', { videoId: String(streamId) }));
    const article = await anArticle(ctx, { authorId: boss.id, headline: `Mit Ton ${at}`, body });
    await withTransaction(admin, (ctx) =>
      setStreamUses(ctx, { type: 'article', id: article.id }, [{ streamId, isPublic: true }]),
    );
  }
  for (let at = 0; at < PIECES; at++) await anArticle(ctx, { authorId: boss.id });
  const key = 'imports/archiv.bin';
  const file = path.join(home, 'files', key);
  await mkdir(path.dirname(file), { recursive: true });
  const checked = await readChoice(admin, USUAL_CHOICE);
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  const written = await measured(() =>
    pipeline(
      writeArchive(admin, checked.value, async () => undefined),
      createWriteStream(file),
    ),
  );
  const { size } = await stat(file);
  const read = await measured(async () => {
    const archive = await openArchive(storedArchive(ctx.portal.files, key, size));
    for (const name of archive.files.keys()) await archive.check(name);
    return archive.manifest.counts;
  });
  const say = { bytes: size, written: written.growth, read: read.growth };
  process.stdout.write(`${JSON.stringify({ ...say, seconds: [written.seconds, read.seconds] })}\n`);
  expect(size).toBeGreaterThan(4 * 1024 ** 3);
  expect(read.result).toMatchObject({ streams: LARGE_FILES, pieces: LARGE_FILES + PIECES });
  // Each of its entries, compared with its sum by a program that has nothing of ours.
  const { stdout } = await promisify(execFile)('unzip', ['-tqq', file]);
  expect(stdout).toBe('');
  expect(Math.max(written.growth, read.growth)).toBeLessThan(GROWTH_BYTES);
});

it('writes more entries than a ZIP file without 64 bits may have, which others read, too', {
  timeout: 600_000,
}, async () => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'litfass-bench-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const { files } = await testPortal({ config: { dataDir: home } });
  const key = 'imports/archiv.bin';
  const file = path.join(home, 'files', key);
  await mkdir(path.dirname(file), { recursive: true });
  const zip = zipArchive(new Date(), async ({ add }) => {
    for (let at = 0; at < ENTRIES; at++) await add(`pieces/article-${at}/piece.json`, `{"at":${at}}`);
  });
  await pipeline(zip, createWriteStream(file));
  const { entries } = await readContents(storedArchive(files, key, (await stat(file)).size));
  expect(entries.size).toBe(ENTRIES);
  const { stdout } = await promisify(execFile)('unzip', ['-tqq', file]);
  expect(stdout).toBe('');
});
