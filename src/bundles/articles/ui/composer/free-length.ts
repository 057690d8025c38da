// Says how much of a text everybody may read, by its author's premium mark. contract.md 14.5
import { characterCount } from '#bundles/rich-text/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';

/** Counts the characters before the mark, or says that there is none. */
export const freeLengthOf = ({ content }: Pick<RichTextDocument, 'content'>): number | 'unmarked' => {
  const mark = content.findIndex(({ type }) => type === 'cut');
  return mark < 0 ? 'unmarked' : characterCount({ content: content.slice(0, mark) });
};
