// Topic: rows and files compared, for `npm run media -- verify`. Memory holds a few rows and names at a time, however
// much there is, and the portal may run meanwhile.
import type { Ctx } from '#kernel/ctx.ts';
import { allImages, checkImageFiles } from './check-images.ts';
import { SHELVES, findOrphans } from './check-orphans.ts';
import { checkStreamFiles, checkUploads, readyStreams } from './check-streams.ts';
import { inBatches, toLine } from './findings.ts';
import type { Finding } from './findings.ts';
import * as texts from './texts.ts';

interface VerifyOptions {
  readonly isRepairing: boolean;
  /** Gets a line for each finding, and some at the end. */
  readonly say: (line: string) => void;
}

/** Questions to the storage at once, and keys compared in one query. */
const AT_ONCE = 8;
const KEYS_AT_ONCE = 500;

/** Says what is wrong and repairs what can be; gives how much remains. */
export const verifyMedia = async (ctx: Ctx, { isRepairing, say }: VerifyOptions): Promise<number> => {
  const counts = { images: 0, streams: 0, files: 0, repaired: 0, remaining: 0 };
  const tell = (findings: readonly Finding[]) => {
    for (const finding of findings) {
      say(toLine(finding));
      if (finding.isRepaired) counts.repaired++;
      else counts.remaining++;
    }
  };
  for await (const batch of inBatches(allImages(ctx), AT_ONCE)) {
    counts.images += batch.length;
    tell((await Promise.all(batch.map((image) => checkImageFiles(ctx, image, isRepairing)))).flat());
  }
  for await (const batch of inBatches(readyStreams(ctx), AT_ONCE)) {
    counts.streams += batch.length;
    tell((await Promise.all(batch.map((stream) => checkStreamFiles(ctx, stream, isRepairing)))).flat());
  }
  tell(await checkUploads(ctx, isRepairing));
  for (const shelf of SHELVES)
    for await (const keys of inBatches(ctx.portal.files.list(shelf), KEYS_AT_ONCE)) {
      counts.files += keys.length;
      tell(await findOrphans(ctx, keys, isRepairing));
    }
  say(texts.summary(counts.images, counts.streams, counts.files));
  for (const line of endOf(counts, isRepairing)) say(line);
  return counts.remaining;
};

const endOf = (
  { repaired, remaining }: { repaired: number; remaining: number },
  isRepairing: boolean,
): string[] => {
  if (repaired + remaining === 0) return [texts.allWell];
  return [
    ...(repaired > 0 ? [texts.repaired(repaired)] : []),
    ...(remaining > 0 ? [texts.remaining(remaining)] : []),
    ...(remaining > 0 && !isRepairing ? [texts.repairHint] : []),
  ];
};
