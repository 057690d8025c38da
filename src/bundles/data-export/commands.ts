// Starts an export, makes its file, and removes files when their time is over.
import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { badRequest, forbidden, HttpError } from '#kernel/errors.ts';
import { contentTypeOf, StorageUnavailable } from '#kernel/files.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { StartError } from '#kernel/start-error.ts';
import { record, redactHistory } from '#bundles/history/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import {
  EXPORT_ERROR,
  FILE_LIFETIME_MS,
  IMAGE_TYPE,
  IMAGES_TYPE,
  LOG_DAYS,
  PICTURE_SIZES,
  PLACE_TYPE,
  RUN_JOB,
  USUAL_SIZE,
  exportTag,
} from './constants.ts';
import { itemBatches } from './items.ts';
import { findMaker } from './makers.ts';
import type { ExportMaker } from './makers.ts';
import { isLarge } from './measure.ts';
import type { ExportOrder, ExportPlugin, ExportedItem } from './plugin.ts';
import { findPlugin } from './plugins.ts';
import { findBegunJustNow, findRun, isAbout, listExpired } from './queries.ts';
import type { ExportRun } from './queries.ts';
import { exports } from './schema.ts';
import { authorizeImages, authorizeScope } from './scope.ts';
import type { GrantedScope, Scope } from './scope.ts';
import * as texts from './texts.ts';

export interface ExportInput {
  readonly plugin: string | undefined;
  /** Undefined for all that may go along. */
  readonly imageIds?: readonly number[] | undefined;
  readonly size?: string | undefined;
}

export interface StartOutcome {
  /** The worker makes it, and tells when it is there. */
  readonly kind: 'done' | 'enqueued';
  readonly id: number;
}

/** Throws as parseScope and authorizeScope do, 400 for formats and sizes that don't exist, 403 for images of others. */
export const startExport = async (ctx: Ctx, scope: Scope, input: ExportInput): Promise<StartOutcome> => {
  const plugin = input.plugin ? await findPlugin(ctx, input.plugin) : undefined;
  if (!plugin) throw badRequest(texts.unknownPlugin, { plugin: texts.unknownPlugin });
  const size = PICTURE_SIZES.find((tag) => tag === (input.size || USUAL_SIZE));
  if (!size) throw badRequest(texts.unknownSize, { size: texts.unknownSize });
  const granted = await authorizeScope(ctx, scope);
  const imageIds = input.imageIds ?? null;
  if (imageIds) await authorizeChoice(ctx, scope, imageIds);
  const isForWorker = await isLarge(ctx, scope, { plugin, imageIds, size });
  const id = await withTransaction(ctx, async (ctx) => {
    const { href: _href, ...scoped } = granted;
    const run = await insertRun(ctx, scoped, { plugin, imageIds, pictureSize: size });
    await record(ctx, {
      // The history of an image stands under the word for one.
      type: scope.refType === IMAGES_TYPE ? IMAGE_TYPE : scope.refType,
      objectId: scope.refIds[0]!,
      action: 'data.exported',
      after: { dataType: scope.dataType, ids: scope.refIds, plugin: plugin.name },
    });
    if (isForWorker) await enqueue(ctx, { name: RUN_JOB }, { exportId: run });
    return run;
  });
  if (isForWorker) return { kind: 'enqueued', id };
  const run = await findRun(ctx, id);
  if (!run || !(await makeFile(ctx, run, 'waits'))) throw new HttpError(500, EXPORT_ERROR);
  return { kind: 'done', id };
};

/** Lets only pictures of what is exported be chosen, and of these such as the viewer may take along. */
const authorizeChoice = async (ctx: Ctx, scope: Scope, imageIds: readonly number[]): Promise<void> => {
  await authorizeImages(ctx, imageIds);
  if (scope.dataType === PLACE_TYPE || imageIds.length === 0) return;
  const there = new Set<number>(scope.dataType === IMAGES_TYPE ? scope.refIds : []);
  for await (const items of itemBatches(ctx, scope, { imageIds: null }))
    for (const image of items.flatMap(({ images }) => images)) there.add(image.id);
  if (!imageIds.every((id) => there.has(id))) throw forbidden(texts.foreignImages);
};

export interface MadeRun {
  readonly id: number;
  /** False for the one that the same person began just now by the same choice: a form that was sent twice. */
  readonly isNew: boolean;
}

export interface MadeExport {
  readonly title: string;
  readonly choice: object;
  /** Whom alone it is about. */
  readonly personId?: number | undefined;
}

/**
 * Begins a file that the worker makes, whatever its size; a form that is sent twice begins one. Throws 403. No entry: the maker's own
 * entry says what it is about.
 */
export const startMade = async (
  ctx: Ctx,
  maker: ExportMaker,
  { title, choice, personId }: MadeExport,
): Promise<MadeRun> => {
  if (!maker.may(ctx.viewer)) throw forbidden(texts.notAllowed);
  return withTransaction(ctx, async (ctx) => {
    const { dataType, extension } = maker;
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('made exports'), ${ctx.viewer.id})`);
    const begunId = await findBegunJustNow(ctx, dataType, choice);
    if (begunId !== undefined) return { id: begunId, isNew: false };
    // A file about a person is removed when that person is erased.
    const about =
      personId === undefined ? { refType: dataType, refIds: [] } : { refType: 'user', refIds: [personId] };
    const scope = { dataType, ...about, fromDay: null, untilDay: null, title };
    const format = { name: dataType, extension };
    const run = await insertRun(ctx, scope, {
      plugin: format,
      imageIds: null,
      pictureSize: USUAL_SIZE,
      choice,
    });
    await enqueue(ctx, { name: RUN_JOB }, { exportId: run });
    return { id: run, isNew: true };
  });
};

interface RunOptions {
  readonly plugin: Pick<ExportPlugin, 'name' | 'extension'>;
  readonly imageIds: readonly number[] | null;
  readonly pictureSize: ExportRun['pictureSize'];
  readonly choice?: object;
}

const insertRun = async (
  ctx: Ctx,
  { refIds, ...scope }: Omit<GrantedScope, 'href'>,
  { plugin, imageIds, pictureSize, choice }: RunOptions,
): Promise<number> => {
  const [row] = await ctx.db
    .insert(exports)
    .values({
      ...scope,
      refIds: [...refIds],
      imageIds: imageIds && [...imageIds],
      pictureSize,
      choice: choice ?? null,
      userId: ctx.viewer.id,
      plugin: plugin.name,
      state: 'waiting',
      // The name is kept before anything is written: a file that a crash leaves behind is removed with the others.
      fileKey: `exports/${randomBytes(16).toString('hex')}.${plugin.extension}`,
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + FILE_LIFETIME_MS),
    })
    .returning({ id: exports.id });
  return row!.id;
};

export interface ExportFinished {
  readonly exportId: number;
  readonly userId: number;
  /** Empty where it is about somebody. */
  readonly title: string;
  readonly isDone: boolean;
}

export const exportFinished = defineAnnouncement<ExportFinished>('exports.finished');

/**
 * Runs an export in the worker, as the person who asked, if they still may, and tells them. No entry: that it was begun is
 * recorded.
 */
export const runExport = async (ctx: Ctx, exportId: number): Promise<void> => {
  const run = await findRun(ctx, exportId);
  if (!run || run.state === 'done' || run.state === 'failed' || run.userId === null) return;
  const viewer = (await viewersByIds(ctx, [run.userId])).get(run.userId);
  if (viewer) await makeFile(actAs(ctx, viewer), run, 'is told');
  else await finish(ctx, run, { state: 'failed' }, 'is told');
};

/** Whether whoever asked waits for the file, or is told when it is there. */
type Asker = 'waits' | 'is told';

/**
 * Makes the file whole or not at all; returns false when it failed, which the run says. That the storage is away is not the
 * export's fault: the worker tries again. Whoever waits for it begins another one.
 */
const makeFile = async (ctx: Ctx, run: ExportRun, asker: Asker): Promise<boolean> => {
  const { id, fileKey } = run;
  try {
    if (!fileKey) throw new Error('its time was over before it was made');
    const written = await writerOf(ctx, run);
    const { bytes } = await ctx.portal.files.put(fileKey, bytesOf(written), {
      contentType: contentTypeOf(fileKey),
    });
    await finish(ctx, run, { state: 'done', bytes }, asker);
    // Whoever asked may have left meanwhile, and their files with them.
    const isWanted = (await findRun(ctx, id))?.fileKey === fileKey;
    if (!isWanted) await ctx.portal.files.remove(fileKey);
    return isWanted;
  } catch (error) {
    const isAway = error instanceof StorageUnavailable;
    if (!isAway) ctx.log.error({ err: error, exportId: id }, 'export failed');
    const problem = error instanceof StartError ? error.message : null;
    if (!isAway || asker === 'waits') await finish(ctx, run, { state: 'failed', problem }, asker);
    if (isAway) throw error;
    return false;
  }
};

/** Returns what goes into the file, if whoever asked still may export it. */
const writerOf = async (ctx: Ctx, run: ExportRun): Promise<AsyncIterable<Uint8Array | string>> => {
  const maker = await findMaker(ctx, run.dataType);
  if (maker) {
    if (!maker.may(ctx.viewer)) throw forbidden(texts.notAllowed);
    const onProgress = (pieceCount: number) => update(ctx, run.id, { state: 'running', pieceCount });
    return maker.write(ctx, { choice: run.choice, onProgress });
  }
  await authorizeScope(ctx, run);
  const plugin = await findPlugin(ctx, run.plugin);
  if (!plugin) throw new Error(`the format ${run.plugin} is gone`);
  return plugin.write(await orderOf(ctx, run));
};

/**
 * Ends a run and tells of it, once: of two workers at the same run the first one ends it. No entry: that it was begun is recorded.
 */
const finish = (
  ctx: Ctx,
  { id, userId, title, refType }: ExportRun,
  end: Pick<ExportRun, 'state'> & Partial<Pick<ExportRun, 'bytes' | 'problem'>>,
  asker: Asker,
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const finishedAt = new Date();
    const expiresAt = new Date(finishedAt.getTime() + FILE_LIFETIME_MS);
    const ended = await ctx.db
      .update(exports)
      .set({ ...end, finishedAt, ...(end.state === 'done' && { expiresAt }) })
      .where(isUnderWay(id))
      .returning({ userId: exports.userId });
    touch(ctx, exportTag(id));
    // Who has left hears nothing.
    if (asker === 'waits' || userId === null || ended[0]?.userId !== userId) return;
    // A person's name isn't said: it would stand among the notices of others when they have left.
    const said = refType === 'user' ? '' : title;
    await announce(ctx, exportFinished, { exportId: id, userId, title: said, isDone: end.state === 'done' });
  });

/** Returns a condition for a run that is under way: what has ended stays as it ended. */
const isUnderWay = (id: number) => and(eq(exports.id, id), inArray(exports.state, ['waiting', 'running']));

/** No entry: how far it is says the run itself. */
const update = (ctx: Ctx, id: number, changes: Partial<ExportRun>): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await ctx.db.update(exports).set(changes).where(isUnderWay(id));
    touch(ctx, exportTag(id));
  });

const orderOf = async (ctx: Ctx, run: ExportRun): Promise<ExportOrder> => ({
  portal: { name: await readSetting(ctx, portalName), url: ctx.config.publicUrl },
  moment: ctx.now,
  by: ctx.viewer.name,
  pictureSize: run.pictureSize,
  batches: () => counted(ctx, run),
});

/** Says how far it is with each batch that was taken. */
async function* counted(ctx: Ctx, run: ExportRun): AsyncGenerator<readonly ExportedItem[]> {
  let pieceCount = 0;
  await update(ctx, run.id, { state: 'running', pieceCount });
  for await (const items of itemBatches(ctx, run, { imageIds: run.imageIds })) {
    yield items;
    pieceCount += items.length;
    await update(ctx, run.id, { pieceCount });
  }
}

async function* bytesOf(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}

/** Removes files whose time is over, and runs that the log needn't know any more. No entry: nothing that anybody wrote goes. */
export const pruneExports = async (ctx: Ctx): Promise<void> => {
  for (let expired = await listExpired(ctx); expired.length > 0; expired = await listExpired(ctx))
    await removeFiles(ctx, expired);
  const oldest = new Date(ctx.now.getTime() - LOG_DAYS * DAY_MS);
  await ctx.db.delete(exports).where(lt(exports.createdAt, oldest));
};

/**
 * Removes files, and only then forgets where they lay: else those of an attempt that fails would stay. No entry: the log itself
 * says that its time is over.
 */
export const removeFiles = async (
  ctx: Ctx,
  runs: readonly Pick<ExportRun, 'id' | 'fileKey'>[],
): Promise<void> => {
  for (const { fileKey } of runs) if (fileKey) await ctx.portal.files.remove(fileKey);
  const ids = runs.map(({ id }) => id);
  if (ids.length === 0) return;
  await withTransaction(ctx, async (ctx) => {
    await ctx.db.update(exports).set({ fileKey: null }).where(inArray(exports.id, ids));
    touch(ctx, ...ids.map(exportTag));
  });
};

/** Runs about somebody who is erased; what makers have recorded of theirs stands under their numbers. */
export const forgetNames = async (ctx: Ctx, userId: number): Promise<void> => {
  const runs = await ctx.db
    .update(exports)
    .set({ title: texts.nobody })
    .where(isAbout(userId))
    .returning({ id: exports.id, dataType: exports.dataType });
  for (const [type, made] of Map.groupBy(runs, ({ dataType }) => dataType))
    if (await findMaker(ctx, type))
      await redactHistory(ctx, { type, ids: made.map(({ id }) => id), fields: ['title'] });
  touch(ctx, ...runs.map(({ id }) => exportTag(id)));
};
