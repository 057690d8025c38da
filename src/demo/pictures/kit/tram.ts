// Draws a tram.
import { mix } from '../color.ts';
import { circle, each, ellipse, pen, rect, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { shell, wheel, windows } from './coachwork.ts';

export const tram = (s: Stage, x: number, y: number, len: number, f = 1, color = '#e8c03c') => {
  const h = len * 0.24;
  const w = len;
  const { p } = s;
  let out =
    ellipse(x + w / 2, y + 2, w * 0.52, h * 0.06, p.shadow, 0.45) +
    rect(x + w * 0.04, y - h * 0.14, w * 0.92, h * 0.1, s.tone('#2a2b31'));
  out += each([0.12, 0.24, 0.74, 0.86], (k) => wheel(s, x + w * k, y - h * 0.08, h * 0.085));
  const d = pen`M${x} ${y - h * 0.1}L${x} ${y - h * 0.55}Q${x + h * 0.06} ${y - h} ${x + h * 0.32} ${y - h}H${x + w - h * 0.32}Q${x + w - h * 0.06} ${y - h} ${x + w} ${y - h * 0.55}V${y - h * 0.1}Z`;
  out += shell(s, d, x, y - h, w, h, color);
  out += s.clip(
    d,
    rect(x, y - h * 0.98, w, h * 0.16, s.tone('#f2ead6')) +
      rect(x, y - h * 0.36, w, h * 0.035, s.tone('#f7f0de')) +
      rect(x, y - h * 0.2, w, h * 0.12, s.tone('#3a3c46')) +
      rect(x - 2, y - h * 0.76, h * 0.2, h * 0.36, s.tone('#3c5160')) +
      rect(x + w - h * 0.2, y - h * 0.76, h * 0.22, h * 0.36, s.tone('#3c5160')),
  );
  out += windows(s, x + w * 0.07, y - h * 0.77, w * 0.86, h * 0.35, 9, p.lit > 0.2);
  out += each(
    [0.165, 0.452, 0.738],
    (k) =>
      rect(x + w * k, y - h * 0.79, w * 0.096, h * 0.66, s.tone('#2c3038')) +
      each([0.006, 0.051], (q) =>
        rect(
          x + w * (k + q),
          y - h * 0.75,
          w * 0.039,
          h * 0.56,
          p.lit > 0.2 ? mix(s.tone('#ffd694'), '#ffd790', p.dark ? 0.6 : 0.1) : s.tone('#5b7584'),
        ),
      ),
  );
  out += each([0.34, 0.63], (k) => rect(x + w * k, y - h, w * 0.012, h * 0.9, s.tone('#34363e'), 0.8));
  out += stroke(
    pen`M${x + w * 0.42} ${y - h}L${x + w * 0.47} ${y - h * 1.17}L${x + w * 0.42} ${y - h * 1.34}M${x + w * 0.38} ${y - h * 1.34}H${x + w * 0.46}`,
    s.tone('#2c2e36'),
    h * 0.022,
  );
  out += rect(x + w * 0.36, y - h * 1.06, w * 0.14, h * 0.06, s.tone('#6a6c70'));
  const lx = f > 0 ? x + w - h * 0.09 : x + h * 0.09;
  return (
    out +
    circle(lx, y - h * 0.28, h * 0.045, '#fff3cf') +
    (p.dark ? s.glow(lx, y - h * 0.28, h * 0.6, '#ffe9b0', 0.7) : '')
  );
};
