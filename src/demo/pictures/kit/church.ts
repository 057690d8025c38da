// Draws a church with its tower.
import { mix } from '../color.ts';
import { circle, each, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';

export type SteepleStyle = 'spire' | 'onion' | 'saddle';

export interface ChurchOptions {
  readonly wall?: string;
  readonly roof?: string;
  readonly style?: SteepleStyle | undefined;
  /** The side of the nave. */
  readonly side?: 1 | -1;
  readonly depth?: number;
}

export const church = (s: Stage, x: number, y: number, h: number, o: ChurchOptions = {}) => {
  const { p, r } = s;
  const depth = o.depth ?? 0;
  const w = h * 0.17;
  const wall = s.tone(o.wall ?? r.pick(['#efe3c8', '#e6d3b0', '#d8c3a4', '#c9b8a4']), depth);
  const cap = s.tone(o.roof ?? r.pick(['#5f7f78', '#59565e', '#8f3f30', '#4f6f70']), depth);
  const style = o.style ?? r.pick(['spire', 'spire', 'onion', 'saddle']);
  const th = h * (style === 'spire' ? 0.5 : 0.62);
  const side = o.side ?? r.sign();

  const roof = s.tone(r.pick(p.roofs), depth);

  let out = naveWithRoof(s, x, y, h, depth, w, wall, side, roof);
  out += tower(s, x, y, h, depth, w, wall, th);
  out += steeple(s, x, y, h, w, cap, style, th, roof);
  return (
    out +
    stroke(
      pen`M${x} ${y - h * (style === 'saddle' ? 0.82 : 1)}v${-h * 0.05}m${-h * 0.014} ${h * 0.016}h${h * 0.028}`,
      s.tone('#c9a24a', depth),
      Math.max(1, h * 0.007),
    )
  );
};

const naveWithRoof = (
  s: Stage,
  x: number,
  y: number,
  h: number,
  depth: number,
  w: number,
  wall: string,
  side: number,
  roof: string,
): string => {
  const { p } = s;
  const nx = side > 0 ? x + w * 0.4 : x - w * 0.4 - h * 0.5;
  const nave = pen`M${nx} ${y}V${y - h * 0.24}H${nx + h * 0.5}V${y}Z`;
  let out = path(nave, wall);
  out += path(
    poly([
      [nx - h * 0.01, y - h * 0.235],
      [nx + h * 0.05, y - h * 0.42],
      [nx + h * 0.45, y - h * 0.42],
      [nx + h * 0.51, y - h * 0.235],
    ]),
    p.snow ? s.tone('#eef1f1', depth) : roof,
  );
  return (
    out +
    repeat(4, (i) => {
      const a = nx + h * (0.09 + i * 0.105);
      return path(
        pen`M${a} ${y - h * 0.06}V${y - h * 0.16}A${h * 0.018} ${h * 0.024} 0 0 1 ${a + h * 0.036} ${y - h * 0.16}V${y - h * 0.06}Z`,
        p.dark ? mix(p.glow, wall, 0.2) : s.tone('#4a5c68', depth),
      );
    })
  );
};

const tower = (
  s: Stage,
  x: number,
  y: number,
  h: number,
  depth: number,
  w: number,
  wall: string,
  th: number,
): string => {
  const { p, L } = s;
  const body = pen`M${x - w / 2} ${y}V${y - th}H${x + w / 2}V${y}Z`;
  let out = path(body, wall);
  out += rect(L > 0 ? x - w / 2 : x + w * 0.14, y - th, w * 0.36, th, p.shadow, 0.2);
  out += s.grain(body, x - L * w * 0.5, y, x + L * w * 0.4, y, 0.35);
  out += each([0.33, 0.66], (k) =>
    rect(x - w * 0.54, y - th * k, w * 1.08, h * 0.008, s.tone('#fff3dc', depth)),
  );
  out += each([-0.22, 0.12], (k) =>
    path(
      pen`M${x + w * k} ${y - th * 0.78}v${-th * 0.1}a${w * 0.07} ${w * 0.09} 0 0 1 ${w * 0.14} 0v${th * 0.1}Z`,
      s.tone('#3b4752', depth),
    ),
  );
  out += circle(x, y - th * 0.57, w * 0.19, s.tone('#f7efdc', depth));
  return (
    out +
    stroke(
      pen`M${x} ${y - th * 0.57}v${-w * 0.14}M${x} ${y - th * 0.57}l${w * 0.09} ${w * 0.03}`,
      s.tone('#2b2a30', depth),
      w * 0.03,
    )
  );
};

const steeple = (
  s: Stage,
  x: number,
  y: number,
  h: number,
  w: number,
  cap: string,
  style: string,
  th: number,
  roof: string,
): string => {
  const { L } = s;
  const t = y - th;
  let out = '';
  if (style === 'spire') {
    const d = poly([
      [x - w * 0.58, t],
      [x - w * 0.2, t - h * 0.1],
      [x, y - h],
      [x + w * 0.2, t - h * 0.1],
      [x + w * 0.58, t],
    ]);
    out += path(d, cap);
    out += path(
      poly([
        [x, t],
        [x, y - h],
        [x + L * w * 0.2, t - h * 0.1],
        [x + L * w * 0.58, t],
      ]),
      s.lift(cap, 0.22),
      0.8,
    );
  } else if (style === 'saddle')
    out += path(
      poly([
        [x - w * 0.56, t],
        [x, t - h * 0.2],
        [x + w * 0.56, t],
      ]),
      roof,
    );
  else {
    const q = (k: number) =>
      pen`M${x} ${t}L${x + k * w * 0.54} ${t}C${x + k * w * 0.4} ${t - h * 0.05} ${x + k * w * 0.75} ${t - h * 0.1} ${x + k * w * 0.42} ${t - h * 0.15}C${x + k * w * 0.15} ${t - h * 0.19} ${x + k * w * 0.32} ${t - h * 0.23} ${x + k * w * 0.16} ${t - h * 0.25}Q${x} ${t - h * 0.28} ${x} ${y - h}Z`;
    out += path(q(1) + q(-1), cap) + path(q(L), s.lift(cap, 0.25), 0.6);
  }
  return out;
};
