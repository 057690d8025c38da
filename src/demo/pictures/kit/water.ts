// Draws still and flowing water.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { lerp, path, pen, rect, repeat, smooth } from '../draw.ts';
import type { Stage } from '../stage.ts';

export interface WaterOptions {
  readonly color?: string;
  /** The SVG of what is mirrored; it stands on y0. */
  readonly mirror?: string;
  readonly mirrorOpacity?: number;
  readonly ripples?: number;
}

/** Draws water between two y: mirrored sky, dark near bank, broken light. `d` clips it. */
export const water = (s: Stage, d: string, y0: number, y1: number, o: WaterOptions = {}) => {
  const { W, u, p, r } = s;
  const top = mix(p.horizon, s.tone(o.color ?? p.water), 0.3);
  const low = mix(s.tone(o.color ?? p.water), p.shadow, 0.22);
  let inner =
    rect(0, y0 - 2, W, y1 - y0 + 4, s.lin([top, mix(top, low, 0.6), low])) +
    (o.mirror
      ? pen`<g transform="translate(0 ${2 * y0}) scale(1 -1)" opacity="${String(o.mirrorOpacity ?? 0.5)}">${o.mirror}</g>`
      : '');
  inner += repeat(o.ripples ?? 60, () => {
    const t = r.f() ** 1.3;
    const x = s.sun && !p.flat && r.chance(0.35) ? s.sun.x + r.gauss(0, 60 * u * (0.4 + t)) : r.f() * W;
    const w = lerp(30, 220, t) * u * r.range(0.4, 1);
    return path(
      smooth(
        (
          [
            [x - w / 2, 0],
            [x, -lerp(1, 4.5, t) * u],
            [x + w / 2, 0],
            [x, lerp(1, 3, t) * u],
          ] as const
        ).map(([a, b]): Point => [a, b + lerp(y0, y1, t)]),
        true,
        0.2,
      ),
      r.chance(0.55) ? mix(top, '#fffaf0', p.dark ? 0.1 : 0.5) : mix(low, p.shadow, 0.25),
      r.range(0.25, 0.6),
    );
  });
  return s.clip(d, inner);
};
