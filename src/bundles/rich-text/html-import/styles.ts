// Reads what the style of an element says, as far as a text can keep it.
import { MAX_STYLE_LENGTH } from './constants.ts';
import { attributeOf, type HtmlElement } from './parsed-html.ts';

/** Holds values by property, both in small letters. */
export type Style = ReadonlyMap<string, string>;

export const styleOf = (element: HtmlElement): Style => {
  const source = attributeOf(element, 'style');
  if (!source) return NO_STYLE;
  return new Map(source.slice(0, MAX_STYLE_LENGTH).toLowerCase().split(';').map(toDeclaration));
};

/** Says whether a reader would not have seen an element; then it is not read. */
export const isHidden = (element: HtmlElement, style: Style): boolean =>
  attributeOf(element, 'hidden') !== undefined ||
  style.get('display') === 'none' ||
  style.get('visibility') === 'hidden' ||
  style.get('mso-hide') === 'all';

/** Returns undefined when the style leaves it open. */
export const isBold = (style: Style): boolean | undefined => {
  const weight = style.get('font-weight');
  if (weight === undefined || weight === 'inherit') return undefined;
  return weight.startsWith('bold') || Number(weight) >= 600;
};

export const isItalic = (style: Style): boolean | undefined => {
  const slant = style.get('font-style');
  return slant === undefined || slant === 'inherit' ? undefined : /italic|oblique/.test(slant);
};

/** Returns lines at the words, such as `underline`; undefined when the style leaves it open. */
export const decorationOf = (style: Style): string | undefined =>
  style.get('text-decoration-line') ?? style.get('text-decoration');

const NO_STYLE: Style = new Map();

const toDeclaration = (source: string): [string, string] => {
  const [property = '', ...value] = source.split(':');
  return [property.trim(), value.join(':').replace('!important', '').trim()];
};
