// Makes of a text what a page shows. Its slots – pictures, galleries, streams, contents of other sites, cards of other pieces –
// are filled in one batch of each. contract.md 14.1, 14.2
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isId } from '#kernel/ids.ts';
import { embedsBySources, readNode } from '#bundles/embeds/public.ts';
import type { EmbedNode, ShownEmbeds } from '#bundles/embeds/public.ts';
import { imageTag, picturesByIds } from '#bundles/media/public.ts';
import { STREAM_MEDIA_TYPE, streamTag, streamsByIds } from '#bundles/streams/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import type { ShownStream } from '#bundles/streams/public.ts';
import type { Part, SlotPart } from '#bundles/rich-text/public.ts';
import { openTeasersByRefs } from '#bundles/teasers/public.ts';
import * as texts from './texts.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import type { PieceTextView, TextBlockView } from './views.ts';

export interface PieceText {
  readonly view: PieceTextView;
  /** The tags of everything the text shows, and of what it would show. */
  readonly tags: string[];
  /** These are the pictures of the text itself, in their order. */
  readonly imageIds: number[];
}

/** Fills the slots of the text of `owner`. The caller has asked whether the viewer may read it. */
export const loadPieceText = async (
  ctx: Ctx,
  parts: readonly Part[],
  owner?: ContentRef,
): Promise<PieceText> => (await loadPieceTexts(ctx, [parts], owner))[0]!;

/** Does the same for several texts of one owner, in the same batches. */
export const loadPieceTexts = async (
  ctx: Ctx,
  all: readonly (readonly Part[])[],
  owner?: ContentRef,
): Promise<PieceText[]> => {
  const needs = needsOf(ctx, all.flat());
  const [pictures, streams, embeds, teasers] = await Promise.all([
    picturesByIds(ctx, needs.imageIds),
    streamsByIds(ctx, needs.streamIds, owner),
    embedsBySources(ctx, needs.sources),
    openTeasersByRefs(ctx, needs.refs),
  ]);
  return all.map((parts) =>
    fillPieceText(parts, needsOf(ctx, parts), { pictures, streams, embeds, ...teasers }),
  );
};

/** What a text needs before it can be drawn. */
export interface TextNeeds {
  readonly imageIds: readonly number[];
  readonly streamIds: readonly number[];
  /** They are those of contents of other sites. */
  readonly sources: readonly string[];
  /** The pieces whose cards are shown, of kinds that are switched on; cards of others vanish. */
  readonly refs: readonly ContentRef[];
}

/** Ids that are not positive numbers are ignored. contract.md 5 */
export const needsOf = (ctx: Ctx, parts: readonly Part[]): TextNeeds => ({
  imageIds: imageIdsOf(parts),
  streamIds: streamIdsOf(parts),
  sources: [...new Set(embedNodesOf(parts).flatMap((node) => readNode(node)?.target.source ?? []))],
  refs: parts.flatMap((part) => refOf(part) ?? []).filter((ref) => ctx.portal.kinds.get(ref.type)),
});

/** Returns all images that a text shows, for those who keep account of them. */
export const imageIdsOf = (parts: readonly Part[]): number[] => [
  ...new Set(parts.flatMap(imageIdsOfPart).filter(isId)),
];

export interface ShownImages {
  readonly imageId: number | null;
  readonly parts: readonly Part[];
}

/** Returns the picture that stands for a piece and those in its text, each once. */
export const imageIdsShown = ({ imageId, parts }: ShownImages): number[] => [
  ...new Set([...(imageId === null ? [] : [imageId]), ...imageIdsOf(parts)]),
];

/** This is the same for videos and sounds of ours. */
export const streamIdsOf = (parts: readonly Part[]): number[] => [
  ...new Set(parts.flatMap((part) => streamIdOf(part) ?? [])),
];

/** Returns what a text shows of other sites, for those who ask these about it. */
export const embedNodesOf = (parts: readonly Part[]): EmbedNode[] =>
  parts.flatMap((part) =>
    'slot' in part && part.slot === 'video' && part.type !== STREAM_MEDIA_TYPE ? [part] : [],
  );

/** What was loaded for the needs of one or several texts. */
export interface Filling {
  readonly pictures: ReadonlyMap<number, PictureView>;
  readonly streams: ReadonlyMap<number, ShownStream>;
  readonly embeds: ShownEmbeds;
  /** The teasers are keyed `type:id`. */
  readonly byRef: ReadonlyMap<string, TeaserView>;
  readonly tags: readonly string[];
  /** Whether the text says where the free part ends, for those who write. */
  readonly showsCut?: boolean;
}

/** Returns the text with what was loaded for it, for pages that load more than texts in the same batch. */
export const fillPieceText = (parts: readonly Part[], needs: TextNeeds, filling: Filling): PieceText => {
  const kinds = new Set(needs.refs.map(refKey));
  const { imageIds, streamIds } = needs;
  return {
    view: parts.flatMap((part) => toBlock(part, kinds, filling) ?? []),
    tags: [
      ...new Set([
        ...filling.tags,
        ...filling.embeds.tags,
        ...imageIds.map(imageTag),
        ...streamIds.map(streamTag),
        ...kinds,
      ]),
    ],
    imageIds: [...imageIds],
  };
};

const imageIdsOfPart = (part: Part): readonly number[] => {
  if ('html' in part) return [];
  if (part.slot === 'image') return [part.imageId];
  return part.slot === 'gallery' ? part.imageIds : [];
};

const refOf = (part: Part): ContentRef | undefined =>
  'slot' in part && part.slot === 'embed' && isId(part.id) ? { type: part.kind, id: part.id } : undefined;

const streamIdOf = (part: Part): number | undefined => {
  if (!('slot' in part) || part.slot !== 'video' || part.type !== STREAM_MEDIA_TYPE) return undefined;
  const id = Number(part.videoId);
  return isId(id) ? id : undefined;
};

const toBlock = (
  part: Part,
  kinds: ReadonlySet<string>,
  { pictures, streams, embeds, byRef, showsCut }: Filling,
): TextBlockView | undefined => {
  if ('html' in part) return { kind: 'html', html: part.html };
  switch (part.slot) {
    case 'image':
      return toImage(part, pictures.get(part.imageId));
    case 'gallery':
      return toGallery(part.imageIds.flatMap((id) => pictures.get(id) ?? []));
    case 'embed': {
      const ref = refOf(part);
      return ref && kinds.has(refKey(ref)) ? toCard(byRef.get(refKey(ref))) : undefined;
    }
    case 'video':
      return part.type === STREAM_MEDIA_TYPE ? toStream(part, streams) : toEmbed(part, embeds);
    case 'cut':
      return showsCut ? { kind: 'cut' } : undefined;
  }
};

const toImage = (
  { caption, align, size }: Extract<SlotPart, { slot: 'image' }>,
  picture: PictureView | undefined,
): TextBlockView | undefined =>
  picture && { kind: 'image', picture, caption: caption ?? picture.caption, align, size };

const toGallery = (pictures: readonly PictureView[]): TextBlockView | undefined =>
  pictures.length > 0 ? { kind: 'gallery', pictures } : undefined;

const toCard = (teaser: TeaserView | undefined): TextBlockView =>
  teaser ? { kind: 'card', teaser } : { kind: 'missing', text: texts.pieceUnavailable, source: null };

/** Returns what is shown of a stream of ours: a deleted one and one that never was are the same. contract.md 14.2 */
const toStream = (part: VideoPart, streams: ReadonlyMap<number, ShownStream>): TextBlockView => {
  const stream = streams.get(streamIdOf(part) ?? 0) ?? 'gone';
  return stream === 'gone'
    ? { kind: 'missing', text: texts.streamGone, source: null }
    : { kind: 'stream', stream };
};

type VideoPart = Extract<SlotPart, { slot: 'video' }>;

/** Returns what is shown of another site. What that site wasn't asked about when the text was saved is a link. */
const toEmbed = (part: VideoPart, { bySource }: ShownEmbeds): TextBlockView => {
  const embed = bySource.get(readNode(part)?.target.source ?? '');
  return embed
    ? { kind: 'outside', embed }
    : { kind: 'missing', text: texts.notEmbeddable, source: part.src };
};
