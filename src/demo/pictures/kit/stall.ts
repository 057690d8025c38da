// Draws a market stall with goods and somebody who sells them.
import { mix } from '../color.ts';
import { circle, pen, rect, repeat } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { figure } from './figure.ts';
import { awning } from './house.ts';
import { someone } from './person.ts';

export interface StallOptions {
  /** The colours of the goods, the cloth and the awning. */
  readonly goods?: readonly string[];
  readonly cloth?: string;
  readonly color?: string;
}

export const stall = (s: Stage, x: number, y: number, w: number, o: StallOptions = {}) => {
  const { p, r } = s;
  const h = w * 0.72;
  const goods =
    o.goods ??
    r.pick([
      ['#d8493f', '#e8a23a', '#7f9a3f', '#c23a4a'],
      ['#8fae4a', '#5f8a4a', '#e8c23a'],
      ['#f2b8bd', '#d8493f', '#f4e9d2', '#a85fa0'],
      ['#c98a4a', '#e0b26a', '#a8683a'],
    ]);
  let out = s.cast(x, y, w, h, 0.28);
  out += rect(x - w * 0.46, y - h * 0.95, w * 0.035, h * 0.95, s.tone('#7a5a40'));
  out += rect(x + w * 0.43, y - h * 0.95, w * 0.035, h * 0.95, s.tone('#7a5a40'));
  out += rect(x - w * 0.44, y - h * 0.9, w * 0.88, h * 0.55, p.shadow, p.dark ? 0.1 : 0.4);
  if (p.dark) out += s.glow(x, y - h * 0.62, w * 0.6, p.glow, 0.9);
  out += figure(s, x + r.range(-0.2, 0.2) * w, y, w * 0.92, {
    pose: r.pick(['hold', 'stand', 'carry']),
    cast: false,
    who: someone(s, { apron: '#e8e0cc' }),
  });
  out += rect(x - w * 0.5, y - h * 0.42, w, h * 0.42, s.tone(o.cloth ?? r.pick(p.cloth)));
  out += rect(x - w * 0.5, y - h * 0.42, w, h * 0.06, s.tone('#d8b98a'));
  out += repeat(5, (i) => {
    const bx = x - w * 0.47 + i * w * 0.19;
    const c = r.pick(goods);
    return (
      repeat(9, (j) =>
        circle(
          bx + w * (0.025 + (j % 5) * 0.034),
          y - h * 0.5 - Math.floor(j / 5) * w * 0.028,
          w * 0.022,
          s.tone(mix(c, '#fff0d0', r.f() * 0.25)),
        ),
      ) + rect(bx, y - h * 0.49, w * 0.17, h * 0.09, s.tone('#a9804f'))
    );
  });
  const body = pen`M${x - w * 0.5} ${y}V${y - h * 0.42}H${x + w * 0.5}V${y}Z`;
  return (
    out +
    s.grain(body, x - s.L * w * 0.5, y, x + s.L * w * 0.2, y - h * 0.3, 0.6) +
    awning(
      s,
      x - w * 0.56,
      y - h * 1.14,
      w * 1.12,
      h * 0.26,
      o.color ?? r.pick([p.accent, '#3f6b5b', '#e0a63c', '#516b86', '#c4452f']),
    )
  );
};
