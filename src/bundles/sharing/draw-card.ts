// Topic: how a card looks: the headline in our typeface beside the advertising column that the portal is named after.
// Loaded with the first card that is drawn.
import sharp from 'sharp';
import { softHyphens } from '#design/soft-hyphens.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './constants.ts';
import interFurther from './fonts/inter-600-ext.ttf?inline';
import inter from './fonts/inter-600.ttf?inline';
import newsreaderFurther from './fonts/newsreader-600-ext.ttf?inline';
import newsreader from './fonts/newsreader-600.ttf?inline';
import { toHeadline } from './line-breaks.ts';
import { loadTypeface, setLine } from './typeface.ts';
import type { SetLine, Typeface } from './typeface.ts';
import type { PortalCardWords } from './views.ts';

export const drawCard = async (words: PortalCardWords): Promise<Buffer> =>
  sharp(Buffer.from(cardSvg(words)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

const display = loadTypeface(newsreader, newsreaderFurther);
const ui = loadTypeface(inter, interFurther);

/** These are values of design/tokens.css in the light scheme. */
const PAPER = '#fffdf8';
const SHEET = '#f6f1e6';
const INK = '#17181c';
const LINE = '#e4dfd5';
const ACCENT = '#b3261e';
const BILLS = { straw: '#f5e4b3', rose: '#f6dcd2', leaf: '#dce8dc', sky: '#dde7ec' };

const EDGE = 72;
/** Where the column stands, and the words end. */
const COLUMN_X = 880;
const TEXT_WIDTH = COLUMN_X - EDGE - 48;
const HEADLINE = { sizes: [104, 96, 88, 80, 72, 66, 60, 54, 48], leading: 1.06 };
/** The ascent of capitals, in ems. */
const ASCENT = 0.78;
const KICKER_SIZE = 30;
const PORTAL_SIZE = 46;
const HEADLINE_TOP = 138;
const HEADLINE_TOP_ALONE = 84;
const HEADLINE_BOTTOM = 486;
const PORTAL_BASELINE = 562;

export const cardSvg = ({ kicker, title, portal }: PortalCardWords): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    `<path fill="${PAPER}" d="M0 0H${CARD_WIDTH}V${CARD_HEIGHT}H0Z"/>`,
    column(),
    line(ui, oneLine(ui, kicker, KICKER_SIZE), { y: 104, size: KICKER_SIZE, fill: ACCENT }),
    headline(title, kicker ? HEADLINE_TOP : HEADLINE_TOP_ALONE),
    `<path fill="${INK}" d="M${EDGE} 506h${TEXT_WIDTH}v3H${EDGE}Z"/>`,
    line(display, oneLine(display, portal, PORTAL_SIZE), {
      y: PORTAL_BASELINE,
      size: PORTAL_SIZE,
      fill: INK,
    }),
    '</svg>',
  ].join('');

const headline = (title: string, top: number): string => {
  const box = { width: TEXT_WIDTH, height: HEADLINE_BOTTOM - top };
  const { size, lines } = toHeadline(softHyphens(title), box, { ...HEADLINE, widthOf: widthIn(display) });
  const step = size * HEADLINE.leading;
  return lines
    .map((text, at) => line(display, text, { y: top + size * ASCENT + at * step, size, fill: INK }))
    .join('');
};

/** What is too long ends with an ellipsis. */
const oneLine = (typeface: Typeface, text: string, size: number): string => {
  const box = { width: TEXT_WIDTH, height: size };
  return toHeadline(text, box, { sizes: [size], leading: 1, widthOf: widthIn(typeface) }).lines[0] ?? '';
};

const widthIn = (typeface: Typeface) => (text: string) => setLine(typeface, text).width;

interface Placed {
  /** Of the line the letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

const line = (typeface: Typeface, text: string, { y, size, fill }: Placed): string =>
  `<g fill="${fill}">${toPaths(setLine(typeface, text), y, size)}</g>`;

const toPaths = ({ outlines }: SetLine, y: number, size: number): string =>
  outlines
    .map(({ path, unitsPerEm, x }) => {
      const scale = size / unitsPerEm;
      const across = round(EDGE + x * size);
      return `<path transform="matrix(${scale} 0 0 ${-scale} ${across} ${round(y)})" d="${path}"/>`;
    })
    .join('');

const round = (pixels: number) => Math.round(pixels * 100) / 100;

/** The column of the wordmark, pasted all over with empty bills; its foot lies below the card. */
const column = (): string => {
  const bills = [
    { fill: BILLS.straw, d: 'M2.5 15.5H9v7H2.5Z' },
    { fill: BILLS.rose, d: 'M10.3 15.5h5.2v11h-5.2Z' },
    { fill: BILLS.leaf, d: 'M2.5 23.8H9v12.4H2.5Z' },
    { fill: BILLS.sky, d: 'M10.3 27.8h5.2v8.4h-5.2Z' },
  ].map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`);
  return [
    `<path fill="${SHEET}" d="M${COLUMN_X} 0H${CARD_WIDTH}V${CARD_HEIGHT}H${COLUMN_X}Z"/>`,
    '<g transform="translate(905 60) scale(15)">',
    `<path fill="${PAPER}" d="M1.2 14.2h15.6v26H1.2Z"/>`,
    `<path fill="${LINE}" d="M1.2 14.2h15.6v.35H1.2Z"/>`,
    `<g fill="${ACCENT}"><circle cx="9" cy="2.4" r="1.7"/><path d="M1.5 11.5C2 7.5 7 8 9 3.5c2 4.5 7 4 7.5 8ZM.5 12.5h17v1.7H.5Z"/></g>`,
    ...bills,
    '</g>',
  ].join('');
};
