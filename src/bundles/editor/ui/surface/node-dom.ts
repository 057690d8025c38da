// This says how nodes are drawn while one writes, with the elements and classes of the page, and read from
// HTML of our own. What stands in a slot is drawn by slot-views.ts; here it is only what a clipboard needs to
// bring it back.
import type { Attrs, DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model';
import { HEADING_LEVELS, type nodeSpecs, SMILEYS, TEXT_ALIGNMENTS } from '#bundles/rich-text/ui/public.ts';

type Views = Readonly<Record<keyof typeof nodeSpecs, Partial<NodeSpec>>>;

const alignmentOf = (element: HTMLElement): string | null =>
  TEXT_ALIGNMENTS.find((name) => element.classList.contains(`rt-align-${name}`)) ?? null;

const alignmentClass = ({ attrs }: Node) => ({
  class: attrs.textAlign ? `rt-align-${attrs.textAlign}` : null,
});

const headingTags = [1, 2, 3, 4, 5, 6].map((level) => ({
  tag: `h${level}`,
  getAttrs: (element: HTMLElement): Attrs => ({
    level: Math.min(Math.max(level, HEADING_LEVELS[0]), HEADING_LEVELS.at(-1)!),
    textAlign: alignmentOf(element),
  }),
}));

/**
 * Returns the spec of a slot. Its attributes stand as they are in an attribute of the element; they are checked when the text
 * is read.
 */
const slot = (name: string): Partial<NodeSpec> => ({
  draggable: true,
  toDOM: ({ attrs }): DOMOutputSpec => ['div', { 'data-slot': name, 'data-attrs': JSON.stringify(attrs) }],
  parseDOM: [{ tag: `div[data-slot=${name}]`, getAttrs: readAttrs }],
});

const readAttrs = ({ dataset }: HTMLElement): Attrs | false => {
  try {
    return JSON.parse(dataset.attrs ?? '') as Attrs;
  } catch {
    return false;
  }
};

const cell = (tag: 'td' | 'th'): Partial<NodeSpec> => ({
  tableRole: tag === 'td' ? 'cell' : 'header_cell',
  isolating: true,
  toDOM: ({ attrs: { colspan, rowspan } }) => [
    tag,
    { colspan: colspan === 1 ? null : colspan, rowspan: rowspan === 1 ? null : rowspan },
    0,
  ],
  parseDOM: [
    {
      tag,
      getAttrs: (element) => ({ colspan: spanOf(element, 'colspan'), rowspan: spanOf(element, 'rowspan') }),
    },
  ],
});

const spanOf = (element: HTMLElement, name: string): number =>
  Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), 100);

export const nodeViews: Views = {
  doc: {},
  text: {},
  paragraph: {
    toDOM: (node) => ['p', alignmentClass(node), 0],
    parseDOM: [{ tag: 'p', getAttrs: (element) => ({ textAlign: alignmentOf(element) }) }],
  },
  heading: {
    defining: true,
    toDOM: (node) => [`h${node.attrs.level}`, alignmentClass(node), 0],
    parseDOM: headingTags,
  },
  bulletList: { toDOM: () => ['ul', { class: 'rt-list' }, 0], parseDOM: [{ tag: 'ul' }] },
  orderedList: {
    toDOM: ({ attrs: { start } }) => ['ol', { class: 'rt-list', start: start === 1 ? null : start }, 0],
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: (element as HTMLOListElement).start }) }],
  },
  listItem: { defining: true, toDOM: () => ['li', 0], parseDOM: [{ tag: 'li' }] },
  blockquote: {
    defining: true,
    toDOM: ({ attrs: { author } }) => ['blockquote', { class: 'rt-quote', 'data-author': author }, 0],
    parseDOM: [{ tag: 'blockquote', getAttrs: ({ dataset }) => ({ author: dataset.author ?? null }) }],
  },
  codeBlock: {
    defining: true,
    toDOM: ({ attrs: { language } }) => ['pre', { class: 'rt-code', 'data-language': language }, ['code', 0]],
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: ({ dataset }) => ({ language: dataset.language ?? null }),
      },
    ],
  },
  spoiler: {
    defining: true,
    toDOM: ({ attrs: { title } }) => [
      'div',
      { class: 'rt-spoiler', 'data-spoiler': 'yes', 'data-title': title },
      0,
    ],
    parseDOM: [{ tag: 'div[data-spoiler]', getAttrs: ({ dataset }) => ({ title: dataset.title ?? null }) }],
  },
  table: {
    tableRole: 'table',
    isolating: true,
    toDOM: () => ['div', { class: 'rt-table' }, ['table', ['tbody', 0]]],
    parseDOM: [{ tag: 'table' }],
  },
  tableRow: { tableRole: 'row', toDOM: () => ['tr', 0], parseDOM: [{ tag: 'tr' }] },
  tableCell: cell('td'),
  tableHeader: cell('th'),
  horizontalRule: { toDOM: () => ['hr'], parseDOM: [{ tag: 'hr' }] },
  image: slot('image'),
  gallery: slot('gallery'),
  embed: slot('embed'),
  video: slot('video'),
  cut: {
    draggable: true,
    // It has no words: where a text has no place for it they would be read as its author's.
    toDOM: () => ['div', { 'data-cut': 'yes' }],
    parseDOM: [{ tag: 'div[data-cut]', ignore: false }],
  },
  smiley: {
    toDOM: ({ attrs: { code } }) => [
      'span',
      { class: 'rt-smiley', 'data-smiley': code },
      SMILEYS[code as keyof typeof SMILEYS],
    ],
    parseDOM: [
      {
        tag: 'span[data-smiley]',
        getAttrs: ({ dataset }) => Object.hasOwn(SMILEYS, dataset.smiley ?? '') && { code: dataset.smiley },
      },
    ],
  },
  mention: {
    toDOM: ({ attrs: { id, label } }) => [
      'span',
      { class: 'rt-mention', 'data-mention': id, 'data-label': label },
      `@${label}`,
    ],
    parseDOM: [
      {
        tag: 'span[data-mention]',
        getAttrs: ({ dataset }) => ({ id: Number(dataset.mention), label: dataset.label }),
      },
    ],
  },
  // Where code becomes words its line ends become breaks, and the other way round.
  hardBreak: { linebreakReplacement: true, toDOM: () => ['br'], parseDOM: [{ tag: 'br' }] },
};
