// Draws a card with a picture: words on paper beside it, with the day of what takes place; of what is a picture itself, the
// words on it. The picture is cut around its focus.
import sharp from 'sharp';
import { lightTokens } from '#bundles/appearance/public.ts';
import { centred, headline, headlineFace, line, oneLine, ui } from './card-letters.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './constants.ts';
import type { CardDate, Focus, PortalCardWords } from './views.ts';

const EDGE = 64;
const PICTURE_X = 648;
const TEXT_WIDTH = PICTURE_X - EDGE - 48;
const KICKER_SIZE = 28;
const PORTAL_SIZE = 40;
const SIZES = [84, 78, 72, 66, 60, 54, 48, 42, 36];
const QUALITY = 82;

/** `picture` holds the bytes of one of the picture's files. */
export const drawPictureCard = async (words: PortalCardWords, picture: Buffer): Promise<Buffer> => {
  const { focus } = words.picture!;
  const isWhole = words.isPicture === true;
  const part = isWhole ? CARD_WIDTH : CARD_WIDTH - PICTURE_X;
  const cut = await cutAround(picture, focus, { width: part, height: CARD_HEIGHT });
  return sharp({ create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: '#fff' } })
    .composite([
      { input: cut, left: CARD_WIDTH - part, top: 0 },
      { input: Buffer.from(isWhole ? wordsOnPicture(words) : wordsBesidePicture(words)), left: 0, top: 0 },
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
};

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Returns as much of a picture as fills the box, with the focus as near to the middle as can be. */
const cutAround = async (picture: Buffer, focus: Focus, box: Box): Promise<Buffer> => {
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const scale = Math.max(box.width / width, box.height / height);
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  return sharp(picture)
    .resize(wide, high, { fit: 'fill' })
    .extract({
      left: startOf(wide, box.width, focus.x),
      top: startOf(high, box.height, focus.y),
      ...box,
    })
    .toBuffer();
};

const startOf = (whole: number, part: number, percent: number) =>
  Math.round(Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2)));

const svg = (...parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${parts.join('')}</svg>`;

export const wordsBesidePicture = ({ kicker, title, portal, theme, date }: PortalCardWords): string => {
  const { paper = '', ink = '', accent = '' } = lightTokens(theme);
  const face = headlineFace(theme);
  const top = kicker ? 128 : 72;
  return svg(
    `<path fill="${paper}" d="M0 0H${PICTURE_X}V${CARD_HEIGHT}H0Z"/>`,
    line(ui, oneLine(ui, kicker, KICKER_SIZE, TEXT_WIDTH), {
      x: EDGE,
      y: 96,
      size: KICKER_SIZE,
      fill: accent,
    }),
    headline(title, { x: EDGE, top, bottom: 500, width: TEXT_WIDTH, face, fill: ink, sizes: SIZES }),
    `<path fill="${ink}" d="M${EDGE} 516h${TEXT_WIDTH}v3H${EDGE}Z"/>`,
    line(face, oneLine(face, portal, PORTAL_SIZE, TEXT_WIDTH), {
      x: EDGE,
      y: 570,
      size: PORTAL_SIZE,
      fill: ink,
    }),
    date ? tile(date, { paper, ink, accent }, face) : '',
  );
};

/** Draws the leaf of a calendar on the picture. */
const tile = (
  { day, month }: CardDate,
  { paper, ink, accent }: { readonly paper: string; readonly ink: string; readonly accent: string },
  face: typeof ui,
): string => {
  const [x, y, side, head] = [PICTURE_X + 32, 32, 168, 48];
  const middle = x + side / 2;
  return [
    `<path fill="${paper}" d="M${x} ${y}h${side}v${side}h-${side}Z"/>`,
    `<path fill="${accent}" d="M${x} ${y}h${side}v${head}h-${side}Z"/>`,
    centred(ui, month, { x: middle, y: y + 35, size: 30, fill: paper }),
    centred(face, day, { x: middle, y: y + 146, size: 104, fill: ink }),
  ].join('');
};

/** Draws the words white on what is darkened below. */
export const wordsOnPicture = ({ kicker, title, portal, theme }: PortalCardWords): string => {
  const width = CARD_WIDTH - 2 * EDGE;
  const face = headlineFace(theme);
  const foot = [kicker, portal].filter(Boolean).join(' · ');
  return svg(
    '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0.25" stop-opacity="0"/><stop offset="0.62" stop-opacity="0.55"/><stop offset="1" stop-opacity="0.86"/></linearGradient></defs>',
    `<path fill="url(#g)" d="M0 0H${CARD_WIDTH}V${CARD_HEIGHT}H0Z"/>`,
    headline(title, { x: EDGE, top: 250, bottom: 530, width, face, fill: '#fff', sizes: SIZES, isLow: true }),
    line(ui, oneLine(ui, foot, KICKER_SIZE, width), { x: EDGE, y: 580, size: KICKER_SIZE, fill: '#fff' }),
  );
};
