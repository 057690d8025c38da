// Checks whether files can be stored, and whether there is room.
import { statfs } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Ctx } from '#kernel/ctx.ts';
import { describeError } from '#kernel/serialized-error.ts';
import { failure, ok, warning } from '#kernel/self-test.ts';
import type { Finding, SelfTestCheck } from '#kernel/self-test.ts';
import { bytesText } from '../../bytes-text.ts';
import * as texts from '../texts.ts';

const runFiles = async ({ portal, config }: Ctx): Promise<Finding> => {
  const key = `selftest/${randomUUID()}.txt`;
  try {
    await portal.files.put(key, Readable.from([Buffer.from(key)]), { contentType: 'text/plain' });
    const file = await portal.files.get(key);
    const isSame = file !== undefined && (await text(file.stream)) === key;
    await portal.files.remove(key);
    if (!isSame) return failure(texts.filesDiffer, texts.filesAdvice);
    return ok(config.s3 ? texts.filesInBucket : texts.filesOnDisk);
  } catch (error) {
    return failure(texts.filesAway(describeError(error).slice(0, 200)), texts.filesAdvice);
  }
};

const GIGABYTE = 1_000_000_000;
const FEW_PER_CENT = 10;

/** Judges how much room is left. It is exported for its test. */
export const judgeSpace = (free: number, total: number): Finding => {
  const percent = Math.floor((free / Math.max(total, 1)) * 100);
  const found = texts.diskFree(bytesText(free), percent);
  if (free < GIGABYTE) return failure(found, texts.diskAdvice);
  if (free < 5 * GIGABYTE || percent < FEW_PER_CENT) return warning(found, texts.diskAdvice);
  return ok(found);
};

const runDisk = async ({ config }: Ctx): Promise<Finding> => {
  const { bavail, blocks, bsize } = await statfs(config.dataDir).catch(() => statfs('.'));
  return judgeSpace(bavail * bsize, blocks * bsize);
};

export const storageChecks: readonly SelfTestCheck[] = [
  { name: 'files', title: texts.files, order: 20, timeoutMs: 15_000, run: runFiles },
  { name: 'disk', title: texts.disk, order: 21, timeoutMs: 5000, run: runDisk },
];
