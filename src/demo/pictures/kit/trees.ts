// Draws trees and bushes: crowns of leaf clumps, conifers, bare branches.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { TAU, each, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import type { Season } from '../palette.ts';
import type { Rng } from '../rng.ts';
import type { Stage } from '../stage.ts';

export type TreeKind = 'round' | 'poplar' | 'birch' | 'conifer' | 'bare' | 'bloom';

export interface CrownOptions {
  readonly leaf?: string;
  /** The colour of blossoms; the crown blooms. */
  readonly bloom?: string | undefined;
  /** A far tree has fewer details. */
  readonly far?: boolean;
}

/** Describes a part of a crown: centre and radii. */
type Lobe = readonly [x: number, y: number, rx: number, ry: number];

export interface TreeOptions extends CrownOptions {
  readonly depth?: number;
  readonly noShadow?: boolean;
}

/**
 * Draws a tree; called as tree(s, x, foot y, height, kind), where the kind is round, poplar, birch, conifer, pine, bare or
 * bloom.
 */
export const tree = (
  s: Stage,
  x: number,
  y: number,
  h: number,
  kind: TreeKind = 'round',
  o: TreeOptions = {},
) => {
  const { p, r } = s;
  const depth = o.depth ?? 0;
  const bark = s.tone(kind === 'birch' ? '#e6e0d2' : mix(p.earth, '#3a2f2c', 0.55), depth);
  let out = o.noShadow ? '' : s.cast(x, y, h * 0.34, h * 0.7, 0.26);
  if (p.snow && (kind === 'round' || kind === 'bloom')) kind = 'bare';
  if (kind === 'conifer') {
    out += conifer(s, x, y, h, depth, bark);
    return out;
  }
  if (kind === 'bare')
    return (
      out + branches(s, x, y, h * 0.32, -Math.PI / 2 + r.range(-0.08, 0.08), h * 0.05, o.far ? 3 : 5, bark)
    );
  const tw = h * (kind === 'birch' ? 0.022 : 0.042);
  const top = y - h * 0.5;
  out += path(
    pen`M${x - tw} ${y}Q${x - tw * 0.5} ${y - h * 0.2} ${x - tw * 0.5} ${top}L${x + tw * 0.5} ${top}Q${x + tw * 0.5} ${y - h * 0.2} ${x + tw * 1.2} ${y + h * 0.004}Z`,
    bark,
  );
  if (!o.far)
    out += stroke(
      pen`M${x} ${y - h * 0.3}L${x - h * 0.13} ${y - h * 0.52}M${x} ${y - h * 0.34}L${x + h * 0.14} ${y - h * 0.55}`,
      bark,
      tw * 0.7,
    );
  if (kind === 'poplar') return out + crown(s, x, y - h * 0.55, h * 0.24, h * 0.86, o, depth);
  if (kind === 'birch')
    return (
      out +
      crown(
        s,
        x,
        y - h * 0.66,
        h * 0.42,
        h * 0.66,
        { ...o, leaf: o.leaf ?? mix(p.leafLight, p.leaf, 0.5) },
        depth,
      )
    );
  if (kind === 'bloom')
    return out + crown(s, x, y - h * 0.57, h * 0.98, h * 0.72, { ...o, bloom: o.bloom ?? p.bloom }, depth);
  return out + crown(s, x, y - h * 0.58, h * r.range(0.78, 0.98), h * 0.8, o, depth);
};

export const bush = (s: Stage, x: number, y: number, w: number, h: number, o: TreeOptions = {}) =>
  crown(s, x, y - h * 0.4, w, h, o, o.depth ?? 0);

/** Draws a big tree at one edge that frames the view, with a bough reaching in. */
export const frameTree = (s: Stage, side: number, y: number, h: number, kind?: TreeKind) => {
  const x = side < 0 ? s.W * s.r.range(-0.02, 0.07) : s.W * s.r.range(0.93, 1.02);
  return tree(s, x, y, h, kind ?? s.r.pick(SEASON_TREES[s.season]));
};

const foliage = (s: Stage, o: CrownOptions, depth: number) => {
  const { p, r } = s;
  const base =
    o.leaf ??
    (p.season === 'autumn'
      ? r.pick([p.leaf, '#d08f36', '#a94e2c', '#93803a'])
      : mix(p.leaf, p.leafDark, r.f() * 0.4));
  if (o.bloom)
    return {
      mid: s.tone(mix(o.bloom, '#e9b7b4', 0.35), depth),
      dark: s.tone(mix(mix(o.bloom, '#8a6f86', 0.5), p.leafDark, 0.22), depth),
      light: s.tone(mix(o.bloom, '#fffaf4', 0.72), depth),
    };
  return {
    mid: s.tone(base, depth),
    dark: s.tone(mix(base, p.leafDark, 0.62), depth),
    light: s.tone(mix(base, p.leafLight, 0.6), depth),
  };
};

/** Draws a clump of leaves: an ellipse whose edge is broken into small arcs. */
const clump = (r: Rng, cx: number, cy: number, rx: number, ry: number, k = 14, j = 0.12) => {
  const pts = Array.from({ length: k }, (_, i): Point => {
    const a = ((i + r.range(-0.28, 0.28)) / k) * TAU;
    const m = 1 + r.range(-j, j);
    return [cx + Math.cos(a) * rx * m, cy + Math.sin(a) * ry * m];
  });
  return (
    pts.reduce(
      (d, [x, y], i) => {
        const [px, py] = pts[(i + k - 1) % k]!;
        const q = Math.hypot(x - px, y - py) * r.range(0.54, 0.72);
        return pen`${d}A${q} ${q} 0 0 1 ${x} ${y}`;
      },
      pen`M${pts[k - 1]![0]} ${pts[k - 1]![1]}`,
    ) + 'Z'
  );
};

/** Draws a broad-leaved crown: lobes of leaf clumps in shade, body and light, loose leaves, stipple. */
const crown = (s: Stage, x: number, y: number, w: number, h: number, o: CrownOptions, depth: number) => {
  const { r, L } = s;
  const c = foliage(s, o, depth);
  const lobes: Lobe[] = [];
  const k = o.far ? 4 : 6;
  for (let i = 0; i < k; i++) {
    const a = (i / k) * TAU + r.range(-0.3, 0.3);
    const m = r.range(0.26, 0.36);
    lobes.push([
      x + Math.cos(a) * w * m,
      y + Math.sin(a) * h * m * 0.92,
      w * r.range(0.21, 0.29),
      h * r.range(0.18, 0.26),
    ]);
  }
  const all = (dx: number, dy: number, q: number, fill: string, list = lobes, kk = 13) =>
    path(
      each(list, ([a, b, rx, ry]) => clump(r, a + dx * w, b + dy * h, rx * q, ry * q, kk, 0.1)),
      fill,
    );
  let out = path(clump(r, x, y, w * 0.36, h * 0.36, 16), c.dark) + all(0, 0, 1, c.dark);
  out += all(L * 0.05, -0.06, 0.8, c.mid);
  out += o.far ? '' : all(L * 0.04, -0.05, 0.6, c.mid, [[x, y, w * 0.42, h * 0.4]]);
  const lit = Array.from({ length: o.far ? 4 : 9 }, (): Lobe => {
    const a = r.range(-2.6, -0.5) + (L > 0 ? 0.25 : -0.3);
    const m = r.range(0.05, 0.34);
    const q = r.range(0.08, 0.15);
    return [x + L * w * 0.08 + Math.cos(a) * w * m, y + Math.sin(a) * h * m, w * q, h * q * 0.8];
  });
  out += all(0, 0, 1, c.light, lit, 10);
  out += looseLeaves(s, x, y, w, h, o, depth, c);
  const edge = each(
    lobes,
    ([a, b, rx, ry]) =>
      pen`M${a - rx} ${b}A${rx} ${ry} 0 0 1 ${a + rx} ${b}A${rx} ${ry} 0 0 1 ${a - rx} ${b}Z`,
  );
  return out + s.grain(edge, x - L * w * 0.45, y + h * 0.42, x + L * w * 0.2, y - h * 0.2, 0.6 * (1 - depth));
};

const looseLeaves = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  o: CrownOptions,
  depth: number,
  c: { mid: string; dark: string; light: string },
): string => {
  const { p, r, L } = s;
  let out = '';
  if (!o.far) {
    const dab = (fill: string, q: number, cx: number, cy: number, spread: number) =>
      path(
        repeat(q, () => {
          const a = r.f() * TAU;
          const m = r.f() ** 0.6 * spread;
          const lx = cx + Math.cos(a) * w * m;
          const ly = cy + Math.sin(a) * h * m;
          const e = w * r.range(0.009, 0.019);
          const t = r.range(-1, 1) * e * 0.7;
          return pen`M${lx - e} ${ly}Q${lx} ${ly - e + t} ${lx + e} ${ly + t}Q${lx} ${ly + e * 0.6 + t} ${lx - e} ${ly}Z`;
        }),
        fill,
      );
    out +=
      dab(c.dark, 34, x - L * w * 0.1, y + h * 0.05, 0.48) +
      dab(c.mid, 30, x, y, 0.5) +
      dab(c.light, 36, x + L * w * 0.14, y - h * 0.14, 0.36);
    if (o.bloom) {
      out += stroke(
        pen`M${x} ${y + h * 0.45}Q${x - w * 0.05} ${y + h * 0.1} ${x - w * 0.2} ${y - h * 0.12}M${x} ${y + h * 0.4}Q${x + w * 0.06} ${y + h * 0.05} ${x + w * 0.16} ${y - h * 0.2}M${x + w * 0.03} ${y + h * 0.2}L${x + w * 0.3} ${y + h * 0.02}M${x - w * 0.04} ${y + h * 0.22}L${x - w * 0.3} ${y + h * 0.08}`,
        s.tone(mix(p.earth, '#3a2f2c', 0.55), depth),
        w * 0.014,
        0.75,
      );
      out +=
        dab(s.tone(mix(p.leaf, p.leafLight, 0.4), depth), 26, x, y, 0.46) +
        dab(s.tone(o.bloom, depth), 60, x, y, 0.5);
      out += dab(s.tone(mix(o.bloom, '#ffffff', 0.7), depth), 70, x + L * w * 0.08, y - h * 0.08, 0.44);
    }
  }
  return out;
};

const branches = (
  s: Stage,
  x: number,
  y: number,
  len: number,
  a: number,
  w: number,
  level: number,
  color: string,
) => {
  const { r } = s;
  const x2 = x + Math.cos(a) * len;
  const y2 = y + Math.sin(a) * len;
  const bend = r.range(-0.12, 0.12) * len;
  let d = stroke(pen`M${x} ${y}Q${(x + x2) / 2 + bend} ${(y + y2) / 2} ${x2} ${y2}`, color, w);
  if (level > 0)
    for (let i = 0; i < (level > 2 ? 3 : 2); i++)
      d += branches(
        s,
        lerp(x, x2, r.range(0.75, 1)),
        lerp(y, y2, r.range(0.8, 1)),
        len * r.range(0.6, 0.78),
        a + (i - 0.5 - (level > 2 ? 0.5 : 0)) * r.range(0.55, 0.85) + r.range(-0.15, 0.15),
        w * 0.58,
        level - 1,
        color,
      );
  return d;
};

const conifer = (s: Stage, x: number, y: number, h: number, depth: number, bark: string): string => {
  const { p, r, L } = s;
  const c = s.tone(mix(p.leafDark, '#1f3f3a', 0.4), depth);
  const lightC = s.tone(mix(p.leafDark, p.leafLight, 0.3), depth);
  const k = 6;
  const w = h * r.range(0.34, 0.46);
  let out = rect(x - h * 0.02, y - h * 0.13, h * 0.04, h * 0.13, bark);
  for (let i = 0; i < k; i++) {
    const t = i / k;
    const yb = y - h * 0.08 - h * 0.85 * t;
    const ww = w * (1 - t) * 0.5 + h * 0.02;
    const yt = yb - h * 0.3 * (1 - t * 0.5);
    const m = (q: number) => r.range(0.9, 1.1) * q;
    const pts: Point[] = [
      [x, yt],
      [x + ww * 0.5, yb - h * 0.07],
      [x + ww * m(1), yb],
      [x + ww * 0.5, yb + h * 0.012],
      [x, yb + h * 0.028],
      [x - ww * 0.5, yb + h * 0.012],
      [x - ww * m(1), yb],
      [x - ww * 0.5, yb - h * 0.07],
    ];
    out += path(poly(pts), c);
    out += path(
      poly([
        [x, yt],
        [x + L * ww * 0.5, yb - h * 0.07],
        [x + L * ww * 0.96, yb],
        [x + L * ww * 0.42, yb - h * 0.012],
        [x + L * ww * 0.12, yb - h * 0.03],
      ]),
      p.snow ? s.tone('#f4f5f1', depth) : lightC,
      p.snow ? 0.92 : 0.8,
    );
  }
  return out;
};

export const SEASON_TREES: Record<Season, readonly TreeKind[]> = {
  spring: ['round', 'birch', 'bloom', 'poplar'],
  summer: ['round', 'round', 'poplar', 'birch'],
  autumn: ['round', 'birch', 'poplar', 'round'],
  winter: ['bare', 'conifer'],
};
