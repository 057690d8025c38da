// Draws a theatre stage with curtain, acting in a cone of light.
import { mix } from '../color.ts';
import { circle, ellipse, path, pen, poly, rect, repeat, smooth, stroke } from '../draw.ts';
import { audience } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { house } from '../kit/house.ts';
import type { Person } from '../kit/person.ts';
import { someone } from '../kit/person.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const theatre: Scene = {
  zoom: 1.3,
  hours: ['night'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, r } = s;
    const [red, deep, gold] = r.pick([
      ['#b3262a', '#4a0c18', '#d9a94a'],
      ['#8f1f3c', '#34081c', '#e0b25a'],
      ['#1f5a5c', '#07242c', '#d9b15a'],
      ['#3c3f8a', '#14143a', '#e3bc62'],
    ]);
    const fl = H * 0.76;
    const cx = W / 2;
    const gap = r.chance(0.6) ? W * r.range(0.22, 0.36) : 0;
    let out = rect(0, 0, W, H, deep) + rect(0, 0, W, fl, mix(deep, '#1a1222', 0.5));
    out += painted(s, deep, fl, cx, gap);
    out += path(pen`M0 ${fl}H${W}V${H}H0Z`, s.lin(['#8a5a3a', '#3a2018']));
    out += repeat(12, (i) =>
      stroke(
        pen`M${cx + (i - 5.5) * W * 0.07} ${fl}L${cx + (i - 5.5) * W * 0.15} ${H}`,
        '#1c0e10',
        3 * u,
        0.4,
      ),
    );

    out += curtain(s, red, deep, fl, gap);
    out += valance(s, red, deep, gold);
    s.floodlit(0.75);
    const spot = cx + (gap ? -s.L * gap * 0.1 : s.L * W * 0.06);
    out += actors(s, fl, spot);
    return {
      svg:
        out +
        repeat(9, (i) => s.glow(W * (i / 8), H * 0.86, 60 * u, '#ffe0a0', 0.6)) +
        audience(s, H * 0.91, 52 * u, mix(deep, '#0c0508', 0.55), { rim: mix(gold, red, 0.5), variety: 0 }) +
        audience(s, H * 0.98, 74 * u, '#0d0609', { variety: 0 }),
      focus: [spot / W, (fl - 120 * u) / H],
    };
  },
};

/** Draws the painted set: a moon, hills and a house. */
const painted = (s: Stage, deep: string, fl: number, cx: number, gap: number): string => {
  const { H, u } = s;
  let out = '';
  if (gap)
    out +=
      rect(
        cx - gap,
        H * 0.1,
        gap * 2,
        fl - H * 0.1,
        s.lin([mix('#20304a', deep, 0.3), '#54627a', '#c99a6a']),
      ) +
      circle(cx + s.L * gap * 0.4, H * 0.34, 74 * u, '#f6e3b0', 0.9) +
      path(
        smooth(
          [
            [cx - gap, fl - 60 * u],
            [cx - gap * 0.4, fl - 130 * u],
            [cx + gap * 0.3, fl - 70 * u],
            [cx + gap, fl - 150 * u],
            [cx + gap, fl],
            [cx - gap, fl],
          ],
          true,
          0.12,
        ),
        '#3b3550',
      ) +
      house(s, cx - gap * 0.85 * s.L - 90 * u, fl - 10 * u, 180 * u, 190 * u, {
        kind: 'timber',
        floors: 2,
        depth: 0.1,
      });
  return out;
};

const curtain = (s: Stage, red: string, deep: string, fl: number, gap: number): string => {
  const { W, H, u } = s;
  const tied = gap > 0;
  const fold = (x: number, w: number, side: number, edge: number) => {
    const pull = tied ? side * edge : 0;
    const d = pen`M${x} -10L${x + w} -10C${x + w + pull * 0.1} ${H * 0.3} ${x + w + pull * 0.5} ${H * 0.5} ${x + w + pull * 0.9} ${fl + 14 * u}L${x + pull * 0.9} ${fl + 14 * u}C${x + pull * 0.5} ${H * 0.5} ${x + pull * 0.1} ${H * 0.3} ${x} -10Z`;
    return (
      path(
        d,
        s.lin(
          [deep, mix(deep, red, 0.7), red, mix(red, '#ff9a7a', 0.22), red, mix(deep, red, 0.4)],
          0,
          0,
          1,
          0,
        ),
      ) + s.grain(d, x + w / 2, fl, x + w / 2, H * 0.2, 0.6)
    );
  };
  let out = '';
  for (const side of [-1, 1]) {
    const k = 8;
    const half = W / 2 - gap * 0.72;
    const w = half / k;
    out += repeat(k, (i) =>
      fold(side < 0 ? i * w : W - (i + 1) * w, w * 1.06, -side, tied ? -gap * 0.34 * (i / k) : 0),
    );
  }
  return out;
};

const valance = (s: Stage, red: string, deep: string, gold: string): string => {
  const { W, H, u } = s;
  return (
    repeat(9, (i) => {
      const w = W / 9;
      const x = i * w;
      const d = pen`M${x} -5H${x + w}V${H * 0.09}Q${x + w / 2} ${H * 0.21} ${x} ${H * 0.09}Z`;
      return (
        path(d, s.lin([mix(deep, red, 0.5), red, mix(red, deep, 0.25)])) +
        stroke(pen`M${x} ${H * 0.09}Q${x + w / 2} ${H * 0.21} ${x + w} ${H * 0.09}`, gold, 9 * u) +
        circle(x, H * 0.105, 13 * u, gold)
      );
    }) +
    rect(0, -4, W, H * 0.035, gold) +
    rect(0, H * 0.028, W, 5 * u, mix(gold, '#5a3010', 0.5))
  );
};

const actors = (s: Stage, fl: number, spot: number): string => {
  const { W, u, r } = s;
  let out = path(
    poly([
      [spot - s.L * W * 0.3 - 20 * u, -10],
      [spot - s.L * W * 0.3 + 20 * u, -10],
      [spot + 200 * u, fl + 60 * u],
      [spot - 200 * u, fl + 60 * u],
    ]),
    s.lin([
      ['#fff3d0', 0, 0.5],
      ['#fff3d0', 1, 0.14],
    ]),
  );
  out += ellipse(spot, fl + 62 * u, 240 * u, 34 * u, '#fff0c8', 0.5);
  const act = (o: Partial<Person>) =>
    someone(s, { top: r.pick(['#f0e2c4', '#e0a63c', '#3f7d7a', '#2f4a66']), bottom: '#2c2a3a', ...o });
  out += ellipse(spot, fl + 66 * u, 60 * u, 8 * u, '#1c0e10', 0.5);
  out += figure(s, spot - 40 * u, fl + 64 * u, 330 * u, {
    pose: r.pick(['reach', 'point', 'cheer', 'wave']),
    f: 1,
    cast: false,
    who: act({ skirt: true, woman: true, cut: 'bun' }),
  });
  if (r.chance(0.65))
    out += figure(s, spot + 110 * u, fl + 70 * u, 340 * u, {
      pose: r.pick(['hips', 'hold', 'point']),
      f: -1,
      cast: false,
      who: act({ woman: false, cut: 'short', coat: 0.14 }),
    });
  return out;
};
