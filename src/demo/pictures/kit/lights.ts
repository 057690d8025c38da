// Draws lights of a night: strings of bulbs, lanterns.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { TAU, circle, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';

/** Draws a string of bulbs that sags between two points. */
export const lightString = (s: Stage, [x0, y0]: Point, [x1, y1]: Point, sag: number): string => {
  const { u } = s;
  const count = Math.max(8, Math.round(Math.hypot(x1 - x0, y1 - y0) / (46 * u)));
  const wire = stroke(
    pen`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`,
    '#14161f',
    2 * u,
    0.8,
  );
  const colors = s.turn([
    ['#ffe2a0', '#ffd06a'],
    ['#ffe2a0', '#ff9a6a', '#9fd0ff', '#ffe2a0', '#c8e09a'],
  ]);
  return (
    wire +
    repeat(count, (i) => {
      const t = (i + 0.5) / count;
      const [x, y] = [lerp(x0, x1, t), lerp(y0, y1, t) + sag * 4 * t * (1 - t) + 6 * u];
      const color = colors[i % colors.length]!;
      return (i % 3 === 0 ? s.glow(x, y, 26 * u, color, 0.55) : '') + circle(x, y, 5 * u, color);
    })
  );
};

export type LanternKind = 'moon' | 'star' | 'drum';

/** Draws a paper lantern of radius q, lit from inside. */
export const lantern = (
  s: Stage,
  x: number,
  y: number,
  q: number,
  color: string,
  kind: LanternKind,
): string => {
  const light = s.glow(x, y, q * 5.4, color, 0.75);
  const core = circle(x, y, q * 0.5, '#fff2c4', 0.85);
  const edge = mix(color, '#5a2a10', 0.45);
  if (kind === 'moon')
    return (
      light +
      circle(x, y, q, color) +
      core +
      stroke(pen`M${x - q} ${y}h${q * 2}M${x} ${y - q}v${q * 2}`, edge, q * 0.08, 0.7)
    );
  if (kind === 'drum')
    return (
      light +
      rect(x - q * 0.72, y - q, q * 1.44, q * 2, color, 1, q * 0.2) +
      core +
      rect(x - q * 0.8, y - q * 1.1, q * 1.6, q * 0.22, edge) +
      rect(x - q * 0.8, y + q * 0.9, q * 1.6, q * 0.22, edge)
    );
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const [angle, reach] = [i * (TAU / 10) - TAU / 4, i % 2 ? q * 0.55 : q * 1.3];
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return light + path(poly(star), color) + core;
};
