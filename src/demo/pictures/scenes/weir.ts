// Draws the weir: water that falls over it, steps for the fish beside it, the mill behind.
import { mix } from '../color.ts';
import { ellipse, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { house } from '../kit/house.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { fall, sky } from '../kit/sky.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const weir: Scene = {
  zoom: 1.2,
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * 0.42;
    const f = s.L;
    let out =
      sky(s, hz) +
      hills(s, hz - 30 * u, 50 * u, 0.6, { woods: 6 }) +
      land(s, hz + 10 * u, 8 * u, p.grass, 0.2).svg;
    out += repeat(6, (_, t) =>
      tree(s, W * lerp(0.02, 0.98, t), hz + 40 * u, r.range(150, 260) * u, r.pick(SEASON_TREES[s.season]), {
        depth: 0.2,
      }),
    );
    const mx = W * (0.5 + f * 0.3) - 150 * u;
    out +=
      house(s, mx, hz + 70 * u, 300 * u, 210 * u, { kind: 'timber', floors: 2 }) +
      millWheel(s, mx + (f > 0 ? 0 : 300 * u), hz + 40 * u);
    const upper = pen`M0 ${hz + 60 * u}H${W}V${H * 0.6}H0Z`;
    const lower = pen`M0 ${H * 0.72}H${W}V${H}H0Z`;
    out +=
      water(s, upper, hz + 60 * u, H * 0.6, { ripples: 30 }) + water(s, lower, H * 0.72, H, { ripples: 70 });
    out += drop(s) + steps(s, W * (0.5 - f * 0.34));
    out += foam(s) + meadow(s, H * 0.97, 50, { tall: 1.2 });
    return { svg: out + fall(s), focus: [0.5 - f * 0.1, 0.64] };
  },
};

const drop = (s: Stage): string => {
  const { W, H, u, p, r } = s;
  const [y0, y1] = [H * 0.58, H * 0.74];
  const c = mix(s.tone(p.water), '#ffffff', 0.45);
  return (
    rect(0, y0 - 6 * u, W, 16 * u, s.tone('#8d8474')) +
    rect(0, y0 + 8 * u, W, y1 - y0, s.lin([mix(c, '#ffffff', 0.4), c])) +
    repeat(90, () => {
      const x = r.f() * W;
      return stroke(
        pen`M${x} ${y0 + r.range(6, 30) * u}V${y1 - r.range(0, 40) * u}`,
        r.chance(0.6) ? '#ffffff' : s.tone(p.water),
        r.range(3, 12) * u,
        r.range(0.2, 0.6),
      );
    })
  );
};

/** Draws pool by pool, for those who swim up. */
const steps = (s: Stage, x: number): string => {
  const { H, u } = s;
  const stone = s.tone('#a89c89');
  return repeat(5, (i) => {
    const y = H * (0.57 + i * 0.052);
    const w = (210 + i * 34) * u;
    return (
      path(
        poly([
          [x - w / 2, y],
          [x + w / 2, y],
          [x + w / 2 + 14 * u, y + H * 0.052],
          [x - w / 2 - 14 * u, y + H * 0.052],
        ]),
        s.rounded(stone),
      ) +
      ellipse(x, y + 22 * u, w * 0.4, 14 * u, mix(s.tone(s.p.water), '#ffffff', 0.3)) +
      (i === 2 ? fish(s, x + 30 * u, y - 40 * u) : '')
    );
  });
};

const fish = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  const c = s.tone('#7f97a0');
  return (
    path(
      pen`M${x - 90 * u} ${y + 40 * u}Q${x - 20 * u} ${y - 60 * u} ${x + 80 * u} ${y - 30 * u}Q${x + 20 * u} ${y + 30 * u} ${x - 90 * u} ${y + 40 * u}Z`,
      s.rounded(c),
    ) +
    path(pen`M${x - 84 * u} ${y + 38 * u}l${-50 * u} ${-14 * u}l${20 * u} ${56 * u}Z`, s.shade(c, 0.2)) +
    ellipse(x + 52 * u, y - 28 * u, 6 * u, 6 * u, '#1d1e22')
  );
};

const foam = (s: Stage): string => {
  const { W, H, u, r } = s;
  return repeat(46, () =>
    ellipse(
      r.f() * W,
      H * 0.745 + r.range(-10, 34) * u,
      r.range(20, 80) * u,
      r.range(6, 18) * u,
      '#ffffff',
      r.range(0.3, 0.75),
    ),
  );
};

const millWheel = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  const c = s.tone('#5f4632');
  const q = 96 * u;
  return (
    stroke(
      repeat(12, (i) => {
        const a = (i / 12) * Math.PI * 2;
        return pen`M${x} ${y}L${x + Math.cos(a) * q * 1.15} ${y + Math.sin(a) * q * 1.15}`;
      }),
      c,
      11 * u,
    ) + pen`<circle cx="${x}" cy="${y}" r="${q}" fill="none" stroke="${c}" stroke-width="${14 * u}"/>`
  );
};
