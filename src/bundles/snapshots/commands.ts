// Publishes snapshots, changes them, withdraws and republishes them.
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { FieldErrors } from '#kernel/errors.ts';
import { toSlug } from '#kernel/slug.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { definePieceCommands, savePieceImages } from '#bundles/publishing/public.ts';
import type { CheckedPiece, PublicationInput } from '#bundles/publishing/public.ts';
import { isEmptyText } from '#bundles/rich-text/public.ts';
import { MAX_TITLE_LENGTH, snapshotTag } from './constants.ts';
import { snapshots } from './schema.ts';
import * as texts from './texts.ts';

export interface SnapshotInput extends PublicationInput {
  readonly title: string;
  /** A document tree, as JSON from wherever; checked against the schema. A picture may do without. */
  readonly text?: unknown;
  /** The image; those of others, here and in the text, may be used by editors only. */
  readonly imageId: number | null;
}

const columnsOf = ({ title, imageId, document, parts }: SnapshotInput & CheckedPiece) => {
  const isWithoutText = isEmptyText(document);
  return {
    title: title.trim(),
    text: isWithoutText ? null : document,
    parts: isWithoutText ? [] : parts,
    imageId: imageId!,
    slug: toSlug(title, texts.snapshotSlug),
  };
};

const problemsOf = ({ title, imageId }: SnapshotInput): FieldErrors => ({
  ...(!visibleLine(title) && { title: texts.titleMissing }),
  ...(title.length > MAX_TITLE_LENGTH && { title: texts.tooLong(MAX_TITLE_LENGTH) }),
  ...(imageId === null && { imageId: texts.pictureNeeded }),
});

export const commands = definePieceCommands<
  SnapshotInput,
  ReturnType<typeof columnsOf>,
  typeof snapshots.$inferSelect
>({
  type: 'imagepost',
  tagOf: snapshotTag,
  titleField: 'title',
  titleOf: ({ title }) => title.trim(),
  titleBefore: ({ title }) => title,
  lock: async (ctx, id) =>
    (await ctx.db.select().from(snapshots).where(eq(snapshots.id, id)).for('update'))[0],
  insert: (ctx, values) => ctx.db.insert(snapshots).values(values).returning(),
  update: (ctx, id, values) => ctx.db.update(snapshots).set(values).where(eq(snapshots.id, id)).returning(),
  toCheck: (input) => ({
    text: (input.text ?? null) === null ? null : { field: 'text', tree: input.text },
    picture: { field: 'imageId', id: input.imageId },
    errors: problemsOf(input),
  }),
  columnsOf,
  hasNewWords: (_ctx, before, { own }) =>
    own.title !== before.title || !isDeepStrictEqual(own.text, before.text),
  // The row names the picture still, whether that is there or not; nobody gets to see it.
  blank: () => ({ title: '', text: null, parts: [], slug: texts.snapshotSlug }),
  picturesOf: (before) => before,
  settle: (ctx, row) => savePieceImages(ctx, { type: 'imagepost', id: row.id }, row),
});

export const publishSnapshot = commands.publish;
export const changeSnapshot = commands.change;
export const setSnapshotState = commands.setState;
