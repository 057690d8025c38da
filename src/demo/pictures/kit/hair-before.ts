// Draws the hair of a portrait that lies before the face.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { blob, ellipse, lerp, path, pen, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Frame } from './shapes.ts';
import type { FaceCut, Sitter } from './sitter.ts';

export const hairBefore = (s: Stage, w: Sitter, shape: Frame): string => {
  const c = s.tone(w.hair);
  const h = shape.X(1) - shape.X(0);
  const shades = { c, lit: s.lift(c, 0.22), dim: s.shade(c, 0.35) };
  return STYLES[w.cut]({ s, cut: w.cut, ...shape, hw: w.width, h, L: s.L, k: Math.sign(w.turn), ...shades });
};

/** What a barber needs to know: the face's frame and half width, and three shades of the hair. */
interface Brush extends Frame {
  readonly s: Stage;
  readonly cut: FaceCut;
  readonly hw: number;
  /** The height of the head. */
  readonly h: number;
  readonly L: 1 | -1;
  /** The side that the face turns to. */
  readonly k: number;
  readonly c: string;
  readonly lit: string;
  readonly dim: string;
}

/** Draws the hair over the skull, from ear to ear; `line` is where it ends on the forehead. */
const cap = ({ hw, P }: Brush, line: readonly Point[], top = 0.6, sides = 0.02): string => {
  const o = hw * 1.08;
  return P(
    [
      [-o, sides],
      [-o * 1.05, -0.2],
      [-o * 0.86, -0.44],
      [-o * 0.4, -top + 0.02],
      [o * 0.2, -top],
      [o * 0.8, -0.47],
      [o * 1.06, -0.2],
      [o, sides],
      ...line,
    ],
    0.14,
  );
};

/** Says where the hairline meets the temple, right (1) or left (-1). */
const temples = ({ hw }: Brush, side: 1 | -1): Point[] =>
  side > 0
    ? [
        [hw * 0.93, -0.12],
        [hw * 0.8, -0.24],
      ]
    : [
        [-hw * 0.8, -0.24],
        [-hw * 0.93, -0.12],
      ];

const sheen = ({ P, lit }: Brush, points: readonly Point[]): string => path(P(points, 0.15), lit, 0.55);

const bald = (b: Brush): string => {
  const { X, Y, P, hw, h, L, c } = b;
  const o = hw * 1.08;
  return (
    path(
      P(
        [
          [-o * 0.98, 0.06],
          [-o * 1.04, -0.14],
          [-hw * 0.94, -0.26],
          [-hw * 0.9, -0.06],
        ],
        0.15,
      ) +
        P(
          [
            [o * 0.98, 0.06],
            [o * 1.04, -0.14],
            [hw * 0.94, -0.26],
            [hw * 0.9, -0.06],
          ],
          0.15,
        ),
      c,
      0.85,
    ) + ellipse(X(L * 0.1), Y(-0.4), h * 0.09, h * 0.035, '#fff6e4', 0.3)
  );
};

const crop = (b: Brush): string => {
  const { hw, L, c } = b;
  return (
    path(
      cap(b, [...temples(b, 1), [hw * 0.3, -0.31], [-hw * 0.3, -0.31], ...temples(b, -1)], 0.545, 0.0),
      c,
    ) +
    sheen(b, [
      [L * 0.05, -0.53],
      [L * hw * 0.7, -0.46],
      [L * hw * 0.75, -0.36],
      [L * hw * 0.2, -0.42],
    ])
  );
};

const quiff = (b: Brush): string => {
  const { hw, k, c } = b;
  return (
    path(
      cap(
        b,
        [...temples(b, 1), [hw * 0.35, -0.34], [k * hw * 0.2, -0.38], [-hw * 0.5, -0.33], ...temples(b, -1)],
        0.66,
        -0.02,
      ),
      c,
    ) +
    sheen(b, [
      [k * 0.05, -0.63],
      [k * 0.26, -0.56],
      [k * 0.2, -0.44],
      [k * 0.04, -0.46],
    ])
  );
};

const curls = (b: Brush): string => {
  const { s, cut, X, Y, P, hw, h, L, c, lit } = b;
  return (
    path(
      repeat(cut === 'curls' ? 13 : 11, (i) => {
        const a = Math.PI * (1.06 + (i / (cut === 'curls' ? 12 : 10)) * 0.88);
        return curl(s, X(Math.cos(a) * hw * 0.98), Y(-0.14 + Math.sin(a) * 0.34), h * 0.1);
      }) +
        P(
          [
            [-hw * 0.9, -0.24],
            [-hw * 0.5, -0.48],
            [hw * 0.5, -0.48],
            [hw * 0.9, -0.24],
            [0, -0.34],
          ],
          0.16,
        ),
      c,
    ) +
    repeat(5, (i) => path(curl(s, X(L * hw * (0.15 + i * 0.16)), Y(-0.46 + i * 0.035), h * 0.034), lit, 0.6))
  );
};

const parted = (b: Brush): string => {
  const { cut, hw, k, c } = b;
  return (
    path(
      cap(
        b,
        [
          ...temples(b, 1),
          [hw * 0.5, -0.33],
          [k * hw * 0.45, -0.36],
          [-k * hw * 0.2, -0.24],
          [-k * hw * 0.62, -0.22],
          ...temples(b, -1),
        ],
        0.6,
        cut === 'pixie' ? 0.08 : 0.02,
      ),
      c,
    ) +
    sheen(b, [
      [k * hw * 0.4, -0.4],
      [0, -0.53],
      [-k * hw * 0.6, -0.42],
      [-k * hw * 0.7, -0.28],
      [-k * hw * 0.1, -0.34],
    ])
  );
};

const scarf = (b: Brush): string => {
  const { s, X, Y, P, hw, h, L } = b;
  const o = hw * 1.08;
  const f = s.tone(s.p.cloth[3]);
  const d = P(
    [
      [-o * 1.02, 0.3],
      [-o * 1.1, -0.1],
      [-o * 0.86, -0.46],
      [0, -0.63],
      [o * 0.86, -0.46],
      [o * 1.1, -0.1],
      [o * 1.02, 0.3],
      [hw * 0.5, 0.56],
      [hw * 0.84, 0.28],
      [hw * 0.92, 0.0],
      [hw * 0.72, -0.26],
      [0, -0.35],
      [-hw * 0.72, -0.26],
      [-hw * 0.92, 0.0],
      [-hw * 0.84, 0.28],
      [-hw * 0.5, 0.56],
    ],
    0.14,
  );
  return (
    path(d, f) +
    s.grain(d, X(-L * 0.5), Y(0.4), X(L * 0.2), Y(-0.4), 0.8) +
    stroke(
      pen`M${X(-0.2)} ${Y(-0.44)}Q${X(0)} ${Y(-0.5)} ${X(0.24)} ${Y(-0.42)}M${X(hw * 0.6)} ${Y(0.6)}Q${X(0)} ${Y(0.78)} ${X(-hw * 0.7)} ${Y(0.62)}`,
      s.shade(f, 0.4),
      h * 0.008,
      0.6,
    )
  );
};

const bun = (b: Brush): string => {
  const { X, Y, hw, h, k, c, lit, dim } = b;
  return (
    path(
      cap(
        b,
        [...temples(b, 1), [hw * 0.4, -0.36], [0, -0.4], [-hw * 0.4, -0.36], ...temples(b, -1)],
        0.57,
        0.0,
      ),
      c,
    ) +
    repeat(4, (i) =>
      stroke(
        pen`M${X(lerp(-hw * 0.7, hw * 0.7, i / 3))} ${Y(-0.33)}Q${X(lerp(-hw * 0.4, hw * 0.4, i / 3))} ${Y(-0.5)} ${X(-k * 0.1)} ${Y(-0.57)}`,
        i % 2 ? lit : dim,
        h * 0.006,
        0.6,
      ),
    )
  );
};

/** Draws a parting and two curtains: bob, long, waves. */
const curtains = (b: Brush): string => {
  const { cut, X, Y, P, hw, h, L, k, c, lit, dim } = b;
  const o = hw * 1.08;

  // The cuts bob, long and waves have a parting and two curtains.
  const low = cut === 'bob' ? 0.4 : cut === 'long' ? 0.8 : 0.62;
  const px = -k * hw * 0.3;
  const wav = cut === 'waves' ? 0.04 : 0;
  const half = (q: number) =>
    P(
      [
        [px, -0.6],
        [q * o * 0.9, -0.44],
        [q * o * 1.12, -0.1],
        [q * (o * 1.16 + wav), 0.15],
        [q * (o * 1.12 - wav), low * 0.7],
        [q * o * 1.14, low],
        [q * hw * 0.94, low * 0.96],
        [q * (hw * 0.98 + wav), low * 0.5],
        [q * hw * 0.96, 0.04],
        [q * hw * 0.8, -0.2],
        [px + q * hw * 0.2, -0.4],
      ],
      0.15,
    );
  return (
    path(half(-1), L < 0 ? c : mix(c, dim, 0.4)) +
    path(half(1), L > 0 ? c : mix(c, dim, 0.4)) +
    path(
      P(
        [
          [px, -0.61],
          [px + 0.12, -0.59],
          [px + 0.02, -0.42],
          [px - 0.08, -0.58],
        ],
        0.1,
      ),
      c,
    ) +
    sheen(b, [
      [px + L * 0.06, -0.53],
      [L * hw * 0.85, -0.38],
      [L * hw * 1.02, -0.12],
      [L * hw * 0.8, -0.28],
    ]) +
    repeat(3, (i) =>
      stroke(
        pen`M${X(px + L * 0.05 * (i + 1))} ${Y(-0.54)}Q${X(L * hw * (0.85 + i * 0.1))} ${Y(-0.3)} ${X(L * hw * (0.98 + i * 0.06))} ${Y(low * 0.6)}`,
        lit,
        h * 0.006,
        0.5,
      ),
    )
  );
};

const STYLES: Record<FaceCut, (b: Brush) => string> = {
  bald,
  crop,
  quiff,
  curls,
  curlyshort: curls,
  side: parted,
  pixie: parted,
  scarf,
  bun,
  bob: curtains,
  long: curtains,
  waves: curtains,
};

const curl = (s: Stage, x: number, y: number, q: number) => blob(s.r, x, y, q, q, 8, 0.12);
