// Draws an advertising column on a square, people reading.
import { circle, each, path, pen, rect } from '../draw.ts';
import { crowd } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { paving } from '../kit/paving.ts';
import type { Inks } from '../kit/poster.ts';
import { INKS, poster } from '../kit/poster.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { PosterEvent } from '../text/events.ts';
import { EVENTS } from '../text/events.ts';

interface Pillar {
  readonly cx: number;
  readonly w: number;
  readonly foot: number;
  readonly top: number;
}

export const column: Scene = {
  zoom: 1.32,
  hours: ['morning', 'noon', 'golden', 'dusk'],
  weathers: ['clear', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const base = H * 0.62;
    const cx = W * (0.5 + s.L * (s.wide > 1.2 ? 0.17 : 0.06));
    const w = 330 * u;
    const foot = H * 0.9;
    const top = H * 0.17;
    const e = r.shuffle(EVENTS);
    const inks = r.shuffle(INKS);
    let out =
      sky(s, base) +
      row(s, -60 * u, W, base, 260 * u, { depth: 0.28, shops: 0.4 }) +
      paving(s, base, '#c9b89e');
    out += tree(s, W * (0.5 - s.L * 0.38), base + 70 * u, 470 * u, p.snow ? 'bare' : 'round', {
      depth: 0.05,
    });
    out += crowd(s, Math.round(5 * s.wide), W * 0.05, W * 0.95, base + 30 * u, base + 110 * u, () => 170 * u);
    const pillar = { cx, w, foot, top };
    out += pasted(s, pillar, e, inks);
    out += capAndBase(s, pillar);
    out += reader(s, pillar);
    s.facts.event = e[0]!.name;
    return { svg: out + fall(s), focus: [cx / W, 0.45] };
  },
};

/** Draws the pillar with five posters that go round it. */
const pasted = (s: Stage, { cx, w, top, foot }: Pillar, e: PosterEvent[], inks: Inks[]): string => {
  const { H, u, p } = s;
  const body = pen`M${cx - w / 2} ${top}V${foot}Q${cx} ${foot + 40 * u} ${cx + w / 2} ${foot}V${top}Z`;
  let out = s.cast(cx, foot + 6 * u, w, 620 * u, 0.34) + path(body, s.tone('#e9dfc8'));
  out += s.clip(
    body,
    each(
      [
        [-1.1, 0, 4],
        [-0.36, 0, 0],
        [0.38, 0, 1],
        [-0.66, 1, 2],
        [0.08, 1, 3],
      ],
      ([k, j, i]) =>
        poster(s, cx + k * w, top + 24 * u + j * 0.5 * (foot - top), w * 0.72, (foot - top) * 0.47, {
          event: e[i],
          inks: inks[i % 6],
        }),
    ) +
      rect(
        cx - w / 2,
        top,
        w,
        H,
        s.lin(
          s.L > 0
            ? [
                [p.shadow, 0, 0.55],
                [p.shadow, 0.45, 0.08],
                ['#fff6e0', 0.78, 0.12],
                [p.shadow, 1, 0.18],
              ]
            : [
                [p.shadow, 0, 0.18],
                ['#fff6e0', 0.22, 0.12],
                [p.shadow, 0.55, 0.08],
                [p.shadow, 1, 0.55],
              ],
          0,
          0,
          1,
          0,
        ),
      ),
  );
  return out + s.grain(body, cx - s.L * w * 0.5, foot, cx + s.L * w * 0.2, foot, 0.9);
};

const capAndBase = (s: Stage, { cx, w, foot, top }: Pillar): string => {
  const { u } = s;
  const g = s.tone('#3c5a4e');
  let out = path(
    pen`M${cx - w * 0.54} ${foot - 30 * u}Q${cx} ${foot + 14 * u} ${cx + w * 0.54} ${foot - 30 * u}V${foot + 6 * u}Q${cx} ${foot + 56 * u} ${cx - w * 0.54} ${foot + 6 * u}Z`,
    g,
  );
  out += path(
    pen`M${cx - w * 0.58} ${top + 8 * u}Q${cx} ${top + 44 * u} ${cx + w * 0.58} ${top + 8 * u}V${top - 22 * u}H${cx - w * 0.58}Z`,
    g,
  );
  out += path(
    pen`M${cx - w * 0.52} ${top - 20 * u}C${cx - w * 0.42} ${top - 90 * u} ${cx - w * 0.14} ${top - 90 * u} ${cx} ${top - 140 * u}C${cx + w * 0.14} ${top - 90 * u} ${cx + w * 0.42} ${top - 90 * u} ${cx + w * 0.52} ${top - 20 * u}Z`,
    g,
  );
  out += path(
    pen`M${cx} ${top - 140 * u}C${cx + s.L * w * 0.14} ${top - 90 * u} ${cx + s.L * w * 0.42} ${top - 90 * u} ${cx + s.L * w * 0.52} ${top - 20 * u}H${cx + s.L * w * 0.2}Z`,
    s.lift(g, 0.25),
    0.7,
  );
  return out + circle(cx, top - 148 * u, 15 * u, s.tone('#d8b45a'));
};

const reader = (s: Stage, { cx }: Pillar): string => {
  const { H, u, r } = s;
  let out = figure(s, cx - s.L * 280 * u, H * 0.95, 400 * u, {
    pose: r.pick(['relaxed', 'hips', 'stand']),
    f: s.L,
  });
  if (r.chance(0.6)) out += figure(s, cx - s.L * 390 * u, H * 0.96, 380 * u, { pose: 'hold', f: s.L });
  return out;
};
