// Draws a bus.
import { mix } from '../color.ts';
import { each, ellipse, path, pen, rect } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { round, shell, wheel, windows } from './coachwork.ts';

export const bus = (s: Stage, x: number, y: number, len: number, f = 1, color = '#3f7d6a') => {
  const h = len * 0.3;
  const w = len;
  const { p } = s;
  const d = round(x, y - h, w, h * 0.88, h * 0.14);
  let out =
    ellipse(x + w / 2, y, w * 0.52, h * 0.06, p.shadow, 0.45) + shell(s, d, x, y - h, w, h * 0.88, color);
  out += s.clip(
    d,
    rect(x, y - h * 0.36, w, h * 0.06, s.tone('#f5eddc')) +
      rect(f > 0 ? x + w * 0.955 : x - 2, y - h * 0.86, w * 0.05, h * 0.52, s.tone('#3c5160')),
  );
  out += windows(s, x + w * 0.05, y - h * 0.84, w * 0.9, h * 0.4, 7, p.lit > 0.2);
  out += each(
    [0.3, 0.78],
    (k) =>
      rect(x + w * (f > 0 ? k : 1 - k) - w * 0.05, y - h * 0.87, w * 0.1, h * 0.73, s.tone('#2c3038')) +
      each([-0.043, 0.003], (q) =>
        rect(
          x + w * ((f > 0 ? k : 1 - k) + q),
          y - h * 0.83,
          w * 0.04,
          h * 0.62,
          p.lit > 0.2 ? mix(s.tone('#ffd694'), '#ffd790', p.dark ? 0.6 : 0.1) : s.tone('#5b7584'),
        ),
      ),
  );
  return (
    out +
    each([0.18, 0.66], (k) => {
      const wx = x + w * (f > 0 ? k : 1 - k);
      return (
        path(
          pen`M${wx - h * 0.18} ${y - h * 0.12}A${h * 0.18} ${h * 0.2} 0 0 1 ${wx + h * 0.18} ${y - h * 0.12}Z`,
          s.tone('#23242b'),
        ) + wheel(s, wx, y - h * 0.12, h * 0.135)
      );
    }) +
    rect(f > 0 ? x + w * 0.74 : x + w * 0.1, y - h * 0.97, w * 0.18, h * 0.09, s.tone('#24262c')) +
    rect(f > 0 ? x + w * 0.76 : x + w * 0.12, y - h * 0.945, w * 0.1, h * 0.04, '#f2b84a')
  );
};
