// Draws letters as single strokes on a cell 100 high, so that no picture depends on installed fonts.
import { pen } from '../draw.ts';

export interface LetteringOptions {
  readonly weight?: number;
  /** The gap between letters, as a share of the height. */
  readonly gap?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly cap?: 'butt' | 'round';
}

/** Draws letters; called as lettering('JAZZ', x, y top, height, colour, { weight, anchor }). */
export const lettering = (
  text: string,
  x: number,
  y: number,
  h: number,
  color: string,
  o: LetteringOptions = {},
) => {
  const gap = o.gap ?? 0.28;
  const k = h / 100;
  const w = textWidth(text, h, gap);
  let px = o.anchor === 'middle' ? x - w / 2 : o.anchor === 'end' ? x - w : x;
  let out = '';
  for (const c of text) {
    const [gw, d] = GLYPHS[c] ?? GLYPHS.O!;
    if (d) out += pen`<path transform="translate(${px} ${y}) scale(${k.toFixed(3)})" d="${d}"/>`;
    px += (gw / 100 + gap) * h;
  }
  return `<g fill="none" stroke="${color}" stroke-width="${o.weight ?? 15}" stroke-linecap="${o.cap ?? 'butt'}" stroke-linejoin="${o.cap ?? 'miter'}">${out}</g>`;
};

/** Finds the largest height at which text fits into width w. */
export const fit = (text: string, w: number, max = 1e9, gap = 0.28) =>
  Math.min(max, w / textWidth(text, 1, gap));

const GLYPHS: Record<string, readonly [width: number, d: string]> = {
  A: [64, 'M0 100L32 0L64 100M12 66H52'],
  B: [54, 'M0 0V100H28A26 26 0 0 0 28 47H0M28 47A23 23 0 0 0 26 0H0'],
  C: [60, 'M58 18A34 50 0 1 0 58 82'],
  D: [58, 'M0 0V100H16A42 50 0 0 0 16 0Z'],
  E: [46, 'M46 0H0V100H46M0 48H38'],
  F: [46, 'M46 0H0V100M0 48H38'],
  G: [62, 'M58 16A36 50 0 1 0 62 74V54H38'],
  H: [56, 'M0 0V100M56 0V100M0 48H56'],
  I: [0, 'M0 0V100'],
  J: [40, 'M40 0V72A22 28 0 0 1 0 78'],
  K: [54, 'M0 0V100M52 0L0 58M20 42L54 100'],
  L: [44, 'M0 0V100H44'],
  M: [70, 'M0 100V0L35 66L70 0V100'],
  N: [58, 'M0 100V0L58 100V0'],
  O: [68, 'M34 0A34 50 0 1 0 34 100A34 50 0 1 0 34 0'],
  P: [52, 'M0 100V0H26A28 28 0 0 1 26 56H0'],
  Q: [68, 'M34 0A34 50 0 1 0 34 100A34 50 0 1 0 34 0M42 74L66 104'],
  R: [54, 'M0 100V0H26A27 27 0 0 1 26 54H0M26 54L54 100'],
  S: [54, 'M50 14C42 -4 4 -4 4 24C4 54 52 44 52 74C52 106 6 104 0 82'],
  T: [56, 'M0 0H56M28 0V100'],
  U: [58, 'M0 0V70A29 30 0 0 0 58 70V0'],
  V: [60, 'M0 0L30 100L60 0'],
  W: [84, 'M0 0L22 100L42 24L62 100L84 0'],
  X: [56, 'M0 0L56 100M56 0L0 100'],
  Y: [56, 'M0 0L28 48L56 0M28 48V100'],
  Z: [54, 'M0 0H54L0 100H54'],
  Ä: [64, 'M0 100L32 6L64 100M12 66H52M17 -25V-11M47 -25V-11'],
  Ö: [68, 'M34 4A34 48 0 1 0 34 100A34 48 0 1 0 34 4M20 -25V-11M48 -25V-11'],
  Ü: [58, 'M0 4V70A29 30 0 0 0 58 70V4M16 -25V-11M42 -25V-11'],
  0: [56, 'M28 0A28 50 0 1 0 28 100A28 50 0 1 0 28 0'],
  1: [24, 'M0 18L24 0V100'],
  2: [52, 'M2 22A25 25 0 1 1 48 40L0 100H52'],
  3: [50, 'M2 8C20 -6 48 0 46 24C44 44 24 47 16 47C30 47 50 52 50 74C50 104 14 106 0 88'],
  4: [58, 'M44 100V0L0 70H58'],
  5: [50, 'M46 0H8L4 44C20 34 50 38 50 68C50 104 12 106 0 88'],
  6: [52, 'M42 2C14 14 0 44 0 70A26 30 0 1 0 26 42C12 42 2 56 0 68'],
  7: [50, 'M0 0H50L16 100'],
  8: [50, 'M25 47A23 23.500 0 1 1 25.100 47A25 26.500 0 1 1 25 47'],
  9: [52, 'M10 98C38 86 52 56 52 30A26 30 0 1 0 26 58C40 58 50 44 52 32'],
  '&': [64, 'M62 100L14 30C4 12 16 0 28 0C44 0 48 22 32 34L14 46C-6 62 0 100 28 100C46 100 58 80 60 58'],
  '.': [4, 'M2 86V100'],
  '–': [40, 'M0 52H40'],
  ':': [4, 'M2 30V44M2 80V94'],
  ' ': [26, ''],
  '!': [4, 'M2 0V66M2 86V100'],
  "'": [2, 'M1 0V18'],
};

const textWidth = (text: string, h: number, gap = 0.28) => {
  return [...text].reduce((w, c) => w + ((GLYPHS[c]?.[0] ?? 40) / 100 + gap) * h, -gap * h);
};
