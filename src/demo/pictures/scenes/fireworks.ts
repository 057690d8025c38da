// Draws fireworks over a town silhouette at the river, spectators.
import { mix } from '../color.ts';
import { TAU, circle, each, path, pen, repeat, stroke } from '../draw.ts';
import { church } from '../kit/church.ts';
import { audience } from '../kit/crowd.ts';
import { hills } from '../kit/land.ts';
import { sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const fireworks: Scene = {
  zoom: 1.32,
  seasons: ['winter', 'summer'],
  hours: ['night'],
  weathers: ['clear'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const wl = H * 0.68;
    const town =
      hills(s, wl - 90 * u, 40 * u, 0.25, { woods: 6 }) +
      church(s, W * (0.5 - s.L * 0.2), wl, H * 0.3, { depth: 0.14 }) +
      row(s, -40 * u, W, wl - 6 * u, 62 * u, { depth: 0.16, floors: 2 }) +
      row(s, -80 * u, W, wl + 4 * u, 78 * u, { depth: 0.05, floors: 2 });
    const cols = r.shuffle(['#ffcf6a', '#ff7a5c', '#9fe0d0', '#f7a8c8', '#fff1cf', '#8fb6ff', '#ff9f4a']);

    const spots = s
      .turn([
        [
          [0.14, 0.22, 230],
          [-0.26, 0.3, 160],
          [0.38, 0.38, 120],
          [-0.08, 0.44, 92],
          [-0.42, 0.13, 100],
        ],
        [
          [0, 0.26, 300],
          [-0.36, 0.4, 110],
          [0.36, 0.36, 130],
        ],
        [
          [-0.3, 0.18, 150],
          [-0.1, 0.26, 170],
          [0.1, 0.2, 190],
          [0.3, 0.27, 160],
          [0.44, 0.42, 80],
          [-0.44, 0.42, 90],
        ],
      ])
      .map(([k, y, q]): readonly [number, number, number] => [
        0.5 + s.L * k + r.range(-0.04, 0.04),
        y + r.range(-0.05, 0.04),
        q,
      ]);
    const show = each(
      spots,
      ([x, y, R], i) =>
        stroke(
          pen`M${W * (x + 0.02)} ${wl}Q${W * (x + 0.01)} ${H * (y + 0.2)} ${W * x} ${H * y}`,
          cols[i % 7]!,
          2.4 * u,
          0.4,
        ) + burst(s, W * x, H * y, R * u * r.range(0.85, 1.12), cols[i % 7]!, (i + s.index) % 3),
    );
    let out = sky(s, wl, { sun: false, clouds: 'few' }) + show + town;
    out += water(s, pen`M0 ${wl}H${W}V${H}H0Z`, wl, H, {
      mirror: show + town,
      mirrorOpacity: 0.38,
      ripples: 170,
    });
    out += path(pen`M0 ${H * 0.9}H${W}V${H}H0Z`, s.tone('#2a2a3a'));
    out += audience(s, H * 0.885, 40 * u, mix(p.ink, '#0a1028', 0.3), { rim: cols[0]!, arms: 0.1 });
    out += audience(s, H * 0.95, 62 * u, '#090d1f', { rim: cols[1]! });
    return { svg: out, focus: [spots[0]![0], spots[0]![1]] };
  },
};

/** Draws a rocket that bursts: full, with an inner ring, or as a willow. */
const burst = (s: Stage, x: number, y: number, R: number, c: string, kind: number): string => {
  const { r } = s;
  return (
    s.glow(x, y, R * 1.25, c, 0.5) +
    repeat(kind === 2 ? 26 : 40, (i) => {
      const k = kind === 2 ? 26 : 40;
      const a = (i / k) * TAU + r.range(-0.05, 0.05);
      const ring = kind === 1 && i % 2 ? 0.6 : 1;
      const L = R * ring * r.range(0.86, 1.04);
      const g = kind === 2 ? 0.4 : 0.14;
      const ex = x + Math.cos(a) * L;
      const ey = y + Math.sin(a) * L + L * g;
      return (
        stroke(
          pen`M${x + Math.cos(a) * L * 0.32} ${y + Math.sin(a) * L * 0.32}Q${x + Math.cos(a) * L * 0.8} ${y + Math.sin(a) * L * 0.8} ${ex} ${ey}`,
          ring < 1 ? '#fff1cf' : c,
          R * 0.012,
          0.85,
        ) + circle(ex, ey, R * 0.02, '#fff6df')
      );
    }) +
    circle(x, y, R * 0.07, '#fffaf0', 0.9)
  );
};
