// Says what of a premium article is free. It is cut at the author's mark, else near 800 characters at a paragraph's end.
// contract.md 4, 14.5
import { characterCount } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import { PREMIUM_TEASER_LENGTH } from './constants.ts';

/** Returns the beginning of a text that everybody may read. */
export const freePart = (document: RichTextDocument): RichTextDocument => {
  const { content } = document;
  const mark = content.findIndex((node) => node.type === 'cut');
  const end = mark < 0 ? endNear(content, PREMIUM_TEASER_LENGTH) : mark;
  return { ...document, content: content.slice(0, end) };
};

/** Says how many blocks come closest to `length` characters; at least one is kept back when there are two. */
const endNear = (content: RichTextDocument['content'], length: number) => {
  let best = 1;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let end = 1; end < Math.max(content.length, 2); end++) {
    const distance = Math.abs(characterCount({ content: content.slice(0, end) }) - length);
    if (distance >= bestDistance) break;
    best = end;
    bestDistance = distance;
  }
  return content[best - 1]?.type === 'heading' && best > 1 ? best - 1 : best;
};
