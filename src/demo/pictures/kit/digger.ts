// Draws an excavator on tracks, side-on, standing on (x,y).
import { ellipse, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { round, shell, wheel } from './coachwork.ts';

/** `q` is the length of its tracks; f: where its arm reaches. */
export const digger = (s: Stage, x: number, y: number, q: number, f = 1, color = '#e3a52c'): string => {
  const X = (k: number) => x + f * q * k;
  const Y = (k: number) => y - q * k;
  const dark = s.tone('#2c2d33');
  const arm = s.tone(color);
  return (
    ellipse(x, y, q * 0.75, q * 0.07, s.p.shadow, 0.4) +
    path(round(x - q * 0.5, Y(0.24), q, q * 0.24, q * 0.12), dark) +
    repeat(5, (i) => wheel(s, x + q * (-0.4 + i * 0.2), Y(0.11), q * 0.085, '#8f938f')) +
    shell(
      s,
      round(x - q * 0.46, Y(0.62), q * 0.86, q * 0.34, q * 0.08),
      x - q * 0.46,
      Y(0.62),
      q,
      q * 0.34,
      color,
    ) +
    rect(Math.min(X(0.02), X(0.36)), Y(0.94), q * 0.34, q * 0.42, s.tone('#3f5666'), 1, q * 0.04) +
    stroke(
      pen`M${X(0.02)} ${Y(0.52)}V${Y(0.95)}H${X(0.28)}L${X(0.37)} ${Y(0.6)}`,
      s.shade(arm, 0.15),
      q * 0.045,
    ) +
    stroke(pen`M${X(0.3)} ${Y(0.5)}L${X(0.72)} ${Y(1.12)}L${X(1.2)} ${Y(0.72)}`, arm, q * 0.11) +
    stroke(pen`M${X(0.46)} ${Y(0.5)}L${X(0.66)} ${Y(0.9)}`, s.tone('#d8d4c8'), q * 0.035) +
    stroke(pen`M${X(1.2)} ${Y(0.74)}L${X(1.12)} ${Y(0.36)}`, s.shade(arm, 0.1), q * 0.09) +
    path(
      poly([
        [X(1.22), Y(0.42)],
        [X(0.92), Y(0.34)],
        [X(0.9), Y(0.12)],
        [X(1.08), Y(0.06)],
        [X(1.2), Y(0.16)],
      ]),
      dark,
    )
  );
};
