// Draws a card: the headline in our typeface beside the advertising column that the portal is named after. It is loaded with
// the first card that is drawn.
import sharp from 'sharp';
import { lightTokens } from '#bundles/appearance/public.ts';
import type { Theme } from '#bundles/appearance/public.ts';
import { headline, headlineFace, line, oneLine, ui } from './card-letters.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './constants.ts';
import type { PortalCardWords } from './views.ts';

export const drawCard = async (words: PortalCardWords): Promise<Buffer> =>
  sharp(Buffer.from(cardSvg(words)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** These are values of design/tokens.css in the light scheme, which no theme changes. */
const TINTS = { straw: '#f5e4b3', rose: '#f6dcd2', leaf: '#dce8dc', sky: '#dde7ec' };

const EDGE = 72;
/** Where the column stands, and the words end. */
const COLUMN_X = 880;
const TEXT_WIDTH = COLUMN_X - EDGE - 48;
const SIZES = [104, 96, 88, 80, 72, 66, 60, 54, 48];
const KICKER_SIZE = 30;
const PORTAL_SIZE = 46;
const HEADLINE_TOP = 138;
const HEADLINE_TOP_ALONE = 84;
const HEADLINE_BOTTOM = 486;
const PORTAL_BASELINE = 562;

interface Colors {
  readonly paper: string;
  readonly sheet: string;
  readonly ink: string;
  readonly line: string;
  readonly accent: string;
}

const colorsOf = (theme: Theme): Colors => {
  const { paper = '', sheet = '', ink = '', line = '', accent = '' } = lightTokens(theme);
  return { paper, sheet, ink, line, accent };
};

export const cardSvg = ({ kicker, title, portal, theme }: PortalCardWords): string => {
  const colors = colorsOf(theme);
  const face = headlineFace(theme);
  const fill = colors.ink;
  const top = kicker ? HEADLINE_TOP : HEADLINE_TOP_ALONE;
  const words = { x: EDGE, width: TEXT_WIDTH };
  const kickerLine = oneLine(ui, kicker, KICKER_SIZE, TEXT_WIDTH);
  const portalLine = oneLine(face, portal, PORTAL_SIZE, TEXT_WIDTH);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    `<path fill="${colors.paper}" d="M0 0H${CARD_WIDTH}V${CARD_HEIGHT}H0Z"/>`,
    column(colors),
    line(ui, kickerLine, { x: EDGE, y: 104, size: KICKER_SIZE, fill: colors.accent }),
    headline(title, { ...words, top, bottom: HEADLINE_BOTTOM, face, fill, sizes: SIZES }),
    `<path fill="${fill}" d="M${EDGE} 506h${TEXT_WIDTH}v3H${EDGE}Z"/>`,
    line(face, portalLine, { x: EDGE, y: PORTAL_BASELINE, size: PORTAL_SIZE, fill }),
    '</svg>',
  ].join('');
};

/** Draws the column of the wordmark, pasted all over with empty notices; its foot lies below the card. */
const column = ({ sheet, paper, line, accent }: Colors): string => {
  const notices = [
    { fill: TINTS.straw, d: 'M2.5 15.5H9v7H2.5Z' },
    { fill: TINTS.rose, d: 'M10.3 15.5h5.2v11h-5.2Z' },
    { fill: TINTS.leaf, d: 'M2.5 23.8H9v12.4H2.5Z' },
    { fill: TINTS.sky, d: 'M10.3 27.8h5.2v8.4h-5.2Z' },
  ].map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`);
  return [
    `<path fill="${sheet}" d="M${COLUMN_X} 0H${CARD_WIDTH}V${CARD_HEIGHT}H${COLUMN_X}Z"/>`,
    '<g transform="translate(905 60) scale(15)">',
    `<path fill="${paper}" d="M1.2 14.2h15.6v26H1.2Z"/>`,
    `<path fill="${line}" d="M1.2 14.2h15.6v.35H1.2Z"/>`,
    `<g fill="${accent}"><circle cx="9" cy="2.4" r="1.7"/><path d="M1.5 11.5C2 7.5 7 8 9 3.5c2 4.5 7 4 7.5 8ZM.5 12.5h17v1.7H.5Z"/></g>`,
    ...notices,
    '</g>',
  ].join('');
};
