// Draws a path between tall trunks into light, walkers.
import { mix } from '../color.ts';
import type { Curve } from '../draw.ts';
import { blob, ground, lerp, path, pen, poly, rect, repeat, smooth, stroke, wave } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { meadow } from '../kit/land.ts';
import { fall } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

/** Describes one of five layers of the wood, far to near. */
interface Wood {
  readonly layer: number;
  readonly t: number;
  readonly y: number;
  readonly depth: number;
  readonly gnd: Curve;
  readonly bark: string;
  readonly lightBark: string;
  readonly k: number;
}

export const forest: Scene = {
  hours: ['dawn', 'morning', 'noon', 'golden'],
  weathers: ['clear', 'clear', 'fog', 'snow'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const glowX = W * (0.5 + s.L * r.range(0.02, 0.14));
    const hz = H * 0.52;
    const back = mix(p.horizon, p.leafLight, p.snow ? 0.1 : 0.35);
    const pine = r.chance(0.4);
    let trail = '';
    let walkersY = 0;
    let out = rect(
      0,
      0,
      W,
      H,
      s.lin([mix(back, p.leaf, 0.45), back, mix(back, '#fff6da', 0.4), s.tone(p.grass, 0.3)]),
    );
    out += s.glow(glowX, hz * 0.72, 560 * u, p.sun, 0.9);
    for (let layer = 0; layer < 5; layer++) {
      const t = layer / 4;
      const y = lerp(hz, H * 1.02, t ** 1.4);
      const depth = lerp(0.8, 0, t ** 0.7);
      const gnd = wave(r, lerp(6, 22, t) * u, W * 0.6, 2);
      const bark = s.tone(mix(p.earth, '#2d2626', 0.5), depth);
      const lightBark = s.tone(mix(p.earth, '#f0c890', 0.35), depth);
      const k = [15, 11, 8, 5, 2][layer]!;
      const wood = { layer, t, y, depth, gnd, bark, lightBark, k };
      out += crownsAndGround(s, wood, hz);
      out += trunks(s, wood, glowX, pine);
      if (layer === 2) {
        trail = woodPath(s, glowX, hz);
      }
      if (layer === 3) {
        const f = r.sign();
        const y2 = lerp(hz, H, 0.46);
        out += trail + figure(s, glowX, y2, 185 * u, { pose: 'walk', f });
        if (r.chance(0.6)) out += figure(s, glowX + f * 70 * u, y2 + 6 * u, 172 * u, { pose: 'stroll', f });
        walkersY = y2;
      }
      out += rays(s, glowX, layer);
    }
    return {
      svg: out + meadow(s, H * 0.92, p.snow ? 20 : 110, { flowers: 0.03, tall: 1.2 }) + fall(s),
      focus: [glowX / W, (walkersY - 90 * u) / H],
    };
  },
};

const trunks = (
  s: Stage,
  { k, layer, t, y, gnd, depth, bark, lightBark }: Wood,
  glowX: number,
  pine: boolean,
): string => {
  const { W, H, u, r } = s;
  let out = '';
  for (let i = 0; i < k; i++) {
    let x =
      layer === 4 ? (i ? W * r.range(0.9, 1) : W * r.range(0, 0.12)) : W * ((i + r.range(0.1, 0.9)) / k);
    if (layer > 1 && Math.abs(x - glowX) < lerp(60, 330, t) * u)
      x = glowX + Math.sign(x - glowX || 1) * lerp(90, 380, t) * u;
    const w = lerp(7, 62, t ** 1.3) * u * r.range(0.75, 1.25);
    const tilt = r.range(-1, 1) * w * 0.7;
    const yy = y + gnd(x) + 6 * u;
    const birch = !pine && r.chance(0.2);
    const c = birch ? s.tone('#e2dccd', depth) : bark;
    const d = pen`M${x - w * 0.72} ${yy + w * 0.25}Q${x - w * 0.45} ${yy - w} ${x - w * 0.42 + tilt * 0.4} ${yy - H * 0.4}L${x - w * 0.34 + tilt} -20H${x + w * 0.34 + tilt}L${x + w * 0.42 + tilt * 0.4} ${yy - H * 0.4}Q${x + w * 0.45} ${yy - w} ${x + w * 0.85} ${yy + w * 0.3}Z`;
    if (layer > 0) out += s.cast(x, yy, w, H * 0.3, 0.2);
    out += path(d, c);
    if (layer > 1) {
      out += s.grain(d, x - s.L * w * 0.6, yy, x + s.L * w * 0.4, yy, 0.75);
      out += stroke(
        pen`M${x + Math.sign(glowX - x) * w * 0.36} ${yy - w}L${x + Math.sign(glowX - x) * w * 0.3 + tilt} 0`,
        birch ? '#fffaf0' : lightBark,
        w * 0.13,
        0.7,
      );
    }
    if (birch && layer > 1)
      out += repeat(7, () => {
        const q = r.f();
        return rect(
          x - w * 0.3 + tilt * q + r.f() * w * 0.3,
          yy - q * H * 0.8 - w,
          w * 0.3,
          w * 0.09,
          s.tone('#3a3434', depth),
          0.8,
        );
      });
    if (pine && layer > 0 && layer < 4)
      out += repeat(4, (j) =>
        stroke(
          pen`M${x + tilt * 0.5} ${yy - H * (0.2 + j * 0.09)}l${r.sign() * w * r.range(1, 2.4)} ${-w * r.range(0.2, 0.7)}`,
          c,
          w * 0.12,
        ),
      );
  }
  return out;
};

/** Draws the path with the light that falls on it. */
const woodPath = (s: Stage, glowX: number, hz: number): string => {
  const { H, u, p, r } = s;
  const d = smooth(
    [
      [glowX - 14 * u, hz + 22 * u],
      [glowX + 14 * u, hz + 22 * u],
      [glowX + 90 * u, lerp(hz, H, 0.4)],
      [glowX + 130 * u - s.L * 120 * u, lerp(hz, H, 0.7)],
      [glowX + 380 * u, H + 40],
      [glowX - 330 * u, H + 40],
      [glowX - 90 * u - s.L * 160 * u, lerp(hz, H, 0.66)],
      [glowX - 30 * u, lerp(hz, H, 0.35)],
    ],
    true,
    0.13,
  );
  return (
    path(
      d,
      s.lin([
        s.tone(mix(p.earth, '#ffe9bd', 0.7), 0.3),
        s.tone(mix(p.earth, '#e8cfa0', 0.35)),
        s.tone(p.earth),
      ]),
      p.snow ? 0.3 : 1,
    ) +
    s.clip(
      d,
      repeat(16, () => {
        const q = r.f();
        const y = lerp(hz + 50 * u, H, q ** 1.3);
        const x = glowX + r.range(-1, 1) * lerp(60, 320, q) * u;
        return path(
          blob(r, x, y, lerp(30, 170, q) * u, lerp(3, 15, q) * u, 7, 0.3),
          r.chance(0.55) ? p.shadow : '#ffe9b0',
          0.2,
        );
      }),
    )
  );
};

/** Draws crowns as hanging masses, and the ground below. */
const crownsAndGround = (s: Stage, { layer, t, y, depth, gnd, k }: Wood, hz: number): string => {
  const { W, H, u, p, r } = s;
  let out = '';
  if (layer < 4)
    out += repeat(k + 3, () =>
      path(
        blob(
          r,
          r.f() * W,
          lerp(hz * 0.2, -40 * u, t) + r.range(-60, 80) * u,
          lerp(120, 260, t) * u,
          lerp(80, 170, t) * u,
          11,
          0.24,
        ),
        s.tone(mix(p.leaf, r.chance(0.5) ? p.leafDark : p.leafLight, r.f() * 0.6), depth),
        0.85,
      ),
    );
  return (
    out +
    path(
      ground((x) => y + gnd(x), -20, W + 20, H + 20),
      s.lin([
        s.tone(mix(p.grass, p.leafDark, p.snow ? 0.05 : 0.35), depth * 0.7),
        s.tone(mix(p.grass, p.leafDark, p.snow ? 0.12 : 0.6), depth * 0.6),
      ]),
    )
  );
};

const rays = (s: Stage, glowX: number, layer: number): string => {
  const { H, u, p } = s;
  let out = '';
  if (layer === 1 && s.weather !== 'fog')
    out += repeat(5, (i) => {
      const a = glowX + (i - 2) * 150 * u;
      return path(
        poly([
          [glowX + (i - 2) * 34 * u, -10],
          [glowX + (i - 2) * 34 * u + 40 * u, -10],
          [a + 120 * u - s.L * 220 * u, H * 0.9],
          [a - s.L * 220 * u, H * 0.9],
        ]),
        s.lin([
          [p.sun, 0, 0.42],
          [p.sun, 1, 0],
        ]),
      );
    });
  return out;
};
