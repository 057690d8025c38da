// Draws many people: a loose crowd on a floor, an audience from behind.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { circle, each, ellipse, limb, path, pen, rect, repeat, smooth } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { figure } from './figure.ts';
import { someone } from './person.ts';
import type { PoseName } from './poses.ts';

export interface CrowdOptions {
  /** The share of children. */
  readonly kids?: number;
  readonly poses?: readonly PoseName[];
  readonly depth?: number;
}

export interface AudienceOptions {
  /** The share of those who raise an arm. */
  readonly arms?: number;
  /** The colour of the light on their hair. */
  readonly rim?: string;
  /** How much their clothes differ. */
  readonly variety?: number;
}

/** Draws a loose crowd on a floor from y0 (far) to y1 (near); h(y) gives the height at that depth. */
export const crowd = (
  s: Stage,
  count: number,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  h: (y: number) => number,
  o: CrowdOptions = {},
) => {
  const spots = Array.from(
    { length: count },
    (_, i): Point => [x0 + ((i + s.r.range(0.15, 0.85)) / count) * (x1 - x0), y0 + (y1 - y0) * s.r.f()],
  );
  return each(
    s.r.shuffle(spots).sort((a, b) => a[1] - b[1]),
    ([x, y]) => {
      const kid = s.r.chance(o.kids ?? 0.14);
      const t = (y - y0) / Math.max(1, y1 - y0);
      return figure(s, x, y, h(y) * (kid ? 0.64 : s.r.range(0.93, 1.05)), {
        pose: s.r.pick(o.poses ?? ['walk', 'stroll', 'stand', 'relaxed', 'stroll']),
        who: someone(s, { kid, ...(s.r.chance(0.3) ? { bag: s.r.pick(s.p.cloth) } : {}) }),
        depth: (o.depth ?? 0) * (1 - t),
      });
    },
  );
};

/** Draws heads and shoulders of people seen from behind, for audiences. */
export const audience = (s: Stage, y: number, size: number, color: string, o: AudienceOptions = {}) => {
  const { W, r } = s;
  const k = Math.ceil(W / (size * 1.5)) + 1;
  return repeat(k, (i) => {
    const x = (i + r.range(-0.25, 0.25)) * size * 1.5;
    const yy = y + r.range(-0.25, 0.3) * size;
    const q = size * r.range(0.85, 1.1);
    const c = mix(color, r.pick(s.p.cloth), o.variety ?? 0.08);
    const up = o.arms && r.chance(o.arms);
    const ax = x + r.sign() * q * 0.75;
    return (
      path(
        smooth([
          [x - q * 1.0, yy + q * 2.6],
          [x - q * 0.86, yy + q * 1.0],
          [x - q * 0.3, yy + q * 0.62],
          [x + q * 0.3, yy + q * 0.62],
          [x + q * 0.86, yy + q * 1.0],
          [x + q * 1.0, yy + q * 2.6],
        ]),
        c,
      ) +
      ellipse(x, yy, q * 0.42, q * 0.54, c) +
      rect(x - q * 0.17, yy + q * 0.3, q * 0.34, q * 0.5, c) +
      (r.chance(0.4)
        ? path(
            smooth([
              [x - q * 0.5, yy - q * 0.3],
              [x, yy - q * 0.66],
              [x + q * 0.5, yy - q * 0.3],
              [x + q * 0.5, yy + q * 0.7],
              [x - q * 0.5, yy + q * 0.7],
            ]),
            c,
          )
        : '') +
      (up
        ? path(limb(ax, yy + q * 1.2, q * 0.24, ax + r.range(-0.2, 0.2) * q, yy - q * 0.4, q * 0.18), c) +
          path(limb(ax, yy - q * 0.4, q * 0.18, ax + r.range(-0.3, 0.3) * q, yy - q * 1.5, q * 0.13), c) +
          circle(ax + r.range(-0.1, 0.1) * q, yy - q * 1.62, q * 0.17, c)
        : '') +
      (o.rim
        ? path(
            pen`M${x - s.L * q * 0.06} ${yy - q * 0.54}A${q * 0.42} ${q * 0.54} 0 0 ${s.L > 0 ? 1 : 0} ${x + s.L * q * 0.41} ${yy - q * 0.05}Q${x + s.L * q * 0.34} ${yy - q * 0.4} ${x - s.L * q * 0.06} ${yy - q * 0.54}Z`,
            o.rim,
            0.55,
          )
        : '')
    );
  });
};
