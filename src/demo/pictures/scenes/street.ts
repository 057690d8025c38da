// Draws a shopping street with bus or tram, people waiting.
import { mix } from '../color.ts';
import { each, ellipse, lerp, path, pen, rect, repeat, stroke } from '../draw.ts';
import { bus } from '../kit/bus.ts';
import { church } from '../kit/church.ts';
import { crowd } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { tram } from '../kit/tram.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const street: Scene = {
  zoom: 1.35,
  hours: ['morning', 'golden', 'dusk', 'night', 'noon'],
  weathers: ['clear', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const base = H * 0.64;
    const useTram = s.index % 2 === 0;
    const f = r.sign();
    const len = (useTram ? 860 : 640) * u * Math.min(1.15, Math.max(0.82, s.wide * 0.8));
    let out =
      sky(s, base) +
      church(s, W * (0.5 + s.L * 0.25), base, H * 0.62, { depth: 0.4 }) +
      row(s, -40 * u, W, base - 20 * u, 150 * u, { depth: 0.34 });
    out += row(s, -r.range(20, 120) * u, W + 20, base, 250 * u, { depth: 0.06, shops: 0.7 });
    out += path(pen`M0 ${base}H${W}V${H}H0Z`, s.tone('#b9ab9c'));
    out += rect(0, base + 46 * u, W, H, s.lin([s.tone('#8d8782'), s.tone('#6f6a6b')]));
    out += rect(0, base + 42 * u, W, 8 * u, s.tone('#d8cdbb'));
    const ry = base + 128 * u;
    if (p.dark) s.floodlit(0.35);
    out += treesAndPeople(s, base);

    out += pole(s, W * 0.5 - f * 60 * u, base, f);
    out += railsAndWires(s, useTram, len, ry);
    const x = W * 0.5 - len * (f > 0 ? 0.62 : 0.38);
    out += useTram
      ? tram(s, x, ry + 20 * u, len, f, r.pick(['#e3b93a', '#c4452f', '#3f7d7a', '#e8dfca']))
      : bus(s, x, ry + 24 * u, len, f, r.pick(['#3f7d6a', '#c4452f', '#2f5f8a', '#d99a2c']));
    out += crowd(s, 3, W * (0.5 + f * 0.3), W * (0.5 + f * 0.46), ry + 40 * u, ry + 70 * u, () => 205 * u, {
      poses: ['stand', 'relaxed', 'hold'],
    });
    out += wetRoad(s, base, ry);
    out += figure(s, W * (0.5 - f * 0.37), H * 0.965, 340 * u, { pose: 'walk', f });
    return { svg: out + fall(s), focus: [(x + len * (f > 0 ? 0.62 : 0.38)) / W, (ry - len * 0.1) / H] };
  },
};

const treesAndPeople = (s: Stage, base: number): string => {
  const { W, u, r } = s;
  return (
    each([0.24, 0.76], (k) =>
      tree(
        s,
        W * k + r.range(-20, 20) * u,
        base + 26 * u,
        250 * u,
        r.pick(SEASON_TREES[s.season].filter((q) => q !== 'conifer')),
      ),
    ) + crowd(s, 7, W * 0.02, W * 0.98, base + 16 * u, base + 38 * u, () => 138 * u)
  );
};

const pole = (s: Stage, x: number, base: number, f: number): string => {
  const { u, p } = s;
  return (
    rect(x - 5 * u, base - 330 * u, 10 * u, 360 * u, s.tone('#3f4a4c')) +
    stroke(pen`M${x} ${base - 320 * u}q${70 * u * f} ${-30 * u} ${120 * u * f} 0`, s.tone('#3f4a4c'), 6 * u) +
    (p.dark ? s.glow(x + 120 * u * f, base - 312 * u, 120 * u, p.glow, 0.9) : '') +
    ellipse(x + 120 * u * f, base - 314 * u, 17 * u, 8 * u, p.dark ? '#fff0c4' : s.tone('#e6dfcc'))
  );
};

const railsAndWires = (s: Stage, useTram: boolean, len: number, ry: number): string => {
  const { W, u, p } = s;
  let out = '';
  if (useTram) {
    out += each(
      [-4, 26],
      (k) =>
        rect(0, ry + k * u, W, 4.5 * u, s.tone('#4d4a4e')) +
        rect(0, ry + (k - 1.6) * u, W, 1.6 * u, s.tone('#d9d2c4')),
    );
    out += stroke(
      pen`M0 ${ry - len * 0.326}Q${W / 2} ${ry - len * 0.316} ${W} ${ry - len * 0.33}M0 ${ry - len * 0.42}Q${W / 2} ${ry - len * 0.36} ${W} ${ry - len * 0.43}`,
      p.ink,
      1.8 * u,
      0.8,
    );
  }
  return out;
};

const wetRoad = (s: Stage, base: number, ry: number): string => {
  const { W, H, u, p, r } = s;
  let out = repeat(9, (i) => rect(W * (i / 8) - 50 * u, H * 0.9, 110 * u, 12 * u, s.tone('#e9e2d0'), 0.75));
  if (s.weather === 'rain')
    out += repeat(22, () =>
      ellipse(
        r.f() * W,
        lerp(base + 60 * u, H, r.f()),
        r.range(20, 120) * u,
        r.range(2, 6) * u,
        mix(p.horizon, '#ffffff', 0.3),
        0.28,
      ),
    );
  const road = pen`M0 ${ry + 20 * u}H${W}V${H}H0Z`;
  return out + s.grain(road, s.L > 0 ? 0 : W, H, W * 0.5, ry, 0.6);
};
