// Draws a cow, standing or grazing.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { blob, circle, ellipse, limb, path, pen, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Frame } from './shapes.ts';
import { frame } from './shapes.ts';

export type CowCoat = readonly [hide: string, patches: string];

export interface CowOptions {
  readonly coat?: CowCoat | undefined;
  readonly graze?: boolean;
  readonly depth?: number;
}

/** Draws a cow of shoulder height h, standing or grazing. */
export const cow = (s: Stage, x: number, y: number, h: number, f = 1, o: CowOptions = {}) => {
  const { r, p } = s;
  const depth = o.depth ?? 0;
  const shape = frame(x, y, f * h, -h);
  const { X, Y } = shape;

  const [base, patch] =
    o.coat ??
    r.pick([
      ['#f1ebdd', '#2b2628'],
      ['#f1e8d8', '#8a4a2c'],
      ['#a9683c', '#f4ead6'],
      ['#7a4a30', '#5a3424'],
      ['#d9c3a0', '#c9ad84'],
    ]);
  const drawn: DrawnCow = {
    shape,
    h,
    f,
    depth,
    hide: s.tone(base, depth),
    patches: s.tone(patch, depth),
    hoof: s.tone('#3a3230', depth),
  };
  const dark = mix(drawn.hide, p.shadow, 0.36);
  const isGrazing = o.graze ?? r.chance(0.5);

  let out =
    s.cast(x, y, h * 1.5, h * 0.9, 0.28) + leg(drawn, -0.6, -0.58, dark) + leg(drawn, 0.34, 0.38, dark);
  out += stroke(pen`M${X(-0.85)} ${Y(0.94)}Q${X(-0.97)} ${Y(0.7)} ${X(-0.92)} ${Y(0.36)}`, dark, h * 0.028);
  out += ellipse(X(-0.92), Y(0.32), h * 0.035, h * 0.07, drawn.patches);
  out += ellipse(X(-0.42), Y(0.34), h * 0.14, h * 0.1, s.tone('#dba893', depth));
  out += bodyAndNearLegs(s, drawn);
  return out + neck(s, drawn, isGrazing) + head(s, drawn, isGrazing ? LOWERED : RAISED);
};

/** One cow: where it stands, how high, which way it looks, how far away, its colours. */
interface DrawnCow {
  readonly shape: Frame;
  readonly h: number;
  readonly f: number;
  readonly depth: number;
  readonly hide: string;
  readonly patches: string;
  readonly hoof: string;
}

const leg = ({ shape: { X, Y, P }, h, hoof }: DrawnCow, top: number, knee: number, color: string): string =>
  path(
    limb(X(top), Y(0.5), h * 0.085, X(knee), Y(0.24), h * 0.05) +
      limb(X(knee), Y(0.24), h * 0.045, X(knee + 0.01), Y(0.05), h * 0.036),
    color,
  ) +
  path(
    P(
      [
        [knee - 0.045, 0.06],
        [knee + 0.055, 0.06],
        [knee + 0.07, 0],
        [knee - 0.05, 0],
      ],
      0.06,
    ),
    hoof,
  );

const bodyAndNearLegs = (s: Stage, drawn: DrawnCow): string => {
  const { r } = s;
  const { shape, h, f, hide, patches } = drawn;
  const { P, X, Y } = shape;
  const body = P(
    [
      [-0.86, 0.9],
      [-0.88, 0.62],
      [-0.76, 0.42],
      [-0.4, 0.34],
      [0.1, 0.32],
      [0.46, 0.42],
      [0.62, 0.6],
      [0.68, 0.86],
      [0.5, 1.02],
      [0.1, 0.97],
      [-0.4, 0.98],
      [-0.74, 1.02],
    ],
    0.16,
  );
  let out = path(body, hide);
  out += s.clip(
    body,
    repeat(6, () =>
      path(
        blob(
          r,
          X(r.range(-0.85, 0.65)),
          Y(r.range(0.4, 1)),
          h * r.range(0.1, 0.26),
          h * r.range(0.08, 0.2),
          8,
          0.26,
        ),
        patches,
      ),
    ),
  );
  out += s.grain(body, X(-0.1), Y(0.3), X(-0.1 + s.L * f * 0.1), Y(0.85), 0.85);
  return out + leg(drawn, -0.7, -0.72, hide) + leg(drawn, 0.44, 0.5, hide);
};

const neck = (s: Stage, { shape: { P }, hide, patches }: DrawnCow, isGrazing: boolean): string => {
  const outline: readonly Point[] = isGrazing
    ? [
        [0.42, 1.0],
        [0.72, 0.8],
        [0.98, 0.4],
        [0.88, 0.24],
        [0.72, 0.34],
        [0.44, 0.52],
      ]
    : [
        [0.36, 1.0],
        [0.68, 1.14],
        [0.94, 1.2],
        [0.98, 1.0],
        [0.72, 0.72],
        [0.46, 0.52],
      ];
  return path(P(outline, 0.15), s.r.chance(0.5) ? patches : hide);
};

/** Where a head is, and how far from there the nose. */
interface HeadPose {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

const LOWERED: HeadPose = { x: 0.94, y: 0.22, dx: 0.14, dy: -0.2 };
const RAISED: HeadPose = { x: 1.0, y: 1.1, dx: 0.3, dy: -0.16 };

const head = (s: Stage, drawn: DrawnCow, pose: HeadPose): string => {
  const { shape, h, depth, hide, patches } = drawn;
  const { P, X, Y } = shape;
  const { x, y, dx, dy } = pose;
  const skull: readonly Point[] = [
    [x - 0.12, y + 0.1],
    [x + 0.04, y + 0.12],
    [x + dx * 0.7, y + dy * 0.4 + 0.06],
    [x + dx + 0.06, y + dy],
    [x + dx - 0.02, y + dy - 0.07],
    [x + dx * 0.4, y + dy - 0.04],
    [x - 0.08, y - 0.14],
  ];
  const muzzle: readonly Point[] = [
    [x + dx * 0.62, y + dy * 0.6 + 0.03],
    [x + dx + 0.05, y + dy],
    [x + dx - 0.02, y + dy - 0.07],
    [x + dx * 0.55, y + dy - 0.03],
  ];
  return (
    hornAndEar(s, drawn, pose) +
    path(P(skull, 0.15), s.r.chance(0.6) ? patches : hide) +
    path(P(muzzle, 0.15), s.tone('#e0b6a0', depth)) +
    circle(X(x + 0.05), Y(y + 0.01), h * 0.02, '#191516')
  );
};

const hornAndEar = (
  s: Stage,
  { shape: { P, X, Y }, h, f, depth, patches }: DrawnCow,
  { x, y }: HeadPose,
): string => {
  const horn = pen`M${X(x - 0.04)} ${Y(y + 0.13)}q${f * h * 0.02} ${-h * 0.11} ${f * h * 0.12} ${-h * 0.12}`;
  const ear: readonly Point[] = [
    [x - 0.08, y + 0.09],
    [x - 0.28, y + 0.14],
    [x - 0.26, y + 0.03],
    [x - 0.08, y + 0.0],
  ];
  return stroke(horn, s.tone('#e9dfc6', depth), h * 0.035) + path(P(ear, 0.16), patches);
};
