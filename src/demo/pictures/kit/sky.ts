// Draws the sky with sun, moon, stars and clouds, and what falls or flies in it.
import { mix } from '../color.ts';
import { blob, circle, lerp, path, pen, rect, repeat, smooth, stroke } from '../draw.ts';
import type { Rng } from '../rng.ts';
import type { Stage, Stop } from '../stage.ts';

export type CloudKind = 'flat' | 'cumulus' | 'streaks' | 'few';

export interface SkyOptions {
  readonly sunX?: number;
  /** False leaves out sun and moon. */
  readonly sun?: boolean;
  readonly clouds?: CloudKind;
}

export const sky = (s: Stage, horizon: number = s.H * 0.6, o: SkyOptions = {}) => {
  const { W, H, u, p, r } = s;
  let out = rect(
    0,
    0,
    W,
    H,
    s.lin([...p.sky.map((c, i, a): Stop => [c, (i / (a.length - 1)) * (horizon / H)]), [p.horizon, 1]]),
  );
  const x = o.sunX ?? W * (0.5 + s.L * r.range(0.16, 0.36));
  const y = lerp(H * 0.1, horizon, p.low) - r.range(0, 0.08) * H;
  s.sun = { x, y };
  if (s.hour === 'night') {
    out += repeat(70, () =>
      circle(r.f() * W, r.f() ** 1.4 * horizon, r.range(0.7, 2.1) * u, '#f7efd6', r.range(0.25, 0.9)),
    );
    if (o.sun !== false)
      out +=
        s.glow(x, y, 190 * u, '#cdd6ee', 0.4) +
        circle(x, y, 34 * u, p.sun) +
        path(blob(r, x + 9 * u, y - 4 * u, 9 * u, 7 * u), '#d8d0b6', 0.6);
  } else if (!p.flat && o.sun !== false) {
    out += s.glow(x, y, 520 * u, p.sun, 0.75);
    if (p.low > 0.7 || r.chance(0.3))
      out += circle(x, y, r.range(34, 58) * u, mix(p.sun, '#ffffff', 0.25), 0.95);
  }
  out += clouds(s, horizon, o.clouds);
  return out;
};

/** Draws falling rain or snow, drawn last. */
export const fall = (s: Stage) => {
  const { W, H, u, r } = s;
  if (s.weather === 'rain')
    return repeat(130, () => {
      const x = r.f() * W * 1.1;
      const y = r.f() * H;
      const l = r.range(24, 70) * u;
      return stroke(pen`M${x} ${y}l${-l * 0.22} ${l}`, '#e8eef0', r.range(0.8, 1.8) * u, r.range(0.15, 0.45));
    });
  if (s.weather === 'snow')
    return repeat(190, () => {
      const t = r.f() ** 3;
      return circle(r.f() * W, r.f() * H, lerp(1.4, 7, t) * u, '#fdfcf8', lerp(0.9, 0.55, t));
    });
  return '';
};

export const birds = (s: Stage, x: number, y: number, count: number, size: number) =>
  repeat(count, () => {
    const bx = x + s.r.gauss(0, size * 4);
    const by = y + s.r.gauss(0, size * 2);
    const q = size * s.r.range(0.6, 1.1);
    return path(
      pen`M${bx - q} ${by - q * 0.35}Q${bx - q * 0.4} ${by - q * 0.5} ${bx} ${by}Q${bx + q * 0.5} ${by - q * 0.55} ${bx + q} ${by - q * 0.2}Q${bx + q * 0.45} ${by - q * 0.3} ${bx} ${by + q * 0.2}Q${bx - q * 0.4} ${by - q * 0.25} ${bx - q} ${by - q * 0.35}Z`,
      s.p.ink,
      0.7,
    );
  });

const cumulus = (s: Stage, cx: number, cy: number, w: number, h: number) => {
  const { r } = s;
  const k = r.int(6, 9);
  let d = pen`M${cx - w / 2} ${cy}`;
  let px = cx - w / 2;
  let py = cy;
  for (let i = 1; i <= k; i++) {
    const t = i / k;
    const x = cx - w / 2 + w * t;
    const y = i === k ? cy : cy - h * Math.sin(Math.PI * t) ** 0.8 * r.range(0.55, 1);
    const q = Math.hypot(x - px, y - py) * r.range(0.52, 0.62);
    d += pen`A${q} ${q} 0 0 1 ${x} ${y}`;
    px = x;
    py = y;
  }
  return d + pen`Q${cx} ${cy + h * 0.14} ${cx - w / 2} ${cy}Z`;
};

const streak = (r: Rng, x: number, y: number, w: number, h: number) =>
  smooth([
    [x - w / 2, y],
    [x - w * 0.2, y - h * r.range(0.4, 1)],
    [x + w * 0.15, y - h * r.range(0.2, 0.7)],
    [x + w / 2, y + h * 0.1],
    [x + w * 0.1, y + h * 0.4],
    [x - w * 0.25, y + h * 0.3],
  ]);

const clouds = (s: Stage, horizon: number, kind?: CloudKind) => {
  const { W, u, p, r } = s;
  kind ??= p.flat ? 'flat' : r.pick(['cumulus', 'cumulus', 'streaks', 'streaks', 'few']);
  const lightC =
    s.hour === 'night' ? mix(p.sky[1], '#8fa3c8', 0.3) : mix(p.horizon, '#fffaf0', p.dark ? 0.25 : 0.75);
  const darkC = mix(p.sky[1], p.shadow, p.dark ? 0.3 : 0.16);
  if (kind === 'flat')
    return repeat(7, (i, t) =>
      path(
        streak(r, r.f() * W, horizon * lerp(0.05, 0.85, t), W * r.range(0.6, 1.2), r.range(30, 90) * u),
        i % 2 ? lightC : darkC,
        0.32,
      ),
    );
  if (kind === 'streaks')
    return repeat(r.int(6, 12), () => {
      const t = r.f();
      return path(
        streak(
          r,
          r.f() * W,
          horizon * lerp(0.12, 0.95, t),
          W * r.range(0.25, 0.7) * (1.2 - t * 0.5),
          lerp(34, 9, t) * u,
        ),
        r.chance(0.65) ? lightC : darkC,
        0.55,
      );
    });
  const count = kind === 'few' ? 2 : r.int(3, 5);
  return repeat(count, (i) => {
    const t = (i + 0.5) / count;
    const y = horizon * lerp(0.88, 0.3, t);
    const w = lerp(0.22, 0.5, t) * W * r.range(0.7, 1.1);
    const h = w * r.range(0.16, 0.26);
    const x = W * ((i * 0.62 + r.f() * 0.35) % 1.1);
    const d = cumulus(s, x, y, w, h);
    return (
      path(
        d,
        s.lin([
          [lightC, 0, 0.95],
          [lightC, 0.55, 0.85],
          [mix(lightC, darkC, 0.6), 1, 0.35],
        ]),
      ) + s.grain(d, x - s.L * w * 0.1, y, x + s.L * w * 0.15, y - h * 0.8, 0.22)
    );
  });
};
