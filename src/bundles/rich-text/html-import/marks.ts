// Says which marks an element lays over the words within it, by its name, its attributes, its style and the classes of our own
// texts.
import { TEXT_COLORS, TEXT_SIZES } from '../constants.ts';
import type { Mark, PlainMark } from '../tree.ts';
import { markSpecs } from '../rules/tree-schema.ts';
import { linkAddress } from '../rules/addresses.ts';
import type { FormatContext, Source } from './format-context.ts';
import { nearestColor, nearestFontSize, nearestSize } from './palette.ts';
import { attributeOf, classesOf, type HtmlElement, wordAttributeOf } from './parsed-html.ts';
import type { Report } from './report.ts';
import { decorationOf, isBold, isItalic, type Style } from './styles.ts';

/** Returns the marks in the order of the schema; `context` is that around the element, with the block that the element begins. */
export const marksWithin = (
  element: HtmlElement,
  style: Style,
  context: FormatContext,
  source: Source,
): readonly Mark[] =>
  [
    ...elementMarks(element, style, source),
    ...styleMarks(element, style, context, source),
    ...classMarks(element),
  ].reduce(applied, context.marks);

/** A mark to set, or the type of one to take away. */
type Change = Mark | Mark['type'];

const applied = (marks: readonly Mark[], change: Change): readonly Mark[] =>
  typeof change === 'string' ? marks.filter(({ type }) => type !== change) : withMark(marks, change);

/** Puts the new one in place of its like. */
const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  [...marks.filter(({ type }) => type !== mark.type), mark].sort(
    (a, b) => MARK_ORDER.indexOf(a.type) - MARK_ORDER.indexOf(b.type),
  );

const MARK_ORDER = Object.keys(markSpecs);

const elementMarks = (element: HtmlElement, style: Style, source: Source): readonly Change[] => {
  const tag = element.tagName;
  if (tag === 'a') return linkMarks(element, source);
  if (tag === 'font') return fontMarks(element, source);
  const mark = TAG_MARKS.get(tag);
  return mark === undefined || isUndone(mark, style) ? [] : [mark];
};

const linkMarks = (element: HtmlElement, { address, report }: Source): readonly Change[] => {
  const given = attributeOf(element, 'href');
  if (given === undefined) return [];
  const href = linkAddress(given, address);
  const newTab = wordAttributeOf(element, 'target') === '_blank';
  if (href !== undefined) return [{ type: 'link', attrs: { href, newTab } }];
  if (!classesOf(element).includes('rt-mention')) report.drop('link', given);
  return ['link'];
};

const fontMarks = (element: HtmlElement, { report }: Source): readonly Change[] => {
  const color = wordAttributeOf(element, 'color');
  const size = wordAttributeOf(element, 'size');
  return [
    ...(color === undefined ? [] : colorChange(color, report)),
    ...(size === undefined ? [] : sizeChange(nearestFontSize(size), size, report)),
  ];
};

/** Says whether the style undoes a mark. Google Docs wraps everything in a <b> whose style says that it isn't bold. */
const isUndone = (mark: Mark, style: Style): boolean =>
  (mark.type === 'bold' && isBold(style) === false) ||
  (mark.type === 'italic' && isItalic(style) === false) ||
  ((mark.type === 'underline' || mark.type === 'strike') && decorationOf(style) === 'none');

/**
 * Returns what the style says of marks. Headings and links have a look of their own; pages that repeat it in styles mean
 * nothing by it.
 */
const styleMarks = (
  element: HtmlElement,
  style: Style,
  context: FormatContext,
  { report }: Source,
): readonly Change[] => {
  if (style.size === 0) return [];
  const isHeading = context.block.type === 'heading';
  const isLink = element.tagName === 'a' || context.marks.some(({ type }) => type === 'link');
  const decoration = decorationOf(style) ?? '';
  return [
    ...(isHeading ? [] : change('bold', isBold(style))),
    ...change('italic', isItalic(style)),
    ...(decoration.includes('underline') && !isLink ? [plain('underline')] : []),
    ...(decoration.includes('line-through') ? [plain('strike')] : []),
    ...raisedMarks(style),
    ...(isHeading || isLink ? [] : colorMarks(style, report)),
    ...(isHeading || isRaised(style, context) ? [] : sizeMarks(style, report)),
  ];
};

const change = (type: PlainMark['type'], isSet: boolean | undefined): readonly Change[] => {
  if (isSet === undefined) return [];
  return isSet ? [plain(type)] : [type];
};

const plain = (type: PlainMark['type']): PlainMark => ({ type });

const raisedMarks = (style: Style): readonly Change[] => {
  const place = style.get('vertical-align');
  if (place === 'super') return [plain('superscript')];
  return place === 'sub' ? [plain('subscript')] : [];
};

/** Says whether words are raised or lowered; these are small anyway. */
const isRaised = (style: Style, { marks }: FormatContext): boolean =>
  raisedMarks(style).length > 0 || marks.some(({ type }) => type === 'subscript' || type === 'superscript');

const colorMarks = (style: Style, report: Report): readonly Change[] => {
  const color = style.get('color');
  return color ? colorChange(color, report) : [];
};

const colorChange = (value: string, report: Report): readonly Change[] => {
  const name = nearestColor(value);
  if (name === undefined) report.drop('color', value);
  return name ? [{ type: 'color', attrs: { name } }] : ['color'];
};

const sizeMarks = (style: Style, report: Report): readonly Change[] => {
  const size = style.get('font-size');
  return size ? sizeChange(nearestSize(size), size, report) : [];
};

const sizeChange = (
  name: ReturnType<typeof nearestSize>,
  value: string,
  report: Report,
): readonly Change[] => {
  if (name === undefined) report.drop('size', value);
  return name ? [{ type: 'size', attrs: { name } }] : ['size'];
};

/** Returns what texts of ours say with classes. */
const classMarks = (element: HtmlElement): readonly Change[] =>
  classesOf(element).flatMap((className): readonly Change[] => {
    const color = TEXT_COLORS.find((name) => className === `rt-color-${name}`);
    if (color) return [{ type: 'color', attrs: { name: color } }];
    const size = TEXT_SIZES.find((name) => className === `rt-size-${name}`);
    return size ? [{ type: 'size', attrs: { name: size } }] : [];
  });

const TAG_MARKS: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ['b', plain('bold')],
  ['strong', plain('bold')],
  ['dt', plain('bold')],
  ['i', plain('italic')],
  ['em', plain('italic')],
  ['cite', plain('italic')],
  ['dfn', plain('italic')],
  ['var', plain('italic')],
  ['u', plain('underline')],
  ['ins', plain('underline')],
  ['s', plain('strike')],
  ['strike', plain('strike')],
  ['del', plain('strike')],
  ['sub', plain('subscript')],
  ['sup', plain('superscript')],
  ['code', plain('code')],
  ['kbd', plain('code')],
  ['samp', plain('code')],
  ['tt', plain('code')],
  ['big', { type: 'size', attrs: { name: 'large' } }],
  ['small', { type: 'size', attrs: { name: 'small' } }],
]);
