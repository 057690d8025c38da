// Draws a window, seen from outside.
import { mix } from '../color.ts';
import { circle, each, path, poly, rect, repeat } from '../draw.ts';
import type { Stage } from '../stage.ts';

export interface PaneOptions {
  readonly depth?: number;
  /** It is chosen by the hour unless told. */
  readonly lit?: boolean;
  readonly frame?: string;
  readonly trim?: string | null;
  readonly shutter?: string | null;
  /** The colour of the flowers in its box. */
  readonly box?: string | null;
}

/** Draws one window with frame, reveal, glass; lit by chance after dark. */
export const pane = (s: Stage, x: number, y: number, w: number, h: number, o: PaneOptions = {}) => {
  const { p, r } = s;
  const depth = o.depth ?? 0;
  const lit = o.lit ?? r.chance(p.lit);
  const glass =
    lit && p.lit
      ? mix(s.tone('#ffc766', depth * 0.6), '#ffd07a', p.dark ? 0.85 : 0.1)
      : s.tone(mix('#3d5568', p.sky[0], 0.35), depth);
  const frame = s.tone(o.frame ?? '#f6f0e2', depth);
  let out = o.trim ? rect(x - w * 0.16, y - w * 0.16, w * 1.32, h + w * 0.3, s.tone(o.trim, depth)) : '';
  out += rect(x, y, w, h, frame) + rect(x + w * 0.1, y + w * 0.1, w * 0.8, h - w * 0.2, glass);
  if (!lit) {
    out += path(
      poly([
        [x + w * 0.1, y + w * 0.1],
        [x + w * 0.9, y + w * 0.1],
        [x + w * 0.9, y + w * 0.22],
        [x + w * 0.22, y + w * 0.22],
        [x + w * 0.22, y + h - w * 0.1],
        [x + w * 0.1, y + h - w * 0.1],
      ]),
      p.shadow,
      0.35,
    );
    out += path(
      poly([
        [x + w * 0.55, y + w * 0.1],
        [x + w * 0.8, y + w * 0.1],
        [x + w * 0.4, y + h * 0.9],
        [x + w * 0.2, y + h * 0.9],
      ]),
      '#ffffff',
      0.1,
    );
  }
  out += rect(x + w * 0.46, y, w * 0.08, h, frame) + rect(x, y + h * 0.38, w, w * 0.07, frame);
  if (o.shutter)
    out += each(
      [-0.56, 1.06],
      (k) =>
        rect(x + w * k, y, w * 0.5, h, s.tone(o.shutter!, depth)) +
        repeat(4, (i) =>
          rect(x + w * (k + 0.07), y + h * (0.1 + i * 0.21), w * 0.36, h * 0.1, p.shadow, 0.18),
        ),
    );
  out += rect(x - w * 0.12, y + h, w * 1.24, w * 0.09, s.tone('#d9cdb6', depth));
  out += rect(x - w * 0.1, y + h + w * 0.09, w * 1.2, w * 0.07, p.shadow, 0.25);
  if (o.box && !p.snow)
    out += repeat(6, (i) =>
      circle(
        x + w * (0.05 + i * 0.18),
        y + h - w * 0.03 + r.range(-1, 1) * w * 0.05,
        w * 0.12,
        s.tone(i % 2 ? p.leaf : o.box!, depth),
      ),
    );
  return out;
};
