// Draws cows behind a fence, barn and farm.
import { mix } from '../color.ts';
import { each, lerp, path, pen, rect, repeat, stroke } from '../draw.ts';
import { cow } from '../kit/cow.ts';
import { house } from '../kit/house.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { birds, fall, sky } from '../kit/sky.ts';
import { village } from '../kit/town.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const farm: Scene = {
  seasons: ['spring', 'summer', 'autumn'],
  weathers: ['clear', 'clear', 'cloudy', 'fog'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * r.range(0.38, 0.45);
    const bx = W * (0.5 + s.L * 0.2);
    let out =
      sky(s, hz) +
      hills(s, hz - 50 * u, 50 * u, 0.72, { woods: 4 }) +
      hills(s, hz - 4 * u, 30 * u, 0.48, { woods: 6, fields: 7 });
    if (r.chance(0.5)) out += village(s, W * (0.5 - s.L * 0.32) - 90 * u, s.lastRidge, 190 * u, 28 * u, 0.45);
    const yard = land(s, hz + 60 * u, 8 * u, p.grass, 0.16);
    out += yard.svg;
    out += each([-1.35, 1.5], (k) =>
      tree(s, bx + k * 210 * u, hz + 96 * u, 300 * u, r.pick(SEASON_TREES[s.season]), { depth: 0.2 }),
    );

    const by = hz + 116 * u;
    const wood = s.tone(r.pick(['#8f4a34', '#7a5a40', '#6d4436', '#9a6a44']), 0.1);

    out += barnyard(s, bx, by, wood);
    out += land(s, by + 30 * u, 12 * u, mix(p.grass, p.grass2, 0.4), 0.06).svg;
    const coats = r.chance(0.6)
      ? [
          r.pick([
            ['#f1ebdd', '#2b2628'],
            ['#f1e8d8', '#8a4a2c'],
            ['#a9683c', '#f4ead6'],
            ['#7a4a30', '#5a3424'],
          ]),
        ]
      : null;
    out += herd(s, by, coats);
    out += fence(s);
    const mx = W * (0.5 - s.L * 0.16);
    const my = H * 0.965;
    out += cow(s, mx, my, 290 * u, s.L, { coat: coats?.[0], graze: r.chance(0.35) });
    return {
      svg:
        out + meadow(s, H * 0.86, 170, { flowers: 0.22 }) + birds(s, W * 0.4, hz * 0.4, 5, 12 * u) + fall(s),
      focus: [(mx + s.L * 120 * u) / W, (my - 240 * u) / H],
    };
  },
};

/** Draws the barn, and the house beside it. */
const barnyard = (s: Stage, bx: number, by: number, wood: string): string => {
  const { u, p, r } = s;
  const bw = 330 * u;
  const barn = pen`M${bx - bw / 2} ${by}V${by - 130 * u}L${bx - bw * 0.3} ${by - 220 * u}L${bx} ${by - 262 * u}L${bx + bw * 0.3} ${by - 220 * u}L${bx + bw / 2} ${by - 130 * u}V${by}Z`;
  let out = s.cast(bx, by, bw, 190 * u, 0.24);
  out += house(s, bx - s.L * 330 * u - 90 * u, by - 6 * u, 200 * u, 110 * u, {
    kind: r.pick(['timber', 'eaves']),
    floors: 2,
    depth: 0.12,
  });
  out += path(barn, wood);
  out += s.clip(
    barn,
    repeat(22, (i) => rect(bx - bw / 2 + (i * bw) / 22, by - 280 * u, 2.5 * u, 300 * u, p.shadow, 0.3)),
  );
  out += stroke(
    pen`M${bx - bw * 0.54} ${by - 122 * u}L${bx - bw * 0.31} ${by - 224 * u}L${bx} ${by - 270 * u}L${bx + bw * 0.31} ${by - 224 * u}L${bx + bw * 0.54} ${by - 122 * u}`,
    s.tone('#5a4a44', 0.08),
    17 * u,
  );
  out += rect(bx - 66 * u, by - 124 * u, 132 * u, 124 * u, s.tone('#3a2a26', 0.05));
  out += stroke(
    pen`M${bx - 66 * u} ${by}V${by - 124 * u}H${bx + 66 * u}V${by}`,
    s.tone('#f1e6d0', 0.08),
    8 * u,
  );
  out += rect(bx - 26 * u, by - 204 * u, 52 * u, 44 * u, s.tone('#3a2a26', 0.05));
  return out + s.grain(barn, bx - (s.L * bw) / 2, by, bx + s.L * bw * 0.2, by - 60 * u, 0.6);
};

const herd = (
  s: Stage,
  by: number,
  coats:
    | (
        | readonly ['#f1ebdd', '#2b2628']
        | readonly ['#f1e8d8', '#8a4a2c']
        | readonly ['#a9683c', '#f4ead6']
        | readonly ['#7a4a30', '#5a3424']
      )[]
    | null,
): string => {
  const { W, H, u, r } = s;
  const spots: (readonly [x: number, y: number, h: number])[] = [];
  for (let i = 0; i < r.int(4, 6); i++) {
    const t = r.range(0.02, 0.36);
    spots.push([
      W * (0.06 + ((i * 0.21 + r.f() * 0.1) % 0.9)),
      by + 50 * u + t * (H - by),
      lerp(58, 120, t / 0.36) * u,
    ]);
  }
  return each(
    spots.sort((a, b) => a[1]! - b[1]!),
    ([x, y, h]) => cow(s, x, y, h, r.sign(), { coat: coats?.[0], depth: 0.06 }),
  );
};

const fence = (s: Stage): string => {
  const { W, H, u, p, r } = s;
  const fy = H * 0.76;
  return (
    stroke(
      pen`M-10 ${fy - 40 * u}Q${W / 2} ${fy - 22 * u} ${W + 10} ${fy - 44 * u}M-10 ${fy - 12 * u}Q${W / 2} ${fy + 4 * u} ${W + 10} ${fy - 14 * u}`,
      s.tone('#6a5444'),
      3 * u,
    ) +
    repeat(9, (i) => {
      const x = W * (i / 8) + r.range(-14, 14) * u;
      return (
        rect(x - 6 * u, fy - 62 * u, 12 * u, 92 * u, s.tone('#7a604a')) +
        rect(x + (s.L > 0 ? -6 : 2) * u, fy - 62 * u, 4 * u, 92 * u, p.shadow, 0.3)
      );
    })
  );
};
