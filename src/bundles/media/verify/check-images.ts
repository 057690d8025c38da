// Checks whether each image has its files. The bytes of an original may have been cleaned since they were hashed, so its length
// and its structure are compared, not its hash.
import { and, asc, eq, gt } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Finding } from '#kernel/file-audit.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { STALLED_AFTER_MS, MAKE_VARIANTS, SOCIAL, imageTag } from '../constants.ts';
import { storedFileReader } from '#kernel/byte-reader.ts';
import { formatOfKey } from '../formats/known-formats.ts';
import { fileKey, folderOf } from '../image-addresses.ts';
import { checkImage } from '../inspect-image.ts';
import { findImages } from '../queries.ts';
import type { Image } from '../queries.ts';
import { IMAGE_EXTENSIONS, sizesIn } from '../rules.ts';
import { images } from '../schema.ts';
import * as texts from './texts.ts';
import type { Problem } from './texts.ts';

/** Walks through all images, in the order of their ids and in short queries. */
export async function* allImages(ctx: Ctx): AsyncGenerator<Image> {
  for (let last = 0; ; ) {
    const rows = await ctx.db
      .select()
      .from(images)
      .where(gt(images.id, last))
      .orderBy(asc(images.id))
      .limit(ROWS_AT_ONCE);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < ROWS_AT_ONCE) return;
    last = end.id;
  }
}

const ROWS_AT_ONCE = 200;

/** Returns what is wrong with it, after asking once more: it may be at work just now. */
export const checkImageFiles = async (ctx: Ctx, image: Image, isRepairing: boolean): Promise<Finding[]> => {
  const found = await problemsOf(ctx, image);
  if (found.length === 0 || !(await isUnchanged(ctx, image))) return [];
  const findings: Finding[] = [];
  for (const { problem, detail } of found) {
    const isRepaired = isRepairing && (await repair(ctx, image, problem));
    findings.push({
      name: texts.image(image.id),
      problem: texts.problems[problem],
      detail,
      ...(isRepaired && { repair: texts.repairs[problem] ?? '' }),
    });
  }
  return findings;
};

interface Found {
  readonly problem: Problem;
  readonly detail: string;
}

const problemsOf = async (ctx: Ctx, image: Image): Promise<Found[]> => {
  if (image.isStub) return isForgotten(ctx, image) ? [{ problem: 'stuck', detail: '' }] : [];
  // Nothing was ever made of it.
  if (image.sizes.length === 0) return [];
  const [missing, original] = await Promise.all([missingFiles(ctx, image), problemOfOriginal(ctx, image)]);
  if (original?.problem === 'originalMissing' && missing.length === expectedFiles(image).length)
    return [{ problem: 'everythingMissing', detail: '' }];
  return [
    ...(original ? [original] : []),
    ...missing.slice(0, 1).map((detail): Found => ({ problem: 'sizesMissing', detail })),
  ];
};

const isForgotten = ({ now }: Ctx, { createdAt }: Image) =>
  createdAt.getTime() < now.getTime() - STALLED_AFTER_MS;

const expectedFiles = ({ id, version, sizes }: Image): string[] => [
  ...IMAGE_EXTENSIONS.flatMap((extension) =>
    sizesIn({ sizes }, extension).map(({ tag }) => fileKey(id, version, tag, extension)),
  ),
  fileKey(id, version, SOCIAL, 'jpg'),
];

/** Asks for one listing instead of a question for each. */
const missingFiles = async (ctx: Ctx, image: Image): Promise<string[]> => {
  const there = new Set<string>();
  for await (const key of ctx.portal.files.list(folderOf(image.id))) there.add(key);
  return expectedFiles(image).filter((key) => !there.has(key));
};

const problemOfOriginal = async ({ portal }: Ctx, image: Image): Promise<Found | undefined> => {
  // The original of an image that failed later on may be gone: what was no image any more has been removed.
  if (image.failure !== null) return undefined;
  const { originalKey: detail, bytes } = image;
  const stored = await portal.files.stat(detail);
  if (!stored) return { problem: 'originalMissing', detail };
  if (stored.bytes !== bytes) return { problem: 'originalLength', detail };
  const format = formatOfKey(detail);
  const checked = format && (await checkImage(storedFileReader(portal.files, detail, bytes), format));
  const isBroken = !checked || (!checked.ok && checked.refusal === 'broken');
  return isBroken ? { problem: 'originalBroken', detail } : undefined;
};

const isUnchanged = async (ctx: Ctx, image: Image): Promise<boolean> => {
  const now = (await findImages(ctx, [image.id])).get(image.id);
  return (
    now !== undefined &&
    now.isStub === image.isStub &&
    now.version === image.version &&
    now.originalKey === image.originalKey
  );
};

const repair = async (ctx: Ctx, image: Image, problem: Problem): Promise<boolean> => {
  if (problem === 'stuck') return makeAnew(ctx, image);
  if (problem === 'everythingMissing') return markAsGone(ctx, image);
  if (problem !== 'sizesMissing') return false;
  const isThere = (await ctx.portal.files.stat(image.originalKey)) !== undefined;
  return isThere && makeAnew(ctx, image);
};

const makeAnew = (ctx: Ctx, { id, version }: Image): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(images)
      .set({ isStub: true, attempts: 0, failure: null })
      .where(and(eq(images.id, id), eq(images.version, version)));
    await enqueue(ctx, { name: MAKE_VARIANTS }, { imageId: id });
    touch(ctx, imageTag(id));
    return true;
  });

const markAsGone = (ctx: Ctx, { id, version }: Image): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(images)
      .set({ failure: texts.filesGone, sizes: [], version: '', placeholder: null })
      .where(and(eq(images.id, id), eq(images.version, version)));
    await record(ctx, { type: 'image', objectId: id, action: 'image.lost' });
    touch(ctx, imageTag(id));
    return true;
  });
