// Draws the head and chest of a dog, three-quarter.
import type { Point } from '../draw.ts';
import { circle, each, ellipse, path, pen, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Frame } from './shapes.ts';
import { frame } from './shapes.ts';

export interface DogOptions {
  readonly f?: number;
  readonly coat?: readonly [coat: string, mask: string, chest: string];
  readonly ears?: EarShape;
}

type EarShape = 'flop' | 'up' | 'half';

/** Draws a dog's head and chest, three-quarter; q is the head's half width. */
export const dogHead = (s: Stage, x: number, y: number, q: number, o: DogOptions = {}) => {
  const { r } = s;
  const f = o.f ?? r.sign();
  const [coat, mask, chest] =
    o.coat ??
    r.pick([
      ['#a8683a', '#5a3424', '#f1e3c8'],
      ['#2b282c', '#8a4f2e', '#f1e8d8'],
      ['#d9b47c', '#b9894e', '#f3e6cc'],
      ['#7f7a76', '#4a4648', '#e9e3d8'],
      ['#efe6d4', '#8a5a38', '#fbf5e8'],
      ['#5a3a2a', '#3a241c', '#d9b48c'],
    ]);
  const ears = o.ears ?? r.pick<EarShape>(['flop', 'flop', 'up', 'half']);
  const fur = s.tone(coat);
  const drawn: DrawnDog = {
    shape: frame(x, y, f * q, q, 0.15),
    x,
    q,
    f,
    coat: fur,
    mask: s.tone(mask),
    chest: s.tone(chest),
    dim: s.shade(fur, 0.34),
  };
  const body = drawn.shape.P(OUTLINE.body);
  const bothEars = () => EARS[ears](s, drawn, -1) + EARS[ears](s, drawn, 1);

  let out = path(body, fur);
  out += chestAndCollar(s, drawn, body);
  if (ears === 'up') out += bothEars();
  out += skullWithMask(s, drawn);
  out += muzzle(s, drawn.shape, q, drawn.chest);
  out += tongue(s, drawn.shape, q);
  out += eyes(s, drawn.shape, q, drawn.chest);
  return out + (ears === 'up' ? '' : bothEars());
};

/** One dog: where it is, how large, which way it looks, its colours. */
interface DrawnDog {
  readonly shape: Frame;
  readonly x: number;
  readonly q: number;
  readonly f: number;
  readonly coat: string;
  readonly mask: string;
  readonly chest: string;
  /** The coat in the shade. */
  readonly dim: string;
}

/** Body and skull with the patches on them, in shares of the head's half width. */
const OUTLINE = {
  body: [
    [-0.95, 0.7],
    [-1.35, 1.5],
    [-1.75, 2.9],
    [-1.8, 5],
    [1.65, 5],
    [1.5, 2.8],
    [1.1, 1.6],
    [0.7, 0.9],
  ],
  bib: [
    [-0.5, 1.15],
    [-0.75, 2.1],
    [-0.5, 3.4],
    [0.2, 4.2],
    [0.8, 3.2],
    [0.95, 2.0],
    [0.7, 1.2],
  ],
  skull: [
    [-0.86, -0.42],
    [-0.5, -0.86],
    [0.1, -0.94],
    [0.62, -0.82],
    [0.92, -0.38],
    [0.94, 0.1],
    [0.78, 0.5],
    [0.66, 0.86],
    [0.3, 1.12],
    [-0.16, 1.1],
    [-0.52, 0.84],
    [-0.78, 0.44],
    [-0.92, 0.0],
  ],
  blaze: [
    [-0.04, -1],
    [0.22, -1],
    [0.3, -0.2],
    [0.66, 0.4],
    [0.5, 1.2],
    [-0.3, 1.2],
    [-0.4, 0.4],
    [-0.06, -0.2],
  ],
  leftMask: [
    [-1, -0.5],
    [-0.2, -0.5],
    [-0.16, 0.1],
    [-0.5, 0.4],
    [-1, 0.3],
  ],
  rightMask: [
    [0.42, -0.5],
    [1.1, -0.5],
    [1.1, 0.3],
    [0.72, 0.36],
    [0.4, 0.1],
  ],
} satisfies Record<string, readonly Point[]>;

const chestAndCollar = (s: Stage, { shape, x, q, coat, chest, dim }: DrawnDog, body: string): string => {
  const { p, r, L } = s;
  const { P, X, Y } = shape;
  let out = s.clip(
    body,
    path(P(OUTLINE.bib), chest) +
      repeat(26, () => {
        const a = r.range(-1.5, 1.4);
        const b = r.range(1.3, 3.8);
        return stroke(
          pen`M${X(a)} ${Y(b)}q${q * 0.04} ${q * 0.16} ${-q * 0.03} ${q * 0.34}`,
          r.chance(0.5) ? dim : s.lift(coat, 0.2),
          q * 0.035,
          0.55,
        );
      }),
  );
  out += s.grain(body, x - L * q * 1.6, Y(3.5), x + L * q * 0.6, Y(1.4), 0.9);
  const collar = s.tone(p.cloth[0]);
  out += stroke(pen`M${X(-1.02)} ${Y(1.14)}Q${X(0)} ${Y(1.72)} ${X(0.98)} ${Y(1.22)}`, collar, q * 0.22);
  return out + circle(X(0.12), Y(1.66), q * 0.15, s.tone('#d8b45a'));
};

/** Draws an ear on the left (-1) or on the right (1). */
type Ear = (s: Stage, drawn: DrawnDog, side: -1 | 1) => string;

const upright: Ear = (s, { shape: { P }, f, coat, dim }, side) => {
  const outside: readonly Point[] = [
    [side * 0.42, -0.72],
    [side * 0.72, -1.72],
    [side * 1.06, -0.5],
  ];
  const inside: readonly Point[] = [
    [side * 0.56, -0.76],
    [side * 0.74, -1.4],
    [side * 0.92, -0.58],
  ];
  const lit = side * f === s.L ? coat : dim;
  return path(P(outside, 0.1), lit) + path(P(inside, 0.1), s.tone('#c98f7c'), 0.7);
};

const folded: Ear = (_, { shape: { P }, mask, dim }, side) => {
  const base: readonly Point[] = [
    [side * 0.4, -0.76],
    [side * 0.56, -1.2],
    [side * 0.86, -1.1],
    [side * 0.98, -0.5],
  ];
  const tip: readonly Point[] = [
    [side * 0.54, -1.2],
    [side * 0.84, -1.14],
    [side * 1.14, -0.74],
    [side * 1.08, -0.42],
    [side * 0.82, -0.74],
  ];
  return path(P(base, 0.1), dim) + path(P(tip, 0.1), mask);
};

const hanging: Ear = (s, { shape: { P }, f, mask }, side) =>
  path(
    P([
      [side * 0.56, -0.78],
      [side * 0.98, -0.74],
      [side * 1.24, -0.2],
      [side * 1.22, 0.62],
      [side * 0.98, 0.78],
      [side * 0.8, 0.3],
      [side * 0.74, -0.2],
    ]),
    side * f === s.L ? mask : s.shade(mask, 0.3),
  );

const EARS: Readonly<Record<EarShape, Ear>> = { flop: hanging, up: upright, half: folded };

const skullWithMask = (s: Stage, { shape, x, q, coat, mask, chest }: DrawnDog): string => {
  const { L } = s;
  const { P, Y } = shape;
  const skull = P(OUTLINE.skull);
  const markings =
    path(P(OUTLINE.blaze), chest) +
    path(P(OUTLINE.leftMask), mask, 0.85) +
    path(P(OUTLINE.rightMask), mask, 0.85);
  return (
    path(skull, coat) +
    s.clip(skull, markings) +
    s.grain(skull, x - L * q, Y(0.9), x + L * q * 0.3, Y(-0.3), 0.85)
  );
};

const muzzle = (s: Stage, shape: Frame, q: number, w: string): string => {
  const { P, X, Y } = shape;
  const mz = P([
    [0.1, 0.06],
    [0.5, 0.2],
    [0.66, 0.56],
    [0.52, 0.92],
    [0.14, 1.06],
    [-0.26, 0.92],
    [-0.4, 0.54],
    [-0.24, 0.18],
  ]);
  let out = path(mz, s.lift(w, 0.1)) + s.grain(mz, X(0.1), Y(1.1), X(0.14), Y(0.3), 0.75);
  out += path(
    P(
      [
        [-0.14, 0.2],
        [0.12, 0.12],
        [0.4, 0.2],
        [0.36, 0.4],
        [0.14, 0.52],
        [-0.1, 0.4],
      ],
      0.15,
    ),
    '#1d191b',
  );
  out += ellipse(X(0.06), Y(0.22), q * 0.11, q * 0.045, '#fff', 0.35);
  return (
    out +
    stroke(
      pen`M${X(0.14)} ${Y(0.52)}V${Y(0.7)}M${X(-0.26)} ${Y(0.72)}Q${X(-0.04)} ${Y(0.92)} ${X(0.14)} ${Y(0.7)}Q${X(0.32)} ${Y(0.92)} ${X(0.52)} ${Y(0.7)}`,
      '#2a2022',
      q * 0.045,
    )
  );
};

const tongue = (s: Stage, shape: Frame, q: number): string => {
  const { r } = s;
  const { P, X, Y } = shape;
  let out = '';
  if (r.chance(0.5)) {
    out += path(
      P([
        [0.0, 0.84],
        [0.28, 0.84],
        [0.3, 1.16],
        [0.14, 1.28],
        [0.0, 1.14],
      ]),
      s.tone('#d8737a'),
    );
    out += stroke(pen`M${X(0.14)} ${Y(0.86)}V${Y(1.1)}`, s.tone('#a84a56'), q * 0.03);
  }
  return out;
};

const eyes = (s: Stage, shape: Frame, q: number, w: string): string => {
  const { L } = s;
  const { X, Y } = shape;

  return each(
    [-0.42, 0.56],
    (k) =>
      ellipse(X(k), Y(-0.14), q * 0.17, q * 0.17, '#1a1416') +
      ellipse(X(k), Y(-0.13), q * 0.115, q * 0.12, '#5a3218') +
      circle(X(k), Y(-0.13), q * 0.07, '#0f0b0c') +
      circle(X(k) + L * q * 0.05, Y(-0.2), q * 0.042, '#fff') +
      stroke(
        pen`M${X(k - 0.2)} ${Y(-0.14)}Q${X(k)} ${Y(-0.38)} ${X(k + 0.2)} ${Y(-0.12)}`,
        '#1a1416',
        q * 0.05,
      ) +
      ellipse(X(k), Y(-0.5), q * 0.12, q * 0.07, w, 0.75),
  );
};
