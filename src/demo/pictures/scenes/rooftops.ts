// Draws a view over red roofs to a church tower.
import { mix } from '../color.ts';
import { lerp, path, pen, poly, rect, repeat, smooth, stroke } from '../draw.ts';
import { church } from '../kit/church.ts';
import { house } from '../kit/house.ts';
import { hills } from '../kit/land.ts';
import { pane } from '../kit/pane.ts';
import { birds, fall, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const rooftops: Scene = {
  hours: ['dawn', 'morning', 'golden', 'dusk', 'night'],
  weathers: ['clear', 'cloudy', 'fog', 'snow'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const cx = W * (0.5 + s.r.sign() * r.range(0.12, 0.2));
    let out =
      sky(s, H * 0.44) +
      hills(s, H * 0.36, 50 * u, 0.76, { woods: 4 }) +
      hills(s, H * 0.43, 30 * u, 0.55, { woods: 6 });
    for (let layer = 0; layer < 5; layer++) {
      const t = layer / 4;
      const y = lerp(H * 0.5, H * 1.06, t ** 1.15);
      const size = lerp(120, 400, t ** 1.2) * u;
      const depth = 0.5 * (1 - t) ** 1.1;
      if (layer === 2) out += church(s, cx, y + 40 * u, H * 0.72, { depth: depth * 0.9 });
      out += roofRow(s, y, size, depth);
      if (layer < 4)
        out += path(
          pen`M0 ${y}H${W}V${y + size * 0.7}H0Z`,
          s.lin([
            [p.haze, 0, 0],
            [p.haze, 1, 0.4 * (1 - t)],
          ]),
        );
    }
    out += chimneySmoke(s, cx);
    return { svg: out + birds(s, W - cx, H * 0.2, 8, 16 * u) + fall(s), focus: [cx / W, 0.36] };
  },
};

const roofRow = (s: Stage, y: number, size: number, depth: number): string => {
  const { W, p, r } = s;
  let x = -size * r.f();
  let out = '';
  while (x < W) {
    const w = size * r.range(0.75, 1.35);
    const gable = r.chance(0.42);
    const yy = y + r.range(-0.16, 0.1) * size;
    const g = w * (gable ? r.range(0.55, 0.75) : r.range(0.34, 0.48));
    const roof = p.snow
      ? s.tone(r.pick(['#eef1f1', '#e2e8eb']), depth)
      : s.tone(mix(r.pick(p.roofs.slice(0, 5)), '#b8583a', r.f() * 0.5), depth);
    if (gable)
      out += house(s, x, yy + size * 0.4, w * 0.94, size * 0.4, {
        kind: r.pick(['gable', 'timber', 'stepped', 'gable']),
        floors: 1,
        depth,
        door: false,
      });
    else out += slope(s, { x, y: yy, w, g, size, depth, roof });
    x += w * r.range(0.82, 1);
  }
  return out;
};

/** Describes a house whose roof slopes towards us. */
interface Slope {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** The height of the roof. */
  readonly g: number;
  readonly size: number;
  readonly depth: number;
  readonly roof: string;
}

const slope = (s: Stage, { x, y, w, g, size, depth, roof }: Slope): string => {
  const { p, r } = s;
  const d = poly([
    [x - w * 0.04, y],
    [x + w * 0.09, y - g],
    [x + w * 0.92, y - g],
    [x + w * 1.05, y],
  ]);
  const lit = r.chance(0.5);
  let out = rect(x, y, w, size * 0.5, s.tone(r.pick(p.walls), depth));
  out += rect(x + w * r.range(0.15, 0.75), y - g * 1.32, w * 0.085, g * 0.5, s.tone('#8f4b38', depth));
  out += path(d, lit ? s.lift(roof, 0.12) : roof);
  out += s.clip(
    d,
    repeat(8, (i) =>
      stroke(
        pen`M${x - w * 0.1} ${y - (g * i) / 8}H${x + w * 1.1}`,
        p.shadow,
        Math.max(1, w * 0.006),
        p.snow ? 0.06 : 0.24,
      ),
    ) +
      repeat(40, () =>
        rect(
          x + r.f() * w,
          y - Math.floor(r.f() * 8) * (g / 8) - g / 8,
          w * 0.05,
          g / 8,
          r.chance(0.5) ? p.shadow : '#ffd9b0',
          p.snow ? 0.04 : 0.12,
        ),
      ),
  );
  out += s.grain(d, x + (s.L > 0 ? 0 : w), y, x + w * 0.5, y - g, 0.55);
  if (r.chance(0.7)) {
    const dx = x + w * r.range(0.3, 0.7);
    const dw = w * 0.16;
    out += rect(dx - dw / 2, y - g * 0.66, dw, g * 0.45, s.tone(r.pick(p.walls), depth));
    out += path(
      poly([
        [dx - dw * 0.68, y - g * 0.64],
        [dx, y - g * 0.96],
        [dx + dw * 0.68, y - g * 0.64],
      ]),
      s.shade(roof, 0.18),
    );
    out += pane(s, dx - dw * 0.24, y - g * 0.58, dw * 0.48, g * 0.32, { depth });
  }
  return (
    out + repeat(3, (i) => pane(s, x + w * (0.18 + i * 0.28), y + size * 0.1, w * 0.1, size * 0.2, { depth }))
  );
};

const chimneySmoke = (s: Stage, cx: number): string => {
  const { W, H, u, p } = s;
  const smoke = W * (cx > W / 2 ? 0.28 : 0.7);
  let out = '';
  if (p.snow || p.season === 'autumn')
    out += repeat(3, (i) =>
      path(
        smooth([
          [smoke, H * 0.62],
          [smoke + 18 * u, H * 0.52],
          [smoke - 10 * u, H * 0.42],
          [smoke + 40 * u, H * 0.3],
          [smoke + 90 * u + i * 20 * u, H * 0.26],
          [smoke + 20 * u, H * 0.42],
          [smoke + 34 * u, H * 0.54],
        ]),
        '#f4efe6',
        0.16,
      ),
    );
  return out;
};
