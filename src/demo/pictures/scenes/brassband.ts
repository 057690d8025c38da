// Draws brass players in stage light, audience in front.
import { mix } from '../color.ts';
import { ellipse, path, pen, poly, rect, repeat, ring, smooth, stroke } from '../draw.ts';
import { audience } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/person.ts';
import { lightTruss, stageLamps } from '../kit/stage-light.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

/** What the stage is lit in: darkness, two lights, and the gleam on the brass. */
interface Lighting {
  readonly night: string;
  readonly warm: string;
  readonly cool: string;
  readonly dark: string;
}

export const brassband: Scene = {
  zoom: 1.2,
  hours: ['night'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H, u } = s;
    const [night, warm, cool] = s.turn([
      ['#171a36', '#d9a441', '#8a3f5a'],
      ['#2a1020', '#e8763a', '#6f4f9a'],
      ['#0f2430', '#f0c65a', '#3f8a8a'],
    ]);
    const light = { night, warm, cool, dark: mix(night, '#05040c', 0.55) };
    const floor = H * 0.72;
    let out = rect(0, 0, W, H, s.lin([mix(night, '#000010', 0.3), night, mix(night, warm, 0.35)]));
    out +=
      s.glow(W / 2, floor - 100 * u, 700 * u, warm, 0.55) +
      lightTruss(s, -20, W + 40, mix(night, '#8a8aa8', 0.35));
    out += stageLamps(s, 0, W, [warm, cool]) + players(s, floor, light);
    out += rect(0, floor, W, 16 * u, mix(light.dark, warm, 0.2)) + rect(0, floor + 14 * u, W, H, light.dark);
    out += audience(s, H * 0.82, 38 * u, mix(night, '#05040c', 0.25), { rim: warm, arms: 0.06, variety: 0 });
    out += audience(s, H * 0.9, 54 * u, mix(night, '#05040c', 0.5), { rim: cool, arms: 0.1, variety: 0 });
    out += audience(s, H * 0.99, 78 * u, mix(night, '#04030a', 0.75), { variety: 0 });
    return { svg: out, focus: [0.5, 0.52] };
  },
};

/** Draws a half circle of players around the conductor or singer in the middle. */
const players = (s: Stage, floor: number, light: Lighting): string => {
  const { W, u, r } = s;
  const count = s.wide < 1 ? 4 : s.turn([6, 7, 5]);
  const step = Math.min((W * 0.84) / count, 210 * u);
  const kinds = r.shuffle(['trumpet', 'trombone', 'trumpet', 'horn', 'trombone', 'tuba', 'trumpet'] as const);
  return repeat(count, (i) => {
    const place = i - (count - 1) / 2;
    const f = place > 0.4 ? -1 : 1;
    const x = W / 2 + place * step;
    const h = r.range(330, 370) * u - Math.abs(place) * 6 * u;
    return player(s, x, floor + 6 * u, h, f, kinds[i]!, light);
  });
};

type Brass = 'trumpet' | 'trombone' | 'horn' | 'tuba';

const player = (
  s: Stage,
  x: number,
  y: number,
  h: number,
  f: number,
  kind: Brass,
  { night, warm, dark }: Lighting,
): string => {
  const who = someone(s, {
    top: mix(dark, warm, 0.1),
    bottom: dark,
    skin: mix(night, warm, 0.42),
    hair: dark,
    coat: 0.04,
    skirt: false,
    bare: false,
    cut: s.r.pick(['short', 'bun', 'bob', 'cap']),
    hat: dark,
  });
  const body = litFigure(s, () =>
    figure(s, x, y, h, {
      pose: {
        legs: [
          [6, 2],
          [-6, -6],
        ],
        arms: [
          [58, 128],
          [44, 118],
        ],
        lean: -3,
      },
      f,
      who,
      cast: false,
    }),
  );
  return body + INSTRUMENTS[kind](s, x + f * h * 0.055, y - h * 0.875, h, f);
};

/** Draws a figure in colours as they are given, without the blue of the night. */
const litFigure = (s: Stage, draw: () => string): string => {
  const tone = s.p.tone;
  s.p.tone = (hex) => hex;
  const out = draw();
  s.p.tone = tone;
  return out;
};

const BRASS = '#d9a441';
const GLEAM = '#f6d98a';

/** Each begins at the mouth (x,y) of a player of height h who faces f. */
const INSTRUMENTS: Record<Brass, (s: Stage, x: number, y: number, h: number, f: number) => string> = {
  trumpet: (_, x, y, h, f) =>
    stroke(pen`M${x} ${y}L${x + f * h * 0.3} ${y - h * 0.03}`, BRASS, h * 0.022) +
    path(bell(x + f * h * 0.28, y - h * 0.028, h * 0.13, h * 0.075, f), GLEAM) +
    stroke(
      pen`M${x + f * h * 0.09} ${y + h * 0.03}q${f * h * 0.01} ${h * 0.03} ${f * h * 0.07} ${h * 0.02}q${f * h * 0.05} ${-h * 0.01} ${f * h * 0.03} ${-h * 0.06}`,
      BRASS,
      h * 0.018,
    ) +
    repeat(3, (i) =>
      rect(x + f * h * (0.1 + i * 0.028) - h * 0.008, y - h * 0.05, h * 0.016, h * 0.07, GLEAM),
    ),
  trombone: (_, x, y, h, f) =>
    stroke(
      pen`M${x} ${y}L${x + f * h * 0.42} ${y + h * 0.09}M${x} ${y + h * 0.05}L${x + f * h * 0.41} ${y + h * 0.13}q${f * h * 0.04} ${-h * 0.01} ${f * h * 0.01} ${-h * 0.045}`,
      BRASS,
      h * 0.015,
    ) +
    stroke(pen`M${x - f * h * 0.1} ${y - h * 0.05}L${x + f * h * 0.2} ${y - h * 0.07}`, BRASS, h * 0.018) +
    path(bell(x + f * h * 0.17, y - h * 0.068, h * 0.15, h * 0.085, f), GLEAM),
  horn: (_, x, y, h, f) =>
    ring(x + f * h * 0.1, y + h * 0.1, h * 0.075, BRASS, h * 0.024) +
    ring(x + f * h * 0.1, y + h * 0.1, h * 0.045, GLEAM, h * 0.012) +
    stroke(pen`M${x} ${y}Q${x + f * h * 0.06} ${y} ${x + f * h * 0.08} ${y + h * 0.04}`, BRASS, h * 0.014) +
    path(bell(x + f * h * 0.1, y + h * 0.17, h * 0.14, h * 0.09, -f), GLEAM),
  tuba: (_, x, y, h, f) =>
    path(
      smooth([
        [x + f * h * 0.02, y + h * 0.06],
        [x + f * h * 0.19, y + h * 0.06],
        [x + f * h * 0.2, y + h * 0.36],
        [x + f * h * 0.1, y + h * 0.42],
        [x + f * h * 0.01, y + h * 0.36],
      ]),
      BRASS,
    ) +
    ring(x + f * h * 0.1, y + h * 0.26, h * 0.05, mix(BRASS, '#5a3a14', 0.5), h * 0.012) +
    path(
      poly([
        [x + f * h * 0.12, y + h * 0.1],
        [x + f * h * 0.18, y + h * 0.1],
        [x + f * h * 0.28, y - h * 0.16],
        [x + f * h * 0.02, y - h * 0.16],
      ]),
      GLEAM,
    ) +
    ellipse(x + f * h * 0.15, y - h * 0.16, h * 0.13, h * 0.03, mix(BRASS, '#5a3a14', 0.35)),
};

/** Draws a bell that opens towards f. */
const bell = (x: number, y: number, length: number, radius: number, f: number): string =>
  pen`M${x} ${y - radius * 0.16}Q${x + f * length * 0.7} ${y - radius * 0.2} ${x + f * length} ${y - radius}V${y + radius}Q${x + f * length * 0.7} ${y + radius * 0.2} ${x} ${y + radius * 0.16}Z`;
