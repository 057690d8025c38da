// Draws scaffolding before a facade, with its planks, braces and net.
import { box, lerp, path, pen, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';

export interface Facade {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The height of one storey of a scaffold, in units. */
export const STOREY = 76;

/** Storeys are counted from the top; workers stand on `top + k * STOREY * u`. */
export const scaffold = (s: Stage, { left, right, top, bottom }: Facade): string => {
  const { u } = s;
  const steel = s.tone('#8a8f90');
  const wood = s.tone('#c79a5a');
  const poles = Math.max(3, Math.round((right - left) / (74 * u)));
  const storeys = Math.ceil((bottom - top) / (STOREY * u));
  const y = (i: number) => top + i * STOREY * u;
  let out = repeat(poles + 1, (_, t) =>
    rect(lerp(left, right, t) - 2.5 * u, top - 46 * u, 5 * u, bottom - top + 46 * u, steel),
  );
  out += repeat(storeys, (i) => {
    const [from, to] = i % 2 ? [left, lerp(left, right, 0.3)] : [right, lerp(left, right, 0.7)];
    return stroke(pen`M${from} ${y(i)}L${to} ${y(i + 1)}`, steel, 3 * u);
  });
  return (
    out +
    repeat(
      storeys + 1,
      (i) =>
        rect(left - 12 * u, y(i) - 32 * u, right - left + 24 * u, 3 * u, steel) +
        rect(left - 14 * u, y(i), right - left + 28 * u, 9 * u, wood),
    )
  );
};

/** Draws a net against dust before a part of it. */
export const net = (s: Stage, { left, right, top, bottom }: Facade): string => {
  const color = s.tone(s.turn(['#7fb0a0', '#8fa9c0', '#c9c2ae']));
  const veil = box(left, top, right - left, bottom - top);
  return (
    path(
      veil,
      s.lin([
        [color, 0, 0.35],
        [color, 1, 0.75],
      ]),
    ) + s.grain(veil, left, bottom, right, top, 0.5)
  );
};
