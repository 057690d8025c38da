// Reads pictures, videos and what else pages embed. A foreign picture can't stay, contract.md 14.4; of players only the address
// is read.
import { MAX_CAPTION_LENGTH } from '../constants.ts';
import { isId } from '#kernel/ids.ts';
import type { ImageNode } from '../tree.ts';
import { cleanWords } from './clean-words.ts';
import { linkAddress, videoOf } from '../rules/addresses.ts';
import { droppedKindOf, isEmbedTag } from './elements.ts';
import { endLine } from './flow.ts';
import {
  attributeOf,
  classesOf,
  elementsWithin,
  type HtmlElement,
  tagOf,
  wordAttributeOf,
  wordsOf,
} from './parsed-html.ts';
import { addSlot, type Reader } from './reading.ts';
import type { Report } from './report.ts';
import { styleOf } from './styles.ts';

/** Reads a picture. The caller is asked for one of our images; without one the address is reported. */
export const readImage: Reader = (element, context, flow, reading) => {
  const given = attributeOf(element, 'src') || attributeOf(element, 'data-src') || '';
  if (given.trim() === '') return;
  const src = linkAddress(given, reading.address) ?? given;
  const imageId = reading.imageOf(src, cleanWords(attributeOf(element, 'alt') ?? ''), context.caption);
  if (!isId(imageId)) return reading.report.drop('image', src);
  reading.usedImages.add(element);
  const attrs = { imageId, caption: context.caption, align: alignmentOf(element), size: 'normal' } as const;
  addSlot({ type: 'image', attrs }, context, flow, reading);
};

/** Reads a figure. What stands below one picture goes with it; where the picture is left behind, it stays as a paragraph. */
export const readFigure: Reader = (element, context, flow, reading) => {
  endLine(flow);
  const below = element.childNodes.find((node): node is HtmlElement => tagOf(node) === 'figcaption');
  const [image, ...others] = elementsWithin(element).filter((inner) => tagOf(inner) === 'img');
  const words = below && image && others.length === 0 ? wordsOf(below) : '';
  const caption = words !== '' && words.length <= MAX_CAPTION_LENGTH ? words : null;
  const rest = element.childNodes.filter((node) => node !== below);
  reading.convert(rest, { ...context, caption }, flow);
  endLine(flow);
  const isSaid = caption !== null && image !== undefined && reading.usedImages.has(image);
  if (below && !isSaid) reading.convert([below], context, flow);
};

/** Reads players by address; everything else is reported with its address. */
export const readEmbed: Reader = (element, context, flow, reading) => {
  const addresses = [element, ...elementsWithin(element)].flatMap(addressesOf);
  const [video] = addresses.flatMap((address) => videoOf(address) ?? []);
  if (video) addSlot(video, context, flow, reading);
  else reading.report.drop('embed', addresses[0] ?? element.tagName);
};

/** Reports what is lost of an element of which only the words are read. */
export const reportLost = (element: HtmlElement, report: Report): void => {
  for (const inner of elementsWithin(element)) {
    const tag = tagOf(inner);
    const kind = tag === 'img' ? 'image' : isEmbedTag(tag) ? 'embed' : droppedKindOf(tag);
    if (kind) report.drop(kind, addressesOf(inner)[0] ?? inner.tagName);
  }
};

const alignmentOf = (image: HtmlElement): ImageNode['attrs']['align'] => {
  const said = [
    styleOf(image).get('float'),
    wordAttributeOf(image, 'align'),
    ...classesOf(image).map((name) => name.replace('align', '')),
  ];
  return said.find((side) => side === 'left' || side === 'right') ?? 'center';
};

const addressesOf = (element: HtmlElement): readonly string[] => {
  const isMovie = /^(?:movie|src)$/.test(wordAttributeOf(element, 'name') ?? '');
  const names = tagOf(element) === 'param' ? (isMovie ? ['value'] : []) : ['src', 'data', 'data-src'];
  return names.flatMap((name) => attributeOf(element, name) || []);
};
