// Draws an old stone arch bridge mirrored in a river, town behind.
import { mix } from '../color.ts';
import type { Curve } from '../draw.ts';
import { ellipse, ground, lerp, n, path, pen, poly, rect, repeat, smooth, stroke, wave } from '../draw.ts';
import { church } from '../kit/church.ts';
import { figure } from '../kit/figure.ts';
import { hills } from '../kit/land.ts';
import { birds, fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { bush } from '../kit/trees.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

interface Arches {
  readonly k: number;
  readonly span: number;
  readonly x0: number;
  readonly pier: number;
  readonly deck: number;
  readonly wl: number;
  readonly stone: string;
}

export const bridge: Scene = {
  draw(s) {
    const { W, H, u, p, r } = s;
    const wl = H * r.range(0.6, 0.66);
    const deck = wl - 165 * u;
    const bank = hills(s, wl - 210 * u, 30 * u, 0.55, { woods: 5, fields: 3 });
    const town =
      church(s, W * (0.5 + s.L * 0.22), deck + 40 * u, H * 0.46, { depth: 0.34 }) +
      row(s, -20, W, deck + 50 * u, 110 * u, { depth: 0.4 }) +
      row(s, -60 * u, W, deck + 100 * u, 135 * u, { depth: 0.26 });
    const k = r.int(3, 4);
    const span = (W / k) * r.range(0.98, 1.08);
    const x0 = W / 2 - (span * k) / 2;
    const stone = s.tone('#c2a988');
    const pier = span * 0.14;
    const hump = (x: number) => deck - Math.sin((Math.PI * x) / W) * 46 * u;
    const d = outline(s, wl, k, span, x0, pier, hump);
    const arches = { k, span, x0, pier, deck, wl, stone };
    const stonework = masonry(s, arches, d);
    const walk = repeat(r.int(4, 7), () => {
      const x = W * r.range(0.1, 0.9);
      return figure(s, x, hump(x) + 18 * u, 88 * u, {
        pose: r.pick(['walk', 'stroll', 'stand']),
        cast: false,
      });
    });
    const br =
      walk +
      stroke(
        'M-20 ' + n(hump(0)) + repeat(17, (i) => pen`L${(W * i) / 16} ${hump((W * i) / 16)}`),
        s.lift(stone, 0.3),
        13 * u,
      ) +
      stonework;
    let out =
      sky(s, wl - 150 * u) +
      bank +
      town +
      path(
        ground((x) => deck + 104 * u + wave(r, 6 * u, W)(x) * 0.2, -20, W + 20, H),
        s.tone(mix(p.leaf, p.leafDark, 0.4), 0.16),
      );
    out += water(s, pen`M0 ${wl}H${W}V${H}H0Z`, wl, H, {
      mirror: town + br,
      mirrorOpacity: 0.42,
      ripples: 130,
    });
    out += br;
    out += rowingBoat(s);
    const side = s.L;
    out += repeat(5, (i) =>
      bush(s, (side > 0 ? 0 : W) + side * (i * 60 - 40) * u, H * 1.03, 260 * u, (240 - i * 30) * u),
    );
    return {
      svg: out + birds(s, W * 0.5, wl - 420 * u, 5, 12 * u) + fall(s),
      focus: [0.5, (wl - 70 * u) / H],
    };
  },
};

const outline = (
  s: Stage,
  wl: number,
  k: number,
  span: number,
  x0: number,
  pier: number,
  hump: Curve,
): string => {
  const { W, u } = s;
  let d =
    pen`M-20 ${hump(0)}` +
    repeat(17, (i) => pen`L${(W * i) / 16} ${hump((W * i) / 16)}`) +
    pen`L${W + 20} ${wl + 20}`;
  for (let i = k - 1; i >= 0; i--) {
    const a = x0 + i * span + pier / 2;
    const b = x0 + (i + 1) * span - pier / 2;
    d += pen`L${b} ${wl + 20}L${b} ${wl - 20 * u}A${(b - a) / 2} ${Math.min(118 * u, (b - a) * 0.44)} 0 0 0 ${a} ${wl - 20 * u}L${a} ${wl + 20}`;
  }
  return d + pen`L-20 ${wl + 20}Z`;
};

const masonry = (s: Stage, arches: Arches, d: string): string => {
  const { W, u } = s;
  const { deck, wl, stone } = arches;
  return (
    path(d, s.lin([s.lift(stone, 0.2), stone, s.shade(stone, 0.35)])) +
    s.grain(d, W / 2, wl, W / 2, deck - 40 * u, 0.55) +
    archEdges(s, arches) +
    stones(s, arches, d) +
    cutwaters(s, arches)
  );
};

/** Draws the rims of the arches and the shade in them. */
const archEdges = (s: Stage, { k, x0, span, pier, wl, stone }: Arches): string => {
  const { u, p } = s;
  let br = '';
  for (let i = 0; i < k; i++) {
    const a = x0 + i * span + pier / 2;
    const b = x0 + (i + 1) * span - pier / 2;
    const ry = Math.min(118 * u, (b - a) * 0.44);
    br +=
      stroke(
        pen`M${a} ${wl - 20 * u}A${(b - a) / 2} ${ry} 0 0 1 ${b} ${wl - 20 * u}`,
        s.lift(stone, 0.35),
        9 * u,
      ) +
      path(
        pen`M${a} ${wl}V${wl - 20 * u}A${(b - a) / 2} ${ry} 0 0 1 ${a + (b - a) * 0.5} ${wl - 20 * u - ry}Q${a + 36 * u} ${wl - ry * 0.8} ${a + 34 * u} ${wl}Z`,
        p.shadow,
        0.32,
      );
  }
  return br;
};

const stones = (s: Stage, { deck, wl }: Arches, d: string): string => {
  const { W, u, p, r } = s;

  return s.clip(
    d,
    repeat(60, () => {
      const x = r.f() * W;
      const y = lerp(deck - 40 * u, wl, r.f());
      return rect(x, y, r.range(22, 46) * u, 13 * u, r.chance(0.5) ? p.shadow : '#fff1d6', 0.09);
    }),
  );
};

const cutwaters = (s: Stage, { k, x0, span, pier, wl, stone }: Arches): string => {
  const { u } = s;

  return repeat(k + 1, (i) => {
    const x = x0 + i * span;
    return (
      path(
        poly([
          [x - pier * 0.55, wl + 12],
          [x, wl - 90 * u],
          [x + pier * 0.55, wl + 12],
        ]),
        s.tone('#b39a7b'),
      ) +
      path(
        poly([
          [x, wl - 90 * u],
          [x + s.L * pier * 0.55, wl + 12],
          [x, wl + 12],
        ]),
        s.lift(stone, 0.25),
      )
    );
  });
};

const rowingBoat = (s: Stage): string => {
  const { W, H, u, p, r } = s;
  let out = '';
  if (r.chance(0.6)) {
    const bx = W * (0.5 - s.L * 0.15);
    const by = H * 0.82;
    out += ellipse(bx, by + 6 * u, 130 * u, 12 * u, p.shadow, 0.35);
    out += figure(s, bx, by + 6 * u, 150 * u, { pose: 'sit', cast: false, hip: by - 8 * u });
    out += path(
      smooth(
        [
          [bx - 150 * u, by - 24 * u],
          [bx - 100 * u, by - 4 * u],
          [bx, by],
          [bx + 100 * u, by - 4 * u],
          [bx + 150 * u, by - 24 * u],
          [bx + 95 * u, by + 22 * u],
          [bx - 95 * u, by + 22 * u],
        ],
        true,
        0.12,
      ),
      s.tone(r.pick(['#8a4a32', '#2f5f6a', '#c4452f'])),
    );
    out += stroke(
      pen`M${bx + 10 * u} ${by - 60 * u}L${bx + 150 * u} ${by + 34 * u}`,
      s.tone('#6a4a34'),
      6 * u,
    );
  }
  return out;
};
