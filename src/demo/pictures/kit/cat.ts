// Draws a cat, sitting.
import type { Point } from '../draw.ts';
import { each, ellipse, path, pen, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Frame } from './shapes.ts';
import { frame } from './shapes.ts';

export interface CatOptions {
  readonly f?: number;
  readonly coat?: readonly [coat: string, marks: string];
  /** Looks at us. */
  readonly face?: boolean;
}

/** Draws a sitting cat, seen from behind or the side; h is its height. */
export const sittingCat = (s: Stage, x: number, y: number, h: number, o: CatOptions = {}) => {
  const { r, L } = s;
  const f = o.f ?? r.sign();
  const [coat, mark] =
    o.coat ??
    r.pick([
      ['#2b2a30', '#1a191e'],
      ['#c9803f', '#9a5426'],
      ['#8b8680', '#5a5652'],
      ['#efe6d6', '#c98f5a'],
      ['#6d5644', '#3f2f26'],
    ]);
  const c = s.tone(coat);
  const m = s.tone(mark);
  const shape = frame(x, y, f * h, -h, 0.155);
  const { X, Y, P } = shape;

  const body = P([
    [-0.08, 0.64],
    [-0.2, 0.5],
    [-0.3, 0.26],
    [-0.32, 0.08],
    [-0.22, 0],
    [0.2, 0],
    [0.26, 0.1],
    [0.2, 0.34],
    [0.16, 0.54],
    [0.1, 0.66],
  ]);
  const tail = pen`M${X(-0.22)} ${Y(0.04)}C${X(-0.52)} ${Y(0.0)} ${X(-0.62)} ${Y(-0.16)} ${X(-0.44)} ${Y(-0.34)}`;

  let out = stroke(tail, m, h * 0.072) + path(body, c);
  out += s.clip(
    body,
    repeat(6, (i) =>
      path(
        P([
          [-0.36, 0.52 - i * 0.085],
          [-0.1, 0.48 - i * 0.085],
          [0.02, 0.5 - i * 0.085],
          [-0.1, 0.455 - i * 0.085],
          [-0.36, 0.48 - i * 0.085],
        ]),
        m,
        0.55,
      ),
    ),
  );
  out += s.grain(body, x - L * h * 0.3, Y(0), x + L * h * 0.1, Y(0.4), 0.9);
  out += paw(shape, c) + head(s, shape, x, h, c) + stripesOfTheForehead(shape, m);
  return o.face ? out + catFace(s, shape, h, f, m) : out;
};

const paw = ({ P }: Frame, c: string): string =>
  path(
    P([
      [0.1, 0.32],
      [0.2, 0.3],
      [0.22, 0.04],
      [0.28, 0],
      [0.12, 0],
      [0.1, 0.1],
    ]),
    c,
  );

const head = (s: Stage, { P, Y }: Frame, x: number, h: number, c: string): string => {
  const { L } = s;
  const outline = P([
    [-0.17, 0.78],
    [-0.16, 0.68],
    [-0.06, 0.61],
    [0.08, 0.6],
    [0.2, 0.65],
    [0.24, 0.73],
    [0.2, 0.84],
    [0.06, 0.9],
    [-0.1, 0.88],
  ]);
  const leftEar: readonly Point[] = [
    [-0.15, 0.8],
    [-0.14, 1.0],
    [0.0, 0.88],
  ];
  const rightEar: readonly Point[] = [
    [0.08, 0.88],
    [0.2, 1.0],
    [0.22, 0.8],
  ];
  return (
    path(P(leftEar, 0.08) + P(rightEar, 0.08), c) +
    path(outline, c) +
    s.grain(outline, x - L * h * 0.16, Y(0.6), x + L * h * 0.08, Y(0.8), 0.9)
  );
};

const stripesOfTheForehead = ({ P }: Frame, m: string): string =>
  path(
    P([
      [-0.06, 0.89],
      [0.0, 0.78],
      [0.03, 0.88],
    ]) +
      P([
        [0.06, 0.89],
        [0.09, 0.79],
        [0.12, 0.87],
      ]),
    m,
    0.5,
  );

const catFace = (s: Stage, shape: Frame, h: number, f: number, m: string): string => {
  const { X, Y } = shape;
  const eyes = each(
    [0.04, 0.17],
    (k) =>
      ellipse(X(k), Y(0.755), h * 0.022, h * 0.026, '#d8c24a') +
      ellipse(X(k), Y(0.755), h * 0.008, h * 0.023, '#14110f'),
  );
  return eyes + noseAndMouth(s, shape, h, f, m) + whiskers(shape, h);
};

const noseAndMouth = (s: Stage, { X, Y, P }: Frame, h: number, f: number, m: string): string => {
  const nose = P(
    [
      [0.09, 0.7],
      [0.13, 0.7],
      [0.11, 0.682],
    ],
    0.06,
  );
  return (
    path(nose, s.tone('#d8938a')) +
    stroke(
      pen`M${X(0.11)} ${Y(0.68)}v${h * 0.014}M${X(0.06)} ${Y(0.66)}q${f * h * 0.03} ${h * 0.014} ${f * h * 0.05} 0t${f * h * 0.05} 0`,
      m,
      h * 0.006,
    )
  );
};

const whiskers = ({ X, Y }: Frame, h: number): string =>
  stroke(
    each([-1, 1], (k) =>
      each(
        [0.69, 0.675],
        (v) => pen`M${X(0.11 + k * 0.05)} ${Y(v)}L${X(0.11 + k * 0.2)} ${Y(v + (v > 0.68 ? 0.02 : -0.02))}`,
      ),
    ),
    '#f4efe2',
    h * 0.004,
    0.8,
  );
