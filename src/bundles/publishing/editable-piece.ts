// Does what is alike for every kind when it is written: its outline, and what is out as a manuscript begins with it.
import type { Ctx } from '#kernel/ctx.ts';
import { imageIdsShown, streamIdsOf } from '#bundles/piece-pages/public.ts';
import { toParts } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import { tagsByIds } from '#bundles/topics/public.ts';
import type { CommonContent, EditablePiece, KindWriting } from '#bundles/writing/public.ts';

type Outline = ReturnType<KindWriting['outline']>;

/** Describes a content with this title, opening picture and text. */
export const outlineOf = (title: string, imageId: number | null, text: RichTextDocument): Outline => {
  const parts = toParts(text);
  const imageIds = imageIdsShown({ imageId, parts });
  return { title: title.trim(), imageIds, streamIds: streamIdsOf(parts), parts };
};

/** Returns what a piece's row says of where it belongs. */
export const placementOf = async (
  ctx: Ctx,
  { locationId, categoryId, tagIds }: Pick<CommonContent, 'locationId' | 'categoryId'> & { tagIds: number[] },
): Promise<CommonContent> => {
  const tags = await tagsByIds(ctx, tagIds);
  return { locationId, categoryId, tags: tags.map(({ name }) => name) };
};

interface PieceRow extends Omit<EditablePiece<unknown>, 'content' | 'state' | 'href'> {
  readonly state: string;
}

/** Returns a piece that isn't erased as a manuscript begins with it. */
export const toEditablePiece = <Content>(
  { authorId, locationPath, publishedAt, state }: PieceRow,
  { content, href }: Pick<EditablePiece<Content>, 'content' | 'href'>,
): EditablePiece<Content> => ({
  content,
  authorId,
  locationPath,
  state: state as EditablePiece<Content>['state'],
  publishedAt,
  href,
});
