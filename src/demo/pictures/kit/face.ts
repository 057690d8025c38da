// Draws head-and-shoulders portraits. A face is built on one head height: the crown is at -0.5, the chin at +0.5.
import type { Point } from '../draw.ts';
import { ellipse, path } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Look } from './features.ts';
import { beard, eyes, faceOutline, glasses, lines, lookOf, mouth, nose } from './features.ts';
import { garment, shirtFront } from './garment.ts';
import { hairBefore } from './hair-before.ts';
import { hairBehind } from './hair-behind.ts';
import type { Frame } from './shapes.ts';
import { frame } from './shapes.ts';
import type { Sitter } from './sitter.ts';

/** Draws a portrait of `w`; (cx,cy) is the middle of the face, h its height. */
export const face = (s: Stage, cx: number, cy: number, h: number, w: Sitter): string => {
  const shape = frame(cx, cy, h, h);
  const look = lookOf(s, w, h);
  let out =
    hairBehind(s, w, shape) + shoulders(s, w, shape) + shirtFront(s, w, shape) + neck(s, w, shape, look);
  out += garment(s, w, shape) + skull(s, w, shape, look);
  out += eyes(s, w, shape, look) + nose(s, shape, look) + mouth(w, shape, look) + lines(w, shape, look);
  if (w.beard) out += beard(s, w, shape, look);
  out += hairBefore(s, w, shape);
  if (w.glasses) out += glasses(s, w, shape, look);
  return out;
};

/** Draws the head as it is turned, in the three tones of its planes. */
const skull = (s: Stage, w: Sitter, shape: Frame, { h, hw, t, skin, dim, deep }: Look): string => {
  const { X, Y, P } = shape;
  const { L } = s;
  const outline = faceOutline(w, shape);
  const ear = (side: number) =>
    ellipse(X(side * hw * 1.02 + t * 0.15), Y(0.1), h * 0.045, h * 0.085, side === L ? skin : dim) +
    ellipse(X(side * hw * 1.03 + t * 0.15), Y(0.1), h * 0.02, h * 0.05, deep, 0.35);
  const q = -L;
  const shaded: Point[] = [
    [q * 0.5, -0.6],
    [q * hw * 0.5 + t, -0.4],
    [q * hw * 0.62 + t, -0.14],
    [q * hw * 0.5 + t, 0.03],
    [q * hw * 0.62 + t * 0.6, 0.17],
    [q * hw * 0.36 + t, 0.32],
    [q * hw * 0.12 + t, 0.42],
    [q * hw * 0.1 + t, 0.56],
    [q * 0.5, 0.56],
  ];
  const cheeks =
    ellipse(X(L * hw * 0.55 + t), Y(0.19), h * 0.095, h * 0.06, '#d8604a', 0.13) +
    ellipse(X(q * hw * 0.5 + t), Y(0.19), h * 0.08, h * 0.05, '#c2483c', 0.12);
  return (
    ear(-1) +
    ear(1) +
    path(outline, skin) +
    s.clip(outline, path(P(shaded, 0.13), dim) + cheeks) +
    s.grain(outline, X(q * hw * 1.1), Y(0.4), X(L * hw * 0.2), Y(-0.1), 0.5)
  );
};

const shoulders = (s: Stage, w: Sitter, { X, Y, P }: Frame): string => {
  const wide = w.woman ? 0.78 : 0.92;
  const body = P(
    [
      [-0.2, 0.58],
      [-0.34, 0.7],
      [-wide * 0.86, 0.83],
      [-wide * 1.06, 1.02],
      [-wide * 1.16, 1.9],
      [wide * 1.16, 1.9],
      [wide * 1.06, 1.02],
      [wide * 0.86, 0.83],
      [0.34, 0.7],
      [0.2, 0.58],
    ],
    0.13,
  );
  return path(body, s.tone(w.cloth)) + s.grain(body, X(-s.L * wide), Y(1.5), X(s.L * 0.3), Y(0.8), 0.85);
};

/** Draws the neck, with the shade of the chin and of the side that lies off the light. */
const neck = (s: Stage, w: Sitter, { P }: Frame, { t, skin, dim }: Look): string => {
  const { L } = s;
  const wide = w.woman ? 0.155 : 0.19;
  const outline = P(
    [
      [-wide, 0.3],
      [-wide, 0.56],
      [-wide * 1.7, 0.68],
      [0, 0.86],
      [wide * 1.7, 0.68],
      [wide, 0.56],
      [wide, 0.3],
    ],
    0.12,
  );
  const chin: Point[] = [
    [-0.4, 0.2],
    [0.4, 0.2],
    [0.3, 0.5],
    [t + L * 0.08, 0.6],
    [-0.3, 0.66],
  ];
  const side: Point[] = [
    [-L * 0.02, 0.3],
    [-L * 0.4, 0.3],
    [-L * 0.4, 0.95],
    [-L * 0.06, 0.95],
  ];
  return path(outline, skin) + s.clip(outline, path(P(chin, 0.14), dim) + path(P(side, 0.1), dim, 0.7));
};
