// Draws the light of a stage: beams, and the truss with its lamps.
import { circle, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';

/** Draws a cone of light from (x,y); angles in radians from straight down. */
export const beam = (
  s: Stage,
  x: number,
  y: number,
  angle: number,
  length: number,
  spread: number,
  color: string,
  opacity = 0.5,
): string => {
  const cone = poly([
    [x, y],
    [x + Math.sin(angle - spread) * length, y + Math.cos(angle - spread) * length],
    [x + Math.sin(angle + spread) * length, y + Math.cos(angle + spread) * length],
  ]);
  return path(
    cone,
    s.lin([
      [color, 0, opacity],
      [color, 0.8, 0.02],
      [color, 1, 0],
    ]),
  );
};

/** Draws the lattice that the lamps hang from. */
export const lightTruss = (s: Stage, x0: number, width: number, color: string): string => {
  const { H, u } = s;
  const x = (i: number) => x0 + (width * i) / 22;
  const bars = repeat(
    22,
    (i) => pen`M${x(i)} ${H * (i % 2 ? 0.08 : 0.12)}L${x(i + 1)} ${H * (i % 2 ? 0.12 : 0.08)}`,
  );
  return stroke(pen`M${x0} ${H * 0.08}H${x0 + width}M${x0} ${H * 0.12}H${x0 + width}` + bars, color, 5 * u);
};

/** Draws a row of lamps under the truss, each with its beam. */
export const stageLamps = (s: Stage, x0: number, width: number, colors: readonly string[]): string => {
  const { H, u, r } = s;
  return repeat(8, (i, t) => {
    const x = x0 + width * lerp(0.07, 0.93, t);
    const color = colors[i % colors.length]!;
    return (
      beam(s, x, H * 0.13, (0.5 - t) * 1.1 + r.range(-0.25, 0.25), H * 0.85, 0.09, color, 0.55) +
      rect(x - 14 * u, H * 0.105, 28 * u, 34 * u, '#15121f', 1, 5 * u) +
      circle(x, H * 0.14, 11 * u, '#fff6dd') +
      s.glow(x, H * 0.14, 70 * u, color, 0.9)
    );
  });
};
