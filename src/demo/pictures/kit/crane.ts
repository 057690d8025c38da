// Draws a tower crane.
import type { Point } from '../draw.ts';
import { pen, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';

export const crane = (s: Stage, x: number, y: number, h: number, f = 1, color = '#e9b52f', depth = 0.1) => {
  const c = s.tone(color, depth);
  const w = h * 0.032;
  const jib = h * 0.62;
  const top = y - h * 0.86;
  let d =
    pen`M${x - w / 2} ${y}V${top}M${x + w / 2} ${y}V${top}` +
    lattice(x, y, x, top, 22, w / 2) +
    pen`M${x - f * jib * 0.34} ${top}H${x + f * jib}M${x - f * jib * 0.3} ${top - w * 0.9}L${x + f * jib * 0.97} ${top - w * 0.6}` +
    lattice(x, top, x + f * jib, top, 24, w * 0.8);
  d += pen`M${x - w / 2} ${top}L${x} ${top - h * 0.13}L${x + w / 2} ${top}`;
  const hook = x + f * jib * 0.72;
  return (
    stroke(
      pen`M${x} ${top - h * 0.13}L${x + f * jib * 0.8} ${top - w * 0.7}M${x} ${top - h * 0.13}L${x - f * jib * 0.3} ${top}M${hook} ${top}v${h * 0.22}`,
      s.tone('#30323a', depth),
      h * 0.0032,
    ) +
    stroke(d, c, h * 0.0062) +
    rect(x - f * jib * 0.34 - w * 0.9, top - w * 0.2, w * 2.2, w * 1.9, s.tone('#8b8d88', depth)) +
    rect(f > 0 ? x + w * 0.55 : x - w * 1.5, top - w * 0.1, w * 0.95, w * 1.3, s.tone('#3d5361', depth)) +
    rect(hook - w, top + h * 0.22, w * 2, w * 0.35, s.tone('#30323a', depth)) +
    rect(hook - w * 1.8, top + h * 0.22 + w, w * 3.6, w * 1.1, s.tone('#b8b2a4', depth)) +
    stroke(
      pen`M${hook} ${top + h * 0.22}L${hook - w * 1.6} ${top + h * 0.22 + w}M${hook} ${top + h * 0.22}L${hook + w * 1.6} ${top + h * 0.22 + w}`,
      s.tone('#30323a', depth),
      h * 0.003,
    ) +
    rect(x - w * 1.6, y - w * 0.7, w * 3.2, w * 0.7, s.tone('#8b8d88', depth))
  );
};

/** Draws crossed bars along a mast or a jib: k of them, q wide. */
const lattice = (x1: number, y1: number, x2: number, y2: number, k: number, q: number) =>
  repeat(k, (i) => {
    const a = i / k;
    const b = (i + 1) / k;
    const A: Point = [x1 + (x2 - x1) * a, y1 + (y2 - y1) * a];
    const B: Point = [x1 + (x2 - x1) * b, y1 + (y2 - y1) * b];
    const v = Math.abs(x2 - x1) < 1;
    return pen`M${A[0] + (v ? (i % 2 ? -q : q) : 0)} ${A[1] + (v ? 0 : i % 2 ? 0 : -q)}L${B[0] + (v ? (i % 2 ? q : -q) : 0)} ${B[1] + (v ? 0 : i % 2 ? -q : 0)}`;
  });
