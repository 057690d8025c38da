// Says what is kept of a text among the sections of a page.
import { toPartsWithContents } from '../contents.ts';
import type { Heading } from '../contents.ts';
import { bbcodeToTree, parseDocument, toParts } from '#bundles/rich-text/public.ts';
import type { ParseOutcome, Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import type { TypedSection } from '#kernel/page-sections.ts';
import { TEXT_SECTION } from '../constants.ts';
import type { CheckedSections, StoredSection } from './stored.ts';

export interface TextData {
  readonly document: RichTextDocument;
  /** The ready HTML and slots. contract.md 14.1 */
  readonly parts: readonly Part[];
}

export const isTextSection = (section: StoredSection): section is StoredSection & { data: TextData } =>
  section.type === TEXT_SECTION;

/** Gives each heading of the first rank an id that is its own on the whole page. */
export const withHeadings = (sections: readonly StoredSection[]): CheckedSections => {
  const contents: Heading[] = [];
  const ready = sections.map((section) => {
    if (!isTextSection(section)) return section;
    const { document } = section.data;
    const found = toPartsWithContents(document, contents);
    contents.push(...found.contents);
    return { ...section, data: { document, parts: found.parts } };
  });
  return { sections: ready, contents };
};

/** Returns the sections as they are read beside other pages: an id would be there twice. */
export const withoutHeadingIds = (sections: readonly StoredSection[]): readonly StoredSection[] =>
  sections.map((section) => {
    if (!isTextSection(section)) return section;
    const { document } = section.data;
    return { ...section, data: { document, parts: toParts(document) } };
  });

/** Reads a text that was typed: the editor sends its tree; without it the plain field sends BBCode. */
export const readTypedText = ({ text = '', tree = '' }: TypedSection, publicUrl: string): ParseOutcome =>
  tree === ''
    ? parseDocument(bbcodeToTree(text, { tags: 'full' }), { publicUrl })
    : parseDocument(parseJson(tree), { publicUrl });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const typedText = (document: unknown): TypedSection => ({ tree: JSON.stringify(document) ?? '' });
