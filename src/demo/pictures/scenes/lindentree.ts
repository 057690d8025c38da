// Draws one old tree on a square, with a bench around its trunk, held by ropes.
import { ellipse, path, pen, rect, stroke } from '../draw.ts';
import { crowd } from '../kit/crowd.ts';
import { paving } from '../kit/paving.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const lindentree: Scene = {
  zoom: 1.15,
  hours: ['morning', 'golden', 'noon'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p } = s;
    const base = H * 0.66;
    let out = sky(s, base) + row(s, -40 * u, W + 40 * u, base, 190 * u, { depth: 0.3 });
    out += paving(s, base, '#cdbb98');
    out += crowd(s, 5, W * 0.04, W * 0.96, base + 20 * u, base + 60 * u, () => 150 * u, { depth: 0.2 });
    const x = W * (0.5 + s.L * 0.06);
    const foot = H * 0.86;
    out +=
      ropes(s, x, foot, -1) + ropes(s, x, foot, 1) + tree(s, x, foot, H * 0.84, p.snow ? 'bare' : 'round');
    out += bench(s, x, foot);
    out += crowd(s, 2, W * 0.08, W * 0.3, H * 0.93, H * 0.96, () => 270 * u, {
      poses: ['relaxed', 'point', 'stand'],
    });
    return { svg: out + fall(s), focus: [x / W, 0.42] };
  },
};

/** Draws ropes from high up in the crown to a post in the ground. */
const ropes = (s: Stage, x: number, y: number, side: number): string => {
  const { H, u } = s;
  const post = x + side * 520 * u;
  const rope = s.tone('#e9e0c8');
  return (
    stroke(
      pen`M${x + side * 60 * u} ${y - H * 0.5}Q${x + side * 330 * u} ${y - H * 0.2} ${post} ${y - 40 * u}`,
      rope,
      7 * u,
    ) + rect(post - 12 * u, y - 70 * u, 24 * u, 84 * u, s.tone('#6f5238'))
  );
};

const bench = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  const wood = s.tone('#9a6b42');
  return (
    ellipse(x, y + 8 * u, 190 * u, 40 * u, s.p.shadow, 0.3) +
    path(
      pen`M${x - 180 * u} ${y - 48 * u}A${180 * u} ${38 * u} 0 0 0 ${x + 180 * u} ${y - 48 * u}V${y - 26 * u}A${180 * u} ${38 * u} 0 0 1 ${x - 180 * u} ${y - 26 * u}Z`,
      wood,
    ) +
    stroke(
      pen`M${x - 168 * u} ${y - 30 * u}V${y + 14 * u}M${x - 60 * u} ${y + 6 * u}V${y + 42 * u}M${x + 60 * u} ${y + 6 * u}V${y + 42 * u}M${x + 168 * u} ${y - 30 * u}V${y + 14 * u}`,
      s.shade(wood, 0.3),
      14 * u,
    )
  );
};
