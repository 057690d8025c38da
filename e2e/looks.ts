// This says how a part of a page looks, compared point by point with the picture in e2e/design/ that was
// accepted before. A point may lie a little beside where it lay: browsers of other versions draw letters a
// trifle higher, wider or softer.
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { RESULTS } from './walk.ts';

/** `npm run e2e -- --accept-design` takes everything as it looks now. */
export const isAcceptingDesign = process.argv.includes('--accept-design');

const ACCEPTED = path.join(import.meta.dirname, 'design');
/** How far away a point may lie. */
const REACH = 2;
/** Steps of 256 by which a point may be lighter or darker; beyond the second of them anybody sees it. */
const SOFT = 10;
const CLEAR = 40;
/** How many points may be wrong all the same: more along edges, which are softer on one machine than on another. */
const MOST_SOFT = 240;
const MOST_CLEAR = 24;

/** Says what is different about the part of this name; undefined when it looks as accepted. */
export const findDifference = async (name: string, photograph: Buffer): Promise<string | undefined> => {
  const file = path.join(ACCEPTED, `${name}.webp`);
  if (!existsSync(file)) return isAcceptingDesign ? accept(file, photograph) : `${name}: new`;
  const [before, now] = await Promise.all([pointsOf(file), pointsOf(photograph)]);
  const what = compare(before, now);
  // The file of what looks the same stays as it is.
  if (what && isAcceptingDesign) return accept(file, photograph);
  return what && `${name}: ${what}, see ${await paintDifference(name, file, photograph)}`;
};

/** Lists the names of accepted pictures with this ending. */
export const acceptedLooks = (ending: string): string[] =>
  globSync(`*${ending}.webp`, { cwd: ACCEPTED }).map((file) => file.slice(0, -'.webp'.length));

export const forgetLook = (name: string): void => rmSync(path.join(ACCEPTED, `${name}.webp`));

const accept = async (file: string, photograph: Buffer) => {
  mkdirSync(ACCEPTED, { recursive: true });
  await sharp(photograph).webp({ lossless: true, effort: 6 }).toFile(file);
  return undefined;
};

interface Points {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const pointsOf = async (picture: Buffer | string): Promise<Points> => {
  const { data, info } = await sharp(picture).flatten().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const compare = (before: Points, now: Points): string | undefined => {
  if (before.width !== now.width || Math.abs(before.height - now.height) > REACH)
    return `${now.width} × ${now.height} instead of ${before.width} × ${before.height} points`;
  if (before.data.equals(now.data)) return undefined;
  for (const [one, other] of [
    [before, now],
    [now, before],
  ] as const) {
    const { soft, clear } = countMissing(one, other);
    if (clear > MOST_CLEAR || soft > MOST_SOFT) return `${soft} points differ, ${clear} of them clearly`;
  }
  return undefined;
};

/** Points of one picture for which the other has nothing alike anywhere near. */
const countMissing = (one: Points, other: Points) => {
  const count = { soft: 0, clear: 0 };
  for (let y = REACH; y < Math.min(one.height, other.height) - REACH; y++)
    for (let x = REACH; x < one.width - REACH; x++) {
      if (isAlike(one, other, 3 * (x + y * one.width), 0, SOFT) || !isMissing(one, other, x, y, SOFT))
        continue;
      count.soft++;
      if (isMissing(one, other, x, y, CLEAR)) count.clear++;
    }
  return count;
};

const isMissing = (one: Points, other: Points, x: number, y: number, steps: number): boolean => {
  for (let down = -REACH; down <= REACH; down++)
    for (let along = -REACH; along <= REACH; along++)
      if (isAlike(one, other, 3 * (x + y * one.width), 3 * (along + down * one.width), steps)) return false;
  return true;
};

const isAlike = (
  { data: one }: Points,
  { data: other }: Points,
  at: number,
  away: number,
  steps: number,
): boolean =>
  Math.abs(one[at]! - other[at + away]!) <= steps &&
  Math.abs(one[at + 1]! - other[at + away + 1]!) <= steps &&
  Math.abs(one[at + 2]! - other[at + away + 2]!) <= steps;

/** Paints before, now, and what differs between them, side by side. */
const paintDifference = async (name: string, before: string, now: Buffer): Promise<string> => {
  const sizes = await Promise.all([before, now].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const file = path.join(RESULTS, `${name}.png`);
  mkdirSync(RESULTS, { recursive: true });
  await sharp({ create: { width: width * 3, height, channels: 3, background: '#000' } })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: now, left: width, top: 0 },
      { input: before, left: width * 2, top: 0 },
      { input: now, left: width * 2, top: 0, blend: 'difference' },
    ])
    .png()
    .toFile(file);
  return file;
};
