// Draws apples: one by one, and in a crate.
import { box, circle, each, ellipse, path, pen, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';

export const APPLE_COLORS = ['#c23a26', '#d9602e', '#b3261e', '#d8a53a', '#a8b04a'] as const;

/** Draws an apple of radius q around (x,y), with stem, sometimes a leaf. */
export const apple = (s: Stage, x: number, y: number, q: number, hex: string): string => {
  const { r, L } = s;
  const color = s.tone(hex);
  let d = pen`M${x} ${y - q * 0.72}C${x + q * 0.5} ${y - q * 1.1} ${x + q * 1.2} ${y - q * 0.6} ${x + q} ${y + q * 0.1}`;
  d += pen`C${x + q * 0.85} ${y + q * 0.8} ${x + q * 0.35} ${y + q} ${x} ${y + q * 0.86}`;
  d += pen`C${x - q * 0.35} ${y + q} ${x - q * 0.85} ${y + q * 0.8} ${x - q} ${y + q * 0.1}`;
  d += pen`C${x - q * 1.2} ${y - q * 0.6} ${x - q * 0.5} ${y - q * 1.1} ${x} ${y - q * 0.72}Z`;
  let out = ellipse(x - L * q * 0.25, y + q * 0.86, q * 1.05, q * 0.2, s.p.shadow, 0.3) + path(d, color);
  const streak = () =>
    ellipse(
      x + r.range(-0.7, 0.7) * q,
      y + r.range(-0.5, 0.6) * q,
      q * 0.022,
      q * r.range(0.06, 0.17),
      '#f4d27a',
      0.5,
    );
  out += s.clip(
    d,
    circle(x + L * q * 0.5, y - q * 0.2, q * 0.8, s.lift(color, 0.3), 0.4) + repeat(12, streak),
  );
  out +=
    s.grain(d, x - L * q, y + q * 0.8, x + L * q * 0.4, y - q * 0.4, 0.9) +
    ellipse(x + L * q * 0.45, y - q * 0.36, q * 0.15, q * 0.22, '#fff6e2', 0.55);
  out += stroke(
    pen`M${x} ${y - q * 0.7}q${q * 0.06} ${-q * 0.3} ${q * 0.22} ${-q * 0.42}`,
    s.tone('#4a3222'),
    q * 0.08,
  );
  if (!r.chance(0.5)) return out;
  const leaf = pen`M${x + q * 0.1} ${y - q * 0.92}q${q * 0.4} ${-q * 0.4} ${q * 0.7} ${-q * 0.1}q${-q * 0.3} ${q * 0.3} ${-q * 0.7} ${q * 0.1}Z`;
  return out + path(leaf, s.tone('#7fa04e'));
};

/** Draws a crate of width w that stands on y, full of apples. */
export const crate = (s: Stage, x: number, y: number, w: number): string => {
  const { r } = s;
  const wood = s.tone('#c2945c');
  const apples = repeat(10, (i) =>
    circle(
      x + w * (0.08 + 0.094 * i),
      y - w * 0.44 + r.range(-0.03, 0.02) * w,
      w * 0.062,
      s.tone(r.pick(APPLE_COLORS)),
    ),
  );
  const slats = each([0.38, 0.19], (k) => rect(x, y - w * k, w, w * 0.13, s.lift(wood, k * 0.4)));
  const front = box(x, y - w * 0.42, w, w * 0.42);
  return (
    s.cast(x + w / 2, y, w, w * 0.5, 0.28) +
    path(front, s.shade(wood, 0.35)) +
    apples +
    slats +
    s.grain(front, x, y, x + w, y - w * 0.3, 0.5)
  );
};
