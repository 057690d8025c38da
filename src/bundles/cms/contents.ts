// Makes the table of contents of a long page. Its headings of the first rank get ids, so that a link can lead to them.
import { FLASH_REGION_ID } from '#design/constants.ts';
import { toSlug } from '#kernel/slug.ts';
import { toParts, toPlainText } from '#bundles/rich-text/public.ts';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';

export interface Heading {
  /** The id of the element, without `#`. */
  readonly id: string;
  readonly text: string;
}

interface PartsWithContents {
  readonly parts: readonly Part[];
  readonly contents: readonly Heading[];
}

/** Returns the text as it is stored, and its headings of the first rank in order; `others` are those of texts before it. */
export const toPartsWithContents = (
  document: RichTextDocument,
  others: readonly Heading[] = [],
): PartsWithContents => {
  const contents: Heading[] = [];
  const parts = sectionsOf(document.content).flatMap((nodes): readonly Part[] => {
    const section = { ...document, content: nodes };
    const text = isHeading(nodes[0]) ? toPlainText({ content: nodes.slice(0, 1) }) : '';
    if (!text) return toParts(section);
    const heading = { id: freeId(text, [...others, ...contents]), text };
    contents.push(heading);
    return withId(toParts(section), heading.id);
  });
  return { parts, contents };
};

type Nodes = RichTextDocument['content'];

/** Each begins with a heading, except for what stands before the first one. */
const sectionsOf = (nodes: Nodes): readonly Nodes[] => {
  const starts = nodes.flatMap((node, at) => (isHeading(node) || at === 0 ? [at] : []));
  return starts.map((start, at) => nodes.slice(start, starts[at + 1]));
};

const isHeading = (node: Nodes[number] | undefined): boolean =>
  node?.type === 'heading' && node.attrs.level === 2;

/** The ids that the frame of every page and the table of contents use. */
const TAKEN: readonly string[] = ['inhalt', 'auf-dieser-seite', FLASH_REGION_ID];

const freeId = (text: string, others: readonly Heading[]): string => {
  const slug = toSlug(text, 'abschnitt');
  const taken = new Set([...TAKEN, ...others.map(({ id }) => id)]);
  let id = slug;
  for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`;
  return id;
};

/**
 * Gives a section's first part an id: it begins with its heading, drawn by ourselves; ids hold nothing that would need
 * escaping.
 */
const withId = ([first, ...rest]: readonly Part[], id: string): readonly Part[] =>
  first && 'html' in first ? [{ html: first.html.replace('<h2', `<h2 id="${id}"`) }, ...rest] : [];
