// Writes one piece of an archive: its tree, a page to read, what was said about it, and sheets for typesetting.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import { listReadable } from '#bundles/comments/public.ts';
import { addSheet, loadItems, pageOf } from '#bundles/data-export/public.ts';
import type { ExportedItem } from '#bundles/data-export/public.ts';
import { listWholeImages } from '#bundles/media/public.ts';
import { listWholeStreams } from '#bundles/streams/public.ts';
import { hiddenPeople } from '#bundles/users/public.ts';
import { formerRevisions } from '#bundles/writing/public.ts';
import type { CommonContent, FormerRevision, KindWriting } from '#bundles/writing/public.ts';
import { ROWS_PER_FILE } from '../constants.ts';
import { keyOf } from '../format.ts';
import type { CommentRow, PieceFile, RevisionRow } from '../format.ts';
import { formerPaths, formerPatterns } from '../former-paths.ts';
import type { ArchiveDraft } from './draft.ts';
import { fittedPiece } from './fitted-piece.ts';
import { Gathered } from './gathered.ts';
import type { ArchivedRef } from './refs.ts';
import { filmName } from './streams.ts';

/** Adds a batch of pieces; each is read as whoever looks after all of it may read it. */
export const addPieces = async (
  ctx: Ctx,
  draft: ArchiveDraft,
  refs: readonly ArchivedRef[],
): Promise<void> => {
  const [items, former, patterns] = await Promise.all([
    loadItems(ctx, refs, { imageIds: null }),
    formerPaths.collect(ctx, refs),
    formerPatterns.collect(ctx, refs),
  ]);
  for (const pattern of patterns) draft.gathered.patterns.set(pattern.source, pattern);
  const shown = await readableReferences(ctx, items);
  const byRef = new Map(items.map((item) => [refKey(item), { ...item, references: shown(item) }]));
  const paths = Map.groupBy(former, refKey);
  for (const ref of refs) {
    const item = byRef.get(refKey(ref));
    // Whoever makes the archive may read all of a piece, or it stays here.
    if (!item || item.isExcerpt) continue;
    await addPiece(ctx, draft, {
      ...ref,
      item,
      formerPaths: (paths.get(refKey(ref)) ?? []).map(({ path }) => path),
    });
  }
};

/** Finds what a text shows of other pieces: of those that are hidden or not out yet not even what they are called. */
const readableReferences = async (ctx: Ctx, items: readonly ExportedItem[]) => {
  const refs = items.flatMap(({ references }) => [...references.keys()].flatMap(refOf));
  const readable = await summariesOf(actAs(ctx, anonymous), refs);
  return ({ references }: ExportedItem) => new Map([...references].filter(([key]) => readable.has(key)));
};

const refOf = (key: string): ContentRef[] => {
  const [type, id] = key.split(':');
  return type && id ? [{ type, id: Number(id) }] : [];
};

interface PieceToAdd extends ArchivedRef {
  readonly item: ExportedItem;
  readonly formerPaths: readonly string[];
}

const addPiece = async (ctx: Ctx, draft: ArchiveDraft, piece: PieceToAdd): Promise<void> => {
  const { type, id, item } = piece;
  const writing = ctx.portal.kinds.get(type)?.writing;
  const editable = await writing?.contentOf(ctx, id);
  if (!writing || !editable || !editable.publishedAt) return;
  const { choice } = draft;
  const all = choice.isWithRevisions ? await formerRevisions.of(ctx, { type, id }) : [];
  const file: PieceFile = fittedPiece(
    {
      key: keyOf(type, id),
      type,
      title: item.title,
      address: item.url,
      formerPaths: [...new Set(piece.formerPaths)].sort(),
      author: keyOf('person', editable.authorId),
      createdAt: (item.createdAt ?? editable.publishedAt).toISOString(),
      publishedAt: editable.publishedAt.toISOString(),
      updatedAt: item.updatedAt?.toISOString() ?? null,
      isPremium: piece.isPremium,
      ...placedContent(editable.content),
      revisions: all.map(toRevisionRow),
    },
    draft.bounds.dataBytes,
  );
  const revisions = all.slice(all.length - file.revisions.length);
  gatherFrom(draft, writing, { ...editable, revisions });
  const folder = `pieces/${type}-${id}`;
  await draft.addData(`${folder}/piece.json`, file);
  await draft.add(`${folder}/page.html`, await pageFor(ctx, writing, editable.content, item));
  if (choice.isWithComments) await addComments(ctx, draft, piece, folder);
  if (choice.printSize !== null) await addPrint(draft, item, choice.printSize);
  draft.counts.pieces += 1;
};

interface GatheredFrom {
  readonly authorId: number;
  readonly content: CommonContent;
  readonly revisions: readonly FormerRevision[];
}

const gatherFrom = (
  { gathered }: ArchiveDraft,
  writing: KindWriting,
  { authorId, content, revisions }: GatheredFrom,
): void => {
  gathered.people.add(authorId);
  for (const one of [content, ...revisions.map((revision) => revision.content)]) gathered.note(writing, one);
  for (const { editorId } of revisions) if (editorId !== null) gathered.people.add(editorId);
};

/** Places, categories and tags stand beside what the kind itself holds. */
const placedContent = ({ locationId, categoryId, tags, ...content }: CommonContent) => ({
  place: locationId === null ? null : keyOf('place', locationId),
  category: categoryId === null ? null : keyOf('category', categoryId),
  tags: [...tags],
  content: content as Record<string, unknown>,
});

const toRevisionRow = ({ content, editorId, occasion, startedAt, savedAt }: FormerRevision): RevisionRow => ({
  editor: editorId === null ? null : keyOf('person', editorId),
  occasion,
  startedAt: startedAt.toISOString(),
  savedAt: savedAt.toISOString(),
  ...placedContent(content),
});

/** Draws the page of a piece with the pictures that lie in the archive. */
const pageFor = async (ctx: Ctx, writing: KindWriting, content: CommonContent, item: ExportedItem) => {
  const ids = writing.outline(content).imageIds;
  const originals = new Map((await listWholeImages(ctx, ids)).map((image) => [image.id, image]));
  const pictures = item.images.flatMap((image) => {
    const original = originals.get(image.id);
    if (!original) return [];
    const { width, height } = original;
    return [{ name: `../${originalName(original)}`, image, width, height }];
  });
  return pageOf(item, pictures, await filmsIn(ctx, writing, content));
};

const filmsIn = async (ctx: Ctx, writing: KindWriting, content: CommonContent) => {
  const { streams } = new Gathered().note(writing, content);
  return (await listWholeStreams(ctx, [...streams])).map((stream) => ({
    name: `../${filmName(stream)}`,
    title: stream.title,
  }));
};

/** An image as it is taken along. */
export type WholeImage = Awaited<ReturnType<typeof listWholeImages>>[number];

export const originalName = ({ id, extension }: Pick<WholeImage, 'id' | 'extension'>): string =>
  `pictures/${id}/original.${extension}`;

const addComments = async (ctx: Ctx, draft: ArchiveDraft, { type, id }: ArchivedRef, folder: string) => {
  const isHidden = await hiddenPeople(ctx);
  const shown = new Set<number>();
  for (let [after, at] = [0, 1]; ; at++) {
    const found = await listReadable(ctx, { type, id }, { after, limit: ROWS_PER_FILE });
    const readable = found.filter(({ authorId }) => !isHidden(authorId));
    for (const comment of readable) shown.add(comment.id);
    const rows = readable.map((comment): CommentRow => {
      draft.gathered.people.add(comment.authorId);
      const { parentId } = comment;
      return {
        key: keyOf('comment', comment.id),
        answers: parentId !== null && shown.has(parentId) ? keyOf('comment', parentId) : null,
        author: keyOf('person', comment.authorId),
        text: comment.text,
        createdAt: comment.at.toISOString(),
        editedAt: comment.editedAt?.toISOString() ?? null,
      };
    });
    if (rows.length > 0)
      await draft.addData(`${folder}/comments-${at}.json`, { piece: keyOf(type, id), comments: rows });
    draft.counts.comments += rows.length;
    if (found.length < ROWS_PER_FILE) return;
    after = found.at(-1)!.id;
  }
};

const addPrint = async (
  draft: ArchiveDraft,
  item: ExportedItem,
  size: NonNullable<ArchiveDraft['choice']['printSize']>,
) => {
  const { entries, report } = await addSheet(draft.archive, item, { folder: 'print/', size });
  draft.note(entries.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })));
  draft.reports.push(report);
};
