// Draws people cycling on a country road, hills.
import { mix } from '../color.ts';
import { path, pen, rect, repeat } from '../draw.ts';
import { cyclist } from '../kit/cyclist.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { birds, sky } from '../kit/sky.ts';
import { village } from '../kit/town.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';

export const cycling: Scene = {
  zoom: 1.3,
  seasons: ['spring', 'summer', 'autumn'],
  hours: ['morning', 'noon', 'golden', 'dawn'],
  weathers: ['clear', 'clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * r.range(0.42, 0.48);
    const f = r.sign();
    const race = r.chance(0.35);
    const k = s.wide < 1 ? 2 : r.int(2, race ? 4 : 3);
    let out =
      sky(s, hz) + hills(s, hz - 50 * u, 60 * u, 0.75) + hills(s, hz, 40 * u, 0.5, { fields: 8, woods: 6 });
    out += village(s, W * (0.5 + f * 0.24) - 110 * u, s.lastRidge, 220 * u, 36 * u, 0.42);
    out += hills(s, hz + 90 * u, 22 * u, 0.24, { fields: 6, woods: 3, color: p.grass });
    const road = H * 0.86;
    out += land(s, road - 130 * u, 8 * u, mix(p.grass, p.field, 0.35), 0.1).svg;
    out += repeat(5, (i) =>
      tree(
        s,
        W * (i / 4 + r.range(-0.06, 0.06)),
        road - 96 * u,
        r.range(300, 430) * u,
        r.pick(SEASON_TREES[s.season]),
        { depth: 0.08 },
      ),
    );
    const rd = pen`M0 ${road - 60 * u}Q${W / 2} ${road - 74 * u} ${W} ${road - 60 * u}V${road + 66 * u}H0Z`;
    out += path(rd, s.lin([s.tone('#b8aca0'), s.tone('#8f8680')]));
    out += repeat(8, (i) => rect(W * (i / 7) - 40 * u, road - 6 * u, 84 * u, 7 * u, s.tone('#f4eee0'), 0.8));
    out += s.grain(rd, s.L > 0 ? 0 : W, road, W * 0.6, road - 60 * u, 0.5);
    const q = (race ? 66 : 74) * u;
    const cx = W * (0.5 - f * 0.02);
    out += repeat(k, (i) => {
      const x = cx + f * (i - (k - 1) / 2) * Math.min(W / (k + 0.4), 430 * u) + r.range(-20, 20) * u;
      return cyclist(s, x, road + (i % 2 ? 20 : 44) * u, q * (i % 2 ? 0.95 : 1.02), f, {
        race,
        who: someone(s, {
          cut: r.chance(0.7) ? 'helmet' : 'tail',
          hat: r.pick(p.cloth),
          skirt: false,
          coat: 0,
          bare: true,
          top: race ? p.cloth[i % 3]! : r.pick(p.cloth),
        }),
      });
    });
    out += land(s, H * 0.95, 10 * u, p.leafDark).svg + meadow(s, H * 0.92, 150, { flowers: 0.2, tall: 1.2 });
    return {
      svg: out + birds(s, W * 0.3, hz * 0.4, 5, 12 * u),
      focus: [(cx + f * 60 * u) / W, (road - 200 * u) / H],
    };
  },
};
