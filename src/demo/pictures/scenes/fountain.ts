// Draws the fountain on the square: water in summer, icicles in winter.
import { circle, each, ellipse, path, pen, rect, repeat, stroke } from '../draw.ts';
import { crowd } from '../kit/crowd.ts';
import { paving } from '../kit/paving.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const fountain: Scene = {
  zoom: 1.2,
  hours: ['morning', 'golden', 'noon', 'dusk'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p } = s;
    const base = H * 0.62;
    let out = sky(s, base) + row(s, -50 * u, W + 40 * u, base, 210 * u, { depth: 0.22, shops: 0.4 });
    out += paving(s, base, p.snow ? '#dcd9d4' : '#cdb899');
    out += crowd(s, 6, W * 0.02, W * 0.98, base + 24 * u, base + 70 * u, () => 160 * u, { depth: 0.1 });
    const x = W * (0.5 - s.L * 0.05);
    out += basin(s, x, H * 0.84);
    out += crowd(
      s,
      2,
      W * (s.L > 0 ? 0.68 : 0.06),
      W * (s.L > 0 ? 0.94 : 0.3),
      H * 0.92,
      H * 0.96,
      () => 290 * u,
      {
        poses: ['relaxed', 'point', 'stand'],
        kids: 0.4,
      },
    );
    return { svg: out + fall(s), focus: [x / W, 0.5] };
  },
};

const basin = (s: Stage, x: number, y: number): string => {
  const { H, u, p } = s;
  const stone = s.tone('#b7aa97');
  const q = 330 * u;
  const wall = pen`M${x - q} ${y - 90 * u}L${x - q * 0.9} ${y + 30 * u}A${q * 0.9} ${50 * u} 0 0 0 ${x + q * 0.9} ${y + 30 * u}L${x + q} ${y - 90 * u}Z`;
  return (
    s.cast(x, y + 60 * u, q * 1.8, H * 0.4, 0.25) +
    path(wall, s.rounded(stone)) +
    s.grain(wall, x - s.L * q, y, x + s.L * q, y - 90 * u, 0.5) +
    ellipse(x, y - 90 * u, q, 62 * u, s.lift(stone, 0.25)) +
    ellipse(x, y - 88 * u, q * 0.9, 50 * u, s.tone(p.snow ? '#dfeaf0' : '#5f97a3')) +
    rect(x - 44 * u, y - 520 * u, 88 * u, 440 * u, s.rounded(stone)) +
    ellipse(x, y - 330 * u, 150 * u, 34 * u, s.shade(stone, 0.12)) +
    ellipse(x, y - 342 * u, 150 * u, 30 * u, s.lift(stone, 0.2)) +
    rect(x - 62 * u, y - 546 * u, 124 * u, 30 * u, s.lift(stone, 0.15)) +
    lion(s, x, y - 546 * u) +
    (p.snow ? icicles(s, x, y) : jets(s, x, y))
  );
};

/** Draws a small beast that sits on top. */
const lion = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  const c = s.tone('#9c8f7d');
  return (
    ellipse(x, y - 60 * u, 46 * u, 64 * u, s.rounded(c)) +
    circle(x + s.L * 14 * u, y - 138 * u, 46 * u, s.rounded(c)) +
    circle(x + s.L * 34 * u, y - 130 * u, 24 * u, s.lift(c, 0.2)) +
    stroke(
      pen`M${x - s.L * 36 * u} ${y - 20 * u}q${-s.L * 60 * u} ${-30 * u} ${-s.L * 30 * u} ${-90 * u}`,
      c,
      14 * u,
    )
  );
};

const jets = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  return each([-1, 1], (f) =>
    repeat(4, (i) =>
      stroke(
        pen`M${x + f * 40 * u} ${y - (420 - i * 6) * u}Q${x + f * (150 + i * 22) * u} ${y - (450 - i * 10) * u} ${x + f * (190 + i * 20) * u} ${y - 92 * u}`,
        '#f4fafa',
        (7 - i) * u,
        0.6,
      ),
    ),
  );
};

const icicles = (s: Stage, x: number, y: number): string => {
  const { u, r } = s;
  const hang = (cx: number, cy: number, reach: number, count: number) =>
    repeat(count, (i, t) => {
      const ix = cx + (t - 0.5) * 2 * reach;
      const h = r.range(30, 120) * u;
      return path(
        pen`M${ix - 9 * u} ${cy}L${ix} ${cy + h}L${ix + 9 * u} ${cy}Z`,
        i % 2 ? '#eef6fa' : '#c9dfea',
        0.9,
      );
    });
  return (
    hang(x, y - 326 * u, 140 * u, 15) +
    hang(x, y - 60 * u, 300 * u, 24) +
    ellipse(x, y - 352 * u, 140 * u, 22 * u, '#fbfaf6', 0.95) +
    ellipse(x, y - 96 * u, 300 * u, 30 * u, '#fbfaf6', 0.9) +
    path(pen`M${x - 70 * u} ${y - 548 * u}q${70 * u} ${-30 * u} ${140 * u} 0Z`, '#fbfaf6')
  );
};
