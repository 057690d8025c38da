// These are drawing primitives: functions that return SVG. Geometry is positional (x, y, width, height, …) as in SVG itself.
// Opacity goes on the fill or the stroke: the `opacity` attribute costs the rasteriser a full layer.
import type { Rng } from './rng.ts';

export type Point = readonly [x: number, y: number];
/** Describes a height for every x: a ridge, a bank, a drift. */
export type Curve = (x: number) => number;

export const TAU = Math.PI * 2;
export const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
/** Returns a number as it stands in a path: a tenth of a pixel is enough. */
export const n = (v: number) => Math.round(v * 10) / 10;

/** Returns path data (or any SVG) as it reads: pen`M${x} ${y}L…`; numbers are rounded, strings stay. */
export const pen = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string => {
  let out = parts[0]!;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    out += (typeof value === 'number' ? Math.round(value * 10) / 10 : value) + parts[i + 1]!;
  }
  return out;
};

// These are shapes, as path data.

export const line = (points: readonly Point[]) => `M${points.map(([x, y]) => pen`${x} ${y}`).join('L')}`;
export const poly = (points: readonly Point[]) => `${line(points)}Z`;

/** Gives a rectangle as path data, for clipping and shading. */
export const box = (x: number, y: number, w: number, h: number) => pen`M${x} ${y}h${w}v${h}h${-w}Z`;

/** Leads Catmull-Rom through the points, as cubic Beziers. */
export const smooth = (points: readonly Point[], isClosed = true, tension = 1 / 6): string => {
  const count = points.length;
  const at = (i: number) => points[isClosed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  let d = pen`M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += pen`C${b[0] + (c[0] - a[0]) * tension} ${b[1] + (c[1] - a[1]) * tension}`;
    d += pen` ${c[0] - (e[0] - b[0]) * tension} ${c[1] - (e[1] - b[1]) * tension} ${c[0]} ${c[1]}`;
  }
  return isClosed ? `${d}Z` : d;
};

/** Gives a limb: a capsule that tapers from radius r1 to r2. */
export const limb = (x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): string => {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  const there = pen`M${x1 + s * r1} ${y1 - c * r1}L${x2 + s * r2} ${y2 - c * r2}`;
  const end = pen`A${r2} ${r2} 0 0 1 ${x2 - s * r2} ${y2 + c * r2}`;
  const back = pen`L${x1 - s * r1} ${y1 + c * r1}A${r1} ${r1} 0 0 1 ${x1 + s * r1} ${y1 - c * r1}Z`;
  return there + end + back;
};

/** Gives an uneven round shape of `k` corners. */
export const blob = (r: Rng, cx: number, cy: number, rx: number, ry = rx, k = 9, jitter = 0.14): string => {
  const points: Point[] = [];
  const start = r.f() * TAU;
  for (let i = 0; i < k; i++) {
    const angle = start + (i / k) * TAU;
    const m = 1 + r.range(-jitter, jitter);
    points.push([cx + Math.cos(angle) * rx * m, cy + Math.sin(angle) * ry * m]);
  }
  return smooth(points);
};

/** Gives a smooth random height function of x, for ridges, banks and drifts. */
export const wave = (r: Rng, amplitude: number, length: number, octaves = 3): Curve => {
  const parts = Array.from({ length: octaves }, (_, i) => ({
    height: amplitude / 1.9 ** i,
    frequency: (TAU / length) * 2.1 ** i * r.range(0.8, 1.2),
    start: r.f() * TAU,
  }));
  return (x) =>
    parts.reduce((y, { height, frequency, start }) => y + height * Math.sin(x * frequency + start), 0);
};

/** Gives the area below y = fn(x), down to `bottom`. */
export const ground = (fn: Curve, x0: number, x1: number, bottom: number, step = 40): string => {
  const points: Point[] = [];
  for (let x = x0; x <= x1 + step; x += step) points.push([x, fn(x)]);
  return smooth(points, false) + pen`L${x1 + step} ${bottom}L${x0} ${bottom}Z`;
};

// These are elements.

export const path = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${alpha(opacity, 'fill')}/>`;

export const stroke = (d: string, color: string, width: number, opacity = 1, cap = 'round') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"${alpha(opacity, 'stroke')}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1, rx = 0) =>
  pen`<rect x="${x}" y="${y}" width="${Math.max(0, w)}" height="${Math.max(0, h)}" fill="${fill}"${rounding(rx)}${alpha(opacity, 'fill')}/>`;

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  pen`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${alpha(opacity, 'fill')}/>`;

/** Draws a circle that is only its line. */
export const ring = (x: number, y: number, r: number, color: string, width: number) =>
  pen`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  pen`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${alpha(opacity, 'fill')}/>`;

/** Moves it to (x,y). */
export const at = (x: number, y: number, inner: string) =>
  pen`<g transform="translate(${x} ${y})">${inner}</g>`;

const rounding = (rx: number) => (rx ? pen` rx="${rx}"` : '');

const alpha = (opacity: number, kind: 'fill' | 'stroke') =>
  opacity >= 1 ? '' : ` ${kind}-opacity="${Math.round(opacity * 100) / 100}"`;

// These draw many of a kind.

/** `fn` gets the number of the turn, and how far along it is, 0 to 1. */
export const repeat = (count: number, fn: (i: number, t: number) => string): string => {
  let out = '';
  for (let i = 0; i < count; i++) out += fn(i, count > 1 ? i / (count - 1) : 0);
  return out;
};

export const each = <const T>(list: readonly T[], fn: (item: T, i: number) => string): string =>
  list.map(fn).join('');
