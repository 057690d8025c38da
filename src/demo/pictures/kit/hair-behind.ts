// Draws the hair of a portrait that lies behind the face.
import type { Point } from '../draw.ts';
import { blob, ellipse, path, repeat } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Frame } from './shapes.ts';
import type { Sitter } from './sitter.ts';

export const hairBehind = (s: Stage, w: Sitter, shape: Frame): string => {
  const { X, Y, P } = shape;
  const hair = s.tone(w.hair);
  const dim = s.shade(hair, 0.35);
  const o = w.width * 1.16;
  if (w.cut === 'long') return path(P(long(o), 0.14), dim);
  if (w.cut === 'waves') return path(P(waves(o), 0.18), dim);
  if (w.cut === 'bob') return path(P(bob(o), 0.15), dim);
  if (w.cut === 'bun')
    return ellipse(X(-Math.sign(w.turn) * 0.16), Y(-0.6), (X(1) - X(0)) * 0.16, (X(1) - X(0)) * 0.14, hair);
  if (w.cut === 'curls') return path(cloud(s, w, shape), dim);
  if (w.cut === 'scarf') return path(P(shawl(o), 0.14), s.tone(s.p.cloth[3]));
  return '';
};

const long = (o: number): Point[] => [
  [-o, -0.3],
  [-o * 1.12, 0.3],
  [-o * 1.2, 0.95],
  [0, 1.05],
  [o * 1.2, 0.95],
  [o * 1.12, 0.3],
  [o, -0.3],
  [0, -0.6],
];

const waves = (o: number): Point[] => [
  [-o, -0.3],
  [-o * 1.3, 0.05],
  [-o * 1.15, 0.3],
  [-o * 1.4, 0.55],
  [-o * 1.1, 0.8],
  [0, 0.75],
  [o * 1.1, 0.8],
  [o * 1.4, 0.55],
  [o * 1.15, 0.3],
  [o * 1.3, 0.05],
  [o, -0.3],
  [0, -0.6],
];

const bob = (o: number): Point[] => [
  [-o, -0.3],
  [-o * 1.18, 0.2],
  [-o * 1.12, 0.44],
  [0, 0.4],
  [o * 1.12, 0.44],
  [o * 1.18, 0.2],
  [o, -0.3],
  [0, -0.6],
];

const shawl = (o: number): Point[] => [
  [-o, -0.32],
  [-o * 1.14, 0.2],
  [-0.5, 0.72],
  [0, 0.98],
  [0.5, 0.72],
  [o * 1.14, 0.2],
  [o, -0.32],
  [0, -0.62],
];

/** Draws a cloud of curls around the head. */
const cloud = (s: Stage, w: Sitter, { X, Y, P }: Frame): string => {
  const h = X(1) - X(0);
  const o = w.width * 1.16;
  return (
    repeat(16, (i) => {
      const a = (i / 15) * Math.PI * 1.3 - Math.PI * 1.15;
      const e = 0.1 + s.r.f() * 0.05;
      return curl(s, X(Math.cos(a) * w.width * 1.2), Y(-0.12 + Math.sin(a) * 0.46), e * h);
    }) +
    P(
      [
        [-o, -0.3],
        [-o * 1.1, 0.15],
        [o * 1.1, 0.15],
        [o, -0.3],
        [0, -0.58],
      ],
      0.16,
    )
  );
};

const curl = (s: Stage, x: number, y: number, q: number) => blob(s.r, x, y, q, q, 8, 0.12);
