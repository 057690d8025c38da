// Two people mount solar modules on a tiled roof.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { each, lerp, line, path, pen, poly, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { hills } from '../kit/land.ts';
import type { Person } from '../kit/person.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { row, village } from '../kit/town.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const solar: Scene = {
  zoom: 1.14,
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'clear', 'cloudy'],
  seasons: ['spring', 'summer', 'autumn'],
  draw(s) {
    const { W, H, u } = s;
    const hz = H * 0.42;
    const f = s.L;
    let out =
      sky(s, hz) +
      hills(s, hz - 20 * u, 44 * u, 0.66, { woods: 4, fields: 5 }) +
      hills(s, hz + 40 * u, 26 * u, 0.45, { woods: 5 });
    out += village(s, W * (0.5 - f * 0.28) - 150 * u, s.lastRidge, 320 * u, 40 * u, 0.36);
    out += repeat(5, (i) =>
      tree(s, W * (i / 4), H * 0.66, 250 * u, 'round', { depth: 0.24, noShadow: true }),
    );
    out += row(s, -40, W, H * 0.74, 170 * u, { depth: 0.2, kinds: ['eaves', 'gable', 'eaves'] });
    const roof = s.tone(s.turn(['#a8492f', '#59565e', '#b8683f', '#7c3b2e']));
    const tilt = s.turn([0, 0.05, -0.06, 0.02, 0.07]) * H;
    const A: Point = [f > 0 ? W * -0.05 : W * 1.05, H * 1.05];
    const B: Point = [f > 0 ? W * 0.22 : W * 0.78, H * 0.5 + tilt];
    const C: Point = [f > 0 ? W * 1.04 : W * -0.04, H * 0.42 - tilt];
    const D: Point = [f > 0 ? W * 1.1 : W * -0.1, H * 1.05];
    const at = (a: number, b: number): Point => {
      const t0: Point = [lerp(B[0], C[0], a), lerp(B[1], C[1], a)];
      const t1: Point = [lerp(A[0], D[0], a), lerp(A[1], D[1], a)];
      return [lerp(t0[0], t1[0], b), lerp(t0[1], t1[1], b)];
    };
    const d = poly([A, B, C, D]);
    out += path(d, s.lin([s.lift(roof, 0.18), roof, s.shade(roof, 0.25)]));
    out += tiles(s, at, d);
    out += s.grain(d, A[0], A[1], C[0], C[1], 0.5);

    const [cols, rows, gapAt] = s.turn([
      [5, 3, 14],
      [4, 2, 9],
      [5, 2, 9],
      [3, 3, 8],
      [5, 3, 12],
    ]);
    out += modules(s, f, at, cols, rows, gapAt);
    out += fitters(s, f, at);
    return { svg: out + fall(s), focus: [at(0.5, 0.35)[0]! / W, at(0.5, 0.35)[1]! / H] };
  },
};

const tiles = (s: Stage, at: (a: number, b: number) => Point, d: string): string => {
  const { u, p, r } = s;

  return s.clip(
    d,
    stroke(
      repeat(20, (i) => {
        const [x1, y1] = at(0, i / 20);
        const [x2, y2] = at(1, i / 20);
        return pen`M${x1} ${y1}L${x2} ${y2}`;
      }),
      p.shadow,
      4 * u,
      0.35,
    ) +
      repeat(90, () => {
        const a = Math.floor(r.f() * 30) / 30;
        const b = Math.floor(r.f() * 20) / 20;
        return path(
          poly([at(a, b), at(a + 1 / 30, b), at(a + 1 / 30, b + 0.05), at(a, b + 0.05)]),
          r.chance(0.5) ? p.shadow : '#ffcfa0',
          0.16,
        );
      }),
  );
};

const modules = (
  s: Stage,
  f: number,
  at: (a: number, b: number) => Point,
  cols: number,
  rows: number,
  gapAt: number,
): string => {
  const { u, p } = s;
  const cellD = s.tone('#1d3554');
  const cell = s.tone('#2f5a86');
  let out = '';
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      if (i * rows + j === gapAt || (i === 4 && j === 2)) continue;
      const a = 0.16 + i * 0.155;
      const b = 0.1 + j * 0.25;
      const e = 0.147;
      const g = 0.235;
      const q = [at(a, b), at(a + e, b), at(a + e, b + g), at(a, b + g)];
      out += path(poly(q.map(([x, y]): Point => [x - f * 8 * u, y + 14 * u])), p.shadow, 0.4);
      out += path(poly(q), s.tone('#cfd6d8'));
      out += path(
        poly([
          at(a + 0.005, b + 0.01),
          at(a + e - 0.005, b + 0.01),
          at(a + e - 0.005, b + g - 0.012),
          at(a + 0.005, b + g - 0.012),
        ]),
        s.lin([mix(cell, p.sky[0], 0.35), cell, cellD]),
      );
      out += stroke(
        each([1, 2, 3], (k) => line([at(a + (e * k) / 4, b), at(a + (e * k) / 4, b + g)])) +
          each([1, 2, 3, 4], (k) => line([at(a, b + (g * k) / 5), at(a + e, b + (g * k) / 5)])),
        '#9fc0d8',
        1.8 * u,
        0.45,
      );
      out += path(
        poly([at(a + e * 0.5, b), at(a + e * 0.8, b), at(a + e * 0.4, b + g), at(a + e * 0.1, b + g)]),
        '#ffffff',
        0.13,
      );
    }
  return out;
};

const fitters = (s: Stage, f: number, at: (a: number, b: number) => Point): string => {
  const { u, r } = s;
  const [wx, wy] = at(0.86, 0.74);
  const [vx, vy] = at(0.1, 0.5);
  const crew = (o: Partial<Person> = {}) =>
    someone(s, {
      cut: 'helmet',
      hat: r.pick(['#f4efe0', '#e8c23a', '#c4452f']),
      vest: '#e8762c',
      boots: true,
      coat: 0,
      skirt: false,
      bare: true,
      ...o,
    });
  return (
    figure(s, wx, wy, 330 * u, { pose: 'kneel', f: -f, who: crew() }) +
    figure(s, vx, vy + 40 * u, 380 * u, { pose: r.pick(['point', 'hold', 'stand']), f, who: crew() })
  );
};
