// Publishing snapshots, changing them, withdrawing and republishing them.
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import { toSlug } from '#kernel/slug.ts';
import { record, redactHistory } from '#bundles/history/public.ts';
import { setImageUses } from '#bundles/media/public.ts';
import { setStreamUses } from '#bundles/streams/public.ts';
import { savePiece } from '#bundles/lists/public.ts';
import { imageIdsShown } from '#bundles/piece-pages/public.ts';
import {
  actionOf,
  authorizeChange,
  authorizePublication,
  canBecome,
  changedRow,
  checkPiece,
  savePieceImages,
  publishedRow,
} from '#bundles/publishing/public.ts';
import { isEmptyText } from '#bundles/rich-text/public.ts';
import type { CheckedPiece, LaterState, PublicationInput } from '#bundles/publishing/public.ts';
import type { PublishOutcome } from '#bundles/writing/public.ts';
import { MAX_TITLE_LENGTH, snapshotTag } from './constants.ts';
import { snapshots } from './schema.ts';
import * as texts from './texts.ts';

export interface SnapshotInput extends PublicationInput {
  readonly title: string;
  /** A document tree, as JSON from wherever; checked against the schema. A picture may do without. */
  readonly text?: unknown;
  /** Those of others, here and in the text, may be used by editors only. */
  readonly imageId: number | null;
}

/** Publishes a new snapshot at once. Throws 403. */
export const publishSnapshot = (ctx: Ctx, input: SnapshotInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const publication = await authorizePublication(ctx, input);
    const checked = await checkPiece(ctx, input, publication, toCheck(input));
    if ('errors' in checked) return invalid(checked.errors);
    const id = await insertSnapshot(ctx, { ...input, ...checked });
    touch(ctx, snapshotTag(id));
    return { kind: 'published', id };
  });

/**
 * Gives a snapshot that is or was out other words, another picture or another place; one that was taken back is out
 * again. Throws 403, and 404 for what isn't there.
 */
export const changeSnapshot = (ctx: Ctx, id: number, input: SnapshotInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const before = await lockSnapshot(ctx, id);
    const publication = await authorizeChange(ctx, before, input);
    const shownIds = imageIdsShown(before);
    const checked = await checkPiece(ctx, input, publication, { ...toCheck(input), shownIds });
    if ('errors' in checked) return invalid(checked.errors);
    await replaceSnapshot(ctx, before, { ...input, ...checked });
    touch(ctx, snapshotTag(id));
    return { kind: 'published', id };
  });

/** Of one that is erased, its words go, also from the history. The caller has asked whether the viewer may. Throws 404. */
export const setSnapshotState = (ctx: Ctx, id: number, state: LaterState): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const before = await lockSnapshot(ctx, id);
    if (!canBecome(before.state, state)) return;
    const values = { state, ...(state === 'erased' && BLANK) };
    const [row] = await ctx.db.update(snapshots).set(values).where(eq(snapshots.id, id)).returning();
    if (state === 'erased') await leaveImages(ctx, row!);
    else await savePieceImages(ctx, { type: 'imagepost', id }, row!);
    if (state === 'erased') await redactHistory(ctx, { type: 'imagepost', ids: [id], fields: ['title'] });
    const isListed = state === 'published';
    await savePiece(ctx, { ...row!, type: 'imagepost', objectId: id, isListed, isPremium: false });
    const change = { before: { state: before.state }, after: { state } };
    await record(ctx, { type: 'imagepost', objectId: id, action: actionOf('imagepost', state), ...change });
    touch(ctx, snapshotTag(id));
  });

type Row = typeof snapshots.$inferSelect;

const lockSnapshot = async (ctx: Ctx, id: number): Promise<Row> => {
  const [row] = await ctx.db.select().from(snapshots).where(eq(snapshots.id, id)).for('update');
  if (!row) throw notFound();
  return row;
};

const toCheck = (input: SnapshotInput) => ({
  text: (input.text ?? null) === null ? null : { field: 'text', tree: input.text },
  picture: { field: 'imageId', id: input.imageId },
  errors: problemsOf(input),
});

const problemsOf = ({ title, imageId }: SnapshotInput): FieldErrors => ({
  ...(!title.trim() && { title: texts.titleMissing }),
  ...(title.length > MAX_TITLE_LENGTH && { title: texts.tooLong(MAX_TITLE_LENGTH) }),
  ...(imageId === null && { imageId: texts.pictureNeeded }),
});

type SnapshotToSave = SnapshotInput & CheckedPiece;

const insertSnapshot = async (ctx: Ctx, input: SnapshotToSave): Promise<number> => {
  const piece = await publishedRow(ctx, input);
  const own = ownColumns(input);
  const [row] = await ctx.db
    .insert(snapshots)
    .values({ ...piece, ...own })
    .returning();
  const { id, title } = row!;
  await savePieceImages(ctx, { type: 'imagepost', id }, row!);
  await savePiece(ctx, { ...piece, type: 'imagepost', objectId: id, isListed: true, isPremium: false });
  await record(ctx, { type: 'imagepost', objectId: id, action: 'imagepost.published', after: { title } });
  return id;
};

const replaceSnapshot = async (ctx: Ctx, before: Row, input: SnapshotToSave) => {
  const { id } = before;
  const own = ownColumns(input);
  const hasNewWords = own.title !== before.title || !isDeepStrictEqual(own.text, before.text);
  const piece = await changedRow(ctx, before, { ...input, hasNewWords });
  const [row] = await ctx.db
    .update(snapshots)
    .set({ ...piece, ...own })
    .where(eq(snapshots.id, id))
    .returning();
  await savePieceImages(ctx, { type: 'imagepost', id }, row!);
  await savePiece(ctx, { ...row!, type: 'imagepost', objectId: id, isListed: true, isPremium: false });
  const change = { before: historyOf(before), after: historyOf(row!) };
  await record(ctx, { type: 'imagepost', objectId: id, action: 'imagepost.changed', ...change });
};

const historyOf = ({ state, title }: Row) => ({ state, title });

const ownColumns = ({ title, imageId, document, parts }: SnapshotToSave) => {
  const isWithoutText = isEmptyText(document);
  return {
    title: title.trim(),
    text: isWithoutText ? null : document,
    parts: isWithoutText ? [] : parts,
    imageId: imageId!,
    slug: toSlug(title, texts.snapshotSlug),
  };
};

/** The picture stays in the row, which can't do without one; nobody gets to see it there. */
const BLANK = { title: '', text: null, parts: [], tagIds: [], slug: texts.snapshotSlug };

const leaveImages = async (ctx: Ctx, { id, locationPath }: Row) => {
  const owner = { type: 'imagepost', id, locationPath } as const;
  await setImageUses(ctx, owner, []);
  await setStreamUses(ctx, owner, []);
};
