// Draws hot-air balloons over hills and a village.
import { circle, each, lerp, path, pen, rect, repeat, stroke } from '../draw.ts';
import { hills, land } from '../kit/land.ts';
import { birds, sky } from '../kit/sky.ts';
import { village } from '../kit/town.ts';
import { bush } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const balloons: Scene = {
  zoom: 1.32,
  seasons: ['spring', 'summer', 'autumn'],
  hours: ['dawn', 'morning', 'golden', 'golden'],
  weathers: ['clear'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * r.range(0.74, 0.8);

    const bx = W * (0.5 + s.L * r.range(0.1, 0.2));
    const by = H * r.range(0.28, 0.36);
    const far: readonly (readonly [number, number, number])[] = [
      [-0.34, 0.2, 74],
      [-0.14, 0.52, 50],
      [0.36, 0.56, 62],
      [-0.4, 0.6, 34],
      [-0.06, 0.16, 36],
      [0.42, 0.14, 44],
      [0.14, 0.66, 26],
    ];
    let out =
      sky(s, hz) +
      hills(s, hz - 60 * u, 50 * u, 0.78) +
      hills(s, hz - 10 * u, 40 * u, 0.55, { fields: 8, woods: 6 });
    out += each(far.slice(0, r.int(4, 7)), ([k, y, q]) =>
      balloon(
        s,
        W * (0.5 + s.L * k) + r.range(-40, 40) * u,
        H * y + r.range(-30, 30) * u,
        q * u * r.range(0.85, 1.2),
        lerp(0.62, 0.28, q / 74),
      ),
    );
    out += village(s, W * (0.5 - s.L * 0.24) - 120 * u, s.lastRidge, 240 * u, 34 * u, 0.42);
    out += balloon(s, bx, by, Math.min(215 * u, H * 0.22) * r.range(0.9, 1.05), 0);
    out += hills(s, hz + 70 * u, 20 * u, 0.22, { fields: 9, woods: 5, color: p.grass });
    out += land(s, H * 0.93, 12 * u, p.leafDark, 0.02).svg;
    out += repeat(5, (i) =>
      bush(s, W * (i / 4) + r.range(-60, 60) * u, H * 0.99, r.range(130, 240) * u, r.range(90, 150) * u),
    );
    return { svg: out + birds(s, W * 0.3, H * 0.42, 5, 11 * u), focus: [bx / W, by / H + 0.07] };
  },
};

/** Draws a balloon whose envelope has the radius q: striped lengthwise, ringed, or both. */
const balloon = (s: Stage, x: number, y: number, q: number, depth: number): string => {
  const { u, p, r } = s;

  const cols = r
    .shuffle(['#d8432f', '#e8b23a', '#f3e7cf', '#2f5f8a', '#3f7d6a', '#e8763a', '#8a2f4a'])
    .slice(0, r.int(2, 4))
    .map((c) => s.tone(c, depth));
  const out = pen`M${x} ${y - q}C${x + q * 1.18} ${y - q} ${x + q * 1.12} ${y + q * 0.3} ${x + q * 0.24} ${y + q * 1.16}L${x - q * 0.24} ${y + q * 1.16}C${x - q * 1.12} ${y + q * 0.3} ${x - q * 1.18} ${y - q} ${x} ${y - q}Z`;
  const mode = r.int(0, 2);
  let inner = rect(x - q * 1.2, y - q * 1.1, q * 2.4, q * 2.4, cols[0]!);
  if (mode < 2)
    for (let i = -4; i <= 4; i++) {
      const a = i / 4.5;
      const b = (i + 1) / 4.5;
      const e = (t: number) => Math.sin(t * 1.5) * q * 1.02;
      inner += path(
        pen`M${x} ${y - q}C${x + e(a) * 1.2} ${y - q} ${x + e(a) * 1.15} ${y + q * 0.3} ${x + e(a) * 0.24} ${y + q * 1.18}L${x + e(b) * 0.24} ${y + q * 1.18}C${x + e(b) * 1.15} ${y + q * 0.3} ${x + e(b) * 1.2} ${y - q} ${x} ${y - q}Z`,
        cols[(i + 4) % cols.length]!,
      );
    }
  if (mode > 0)
    inner += repeat(mode === 2 ? 4 : 1, (i) => {
      const yy = y + q * (mode === 2 ? -0.55 + i * 0.42 : 0.02);
      return path(
        pen`M${x - q * 1.2} ${yy}Q${x} ${yy + q * 0.22} ${x + q * 1.2} ${yy}V${yy + q * 0.2}Q${x} ${yy + q * 0.42} ${x - q * 1.2} ${yy + q * 0.2}Z`,
        cols[(i + 1) % cols.length]!,
      );
    });
  inner +=
    path(
      pen`M${x - s.L * q * 1.2} ${y - q}L${x - s.L * q * 0.1} ${y - q}Q${x - s.L * q * 0.9} ${y} ${x} ${y + q * 1.2}H${x - s.L * q * 1.2}Z`,
      p.shadow,
      0.22 * (1 - depth),
    ) + s.grain(out, x - s.L * q, y + q * 0.6, x + s.L * q * 0.4, y - q * 0.3, 0.7 * (1 - depth));
  const by = y + q * 1.5;
  const bw = q * 0.2;
  return (
    stroke(
      pen`M${x - q * 0.22} ${y + q * 1.14}L${x - bw} ${by}M${x + q * 0.22} ${y + q * 1.14}L${x + bw} ${by}`,
      s.tone('#4a3a34', depth),
      q * 0.018,
    ) +
    s.clip(out, inner) +
    rect(x - bw, by, bw * 2, q * 0.25, s.tone('#8a5a34', depth), 1, q * 0.04) +
    (q > 60 * u
      ? each([-0.4, 0.4], (k2) =>
          circle(
            x + k2 * bw,
            by - q * 0.04,
            q * 0.05,
            s.tone(r.pick(['#3a2a24', '#c58a5f', '#e8b992']), depth),
          ),
        )
      : '')
  );
};
