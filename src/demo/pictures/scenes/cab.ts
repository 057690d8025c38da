// This is what the driver of a train sees: rails that meet at the horizon, the land on both sides, the desk
// below.
import { circle, each, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { hills, land } from '../kit/land.ts';
import { fall, sky } from '../kit/sky.ts';
import { village } from '../kit/town.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const cab: Scene = {
  zoom: 1.08,
  hours: ['dawn', 'golden', 'morning', 'night'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p } = s;
    const hz = H * 0.42;
    const vx = W * (0.5 + s.L * 0.04);
    let out = sky(s, hz, { sunX: vx + s.L * 90 * u }) + hills(s, hz - 24 * u, 50 * u, 0.6, { woods: 6 });
    out += village(s, vx + s.L * 200 * u, s.lastRidge, 260 * u, 36 * u, 0.4);
    out += land(s, hz + 6 * u, 5 * u, p.grass, 0.16).svg;
    out += trackside(s, vx, hz) + rails(s, vx, hz) + desk(s);
    return { svg: out + fall(s), focus: [vx / W, 0.45] };
  },
};

const rails = (s: Stage, vx: number, hz: number): string => {
  const { W, H, u } = s;
  const y0 = hz + 12 * u;
  const reach = W * 0.2;
  const bed = poly([
    [vx - 5 * u, y0],
    [vx + 5 * u, y0],
    [W / 2 + reach * 1.9, H],
    [W / 2 - reach * 1.9, H],
  ]);
  const rail = (k: number) =>
    path(
      poly([
        [vx + k * 2 * u, y0],
        [vx + k * 3 * u, y0],
        [W / 2 + k * reach + 12 * u, H],
        [W / 2 + k * reach - 12 * u, H],
      ]),
      s.tone('#e4ddd0'),
    );
  return (
    path(bed, s.lin([s.tone('#a79b8c'), s.tone('#75695e')])) +
    repeat(30, (i) => {
      const t = ((i + 1) / 30) ** 2.4;
      const x = lerp(vx, W / 2, t);
      const half = lerp(5 * u, reach * 1.35, t);
      return rect(x - half, lerp(y0, H, t), half * 2, lerp(1, 30, t) * u, s.tone('#5a4636'));
    }) +
    rail(-1) +
    rail(1)
  );
};

/** Draws masts with their wire, trees, a signal: nearer ones larger. */
const trackside = (s: Stage, vx: number, hz: number): string => {
  const { W, H, u, r } = s;
  return each([0.06, 0.13, 0.26, 0.5], (t) => {
    const y = lerp(hz + 14 * u, H, t);
    const q = lerp(60, 900, t) * u;
    return (
      each([-1, 1], (k) =>
        tree(
          s,
          vx + k * (W * lerp(0.04, 0.9, t) + q * r.range(0.1, 0.4)),
          y,
          q * r.range(0.5, 0.8),
          r.pick(SEASON_TREES[s.season]),
          {
            depth: 0.36 * (1 - t * 2),
            far: t < 0.1,
          },
        ),
      ) +
      stroke(
        pen`M${vx - W * lerp(0.015, 0.62, t)} ${y}v${-q}h${q * 0.4}`,
        s.tone('#4f5a58', 0.3 * (1 - t * 2)),
        lerp(3, 16, t) * u,
      )
    );
  });
};

const desk = (s: Stage): string => {
  const { W, H, u, p } = s;
  const c = s.tone('#2d3238');
  const top = H * 0.86;
  return (
    path(
      pen`M0 ${H}V${top + 30 * u}Q${W / 2} ${top - 40 * u} ${W} ${top + 30 * u}V${H}Z`,
      s.lin([s.lift(c, 0.2), s.shade(c, 0.3)]),
    ) +
    rect(0, 0, 40 * u, H, s.shade(c, 0.2)) +
    rect(W - 40 * u, 0, 40 * u, H, s.shade(c, 0.2)) +
    rect(0, 0, W, 44 * u, s.shade(c, 0.3)) +
    each([0.3, 0.42, 0.54], (k, i) => {
      const [x, y] = [W * k, H * 0.935];
      return (
        circle(x, y, 52 * u, s.tone('#15171b')) +
        circle(x, y, 44 * u, p.dark ? '#ffd790' : s.tone('#efe8d6')) +
        stroke(pen`M${x} ${y}l${(i - 1) * 22 * u} ${-28 * u}`, '#c4302c', 6 * u)
      );
    }) +
    rect(W * 0.64, H * 0.9, 170 * u, 84 * u, s.tone('#3f7d6a'), 1, 8 * u) +
    stroke(pen`M${W * 0.2} ${H}V${H * 0.9}`, s.tone('#c4302c'), 26 * u)
  );
};
