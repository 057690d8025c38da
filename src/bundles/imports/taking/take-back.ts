// All that an import brought goes again, in turns as it came; what somebody has worked on since stays.
import { and, eq, inArray } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findSummary, summariesOf } from '#kernel/content-kinds.ts';
import { HttpError } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { removeFormerComment } from '#bundles/comments/public.ts';
import { imageOwners, removeIfUnused, setImageUses } from '#bundles/media/public.ts';
import { removeBroughtRule } from '#bundles/redirects/public.ts';
import { removeStreamIfUnused } from '#bundles/streams/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { erasePiece, isBeingChanged } from '#bundles/writing/public.ts';
import { PERSON_TYPES, REMOVE_JOB } from '../constants.ts';
import type { ItemState } from '../constants.ts';
import { forgetFile } from '../stored-file.ts';
import { findImport, findOtherOfSite, listSaved, listThings, lockImport } from '../queries.ts';
import type { Import, ImportedThing } from '../queries.ts';
import { importItems, importedAddresses, importedThings, imports } from '../schema.ts';
import * as texts from '../texts.ts';
import { actingAs, findOwner } from './acting.ts';
import { letTermsGo } from './let-terms-go.ts';
import { forget, lockSite } from './record-imported.ts';
import { forgetWords } from './settling.ts';
import { letUnpublishedGo } from './unpublished.ts';
import { workForATurn } from './turns.ts';
import { reportUnforeseen } from './unforeseen.ts';

const AT_ONCE = 20;

/**
 * The order in which one lets go of the other: pieces with their comments, people with what their pages show, films with their
 * pictures.
 */
const ORDER = ['redirect', 'piece', 'comment', 'person', 'stream', 'picture'] as const;
/** The kinds that other imports of the same portal need, too. */
const SHARED: readonly (typeof ORDER)[number][] = ['person', 'stream', 'picture'];

export const takeBackTurn = async (ctx: Ctx, importId: number): Promise<void> => {
  const source = await findImport(ctx, importId);
  if (source?.state !== 'takingBack') return;
  const owner = await findOwner(ctx, source);
  if (!owner) return stop(ctx, source);
  const acting = actingAs(ctx, owner);
  const isShared = (await findOtherOfSite(ctx, source)) !== undefined;
  const isAll = await workForATurn(
    ORDER.filter((kind) => !isShared || !SHARED.includes(kind)),
    (kind) => listThings(ctx, importId, kind, AT_ONCE),
    (_kind, thing) => letOneGo(acting, source, thing),
  );
  if (!isAll) return enqueue(ctx, { name: REMOVE_JOB }, { importId });
  await letTermsGo(acting, source, isShared);
  await finish(acting, importId);
  await forgetFile(ctx, source);
};

const stop = async (ctx: Ctx, { id }: Import) => {
  await ctx.db.update(imports).set({ state: 'done', problem: texts.cannotPublish }).where(eq(imports.id, id));
};

/** Lets the pictures of an import go of which nothing else has come, but not those that another one of the same portal needs. */
export const letPicturesGo = async (ctx: Ctx, source: Import): Promise<void> => {
  const otherId = await findOtherOfSite(ctx, source);
  if (otherId !== undefined) return handOn(ctx, source.id, otherId);
  const next = () => listThings(ctx, source.id, 'picture', AT_ONCE);
  for (let things = await next(); things.length > 0; things = await next())
    for (const thing of things) await letOneGo(ctx, source, thing);
};

/** What another import needs goes over to that one. */
const handOn = async (ctx: Ctx, importId: number, otherId: number): Promise<void> => {
  await ctx.db.update(importedThings).set({ importId: otherId }).where(eq(importedThings.importId, importId));
};

/** What nobody foresaw leaves one thing where it is, and holds up none of those behind it. */
const letOneGo = async (ctx: Ctx, source: Import, thing: ImportedThing): Promise<void> => {
  try {
    await withTransaction(ctx, (ctx) => letGo(ctx, source, thing));
  } catch (error) {
    reportUnforeseen(ctx, error, REMOVE_JOB);
    await withTransaction(ctx, async (ctx) => {
      await forget(ctx, thing);
      await ctx.db
        .update(importItems)
        .set({ state: 'kept', report: [texts.unforeseen] })
        .where(
          and(
            eq(importItems.importId, source.id),
            eq(importItems.refType, thing.refType),
            eq(importItems.refId, thing.refId),
          ),
        );
    });
  }
};

/** Lets one thing go in one step: whether it went or stayed, the import knows it no more. */
const letGo = async (ctx: Ctx, source: Import, thing: ImportedThing): Promise<void> => {
  await lockSite(ctx, source);
  const { refId: id, refType: type } = thing;
  if (thing.kind === 'piece') await letPieceGo(ctx, source, thing);
  if (thing.kind === 'picture') await letPictureGo(ctx, id);
  if (thing.kind === 'stream') await removeStreamIfUnused(ctx, id);
  if (thing.kind === 'redirect') await letRuleGo(ctx, source, thing);
  if (thing.kind === 'comment') await removeFormerComment(ctx, id);
  await forget(ctx, thing);
  if (thing.kind === 'person' && type === 'user') await letPersonGo(ctx, source, id);
};

/**
 * Lets a person go, but not who has written what stays, nor somebody of another portal too: that one answers for the account
 * from now on.
 */
const letPersonGo = async (ctx: Ctx, source: Import, id: number) => {
  const { rowCount } = await ctx.db
    .update(importedThings)
    .set({ refType: 'user' })
    .where(and(inArray(importedThings.refType, PERSON_TYPES), eq(importedThings.refId, id)));
  if (rowCount !== 0) return;
  const kept = (await listSaved(ctx, source.id)).flatMap(({ type, id: pieceId }) =>
    type === null || pieceId === null ? [] : [{ type, id: pieceId }],
  );
  const authors = [...(await summariesOf(ctx, kept)).values()].map(({ authorId }) => authorId);
  if (authors.includes(id) || !(await accountDesk.removeFormerAuthor(ctx, id))) return;
  // What their page showed goes with the pictures.
  await setImageUses(ctx, { type: 'user', id }, []);
};

const letRuleGo = async (ctx: Ctx, { id: importId }: Import, { key, refId, takenAt }: ImportedThing) => {
  const state: ItemState = (await removeBroughtRule(ctx, refId, takenAt)) ? 'gone' : 'kept';
  await ctx.db
    .update(importItems)
    .set({ state, ...(state === 'kept' && { report: [texts.wasEdited] }) })
    .where(
      and(eq(importItems.importId, importId), eq(importItems.kind, 'redirect'), eq(importItems.key, key)),
    );
};

/** Lets a picture go, whosever it is by now. */
const letPictureGo = async (ctx: Ctx, id: number) => {
  const ownerId = (await imageOwners(ctx, [id])).get(id);
  if (ownerId !== undefined) await removeIfUnused(ctx, id, ownerId);
};

const letPieceGo = async (ctx: Ctx, { id: importId }: Import, thing: ImportedThing) => {
  const { refType, refId } = thing;
  const report = await reasonToStay(ctx, thing);
  const isKept = report !== undefined;
  const state: ItemState = isKept ? 'kept' : 'gone';
  if (!isKept)
    await ctx.db
      .delete(importedAddresses)
      .where(and(eq(importedAddresses.refType, refType), eq(importedAddresses.refId, refId)));
  await ctx.db
    .update(importItems)
    .set({ state, ...(isKept && { report: [report] }) })
    .where(
      and(eq(importItems.importId, importId), eq(importItems.refType, refType), eq(importItems.refId, refId)),
    );
};

/** Erases a piece, unless somebody has worked on it since, or moderators hid it: then it returns that as the reason to stay. */
const reasonToStay = async (ctx: Ctx, thing: ImportedThing): Promise<string | undefined> => {
  const ref = { type: thing.refType, id: thing.refId };
  const hasGone = await letUnpublishedGo(ctx, ref);
  if (hasGone !== undefined) return hasGone ? undefined : texts.wasEdited;
  const summary = await findSummary(ctx, ref);
  const isEdited = Boolean(summary?.changedAt && summary.changedAt > thing.takenAt);
  if (isEdited || (await isBeingChanged(ctx, ref))) return texts.wasEdited;
  try {
    await erasePiece(ctx, ref);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    return error.status === 409 ? texts.wasHidden : undefined;
  }
};

const finish = (ctx: Ctx, importId: number) =>
  withTransaction(ctx, async (ctx) => {
    const source = await lockImport(ctx, importId);
    if (source?.state !== 'takingBack') return;
    const otherId = await findOtherOfSite(ctx, source);
    if (otherId !== undefined) await handOn(ctx, importId, otherId);
    await ctx.db
      .update(imports)
      .set({ state: 'takenBack', finishedAt: new Date(), problem: null })
      .where(eq(imports.id, importId));
    await ctx.db
      .update(importItems)
      .set({ state: 'gone' })
      .where(
        and(
          eq(importItems.importId, importId),
          eq(importItems.kind, 'comment'),
          eq(importItems.state, 'taken'),
        ),
      );
    await forgetWords(ctx, importId);
    await record(ctx, {
      type: 'import',
      objectId: importId,
      action: 'import.taken-back',
      after: { name: source.name },
    });
  });
