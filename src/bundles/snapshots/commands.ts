// Publishing snapshots.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { toSlug } from '#kernel/slug.ts';
import { record } from '#bundles/history/public.ts';
import {
  admitPublication,
  checkPiece,
  keepPieceImages,
  publishedRow,
  savePiece,
} from '#bundles/pieces/public.ts';
import type { CheckedPiece, PublicationInput, PublishOutcome } from '#bundles/pieces/public.ts';
import { MAX_TITLE_LENGTH, snapshotTag } from './constants.ts';
import { snapshots } from './schema.ts';
import * as texts from './texts.ts';

export interface SnapshotInput extends PublicationInput {
  readonly title: string;
  /** A document tree, as JSON from wherever; checked against the schema. A picture may do without. */
  readonly text?: unknown;
  /** Those of others, here and in the text, may be used by editors only. */
  readonly imageId: number;
}

/** Publishes a new snapshot at once. Throws 403. */
export const publishSnapshot = (ctx: Ctx, input: SnapshotInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const publication = await admitPublication(ctx, input);
    const { text = null, imageId } = input;
    const checked = await checkPiece(ctx, input, publication, {
      text: text === null ? null : { field: 'text', tree: text },
      picture: { field: 'imageId', id: imageId },
      errors: problemsOf(input),
    });
    if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
    const id = await insertSnapshot(ctx, { ...input, ...checked });
    touch(ctx, snapshotTag(id));
    return { kind: 'published', id };
  });

const problemsOf = ({ title }: SnapshotInput): FieldErrors => ({
  ...(!title.trim() && { title: texts.titleMissing }),
  ...(title.length > MAX_TITLE_LENGTH && { title: texts.tooLong(MAX_TITLE_LENGTH) }),
});

const insertSnapshot = async (ctx: Ctx, input: SnapshotInput & CheckedPiece): Promise<number> => {
  const { text = null, imageId, document, parts } = input;
  const title = input.title.trim();
  const piece = await publishedRow(ctx, input);
  const [row] = await ctx.db
    .insert(snapshots)
    .values({
      ...piece,
      title,
      text: text === null ? null : document,
      parts,
      imageId,
      slug: toSlug(title, texts.snapshotSlug),
    })
    .returning({ id: snapshots.id });
  const id = row!.id;
  await keepPieceImages(ctx, { type: 'imagepost', id }, { ...piece, imageId, parts });
  await savePiece(ctx, { ...piece, type: 'imagepost', objectId: id, isListed: true, isPremium: false });
  await record(ctx, { type: 'imagepost', objectId: id, action: 'imagepost.published', after: { title } });
  return id;
};
