// Reads and writes tags of the full set that hold no other tags: each is one node of the tree. Both stand side by side here, so
// that they know the same. `[img align="left"]17[/img]`, `[gallery]1, 2[/gallery]`, `[hr]`.
import { isId } from '#kernel/ids.ts';
import type { BBTag } from './bbcode-grammar.ts';
import { fenced, openingTag, unfenced } from './bbcode-grammar.ts';
import { EMBED_KINDS, MAX_GALLERY_IMAGES } from '../constants.ts';
import { videoOf } from './addresses.ts';
import { isWebAddress } from '../rules.ts';
import type {
  CodeBlockNode,
  CutNode,
  HardBreakNode,
  HorizontalRuleNode,
  MentionNode,
  SlotNode,
  SmileyNode,
  VideoNode,
} from '../tree.ts';
import { type Attributes, nodeSpecs } from './tree-schema.ts';

export type BlockLeaf = CodeBlockNode | CutNode | HorizontalRuleNode | SlotNode;
export type InlineLeaf = HardBreakNode | MentionNode | SmileyNode;

/** Describes one of our images for the address of a foreign one. */
export type ImageOf = (address: string) => number | undefined;

/** Returns the node that the tag is; null when it means nothing with this value and these attributes. */
export const blockLeafOf = (tag: BBTag, imageOf: ImageOf = () => undefined): BlockLeaf | null =>
  valid(BLOCK_LEAVES[tag.tag]?.(tag, imageOf) ?? null, tag);

export const inlineLeafOf = (tag: BBTag): InlineLeaf | null =>
  valid(INLINE_LEAVES[tag.tag]?.(tag, () => undefined) ?? null, tag);

/** Writes a slot, a code block, a rule or the cut as a person would write it. */
export const blockLeafToBBCode = (node: BlockLeaf): string => {
  switch (node.type) {
    case 'image':
      return imageToBBCode(node);
    case 'gallery':
      return `[gallery]${node.attrs.imageIds.join(', ')}[/gallery]`;
    case 'embed':
      return `[${node.attrs.kind}]${node.attrs.id}[/${node.attrs.kind}]`;
    case 'video':
      return videoToBBCode(node);
    case 'codeBlock':
      return codeToBBCode(node);
    case 'horizontalRule':
      return '[hr]';
    case 'cut':
      return '[cut]';
  }
};

export const mentionToBBCode = ({ attrs: { id, label } }: MentionNode): string =>
  `${openingTag('user', `${id}`)}${fenced(label, 'user')}[/user]`;

const imageToBBCode = ({ attrs }: Extract<SlotNode, { type: 'image' }>): string => {
  const { align, size } = nodeSpecs.image.attrs;
  const attributes = {
    align: attrs.align === align.default ? null : attrs.align,
    size: attrs.size === size.default ? null : attrs.size,
    caption: attrs.caption,
  };
  return `${openingTag('img', null, attributes)}${attrs.imageId}[/img]`;
};

/** Writes a video by the id at YouTube, by an address that says all of it, or by its parts. */
const videoToBBCode = ({ attrs }: VideoNode): string => {
  const { type, src, videoId, playerId } = attrs;
  const isWhole = isSameVideo(videoOf(src ?? '')?.attrs, attrs);
  if (isWhole) return type === 'youtube' ? `[youtube]${videoId}[/youtube]` : `[video]${src}[/video]`;
  return `${openingTag('video', type, { player: playerId, src })}${videoId ?? ''}[/video]`;
};

const isSameVideo = (a: VideoNode['attrs'] | undefined, b: VideoNode['attrs']): boolean =>
  a?.type === b.type && a.src === b.src && a.videoId === b.videoId && a.playerId === b.playerId;

/** Writes code. Line ends next to its tags belong to the tags. */
const codeToBBCode = ({ attrs, content = [] }: CodeBlockNode): string => {
  const source = fenced(content.map(({ text }) => text).join(''), 'code');
  const edge = source.includes('\n') ? '\n' : '';
  return `${openingTag('code', attrs.language)}${edge}${source}${edge}[/code]`;
};

/** Returns null where the tag has attributes that the node doesn't know, or values that it can't have: then it stays text. */
const valid = <Leaf extends BlockLeaf | InlineLeaf>(leaf: Leaf | null, { tag, attributes }: BBTag) => {
  if (leaf === null || Object.keys(attributes).some((key) => !KEYS[tag]?.includes(key))) return null;
  const rules: Attributes = nodeSpecs[leaf.type].attrs ?? {};
  const values: Readonly<Record<string, unknown>> = 'attrs' in leaf ? leaf.attrs : {};
  return Object.entries(rules).every(([name, rule]) => rule.isValid(values[name])) ? leaf : null;
};

const KEYS: Readonly<Record<string, readonly string[]>> = {
  img: ['align', 'size', 'caption'],
  video: ['src', 'player'],
};

type Reader<Leaf> = (tag: BBTag, imageOf: ImageOf) => Leaf | null;

/** Reads code. With a language that the schema doesn't know, the tag stays text. */
const readCode: Reader<CodeBlockNode> = (tag) => {
  if (tag.value !== null && !nodeSpecs.codeBlock.attrs.language.isValid(tag.value)) return null;
  const text = unfenced(tag.verbatim ?? '', 'code')
    .replace(/^\n/, '')
    .replace(/\n$/, '');
  return {
    type: 'codeBlock',
    attrs: { language: tag.value },
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  };
};

const readImage: Reader<SlotNode> = ({ value, attributes, verbatim }, imageOf) => {
  const { align, size } = nodeSpecs.image.attrs;
  if (value !== null) return null;
  const address = verbatim?.trim();
  const attrs = {
    imageId: isWebAddress(address) ? imageOf(address) : idOf(verbatim),
    caption: attributes.caption ?? null,
    align: attributes.align ?? align.default,
    size: attributes.size ?? size.default,
  };
  return { type: 'image', attrs } as SlotNode;
};

const readGallery: Reader<SlotNode> = ({ value, verbatim }) => {
  const isList = value === null && /^\s*\d[\d\s,]*$/.test(verbatim ?? '');
  const imageIds = isList ? verbatim!.match(/\d+/g)!.map(Number) : [];
  return imageIds.length <= MAX_GALLERY_IMAGES ? { type: 'gallery', attrs: { imageIds } } : null;
};

const readEmbed: Reader<SlotNode> = ({ tag, value, verbatim }) =>
  value === null ? ({ type: 'embed', attrs: { kind: tag, id: idOf(verbatim) } } as SlotNode) : null;

/** Reads a video, which is named by its id, or by its address. */
const readYoutube: Reader<SlotNode> = ({ value, verbatim }) => {
  const typed = verbatim?.trim() ?? '';
  const video = videoOf(typed) ?? videoOf(`https://youtu.be/${typed}`);
  return value === null && video?.attrs.type === 'youtube' ? video : null;
};

const readVideo: Reader<SlotNode> = ({ value, attributes, verbatim }) => {
  const typed = verbatim?.trim() || null;
  if (value === null) return Object.keys(attributes).length === 0 ? (videoOf(typed ?? '') ?? null) : null;
  const attrs = {
    type: value,
    src: attributes.src ?? null,
    videoId: typed,
    playerId: attributes.player ?? null,
  };
  return { type: 'video', attrs };
};

const readMention: Reader<MentionNode> = ({ value, verbatim }) => ({
  type: 'mention',
  attrs: { id: idOf(value), label: unfenced(verbatim ?? '', 'user') },
});

const readSmiley: Reader<SmileyNode> = ({ value }) => ({
  type: 'smiley',
  attrs: { code: (value ?? '') as SmileyNode['attrs']['code'] },
});

/** Returns 0 for what is no id. */
const idOf = (text: string | null): number => {
  const id = /^\s*\d{1,10}\s*$/.test(text ?? '') ? Number(text) : 0;
  return isId(id) ? id : 0;
};

const only =
  <Leaf>(leaf: Leaf): Reader<Leaf> =>
  ({ value }) =>
    value === null ? leaf : null;

const BLOCK_LEAVES: Readonly<Record<string, Reader<BlockLeaf>>> = {
  code: readCode,
  hr: only({ type: 'horizontalRule' }),
  cut: only({ type: 'cut' }),
  img: readImage,
  gallery: readGallery,
  ...Object.fromEntries(EMBED_KINDS.map((kind) => [kind, readEmbed])),
  youtube: readYoutube,
  video: readVideo,
};

const INLINE_LEAVES: Readonly<Record<string, Reader<InlineLeaf>>> = {
  br: only({ type: 'hardBreak' }),
  smiley: readSmiley,
  user: readMention,
};
