// This is what stands behind portraits and groups: a place that says who they are.
import { mix } from '../color.ts';
import { blob, each, path, pen, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { hills } from './land.ts';
import { pane } from './pane.ts';
import { shelves } from './shelves.ts';
import { row } from './town.ts';
import { bush, tree } from './trees.ts';

export const BACKS = {
  plain(s: Stage) {
    const c = s.tone(s.r.pick(s.p.cloth.filter((q) => !['#252c3d', '#2f4a66'].includes(q))));
    const k = mix(c, '#f3ead8', 0.35);
    return (
      rect(0, 0, s.W, s.H, s.lin([s.lift(k, 0.2), k])) +
      path(blob(s.r, s.W * (0.5 + s.L * 0.22), s.H * 0.4, s.W * 0.42, s.H * 0.5, 8, 0.16), s.lift(k, 0.3)) +
      s.grain(s.all, s.L > 0 ? 0 : s.W, s.H, s.W * 0.5, s.H * 0.2, 0.5)
    );
  },
  shelf: (s: Stage) =>
    shelves(s, -20, -30, s.W + 40, s.H * 1.15, 5, { depth: 0.25 }) + rect(0, 0, s.W, s.H, s.p.haze, 0.3),
  window(s: Stage) {
    const { W, H, u } = s;
    const x = W * (0.5 + s.L * 0.28) - 240 * u;
    const w = 480 * u;
    const wall = s.tone('#e4d3b6');
    return (
      rect(0, 0, W, H, s.lin([wall, s.shade(wall, 0.2)])) +
      rect(x - 22 * u, H * 0.02, w + 44 * u, H * 0.74, s.tone('#fbf5e6')) +
      s.clip(
        pen`M${x} ${H * 0.05}h${w}v${H * 0.66}h${-w}Z`,
        rect(0, 0, W, H, s.lin(s.p.sky)) +
          hills(s, H * 0.42, 40 * u, 0.6, { woods: 4 }) +
          hills(s, H * 0.52, 30 * u, 0.35, { fields: 3 }) +
          tree(s, x + w * 0.7, H * 0.72, 300 * u, 'round', { depth: 0.2 }),
      ) +
      rect(x + w / 2 - 9 * u, H * 0.03, 18 * u, H * 0.7, s.tone('#fbf5e6')) +
      rect(x, H * 0.3, w, 14 * u, s.tone('#fbf5e6'))
    );
  },
  town: (s: Stage) =>
    rect(0, 0, s.W, s.H, s.lin(s.p.sky)) +
    row(s, -40, s.W, s.H * 0.82, 300 * s.u, { depth: 0.5 }) +
    rect(0, s.H * 0.8, s.W, s.H * 0.3, s.tone('#cbb99c', 0.4)),
  garden: (s: Stage) =>
    rect(0, 0, s.W, s.H, s.lin(s.p.sky)) +
    hills(s, s.H * 0.42, 40 * s.u, 0.6, { woods: 5 }) +
    repeat(5, (i) =>
      tree(
        s,
        s.W * (0.02 + i * 0.24),
        s.H * 0.8,
        520 * s.u * s.r.range(0.8, 1.1),
        s.r.pick(['round', 'birch', 'round']),
        { depth: 0.4 },
      ),
    ) +
    repeat(6, (i) => bush(s, s.W * (i / 5), s.H * 1.02, 380 * s.u, 300 * s.u, { depth: 0.25 })),
  brick(s: Stage) {
    const { W, H, u, r } = s;
    const c = s.tone('#b5694c', 0.18);
    const k = 52 * u;
    return (
      rect(0, 0, W, H, s.lin([s.lift(c, 0.15), c])) +
      stroke(
        repeat(
          Math.ceil(H / k),
          (i) =>
            pen`M0 ${i * k}H${W}` +
            repeat(Math.ceil(W / (k * 2.4)) + 1, (j) => pen`M${(j + (i % 2) / 2) * k * 2.4} ${i * k}v${k}`),
        ),
        '#f0d9c0',
        4 * u,
        0.4,
      ) +
      repeat(46, () => {
        const i = r.int(0, 24);
        const j = r.int(0, 16);
        return rect(
          (j + (i % 2) / 2) * k * 2.4,
          i * k,
          k * 2.4,
          k,
          r.chance(0.5) ? s.p.shadow : '#ffd8b8',
          0.12,
        );
      }) +
      s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.55, 0, 0.6)
    );
  },
  hall(s: Stage) {
    const { W, H, u } = s;
    const c = s.tone('#6d4a3c', 0.1);
    return (
      rect(0, 0, W, H, s.lin([s.lift(c, 0.25), c])) +
      repeat(7, (i) => rect(W * (i / 6) - 8 * u, 0, 16 * u, H, s.shade(c, 0.25))) +
      each([0.2, 0.55, 0.9], (k, i) =>
        pane(s, W * k - 70 * u, H * 0.08, 140 * u, H * 0.4, { depth: 0.2, lit: i === 1 }),
      ) +
      s.glow(W * (0.5 + s.L * 0.3), H * 0.25, 520 * u, '#ffe3ad', 0.5)
    );
  },
};

export const BACK_NAMES = Object.keys(BACKS) as (keyof typeof BACKS)[];
