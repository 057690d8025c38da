// Draws an indoor pool: lanes, swimmers with caps, tall windows with the season behind them.
import { mix } from '../color.ts';
import { circle, each, ellipse, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/person.ts';
import { row } from '../kit/town.ts';
import { SKIN } from '../palette.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const swimming: Scene = {
  zoom: 1.3,
  hours: ['morning', 'noon', 'dusk'],
  weathers: ['clear', 'cloudy'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, r } = s;
    const edge = H * 0.5;
    const water = s.turn(['#3f9aa3', '#4a8fb5', '#3d8f86']);
    if (s.p.dark) s.floodlit(0.7);
    const wall = s.tone('#e8e0cd');
    let out = rect(0, 0, W, H, wall) + glass(s, edge);
    out += rect(0, edge - 70 * u, W, 70 * u, s.tone('#d6cbb4'));
    out += repeat(Math.ceil(W / (64 * u)), (i) =>
      rect(i * 64 * u, edge - 40 * u, 60 * u, 40 * u, s.tone('#c9e0dd')),
    );
    const c = s.tone(water);
    const pool = pen`M0 ${edge}H${W}V${H}H0Z`;
    out += path(pool, s.lin([s.lift(c, 0.4), c, s.shade(c, 0.25)]));
    out += lanes(s, edge) + glints(s, edge, c) + swimmers(s, edge, r.int(5, 7));
    out += each([0.2, 0.62], (k) => block(s, W * k, edge - 20 * u));
    out += figure(s, W * (0.5 - s.L * 0.34), edge - 18 * u, 190 * u, {
      pose: 'hips',
      who: someone(s, { top: '#b3261e', shorts: true, bare: true, coat: 0, skirt: false }),
    });
    return { svg: out + s.grain(pool, s.L > 0 ? 0 : W, H, W * 0.5, edge, 0.4), focus: [0.5, 0.68] };
  },
};

const glass = (s: Stage, edge: number): string => {
  const { W, u, p } = s;
  const d = pen`M0 ${60 * u}H${W}V${edge - 110 * u}H0Z`;
  return (
    s.clip(
      d,
      rect(0, 0, W, edge, s.lin(p.sky)) + row(s, -20 * u, W, edge - 60 * u, 120 * u, { depth: 0.45 }),
    ) +
    repeat(9, (i) => rect((W * i) / 8 - 9 * u, 60 * u, 18 * u, edge - 170 * u, s.tone('#8d8474'))) +
    rect(0, 52 * u, W, 16 * u, s.tone('#8d8474')) +
    repeat(5, (i) =>
      path(
        poly([
          [W * (i / 4) - 120 * u, 0],
          [W * (i / 4) + 120 * u, 0],
          [W * (i / 4) + 90 * u, 34 * u],
          [W * (i / 4) - 90 * u, 34 * u],
        ]),
        '#fff3d0',
        p.dark ? 0.9 : 0.5,
      ),
    )
  );
};

/** Draws the lanes from the far edge, where they meet, towards us. */
const lanes = (s: Stage, edge: number): string => {
  const { W, H, u } = s;
  return repeat(5, (i) => {
    const [x0, x1] = [W * lerp(0.3, 0.7, i / 4), W * lerp(-0.35, 1.35, i / 4)];
    return repeat(26, (j) => {
      const t = (j / 26) ** 1.7;
      const q = lerp(4, 17, t) * u;
      return ellipse(
        lerp(x0, x1, t),
        lerp(edge + 8 * u, H, t),
        q * 1.1,
        q * 0.7,
        s.tone(j % 4 < 2 ? '#c4452f' : '#f5eddc'),
      );
    });
  });
};

const glints = (s: Stage, edge: number, c: string): string => {
  const { W, H, u, r } = s;
  return repeat(70, () => {
    const t = r.f() ** 1.4;
    return stroke(
      pen`M${r.f() * W} ${lerp(edge, H, t)}q${lerp(8, 40, t) * u} ${-8 * u} ${lerp(16, 90, t) * u} 0`,
      mix(c, '#ffffff', 0.6),
      lerp(1.5, 5, t) * u,
      0.6,
    );
  });
};

const swimmers = (s: Stage, edge: number, count: number): string => {
  const { W, H, u, r } = s;
  return repeat(count, (i) => {
    const t = lerp(0.12, 0.86, (i + r.range(0, 0.6)) / count);
    const lane = ((i * 3) % 4) / 4 + 0.125;
    const x = lerp(W * lerp(0.3, 0.7, lane), W * lerp(-0.35, 1.35, lane), t);
    const clampedX = Math.max(W * 0.08, Math.min(W * 0.92, x));
    return swimmer(s, clampedX, lerp(edge, H, t), lerp(26, 84, t) * u, r.sign());
  });
};

/** Draws a swimmer who crawls: head with cap, one arm over the water, a wake behind. */
const swimmer = (s: Stage, x: number, y: number, q: number, f: number): string => {
  const skin = s.tone(s.r.pick(SKIN.slice(0, 5)));
  const cap = s.tone(s.r.pick(s.p.cloth));
  return (
    ellipse(x - f * q * 1.3, y + q * 0.2, q * 2.1, q * 0.34, '#ffffff', 0.3) +
    ellipse(x - f * q * 0.9, y, q * 1.1, q * 0.24, skin) +
    stroke(
      pen`M${x - f * q * 0.5} ${y - q * 0.1}Q${x + f * q * 0.2} ${y - q * 1.5} ${x + f * q * 1.5} ${y + q * 0.1}`,
      skin,
      q * 0.3,
    ) +
    circle(x, y - q * 0.18, q * 0.46, skin) +
    path(
      pen`M${x - q * 0.48} ${y - q * 0.16}A${q * 0.48} ${q * 0.5} 0 0 1 ${x + q * 0.48} ${y - q * 0.22}Z`,
      cap,
    ) +
    ellipse(x + f * q * 1.5, y + q * 0.2, q * 0.5, q * 0.12, '#ffffff', 0.7)
  );
};

const block = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  return (
    rect(x, y - 54 * u, 74 * u, 16 * u, s.tone('#2f5f8a')) +
    rect(x + 14 * u, y - 38 * u, 46 * u, 40 * u, s.tone('#b9bfba'))
  );
};
