// Draws a market square with gabled houses, fountain, stalls, many people.
import { mix } from '../color.ts';
import { each, ellipse, lerp, path, pen, poly, repeat, smooth, stroke } from '../draw.ts';
import { church } from '../kit/church.ts';
import { crowd } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { hills } from '../kit/land.ts';
import { paving } from '../kit/paving.ts';
import { someone } from '../kit/person.ts';
import { birds, fall, sky } from '../kit/sky.ts';
import { stall } from '../kit/stall.ts';
import { row } from '../kit/town.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const market: Scene = {
  weathers: ['clear', 'clear', 'cloudy'],
  hours: ['morning', 'noon', 'golden', 'dusk'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const base = H * r.range(0.52, 0.58);
    const cx = W * (0.5 + s.L * r.range(0.12, 0.28));
    let out =
      sky(s, base) +
      hills(s, base - 230 * u, 50 * u, 0.7, { woods: 4 }) +
      church(s, cx, base, H * 0.54, { depth: 0.24 });
    out += row(s, -60 * u, W, base - 26 * u, 150 * u, { depth: 0.3, jitter: 16 * u });
    out += row(s, -90 * u * r.range(0.2, 1), W + 20, base, 225 * u, {
      depth: 0.05,
      shops: 0.45,
      floors: undefined,
    });
    out += paving(s, base, r.pick(['#d0bc9c', '#c4b09a', '#c9b4a0']));
    if (p.dark) s.floodlit(0.3);
    const fx = W * (0.5 - s.L * r.range(0.04, 0.2));
    const y = (k: number) => base + (H - base) * k;
    const hAt = (yy: number) => lerp(92, 330, (yy - base) / (H - base)) * u;
    out += crowd(s, 7, W * 0.04, W * 0.96, y(0.04), y(0.14), hAt);
    out += repeat(r.int(2, 3), (i) =>
      stall(s, W * (0.5 + s.L * (0.14 + i * 0.19)), y(0.28 + i * 0.015), 150 * u),
    );
    out += fountain(s, fx, y(0.36), 230 * u);
    out += crowd(s, Math.round(6 * s.wide), W * 0.05, W * 0.95, y(0.3), y(0.5), hAt, { kids: 0.25 });
    out += stall(s, W * (0.5 - s.L * 0.4), y(0.66), 290 * u, {});
    out += figure(s, W * (0.5 - s.L * 0.25), y(0.72), 300 * u, {
      pose: 'stroll',
      f: -s.L,
      who: someone(s, { bag: '#b07a3f' }),
    });
    if (r.chance(0.75)) {
      out += figure(s, W * (0.5 + s.L * 0.27), y(0.9), 350 * u, { pose: 'walk', f: s.L });
      out += figure(s, W * (0.5 + s.L * 0.36), y(0.92), 345 * u, { pose: 'stroll', f: s.L });
    }
    if (r.chance(0.5))
      out += bunting(s, -10, H * 0.2, W * 0.55, H * 0.1) + bunting(s, W * 0.5, H * 0.1, W + 10, H * 0.24);
    return {
      svg: out + birds(s, W * 0.4, H * 0.12, 5, 13 * u) + fall(s),
      focus: [fx / W, (y(0.3) - 60 * u) / H],
    };
  },
};

const fountain = (s: Stage, x: number, y: number, w: number) => {
  const { p } = s;
  const c = s.tone('#bcae98');
  const d = s.shade(c, 0.35);
  const wet = mix(s.tone(p.water), '#e8f2f0', 0.35);
  return (
    s.cast(x, y, w, w * 0.8, 0.26) +
    path(
      pen`M${x - w / 2} ${y - w * 0.2}L${x - w * 0.44} ${y}Q${x} ${y + w * 0.09} ${x + w * 0.44} ${y}L${x + w / 2} ${y - w * 0.2}Z`,
      s.lin(s.L > 0 ? [d, c] : [c, d], 0, 0, 1, 0),
    ) +
    ellipse(x, y - w * 0.2, w / 2, w * 0.085, s.lift(c, 0.3)) +
    ellipse(x, y - w * 0.2, w * 0.45, w * 0.068, wet) +
    path(
      smooth(
        [
          [x - w * 0.05, y - w * 0.18],
          [x - w * 0.035, y - w * 0.5],
          [x + w * 0.035, y - w * 0.5],
          [x + w * 0.05, y - w * 0.18],
        ],
        true,
        0.05,
      ),
      c,
    ) +
    path(
      pen`M${x - w * 0.2} ${y - w * 0.5}H${x + w * 0.2}Q${x + w * 0.1} ${y - w * 0.4} ${x} ${y - w * 0.4}Q${x - w * 0.1} ${y - w * 0.4} ${x - w * 0.2} ${y - w * 0.5}Z`,
      d,
    ) +
    figure(s, x, y - w * 0.5, w * 0.42, {
      pose: 'reach',
      cast: false,
      who: {
        ...someone(s, { coat: 0.2, cut: 'short', skirt: false, bare: false }),
        top: '#7f8d80',
        bottom: '#7f8d80',
        skin: '#8b998b',
        hair: '#6f7d72',
        shoe: '#6f7d72',
      },
    }) +
    each([-1, 1], (q) =>
      stroke(
        pen`M${x + q * w * 0.17} ${y - w * 0.49}Q${x + q * w * 0.33} ${y - w * 0.5} ${x + q * w * 0.35} ${y - w * 0.2}`,
        '#eef4f2',
        w * 0.012,
        0.8,
      ),
    )
  );
};

const bunting = (s: Stage, x0: number, y0: number, x1: number, y1: number) => {
  const sag = 60 * s.u;
  const k = 15;
  return (
    stroke(
      pen`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`,
      s.tone('#4a4240'),
      1.6 * s.u,
    ) +
    repeat(k, (i) => {
      const t = (i + 0.5) / k;
      const x = lerp(x0, x1, t);
      const y = lerp(y0, y1, t) + sag * 4 * t * (1 - t);
      const q = 13 * s.u;
      return path(
        poly([
          [x - q, y],
          [x + q, y + 2],
          [x, y + q * 2],
        ]),
        s.tone(s.p.cloth[i % 5]!),
      );
    })
  );
};
