// Draws a wedge of cranes over misty land.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { ellipse, limb, path, pen, rect, repeat, smooth, stroke } from '../draw.ts';
import { hills, land } from '../kit/land.ts';
import { reeds } from '../kit/reeds.ts';
import { sky } from '../kit/sky.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const cranes: Scene = {
  zoom: 1.2,
  seasons: ['autumn', 'spring', 'autumn'],
  hours: ['golden', 'dawn', 'dusk'],
  weathers: ['clear', 'clear', 'fog'],
  draw(s) {
    const { W, H, u, p } = s;
    const horizon = H * s.r.range(0.68, 0.74);
    let out = sky(s, horizon, { sunX: W * (0.5 + s.L * 0.14), clouds: 'streaks' });
    out += ridges(s, horizon) + poplars(s, horizon + 96 * u);
    const near = land(s, horizon + 130 * u, 14 * u, mix(p.leafDark, p.earth, 0.3), 0.1);
    out += near.svg + ponds(s, horizon + 170 * u) + reeds(s, H, 90, 90);
    const tip: Point = [W * (0.5 - s.L * s.r.range(0.12, 0.2)), H * s.r.range(0.16, 0.24)];
    return { svg: out + wedge(s, tip), focus: [tip[0] / W + s.L * 0.12, tip[1] / H + 0.14] };
  },
};

/** Draws three ridges with mist in between. */
const ridges = (s: Stage, horizon: number): string =>
  repeat(3, (i) => {
    const y = horizon + i * 42 * s.u;
    const veil = s.lin([
      [s.p.haze, 0, 0],
      [s.p.haze, 0.5, 0.75],
      [s.p.haze, 1, 0],
    ]);
    return (
      hills(s, y, (30 - i * 6) * s.u, 0.78 - i * 0.2, { woods: i * 3 }) +
      rect(0, y + 4 * s.u, s.W, 90 * s.u, veil)
    );
  });

const poplars = (s: Stage, y: number): string =>
  repeat(11, () =>
    tree(s, s.r.f() * s.W, y + s.r.range(-10, 20) * s.u, s.r.range(60, 150) * s.u, 'poplar', {
      depth: 0.4,
      far: true,
      noShadow: true,
    }),
  );

/** Strips of water that keep the light of the sky. */
const ponds = (s: Stage, y: number): string =>
  repeat(5, (i) => {
    const { W, u, p, r } = s;
    const w = r.range(120, 360) * u;
    return ellipse(
      W * r.range(0.1, 0.9),
      y + i * 26 * u,
      w,
      r.range(4, 9) * u,
      mix(p.horizon, s.tone(p.water), 0.25),
      0.8,
    );
  });

/** The leader flies at the tip; one arm of the wedge is longer. */
const wedge = (s: Stage, [x, y]: Point): string => {
  const { u, r } = s;
  const count = s.turn([9, 11, 8]);
  const scale = s.wide < 1 ? 0.62 : 1;
  const bird = (bx: number, by: number) =>
    crane(s, bx, by + r.range(-8, 8) * u, r.range(19, 27) * u * Math.max(0.8, scale));
  return repeat(count, (i) => {
    const long = bird(x + s.L * i * 76 * scale * u, y + i * 27 * scale * u);
    const short = i > 0 && i < count - 3 ? bird(x - s.L * i * 48 * scale * u, y + i * 44 * scale * u) : '';
    return long + short;
  });
};

/** Draws a crane in flight, q wide: beating wings, stretched neck and legs. */
const crane = (s: Stage, x: number, y: number, q: number): string => {
  const f = -s.L;
  const beat = s.r.range(0.35, 1.1);
  const outline: Point[] = [
    [-1.6, -beat],
    [-0.6, -0.5],
    [0, 0],
    [0.5, -0.6],
    [1.3, -beat * 1.1],
    [0.62, -0.16],
    [0.25, 0.14],
  ];
  const d = smooth(
    outline.map(([a, b]): Point => [x + a * q, y + b * q]),
    true,
    0.1,
  );
  const body = limb(x - f * q * 0.3, y + q * 0.06, q * 0.06, x + f * q * 0.2, y + q * 0.08, q * 0.15);
  const neck = pen`M${x + f * q * 0.2} ${y + q * 0.08}L${x + f * q * 1.15} ${y - q * 0.02}`;
  const legs = pen`M${x - f * q * 0.3} ${y + q * 0.08}L${x - f * q * 1.2} ${y + q * 0.22}`;
  return (
    path(d + body, s.p.ink, 0.92) +
    stroke(neck, s.p.ink, q * 0.09, 0.92) +
    stroke(legs, s.p.ink, q * 0.05, 0.92)
  );
};
