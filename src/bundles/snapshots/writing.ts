// Topic: snapshots as they are written: what a manuscript of one holds, and how it becomes the snapshot that is out.
import type { Ctx } from '#kernel/ctx.ts';
import { loadPlacing, slugsOfPieces } from '#bundles/pieces/public.ts';
import {
  COMMON_SHAPE,
  StoredId,
  StoredTree,
  StoredText,
  readShape,
  readTree,
} from '#bundles/publishing/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { outlineOf, placementOf, toEditablePiece } from '#bundles/writing/public.ts';
import type { KindWriting, RevisionField, EditablePiece } from '#bundles/writing/public.ts';
import { changeSnapshot, publishSnapshot, setSnapshotState } from './commands.ts';
import { snapshotHref } from './kind.ts';
import { previewSnapshot } from './preview.ts';
import { findEditable } from './queries.ts';
import * as texts from './texts.ts';
import type { SnapshotContent } from './views.ts';

export const snapshotWriting: KindWriting<SnapshotContent> = {
  blank: () => BLANK,
  read: (ctx, content) => {
    const read = readShape(SHAPE, content, BLANK);
    return { ...read, text: readTree(ctx, 'text', read.text) };
  },
  outline: ({ title, imageId, text }) => outlineOf(title, imageId, text),
  fields: (ctx, content) => listFields(ctx, content),
  contentOf: (ctx, id) => findContent(ctx, id),
  publish: (ctx, { id, content, authorId, shownIds }) =>
    id === null
      ? publishSnapshot(ctx, { ...content, authorId, shownIds })
      : changeSnapshot(ctx, id, { ...content, shownIds }),
  setState: setSnapshotState,
  preview: previewSnapshot,
};

const BLANK: SnapshotContent = {
  title: '',
  text: build.doc(),
  imageId: null,
  locationId: null,
  categoryId: null,
  tags: [],
};

const SHAPE = { ...COMMON_SHAPE, title: StoredText, text: StoredTree, imageId: StoredId };

const listFields = async (ctx: Ctx, content: SnapshotContent): Promise<RevisionField[]> => {
  const { place, category, tags } = await loadPlacing(ctx, content);
  return [
    { name: texts.pictureField, kind: 'picture', value: content.imageId },
    { name: texts.titleField, kind: 'words', value: content.title },
    { name: texts.textField, kind: 'text', value: content.text },
    { name: texts.place, kind: 'words', value: place },
    { name: texts.category, kind: 'words', value: category },
    { name: texts.tagsField, kind: 'words', value: tags },
  ];
};

const findContent = async (ctx: Ctx, id: number): Promise<EditablePiece<SnapshotContent> | undefined> => {
  const [row, slugs] = await Promise.all([findEditable(ctx, id), slugsOfPieces(ctx)]);
  if (!row || row.state === 'erased') return undefined;
  const { title, text, imageId } = row;
  const placed = await placementOf(ctx, row);
  return toEditablePiece(row, {
    content: { ...placed, title, text: text ?? build.doc(), imageId },
    href: snapshotHref({ ...row, ...slugs(row) }),
  });
};
