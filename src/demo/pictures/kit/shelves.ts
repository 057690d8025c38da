// Draws book shelves.
import { mix } from '../color.ts';
import { path, pen, poly, rect } from '../draw.ts';
import type { Stage } from '../stage.ts';

export interface ShelfOptions {
  readonly board?: string;
  readonly depth?: number;
  readonly grain?: number;
}

/** Draws books on boards, also used by the library. */
export const shelves = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  o: ShelfOptions = {},
) => {
  const { r, p } = s;
  const rh = h / rows;
  const board = s.tone(o.board ?? '#8a5f3f', o.depth ?? 0);
  let out = rect(x, y, w, h, s.shade(board, 0.45));
  for (let i = 0; i < rows; i++) {
    let bx = x + rh * 0.06;
    const by = y + (i + 1) * rh - rh * 0.08;
    while (bx < x + w - rh * 0.12) {
      const bw = rh * r.range(0.07, 0.17);
      const bh = rh * r.range(0.56, 0.84);
      const c = s.tone(mix(r.pick(p.cloth), '#c9a777', r.f() * 0.35), (o.depth ?? 0) + r.f() * 0.06);
      const lean = r.chance(0.06);
      if (r.chance(0.035)) {
        bx += rh * r.range(0.15, 0.4);
        continue;
      }
      out += lean
        ? path(
            poly([
              [bx, by],
              [bx + bh * 0.22, by - bh * 0.96],
              [bx + bh * 0.22 + bw, by - bh * 0.92],
              [bx + bw * 1.1, by],
            ]),
            c,
          )
        : rect(bx, by - bh, bw, bh, c) +
          (r.chance(0.7)
            ? rect(bx, by - bh * r.range(0.75, 0.9), bw, bh * 0.05, '#f3e3b8', 0.6) +
              rect(bx, by - bh * 0.16, bw, bh * 0.03, '#f3e3b8', 0.45)
            : '') +
          rect(s.L > 0 ? bx : bx + bw * 0.7, by - bh, bw * 0.3, bh, p.shadow, 0.25);
      bx += bw + (lean ? bh * 0.24 : rh * 0.008);
    }
    out += rect(x, by, w, rh * 0.09, board) + rect(x, by + rh * 0.09, w, rh * 0.12, p.shadow, 0.4);
  }
  return (
    out +
    s.grain(pen`M${x} ${y}H${x + w}V${y + h}H${x}Z`, s.L > 0 ? x : x + w, y + h, x + w / 2, y, o.grain ?? 0.5)
  );
};
