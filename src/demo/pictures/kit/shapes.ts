// Gives local coordinates: animals and faces are drawn in shares of their own size.
import type { Point } from '../draw.ts';
import { smooth } from '../draw.ts';

/** X and Y turn shares into pixels; P draws a smooth outline through points that are given in shares. */
export interface Frame {
  readonly X: (v: number) => number;
  readonly Y: (v: number) => number;
  readonly P: (points: readonly Point[], tension?: number) => string;
}

/** One share is `w` to the right and `h` down; negative ones mirror. */
export const frame = (x: number, y: number, w: number, h: number, softness = 1 / 6): Frame => {
  const X = (v: number) => x + v * w;
  const Y = (v: number) => y + v * h;
  const P = (points: readonly Point[], tension = softness) =>
    smooth(
      points.map(([a, b]): Point => [X(a), Y(b)]),
      true,
      tension,
    );
  return { X, Y, P };
};
