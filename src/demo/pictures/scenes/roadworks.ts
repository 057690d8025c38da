// A street is dug up: barriers, a trench with a pipe, an excavator, people in vests.
import { each, ellipse, lerp, path, pen, poly, rect, repeat } from '../draw.ts';
import { digger } from '../kit/digger.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const roadworks: Scene = {
  zoom: 1.2,
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, r } = s;
    const base = H * 0.6;
    const f = s.L;
    let out = sky(s, base) + row(s, -60 * u, W + 40 * u, base, 260 * u, { depth: 0.14, shops: 0.3 });
    out +=
      rect(0, base, W, 60 * u, s.tone('#c9bda9')) +
      rect(0, base + 56 * u, W, H, s.lin([s.tone('#8d8782'), s.tone('#77706c')]));
    out +=
      heap(s, W * (0.5 + f * 0.36), H * 0.8) +
      digger(s, W * (0.5 - f * 0.2), H * 0.8, 330 * u, f, r.pick(['#e3a52c', '#d9722c', '#c9a24a']));
    out += trench(s, H * 0.86);
    out += each([-0.02, 0.14], (k, i) =>
      figure(s, W * (0.5 + f * (0.16 + k)), H * (0.84 + i * 0.03), 290 * u, {
        pose: i ? 'dig' : 'point',
        f: i ? -f : f,
        who: someone(s, {
          vest: '#f08a2c',
          cut: 'helmet',
          hat: '#f2d24a',
          boots: true,
          coat: 0,
          skirt: false,
        }),
      }),
    );
    out += repeat(3, (i) => barrier(s, W * (0.1 + i * 0.33), H * 0.985, 400 * u));
    return { svg: out + fall(s), focus: [0.5, 0.66] };
  },
};

const heap = (s: Stage, x: number, y: number): string => {
  const { u, r } = s;
  const c = s.tone('#8a6a4a');
  const d = pen`M${x - 260 * u} ${y}Q${x - 120 * u} ${y - 190 * u} ${x} ${y - 200 * u}Q${x + 130 * u} ${y - 180 * u} ${x + 260 * u} ${y}Z`;
  return (
    path(d, s.rounded(c)) +
    s.grain(d, x - s.L * 200 * u, y, x + s.L * 100 * u, y - 150 * u, 0.7) +
    s.clip(
      d,
      repeat(40, () =>
        ellipse(
          x + r.range(-230, 230) * u,
          y - r.range(0, 170) * u,
          r.range(6, 18) * u,
          r.range(4, 10) * u,
          s.shade(c, 0.25),
        ),
      ),
    )
  );
};

const trench = (s: Stage, y: number): string => {
  const { W, H, u } = s;
  const d = poly([
    [W * 0.04, y],
    [W * 0.96, y],
    [W * 1.02, y + H * 0.08],
    [-W * 0.02, y + H * 0.08],
  ]);
  const pipe = s.tone('#7fa3ad');
  return (
    path(d, s.lin([s.tone('#3a2c22'), s.tone('#6a4f38')])) +
    rect(-W * 0.02, y + H * 0.028, W * 1.04, 34 * u, s.lin([s.lift(pipe, 0.3), pipe, s.shade(pipe, 0.4)])) +
    repeat(5, (i) => rect(W * (0.12 + i * 0.2), y + H * 0.022, 22 * u, 46 * u, s.shade(pipe, 0.25)))
  );
};

const barrier = (s: Stage, x: number, y: number, w: number): string => {
  const { u, p } = s;
  const h = 54 * u;
  const board = pen`M${x - w / 2} ${y - 150 * u}h${w}v${h}h${-w}Z`;
  return (
    each([-0.4, 0.4], (k) => rect(x + w * k - 8 * u, y - 160 * u, 16 * u, 170 * u, s.tone('#4a4c52'))) +
    path(board, s.tone('#f4eee0')) +
    s.clip(
      board,
      repeat(7, (i) => {
        const a = x - w / 2 + lerp(-0.05, 1, i / 7) * w;
        return path(
          poly([
            [a, y - 96 * u],
            [a + w * 0.07, y - 96 * u],
            [a + w * 0.07 + h * 0.7, y - 150 * u],
            [a + h * 0.7, y - 150 * u],
          ]),
          s.tone('#c4302c'),
        );
      }),
    ) +
    s.glow(x - w * 0.4, y - 172 * u, 80 * u, '#ffb03a', p.dark ? 0.8 : 0.4) +
    ellipse(x - w * 0.4, y - 172 * u, 17 * u, 20 * u, '#ffb84a')
  );
};
