// Draws the paved floor of squares and yards.
import { mix } from '../color.ts';
import { lerp, path, pen, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';

export interface PavingOptions {
  readonly courses?: number;
}

/** Draws a paved floor from y down: courses that widen towards us, and light falling across. */
export const paving = (s: Stage, y: number, color = '#cdb899', o: PavingOptions = {}) => {
  const { W, H, u, p, r } = s;
  const c = s.tone(p.snow ? mix(color, '#eef0ef', 0.6) : color);
  const d = pen`M0 ${y}H${W}V${H}H0Z`;
  const courses = o.courses ?? 13;
  let out = path(d, s.lin([mix(c, p.haze, 0.25), c, s.shade(c, 0.28)]));
  let seams = '';
  for (let i = 1; i < courses; i++) {
    const t = (i / courses) ** 1.9;
    const yy = lerp(y, H, t);
    const t2 = ((i + 1) / courses) ** 1.9;
    const hh = lerp(y, H, t2) - yy;
    const w = hh * 2.3;
    const off = (i % 2) * 0.5;
    seams += pen`M0 ${yy}H${W}`;
    for (let x = W / 2 - Math.ceil(W / w) * w + off * w; x < W * 1.5; x += w)
      if (x > -w && x < W + w) seams += pen`M${x} ${yy}l${(x - W / 2) * 0.05 * t2} ${hh}`;
    out += repeat(Math.round(3 + 6 * (1 - t)), () => {
      const x = Math.floor((r.f() * W) / w) * w + off * w;
      return rect(x, yy, w, hh, r.chance(0.5) ? p.shadow : '#fff3d8', 0.055 - t * 0.03);
    });
  }
  return (
    out +
    stroke(seams, p.shadow, 1.3 * u, 0.2) +
    s.grain(d, s.L > 0 ? 0 : W, H, s.L > 0 ? W * 0.5 : W * 0.5, y, 0.4)
  );
};
