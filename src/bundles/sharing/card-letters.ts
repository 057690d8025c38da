// Draws words on a card in our typefaces, as outlines, with their places. It is loaded with the first card that is drawn.
import { softHyphens } from '#design/soft-hyphens.ts';
import type { Theme } from '#bundles/appearance/public.ts';
import inter from './fonts/inter-600.ttf?inline';
import interFurther from './fonts/inter-600-ext.ttf?inline';
import newsreader from './fonts/newsreader-600.ttf?inline';
import newsreaderFurther from './fonts/newsreader-600-ext.ttf?inline';
import { toHeadline } from './line-breaks.ts';
import { loadTypeface, setLine } from './typeface.ts';
import type { SetLine, Typeface } from './typeface.ts';

const display = loadTypeface(newsreader, newsreaderFurther);
export const ui = loadTypeface(inter, interFurther);

/** Returns the face of headlines that a portal chose. */
export const headlineFace = (theme: Theme): Typeface => (theme.headline === 'sans' ? ui : display);

/** The ascent of capitals, in ems. */
const ASCENT = 0.78;
const LEADING = 1.06;

interface Placed {
  readonly x: number;
  /** The y of the line the letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

export const line = (typeface: Typeface, text: string, { x, y, size, fill }: Placed): string =>
  `<g fill="${fill}">${toPaths(setLine(typeface, text), { x, y, size })}</g>`;

/** What is too long ends with an ellipsis. */
export const oneLine = (typeface: Typeface, text: string, size: number, width: number): string => {
  const setting = { sizes: [size], leading: 1, widthOf: widthIn(typeface) };
  return toHeadline(text, { width, height: size }, setting).lines[0] ?? '';
};

interface HeadlineBox {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly face: Typeface;
  readonly fill: string;
  /** The sizes, from the largest down. */
  readonly sizes: readonly number[];
  /** It stands at the bottom of its box instead of its top. */
  readonly isLow?: boolean;
}

/** Draws a headline as large as it fits. */
export const headline = (title: string, box: HeadlineBox): string => {
  const { x, top, bottom, width, face, fill, sizes, isLow } = box;
  const setting = { sizes, leading: LEADING, widthOf: widthIn(face) };
  const { size, lines } = toHeadline(softHyphens(title), { width, height: bottom - top }, setting);
  const step = size * LEADING;
  const begin = isLow ? bottom - lines.length * step : top;
  return lines
    .map((text, at) => line(face, text, { x, y: begin + size * ASCENT + at * step, size, fill }))
    .join('');
};

/** Draws a line of text with its middle at x. */
export const centred = (typeface: Typeface, text: string, placed: Placed): string => {
  const { width } = setLine(typeface, text);
  return line(typeface, text, { ...placed, x: placed.x - (width * placed.size) / 2 });
};

const widthIn = (typeface: Typeface) => (text: string) => setLine(typeface, text).width;

const toPaths = ({ outlines }: SetLine, { x: from, y, size }: Omit<Placed, 'fill'>): string =>
  outlines
    .map(({ path, unitsPerEm, x }) => {
      const scale = size / unitsPerEm;
      const across = round(from + x * size);
      return `<path transform="matrix(${scale} 0 0 ${-scale} ${across} ${round(y)})" d="${path}"/>`;
    })
    .join('');

const round = (pixels: number) => Math.round(pixels * 100) / 100;
