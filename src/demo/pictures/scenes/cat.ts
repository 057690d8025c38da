// Draws a cat on a window sill, roofs outside.
import { mix } from '../color.ts';
import { circle, each, ellipse, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { sittingCat } from '../kit/cat.ts';
import { church } from '../kit/church.ts';
import { hills } from '../kit/land.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

interface Opening {
  readonly x0: number;
  readonly y0: number;
  readonly y1: number;
  readonly fw: number;
  readonly frame: string;
}

export const cat: Scene = {
  zoom: 1.45,
  hours: ['dawn', 'morning', 'golden', 'dusk', 'night'],
  weathers: ['clear', 'rain', 'snow', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const wall = s.tone(r.pick(['#c9896a', '#8fa39a', '#d9bd94', '#6d7f8a', '#b88a94']));
    const fw = Math.min(W * 0.84, 1150 * u);
    const x0 = (W - fw) / 2;
    const y0 = H * 0.07;
    const y1 = H * 0.76;
    const frame = s.tone('#f4ecdb');

    const cx = W * (0.5 + s.L * r.range(0.04, 0.16));
    const opening = { x0, y0, y1, fw, frame };
    let out =
      rect(0, 0, W, H, s.shade(wall, 0.15)) +
      rect(x0 - 30 * u, y0 - 30 * u, fw + 60 * u, y1 - y0 + 60 * u, frame);
    out += outside(s, opening);
    out += curtains(s, opening);
    const sy = y1 + 36 * u;
    out += sill(s, opening, wall, sy);

    const h = 430 * u;
    out += pot(s, W * (0.5 - s.L * 0.27), 1.1, '#c4694a', sy);
    if (r.chance(0.6)) out += pot(s, W * (0.5 + s.L * 0.36), 0.8, '#3f6f86', sy);
    out += ellipse(cx - s.L * 50 * u, sy + 14 * u, 190 * u, 16 * u, p.shadow, 0.3);
    out += sittingCat(s, cx, sy + 14 * u, h, {
      face: r.chance(0.6),
      coat: s.turn([
        ['#2b2a30', '#1a191e'],
        ['#c9803f', '#9a5426'],
        ['#efe6d6', '#c98f5a'],
        ['#8b8680', '#5a5652'],
        ['#6d5644', '#3f2f26'],
      ]),
    });
    return {
      svg: out + s.grain(s.all, W / 2, H * 1.05, W / 2, H * 0.6, 0.5),
      focus: [cx / W, (sy - h * 0.66) / H],
    };
  },
};

/** Draws the window and what can be seen through it. */
const outside = (s: Stage, { x0, fw, y0, y1, frame }: Opening): string => {
  const { W, H, u, p } = s;
  const d = pen`M${x0} ${y0}h${fw}V${y1}h${-fw}Z`;
  const outside =
    sky(s, H * 0.5) +
    hills(s, H * 0.44, 30 * u, 0.65, { woods: 4 }) +
    church(s, W * (0.5 - s.L * 0.22), H * 0.62, H * 0.42, { depth: 0.42 }) +
    row(s, x0 - 40 * u, x0 + fw, H * 0.66, 110 * u, { depth: 0.48 }) +
    row(s, x0 - 90 * u, x0 + fw, H * 0.8, 170 * u, { depth: 0.34 }) +
    fall(s);
  let out = s.clip(
    d,
    outside +
      path(
        poly([
          [x0, y0],
          [x0 + fw * 0.22, y0],
          [x0, y1 * 0.8],
        ]),
        '#ffffff',
        0.1,
      ),
  );
  out += rect(x0 + fw / 2 - 13 * u, y0, 26 * u, y1 - y0, frame);
  out += rect(x0 + fw / 2 + (s.L > 0 ? -13 : 4) * u, y0, 9 * u, y1 - y0, p.shadow, 0.2);
  return out + rect(x0, y0 + (y1 - y0) * 0.3, fw, 18 * u, frame);
};

const curtains = (s: Stage, { x0, fw, y1 }: Opening): string => {
  const { H, u, p, r } = s;
  const cur = s.tone(r.pick(['#e8dcc4', '#c4694a', '#7f9a94', '#d9b46a', '#b98a94']));
  return each([-1, 1], (k) => {
    const e = k < 0 ? x0 - 60 * u : x0 + fw + 60 * u;
    const c = (v: number) => e - k * v;
    const cd = pen`M${e} -10L${c(260 * u)} -10C${c(250 * u)} ${H * 0.3} ${c(200 * u)} ${H * 0.42} ${c(110 * u)} ${H * 0.5}C${c(150 * u)} ${H * 0.62} ${c(150 * u)} ${H * 0.74} ${c(140 * u)} ${y1 + 40 * u}H${e}Z`;
    return (
      path(cd, s.lin([cur, s.shade(cur, 0.14)])) +
      s.clip(
        cd,
        repeat(5, (i) =>
          stroke(
            pen`M${c((30 + i * 52) * u)} 0C${c((30 + i * 48) * u)} ${H * 0.3} ${c((20 + i * 30) * u)} ${H * 0.4} ${c((10 + i * 24) * u)} ${H * 0.5}L${c((14 + i * 30) * u)} ${H}`,
            s.shade(cur, 0.35),
            7 * u,
            0.4,
          ),
        ),
      ) +
      s.grain(cd, e, H * 0.8, c(180 * u), H * 0.2, 0.6) +
      rect(Math.min(c(0), c(116 * u)), H * 0.495, 116 * u, 16 * u, s.tone(p.cloth[1]))
    );
  });
};

/** Draws the sill and the radiator below. */
const sill = (s: Stage, { frame }: Opening, wall: string, sy: number): string => {
  const { W, H, u, p } = s;
  let out =
    rect(0, sy, W, 44 * u, s.lin([s.lift(frame, 0.3), frame])) +
    rect(0, sy + 44 * u, W, 20 * u, p.shadow, 0.35);
  out += rect(0, sy + 64 * u, W, H, s.shade(wall, 0.25));
  out += repeat(14, (i) =>
    rect(W * 0.5 + (i - 7) * 62 * u, sy + 96 * u, 40 * u, H, s.tone('#e6ddca'), 1, 14 * u),
  );
  return out + rect(W * 0.5 - 7.2 * 62 * u, sy + 84 * u, 14 * 62 * u, 14 * u, s.tone('#d9cfba'));
};

/** Draws a pot with leaves and a few blossoms. */
const pot = (s: Stage, px: number, k: number, c: string, sy: number): string => {
  const { u, p, r } = s;

  const q = u * k;
  const l = s.tone(mix('#4f7f4a', p.leafDark, 0.3));
  return (
    s.cast(px, sy + 12 * u, 80 * q, 60 * q, 0.2) +
    repeat(11, (i) => {
      const a = lerp(-1.25, 1.25, i / 10) + r.range(-0.1, 0.1);
      const h = r.range(90, 170) * q;
      return (
        stroke(
          pen`M${px} ${sy - 70 * q}Q${px + Math.sin(a) * h * 0.4} ${sy - 80 * q - h * 0.6} ${px + Math.sin(a) * h} ${sy - 80 * q - Math.cos(a) * h}`,
          i % 2 ? l : s.lift(l, 0.2),
          13 * q,
        ) +
        (r.chance(0.4)
          ? circle(px + Math.sin(a) * h, sy - 80 * q - Math.cos(a) * h, 15 * q, s.tone(p.accent))
          : '')
      );
    }) +
    path(
      poly([
        [px - 58 * q, sy - 84 * q],
        [px + 58 * q, sy - 84 * q],
        [px + 42 * q, sy + 10 * u],
        [px - 42 * q, sy + 10 * u],
      ]),
      s.rounded(s.tone(c), 0.4, 0.2),
    ) +
    rect(px - 64 * q, sy - 96 * q, 128 * q, 26 * q, s.tone(c))
  );
};
