// Draws what the sitter of a portrait wears.
import type { Point } from '../draw.ts';
import { circle, each, path, pen, poly, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Frame } from './shapes.ts';
import type { Dress, Sitter } from './sitter.ts';

/** Draws what lies under an open jacket; drawn before the neck. */
export const shirtFront = (s: Stage, w: Sitter, shape: Frame): string =>
  w.dress === 'blazer' || w.dress === 'tie' || w.dress === 'jacket' ? inset(cutOf(s, w, shape)) : '';

/** Draws collar and lapels, roll neck or scarf, after the neck. */
export const garment = (s: Stage, w: Sitter, shape: Frame): string => GARMENTS[w.dress](cutOf(s, w, shape));

interface Cut extends Frame {
  readonly s: Stage;
  readonly dress: Dress;
  /** The height of the head. */
  readonly h: number;
  readonly cloth: string;
  readonly under: string;
  readonly skin: string;
  /** The cloth in the light and in the dark. */
  readonly l: string;
  readonly d: string;
}

const cutOf = (s: Stage, w: Sitter, shape: Frame): Cut => {
  const cloth = s.tone(w.cloth);
  return {
    s,
    dress: w.dress,
    ...shape,
    h: shape.X(1) - shape.X(0),
    cloth,
    under: s.tone(w.under),
    skin: s.tone(w.skin),
    l: s.lift(cloth, 0.14),
    d: s.shade(cloth, 0.28),
  };
};

/** Gives an outline on the right (1), or mirrored to the left (-1). */
const mirrored = (P: Frame['P'], side: 1 | -1, points: readonly Point[]): string =>
  P(
    points.map(([x, y]): Point => [x * side, y]),
    0.07,
  );

const inset = ({ s, P, under, dress }: Cut): string =>
  path(
    P(
      [
        [-0.3, 0.62],
        [0, 0.75],
        [0.3, 0.62],
        [0.14, 1.3],
        [0, 1.9],
        [-0.14, 1.3],
      ],
      0.05,
    ),
    dress === 'jacket' ? s.tone(s.p.cloth[4]) : under,
  );

const tie = ({ s, P }: Cut): string =>
  path(
    P(
      [
        [-0.05, 0.86],
        [0.05, 0.86],
        [0.035, 0.95],
        [0.08, 1.6],
        [0, 1.75],
        [-0.08, 1.6],
        [-0.035, 0.95],
      ],
      0.03,
    ),
    s.tone(s.p.cloth[6]),
  );

const collar = ({ s, P, under }: Cut): string =>
  each([-1, 1], (k) =>
    path(
      mirrored(P, k, [
        [0.2, 0.6],
        [0.02, 0.86],
        [0.16, 1.02],
        [0.3, 0.7],
      ]),
      s.lift(under, 0.3),
    ),
  );

const lapels = ({ s, P, l, d }: Cut): string =>
  each([-1, 1], (k) =>
    path(
      mirrored(P, k, [
        [0.26, 0.62],
        [0.38, 0.72],
        [0.5, 0.98],
        [0.36, 1.02],
        [0.4, 1.1],
        [0.06, 1.78],
        [0.1, 1.3],
        [0.2, 0.9],
      ]),
      k === s.L ? l : d,
    ),
  );

const jacket = (c: Cut): string =>
  (c.dress === 'tie' ? tie(c) : '') + (c.dress === 'jacket' ? '' : collar(c)) + lapels(c);

const shirt = ({ s, X, Y, P, h, cloth, l, d }: Cut): string =>
  path(
    P(
      [
        [-0.05, 0.82],
        [0.05, 0.82],
        [0.06, 1.9],
        [-0.06, 1.9],
      ],
      0.02,
    ),
    d,
    0.4,
  ) +
  each([-1, 1], (k) =>
    path(
      mirrored(P, k, [
        [0.19, 0.58],
        [0.01, 0.84],
        [0.17, 1.0],
        [0.33, 0.7],
      ]),
      k === s.L ? l : s.lift(cloth, 0.04),
    ),
  ) +
  repeat(4, (i) => circle(X(0), Y(0.98 + i * 0.2), h * 0.014, d));

const turtle = ({ X, Y, P, h, l, d }: Cut): string =>
  path(
    P(
      [
        [-0.2, 0.46],
        [-0.24, 0.66],
        [-0.3, 0.76],
        [0, 0.84],
        [0.3, 0.76],
        [0.24, 0.66],
        [0.2, 0.46],
        [0, 0.52],
      ],
      0.12,
    ),
    l,
  ) + stroke(pen`M${X(-0.25)} ${Y(0.7)}Q${X(0)} ${Y(0.8)} ${X(0.25)} ${Y(0.7)}`, d, h * 0.012);

const scarf = ({ s, P }: Cut): string =>
  path(
    P(
      [
        [-0.28, 0.5],
        [-0.34, 0.68],
        [-0.2, 0.84],
        [0, 0.88],
        [0.24, 0.82],
        [0.34, 0.66],
        [0.28, 0.5],
        [0, 0.64],
      ],
      0.15,
    ),
    s.tone(s.p.cloth[5]),
  ) +
  path(
    P(
      [
        [s.L * 0.08, 0.82],
        [s.L * 0.26, 0.8],
        [s.L * 0.32, 1.4],
        [s.L * 0.1, 1.42],
      ],
      0.08,
    ),
    s.shade(s.tone(s.p.cloth[5]), 0.12),
  );

const vneck = ({ X, Y, h, skin, d }: Cut): string =>
  path(
    poly([
      [X(-0.2), Y(0.62)],
      [X(0.2), Y(0.62)],
      [X(0), Y(1.06)],
    ]),
    skin,
  ) + stroke(pen`M${X(-0.29)} ${Y(0.66)}L${X(0)} ${Y(1.08)}L${X(0.29)} ${Y(0.66)}`, d, h * 0.03);

const crew = ({ X, Y, h, d }: Cut): string =>
  stroke(pen`M${X(-0.29)} ${Y(0.655)}Q${X(0)} ${Y(0.99)} ${X(0.29)} ${Y(0.655)}`, d, h * 0.034);

const GARMENTS: Record<Dress, (c: Cut) => string> = {
  blazer: jacket,
  tie: jacket,
  jacket,
  shirt,
  turtle,
  scarf,
  vneck,
  crew,
};
