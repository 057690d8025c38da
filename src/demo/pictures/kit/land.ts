// Draws ridges with woods and fields, the near ground, meadows.
import { mix } from '../color.ts';
import type { Curve, Point } from '../draw.ts';
import { circle, each, ground, lerp, path, pen, poly, repeat, wave } from '../draw.ts';
import type { Stage } from '../stage.ts';

export interface HillOptions {
  readonly color?: string;
  /** How many fields and strips of trees lie on it. */
  readonly fields?: number;
  readonly woods?: number;
  readonly treeScale?: number;
  /** Octaves of the ridge. */
  readonly rough?: number;
}

export interface MeadowOptions {
  /** The share of stalks that bloom. */
  readonly flowers?: number;
  readonly colors?: readonly string[];
  readonly tall?: number;
  readonly depth?: number;
}

/** Draws a ridge with woods and fields. Depth 0 is near, 1 is lost in haze. */
export const hills = (s: Stage, y: number, amp: number, depth: number, o: HillOptions = {}) => {
  const { W, H, u, p, r } = s;
  const w = wave(r, amp, W * r.range(0.55, 1.1), o.rough ?? 3);
  const fn = (x: number) => y + w(x);
  const base = s.tone(o.color ?? mix(p.leaf, p.grass, 0.3), depth);
  const d = ground(fn, -40, W + 40, H);
  let out = path(d, s.lin([base, mix(base, p.haze, 0.35)], 0, 0, 0, 0.5));
  out += s.grain(d, s.L > 0 ? 0 : W, y, s.L > 0 ? W * 0.75 : W * 0.25, y + 80 * u, 0.3 * (1 - depth));
  if (o.fields)
    out += s.clip(
      d,
      repeat(o.fields, () => {
        const x = r.f() * W;
        const yy = fn(x) + r.range(20, 120) * u;
        const ww = r.range(90, 260) * u;
        return path(
          poly([
            [x - ww, yy],
            [x + ww * 0.3, yy - ww * 0.14],
            [x + ww, yy + ww * 0.03],
            [x - ww * 0.2, yy + ww * 0.25],
          ]),
          s.tone(r.pick([p.field, p.grass2, p.grass, p.earth]), depth + 0.04),
          0.8,
        );
      }),
    );
  if (o.woods)
    out += repeat(o.woods, () =>
      copse(s, r.f() * W, fn, r.range(60, 260) * u, r.range(10, 24) * u * (o.treeScale ?? 1), depth),
    );
  s.lastRidge = fn;
  return out;
};

/** Draws blades, stalks and blossoms along the lower edge. */
export const meadow = (s: Stage, y: number, count: number, o: MeadowOptions = {}) => {
  const { W, H, u, p, r } = s;
  const cols = [p.leafDark, p.leaf, p.leafLight, p.grass].map((c) => s.tone(c, o.depth ?? 0));
  let out = '';
  const groups: string[][] = [[], [], [], []];
  for (let i = 0; i < count; i++) {
    const t = r.f();
    const x = r.range(-10, W + 10);
    const yy = lerp(y, H + 10, t ** 0.8);
    const h = lerp(14, 74, t) * u * r.range(0.6, 1.3) * (o.tall ?? 1);
    const k = r.int(0, 3);
    const b = r.range(-0.35, 0.35) * h;
    groups[k]!.push(
      pen`M${x - h * 0.035} ${yy}Q${x} ${yy - h * 0.6} ${x + b} ${yy - h}Q${x + h * 0.05} ${yy - h * 0.5} ${x + h * 0.05} ${yy}Z`,
    );
    if (o.flowers && r.chance(o.flowers)) {
      out += circle(
        x + b,
        yy - h,
        lerp(2, 8, t) * u,
        s.tone(r.pick(o.colors ?? ['#f4efe2', p.bloom, '#efc84f', '#7f8fc4'])),
      );
      out += circle(x + b + u, yy - h + u, lerp(0.7, 2.6, t) * u, s.tone('#c98a2c'));
    }
  }
  return each(groups, (d, k) => (d.length > 0 ? path(d.join(''), cols[k]!) : '')) + out;
};

export const land = (s: Stage, y: number, amp: number, color: string, depth = 0) => {
  const w = wave(s.r, amp, s.W * 0.9, 2);
  const fn = (x: number) => y + w(x);
  const c = s.tone(color, depth);
  const d = ground(fn, -30, s.W + 30, s.H + 10);
  return {
    fn,
    svg:
      path(d, s.lin([s.lift(c, 0.12), c, s.shade(c, 0.22)])) +
      s.grain(d, s.L > 0 ? 0 : s.W, s.H * 1.05, s.L > 0 ? s.W * 0.35 : s.W * 0.65, y - 40 * s.u, 0.42),
  };
};

/** Draws a strip of far trees that follows the land. */
const copse = (s: Stage, x: number, fn: Curve, w: number, h: number, depth: number) => {
  const { r, p } = s;
  const k = Math.max(3, Math.round(w / h / 0.9));
  const c = s.tone(p.snow ? p.leaf : r.chance(0.5) ? p.leafDark : p.leaf, depth);
  const pts: Point[] = [];
  const conifer = r.chance(p.snow ? 0.7 : 0.25);
  let d = pen`M${x} ${fn(x) + h * 0.4}`;
  for (let i = 0; i < k; i++) {
    const xa = x + (i / k) * w;
    const xb = x + ((i + 1) / k) * w;
    const hh = h * r.range(0.7, 1.25) * Math.sin(Math.PI * lerp(0.2, 0.8, i / k));
    pts.push([xa, hh]);
    d += conifer
      ? pen`L${(xa + xb) / 2} ${fn(xa) - hh * 1.5}L${xb} ${fn(xb) - hh * 0.3}`
      : pen`C${xa - h * 0.1} ${fn(xa) - hh * 1.3} ${xb + h * 0.1} ${fn(xb) - hh * 1.3} ${xb} ${fn(xb) - hh * 0.25}`;
  }
  return path(d + pen`L${x + w} ${fn(x + w) + h * 0.4}Z`, c);
};
