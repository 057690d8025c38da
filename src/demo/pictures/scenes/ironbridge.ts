// Draws a riveted iron arch bridge over the river, people and a cyclist on it, church and old town behind.
import { mix } from '../color.ts';
import type { Curve, Point } from '../draw.ts';
import { box, circle, each, ellipse, lerp, line, n, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { church } from '../kit/church.ts';
import { cyclist } from '../kit/cyclist.ts';
import { figure } from '../kit/figure.ts';
import { hills } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { reeds } from '../kit/reeds.ts';
import { birds, fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { tree } from '../kit/trees.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

/** The bridge: how high its deck and the water lie, and its arches as pairs of feet. */
interface Bridge {
  readonly deck: number;
  readonly shore: number;
  readonly arches: readonly (readonly [from: number, to: number])[];
  readonly iron: string;
}

export const ironbridge: Scene = {
  zoom: 1.32,
  hours: ['morning', 'golden', 'dawn', 'dusk', 'noon'],
  weathers: ['clear', 'clear', 'cloudy', 'fog'],
  draw(s) {
    const { W, H, u } = s;
    const shore = H * s.r.range(0.7, 0.74);
    const iron = s.tone(s.turn(['#33443f', '#5c3a33', '#3a4a60', '#4d5a45']), 0.03);
    const bridge = { deck: shore - 108 * u, shore, arches: arches(s), iron };
    let out = sky(s, shore - 60 * u) + hills(s, shore - 190 * u, 60 * u, 0.8);
    out += hills(s, shore - 110 * u, 44 * u, 0.6, { woods: 7 });
    const town = oldTown(s, shore);
    const trusses = each(bridge.arches, ([from, to]) => truss(s, bridge, from, to)) + roadway(s, bridge);
    const mirror = town + trusses;
    out += town;
    out += water(s, box(0, shore, W, H), shore, H, { mirror, mirrorOpacity: 0.32, ripples: 130 });
    out += walkers(s, bridge.deck) + trusses + railing(s, bridge.deck);
    out += ducks(s, lerp(shore, H, 0.55)) + reeds(s, H, 110, 130);
    return {
      svg: out + birds(s, W * 0.4, H * 0.2, 6, 12 * u) + fall(s),
      focus: [0.5, bridge.deck / H - 0.06],
    };
  },
};

/** Gives one wide arch, or two or three smaller ones. */
const arches = (s: Stage): Bridge['arches'] => {
  const count = s.wide < 0.9 ? s.turn([1, 1, 2]) : s.turn([1, 2, 1, 3]);
  const [from, to] = s.L > 0 ? [s.W * 0.06, s.W * 1.08] : [s.W * -0.08, s.W * 0.94];
  const span = (to - from) / count;
  return Array.from({ length: count }, (_, i) => [from + i * span, from + (i + 1) * span] as const);
};

/** Draws houses and a church on the lit bank, poplars and bushes on the other. */
const oldTown = (s: Stage, shore: number): string => {
  const { W, u, r, L } = s;
  const foot = shore - 10 * u;
  let out = church(s, W * (0.5 - L * 0.3), foot, 520 * u, {
    depth: 0.3,
    style: s.turn(['spire', 'onion', 'spire']),
  });
  const [from, to] = L > 0 ? [-30 * u, W * 0.42] : [W * 0.58, W];
  out += row(s, from, to, foot, 124 * u, { depth: 0.22, floors: 2 });
  out += repeat(7, (i) => {
    const x = W * (0.5 + L * (0.06 + i * 0.07)) + r.range(-20, 20) * u;
    const kind = s.p.snow ? 'bare' : r.pick(['poplar', 'round', 'poplar', 'birch']);
    return tree(s, x, foot + 4 * u, r.range(130, 260) * u, kind, { depth: 0.3, noShadow: true, far: true });
  });
  const bank = s.tone(mix(s.p.grass, s.p.leafDark, 0.4), 0.2);
  return out + rect(-20, foot - 2 * u, W + 40, 14 * u, bank);
};

/** Draws a parabolic arch above the deck, its posts and its crossed ties, and the pier at either foot. */
const truss = (s: Stage, { deck, shore, iron }: Bridge, from: number, to: number): string => {
  const { H, u, p } = s;
  const middle = (from + to) / 2;
  const rise = Math.min(H * 0.29, (to - from) * 0.24);
  const top: Curve = (x) => deck - rise * (1 - ((x - middle) / (middle - from)) ** 2);
  const fields = to - from > 900 * u ? 14 : 8;
  const x = (i: number) => lerp(from, to, i / fields);
  const posts = repeat(fields - 1, (i) => pen`M${x(i + 1)} ${deck}V${top(x(i + 1))}`);
  const ties = repeat(fields, (i) => {
    const [low, high] = i < fields / 2 ? [i, i + 1] : [i + 1, i];
    return pen`M${x(low)} ${deck}L${x(high)} ${top(x(high))}M${x(low)} ${top(x(low))}L${x(high)} ${deck}`;
  });
  const chord = line(
    Array.from({ length: 41 }, (_, i): Point => [lerp(from, to, i / 40), top(lerp(from, to, i / 40))]),
  );
  const sunny = p.dark ? s.lift(iron, 0.3) : mix(iron, p.sun, 0.6);
  const light = `<g transform="translate(0 ${n(-5 * u)})">${stroke(chord, sunny, 3 * u, 0.8)}</g>`;
  const iron2 = stroke(posts, iron, 6.5 * u) + stroke(ties, iron, 3.2 * u) + stroke(chord, iron, 15 * u);
  return pier(s, from, deck, shore) + pier(s, to, deck, shore) + iron2 + light;
};

const pier = (s: Stage, x: number, deck: number, shore: number): string => {
  const { u, p } = s;
  const stone = s.tone('#9b8d7b', 0.06);
  const top = deck + 18 * u;
  const foot = shore + 18 * u;
  const outline = poly([
    [x - 40 * u, top],
    [x + 40 * u, top],
    [x + 54 * u, foot],
    [x - 54 * u, foot],
  ]);
  const courses = repeat(4, (i) => rect(x - 46 * u, top + (i + 1) * 21 * u, 92 * u, 2.4 * u, p.shadow, 0.35));
  return (
    path(outline, stone) + courses + s.grain(outline, x - s.L * 50 * u, foot, x + s.L * 30 * u, top, 0.8)
  );
};

const roadway = (s: Stage, { deck, iron }: Bridge): string => {
  const { W, u } = s;
  const studs = repeat(Math.ceil(W / (30 * u)), (i) =>
    circle(i * 30 * u, deck + 12 * u, 2.4 * u, s.shade(iron, 0.4)),
  );
  return rect(-20, deck, W + 40, 24 * u, iron) + rect(-20, deck, W + 40, 4 * u, s.lift(iron, 0.45)) + studs;
};

const railing = (s: Stage, deck: number): string => {
  const { W, u } = s;
  const color = s.tone('#6b2f28', 0.03);
  const posts = repeat(Math.ceil(W / (24 * u)), (i) => pen`M${i * 24 * u} ${deck}v${-40 * u}`);
  return (
    stroke(posts, color, 2.2 * u) +
    rect(-20, deck - 42 * u, W + 40, 4 * u, color) +
    rect(-20, deck - 24 * u, W + 40, 2.4 * u, color)
  );
};

/** Draws a grown-up with a child, somebody on a bicycle, and one or two more. */
const walkers = (s: Stage, deck: number): string => {
  const { W, u, r, L } = s;
  const f = r.sign();
  let out = figure(s, W * (0.5 - L * 0.17), deck, 122 * u, { pose: 'walk', f, cast: false });
  const kid = someone(s, { kid: true });
  out += figure(s, W * (0.5 - L * 0.14), deck, 82 * u, { pose: 'stroll', f, who: kid, cast: false });
  out += cyclist(s, W * (0.5 + L * r.range(0, 0.06)), deck, 27 * u, -f);
  out += figure(s, W * (0.5 + L * 0.27), deck, 120 * u, { pose: r.pick(['stroll', 'relaxed']), cast: false });
  if (r.chance(0.6)) out += figure(s, W * (0.5 + L * 0.3), deck, 116 * u, { pose: 'stand', cast: false });
  return out;
};

const ducks = (s: Stage, y: number): string => {
  const { W, u, L } = s;
  const dark = s.tone('#2f3a33');
  return repeat(3, (i) => {
    const x = W * (0.5 - L * (0.24 - i * 0.055));
    const size = (i === 1 ? 0.85 : 1) * 20 * u;
    const body = pen`M${x - size} ${y}q${size * 0.4} ${size * 0.5} ${size * 1.4} ${size * 0.3}l${size * 0.5} ${-size * 0.35}`;
    const neck = pen`q${-size * 0.6} ${-size * 0.2} ${-size * 1.2} ${-size * 0.1}l${-size * 0.15} ${-size * 0.55}`;
    const bill = pen`q${-size * 0.35} ${-size * 0.2} ${-size * 0.45} ${size * 0.1}l${-size * 0.3} ${size * 0.12}l${size * 0.3} ${size * 0.12}Z`;
    return (
      ellipse(x, y + size * 0.45, size * 1.6, size * 0.16, '#ffffff', 0.3) + path(body + neck + bill, dark)
    );
  });
};
