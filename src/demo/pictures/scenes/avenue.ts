// Draws a tree-lined avenue towards the light, somebody cycling or walking.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { circle, each, ellipse, lerp, limb, path, pen, poly, rect, repeat, smooth, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { hills, meadow } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import type { TreeKind } from '../kit/trees.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const avenue: Scene = {
  zoom: 1.32,
  seasons: ['autumn', 'summer', 'autumn', 'spring', 'winter'],
  hours: ['golden', 'morning', 'dawn', 'noon'],
  weathers: ['clear', 'clear', 'cloudy', 'fog'],
  draw(s) {
    const { W, H, u } = s;
    const horizon = H * s.r.range(0.52, 0.58);
    const vanish = W * (0.5 + s.L * 0.04);
    let out =
      sky(s, horizon, { sunX: vanish, clouds: 'streaks' }) +
      hills(s, horizon - 14 * u, 18 * u, 0.72, { woods: 5 });
    out += verges(s, horizon, vanish) + road(s, horizon, vanish);
    const [far, near] = [rows(s, horizon, vanish, [0, 4]), rows(s, horizon, vanish, [4, 7])];
    out += far + traveller(s, horizon, vanish) + near + fallenLeaves(s, horizon);
    return { svg: out + fall(s), focus: [vanish / W, horizon / H + 0.12] };
  },
};

/** Draws stripes of field that run to the vanishing point. */
const verges = (s: Stage, horizon: number, vanish: number): string => {
  const { W, H, p, r } = s;
  const colors = p.snow
    ? [p.grass, p.grass2, '#dfe6ea']
    : [p.field, p.grass, p.grass2, mix(p.grass, p.earth, 0.4)];
  const out = rect(0, horizon, W, H, s.tone(p.grass, 0.1));
  return (
    out +
    repeat(14, (i) => {
      const x = vanish + (i - 7) * W * 0.2;
      const stripe = poly([
        [vanish + (i - 7) * 3, horizon],
        [vanish + (i - 6) * 3, horizon],
        [x + W * 0.2, H + 20],
        [x, H + 20],
      ]);
      const color = r.pick(colors);
      return path(stripe, s.lin([s.tone(color, 0.4), s.tone(color, 0.05)]), 0.8);
    })
  );
};

const road = (s: Stage, horizon: number, vanish: number): string => {
  const { H, u, p } = s;
  const asphalt = s.tone(p.snow ? '#c9d0d6' : '#958d86', 0.05);
  const at = (k: number, t: number): Point => [vanish + k * lerp(9, 400, t) * u, lerp(horizon, H + 20, t)];
  const surface = poly([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)]);
  let out = path(surface, s.lin([s.lift(asphalt, 0.35), asphalt, s.shade(asphalt, 0.2)]));
  out += path(poly([at(-0.9, 0), at(-0.1, 0), at(-0.2, 1), at(-0.85, 1)]), '#fff1d6', 0.14);
  out += repeat(7, (i) => {
    const [a, b] = [(i / 7) ** 2, (i / 7) ** 2 + 0.03 + i * 0.008];
    return path(poly([at(-0.012, a), at(0.012, a), at(0.016, b), at(-0.016, b)]), s.tone('#f4ead6'), 0.85);
  });
  return out + s.grain(surface, vanish - s.L * 300 * u, H, vanish, horizon, 0.5);
};

/** Draws trees on both sides, far ones first. */
const rows = (s: Stage, horizon: number, vanish: number, [from, to]: readonly [number, number]): string => {
  const { H, u, p, r } = s;
  const kind: TreeKind = p.snow ? 'bare' : s.turn(['round', 'birch', 'round', 'poplar']);
  return repeat(to - from, (j) => {
    const i = from + j;
    const t = (i / 6.6) ** 2.1;
    const y = lerp(horizon + 6 * u, H * 0.99, t);
    const h = lerp(60, 820, t ** 0.85) * u;
    return each([-1, 1], (side) => {
      const x = vanish + side * lerp(26, 640, t) * u;
      const options = { depth: Math.max(0, 0.42 - t), far: i < 3, noShadow: i < 2 };
      return tree(s, x, y, h * r.range(0.92, 1.06), kind, options);
    });
  });
};

const traveller = (s: Stage, horizon: number, vanish: number): string => {
  const { H, u } = s;
  const y = lerp(horizon, H, 0.42);
  if (s.index % 3 === 2) {
    const f = s.L;
    return (
      figure(s, vanish - 50 * u, y, 175 * u, { pose: 'walk', f }) +
      figure(s, vanish + 16 * u, y + 5 * u, 166 * u, { pose: 'stroll', f })
    );
  }
  return rider(s, vanish + s.L * 46 * u, y + 20 * u, 190 * u);
};

/** Draws somebody on a bicycle, seen from behind, h tall. */
const rider = (s: Stage, x: number, y: number, h: number): string => {
  const who = someone(s, { top: s.turn(['#b3261e', '#2d4059', '#e2b04a', '#3f6b5b']) });
  const dark = s.tone('#20242a');
  const jacket = smooth([
    [x - h * 0.12, y - h * 0.72],
    [x, y - h * 0.79],
    [x + h * 0.12, y - h * 0.72],
    [x + h * 0.11, y - h * 0.44],
    [x, y - h * 0.4],
    [x - h * 0.11, y - h * 0.44],
  ]);
  let out =
    s.cast(x, y, h * 0.12, h * 0.9, 0.28) +
    rect(x - h * 0.018, y - h * 0.34, h * 0.036, h * 0.34, dark, 1, h * 0.018);
  out += each([-1, 1], (k) =>
    path(
      limb(
        x + k * h * 0.055,
        y - h * 0.44,
        h * 0.05,
        x + k * h * 0.06,
        y - h * (k > 0 ? 0.12 : 0.2),
        h * 0.03,
      ),
      s.tone(who.bottom),
    ),
  );
  out +=
    stroke(pen`M${x - h * 0.19} ${y - h * 0.5}H${x + h * 0.19}`, dark, h * 0.022) +
    each([-1, 1], (k) =>
      path(
        limb(x + k * h * 0.1, y - h * 0.68, h * 0.04, x + k * h * 0.17, y - h * 0.51, h * 0.028),
        s.shade(s.tone(who.top), 0.2),
      ),
    );
  out +=
    path(jacket, s.tone(who.top)) +
    s.grain(jacket, x - s.L * h * 0.12, y - h * 0.4, x + s.L * h * 0.06, y - h * 0.7, 0.8);
  return (
    out +
    circle(x, y - h * 0.86, h * 0.065, s.tone(who.hair)) +
    path(
      pen`M${x - h * 0.075} ${y - h * 0.87}a${h * 0.075} ${h * 0.075} 0 0 1 ${h * 0.15} 0Z`,
      s.tone('#f4ead6'),
    )
  );
};

const fallenLeaves = (s: Stage, horizon: number): string => {
  const { W, H, u, p, r } = s;
  if (p.season !== 'autumn') return meadow(s, H * 0.93, p.snow ? 20 : 80, { flowers: p.snow ? 0 : 0.15 });
  const colors = ['#d98a2e', '#c0602a', '#e8b54a', '#a8492a'].map((hex) => s.tone(hex));
  return repeat(130, () => {
    const t = r.f() ** 0.7;
    return ellipse(
      r.f() * W,
      lerp(horizon + 60 * u, H, t),
      lerp(2, 8, t) * u,
      lerp(1, 4, t) * u,
      r.pick(colors),
      0.85,
    );
  });
};
