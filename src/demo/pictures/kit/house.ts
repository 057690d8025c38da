// Draws houses, always seen square-on so that streets can be lined up.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { circle, each, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { pane } from './pane.ts';

interface Front {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly g: number;
  readonly depth: number;
  readonly kind: HouseKind;
  readonly wall: string;
  readonly wallHex: string;
  readonly roof: string;
  readonly trim: string | null;
  readonly floors: number;
  readonly fh: number;
}

export type HouseKind = 'gable' | 'timber' | 'baroque' | 'stepped' | 'eaves';

export type ShopKind = 'awning' | 'sign';

export interface HouseOptions {
  readonly kind?: HouseKind;
  readonly wall?: string;
  readonly roof?: string;
  readonly floors?: number;
  readonly cols?: number;
  readonly shop?: ShopKind | undefined;
  readonly door?: boolean;
  readonly depth?: number | undefined;
}

/** Draws a house whose left foot is (x,y); h is the height of its wall, the roof comes on top. */
export const house = (s: Stage, x: number, y: number, w: number, h: number, o: HouseOptions = {}) => {
  const { p, r, L } = s;
  const depth = o.depth ?? 0;
  const kind = o.kind ?? r.pick(['gable', 'timber', 'timber', 'baroque', 'stepped', 'eaves', 'eaves']);
  const wallHex =
    o.wall ?? (kind === 'timber' ? r.pick(['#f2e8d2', '#ecd9b4', '#e9cfae', '#f4efe2']) : r.pick(p.walls));
  const wall = s.tone(wallHex, depth);
  const roof = s.tone(o.roof ?? r.pick(p.roofs), depth);
  const floors = o.floors ?? Math.max(1, Math.round(h / (w * 0.42)));
  const fh = h / floors;
  const cx = x + w / 2;
  const g =
    w * (kind === 'eaves' ? r.range(0.36, 0.5) : kind === 'timber' ? r.range(0.6, 0.8) : r.range(0.55, 0.72));
  const trim = kind === 'baroque' || kind === 'stepped' ? mix(wallHex, '#fff7e6', 0.55) : null;
  const front = { x, y, w, h, cx, g, depth, kind, wall, wallHex, roof, trim, floors, fh };
  let out = '';
  if (kind === 'eaves') {
    out += eavesRoof(s, front);
  } else {
    out += gable(s, front);
  }
  out += rect(x, y - h, w, h, wall);
  if (kind === 'timber') out += timber(s, x, y, w, h, floors, depth, g);
  out += cornices(s, front);
  // The windows come first; the ground floor may be a shop or hold the door.
  const cols = o.cols ?? Math.max(2, Math.round(w / (fh * 0.62)));
  const ww = Math.min((w / cols) * 0.42, fh * 0.36);
  const wh = Math.min(fh * 0.58, ww * 1.75);
  out += windowRows(s, front, o, cols, ww, wh);
  out += gableWindows(s, front, ww, wh);
  out += groundFloor(s, front, o, ww, wh);
  // The light leaves a shaded far edge, and shade below the eaves.
  const wallD = pen`M${x} ${y}V${y - h}H${x + w}V${y}Z`;
  return (
    out +
    rect(x, y - h, w, fh * 0.11, p.shadow, 0.22) +
    rect(L > 0 ? x : x + w * 0.91, y - h, w * 0.09, h, p.shadow, 0.16) +
    s.grain(wallD, L > 0 ? x : x + w, y, L > 0 ? x + w * 0.8 : x + w * 0.2, y, 0.3)
  );
};

export const awning = (s: Stage, x: number, y: number, w: number, h: number, color: string, depth = 0) => {
  const k = Math.max(6, Math.round(w / (h * 0.62)));
  const a = s.tone(color, depth);
  const b = s.tone('#f5ecd8', depth);
  const step = w / k;
  let out = rect(x + w * 0.03, y + h, w * 0.94, h * 0.9, s.p.shadow, 0.3);
  for (let i = 0; i < k; i++) {
    const x0 = x + i * step;
    const q = (v: number) => x + w / 2 + (v - x - w / 2) * 0.94;
    out += path(
      pen`M${q(x0)} ${y}H${q(x0 + step)}L${x0 + step} ${y + h}A${step / 2} ${step / 2} 0 0 1 ${x0} ${y + h}Z`,
      i % 2 ? b : a,
    );
  }
  return out + rect(x, y + h * 0.82, w, h * 0.2, s.p.shadow, 0.14);
};

const TIMBER = '#4d3226';

const timber = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  floors: number,
  depth: number,
  gableTop: number,
) => {
  const { r } = s;
  const c = s.tone(TIMBER, depth);
  const t = Math.max(1.5, w * 0.022);
  const cols = Math.max(4, Math.round((w / (h / floors)) * 2));
  const fh = h / floors;
  let out = '';
  for (let f = 0; f <= floors; f++) out += rect(x, y - h + f * fh - t / 2, w, t * 1.25, c);
  for (let i = 0; i <= cols; i++) out += rect(x + (w - t) * (i / cols), y - h, t, h, c);
  for (let f = 0; f < floors; f++)
    for (const i of [0, cols - 1]) {
      const a = x + w * (i / cols);
      const b = x + w * ((i + 1) / cols);
      const lo = y - f * fh;
      const hi = lo - fh;
      out += stroke(i ? pen`M${a} ${hi}L${b} ${lo}` : pen`M${b} ${hi}L${a} ${lo}`, c, t);
      if (r.chance(0.4)) out += stroke(i ? pen`M${b} ${hi}L${a} ${lo}` : pen`M${a} ${hi}L${b} ${lo}`, c, t);
    }
  if (gableTop) {
    const cx = x + w / 2;
    const yy = y - h;
    const at = (k: number) => (w / 2) * (1 - k);
    for (const k of [0.36, 0.68]) out += rect(cx - at(k), yy - gableTop * k, at(k) * 2, t * 1.1, c);
    out += rect(cx - t / 2, yy - gableTop, t, gableTop, c);
    out += each([-0.25, 0.25], (k) =>
      rect(cx + w * k - t / 2, yy - gableTop * (1 - Math.abs(k) * 2), t, gableTop * (1 - Math.abs(k) * 2), c),
    );
    out += stroke(pen`M${cx - w * 0.25} ${yy}L${cx} ${yy - gableTop * 0.36}L${cx + w * 0.25} ${yy}`, c, t);
  }
  return out;
};

const GABLES = {
  stepped(x: number, y: number, w: number, g: number) {
    const k = 5;
    const pts: Point[] = [[x - w / 2, y]];
    for (let i = 0; i < k; i++)
      pts.push(
        [x - w / 2 + (w * 0.43 * i) / k, y - (g * (i + 1)) / k],
        [x - w / 2 + (w * 0.43 * (i + 1)) / k, y - (g * (i + 1)) / k],
      );
    return poly([...pts, ...pts.map(([a, b]): Point => [2 * x - a, b]).toReversed()]);
  },
  baroque(x: number, y: number, w: number, g: number) {
    const q = w / 2;
    return pen`M${x - q} ${y}L${x - q} ${y - g * 0.12}C${x - q * 0.55} ${y - g * 0.14} ${x - q * 0.72} ${y - g * 0.5} ${x - q * 0.5} ${y - g * 0.52}L${x - q * 0.46} ${y - g * 0.58}C${x - q * 0.22} ${y - g * 0.6} ${x - q * 0.36} ${y - g * 0.86} ${x - q * 0.24} ${y - g * 0.88}Q${x} ${y - g * 1.12} ${x + q * 0.24} ${y - g * 0.88}C${x + q * 0.36} ${y - g * 0.86} ${x + q * 0.22} ${y - g * 0.6} ${x + q * 0.46} ${y - g * 0.58}L${x + q * 0.5} ${y - g * 0.52}C${x + q * 0.72} ${y - g * 0.5} ${x + q * 0.55} ${y - g * 0.14} ${x + q} ${y - g * 0.12}L${x + q} ${y}Z`;
  },
  gable: (x: number, y: number, w: number, g: number) =>
    poly([
      [x - w / 2, y],
      [x, y - g],
      [x + w / 2, y],
    ]),
};

const eavesRoof = (s: Stage, { w, x, y, h, g, depth, roof, cx, wall }: Front): string => {
  const { p, r } = s;
  const q = w * 0.04;
  const d = poly([
    [x - q, y - h],
    [x + w * 0.07, y - h - g],
    [x + w * 0.93, y - h - g],
    [x + w + q, y - h],
  ]);
  let out = rect(x + w * r.range(0.15, 0.8), y - h - g * 1.28, w * 0.07, g * 0.5, s.tone('#94523e', depth));
  out += path(d, p.snow ? s.tone('#eef1f1', depth) : roof) + s.grain(d, cx, y - h, cx, y - h - g, 0.22);
  if (!p.snow && depth < 0.4)
    out += repeat(6, (i) =>
      stroke(
        pen`M${x + w * 0.01 * i} ${y - h - (g * i) / 6}H${x + w - w * 0.01 * i}`,
        p.shadow,
        Math.max(0.6, w * 0.004),
        0.18,
      ),
    );
  for (let i = 0, k = r.int(0, 2); i < k; i++) {
    const dx = x + w * lerp(0.28, 0.72, k > 1 ? i : 0.5);
    const dw = w * 0.15;
    const dy = y - h - g * 0.18;
    out += rect(dx - dw / 2, dy - g * 0.4, dw, g * 0.4, wall);
    out += path(
      poly([
        [dx - dw * 0.66, dy - g * 0.38],
        [dx, dy - g * 0.68],
        [dx + dw * 0.66, dy - g * 0.38],
      ]),
      p.snow ? s.tone('#f4f5f1', depth) : mix(roof, p.shadow, 0.15),
    );
    out += pane(s, dx - dw * 0.27, dy - g * 0.34, dw * 0.54, g * 0.28, { depth });
  }
  return out;
};

const gable = (s: Stage, { kind, cx, y, h, w, g, x, depth, roof, trim, wall }: Front): string => {
  const { p, L } = s;
  const shape = GABLES[kind === 'timber' || kind === 'eaves' ? 'gable' : kind](cx, y - h, w, g);
  let out = '';
  if (kind === 'gable' || kind === 'timber')
    out += path(
      poly([
        [x - w * 0.07, y - h + w * 0.06],
        [cx, y - h - g - w * 0.09],
        [x + w * 1.07, y - h + w * 0.06],
      ]),
      p.snow ? s.tone('#f4f5f1', depth) : roof,
    );
  else out += stroke(shape, s.tone(trim ?? '#e9dfc8', depth), w * 0.03);
  out += path(shape, wall);
  return out + s.grain(shape, cx - L * w * 0.5, y - h, cx + L * w * 0.2, y - h - g * 0.4, 0.25);
};

const cornices = (s: Stage, { kind, x, w, y, h, trim, depth, floors, fh, wallHex }: Front): string => {
  let out = '';
  if (kind === 'baroque') {
    out += each([0, 0.93], (k) => rect(x + w * k, y - h, w * 0.07, h, s.tone(trim!, depth)));
    out += rect(x - w * 0.02, y - h - w * 0.015, w * 1.04, w * 0.035, s.tone(trim!, depth));
  }
  if (kind !== 'timber')
    for (let f = 1; f < floors; f++)
      out += rect(x, y - f * fh, w, Math.max(1, fh * 0.035), s.tone(mix(wallHex, '#fff7e6', 0.5), depth));
  return out;
};

const windowRows = (
  s: Stage,
  { kind, floors, x, w, y, fh, depth, trim }: Front,
  o: HouseOptions,
  cols: number,
  ww: number,
  wh: number,
): string => {
  const { p, r } = s;
  const shutter = kind !== 'timber' && r.chance(0.3) ? r.pick(['#4f6b5a', '#6d4a3e', '#3f5a70']) : null;
  const box = r.chance(0.45) ? r.pick([p.accent, '#e77f8b', '#d8534a']) : null;
  let out = '';
  for (let f = o.shop || o.door !== false ? 1 : 0; f < floors; f++)
    for (let i = 0; i < cols; i++)
      out += pane(s, x + (w / cols) * (i + 0.5) - ww / 2, y - (f + 0.5) * fh - wh * 0.5, ww, wh, {
        depth,
        trim: kind === 'baroque' ? trim : null,
        shutter,
        box,
      });
  return out;
};

const gableWindows = (s: Stage, { kind, g, w, cx, y, h, depth }: Front, ww: number, wh: number): string => {
  let out = '';
  if (kind !== 'eaves') {
    out += each([-0.5, 0.5].slice(0, g > w * 0.5 ? 2 : 1), (k) =>
      pane(s, cx + k * w * 0.24 - ww * 0.4, y - h - g * 0.3, ww * 0.8, wh * 0.62, { depth }),
    );
    out += kind === 'timber' ? '' : circle(cx, y - h - g * 0.66, ww * 0.3, s.tone('#3d5568', depth));
  }
  return out;
};

const groundFloor = (
  s: Stage,
  { x, w, y, fh, depth, cx }: Front,
  o: HouseOptions,
  ww: number,
  wh: number,
): string => {
  const { r } = s;
  let out = '';
  if (o.shop) out += shopFront(s, x + w * 0.06, y, w * 0.88, fh * 0.86, depth, o.shop);
  else if (o.door !== false) {
    const dw = Math.min(w * 0.2, fh * 0.42);
    out += path(
      pen`M${cx - dw / 2} ${y}V${y - fh * 0.6}A${dw / 2} ${dw / 2} 0 0 1 ${cx + dw / 2} ${y - fh * 0.6}V${y}Z`,
      s.tone(r.pick(['#5b3a2c', '#35523f', '#2f4a66', '#7d3a34']), depth),
    );
    out += each([0.2, 0.8], (k) => pane(s, x + w * k - ww / 2, y - fh * 0.82, ww, wh, { depth }));
  }
  return out;
};

const shopFront = (s: Stage, x: number, y: number, w: number, h: number, depth: number, kind: ShopKind) => {
  const { p, r } = s;
  const c = s.tone(r.pick(['#2f4a44', '#6b2f2b', '#2c3b57', '#7a5a35', '#4a3046']), depth);
  const lit = p.lit > 0.1;
  const glass = lit ? mix(s.tone('#ffd694', depth), '#ffcf80', p.dark ? 0.8 : 0.2) : s.tone('#5d7884', depth);
  let out = rect(x, y - h, w, h, c);
  out += each([0.04, 0.62], (k) => rect(x + w * k, y - h * 0.74, w * 0.34, h * 0.58, glass));
  out += rect(x + w * 0.43, y - h * 0.78, w * 0.14, h * 0.78, mix(glass, c, 0.4));
  out += repeat(7, (i) =>
    rect(
      x + w * ((i > 3 ? 0.64 : 0.07) + (i % 4) * 0.075),
      y - h * (0.24 + r.f() * 0.16),
      w * 0.05,
      h * 0.2,
      s.tone(r.pick(p.cloth), depth),
      0.75,
    ),
  );
  return (
    out +
    (kind === 'awning' || r.chance(0.6)
      ? awning(
          s,
          x - w * 0.02,
          y - h * 0.86,
          w * 1.04,
          h * 0.26,
          r.pick([p.accent, '#3f6b5b', '#e0a63c', '#516b86']),
          depth,
        )
      : rect(x + w * 0.1, y - h * 0.94, w * 0.8, h * 0.1, mix(c, '#f5e6c0', 0.65)))
  );
};
