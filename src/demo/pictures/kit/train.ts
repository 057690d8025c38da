// Draws a railcar.
import { each, pen, rect, repeat } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { round, shell, wheel, windows } from './coachwork.ts';

/** Draws a railcar: two or three coaches with a sloping nose at the end towards f. */
export const train = (s: Stage, x: number, y: number, len: number, f = 1, color = '#2f6f78') => {
  const { p } = s;
  const h = len * 0.135;
  const k = 3;
  const cw = len / k;
  let out = rect(x, y - h * 0.16, len, h * 0.12, s.tone('#26272d'));
  out += repeat(k * 2, (i) =>
    each([0.16, 0.3], (q) =>
      wheel(s, x + cw * (Math.floor(i / 2) + (i % 2 ? 1 - q : q)), y - h * 0.1, h * 0.1),
    ),
  );
  for (let i = 0; i < k; i++) {
    const nose = f > 0 ? i === k - 1 : i === 0;
    const cx = x + i * cw + cw * 0.008;
    const w = cw * 0.984;
    const d = !nose
      ? round(cx, y - h, w, h * 0.86, h * 0.12)
      : f > 0
        ? pen`M${cx} ${y - h * 0.14}V${y - h}H${cx + w * 0.8}Q${cx + w * 0.94} ${y - h * 0.96} ${cx + w} ${y - h * 0.36}V${y - h * 0.14}Z`
        : pen`M${cx + w} ${y - h * 0.14}V${y - h}H${cx + w * 0.2}Q${cx + w * 0.06} ${y - h * 0.96} ${cx} ${y - h * 0.36}V${y - h * 0.14}Z`;
    out += shell(s, d, cx, y - h, w, h * 0.86, color);
    out += s.clip(
      d,
      rect(cx, y - h * 0.98, w, h * 0.13, s.tone('#dfe0d8')) +
        rect(cx, y - h * 0.8, w, h * 0.38, s.tone('#2b333c')) +
        rect(cx, y - h * 0.3, w, h * 0.05, s.tone('#f3e7c4')),
    );
    const a = cx + w * (nose && f < 0 ? 0.22 : 0.04);
    const ww = w * (nose ? 0.72 : 0.92);
    out += windows(s, a, y - h * 0.77, ww, h * 0.32, 7, p.lit > 0.2);
    out += each(
      [0.26, 0.7],
      (q) =>
        rect(a + ww * q, y - h * 0.84, w * 0.075, h * 0.68, s.tone('#e9c24a')) +
        rect(a + ww * q + w * 0.012, y - h * 0.76, w * 0.05, h * 0.3, s.tone('#3c4c58')),
    );
  }
  return out;
};
