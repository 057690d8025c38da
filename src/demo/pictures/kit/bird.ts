// Draws a garden birds on a twig.
import type { Point } from '../draw.ts';
import { circle, ellipse, path, pen, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Frame } from './shapes.ts';
import { frame } from './shapes.ts';

interface Plumage {
  readonly back: string;
  readonly belly: string;
  readonly breast: string;
  readonly wing: string;
  readonly cap?: string;
  readonly bill?: string;
  /** The red of the breast reaches up to the forehead. */
  readonly bib?: boolean;
  readonly mask?: boolean;
  readonly bars?: boolean;
  readonly longBill?: boolean;
}

export type BirdName = keyof typeof BIRDS;

/** Draws a bird perched at (x,y), body length q. */
export const perchedBird = (s: Stage, x: number, y: number, q: number, name: BirdName, f = 1) => {
  const B: Plumage = BIRDS[name];
  const t = (c: string) => s.tone(c);
  const shape = frame(x, y, f * q, q, 0.16);
  const { X, Y, P } = shape;

  const L = s.L;

  let out = path(
    P(
      [
        [-0.46, -0.3],
        [-0.96, 0.2],
        [-1.22, 0.46],
        [-1.08, 0.5],
        [-0.84, 0.34],
        [-0.4, -0.08],
      ],
      0.1,
    ),
    s.shade(t(B.wing), 0.15),
  );
  out += stroke(
    pen`M${X(0.02)} ${Y(-0.06)}v${q * 0.12}M${X(0.2)} ${Y(-0.08)}v${q * 0.12}`,
    t('#5a4638'),
    q * 0.04,
  );
  out += plumage(s, shape, q, B, t, L);
  out += wingAndBars(s, shape, q, B, t);
  out += billAndEye(shape, q, B, t, L);
  return out;
};

const BIRDS = {
  Rotkehlchen: { back: '#7a6248', belly: '#f0e6d2', breast: '#dc6a2c', wing: '#5f4c38', bib: true },
  Blaumeise: {
    back: '#8aa05a',
    belly: '#efd65a',
    breast: '#efd65a',
    wing: '#3f6fa0',
    cap: '#3f6fb0',
    mask: true,
  },
  Amsel: { back: '#26242a', belly: '#2f2c32', breast: '#2b282e', wing: '#1c1a20', bill: '#eba32c' },
  Buchfink: {
    back: '#8a5a44',
    belly: '#e9c9b0',
    breast: '#cf8468',
    wing: '#3f3a40',
    cap: '#6f8aa0',
    bars: true,
  },
  Eisvogel: {
    back: '#2f8fa8',
    belly: '#e0813a',
    breast: '#e0813a',
    wing: '#1f6f94',
    cap: '#2a86a4',
    longBill: true,
  },
  Gimpel: { back: '#7f8790', belly: '#e9ddd0', breast: '#d8553f', wing: '#3a3c44', cap: '#22222a' },
  Haussperling: {
    back: '#8a6440',
    belly: '#d9cfbf',
    breast: '#cfc4b2',
    wing: '#5f4630',
    cap: '#7f7a74',
    bars: true,
  },
} satisfies Record<string, Plumage>;

const plumage = (
  s: Stage,
  shape: Frame,
  q: number,
  B: Plumage,
  t: (c: string) => string,
  L: number,
): string => {
  const { P, X, Y } = shape;
  const body = P(OUTLINE.body);
  let out = path(body, t(B.back));
  out += s.clip(
    body,
    path(P(OUTLINE.belly), t(B.belly)) +
      path(P(OUTLINE.breast), t(B.breast)) +
      (B.bib ? path(P(OUTLINE.bib), t(B.breast)) : '') +
      (B.cap ? path(P(OUTLINE.cap), t(B.cap)) : '') +
      (B.mask
        ? path(P(OUTLINE.mask), t('#f4efe2')) +
          stroke(pen`M${X(0.6)} ${Y(-0.95)}L${X(0.02)} ${Y(-0.9)}`, '#22314a', q * 0.05)
        : ''),
  );
  return out + s.grain(body, X(0), Y(0.05), X(0.1) + L * q * 0.2, Y(-0.7), 0.8);
};

/** The fields of colour on a bird, in shares of its length. */
const OUTLINE = {
  body: [
    [0.52, -1.02],
    [0.34, -1.2],
    [0.08, -1.16],
    [-0.12, -0.96],
    [-0.36, -0.66],
    [-0.62, -0.34],
    [-0.56, -0.14],
    [-0.26, -0.04],
    [0.1, -0.02],
    [0.38, -0.18],
    [0.54, -0.46],
    [0.56, -0.74],
  ],
  belly: [
    [0.6, -0.86],
    [0.26, -0.8],
    [0.1, -0.5],
    [-0.2, -0.22],
    [-0.6, -0.12],
    [-0.2, 0.1],
    [0.3, 0.06],
    [0.7, -0.3],
  ],
  breast: [
    [0.6, -1.02],
    [0.3, -0.92],
    [0.18, -0.62],
    [0.28, -0.36],
    [0.6, -0.3],
    [0.7, -0.7],
  ],
  bib: [
    [0.66, -1.14],
    [0.2, -1.1],
    [0.1, -0.84],
    [0.3, -0.6],
    [0.7, -0.6],
  ],
  cap: [
    [0.5, -1.3],
    [-0.1, -1.3],
    [-0.14, -0.96],
    [0.1, -1.0],
    [0.3, -1.06],
    [0.56, -1.02],
  ],
  mask: [
    [0.56, -1.0],
    [0.2, -1.04],
    [0.04, -0.92],
    [0.2, -0.8],
    [0.56, -0.82],
  ],
} satisfies Record<string, readonly Point[]>;

const wingAndBars = (s: Stage, shape: Frame, q: number, B: Plumage, t: (c: string) => string): string => {
  const { P, X, Y } = shape;
  const wing = P([
    [0.1, -0.8],
    [-0.16, -0.74],
    [-0.5, -0.38],
    [-0.92, 0.06],
    [-0.5, -0.08],
    [-0.12, -0.18],
    [0.14, -0.42],
  ]);
  let out = path(wing, t(B.wing)) + s.grain(wing, X(-0.5), Y(0), X(0), Y(-0.7), 0.6);
  out += repeat(4, (i) =>
    stroke(
      pen`M${X(0.04 - i * 0.1)} ${Y(-0.3 - i * 0.02)}Q${X(-0.24 - i * 0.12)} ${Y(-0.2)} ${X(-0.56 - i * 0.08)} ${Y(-0.06 + i * 0.02)}`,
      s.lift(t(B.wing), 0.25),
      q * 0.02,
      0.7,
    ),
  );
  if (B.bars)
    out += stroke(
      pen`M${X(0.08)} ${Y(-0.62)}L${X(-0.16)} ${Y(-0.42)}M${X(0.1)} ${Y(-0.46)}L${X(-0.06)} ${Y(-0.32)}`,
      t('#f4efe2'),
      q * 0.06,
    );
  return out;
};

const billAndEye = (shape: Frame, q: number, B: Plumage, t: (c: string) => string, L: number): string => {
  const { P, X, Y } = shape;
  const bl = B.longBill ? 0.46 : 0.2;
  let out = path(
    P(
      [
        [0.5, -1.02],
        [0.53 + bl, -0.93],
        [0.5, -0.88],
      ],
      0.04,
    ),
    t(B.bill ?? '#3a3432'),
  );
  out +=
    circle(X(0.33), Y(-0.99), q * 0.062, '#14100f') +
    circle(X(0.33) + L * q * 0.02, Y(-1.01), q * 0.019, '#fff');
  if (B.longBill) out += ellipse(X(0.1), Y(-0.88), q * 0.1, q * 0.06, t('#f4efe2'));
  return out;
};

export const BIRD_NAMES = Object.keys(BIRDS) as BirdName[];
