// Begins an import, chooses what becomes of what, lets it come, and takes all of it back.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import type { FileSource } from '#kernel/files.ts';
import { enqueue } from '#kernel/jobs.ts';
import { invalid, refused, valid } from '#kernel/outcomes.ts';
import type { Checked, Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { getCategories, isOfferedAt } from '#bundles/topics/public.ts';
import {
  BACK_STATES,
  GONE_STATES,
  IMPORT_LIMIT,
  MAX_FILE_BYTES,
  MAX_NAME_LENGTH,
  READ_JOB,
  REMOVE_JOB,
  TAKE_JOB,
  UNCHOSEN_DAYS,
} from './constants.ts';
import { mayImport } from './policy.ts';
import { JOB_OF, findImport, hasAddresses, hasBroughtAny, isStalled, lockImport } from './queries.ts';
import type { Import } from './queries.ts';
import type { Meaning } from './reading/columns.ts';
import { UnreadableFile } from './reading/entries.ts';
import type { TableShape } from './reading/entries.ts';
import { formatNamed, formatOf } from './reading/formats.ts';
import { forgetFile, forgetUsedFiles } from './stored-file.ts';
import { readArchive } from './reading-archives.ts';
import { portalIn } from './rules.ts';
import { importItems, imports } from './schema.ts';
import type { ImportChoices } from './schema.ts';
import { isSignerKnown } from './signers.ts';
import { stageFile } from './staging.ts';
import { forgetStalled } from './stalled-imports.ts';
import { inspectInto } from './table-columns.ts';
import { forgetSilences } from './taking/silent-hosts.ts';
import { letPicturesGo } from './taking/take-back.ts';
import * as texts from './texts.ts';

export interface BroughtFile {
  readonly filename: string;
  /** What it begins with. */
  readonly head: string;
  readonly read: () => FileSource;
  /** The portal that it comes from, as somebody typed it. */
  readonly site: string;
}

export type BeginOutcome = { readonly kind: 'begun'; readonly id: number } | Invalid;

/** Stores the file, and lets it be read. Throws 403 and 429. */
export const beginImport = async (ctx: Ctx, file: BroughtFile): Promise<BeginOutcome> => {
  if (!mayImport(ctx.viewer)) throw forbidden();
  await limitAttempts(ctx, `imports:${ctx.viewer.id}`, IMPORT_LIMIT);
  const checked = checkFile(file);
  if (checked.kind === 'invalid') return checked;
  const fileKey = newFileKey();
  await ctx.portal.files.put(fileKey, file.read(), {
    contentType: 'application/octet-stream',
    maxBytes: MAX_FILE_BYTES,
  });
  try {
    const id = await insertImport(ctx, { ...checked.value, fileKey });
    return { kind: 'begun', id };
  } catch (error) {
    await ctx.portal.files.remove(fileKey);
    throw error;
  }
};

export const newFileKey = (): string => `imports/${randomUUID()}.bin`;

export interface NewImport {
  readonly name: string;
  readonly format: string;
  readonly site: string;
  readonly fileKey: string | null;
  /** The columns of a table, where they are known already. */
  readonly columns?: readonly Meaning[];
  readonly shape?: TableShape;
}

/** Returns what a file is, or what is wrong with it. */
export const checkFile = ({
  filename,
  head,
  site,
}: Pick<BroughtFile, 'filename' | 'head' | 'site'>): Checked<Omit<NewImport, 'fileKey'>> => {
  const format = formatOf(head, filename);
  const portal = site.trim() === '' ? '' : portalIn(site);
  if (!format) return invalid({ file: texts.unknownFormat });
  if (portal === undefined) return invalid({ site: texts.noSite });
  const name = filename.slice(0, MAX_NAME_LENGTH).toWellFormed();
  return valid({ name, format: format.name, site: portal });
};

/** Inserts an import with a job that reads its file, if it has one here. */
export const insertImport = (ctx: Ctx, file: NewImport): Promise<number> =>
  withTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(imports)
      .values({ ...file, ownerId: ctx.viewer.id!, state: 'reading', createdAt: ctx.now })
      .returning({ id: imports.id });
    const importId = row!.id;
    const { name, format, site } = file;
    await record(ctx, {
      type: 'import',
      objectId: importId,
      action: 'import.begun',
      after: { name, format, site },
    });
    if (file.fileKey !== null) await enqueue(ctx, { name: READ_JOB }, { importId });
    return importId;
  });

/** Reads the stored file into rows, and forgets it where nothing more is to be read of it. Doing it twice does no harm. */
export const readStoredFile = async (ctx: Ctx, importId: number): Promise<void> => {
  const source = await findImport(ctx, importId);
  if (!source || source.fileKey === null || source.state === 'columns') return;
  const readStored = formatNamed(source.format)?.readStored;
  if (readStored) return readArchive(ctx, source, readStored);
  if (source.state === 'reading') {
    const file = await ctx.portal.files.get(source.fileKey);
    const inspect = formatNamed(source.format)?.inspect;
    if (inspect && file && source.shape === null) {
      await inspectInto(ctx, source, inspect, file.stream);
    } else await readInto(ctx, source, file?.stream ?? null);
    // Somebody says what its columns are, and may say it once more as long as nothing has come.
    if (inspect && (await findImport(ctx, importId))?.shape) return;
  }
  await forgetFile(ctx, source);
};

/** Reads what stands in the file, and saves the state that follows: ready, or failed with the reason. */
export const readInto = async (ctx: Ctx, source: Import, stream: Readable | null): Promise<void> => {
  const format = formatNamed(source.format);
  let problem: string | null = null;
  try {
    if (!format || !stream) throw new UnreadableFile(texts.fileGone);
    await stageFile(ctx, source, format, stream);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    problem = error.message;
  } finally {
    stream?.destroy();
  }
  await ctx.db
    .update(imports)
    .set({ state: problem === null ? 'ready' : 'failed', problem })
    .where(and(eq(imports.id, source.id), eq(imports.state, 'reading')));
};

export type StartOutcome = { readonly kind: 'started' } | Invalid | Refused;

/** Lets come what stands in it. Throws 403 and 404. */
export const startImport = async (ctx: Ctx, id: number, choices: ImportChoices): Promise<StartOutcome> => {
  if (!mayImport(ctx.viewer)) throw forbidden();
  const errors = await problemsOf(ctx, choices);
  if (Object.keys(errors).length > 0) return invalid(errors);
  return withTransaction(ctx, async (ctx): Promise<StartOutcome> => {
    const source = await lockImport(ctx, id);
    if (!source) throw notFound();
    if (source.state !== 'ready') return refused(texts.notReady);
    const isSure = (await isSignerKnown(ctx, source)) || choices.signer === source.signer;
    if (!isSure) return invalid({ signer: texts.signerUnconfirmed });
    await ctx.db
      .update(imports)
      .set({ state: 'running', choices, problem: null, ownerId: ctx.viewer.id! })
      .where(eq(imports.id, id));
    if (!choices.isWithComments)
      await ctx.db
        .update(importItems)
        .set({ state: 'leftOut', content: null, title: '' })
        .where(and(eq(importItems.importId, id), eq(importItems.kind, 'comment')));
    await letCome(ctx, id, choices);
    await record(ctx, {
      type: 'import',
      objectId: id,
      action: 'import.started',
      after: { name: source.name },
    });
    await enqueue(ctx, { name: TAKE_JOB }, { importId: id });
    return { kind: 'started' };
  });
};

/** Lets drafts and pages come, which stay behind unless somebody wants them. */
const letCome = async (ctx: Ctx, id: number, { isWithDrafts, isWithPages }: ImportChoices) => {
  const forms = [...(isWithDrafts ? ['draft'] : []), ...(isWithPages ? ['page'] : [])];
  if (forms.length === 0) return;
  await ctx.db
    .update(importItems)
    .set({ state: 'waiting', report: [] })
    .where(
      and(
        eq(importItems.importId, id),
        eq(importItems.kind, 'piece'),
        eq(importItems.state, 'leftOut'),
        inArray(sql`${importItems.content} ->> 'form'`, forms),
      ),
    );
};

/** Lets an import that stopped go on with what still waits. Throws 403 and 404. */
export const goOn = (ctx: Ctx, id: number): Promise<ChangeOutcome> =>
  withTransaction(ctx, async (ctx): Promise<ChangeOutcome> => {
    if (!mayImport(ctx.viewer)) throw forbidden();
    const source = await lockImport(ctx, id);
    if (!source) throw notFound();
    if (!(await isStalled(ctx, source))) return refused(texts.notReady);
    await ctx.db
      .update(imports)
      .set({ problem: null, silentHosts: [], ownerId: ctx.viewer.id! })
      .where(eq(imports.id, id));
    forgetSilences(source);
    await record(ctx, {
      type: 'import',
      objectId: id,
      action: 'import.gone-on',
      after: { name: source.name },
    });
    await enqueue(ctx, { name: JOB_OF[source.state]! }, { importId: id });
    return { kind: 'changed' };
  });

const problemsOf = async (ctx: Ctx, { placeId, categoryId }: ImportChoices): Promise<FieldErrors> => {
  const place = placeId === null ? undefined : await findLocation(ctx, placeId);
  const category = (await getCategories(ctx)).byId.get(categoryId ?? 0);
  const isOffered = !place || !category || isOfferedAt(category, place.path);
  return {
    ...(!place && { placeId: texts.placeMissing }),
    ...(!category && { categoryId: texts.categoryMissing }),
    ...(!isOffered && { categoryId: texts.categoryElsewhere(category.name, place.name) }),
  };
};

export type ChangeOutcome = { readonly kind: 'changed' } | Refused;

/** Lets all that came go again. Throws 403 and 404. */
export const takeBack = (ctx: Ctx, id: number): Promise<ChangeOutcome> =>
  withTransaction(ctx, async (ctx): Promise<ChangeOutcome> => {
    if (!mayImport(ctx.viewer)) throw forbidden();
    const source = await lockImport(ctx, id);
    if (!source) throw notFound();
    const isBegun = source.state !== 'ready' || (await hasBroughtAny(ctx, id));
    if (!BACK_STATES.includes(source.state) || !isBegun) return refused(texts.notReady);
    await ctx.db
      .update(imports)
      .set({ state: 'takingBack', ownerId: ctx.viewer.id! })
      .where(eq(imports.id, id));
    await record(ctx, {
      type: 'import',
      objectId: id,
      action: 'import.taking-back',
      after: { name: source.name },
    });
    await enqueue(ctx, { name: REMOVE_JOB }, { importId: id });
    return { kind: 'changed' };
  });

/** Removes an import of which nothing is here from the list. Throws 403 and 404. */
export const removeImport = async (ctx: Ctx, id: number): Promise<ChangeOutcome> => {
  if (!mayImport(ctx.viewer)) throw forbidden();
  return withTransaction(ctx, async (ctx): Promise<ChangeOutcome> => {
    const source = await lockImport(ctx, id);
    if (!source) throw notFound();
    const isHere = source.state !== 'takenBack' && (await hasBroughtAny(ctx, id));
    if (!GONE_STATES.includes(source.state) || isHere) return refused(texts.notReady);
    if (await hasAddresses(ctx, id)) return refused(texts.stillLeads);
    await forgetFile(ctx, source);
    await ctx.db.delete(imports).where(eq(imports.id, id));
    await record(ctx, {
      type: 'import',
      objectId: id,
      action: 'import.removed',
      before: { name: source.name },
    });
    return { kind: 'changed' };
  });
};

/**
 * Removes imports of which no piece came within a month, with the pictures that did: they hold people's names for nothing. One that
 * somebody begins at the same moment is left. No entry: nobody did it.
 */
export const pruneImports = async (ctx: Ctx): Promise<void> => {
  const before = new Date(ctx.now.getTime() - UNCHOSEN_DAYS * DAY_MS);
  const isForgotten = and(
    inArray(imports.state, ['reading', 'columns', 'ready', 'failed']),
    lt(imports.createdAt, before),
    sql`not exists (select 1 from imported_things where import_id = ${imports.id} and kind = 'piece')`,
  );
  const found = await ctx.db.select().from(imports).where(isForgotten);
  for (const source of found) {
    const { id } = source;
    await letPicturesGo(ctx, source);
    await withTransaction(ctx, async (ctx) => {
      const isOne = and(eq(imports.id, id), isForgotten);
      const [one] = await ctx.db
        .select({ id: imports.id, fileKey: imports.fileKey })
        .from(imports)
        .where(isOne)
        .for('update');
      if (!one) return;
      await forgetFile(ctx, one);
      await ctx.db.delete(imports).where(eq(imports.id, id));
    });
  }
  await forgetStalled(ctx, before);
  await forgetUsedFiles(ctx);
};
