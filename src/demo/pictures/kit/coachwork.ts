// This is what things on wheels have in common: bodies, wheels, windows with riders. All drawn side-on,
// standing on (x,y).
import { mix } from '../color.ts';
import { at, circle, path, pen, poly, rect, repeat, smooth } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { head } from './head.ts';
import { someone } from './person.ts';

export const round = (x: number, y: number, w: number, h: number, a: number, b = 0) =>
  pen`M${x} ${y + h}V${y + a}Q${x} ${y} ${x + a} ${y}H${x + w - (b || a)}Q${x + w} ${y} ${x + w} ${y + (b || a)}V${y + h}Z`;

export const wheel = (s: Stage, x: number, y: number, q: number, hub = '#c9ccc9') =>
  circle(x, y, q, s.tone('#23242b')) +
  circle(x, y, q * 0.56, s.tone(hub)) +
  circle(x, y, q * 0.2, s.tone('#4a4c52')) +
  path(pen`M${x - q * 0.9} ${y}A${q * 0.9} ${q * 0.9} 0 0 1 ${x + q * 0.9} ${y}Z`, s.p.shadow, 0.2);

export const windows = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  k: number,
  lit: boolean,
  riders = true,
) => {
  const { r, p } = s;
  const step = w / k;
  const glass = lit ? mix(s.tone('#ffd694'), '#ffd790', p.dark ? 0.75 : 0.2) : s.tone('#4b6475');
  return repeat(k, (i) => {
    const a = x + i * step + step * 0.06;
    const ww = step * 0.88;
    const d = poly([
      [a, y],
      [a + ww, y],
      [a + ww, y + h],
      [a, y + h],
    ]);
    const rider =
      riders && r.chance(0.6)
        ? s.clip(
            d,
            at(
              a + ww * r.range(0.3, 0.7),
              y + h * 0.62,
              head(s, 0, 0, h * 0.5, someone(s), r.sign()) +
                path(
                  smooth([
                    [-h * 0.4, h * 0.7],
                    [-h * 0.25, h * 0.3],
                    [h * 0.25, h * 0.3],
                    [h * 0.4, h * 0.7],
                  ]),
                  s.tone(r.pick(p.cloth)),
                ),
            ) + rect(a, y, ww, h, glass, 0.3),
          )
        : '';
    return (
      rect(a, y, ww, h, glass, 1, h * 0.08) +
      rider +
      path(
        poly([
          [a + ww * 0.6, y],
          [a + ww * 0.85, y],
          [a + ww * 0.45, y + h],
          [a + ww * 0.2, y + h],
        ]),
        '#ffffff',
        0.13,
      )
    );
  });
};

/** Draws the body with a belt line, sheen above, shade below. */
export const shell = (s: Stage, d: string, x: number, y: number, w: number, h: number, color: string) => {
  const c = s.tone(color);
  return (
    path(d, s.lin([s.lift(c, 0.22), c, c, s.shade(c, 0.3)])) +
    s.grain(d, x + w * (s.L > 0 ? 0 : 1), y + h, x + w * 0.5, y, 0.45)
  );
};
