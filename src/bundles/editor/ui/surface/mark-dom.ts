// This says how marks are drawn while one writes, with the elements and classes of the page, and read from
// HTML of our own.
import type { MarkSpec } from 'prosemirror-model';
import { isLink, type markSpecs, TEXT_COLORS, TEXT_SIZES } from '#bundles/rich-text/ui/public.ts';

export const markViews: Readonly<Record<keyof typeof markSpecs, Partial<MarkSpec>>> = {
  link: {
    inclusive: false,
    toDOM: ({ attrs }) => ['a', { href: attrs.href, 'data-new-tab': attrs.newTab ? 'yes' : null }, 0],
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href');
          const newTab = element.dataset.newTab === 'yes' || element.getAttribute('target') === '_blank';
          return isLink(href) && { href, newTab };
        },
      },
    ],
  },
  color: fromPalette('color', TEXT_COLORS),
  size: fromPalette('size', TEXT_SIZES),
  bold: plain('strong', 'b'),
  italic: plain('em', 'i'),
  underline: plain('u'),
  strike: plain('s', 'del'),
  subscript: plain('sub'),
  superscript: plain('sup'),
  code: { ...plain('code'), code: true },
};

function plain(tag: string, ...others: string[]): Partial<MarkSpec> {
  return { toDOM: () => [tag, 0], parseDOM: [tag, ...others].map((name) => ({ tag: name })) };
}

function fromPalette(kind: 'color' | 'size', names: readonly string[]): Partial<MarkSpec> {
  return {
    toDOM: ({ attrs }) => ['span', { class: `rt-${kind}-${attrs.name}` }, 0],
    parseDOM: names.map((name) => ({ tag: `span.rt-${kind}-${name}`, attrs: { name } })),
  };
}
