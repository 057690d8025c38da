// Draws a level crossing: the barriers are down, the lights red, cars wait, the train passes.
import { circle, each, lerp, path, poly, rect, repeat } from '../draw.ts';
import { car } from '../kit/car.ts';
import { cyclist } from '../kit/cyclist.ts';
import { hills, land } from '../kit/land.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { train } from '../kit/train.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const crossing: Scene = {
  zoom: 1.15,
  hours: ['morning', 'dusk', 'golden', 'noon'],
  weathers: ['clear', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const base = H * 0.56;
    const f = s.L;
    let out =
      sky(s, base) +
      hills(s, base - 110 * u, 50 * u, 0.55, { woods: 5 }) +
      row(s, W * 0.2, W + 40 * u, base, 150 * u, { depth: 0.3 });
    out += land(s, base - 4 * u, 4 * u, p.grass, 0.1).svg;
    out +=
      rect(0, base + 40 * u, W, 50 * u, s.tone('#8a7c6d')) +
      rect(0, base + 52 * u, W, 8 * u, s.tone('#e0d8ca')) +
      rect(0, base + 76 * u, W, 8 * u, s.tone('#e0d8ca'));
    if (p.dark) s.floodlit(0.4);
    out += train(
      s,
      W * 0.5 - f * W * 0.1 - W * 0.5,
      base + 70 * u,
      W * 0.95,
      f,
      r.pick(['#2f6f78', '#c4452f', '#3f6b5b', '#d99a2c']),
    );
    out += rect(0, base + 96 * u, W, H, s.lin([s.tone('#85807d'), s.tone('#68656a')]));
    out += repeat(6, (i) => rect(W * (i / 5.4), H * 0.9, 110 * u, 11 * u, s.tone('#eee6d6'), 0.8));
    out += gate(s, W * (0.5 - f * 0.3), H * 0.74, f);
    out += car(s, W * (0.5 + f * 0.04) - 190 * u, H * 0.88, 400 * u, { f: -f, color: r.pick(p.cloth) });
    out += car(s, W * (0.5 + f * 0.36) - 190 * u, H * 0.885, 400 * u, {
      f: -f,
      color: r.pick(p.cloth),
      kind: 'van',
    });
    out += cyclist(s, W * (0.5 - f * 0.12), H * 0.975, 58 * u, -f);
    return { svg: out + fall(s), focus: [0.5 - f * 0.14, 0.62] };
  },
};

const gate = (s: Stage, x: number, y: number, f: number): string => {
  const { H, u, p } = s;
  const len = 760 * u;
  const bar = poly([
    [x, y - 60 * u],
    [x + f * len, y - 50 * u],
    [x + f * len, y - 26 * u],
    [x, y - 22 * u],
  ]);
  const sx = x - f * 90 * u;
  return (
    rect(x - 30 * u, y - 90 * u, 60 * u, 110 * u, s.tone('#4a4f54'), 1, 8 * u) +
    path(bar, s.tone('#f4eee0')) +
    s.clip(
      bar,
      repeat(5, (i) =>
        rect(
          Math.min(x, x + f * len) + lerp(0.04, 0.84, i / 4) * len,
          y - 80 * u,
          len * 0.1,
          80 * u,
          s.tone('#c4302c'),
        ),
      ),
    ) +
    rect(sx - 9 * u, y - H * 0.36, 18 * u, H * 0.38, s.tone('#8d9296')) +
    each([-1, 1], (k) =>
      path(
        poly([
          [sx + k * 80 * u, y - H * 0.38],
          [sx + k * 96 * u, y - H * 0.36],
          [sx - k * 80 * u, y - H * 0.28],
          [sx - k * 96 * u, y - H * 0.3],
        ]),
        s.tone('#f4eee0'),
      ),
    ) +
    each([-1, 1], (k) =>
      path(
        poly([
          [sx + k * 88 * u, y - H * 0.37],
          [sx + k * 96 * u, y - H * 0.36],
          [sx + k * 50 * u, y - H * 0.335],
          [sx + k * 42 * u, y - H * 0.345],
        ]),
        s.tone('#c4302c'),
      ),
    ) +
    rect(sx - 44 * u, y - H * 0.26, 88 * u, 90 * u, '#1d1e22', 1, 14 * u) +
    s.glow(sx, y - H * 0.26 + 44 * u, 170 * u, '#ff4a38', p.dark ? 0.8 : 0.45) +
    circle(sx, y - H * 0.26 + 44 * u, 30 * u, '#ff5a44')
  );
};
