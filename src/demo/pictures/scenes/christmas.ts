// Draws a Christmas market at night: stalls, tree, strings of lights, people.
import type { Point } from '../draw.ts';
import { TAU, circle, lerp, path, poly, rect, repeat } from '../draw.ts';
import { church } from '../kit/church.ts';
import { crowd } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { lightString } from '../kit/lights.ts';
import { paving } from '../kit/paving.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { stall } from '../kit/stall.ts';
import { row } from '../kit/town.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const christmas: Scene = {
  zoom: 1.32,
  seasons: ['winter'],
  hours: ['night', 'night', 'dusk'],
  weathers: ['clear', 'snow', 'clear'],
  draw(s) {
    const { W, H, u, p } = s;
    const base = H * s.r.range(0.6, 0.64);
    const x = W * (0.5 + s.L * (s.wide > 1.2 ? 0.12 : 0.05));
    let out = sky(s, base, { clouds: 'few', sun: s.index % 2 === 0 });
    out += church(s, W * (0.5 - s.L * 0.24), base, H * 0.5, {
      depth: 0.3,
      style: s.turn(['onion', 'spire']),
    });
    out +=
      row(s, -80 * u, W, base - 20 * u, 150 * u, { depth: 0.3 }) +
      row(s, -90 * u * s.r.f(), W + 20, base, 210 * u, { depth: 0.08, shops: 0.5 });
    out += paving(s, base, '#cdbfa8') + festoons(s);
    s.floodlit(0.38);
    const y = (t: number) => lerp(base, H, t);
    const height = (at: number) => lerp(96, 320, (at - base) / (H - base)) * u;
    out += crowd(s, Math.round(6 * s.wide), W * 0.04, W * 0.96, y(0.05), y(0.14), height);
    out += decoratedTree(s, x, y(0.3), Math.min(H * 0.58, 600 * u)) + stalls(s, y);
    out += crowd(s, Math.round(6 * s.wide), W * 0.03, W * 0.97, y(0.46), y(0.68), height, { kids: 0.3 });
    out +=
      figure(s, W * (0.5 - s.L * 0.18), y(0.9), 330 * u, { pose: 'stroll', f: s.L }) +
      figure(s, W * (0.5 - s.L * 0.12), y(0.91), 210 * u, {
        pose: 'point',
        f: s.L,
        who: someone(s, { kid: true, cut: 'beanie', hat: '#c4302c' }),
      });
    out += rect(
      0,
      base,
      W,
      H,
      s.lin([
        [p.shadow, 0, 0],
        [p.shadow, 1, 0.3],
      ]),
    );
    return { svg: out + fall(s), focus: [x / W, base / H - 0.04] };
  },
};

/** Draws three strings of lights across the square. */
const festoons = (s: Stage): string => {
  const { W, H, u } = s;
  return repeat(3, (i) => {
    const y = H * (0.12 + i * 0.09);
    return repeat(3, (j) => lightString(s, [W * (j / 3) - 10, y], [W * ((j + 1) / 3) + 10, y], 34 * u));
  });
};

/** Draws a big conifer with bulbs in garlands and a star. */
const decoratedTree = (s: Stage, x: number, y: number, h: number): string => {
  const { u, r } = s;
  const colors = ['#ffe08a', '#ffd06a', '#fff4d8', '#ff7a5c', '#9fd0ff'];
  let out = s.glow(x, y - h * 0.45, h * 0.7, '#ffd98a', 0.4) + tree(s, x, y, h, 'conifer');
  out += repeat(60, () => {
    const t = r.f() ** 0.8;
    const reach = h * 0.17 * (1 - t) + 4 * u;
    return circle(
      x + r.range(-1, 1) * reach,
      y - h * lerp(0.1, 0.9, t),
      r.range(3.4, 5.6) * u,
      r.pick(colors),
    );
  });
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const [angle, reach] = [i * (TAU / 10) - TAU / 4, (i % 2 ? 11 : 27) * u];
    return [x + Math.cos(angle) * reach, y - h * 0.98 + Math.sin(angle) * reach];
  });
  return out + s.glow(x, y - h * 0.98, 90 * u, '#ffe9a8', 0.8) + path(poly(star), '#ffe9a8');
};

const stalls = (s: Stage, y: (t: number) => number): string => {
  const { W, u, L } = s;
  const sweets = ['#d8493f', '#f4e9d2', '#c98a4a', '#e8a23a'];
  const far = repeat(s.wide < 1 ? 1 : 2, (i) =>
    stall(s, W * (0.5 - L * (0.1 + i * 0.22)), y(0.34 + i * 0.02), 190 * u, { goods: sweets }),
  );
  return (
    far +
    stall(s, W * (0.5 + L * 0.36), y(0.5), 250 * u, { goods: sweets }) +
    stall(s, W * (0.5 - L * 0.46), y(0.62), 290 * u, { goods: sweets })
  );
};
