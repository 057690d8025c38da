// A cow, standing or grazing.
import { mix } from '../color.ts';
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

/** Cow of shoulder height h, standing or grazing. */
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
  const c = s.tone(base, depth);
  const m = s.tone(patch, depth);
  const dark = mix(c, p.shadow, 0.36);
  const graze = o.graze ?? r.chance(0.5);
  const hoof = s.tone('#3a3230', depth);

  let out =
    s.cast(x, y, h * 1.5, h * 0.9, 0.28) +
    leg(-0.6, -0.58, dark, shape, h, hoof) +
    leg(0.34, 0.38, dark, shape, h, hoof);
  out += stroke(pen`M${X(-0.85)} ${Y(0.94)}Q${X(-0.97)} ${Y(0.7)} ${X(-0.92)} ${Y(0.36)}`, dark, h * 0.028);
  out += ellipse(X(-0.92), Y(0.32), h * 0.035, h * 0.07, m);
  out += ellipse(X(-0.42), Y(0.34), h * 0.14, h * 0.1, s.tone('#dba893', depth));
  out += hide(s, shape, h, f, depth, c, m);
  out += neckAndHead(s, shape, h, f, depth, c, m, graze);
  return out;
};

const leg = (a: number, b: number, col: string, shape: Frame, h: number, hoof: string): string => {
  const { X, Y, P } = shape;
  return (
    path(
      limb(X(a), Y(0.5), h * 0.085, X(b), Y(0.24), h * 0.05) +
        limb(X(b), Y(0.24), h * 0.045, X(b + 0.01), Y(0.05), h * 0.036),
      col,
    ) +
    path(
      P(
        [
          [b - 0.045, 0.06],
          [b + 0.055, 0.06],
          [b + 0.07, 0],
          [b - 0.05, 0],
        ],
        0.06,
      ),
      hoof,
    )
  );
};

const hide = (s: Stage, shape: Frame, h: number, f: number, depth: number, c: string, m: string): string => {
  const { r } = s;
  const { P, X, Y } = shape;
  const hoof = s.tone('#3a3230', depth);
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
  let out = path(body, c);
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
        m,
      ),
    ),
  );
  out += s.grain(body, X(-0.1), Y(0.3), X(-0.1 + s.L * f * 0.1), Y(0.85), 0.85);
  return out + leg(-0.7, -0.72, c, shape, h, hoof) + leg(0.44, 0.5, c, shape, h, hoof);
};

const neckAndHead = (
  s: Stage,
  shape: Frame,
  h: number,
  f: number,
  depth: number,
  c: string,
  m: string,
  graze: boolean,
): string => {
  const { r } = s;
  const { P, X, Y } = shape;
  const neck = graze
    ? P(
        [
          [0.42, 1.0],
          [0.72, 0.8],
          [0.98, 0.4],
          [0.88, 0.24],
          [0.72, 0.34],
          [0.44, 0.52],
        ],
        0.15,
      )
    : P(
        [
          [0.36, 1.0],
          [0.68, 1.14],
          [0.94, 1.2],
          [0.98, 1.0],
          [0.72, 0.72],
          [0.46, 0.52],
        ],
        0.15,
      );
  const hx = graze ? 0.94 : 1.0;
  const hy = graze ? 0.22 : 1.1;
  const dx = graze ? 0.14 : 0.3;
  const dy = graze ? -0.2 : -0.16;
  const head = P(
    [
      [hx - 0.12, hy + 0.1],
      [hx + 0.04, hy + 0.12],
      [hx + dx * 0.7, hy + dy * 0.4 + 0.06],
      [hx + dx + 0.06, hy + dy],
      [hx + dx - 0.02, hy + dy - 0.07],
      [hx + dx * 0.4, hy + dy - 0.04],
      [hx - 0.08, hy - 0.14],
    ],
    0.15,
  );
  let out = path(neck, r.chance(0.5) ? m : c);
  out += stroke(
    pen`M${X(hx - 0.04)} ${Y(hy + 0.13)}q${f * h * 0.02} ${-h * 0.11} ${f * h * 0.12} ${-h * 0.12}`,
    s.tone('#e9dfc6', depth),
    h * 0.035,
  );
  out += path(
    P(
      [
        [hx - 0.08, hy + 0.09],
        [hx - 0.28, hy + 0.14],
        [hx - 0.26, hy + 0.03],
        [hx - 0.08, hy + 0.0],
      ],
      0.16,
    ),
    m,
  );
  out += path(head, r.chance(0.6) ? m : c);
  out += path(
    P(
      [
        [hx + dx * 0.62, hy + dy * 0.6 + 0.03],
        [hx + dx + 0.05, hy + dy],
        [hx + dx - 0.02, hy + dy - 0.07],
        [hx + dx * 0.55, hy + dy - 0.03],
      ],
      0.15,
    ),
    s.tone('#e0b6a0', depth),
  );
  return out + circle(X(hx + 0.05), Y(hy + 0.01), h * 0.02, '#191516');
};
