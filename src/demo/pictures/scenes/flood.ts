// Draws a river over its banks, helpers with sandbags.
import { mix } from '../color.ts';
import { ellipse, path, pen, rect, repeat, smooth } from '../draw.ts';
import { church } from '../kit/church.ts';
import { figure } from '../kit/figure.ts';
import { house } from '../kit/house.ts';
import { hills, land } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const flood: Scene = {
  zoom: 1.2,
  seasons: ['spring', 'autumn', 'winter', 'summer'],
  hours: ['morning', 'dawn', 'noon'],
  weathers: ['rain', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * r.range(0.38, 0.45);
    const mud = '#a38a66';
    const back = hills(s, hz - 40 * u, 44 * u, 0.75, { woods: 5 });
    let mid = '';
    const line = hz + 60 * u;

    mid += floodedHouses(s, line);
    const cx = W * (0.5 + s.L * 0.2);
    mid = church(s, cx, line + 30 * u, 380 * u, { depth: 0.34 }) + mid;
    let out =
      sky(s, hz) +
      back +
      mid +
      water(s, pen`M0 ${line}H${W}V${H}H0Z`, line, H, {
        color: mud,
        mirror: mid,
        mirrorOpacity: 0.26,
        ripples: 170,
      });
    // Drowned trees, a lamp and a sign show the depth.
    out += drownedTrees(s, line);
    out += drownedSign(s);
    // The dike comes with sandbags and helpers.
    const dike = land(s, H * 0.87, 10 * u, p.snow ? '#c9cbbf' : p.grass);
    out += dike.svg;
    const crew = repeat(r.int(4, 6), (i) => {
      const x = W * (0.5 + s.L * (i * 0.085 - 0.06));
      const y = H * 0.93 + r.range(-8, 20) * u;
      return figure(s, x, y, r.range(215, 240) * u, {
        pose: r.pick(['carry', 'bend', 'hold', 'carry', 'point']),
        f: -s.L,
        who: someone(s, {
          vest: r.pick(['#e8762c', '#e8c52c']),
          boots: true,
          bare: false,
          coat: 0,
          skirt: false,
          cut: r.pick(['helmet', 'short', 'cap', 'tail']),
          hat: '#d8432f',
        }),
      });
    });
    out += sandbags(s);
    out += crew + rect(0, H * 0.985, W, H * 0.02, p.shadow, 0.15);
    return { svg: out + fall(s), focus: [(W * (0.5 + s.L * 0.14)) / W, 0.8] };
  },
};

const floodedHouses = (s: Stage, line: number): string => {
  const { W, u, r } = s;
  const k = Math.ceil(W / (170 * u));
  let mid = '';
  for (let i = 0; i < k; i++) {
    if (r.chance(0.22))
      mid += tree(s, W * ((i + 0.4) / k), line + 10 * u, 190 * u, r.pick(SEASON_TREES[s.season]), {
        depth: 0.3,
        noShadow: true,
        far: true,
      });
    else
      mid += house(
        s,
        W * (i / k) + r.range(-10, 10) * u,
        line + r.range(24, 60) * u,
        150 * u * r.range(0.8, 1.15),
        110 * u * r.range(0.9, 1.5),
        { depth: 0.22, floors: r.int(1, 2) + 1, kind: r.pick(['gable', 'timber', 'eaves']) },
      );
  }
  return mid;
};

const drownedTrees = (s: Stage, line: number): string => {
  const { W, u, r } = s;

  return repeat(4, (i) => {
    const x = W * (0.08 + i * 0.27 + r.range(-0.04, 0.04));
    const y = line + r.range(60, 190) * u;
    const h = 230 * u;
    return (
      tree(s, x, y, h, r.pick(['bare', ...SEASON_TREES[s.season]]), { noShadow: true, depth: 0.08 }) +
      ellipse(x, y, h * 0.16, 5 * u, s.tone('#c9b893'), 0.6)
    );
  });
};

const drownedSign = (s: Stage): string => {
  const { W, H, u } = s;
  const sx = W * (0.5 - s.L * 0.3);
  const sy = H * 0.76;
  let out = rect(sx - 5 * u, sy - 150 * u, 10 * u, 150 * u, s.tone('#7d8388'));
  out += rect(sx - 92 * u, sy - 176 * u, 184 * u, 56 * u, s.tone('#f0c23b'), 1, 8 * u);
  out +=
    rect(sx - 70 * u, sy - 156 * u, 140 * u, 7 * u, '#2b2a30') +
    rect(sx - 70 * u, sy - 141 * u, 92 * u, 7 * u, '#2b2a30');
  return out + ellipse(sx, sy, 34 * u, 5 * u, s.tone('#d6c7a4'), 0.7);
};

const sandbags = (s: Stage): string => {
  const { W, H, u, r } = s;
  let out = '';
  for (let rowI = 0; rowI < 3; rowI++)
    out += repeat(Math.ceil(W / (74 * u)) + 1, (i) => {
      const x = (i + (rowI % 2) * 0.5 - 0.5) * 74 * u;
      const y = H * 0.9 - rowI * 25 * u + r.range(-3, 3) * u;
      const d = smooth([
        [x - 36 * u, y],
        [x - 30 * u, y - 15 * u],
        [x, y - 19 * u],
        [x + 31 * u, y - 14 * u],
        [x + 37 * u, y + 2 * u],
        [x + 24 * u, y + 13 * u],
        [x - 26 * u, y + 13 * u],
      ]);
      return (
        path(d, s.tone(mix('#cdb68c', '#9a8a6c', r.f() * 0.7))) +
        s.grain(d, x, y + 14 * u, x + s.L * 10 * u, y - 18 * u, 0.6)
      );
    });
  return out;
};
