// Draws a river winding through a wide valley, village with church tower on a hill.
import type { Point } from '../draw.ts';
import { lerp, path, poly, repeat, smooth } from '../draw.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { birds, fall, sky } from '../kit/sky.ts';
import { village } from '../kit/town.ts';
import { SEASON_TREES, frameTree, tree } from '../kit/trees.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const river: Scene = {
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * r.range(0.4, 0.5);
    let out =
      sky(s, hz) + hills(s, hz - 70 * u, 60 * u, 0.82) + hills(s, hz - 20 * u, 46 * u, 0.62, { woods: 5 });
    out += hills(s, hz + 14 * u, 30 * u, 0.42, { woods: 6, fields: 7 });
    const fn = s.lastRidge;
    const vx = W * (s.L > 0 ? r.range(0.26, 0.4) : r.range(0.6, 0.74));
    out += village(s, vx - 150 * u, fn, 300 * u, 40 * u, 0.36);
    const valley = land(s, hz + 62 * u, 12 * u, p.grass, 0.22);
    out += valley.svg;
    // The river makes an S from the valley to the lower edge.
    const y0 = hz + 66 * u;
    const sw = r.sign();
    const ex = W * (0.5 + sw * r.range(0.02, 0.14));
    const mid = (t: number) =>
      ex + sw * Math.sin(t * 4.6) * W * lerp(0.02, 0.2, t) - (ex - vx) * (1 - t) * 0.7;
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      const t = i / 12;
      const y = lerp(y0, H + 30, t ** 1.25);
      const w = lerp(9, (W / u) * 0.27, t ** 1.7) * u;
      left.push([mid(t) - w, y]);
      right.push([mid(t) + w, y]);
    }
    const d = smooth([...left, ...right.toReversed()]);
    out += repeat(r.int(5, 8), () => {
      const x = r.f() * W;
      const y = lerp(hz + 90 * u, H * 0.8, r.f() ** 1.6);
      const w = lerp(90, 420, (y - hz) / H) * u;
      return path(
        poly([
          [x - w, y],
          [x + w * 0.2, y - w * 0.1],
          [x + w, y + w * 0.02],
          [x - w * 0.1, y + w * 0.17],
        ]),
        s.tone(r.pick([p.field, p.grass2, p.leaf]), 0.14),
        0.55,
      );
    });
    out += path(d, s.tone(p.earth, 0.1), 0.7) + water(s, d, y0, H, { ripples: 80 });
    for (const k of [0.22, 0.38, 0.56])
      for (const q of [-1, 1]) {
        const t = k + r.range(-0.05, 0.05);
        const y = lerp(y0, H + 30, t ** 1.25);
        const w = lerp(9, (W / u) * 0.27, t ** 1.7) * u;
        const x = mid(t) + q * (w + lerp(14, 80, t) * u * r.range(0.8, 2.2));
        if (r.chance(0.8))
          out += tree(s, x, y, lerp(60, 250, k) * u, r.pick(SEASON_TREES[s.season]), {
            depth: 0.3 - k * 0.4,
            far: k < 0.3,
          });
      }
    out += nearBank(s, hz, sw);
    return { svg: out, focus: [vx / W, fn(vx) / H] };
  },
};

const nearBank = (s: Stage, hz: number, sw: number): string => {
  const { W, H, u, p, r } = s;
  const near = land(s, H * 0.95, 16 * u, p.snow ? p.grass : p.leafDark);
  return (
    frameTree(s, -sw || 1, H * 0.98, H * r.range(0.72, 0.95)) +
    near.svg +
    meadow(s, H * 0.93, 120, { flowers: p.snow ? 0 : 0.12, tall: 1.1 }) +
    birds(s, W * r.range(0.3, 0.7), hz * 0.4, 5, 15 * u) +
    fall(s)
  );
};
