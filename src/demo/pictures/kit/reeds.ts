// Draws reeds along the lower edge.
import { mix } from '../color.ts';
import { pen, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';

/** Draws stalks from y upwards, bent by a light wind. */
export const reeds = (s: Stage, y: number, count: number, height: number): string => {
  const { W, u, p, r } = s;
  const colors = [
    mix(p.leafDark, '#6a5d3a', 0.5),
    mix(p.leafDark, '#2b3328', 0.4),
    mix(p.earth, '#d8a45a', 0.4),
  ];
  return repeat(count, (i) => {
    const x = W * r.range(-0.02, 1.02);
    const h = r.range(0.35, 1) * height * u;
    const bend = r.range(-20, 20) * u;
    const color = s.tone(colors[i % 3]!);
    const stalk = stroke(
      pen`M${x} ${y + 10 * u}q${bend * 0.2} ${-h * 0.6} ${bend} ${-h}`,
      color,
      r.range(1.6, 4) * u,
    );
    if (i % 9 > 0) return stalk;
    return stalk + stroke(pen`M${x + bend} ${y + 10 * u - h}v${-26 * u}`, s.tone('#5a3a28'), 8 * u);
  });
};
