// Draws rows of fruit trees on a meadow, people walking.
import { mix } from '../color.ts';
import { circle, ellipse, lerp, repeat } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { sky } from '../kit/sky.ts';
import { village } from '../kit/town.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';

export const orchard: Scene = {
  seasons: ['spring', 'spring', 'autumn'],
  hours: ['dawn', 'morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * r.range(0.36, 0.44);
    const bloom = r.pick(['#f6c9cf', '#fbeee8', '#f3b3bf', '#fdf3ea']);
    const apples = s.season === 'autumn';
    let out = sky(s, hz) + hills(s, hz - 20 * u, 36 * u, 0.66, { woods: 4, fields: 5 });
    out += village(s, W * r.range(0.35, 0.55), s.lastRidge, 200 * u, 34 * u, 0.45);
    out += land(s, hz + 30 * u, 8 * u, mix(p.grass, p.grass2, 0.4), 0.12).svg;
    const vx = W * (0.5 + s.L * 0.12);
    const opts = apples ? { bloom: undefined } : { bloom };
    const kind = apples ? 'round' : 'bloom';
    for (let i = 0; i < 5; i++) {
      const t = [0.06, 0.13, 0.25, 0.46, 0.86][i]!;
      const y = lerp(hz + 34 * u, H * 1.0, t);
      const h = lerp(95, 830, t ** 0.9) * u;
      for (const q of i === 4 ? [-s.L] : [-1, 1, ...(i < 3 ? [-2.2, 2.2] : [])]) {
        const x = vx + q * lerp(60, 560, t) * u * r.range(0.94, 1.06);
        out += tree(s, x, y, h, kind, { ...opts, depth: Math.max(0, 0.34 - t * 0.6), far: i === 0 });
        if (apples && i > 1)
          out += repeat(14, () =>
            circle(
              x + r.gauss(0, h * 0.2),
              y - h * 0.62 + r.gauss(0, h * 0.15),
              h * 0.016,
              s.tone('#c93a2c'),
            ),
          );
        if (!apples && i > 1)
          out += repeat(16, () =>
            ellipse(
              x + r.gauss(0, h * 0.3),
              y + r.range(-0.02, 0.05) * h,
              3.4 * u,
              1.8 * u,
              s.tone('#fdeff0'),
              0.85,
            ),
          );
      }
      if (i === 2) {
        out += figure(s, vx + s.L * 40 * u, y + 40 * u, 190 * u, {
          pose: apples ? 'reach' : r.pick(['stroll', 'point', 'relaxed']),
        });
        if (r.chance(0.6))
          out += figure(s, vx + s.L * 100 * u, y + 46 * u, 182 * u, { pose: 'stand', f: -s.L });
      }
    }
    return {
      svg: out + meadow(s, H * 0.8, 150, { flowers: 0.3, colors: ['#f2d04a', '#f7f1e2'] }),
      focus: [(vx + s.L * 50 * u) / W, 0.55],
    };
  },
};
