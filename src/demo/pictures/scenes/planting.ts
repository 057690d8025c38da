// Two hands set a young plant into the earth.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import {
  blob,
  circle,
  each,
  ellipse,
  lerp,
  limb,
  n,
  path,
  pen,
  poly,
  rect,
  repeat,
  smooth,
  stroke,
} from '../draw.ts';
import type { Frame } from '../kit/shapes.ts';
import { frame } from '../kit/shapes.ts';
import { bush, tree } from '../kit/trees.ts';
import { SKIN } from '../palette.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const planting: Scene = {
  zoom: 1.3,
  seasons: ['spring', 'summer', 'autumn'],
  hours: ['morning', 'golden', 'noon'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const soilY = H * 0.6;
    const cx = W * (0.5 + s.L * r.range(-0.04, 0.1));
    const cy = H * 0.68;
    const skin = s.tone(s.turn([SKIN[1], SKIN[4], SKIN[2], SKIN[0], SKIN[3]]));
    const cuff = s.tone(s.turn(['#2f4a66', '#3f6b5b', '#efe6d3', '#7d3a4d', '#4b3f5c']));
    let out = greenery(s, soilY);
    const soil = s.tone(mix(p.earth, '#2c2226', 0.68));

    out += soilBed(s, soilY, cx, cy, soil);
    out += seedling(s, cx, cy);
    // A hand comes from either side: back of hand, four fingers closing round the soil, thumb.

    out += hand(s, -1, cx, cy, skin, cuff) + hand(s, 1, cx, cy, skin, cuff);
    out += repeat(22, () =>
      circle(
        cx + r.gauss(0, 150) * u,
        cy + r.range(60, 130) * u,
        r.range(4, 13) * u,
        s.shade(soil, r.f() * 0.4),
      ),
    );
    return { svg: out, focus: [cx / W, (cy - 120 * u) / H] };
  },
};

/** Draws a hand that reaches in from the right (1) or the left (-1); its measures are units from the plant. */
const hand = (s: Stage, side: 1 | -1, cx: number, cy: number, skin: string, cuff: string): string => {
  const shape = frame(cx, cy, side * s.u, s.u);
  const { X, Y, P } = shape;
  const color = side === s.L ? skin : mix(skin, s.p.shadow, 0.14);
  const shade = mix(mix(skin, s.p.shadow, 0.3), s.p.shadow, 0.2);
  const palm = P(PALM, 0.16);
  return (
    path(P(ARM, 0.12), color) +
    path(palm, color) +
    s.grain(palm, X(230), Y(130), X(220), Y(-30), 0.75) +
    each(FINGERS, (joints) => finger(s, shape, joints, color, shade)) +
    sleeve(s, shape, cuff)
  );
};

/** Describes three joints and the width. */
type Finger = readonly [x1: number, y1: number, x2: number, y2: number, x3: number, y3: number, w: number];

const finger = ({ u }: Stage, { X, Y }: Frame, joints: Finger, color: string, shade: string): string => {
  const [x1, y1, x2, y2, x3, y3, w] = joints;
  const edge =
    limb(X(x1), Y(y1 + 4), (w + 4) * u, X(x2), Y(y2 + 4), (w + 3) * u) +
    limb(X(x2), Y(y2 + 4), (w + 3) * u, X(x3), Y(y3 + 4), (w * 0.74 + 3) * u);
  const flesh =
    limb(X(x1), Y(y1), w * u, X(x2), Y(y2), w * 0.92 * u) +
    limb(X(x2), Y(y2), w * 0.92 * u, X(x3), Y(y3), w * 0.74 * u);
  const nail = ellipse(X(x3 - 4), Y(y3 - w * 0.22), w * 0.36 * u, w * 0.26 * u, mix(color, '#fff0e0', 0.4));
  return path(edge, shade) + path(flesh, color) + nail;
};

const sleeve = (s: Stage, { X, Y, P }: Frame, cuff: string): string => {
  const shaded = poly([
    [X(480), Y(-100)],
    [X(900), Y(-170)],
    [X(900), Y(330)],
    [X(460), Y(136)],
  ]);
  return (
    path(P(SLEEVE, 0.12), cuff) +
    path(P(CUFF, 0.12), s.lift(cuff, 0.18)) +
    s.grain(shaded, X(700), Y(260), X(640), Y(-120), 0.7)
  );
};

const FINGERS: readonly Finger[] = [
  [206, -14, 120, -16, 58, -6, 24],
  [200, 20, 104, 20, 36, 26, 27],
  [202, 56, 112, 62, 42, 62, 27],
  [212, 90, 132, 102, 70, 98, 24],
  [262, -38, 176, -72, 104, -66, 28],
];

const ARM: readonly Point[] = [
  [640, -70],
  [420, -58],
  [300, -44],
  [260, 20],
  [290, 96],
  [400, 112],
  [640, 190],
];

const PALM: readonly Point[] = [
  [330, -40],
  [240, -56],
  [160, -22],
  [132, 40],
  [160, 96],
  [250, 112],
  [330, 88],
];

const SLEEVE: readonly Point[] = [
  [960, -150],
  [540, -104],
  [490, 20],
  [530, 150],
  [960, 330],
];

const CUFF: readonly Point[] = [
  [548, -106],
  [506, -98],
  [472, 20],
  [498, 146],
  [540, 154],
  [508, 20],
];

const greenery = (s: Stage, soilY: number): string => {
  const { W, H, u, p, r } = s;
  let out = rect(
    0,
    0,
    W,
    H,
    s.lin([s.tone(p.leafLight, 0.35), s.tone(p.leaf, 0.2), s.tone(p.leafDark, 0.1)]),
  );
  out += repeat(26, () =>
    circle(
      r.f() * W,
      r.f() * soilY,
      r.range(30, 120) * u,
      mix(s.tone(p.leafLight), '#fff3c8', r.f() * 0.7),
      0.13,
    ),
  );
  out += repeat(7, (i) =>
    tree(s, W * ((i + r.f()) / 7), soilY + 40 * u, r.range(220, 480) * u, r.pick(['round', 'birch']), {
      depth: 0.55,
      noShadow: true,
      far: true,
    }),
  );
  return (
    out +
    repeat(9, (i) =>
      bush(s, W * (i / 8), soilY + 40 * u, r.range(150, 280) * u, r.range(80, 150) * u, {
        depth: 0.3,
        far: true,
      }),
    )
  );
};

const soilBed = (s: Stage, soilY: number, cx: number, cy: number, soil: string): string => {
  const { W, H, u, r } = s;
  const sd = smooth(
    [
      [-40, soilY + 40 * u],
      [W * 0.2, soilY - 6 * u],
      [cx, soilY + 26 * u],
      [W * 0.8, soilY - 14 * u],
      [W + 40, soilY + 30 * u],
      [W + 40, H + 60],
      [-40, H + 60],
    ],
    true,
    0.12,
  );
  let out = path(sd, s.lin([s.lift(soil, 0.14), soil, s.shade(soil, 0.35)]));
  out += s.clip(
    sd,
    repeat(120, () => {
      const t = r.f();
      const y = lerp(soilY, H, t);
      return path(
        blob(r, r.f() * W, y, lerp(6, 34, t) * u * r.range(0.5, 1.1), lerp(3, 18, t) * u, 7, 0.24),
        r.chance(0.5) ? s.lift(soil, 0.14) : s.shade(soil, 0.4),
        0.65,
      );
    }),
  );
  out += s.grain(sd, W / 2, H * 1.02, W / 2, soilY, 0.6);
  out += path(blob(r, cx, cy + 46 * u, 270 * u, 74 * u, 12, 0.1), s.shade(soil, 0.45));
  return out + path(blob(r, cx, cy + 26 * u, 190 * u, 56 * u, 12, 0.12), s.lift(soil, 0.08));
};

const seedling = (s: Stage, cx: number, cy: number): string => {
  const { u } = s;
  const g = s.tone('#5f8f3e');
  const gl = s.tone('#9fc25a');
  const leaf = (x: number, y: number, a: number, q: number) => {
    const c = Math.cos(a);
    const d = Math.sin(a);
    const P = (i: number, j: number): Point => [x + c * i * q - d * j * q, y + d * i * q + c * j * q];
    return (
      path(smooth([P(0, 0), P(0.35, -0.3), P(0.75, -0.24), P(1, 0), P(0.7, 0.26), P(0.3, 0.24)]), g) +
      path(smooth([P(0.02, 0), P(0.35, -0.28), P(0.75, -0.22), P(0.98, 0), P(0.5, -0.03)]), gl) +
      stroke(`M${P(0, 0).map(n).join(' ')}L${P(0.92, 0).map(n).join(' ')}`, s.shade(g, 0.3), 3 * u, 0.5)
    );
  };
  const sy = cy + 16 * u;
  const top = sy - 250 * u;
  let out = stroke(
    pen`M${cx} ${sy}C${cx - 10 * u} ${sy - 90 * u} ${cx + 14 * u} ${sy - 160 * u} ${cx} ${top}`,
    s.shade(g, 0.1),
    13 * u,
  );
  out +=
    leaf(cx, sy - 120 * u, -2.7, 130 * u) +
    leaf(cx, sy - 140 * u, -0.4, 140 * u) +
    leaf(cx, top + 10 * u, -2.2, 150 * u);
  return out + leaf(cx, top + 10 * u, -0.9, 150 * u) + leaf(cx, top + 4 * u, -1.6, 90 * u);
};
