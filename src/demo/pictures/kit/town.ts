// Draws houses together: a row along a street, a far village.
import type { Curve, Point } from '../draw.ts';
import { ellipse, path, poly, rect, repeat } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { SteepleStyle } from './church.ts';
import { church } from './church.ts';
import type { HouseKind } from './house.ts';
import { house } from './house.ts';

export interface RowOptions {
  readonly kinds?: readonly HouseKind[];
  readonly floors?: number | undefined;
  readonly depth?: number;
  /** How probably a house holds a shop. */
  readonly shops?: number;
  /** How far houses stand before or behind the line. */
  readonly jitter?: number;
  readonly gap?: number;
}

export interface VillageOptions {
  readonly church?: boolean;
  readonly style?: SteepleStyle;
}

/** Draws a row of houses from x0 to x1; heights and kinds vary. Returns svg. */
export const row = (s: Stage, x0: number, x1: number, y: number, unit: number, o: RowOptions = {}) => {
  const { r } = s;
  let out = '';
  let x = x0;
  let last = '';
  while (x < x1) {
    let kind;
    do kind = r.pick(o.kinds ?? ['gable', 'timber', 'timber', 'baroque', 'stepped', 'eaves', 'eaves']);
    while (kind === last && (o.kinds?.length ?? 9) > 1);
    last = kind;
    const w = unit * r.range(0.8, 1.25) * (kind === 'eaves' ? 1.35 : 1);
    const floors = o.floors ?? r.int(2, 3);
    const h = unit * r.range(0.37, 0.45) * floors;
    out += house(s, x, y + (o.jitter ?? 0) * r.range(-1, 1), w, h, {
      kind,
      floors,
      depth: o.depth,
      shop: o.shops && r.chance(o.shops) ? r.pick(['awning', 'sign']) : undefined,
    });
    x += w * (o.gap ?? 1);
  }
  return out;
};

/** Draws a far village: roofs, one church, trees between. */
export const village = (
  s: Stage,
  x: number,
  fn: Curve,
  w: number,
  size: number,
  depth: number,
  o: VillageOptions = {},
) => {
  const { r } = s;
  const items: Point[] = [];
  const cx = x + w * r.range(0.3, 0.7);
  let out =
    o.church === false ? '' : church(s, cx, fn(cx) + size * 0.2, size * 3.4, { depth, style: o.style });
  const k = Math.round(w / size / 0.62);
  for (let i = 0; i < k; i++) items.push([x + (i / k) * w + r.range(-0.3, 0.3) * size, r.f()]);
  items
    .sort((a, b) => a[1]! - b[1]!)
    .forEach(([hx, t]) => {
      out += cottage(s, fn, size, depth, hx, t);
    });
  return out;
};

const cottage = (s: Stage, fn: Curve, size: number, depth: number, hx: number, t: number): string => {
  const { p, r } = s;
  const hw = size * r.range(0.8, 1.3);
  const hh = size * r.range(0.38, 0.55);
  const y = fn(hx) + size * (0.15 + t * 0.55);
  const gable = r.chance(0.45);
  const roof = p.snow ? s.tone('#f0f2f0', depth) : s.tone(r.pick(p.roofs), depth);
  const wall = s.tone(r.pick(p.walls), depth);
  let out = rect(hx, y - hh, hw, hh, wall);
  out += gable
    ? path(
        poly([
          [hx - hw * 0.06, y - hh * 0.92],
          [hx + hw / 2, y - hh - hw * 0.5],
          [hx + hw * 1.06, y - hh * 0.92],
        ]),
        roof,
      ) +
      path(
        poly([
          [hx, y - hh],
          [hx + hw / 2, y - hh - hw * 0.42],
          [hx + hw, y - hh],
        ]),
        wall,
      )
    : path(
        poly([
          [hx - hw * 0.05, y - hh],
          [hx + hw * 0.08, y - hh * 2],
          [hx + hw * 0.92, y - hh * 2],
          [hx + hw * 1.05, y - hh],
        ]),
        roof,
      );
  out += repeat(gable ? 2 : 3, (i) =>
    rect(
      hx + hw * (0.18 + i * (gable ? 0.42 : 0.28)),
      y - hh * 0.72,
      hw * 0.13,
      hh * 0.4,
      r.chance(p.lit) ? p.glow : s.tone('#5a6a74', depth),
    ),
  );
  out += rect(s.L > 0 ? hx : hx + hw * 0.72, y - hh, hw * 0.28, hh, p.shadow, 0.18);
  if (r.chance(0.35)) {
    const q = size * r.range(0.3, 0.5);
    out += ellipse(
      hx + hw * 1.05,
      y - q * 0.6,
      q * 0.6,
      q * 0.8,
      s.tone(p.snow ? '#93a5ab' : p.leafDark, depth),
    );
  }
  return out;
};
