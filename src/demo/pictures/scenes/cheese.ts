// Draws a market stall with cheese: wheels, wedges, a knife, and whoever cuts it.
import { circle, ellipse, lerp, path, pen, poly, rect, repeat } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { awning } from '../kit/house.ts';
import { someone } from '../kit/person.ts';
import { sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

const RINDS = ['#d99a3c', '#8a5a2c', '#c4452f', '#e9c65a', '#6d6a5c', '#b98a55'] as const;

export const cheese: Scene = {
  zoom: 1.25,
  hours: ['morning', 'noon', 'morning', 'golden'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const top = H * 0.62;
    let out = sky(s, H * 0.6) + row(s, -30 * u, W + 30 * u, H * 0.66, 210 * u, { depth: 0.4 });
    out +=
      rect(W * 0.03, H * 0.1, 20 * u, H * 0.6, s.tone('#6f5238')) +
      rect(W * 0.96, H * 0.1, 20 * u, H * 0.6, s.tone('#6f5238'));
    out += figure(s, W * (0.5 - s.L * 0.12), H * 1.02, 760 * u, {
      pose: 'carry',
      f: s.L,
      cast: false,
      who: someone(s, { apron: '#f4eddd', top: '#2f5f8a', bare: true, coat: 0, skirt: false }),
    });
    out += figure(s, W * (0.5 + s.L * 0.3), H * 1.02, 720 * u, { pose: 'hold', f: -s.L, cast: false });
    out +=
      rect(0, top, W, H, s.lin([s.tone('#b98a55'), s.tone('#7d5a3c')])) +
      rect(0, top, W, 18 * u, s.tone('#d8b383'));
    out += repeat(6, (i) =>
      wheel(s, W * lerp(0.08, 0.92, (i + r.range(-0.1, 0.1)) / 5), top + 10 * u, 86 * u),
    );
    out += repeat(7, (i) =>
      wedge(s, W * (0.06 + i * 0.145), H * 0.88 + r.range(-12, 16) * u, 96 * u * r.range(0.85, 1.15)),
    );
    out += awning(s, -20 * u, -10 * u, W + 40 * u, H * 0.17, r.pick([p.accent, '#d99a2c', '#3f6b5b']));
    return { svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.5, H * 0.4, 0.3), focus: [0.5, 0.62] };
  },
};

const wheel = (s: Stage, x: number, y: number, q: number): string => {
  const rind = s.tone(s.r.pick(RINDS));
  const h = q * s.r.range(0.5, 1.1);
  const side = pen`M${x - q} ${y - h}V${y}A${q} ${q * 0.26} 0 0 0 ${x + q} ${y}V${y - h}Z`;
  return (
    path(side, s.rounded(rind)) +
    s.grain(side, x - s.L * q, y, x + s.L * q, y - h, 0.4) +
    ellipse(x, y - h, q, q * 0.26, s.lift(rind, 0.35)) +
    (s.r.chance(0.5) ? ellipse(x, y - h, q * 0.4, q * 0.1, s.tone('#f6efe0')) : '')
  );
};

const wedge = (s: Stage, x: number, y: number, q: number): string => {
  const dough = s.tone(s.r.pick(['#f3d97c', '#f6e8c0', '#eec15a', '#f1e2b0']));
  const hasHoles = s.r.chance(0.5);
  const [a, b, c] = [x - q * 0.9, x + q * 0.8, x + q * 0.2];
  return (
    ellipse(x, y + q * 0.05, q * 1.1, q * 0.16, s.p.shadow, 0.3) +
    path(
      poly([
        [a, y - q * 0.2],
        [b, y],
        [b, y - q * 0.6],
        [a, y - q * 0.78],
      ]),
      dough,
    ) +
    path(
      poly([
        [a, y - q * 0.78],
        [b, y - q * 0.6],
        [c, y - q * 1],
      ]),
      s.lift(dough, 0.3),
    ) +
    path(
      poly([
        [b, y],
        [b, y - q * 0.6],
        [b + q * 0.1, y - q * 0.68],
        [b + q * 0.1, y - q * 0.06],
      ]),
      s.tone(s.r.pick(RINDS)),
    ) +
    (hasHoles
      ? repeat(6, (i) =>
          circle(
            a + q * (0.25 + i * 0.23),
            y - q * (0.3 + ((i * 7) % 4) * 0.09),
            q * 0.06,
            s.shade(dough, 0.25),
          ),
        )
      : '')
  );
};
