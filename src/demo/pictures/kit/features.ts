// Draws the features of a portrait: eyes, nose, mouth, the lines of age, beard and glasses.
import { mix, shift } from '../color.ts';
import type { Point } from '../draw.ts';
import { circle, each, ellipse, path, pen, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Frame } from './shapes.ts';
import type { Sitter } from './sitter.ts';

/** The measures and tones that all features share; x and y are shares of the head's height. */
export interface Look {
  readonly h: number;
  /** Half the width of the face. */
  readonly hw: number;
  /** How far the turn of the head moves what is on it. */
  readonly t: number;
  readonly skin: string;
  readonly dim: string;
  readonly deep: string;
  readonly ink: string;
  readonly hair: string;
  readonly eyeX: number;
  readonly eyeY: number;
  /** Where the middle of the features lies. */
  readonly middle: number;
  readonly noseX: number;
  readonly mouthX: number;
  readonly mouthY: number;
  /** Half the width of the mouth. */
  readonly mouthWidth: number;
}

export const lookOf = (s: Stage, w: Sitter, h: number): Look => {
  const t = w.turn * 0.07;
  const skin = s.tone(w.skin);
  const deep = mix(shift(skin, -0.2, 1.1), s.p.shadow, 0.3);
  const middle = t * 1.25;
  return {
    h,
    hw: w.width,
    t,
    skin,
    dim: mix(shift(skin, -0.1, 1.12), s.p.shadow, 0.14),
    deep,
    ink: mix(deep, '#1c1416', 0.65),
    hair: s.tone(w.hair),
    eyeX: w.width * 0.44,
    eyeY: 0.035,
    middle,
    noseX: middle * 1.35,
    mouthX: middle * 1.1,
    mouthY: 0.315,
    mouthWidth: w.width * (0.36 + w.smile * 0.1),
  };
};

export const faceOutline = (w: Sitter, { P }: Frame): string => {
  const hw = w.width;
  const t = w.turn * 0.07;
  return P(
    [
      [-hw + t * 0.3, -0.2],
      [-hw * 1.01 + t * 0.2, 0.03],
      [-hw * 0.95, 0.2],
      [-hw * 0.76 * w.jaw, 0.36],
      [-hw * 0.36 * w.jaw + t * 0.5, 0.475],
      [t * 0.6, 0.5],
      [hw * 0.36 * w.jaw + t * 0.5, 0.475],
      [hw * 0.76 * w.jaw, 0.36],
      [hw * 0.95, 0.2],
      [hw * 1.01 + t * 0.2, 0.03],
      [hw + t * 0.3, -0.2],
      [hw * 0.72, -0.42],
      [0, -0.5],
      [-hw * 0.72, -0.42],
    ],
    0.155,
  );
};

export const eyes = (s: Stage, w: Sitter, shape: Frame, look: Look): string =>
  each([-1, 1], (side) => brow(w, shape, look, side) + eye(s, w, shape, look, side));

export const nose = (s: Stage, { X, Y, P }: Frame, { h, deep, noseX: x }: Look): string => {
  const q = -s.L;
  const shaded: Point[] = [
    [x * 0.8 + q * 0.018, -0.03],
    [x + q * 0.032, 0.12],
    [x + q * 0.062, 0.185],
    [x + q * 0.02, 0.212],
    [x + s.L * 0.012, 0.2],
    [x * 1.02, 0.1],
  ];
  const tip = pen`M${X(x - 0.05)} ${Y(0.198)}Q${X(x)} ${Y(0.232)} ${X(x + 0.05)} ${Y(0.198)}`;
  return (
    path(P(shaded, 0.12), deep, 0.42) +
    stroke(tip, deep, h * 0.009, 0.75) +
    ellipse(X(x + s.L * 0.014), Y(0.165), h * 0.016, h * 0.02, '#fff4e2', 0.25)
  );
};

export const mouth = (w: Sitter, { X, Y }: Frame, look: Look): string => {
  const { h, skin, deep, ink, mouthX: x, mouthY: y, mouthWidth: half } = look;
  const lift = 0.022 * w.smile;
  const lips = pen`M${X(x - half)} ${Y(y - lift)}Q${X(x - half * 0.3)} ${Y(y - 0.026)} ${X(x)} ${Y(y - 0.014)}Q${X(x + half * 0.3)} ${Y(y - 0.026)} ${X(x + half)} ${Y(y - lift)}Q${X(x)} ${Y(y + 0.05 + lift)} ${X(x - half)} ${Y(y - lift)}Z`;
  const opening = pen`M${X(x - half * 1.08)} ${Y(y - lift * 1.15)}Q${X(x)} ${Y(y + 0.012 + lift * 0.7)} ${X(x + half * 1.08)} ${Y(y - lift * 1.15)}`;
  const shade = pen`M${X(x - half * 0.45)} ${Y(y + 0.062)}Q${X(x)} ${Y(y + 0.075)} ${X(x + half * 0.45)} ${Y(y + 0.062)}`;
  return (
    path(lips, w.woman ? mix(skin, '#b23a3a', 0.5) : mix(skin, '#9c4a3e', 0.38)) +
    stroke(opening, ink, h * 0.0085, 0.85) +
    stroke(shade, deep, h * 0.008, 0.4)
  );
};

/** Draws what smiling and the years leave behind. */
export const lines = (w: Sitter, { X, Y }: Frame, look: Look): string => {
  const { h, deep, eyeX, middle, noseX, mouthX, mouthY, mouthWidth } = look;
  const cheek = (side: number) =>
    pen`M${X(noseX + side * 0.075)} ${Y(0.19)}Q${X(mouthX + side * mouthWidth * 1.25)} ${Y(0.24)} ${X(mouthX + side * mouthWidth * 1.35)} ${Y(mouthY + (w.old ? 0.02 : -0.01))}`;
  const pouch = (side: number) =>
    pen`M${X(side * eyeX + middle - 0.04)} ${Y(0.088)}q${0.04 * h} ${0.018 * h} ${0.08 * h} 0`;
  const brow = pen`M${X(middle - 0.14)} ${Y(-0.19)}Q${X(middle)} ${Y(-0.205)} ${X(middle + 0.14)} ${Y(-0.19)}`;
  let out = '';
  if (w.old || w.smile > 0.6)
    out += each([-1, 1], (side) => stroke(cheek(side), deep, h * 0.007, w.old ? 0.5 : 0.28));
  if (!w.old) return out;
  out += each([-1, 1], (side) => stroke(pouch(side), deep, h * 0.006, 0.4));
  return out + stroke(brow, deep, h * 0.005, 0.3);
};

export const beard = (s: Stage, w: Sitter, shape: Frame, look: Look): string => {
  const { X, Y, P } = shape;
  const { mouthX: x, mouthY: y, mouthWidth: half } = look;
  const isShort = w.beard === 'short';
  const color = mix(look.hair, look.skin, isShort ? 0.4 : 0.08);
  const moustache = P(
    [
      [x, y - 0.055],
      [x - half * 0.8, y - 0.052],
      [x - half * 1.2, y - 0.006],
      [x - half * 0.5, y - 0.024],
      [x, y - 0.022],
      [x + half * 0.5, y - 0.024],
      [x + half * 1.2, y - 0.006],
      [x + half * 0.8, y - 0.052],
    ],
    0.13,
  );
  if (w.beard === 'moustache') return path(moustache, color);
  const full = P(beardOutline(w, look), 0.12);
  const whole = path(full + moustache, color, isShort ? 0.75 : 1);
  const drawn = isShort ? s.clip(faceOutline(w, shape), whole) : whole;
  return drawn + s.grain(full, X(-s.L * 0.4), Y(0.5), X(s.L * 0.2), Y(0.3), 0.6);
};

export const glasses = (
  s: Stage,
  w: Sitter,
  { X, Y }: Frame,
  { h, hw, eyeX, eyeY, middle }: Look,
): string => {
  const color = s.tone('#2a2320');
  const g = h * 0.088;
  const y = Y(eyeY + 0.012);
  const glass = `fill="#ffffff" fill-opacity="0.09" stroke="${color}"`;
  const rim = (x: number) =>
    w.glasses === 'round'
      ? pen`<circle cx="${x}" cy="${y}" r="${g}" ${glass} stroke-width="${h * 0.013}"/>`
      : pen`<rect x="${x - g * 1.08}" y="${y - g * 0.72}" width="${g * 2.16}" height="${g * 1.5}" rx="${g * 0.4}" ${glass} stroke-width="${h * 0.016}"/>`;
  const sides = each([-1, 1], (side) => {
    const x = X(side * eyeX * 1.04 + middle);
    return (
      rim(x) +
      stroke(pen`M${x + side * g} ${y - g * 0.2}L${X(side * hw * 1.03)} ${y - g * 0.3}`, color, h * 0.011)
    );
  });
  const [left, right] = [X(-eyeX * 1.04 + middle) + g, X(eyeX * 1.04 + middle) - g];
  const bridge = pen`M${left} ${y - g * 0.15}Q${X(middle)} ${y - g * 0.5} ${right} ${y - g * 0.15}`;
  return sides + stroke(bridge, color, h * 0.012);
};

const eye = (s: Stage, w: Sitter, { X, Y }: Frame, look: Look, side: number): string => {
  const { h, t, dim, deep, ink, eyeX, eyeY, middle } = look;
  const x = X(side * eyeX * (side * t > 0 ? 0.9 : 1.02) + middle);
  const y = Y(eyeY);
  const e = h * 0.056;
  const lid = h * 0.03 * (1 - w.smile * 0.25);
  const white = pen`M${x - e} ${y + e * 0.1}Q${x} ${y - lid * 1.5} ${x + e} ${y}Q${x} ${y + lid * 0.9} ${x - e} ${y + e * 0.1}Z`;
  const lashes = pen`M${x - e * 1.08} ${y + e * 0.12}Q${x} ${y - lid * 1.75} ${x + e * 1.08} ${y - (w.woman ? e * 0.12 : 0)}`;
  const fold = pen`M${x - e * 0.9} ${y - lid * 1.35}Q${x} ${y - lid * 2.3} ${x + e} ${y - lid * 1.15}`;
  return (
    path(white, mix('#f8f3ea', dim, 0.2)) +
    circle(x + t * h * 0.12, y - lid * 0.12, lid * 0.82, '#3b2a22') +
    circle(x + t * h * 0.12 + s.L * lid * 0.3, y - lid * 0.42, lid * 0.2, '#ffffff', 0.85) +
    stroke(lashes, ink, h * (w.woman ? 0.0115 : 0.009)) +
    stroke(fold, deep, h * 0.005, 0.55)
  );
};

const brow = (w: Sitter, { X, Y }: Frame, look: Look, side: number): string => {
  const { h, deep, ink, hair, eyeX, eyeY, middle } = look;
  const x = X(side * eyeX * 1.02 + middle);
  const y = Y(eyeY - 0.085);
  const e = h * 0.075;
  const b = h * (w.woman ? 0.011 : 0.016);
  const outline = pen`M${x - side * e} ${y + h * 0.008}Q${x + side * e * 0.1} ${y - h * 0.026} ${x + side * e * 1.05} ${y + h * 0.016}Q${x + side * e * 0.1} ${y - h * 0.026 + b * 1.7} ${x - side * e} ${y + h * 0.008 + b}Z`;
  return path(outline, mix(hair, w.old ? deep : ink, 0.35), 0.92);
};

const beardOutline = (w: Sitter, { hw, t, mouthX: x, mouthY: y, mouthWidth: half }: Look): Point[] => {
  const [chin, jaw] = w.beard === 'full' ? [0.6, 0.54] : [0.515, 0.47];
  return [
    [-hw * 1.02, 0.05],
    [-hw * 0.86, 0.17],
    [-hw * 0.62, 0.25],
    [x - half * 1.04, y - 0.022],
    [x - half * 0.82, y + 0.034],
    [x, y + 0.062],
    [x + half * 0.82, y + 0.034],
    [x + half * 1.04, y - 0.022],
    [hw * 0.62, 0.25],
    [hw * 0.86, 0.17],
    [hw * 1.02, 0.05],
    [hw * 0.98, 0.3],
    [hw * 0.6, jaw],
    [t * 0.6, chin],
    [-hw * 0.6, jaw],
    [-hw * 0.98, 0.3],
  ];
};
