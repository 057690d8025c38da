// Topic: what was typed about a page. The editor sends its tree; without it the plain field sends BBCode.
import { bbcodeToTree, parseDocument } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';

/** As a form sends it. */
export interface TypedPage {
  readonly seen?: string | undefined;
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly footerPosition?: string | undefined;
  readonly text?: string | undefined;
  readonly tree?: string | undefined;
  readonly publishAt?: string | undefined;
}

/** Undefined for a tree that can't be read. */
export const documentOf = (
  { text = '', tree = '' }: TypedPage,
  publicUrl: string,
): RichTextDocument | undefined => {
  if (tree === '') return bbcodeToTree(text, { tags: 'full' });
  const outcome = parseDocument(parseJson(tree), { publicUrl });
  return outcome.ok ? outcome.document : undefined;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const positionOf = ({ footerPosition = '' }: TypedPage): number | null =>
  /^[1-9]\d{0,2}$/.test(footerPosition) ? Number(footerPosition) : null;
