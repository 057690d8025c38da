// Compares rows and files for `npm run media -- verify`. Memory holds a few rows and names at a time, however much there is,
// and the portal may run meanwhile.
import { inBatches } from '#kernel/batches.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Finding } from '#kernel/file-audit.ts';
import { mediaSources } from '../media-sources.ts';
import { findOrphans } from './check-orphans.ts';
import { imageFiles } from './image-audit.ts';
import * as texts from './texts.ts';

interface VerifyOptions {
  readonly isRepairing: boolean;
  /** Gets a line for each finding, and some at the end. */
  readonly say: (line: string) => void;
}

/** The number of keys that are compared in one query. */
const KEYS_AT_ONCE = 500;

/** Says what is wrong and repairs what can be; gives how much remains. */
export const verifyMedia = async (ctx: Ctx, { isRepairing, say }: VerifyOptions): Promise<number> => {
  const counts = { repaired: 0, remaining: 0 };
  const report = (findings: readonly Finding[]) => {
    for (const finding of findings) {
      say(toLine(finding));
      if (finding.repair === undefined) counts.remaining++;
      else counts.repaired++;
    }
  };
  const audits = [imageFiles, ...(await mediaSources.collect(ctx)).map(({ files }) => files)];
  const rows: string[] = [];
  for (const { checkRows } of audits) rows.push(await checkRows(ctx, { isRepairing, report }));
  let files = 0;
  for (const { folders, findStrays } of audits)
    for (const folder of folders)
      for await (const keys of inBatches(ctx.portal.files.list(folder), KEYS_AT_ONCE)) {
        files += keys.length;
        report(await findOrphans(ctx, await findStrays(ctx, keys), isRepairing));
      }
  say(texts.summary([...rows, texts.files(files)]));
  for (const line of endOf(counts, isRepairing)) say(line);
  return counts.remaining;
};

const toLine = ({ name, problem, detail, repair }: Finding): string => {
  const line = texts.line(name, problem, detail);
  return repair === undefined ? line : texts.repairedLine(line, repair);
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
