// Draws striped fields to the horizon, a track, a lone tree.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { each, ellipse, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { hills, meadow } from '../kit/land.ts';
import { birds, fall, sky } from '../kit/sky.ts';
import { village } from '../kit/town.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const fields: Scene = {
  weathers: ['clear', 'clear', 'cloudy', 'fog'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * r.range(0.3, 0.46);
    const vx = W * r.range(0.3, 0.7);
    let out =
      sky(s, hz) +
      hills(s, hz - 34 * u, 40 * u, 0.75, { woods: 3 }) +
      hills(s, hz - 4 * u, 22 * u, 0.5, { woods: 8, fields: 6 });
    const bx = W * (vx > W / 2 ? r.range(0.1, 0.25) : r.range(0.7, 0.85));
    if (r.chance(0.6)) out += village(s, bx - 80 * u, s.lastRidge, 170 * u, 30 * u, 0.42);
    out += rect(0, hz + 18 * u, W, H, s.tone(p.grass, 0.15));

    const k = r.int(5, 8);
    const y0 = hz + 18 * u;
    out += stripes(s, vx, k, y0);
    const lx = vx + r.range(-0.3, 0.3) * W;
    const lane = (q: number): readonly [number, number, number, number] => [
      vx + q * 4 * u,
      y0,
      lx + q * 105 * u,
      H + 20,
    ];
    const track = (q: number, w: number) => {
      const [a, b, c, d] = lane(q);
      return poly([
        [a - w * 0.03, b],
        [a + w * 0.03, b],
        [c + w, d],
        [c - w, d],
      ]);
    };
    out += path(track(0, 165 * u), s.tone(p.grass2, 0.02));
    out += each([-0.85, 0.85], (q) =>
      path(track(q, 46 * u), s.tone(p.snow ? '#c4d0d8' : mix(p.earth, '#f0dfc0', 0.35)), 0.95),
    );
    out += bales(s, vx, y0, lx);
    const t = r.range(0.14, 0.3);
    const tx = lerp(vx, lx, t) + s.L * -r.range(90, 190) * u;
    const ty = lerp(y0, H, t);
    const th = r.range(240, 370) * u;
    out += tree(s, tx, ty, th, p.snow ? 'bare' : r.pick(['round', 'poplar', 'round', 'birch']));
    if (r.chance(0.5)) {
      const q = t + 0.14;
      out += figure(s, lerp(vx, lx, q), lerp(y0, H, q), 110 * u, { pose: 'walk' });
    }
    out += p.snow
      ? ''
      : meadow(s, H * 0.92, 70, { flowers: 0.25, colors: ['#d8493f', '#f4efe2', '#6f84c4'] });
    return {
      svg: out + birds(s, W * 0.5, hz * 0.5, 6, 12 * u) + fall(s),
      focus: [tx / W, (ty - th * 0.55) / H],
    };
  },
};

/** Strips of field that run to the vanishing point. */
const stripes = (s: Stage, vx: number, k: number, y0: number): string => {
  const { W, H, u, p, r } = s;
  const cols = p.snow ? [p.grass, p.grass2, '#dfe6ea'] : [p.field, p.grass, p.grass2, p.earth, p.leaf];
  let prev = -1.9;
  let last;
  let out = '';
  for (let i = 0; i < k; i++) {
    const next = prev + (3.8 / k) * r.range(0.6, 1.4);
    let c;
    do c = r.pick(cols);
    while (c === last);
    last = c;
    const a: Point = [vx + prev * W * 0.16, y0];
    const b: Point = [vx + next * W * 0.16, y0];
    const e: Point = [vx + next * W * 1.5, H + 20];
    const f: Point = [vx + prev * W * 1.5, H + 20];
    const d = poly([a, b, e, f]);
    const t = s.tone(c, 0.04);
    out +=
      path(d, s.lin([s.tone(c, 0.3), t, s.shade(t, 0.12)])) +
      s.grain(d, lerp(b[0], e[0], 0.5), H, lerp(a[0], f[0], 0.5), y0, 0.24);
    out += s.clip(
      d,
      repeat(9, (_, q) =>
        stroke(
          pen`M${lerp(a[0], b[0], q)} ${y0}L${lerp(f[0], e[0], q)} ${H + 20}`,
          s.shade(t, 0.35),
          (c === p.field || c === p.earth ? 3.4 : 1.5) * u,
          0.35,
        ),
      ),
    );
    prev = next;
  }
  return out;
};

/** Draws round bales on the stubble. */
const bales = (s: Stage, vx: number, y0: number, lx: number): string => {
  const { W, H, u, p, r } = s;
  let out = '';
  if (s.season === 'summer' && r.chance(0.75))
    out += repeat(6, (i) => {
      const t = r.range(0.2, 0.75);
      const x = W * ((i * 0.37 + r.f() * 0.2) % 1);
      const y = lerp(y0, H, t);
      const q = lerp(16, 70, t) * u;
      if (Math.abs(x - lerp(vx, lx, t)) < q * 3) return '';
      return (
        s.cast(x, y, q * 1.6, q) +
        path(
          pen`M${x - q * 0.9} ${y}V${y - q}A${q * 0.4} ${q * 0.55} 0 0 1 ${x} ${y - q * 1.1}H${x + q * 0.7}V${y}Z`,
          s.tone(p.field),
        ) +
        ellipse(x + q * 0.62, y - q * 0.54, q * 0.42, q * 0.55, s.tone(mix(p.field, '#fff2c8', 0.4))) +
        repeat(3, (j) =>
          stroke(
            pen`M${x + q * (0.62 - j * 0.1)} ${y - q * (0.54 + j * 0.12)}a${q * (0.1 + j * 0.1)} ${q * (0.14 + j * 0.13)} 0 1 1 ${-q * 0.02} ${q * (0.3 + j * 0.25)}`,
            s.tone(p.earth),
            1.6 * u,
            0.5,
          ),
        )
      );
    });
  return out;
};
