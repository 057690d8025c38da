// Changes one's lists. They are private: the history, which editors read, says that they were changed, never what lies there.
// contract.md 15.6
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { record } from '#bundles/history/public.ts';
import type { MediaType } from '../constants.ts';
import { images } from '../schema.ts';
import { LIST_LIMIT } from './constants.ts';
import type { ReferenceAction, ReferenceList } from './constants.ts';
import { isAmong, listReferences } from './queries.ts';
import { countReferences, findReferables, idsOf } from './referables.ts';
import { isMoved, referenceKey, targetOf } from './rules.ts';
import { imageReferences } from './schema.ts';
import type { ReferenceCounts, ReferenceKey, ReferenceView } from './views.ts';

/** What was done. */
export type ReferenceOutcome = 'added' | 'deleted' | 'modified';

export type ChangeOutcome =
  | { readonly kind: ReferenceOutcome; readonly counts: ReferenceCounts }
  /** The list that it was to go to; nothing has moved. */
  | { readonly kind: 'full' }
  | { readonly kind: 'notYours' };

export type CopyOutcome =
  | { readonly kind: 'copied'; readonly references: readonly ReferenceView[] }
  | { readonly kind: 'notYours' };

/** Does one thing with all that is named, or nothing at all. May be done again without harm. */
export const changeReferences = (
  ctx: Ctx,
  keys: readonly ReferenceKey[],
  action: ReferenceAction,
): Promise<ChangeOutcome> =>
  withTransaction(ctx, async (ctx): Promise<ChangeOutcome> => {
    const userId = ctx.viewer.id ?? 0;
    await lockLists(ctx, userId);
    await lockImages(ctx, keys);
    const rows = await listReferences(ctx, userId);
    const listOf = new Map(rows.map((row) => [referenceKey(row), row.list]));
    const target = targetOf(action);
    // What is on one's list already may be taken off whatever became of it.
    const isFilling = action === 'reference-add' || action === 'save-add';
    const asked = keys.filter((key) => isFilling || !listOf.has(referenceKey(key)));
    const refusal = await findRefusal(ctx, asked);
    if (refusal) return { kind: refusal };
    const moved = keys.filter((key) => isMoved(action, listOf.get(referenceKey(key))));
    if (target && !(await makeRoom(ctx, target, moved.length))) return { kind: 'full' };
    const isNew = action === 'save-add' && !keys.some((key) => listOf.has(referenceKey(key)));
    await (target ? putOn(ctx, target, moved) : takeOff(ctx, moved));
    if (moved.length > 0) await record(ctx, { type: 'user', objectId: userId, action: 'references.changed' });
    return { kind: isNew ? 'added' : OUTCOMES[action], counts: await countReferences(ctx) };
  });

/** Hands images to an editor for use: all of them or none. The lists stay as they are until something uses them. */
export const copyReferences = async (ctx: Ctx, keys: readonly ReferenceKey[]): Promise<CopyOutcome> => {
  const referables = await findReferables(ctx, keys);
  const references = keys.flatMap((key) => referables.get(referenceKey(key)) ?? []);
  return references.length === keys.length ? { kind: 'copied', references } : { kind: 'notYours' };
};

/** Takes images that a thing of the viewer's shows from now on off their temporary list; part of that transaction. */
export const useReferences = async (ctx: Ctx, imageIds: readonly number[]): Promise<void> => {
  if (!ctx.transaction) throw new Error('references are used inside the transaction of what uses them');
  const { id } = ctx.viewer;
  if (id === null || imageIds.length === 0) return;
  const isTemporary = and(eq(imageReferences.userId, id), eq(imageReferences.list, 'temporary'));
  await ctx.db.delete(imageReferences).where(and(isTemporary, isAmong('image', imageIds)));
};

/** Takes images or other media that are deleted off everybody's lists; part of that transaction. */
export const deleteReferences = async (ctx: Ctx, type: MediaType, ids: readonly number[]): Promise<void> => {
  if (!ctx.transaction) throw new Error('references are forgotten inside the transaction that deletes');
  if (ids.length > 0) await ctx.db.delete(imageReferences).where(isAmong(type, ids));
};

const OUTCOMES: Readonly<Record<ReferenceAction, ReferenceOutcome>> = {
  'reference-add': 'added',
  'reference-remove': 'deleted',
  'save-add': 'modified',
  'save-remove': 'modified',
};

/** Whoever changes the same person's lists waits, so that counting is true until it is written. */
const lockLists = (ctx: Ctx, userId: number) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('image_references'), ${userId})`);

/** Whoever deletes one of them waits, and then takes it off the list, too. */
const lockImages = (ctx: Ctx, keys: readonly ReferenceKey[]) =>
  ctx.db
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, idsOf(keys, 'image')))
    .orderBy(asc(images.id))
    .for('key share');

/** Returns the same refusal for what is others' and for what isn't there: which ids exist is nobody else's business. */
const findRefusal = async (ctx: Ctx, keys: readonly ReferenceKey[]) => {
  const referables = await findReferables(ctx, keys);
  return keys.every((key) => referables.get(referenceKey(key))) ? undefined : 'notYours';
};

/** Makes room and says whether so many more fit; where they don't, what the list doesn't show any more goes first. */
const makeRoom = async (ctx: Ctx, list: ReferenceList, count: number): Promise<boolean> => {
  const rows = (await listReferences(ctx, ctx.viewer.id ?? 0)).filter((row) => row.list === list);
  if (rows.length + count <= LIST_LIMIT) return true;
  const referables = await findReferables(ctx, rows);
  const hidden = rows.filter((row) => !referables.get(referenceKey(row)));
  if (rows.length - hidden.length + count > LIST_LIMIT) return false;
  await takeOff(ctx, hidden);
  return true;
};

const putOn = async (ctx: Ctx, list: ReferenceList, keys: readonly ReferenceKey[]) => {
  if (keys.length === 0) return;
  const { userId, type, objectId } = imageReferences;
  const place = { list, addedAt: ctx.now };
  await ctx.db
    .insert(imageReferences)
    .values(keys.map((key) => ({ ...place, ...rowOf(ctx, key) })))
    .onConflictDoUpdate({ target: [userId, type, objectId], set: place });
};

const rowOf = ({ viewer }: Ctx, { imageType, imageId }: ReferenceKey) => ({
  userId: viewer.id ?? 0,
  type: imageType,
  objectId: imageId,
});

const takeOff = async (ctx: Ctx, keys: readonly ReferenceKey[]) => {
  const isOwn = eq(imageReferences.userId, ctx.viewer.id ?? 0);
  for (const type of new Set(keys.map(({ imageType }) => imageType)))
    await ctx.db.delete(imageReferences).where(and(isOwn, isAmong(type, idsOf(keys, type))));
};
