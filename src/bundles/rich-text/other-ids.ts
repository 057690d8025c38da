// Rewrites a text where everything that it refers to has another id, such as on another portal. What isn't there is left out;
// people who aren't there stay as words.
import { STREAM_MEDIA_TYPE } from '#bundles/streams/public.ts';
import { cleanText } from './rules.ts';
import type { InlineNode, MentionNode, RichTextDocument, TextNode, TopNode } from './tree.ts';

/** Undefined for what isn't there. */
export interface OtherIds {
  readonly picture: (id: number) => number | undefined;
  readonly person: (id: number) => number | undefined;
  readonly piece: (type: string, id: number) => number | undefined;
  readonly stream: (id: number) => number | undefined;
}

/** Returns the text with other ids. A canonical tree stays one. */
export const withOtherIds = (document: RichTextDocument, ids: OtherIds): RichTextDocument => {
  const content = withoutLooseCut(document.content.flatMap((node) => slotOf(node, ids) ?? []));
  const blocks = content.length > 0 ? content : [EMPTY];
  return { ...document, content: blocks.map((node) => withPeople(node, ids)) };
};

const EMPTY: TopNode = { type: 'paragraph', attrs: { textAlign: null } };

const slotOf = (node: TopNode, ids: OtherIds): TopNode | undefined => {
  switch (node.type) {
    case 'image': {
      const imageId = ids.picture(node.attrs.imageId);
      return imageId === undefined ? undefined : { ...node, attrs: { ...node.attrs, imageId } };
    }
    case 'gallery': {
      const imageIds = node.attrs.imageIds.flatMap((id) => ids.picture(id) ?? []);
      return imageIds.length === 0 ? undefined : { ...node, attrs: { imageIds } };
    }
    case 'embed': {
      const id = ids.piece(node.attrs.kind, node.attrs.id);
      return id === undefined ? undefined : { ...node, attrs: { ...node.attrs, id } };
    }
    case 'video': {
      if (node.attrs.type !== STREAM_MEDIA_TYPE) return node;
      const id = ids.stream(Number(node.attrs.videoId));
      return id === undefined ? undefined : { ...node, attrs: { ...node.attrs, videoId: String(id) } };
    }
    default:
      return node;
  }
};

/** Removes the mark of the free part where it would stand first or last. */
const withoutLooseCut = (content: readonly TopNode[]): readonly TopNode[] => {
  const at = content.findIndex(({ type }) => type === 'cut');
  return at === 0 || (at > 0 && at === content.length - 1)
    ? content.filter(({ type }) => type !== 'cut')
    : content;
};

/** Also deep within lists, tables and boxes. */
const withPeople = <Node extends object>(node: Node, ids: OtherIds): Node => {
  if (!('content' in node) || !Array.isArray(node.content)) return node;
  const content = (node.content as object[]).map((child) =>
    isMention(child) ? personOf(child, ids) : withPeople(child, ids),
  );
  return { ...node, content: joined(content) };
};

const isMention = (node: object): node is MentionNode => 'type' in node && node.type === 'mention';

const personOf = (node: MentionNode, ids: OtherIds): MentionNode | TextNode => {
  const id = ids.person(node.attrs.id);
  if (id !== undefined) return { ...node, attrs: { ...node.attrs, id } };
  const { marks, attrs } = node;
  return { type: 'text', text: cleanText(`@${attrs.label}`), ...(marks && { marks }) };
};

/** Joins neighbouring words of one look into one text. */
const joined = (nodes: readonly object[]): object[] => {
  const all: object[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (last && isText(last) && isText(node) && isAlike(last, node))
      all[all.length - 1] = { ...last, text: last.text + node.text };
    else all.push(node);
  }
  return all;
};

const isText = (node: object): node is TextNode => (node as InlineNode).type === 'text';
const isAlike = ({ marks: one = [] }: TextNode, { marks: other = [] }: TextNode) =>
  JSON.stringify(one) === JSON.stringify(other);
