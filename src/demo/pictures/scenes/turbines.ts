// Draws wind turbines on hills between fields.
import type { Point } from '../draw.ts';
import { TAU, circle, each, lerp, path, pen, poly, repeat, smooth, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { birds, fall, sky } from '../kit/sky.ts';
import { bush } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const turbines: Scene = {
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * r.range(0.54, 0.62);
    let out = sky(s, hz) + hills(s, hz - 40 * u, 34 * u, 0.75);

    for (let layer = 0; layer < 3; layer++) {
      const t = layer / 2;
      const y = hz + t * 110 * u;
      const depth = lerp(0.6, 0.1, t);
      const k = [4, 3, 0][layer]!;
      const hill = hills(s, y, lerp(30, 46, t) * u, depth, { fields: 7, woods: 6 - layer * 2 });
      const fn = s.lastRidge;
      out += repeat(k, (i) => {
        const x = W * ((i + r.range(0.2, 0.8)) / k);
        return turbine(s, x, fn(x), lerp(190, 330, t) * u * r.range(0.9, 1.1), depth);
      });
      out += hill;
    }
    const x = W * (0.5 - s.L * r.range(0.16, 0.26));
    const near = land(s, hz + 210 * u, 34 * u, r.pick([p.field, p.grass, p.grass2]));
    out += turbine(s, x, near.fn(x), Math.min(H * 0.62, 700 * u), 0) + near.svg;
    out += furrows(s, hz, near);
    const fx = W * (0.5 + s.L * 0.2);
    const fy = near.fn(fx) + 60 * u;
    out += r.chance(0.6)
      ? figure(s, fx, fy, 128 * u, { pose: 'point', f: -s.L }) +
        figure(s, fx + 50 * u, fy + 4 * u, 124 * u, { pose: 'stand', f: -s.L })
      : repeat(5, (i) => bush(s, fx + i * 66 * u, fy, 90 * u, 60 * u));
    return {
      svg:
        out +
        (p.snow
          ? ''
          : meadow(s, H * 0.9, 120, { flowers: 0.12, colors: ['#d8493f', '#f4efe2', '#6f84c4'] })) +
        birds(s, W * 0.6, hz * 0.4, 6, 12 * u) +
        fall(s),
      focus: [x / W, (near.fn(x) - Math.min(H * 0.62, 700 * u) * 0.9) / H],
    };
  },
};

const turbine = (s: Stage, x: number, y: number, h: number, depth: number): string => {
  const { u, p, r } = s;

  const c = s.tone('#f4f2ea', depth);
  const hy = y - h;
  const a0 = r.f() * TAU;
  const b = h * 0.56;
  const w = h * 0.017;
  const blade = (a: number) => {
    const q = (t: number, k: number): Point => [
      x + Math.cos(a) * b * t - Math.sin(a) * w * k,
      hy + Math.sin(a) * b * t + Math.cos(a) * w * k,
    ];
    return smooth([q(0.02, -0.9), q(0.2, -2), q(1, 0), q(0.2, 0.7), q(0.02, 0.9)], true, 0.1);
  };
  return (
    path(
      poly([
        [x - w * 1.2, y + 10 * u],
        [x - w * 0.6, hy],
        [x + w * 0.6, hy],
        [x + w * 1.2, y + 10 * u],
      ]),
      c,
    ) +
    path(
      poly([
        [x - s.L * w * 1.2, y + 10 * u],
        [x - s.L * w * 0.6, hy],
        [x, hy],
        [x, y + 10 * u],
      ]),
      p.shadow,
      0.25 * (1 - depth),
    ) +
    each([0, 1, 2], (i) => path(blade(a0 + (i * TAU) / 3), i === 1 ? s.shade(c, 0.18 * (1 - depth)) : c)) +
    circle(x, hy, w * 1.5, s.shade(c, 0.15))
  );
};

const furrows = (s: Stage, hz: number, near: { fn: (x: number) => number; svg: string }): string => {
  const { W, H, u, p } = s;

  return s.clip(
    pen`M0 ${hz + 190 * u}H${W}V${H}H0Z`,
    repeat(11, (i) =>
      stroke(
        smooth(
          [
            [W * (i / 10), near.fn(W * (i / 10)) + 6 * u],
            [W * (0.5 + (i / 10 - 0.5) * 1.5), H * 0.86],
            [W * (0.5 + (i / 10 - 0.5) * 2.4), H + 20],
          ],
          false,
        ),
        p.shadow,
        3 * u,
        0.1,
      ),
    ),
  );
};
