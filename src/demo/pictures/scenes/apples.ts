// Draws apples on a wooden table (still life).
import type { Point } from '../draw.ts';
import { circle, each, ellipse, lerp, limb, path, pen, rect, repeat, stroke } from '../draw.ts';
import { APPLE_COLORS, apple } from '../kit/apple.ts';
import { sunbeam } from '../kit/view.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const apples: Scene = {
  zoom: 1.4,
  seasons: ['autumn', 'summer', 'autumn'],
  hours: ['morning', 'golden', 'noon'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H, u } = s;
    const edge = H * s.r.range(0.58, 0.66);
    const wall = s.tone(s.turn(['#35655a', '#c98a5c', '#56708a', '#8a4a44', '#cdb98c']));
    let out = rect(0, 0, W, H, s.lin([s.lift(wall, 0.12), wall, s.shade(wall, 0.2)]));
    out += sunbeam(s, W * (0.5 + s.L * 0.2), 0, 320 * u, W * 0.3, 0.28) + table(s, edge);
    const spread = Math.min(W, 1500 * u);
    out += bowl(s, W * 0.5 - s.L * spread * 0.08, edge + 120 * u, spread) + loose(s, edge, spread);
    return {
      svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.6, H * 0.3, 0.35),
      focus: [0.5, edge / H + 0.02],
    };
  },
};

const table = (s: Stage, y: number): string => {
  const { W, H, u, r } = s;
  const wood = s.tone(s.turn(['#c99a62', '#8a5a3c', '#d8c09a']));
  const rings = repeat(9, (i) => {
    const ry = lerp(y + 24 * u, H, i / 8);
    return stroke(
      pen`M-20 ${ry}q${W * 0.25} ${r.range(-8, 8) * u} ${W * 0.5} 0t${W * 0.6} 0`,
      s.shade(wood, 0.35),
      3 * u,
      0.45,
    );
  });
  return (
    rect(0, y, W, H, s.lin([s.lift(wood, 0.2), wood, s.shade(wood, 0.2)])) +
    rings +
    rect(0, y, W, 5 * u, s.lift(wood, 0.5))
  );
};

/** Draws a bowl with a heap of apples. */
const bowl = (s: Stage, x: number, y: number, spread: number): string => {
  const { r } = s;
  const q = spread * 0.062;
  const clay = s.tone(s.turn(['#3f6f86', '#efe6d2', '#7d3a4d', '#2f4a44']));
  const [w, h] = [q * 4.4, q * 1.9];
  const outline = pen`M${x - w} ${y - h}Q${x - w * 0.8} ${y} ${x - w * 0.3} ${y}H${x + w * 0.3}Q${x + w * 0.8} ${y} ${x + w} ${y - h}Z`;
  const heap: Point[] = [
    [-1, 2.7],
    [1, 2.8],
    [0, 4.1],
    [-2.7, 1.9],
    [2.7, 2],
    [-1.4, 2.2],
    [0.2, 2.4],
    [1.6, 2.1],
  ];
  let out =
    ellipse(x - s.L * q, y + q * 0.1, w * 1.05, q * 0.4, s.p.shadow, 0.35) +
    ellipse(x, y - h, w, q * 0.6, s.shade(clay, 0.5));
  out += each(heap, ([dx, dy]) =>
    apple(s, x + dx * q, y - dy * q, q * r.range(0.94, 1.08), r.pick(APPLE_COLORS)),
  );
  out +=
    path(outline, s.rounded(clay)) +
    stroke(
      pen`M${x - w * 0.97} ${y - h * 0.86}Q${x} ${y - h * 0.5} ${x + w * 0.97} ${y - h * 0.86}`,
      s.lift(clay, 0.4),
      q * 0.12,
      0.6,
    );
  return out + s.grain(outline, x - s.L * w, y, x + s.L * w * 0.3, y - h * 0.5, 0.9);
};

/** Draws apples that lie around, far ones first, and one that is cut. */
const loose = (s: Stage, edge: number, spread: number): string => {
  const { W, H, r } = s;
  const q = spread * 0.07;
  const y = (t: number) => lerp(edge + q * 0.4, H - q * 1.2, t);
  const spots: Point[] = [
    [-0.42, 0.2],
    [0.4, 0.1],
    [0.27, 0.42],
    [-0.3, 0.62],
    [0.44, 0.66],
    [0.02, 0.9],
  ];
  const all = each(spots, ([k, t]) =>
    apple(
      s,
      W * 0.5 + (k * spread + r.range(-0.02, 0.02) * spread) * s.L,
      y(t),
      q * lerp(0.85, 1.15, t),
      r.pick(APPLE_COLORS),
    ),
  );
  return all + halfApple(s, W * 0.5 - s.L * spread * 0.13, y(0.78), q);
};

const halfApple = (s: Stage, x: number, y: number, q: number): string => {
  const skin = s.tone('#b3261e');
  const seed = (k: number) =>
    path(
      limb(x + k * q * 0.08, y + q * 0.1, q * 0.07, x + k * q * 0.12, y - q * 0.16, q * 0.02),
      s.tone('#5a3222'),
    );
  let out =
    ellipse(x - s.L * q * 0.2, y + q * 0.85, q * 1.05, q * 0.2, s.p.shadow, 0.3) + circle(x, y, q, skin);
  out +=
    ellipse(x, y, q * 0.9, q * 0.86, s.tone('#f7ecc9')) +
    ellipse(x, y, q * 0.36, q * 0.42, s.tone('#ead9a4'));
  return (
    out +
    seed(-1) +
    seed(1) +
    stroke(
      pen`M${x} ${y - q * 0.86}q${q * 0.05} ${-q * 0.3} ${q * 0.2} ${-q * 0.4}`,
      s.tone('#4a3222'),
      q * 0.08,
    )
  );
};
