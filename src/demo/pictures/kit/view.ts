// Draws a window seen from inside, with the season outside and its light.
import { path, pen, poly, rect } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { hills } from './land.ts';
import { row } from './town.ts';
import { tree } from './trees.ts';

export interface ViewOptions {
  readonly frame?: string;
  /** Whether houses are outside instead of trees. */
  readonly town?: boolean;
}

/** Draws a window with the season outside and its light. */
export const view = (s: Stage, x: number, y: number, w: number, h: number, o: ViewOptions = {}) => {
  const { u } = s;
  const f = s.tone(o.frame ?? '#f6efe0');
  const d = pen`M${x} ${y}h${w}v${h}h${-w}Z`;
  return (
    rect(x - 22 * u, y - 22 * u, w + 44 * u, h + 44 * u, f) +
    s.clip(
      d,
      rect(x, y, w, h, s.lin(s.p.sky)) +
        hills(s, y + h * 0.62, 26 * u, 0.62, { woods: 3 }) +
        (o.town
          ? row(s, x - 20 * u, x + w, y + h * 0.98, 130 * u, { depth: 0.4 })
          : hills(s, y + h * 0.76, 20 * u, 0.4, { fields: 4 }) +
            tree(s, x + w * 0.72, y + h * 1.05, h * 0.7, s.p.snow ? 'bare' : 'round', {
              depth: 0.22,
              noShadow: true,
            })),
    ) +
    rect(x + w / 2 - 8 * u, y, 16 * u, h, f) +
    rect(x, y + h * 0.36, w, 12 * u, f) +
    rect(x - 34 * u, y + h + 18 * u, w + 68 * u, 24 * u, s.lift(f, 0.2)) +
    rect(x - 30 * u, y + h + 42 * u, w + 60 * u, 14 * u, s.p.shadow, 0.25)
  );
};

export const sunbeam = (s: Stage, x: number, y: number, w: number, reach: number, o: number = 0.3) =>
  path(
    poly([
      [x, y],
      [x + w, y],
      [x + w - s.L * reach, s.H],
      [x - s.L * reach * 1.2, s.H],
    ]),
    s.lin([
      ['#fff0c4', 0, o],
      ['#fff0c4', 1, 0.03],
    ]),
  );
