// Draws a shell of a building with scaffolding and crane, people in helmets.
import { each, path, pen, poly, rect, repeat, smooth, stroke } from '../draw.ts';
import { crane } from '../kit/crane.ts';
import { figure } from '../kit/figure.ts';
import { land } from '../kit/land.ts';
import type { Person } from '../kit/person.ts';
import { someone } from '../kit/person.ts';
import { sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

interface Shell {
  readonly base: number;
  readonly f: number;
  readonly w: number;
  readonly x: number;
  readonly fh: number;
  readonly con: string;
}

export const construction: Scene = {
  hours: ['morning', 'noon', 'golden', 'dusk'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, r } = s;
    const base = H * 0.8;
    const f = r.sign();
    const w = 560 * u;
    const x = W * 0.5 + f * 40 * u - w / 2;
    const fh = 120 * u;

    const con = s.tone('#cbc4b6');
    let out = sky(s, H * 0.66) + row(s, -50 * u, W, H * 0.7, 130 * u, { depth: 0.5 });
    out += crane(s, W * (0.5 - f * 0.27), base, H * 0.86, f, r.pick(['#e9b52f', '#d8572f', '#3f7d9a']));
    if (r.chance(0.5)) out += crane(s, W * (0.5 + f * 0.42), H * 0.72, H * 0.6, -f, '#c4452f', 0.5);
    out += land(s, H * 0.74, 12 * u, '#c9a473', 0.12).svg;
    const shell = { base, f, w, x, fh, con };
    out += concreteFloors(s, shell);
    const sx = f > 0 ? x - 26 * u : x + w - 130 * u; // The scaffold stands on one side.
    out += scaffolding(s, shell, sx);
    const crew = (o: Partial<Person> = {}) =>
      someone(s, {
        vest: r.pick(['#f08a2c', '#e3dc3a']),
        cut: 'helmet',
        hat: r.pick(['#f4efe0', '#e8c23a', '#3f7fb0']),
        skirt: false,
        coat: 0,
        boots: true,
        bare: r.chance(0.4),
        ...o,
      });
    out += each([1, 2, 3], (i) =>
      figure(s, sx + r.range(40, 120) * u, base - fh * i, 98 * u, {
        pose: r.pick(['reach', 'hold', 'bend', 'stand']),
        who: crew(),
        cast: false,
      }),
    );
    out += each([0.3, 0.6], (k) =>
      figure(s, x + w * (f > 0 ? k : 1 - k) * (f > 0 ? 0.9 : 1), base - fh * 3 - 9 * u, 98 * u, {
        pose: r.pick(['point', 'carry', 'bend']),
        who: crew(),
        cast: false,
      }),
    );
    out += material(s, shell);
    out += talkers(s, shell, crew);
    out += barrier(s);
    return { svg: out, focus: [0.5 + (f * 20 * u) / W, 0.5] };
  },
};

const concreteFloors = (s: Stage, { base, fh, w, f, x, con }: Shell): string => {
  const { u, p, r } = s;
  const floors = 4;
  let out = '';
  for (let i = 0; i < floors; i++) {
    const y = base - i * fh;
    const done = i < floors - 1 ? 1 : 0.6;
    const ww = w * done;
    const xx = f > 0 ? x : x + w - ww;
    out += rect(xx + 10 * u, y - fh, ww - 20 * u, fh, s.shade(con, 0.62));
    if (i < 2)
      out += repeat(5, (j) =>
        r.chance(0.75)
          ? rect(
              xx + 14 * u + (j * (ww - 28 * u)) / 5,
              y - fh + 10 * u,
              (ww - 40 * u) / 5,
              fh - 10 * u,
              s.tone('#c0694a'),
            ) +
            repeat(5, (q) =>
              rect(
                xx + 14 * u + (j * (ww - 28 * u)) / 5,
                y - fh + 10 * u + q * 22 * u,
                (ww - 40 * u) / 5,
                2 * u,
                '#f1dcc0',
                0.4,
              ),
            )
          : '',
      );
    out += repeat(
      6,
      (j) =>
        rect(xx + 6 * u + (j * (ww - 34 * u)) / 5, y - fh, 22 * u, fh, con) +
        rect(xx + (s.L > 0 ? 6 : 18) * u + (j * (ww - 34 * u)) / 5, y - fh, 10 * u, fh, p.shadow, 0.25),
    );
    out += rect(xx - 8 * u, y - fh - 9 * u, ww + 16 * u, 19 * u, s.lift(con, 0.25));
    out += rect(xx - 8 * u, y - fh + 10 * u, ww + 16 * u, 9 * u, p.shadow, 0.3);
    if (i === floors - 1)
      out += repeat(7, (j) =>
        stroke(pen`M${xx + 16 * u + (j * (ww - 34 * u)) / 6} ${y - fh}v${-36 * u}`, s.tone('#7a4a3a'), 3 * u),
      );
  }
  return out;
};

const scaffolding = (s: Stage, { base, fh }: Shell, sx: number): string => {
  const { u } = s;
  let out = repeat(4, (i) => rect(sx + i * 50 * u, base - fh * 4.1, 6 * u, fh * 4.1, s.tone('#8e9496')));
  out += repeat(
    5,
    (i) =>
      rect(sx - 8 * u, base - fh * (i + 0.02), 172 * u, 9 * u, s.tone('#c79a5a')) +
      rect(sx - 8 * u, base - fh * (i + 0.42), 172 * u, 4 * u, s.tone('#8e9496')),
  );
  return (
    out +
    repeat(4, (i) =>
      stroke(
        pen`M${sx + (i % 2 ? 150 : 0) * u} ${base - fh * i}L${sx + (i % 2 ? 0 : 150) * u} ${base - fh * (i + 1)}`,
        s.tone('#8e9496'),
        4 * u,
      ),
    )
  );
};

const material = (s: Stage, { f }: Shell): string => {
  const { W, H, u } = s;
  let out = land(s, H * 0.86, 10 * u, '#b48d60').svg;
  out += repeat(3, (i) => {
    const bx = W * (0.5 + f * 0.26) + i * 30 * u;
    const y = H * 0.9 + i * 4 * u;
    return (
      rect(bx, y - 30 * u * (3 - i), 120 * u, 28 * u, s.tone('#c0694a')) +
      rect(bx, y - 30 * u * (3 - i) + 28 * u, 120 * u, 4 * u, s.tone('#8a5a3a'))
    );
  });
  return (
    out +
    path(
      smooth([
        [W * (0.5 - f * 0.5) - 160 * u, H * 0.93],
        [W * (0.5 - f * 0.46), H * 0.83],
        [W * (0.5 - f * 0.42) + 60 * u, H * 0.84],
        [W * (0.5 - f * 0.4) + 200 * u, H * 0.93],
      ]),
      s.tone('#d8bd8c'),
    )
  );
};

const talkers = (s: Stage, { f }: Shell, crew: (o?: Partial<Person>) => Person): string => {
  const { W, H, u } = s;
  return (
    figure(s, W * (0.5 - f * 0.12), H * 0.97, 262 * u, {
      pose: 'point',
      f,
      who: crew({ cut: 'helmet' }),
    }) +
    figure(s, W * (0.5 - f * 0.04), H * 0.975, 255 * u, {
      pose: 'hold',
      f,
      who: crew({ woman: true }),
    })
  );
};

const barrier = (s: Stage): string => {
  const { W, H, u } = s;
  return (
    repeat(Math.ceil(W / (120 * u)) + 1, (i) =>
      rect(i * 120 * u - 6 * u, H * 0.93, 10 * u, 80 * u, s.tone('#d9d5c8')),
    ) +
    repeat(Math.ceil(W / (40 * u)), (i) =>
      path(
        poly([
          [i * 40 * u, H * 0.945],
          [i * 40 * u + 20 * u, H * 0.945],
          [i * 40 * u + 30 * u, H * 0.963],
          [i * 40 * u + 10 * u, H * 0.963],
        ]),
        s.tone('#d8432f'),
      ),
    )
  );
};
