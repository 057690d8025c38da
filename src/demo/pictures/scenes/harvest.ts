// Draws an apple harvest: ladder in the tree, pickers, crates.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { circle, lerp, line, path, pen, repeat, stroke } from '../draw.ts';
import { crate } from '../kit/apple.ts';
import { figure } from '../kit/figure.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const harvest: Scene = {
  zoom: 1.2,
  seasons: ['autumn'],
  hours: ['golden', 'morning', 'noon'],
  weathers: ['clear', 'clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const horizon = H * r.range(0.44, 0.5);
    const x = W * (0.5 + s.L * 0.06);
    const foot = H * 0.92;
    let out = sky(s, horizon) + hills(s, horizon - 30 * u, 40 * u, 0.7, { woods: 4, fields: 4 });
    out += hills(s, horizon + 16 * u, 24 * u, 0.46, { woods: 6, fields: 6 });
    out += land(s, horizon + 60 * u, 10 * u, mix(p.grass, p.grass2, 0.4), 0.12).svg + orchardRows(s, horizon);
    const h = Math.min(H * 0.72, 780 * u);
    out +=
      appleTree(s, x + s.L * 60 * u, foot - 10 * u, h) +
      ladder(s, x - s.L * 110 * u, foot, h * 0.62) +
      pickers(s, x, foot, h);
    out += crates(s, x + s.L * 150 * u, foot);
    return { svg: out + meadow(s, H * 0.9, 130, { flowers: 0.06 }) + fall(s), focus: [x / W, 0.6] };
  },
};

const appleTree = (s: Stage, x: number, y: number, h: number, depth = 0): string => {
  const { r } = s;
  const leaf = r.pick(['#8d7a30', '#a8842c', '#7f8038', '#9c6a2a']);
  const colors = ['#c23a26', '#d9602e', '#b3261e'].map((hex) => s.tone(hex, depth));
  const fruit = repeat(Math.round(h / (18 * s.u)), () => {
    const [dx, dy] = [r.gauss(0, h * 0.17), r.gauss(0, h * 0.15)];
    return circle(x + dx, y - h * 0.6 + dy, h * 0.0125, r.pick(colors));
  });
  return tree(s, x, y, h, 'round', { leaf, depth, far: h < 150 * s.u }) + fruit;
};

/** Draws rows of trees that come closer. */
const orchardRows = (s: Stage, horizon: number): string => {
  const { W, H, u, r } = s;
  return repeat(3, (row) => {
    const y = lerp(horizon + 70 * u, H * 0.74, row / 2.2);
    const h = lerp(110, 300, row / 2) * u;
    const count = Math.ceil(W / (h * 1.05));
    return repeat(count, (i) => {
      const x = ((i + 0.5 * (row % 2) + 0.2) / count) * W + r.range(-14, 14) * u;
      const isInTheWay = row === 2 && Math.abs(x - W * 0.5) < 240 * u;
      return isInTheWay ? '' : appleTree(s, x, y, h, 0.3 - row * 0.1);
    });
  });
};

/** Draws a ladder that leans from (x,y) into the tree, towards the light. */
const ladder = (s: Stage, x: number, y: number, h: number): string => {
  const { u, L } = s;
  const wood = s.tone('#caa06a');
  const at = (side: number, t: number): Point => [
    x + side * lerp(34, 22, t) * u + L * t * 120 * u,
    y - h * t,
  ];
  const rail = (side: number) => line([at(side, 0), at(side, 1)]);
  const rungs = repeat(9, (i) => line([at(-1, (i + 1) / 10), at(1, (i + 1) / 10)]));
  return stroke(rail(-1) + rail(1), wood, 9 * u) + stroke(rungs, s.shade(wood, 0.25), 7 * u);
};

/** Draws one picker on the ladder, one with a basket, and a child that holds an apple. */
const pickers = (s: Stage, x: number, foot: number, h: number): string => {
  const { u, r, L } = s;
  const up = figure(s, x - L * 66 * u, foot - h * 0.24, 235 * u, {
    pose: {
      legs: [
        [18, -8],
        [-2, -6],
      ],
      arms: [
        [140, 160],
        [120, 140],
      ],
      lean: 2,
    },
    f: L,
    who: someone(s, { skirt: false, hat: '#b3261e', cut: r.pick(['cap', 'scarf', 'beanie']) }),
    cast: false,
  });
  let out =
    up +
    figure(s, x - L * 260 * u, foot + 8 * u, 270 * u, {
      pose: 'carry',
      f: L,
      who: someone(s, { apron: '#e8dcc4' }),
    });
  const [bx, by] = s.hands[0];
  out += basket(s, bx, by + 6 * u, 44 * u);
  return (
    out +
    figure(s, x - L * 350 * u, foot + 20 * u, 170 * u, {
      pose: r.pick(['wave', 'hold', 'point']),
      f: L,
      who: someone(s, { kid: true }),
    })
  );
};

const basket = (s: Stage, x: number, y: number, q: number): string => {
  const straw = s.tone('#b98a4a');
  const apples = repeat(5, (i) =>
    circle(x + (i - 2) * q * 0.4, y - q * 0.42, q * 0.24, s.tone(i % 2 ? '#c23a26' : '#d9602e')),
  );
  const body = pen`M${x - q} ${y - q * 0.4}L${x - q * 0.76} ${y + q * 0.6}H${x + q * 0.76}L${x + q} ${y - q * 0.4}Z`;
  return (
    apples +
    path(body, straw) +
    stroke(
      pen`M${x - q * 0.95} ${y - q * 0.1}H${x + q * 0.95}M${x - q * 0.85} ${y + q * 0.25}H${x + q * 0.85}`,
      s.shade(straw, 0.35),
      q * 0.1,
      0.6,
    )
  );
};

const crates = (s: Stage, x: number, y: number): string => {
  const { u, L } = s;
  const left = (k: number, w: number) => (L > 0 ? x + k * u : x - k * u - w);
  const [a, b, c] = [150 * u, 132 * u, 140 * u];
  return (
    crate(s, left(170, b), y + 22 * u, b) +
    crate(s, left(0, a), y + 36 * u, a) +
    crate(s, left(40, c), y + 36 * u - a * 0.42, c)
  );
};
