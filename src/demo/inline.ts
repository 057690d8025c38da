// Turns the demo content's short marks into the document tree: **bold**, _italic_ and [text](https://…).
import { build } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import type { DemoBlock, DemoInline } from './content/types.ts';

const MARKS = /\*\*(.+?)\*\*|_(.+?)_|\[(.+?)\]\((https:\/\/.+?)\)/g;

type Inlines = readonly build.Inline[];

/** The words of a paragraph with their marks. */
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

export const toDocument = (blocks: readonly DemoBlock[]): RichTextDocument =>
  build.doc(...blocks.map(toBlock));

const toBlock = (block: DemoBlock) => {
  if ('p' in block) return build.p(...toInlines(block.p));
  if ('h2' in block) return build.h2(block.h2);
  if ('h3' in block) return build.h3(block.h3);
  if ('quote' in block) return build.quote(block.by ?? null, build.p(...toInlines(block.quote)));
  if ('list' in block)
    return (block.ordered ? build.ol : build.ul)(...block.list.map((item) => toInlines(item)));
  if ('table' in block) return toTable(block.table);
  if ('rule' in block) return build.hr();
  if ('spoiler' in block)
    return build.spoiler(block.spoiler, ...block.text.map((text) => build.p(...toInlines(text))));
  throw new Error('The demo content holds a block that nobody turns into a node yet');
};

const toTable = ({ head, rows }: { head: string[]; rows: string[][] }) =>
  build.table(
    head.map((cell) => build.th(cell)),
    ...rows.map((row) => row.map((cell) => build.td(...toInlines(cell)))),
  );
