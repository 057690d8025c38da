// Says what somebody who sets a thing on paper has to know of it: how long it is, how large its pictures can be, whose they
// are, and what paper can't show.
import type { ExportImage } from '#kernel/exporting.ts';
import { MM_PER_INCH, LEAST_PICTURE_MM, PRINT_DPI, SIGNS_PER_LINE } from './constants.ts';
import type { PictureSize } from './constants.ts';
import { fileOf } from './picture-files.ts';
import { plainText, runsIn } from './plain-text.ts';
import type { ExportedItem } from './plugin.ts';
import * as texts from './texts.ts';

export const printChecks = (item: ExportedItem, size: PictureSize): readonly string[] => [
  lengthOf(item),
  ...item.chosen.flatMap((image) => pictureChecks(image, size)),
  ...paperless(item),
];

/** Returns what there is to know of the words alone. */
export const textChecks = (item: ExportedItem): readonly string[] => [lengthOf(item), ...paperless(item)];

/** Returns what there is to know of a picture as large as it is chosen. */
export const pictureChecks = (image: ExportImage, size: PictureSize): readonly string[] => {
  const file = fileOf(image, size);
  const name = texts.pictureName(image.id, image.caption);
  return [
    file ? resolutionOf(name, file) : texts.pictureNotReady(name),
    ...(image.credit === '' ? [texts.creditMissing(name)] : []),
  ];
};

const lengthOf = (item: ExportedItem): string => {
  const signs = [item.title, item.lead, onPaper(plainText(paperBody(item), item))].join('').length;
  return texts.length(signs, Math.ceil(signs / SIGNS_PER_LINE));
};

const resolutionOf = (name: string, { width, height }: { width: number; height: number }): string => {
  const [across, down] = [toMm(width), toMm(height)];
  return across < LEAST_PICTURE_MM
    ? texts.resolutionLow(name, across, down)
    : texts.resolution(name, across, down);
};

export const toMm = (pixels: number): number => Math.round((pixels / PRINT_DPI) * MM_PER_INCH);

const paperless = (item: ExportedItem): string[] => {
  const captions = item.chosen.flatMap(({ caption, credit }) => [caption, credit]);
  const words = [item.title, item.lead, plainText(item.body, item), ...captions].join(' ');
  const emojis = [...new Set(words.match(EMOJI) ?? [])].filter((sign) => !PRINTED.has(sign));
  const links = [...new Set(runsIn(item.body).flatMap(({ href }) => href ?? []))];
  const others = item.body.filter(({ type }) => type === 'media' || type === 'piece').length;
  return [
    ...(emojis.length > 0 ? [texts.emojis(emojis.join(' '))] : []),
    ...(links.length > 0 ? [texts.links(links)] : []),
    ...(others > 0 ? [texts.embeds(others)] : []),
  ];
};

/** Matches whole emoji, joined ones too; digits and signs that also stand in words aren't matched. */
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*/gu;

/** Returns words as paper shows them. */
export const onPaper = (text: string): string =>
  text
    .replaceAll(EMOJI_WITH_SPACE, (all) => (PRINTED.has(all.trim()) ? all : ''))
    .replaceAll(EMOJI, (sign) => (PRINTED.has(sign) ? sign : ''))
    .replaceAll(/ {2,}/g, ' ');

/** The space before one goes with it where another one or a stop follows. */
const EMOJI_WITH_SPACE = new RegExp(` (?:${EMOJI.source})(?=[ .,;:!?])`, 'gu');

/** The emoji that stay, since every typeface has them. */
const PRINTED: ReadonlySet<string> = new Set(['©', '®', '™']);

/** Returns the body without what can only be looked at on a screen. */
export const paperBody = ({ body }: Pick<ExportedItem, 'body'>) =>
  body.filter(({ type }) => type !== 'media' && type !== 'piece' && type !== 'images');
