// Draws a close-up of old steel girders: joint plate, rivets, rust against the sky.
import type { Point } from '../draw.ts';
import { at, blob, box, circle, each, path, pen, poly, rect, repeat } from '../draw.ts';
import { fall, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

type Girder = readonly [x1: number, y1: number, x2: number, y2: number, width: number];

export const rivets: Scene = {
  zoom: 1.32,
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'clear', 'cloudy'],
  draw(s) {
    const { W, H, r } = s;
    const steel = s.tone(s.turn(['#4a5c56', '#566470', '#7a4a3c', '#46586e', '#5d6350']));
    const joint: Point = [0.5 + s.L * r.range(0.02, 0.1), r.range(0.44, 0.54)];
    const girders = s.turn([crossing(joint), lattice(joint), crossing(joint)]);
    let out = sky(s, H * 1.1, { sunX: W * (0.5 - s.L * 0.2), clouds: 'streaks' });
    out += each(girders, ([x1, y1, x2, y2, width]) =>
      girder(s, [x1 * W, y1 * H, x2 * W, y2 * H, width * s.u], steel),
    );
    out += plate(s, joint[0] * W, joint[1] * H, steel);
    return { svg: out + fall(s), focus: joint };
  },
};

/** Draws five girders that meet in one joint, far ones first. */
const crossing = ([x, y]: Point): Girder[] => [
  [x - 1.2, y + 0.8, x + 1.2, y - 0.78, 56],
  [x - 1.2, y - 0.72, x + 1.2, y + 0.86, 56],
  [-0.1, 0.97, 1.1, 0.93, 104],
  [-0.1, y + 0.04, 1.1, y - 0.06, 92],
  [x - 0.01, -0.1, x + 0.02, 1.1, 104],
];

/** Draws two chords with crossed bars between them. */
const lattice = ([x, y]: Point): Girder[] => [
  ...[-0.72, -0.36, 0, 0.36, 0.72].flatMap((k): Girder[] => [
    [x + k - 0.3, y + 0.62, x + k + 0.3, y - 0.62, 40],
    [x + k - 0.3, y - 0.62, x + k + 0.3, y + 0.62, 40],
  ]),
  [-0.1, y - 0.4, 1.1, y - 0.44, 96],
  [-0.1, y + 0.46, 1.1, y + 0.43, 112],
];

/** Draws a girder with its flanges, two rows of rivets, and rust. Drawn lying, then turned into place. */
const girder = (s: Stage, [x1, y1, x2, y2, w]: Girder, steel: string): string => {
  const { u, r } = s;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const body = box(0, -w / 2, length, w);
  let out = path(body, steel) + rect(0, -w * 0.5, length, w * 0.15, s.lift(steel, 0.4));
  out += rect(0, w * 0.3, length, w * 0.2, s.shade(steel, 0.45)) + s.clip(body, rust(s, length, w));
  out += repeat(Math.floor(length / (30 * u)), (i) => {
    const x = (i + 0.5) * 30 * u;
    return rivet(s, x, -w * 0.22, 5.4 * u, steel) + rivet(s, x, w * 0.18, 5.4 * u, steel);
  });
  out += s.grain(body, r.f() * length, w * 0.5, length * 0.5, -w * 0.4, 0.7);
  return pen`<g transform="translate(${x1} ${y1}) rotate(${turn})">${out}</g>`;
};

const rivet = (s: Stage, x: number, y: number, q: number, steel: string): string =>
  circle(x + q * 0.2, y + q * 0.35, q * 1.12, s.shade(steel, 0.6)) +
  circle(x, y, q, s.lift(steel, 0.1)) +
  circle(x - q * 0.28, y - q * 0.3, q * 0.4, s.lift(steel, 0.55));

const rust = (s: Stage, length: number, w: number): string => {
  const { u, r } = s;
  const colors = ['#a4552f', '#b8693a', '#8a4428'].map((hex) => s.tone(hex));
  return repeat(Math.ceil(length / (90 * u)), () => {
    const x = r.f() * length;
    const q = r.range(10, 40) * u;
    return path(
      blob(r, x, r.range(-0.4, 0.5) * w, q, q * r.range(0.3, 0.7), 8, 0.3),
      r.pick(colors),
      r.range(0.3, 0.65),
    );
  });
};

/** Draws the plate that holds a joint together, full of rivets. */
const plate = (s: Stage, x: number, y: number, steel: string): string => {
  const { u, r } = s;
  const corners: Point[] = [
    [-270, -20],
    [-150, -150],
    [130, -158],
    [276, -36],
    [262, 110],
    [110, 176],
    [-140, 168],
    [-262, 96],
  ];
  const outline = poly(corners.map(([dx, dy]): Point => [x + dx * u, y + dy * u]));
  const shadow = poly(corners.map(([dx, dy]): Point => [x + (dx - s.L * 12) * u, y + (dy + 18) * u]));
  let out = path(shadow, s.p.shadow, 0.4) + path(outline, s.lift(steel, 0.12));
  out += s.clip(outline, at(x - 280 * u, y, rust(s, 560 * u, 300 * u)));
  out += s.grain(outline, x - s.L * 260 * u, y + 170 * u, x + s.L * 120 * u, y - 120 * u, 0.8);
  return (
    out +
    repeat(5, (row) => {
      const count = row === 0 || row === 4 ? 5 : 8;
      return repeat(count, (i) => {
        const dx = (i - (count - 1) / 2) * 58 + r.range(-3, 3);
        return rivet(s, x + dx * u, y + ((row - 2) * 56 + 6 + r.range(-3, 3)) * u, 11 * u, steel);
      });
    })
  );
};
