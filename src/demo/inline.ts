// Turns the demo content's short marks into the document tree: **bold**, _italic_ and [text](https://…).
import { build } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import type { DemoBlock, DemoInline, DemoPicture, DemoStream } from './content/types.ts';

/** Describes what the blocks of a text refer to. */
export interface Referred {
  readonly imageOf: (picture: DemoPicture) => number;
  /** Returns undefined for what couldn't be made here. */
  readonly streamOf: (stream: DemoStream) => number | undefined;
  /** Returns undefined for what isn't published yet: a text can't show it. */
  readonly pieceOf: (
    key: string,
  ) => { readonly kind: 'article' | 'imagepost' | 'event'; readonly id: number } | undefined;
}

const MARKS = /\*\*(.+?)\*\*|_(.+?)_|\[(.+?)\]\((https:\/\/.+?)\)/g;

type Inlines = readonly build.Inline[];

/** Gives the words of a paragraph with their marks. */
export const toInlines = (text: DemoInline): Inlines => {
  const words: build.Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) words.push(text.slice(end, match.index));
    const [whole, bold, italic, label, href] = match;
    if (bold) words.push(build.bold(...toInlines(bold)));
    else if (italic) words.push(build.italic(italic));
    else words.push(build.link(href!, label!));
    end = match.index + whole.length;
  }
  if (end < text.length) words.push(text.slice(end));
  return words;
};

export const toDocument = (blocks: readonly DemoBlock[], referred: Referred): RichTextDocument =>
  build.doc(...blocks.flatMap((block) => toNodes(block, referred)));

type Node = RichTextDocument['content'][number];

const toNodes = (block: DemoBlock, { imageOf, streamOf, pieceOf }: Referred): Node[] => {
  if ('picture' in block) return [build.image(imageOf(block.picture), { size: block.size ?? 'normal' })];
  if ('gallery' in block) return [build.gallery(...block.gallery.map(imageOf))];
  if ('cut' in block) return [build.cut()];
  if ('stream' in block) {
    const id = streamOf(block.stream);
    return id === undefined ? [] : [build.video('streaming_media', { videoId: String(id) })];
  }
  if ('outside' in block) return [build.video(block.outside.type, { src: block.outside.source })];
  if ('embed' in block) {
    const piece = pieceOf(block.embed);
    return piece ? [build.embed(piece.kind, piece.id)] : [];
  }
  return [toBlock(block)];
};

type TextBlock = Exclude<
  DemoBlock,
  | { picture: unknown }
  | { gallery: unknown }
  | { stream: unknown }
  | { outside: unknown }
  | { embed: unknown }
  | { cut: unknown }
>;

const toBlock = (block: TextBlock) => {
  if ('p' in block) return build.p(...toInlines(block.p));
  if ('h2' in block) return build.h2(block.h2);
  if ('h3' in block) return build.h3(block.h3);
  if ('quote' in block) return build.quote(block.by ?? null, build.p(...toInlines(block.quote)));
  if ('list' in block)
    return (block.ordered ? build.ol : build.ul)(...block.list.map((item) => toInlines(item)));
  if ('table' in block) return toTable(block.table);
  if ('rule' in block) return build.hr();
  return build.spoiler(block.spoiler, ...block.text.map((text) => build.p(...toInlines(text))));
};

const toTable = ({ head, rows }: { head: string[]; rows: string[][] }) =>
  build.table(
    head.map((cell) => build.th(cell)),
    ...rows.map((row) => row.map((cell) => build.td(...toInlines(cell)))),
  );
