// Draws a bouquet in a vase on a table, fruit beside it.
import { circle, ellipse, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { bouquet } from '../kit/bouquet.ts';
import { view } from '../kit/view.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const flowers: Scene = {
  zoom: 1.35,
  hours: ['morning', 'noon', 'golden', 'morning'],
  weathers: ['clear', 'cloudy'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, r } = s;
    const ty = H * r.range(0.66, 0.74);
    const wall = s.tone(r.pick(['#d9b49a', '#9fb8b4', '#e6cf9f', '#b8a6b8', '#c98f6f', '#5f7f86']));
    const table = s.tone(r.pick(['#8a5a3c', '#c9a06a', '#5b4a52', '#ddc9a8']));
    const x = W * (0.5 + s.L * r.range(-0.1, 0.06));
    let out = rect(0, 0, W, H, s.lin([s.lift(wall, 0.12), wall]));
    out += r.chance(0.5)
      ? view(s, W * (0.5 + s.L * 0.3) - 170 * u, H * 0.06, 340 * u, H * 0.46)
      : path(
          poly([
            [W * (0.5 + s.L * 0.1), 0],
            [W * (0.5 + s.L * 0.42), 0],
            [W * (0.5 + s.L * 0.1), ty],
            [W * (0.5 - s.L * 0.3), ty],
          ]),
          '#fff3cf',
          0.35,
        ) +
        path(
          poly([
            [W * (0.5 + s.L * 0.24), 0],
            [W * (0.5 + s.L * 0.27), 0],
            [W * (0.5 - s.L * 0.07), ty],
            [W * (0.5 - s.L * 0.11), ty],
          ]),
          wall,
        );
    out += path(pen`M0 ${ty}H${W}V${H}H0Z`, s.lin([s.lift(table, 0.25), table, s.shade(table, 0.25)]));
    out += path(
      poly([
        [W * (0.5 - s.L * 0.5), H],
        [W * (0.5 + s.L * 0.2), ty],
        [W * (0.5 + s.L * 0.5), ty],
        [W * (0.5 + s.L * 0.24), H],
      ]),
      '#fff0c8',
      0.16,
    );
    out += bouquet(s, x, ty + 110 * u, 1.06, r.int(11, 15));

    out += threeFruits(s, ty, x);
    out += books(s, ty, x);
    return {
      svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.6, H * 0.3, 0.4),
      focus: [x / W, (ty - 240 * u) / H],
    };
  },
};

const threeFruits = (s: Stage, ty: number, x: number): string => {
  const { u, p, r } = s;
  const fruit = (fx: number, fy: number, q: number, c: string) =>
    ellipse(fx - s.L * q * 0.5, fy + q * 0.86, q * 1.2, q * 0.24, p.shadow, 0.3) +
    circle(fx, fy, q, c) +
    s.grain(
      pen`M${fx - q} ${fy}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
      fx - s.L * q,
      fy + q,
      fx + s.L * q * 0.4,
      fy - q * 0.4,
      0.8,
    ) +
    ellipse(fx + s.L * q * 0.36, fy - q * 0.4, q * 0.2, q * 0.13, '#fff', 0.45) +
    stroke(
      pen`M${fx} ${fy - q * 0.9}q${q * 0.05} ${-q * 0.3} ${q * 0.2} ${-q * 0.4}`,
      s.tone('#5a3a24'),
      q * 0.09,
    );
  const fc = r.pick([
    ['#d8433a', '#e8a23a', '#c9c24a'],
    ['#e8a23a', '#e8b24a', '#dc7a2a'],
    ['#8f9f3a', '#c4452f', '#7a2f4a'],
  ]);
  const fx = x + s.L * 250 * u;
  return (
    fruit(fx + s.L * 40 * u, ty + 118 * u, 54 * u, s.tone(fc[0])) +
    fruit(fx - s.L * 62 * u, ty + 150 * u, 58 * u, s.tone(fc[1])) +
    fruit(fx + s.L * 150 * u, ty + 158 * u, 50 * u, s.tone(fc[2]))
  );
};

const books = (s: Stage, ty: number, x: number): string => {
  const { u, p, r } = s;
  let out = '';
  if (r.chance(0.6))
    out += repeat(
      3,
      (i) =>
        rect(
          x - s.L * 330 * u - 110 * u + r.range(-10, 10) * u,
          ty + (140 - i * 32) * u,
          220 * u,
          31 * u,
          s.tone(p.cloth[i]!),
        ) + rect(x - s.L * 330 * u - 110 * u, ty + (146 - i * 32) * u, 8 * u, 19 * u, '#f4ead2', 0.6),
    );
  return out;
};
