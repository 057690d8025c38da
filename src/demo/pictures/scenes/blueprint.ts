// Draws a construction plan, white lines on blue (bridge, house or tower by seed).
import type { Curve, Point } from '../draw.ts';
import { box, circle, each, lerp, line, path, pen, rect, repeat, ring, smooth, stroke } from '../draw.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

/** Holds the line colour and a unit that fits the sheet. */
interface Ink {
  readonly color: string;
  readonly u: number;
}

export const blueprint: Scene = {
  zoom: 1,
  hours: ['morning', 'noon'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, r } = s;
    const [paper, color] = s.turn([
      ['#1d4a66', '#d5e6e8'],
      ['#23506b', '#e3ead9'],
      ['#28504f', '#dcebe0'],
      ['#efe4cb', '#54483f'],
    ]);
    const ink = { color, u };
    const subject = s.turn([bridgePlan, housePlan, towerPlan]);
    let out = rect(0, 0, W, H, s.lin([s.lift(paper, 0.08), paper, s.shade(paper, 0.15)])) + grid(s, ink);
    out += subject(s, ink) + titleBlock(s, ink) + folds(s);
    const [x, y] = [s.L > 0 ? 0 : W, H * r.range(0.8, 1)];
    return { svg: out + s.grain(s.all, x, y, W * 0.5, H * 0.3, 0.35), focus: [0.5, 0.48] };
  },
};

const draft = (d: string, { color, u }: Ink, weight: number, opacity = 1) =>
  stroke(d, color, weight * u, opacity, 'butt');

const grid = ({ W, H, u }: Stage, ink: Ink): string => {
  const step = 40 * u;
  const lines =
    repeat(Math.ceil(W / step), (i) => pen`M${i * step} 0V${H}`) +
    repeat(Math.ceil(H / step), (i) => pen`M0 ${i * step}H${W}`);
  return draft(lines, ink, 0.9, 0.17);
};

/** Draws a measuring line between two points of one height, with its ticks. */
const measure = (x0: number, x1: number, y: number, ink: Ink) =>
  draft(
    pen`M${x0} ${y}H${x1}M${x0} ${y - 14 * ink.u}v${28 * ink.u}M${x1} ${y - 14 * ink.u}v${28 * ink.u}`,
    ink,
    2,
  );

const bridgePlan = (s: Stage, ink: Ink): string => {
  const { W, H, u } = s;
  const deck = H * 0.56;
  const [x0, x1] = [W * 0.11, W * 0.89];
  const rise = Math.min(H * 0.24, W * 0.2);
  const top: Curve = (x) => deck - rise * (1 - ((x - W / 2) / (W * 0.39)) ** 2);
  const fields = 14;
  const x = (i: number) => lerp(x0, x1, i / fields);
  const chord = line(
    Array.from({ length: 41 }, (_, i): Point => [lerp(x0, x1, i / 40), top(lerp(x0, x1, i / 40))]),
  );
  const posts = repeat(fields - 1, (i) => pen`M${x(i + 1)} ${deck}V${top(x(i + 1))}`);
  const ties = repeat(fields, (i) =>
    i < fields / 2
      ? pen`M${x(i)} ${deck}L${x(i + 1)} ${top(x(i + 1))}`
      : pen`M${x(i)} ${top(x(i))}L${x(i + 1)} ${deck}`,
  );
  const pier = (px: number) =>
    pen`M${px - 34 * u} ${deck + 16 * u}h${68 * u}l${14 * u} ${H * 0.15}h${-96 * u}Z`;
  const waves = repeat(
    8,
    (i) =>
      pen`M${W * 0.12 * i + 30 * u} ${deck + H * 0.13}q${W * 0.03} ${10 * u} ${W * 0.06} 0t${W * 0.06} 0`,
  );
  let out = draft(chord, ink, 6) + draft(pen`M${x0} ${deck}H${x1}M${x0} ${deck + 14 * u}H${x1}`, ink, 4);
  out +=
    draft(posts, ink, 3) +
    draft(ties, ink, 2) +
    draft(pier(x0) + pier(x1), ink, 3) +
    draft(waves, ink, 2, 0.7);
  return (
    out +
    passer(s, W * 0.3, deck, ink) +
    passer(s, W * 0.62, deck, ink) +
    measure(x0, x1, deck + H * 0.22, ink)
  );
};

/** Somebody as architects draw them, for the scale. */
const passer = ({ H }: Stage, x: number, y: number, { color }: Ink): string => {
  const h = H * 0.065;
  const coat = smooth([
    [x - h * 0.08, y - h * 0.8],
    [x + h * 0.08, y - h * 0.8],
    [x + h * 0.14, y - h * 0.3],
    [x + h * 0.08, y],
    [x - h * 0.08, y],
    [x - h * 0.14, y - h * 0.3],
  ]);
  return path(coat, color) + circle(x, y - h * 0.92, h * 0.08, color);
};

const housePlan = (s: Stage, ink: Ink): string => {
  const { W, H, u } = s;
  const w = Math.min(W * 0.46, H * 0.62);
  const [x, y] = [W * 0.5 - w * 0.62, H * 0.7];
  const [wall, roof] = [w * 0.52, w * 0.4];
  let front = pen`M${x} ${y}V${y - wall}L${x + w / 2} ${y - wall - roof}L${x + w} ${y - wall}V${y}Z`;
  front += pen`M${x - w * 0.06} ${y - wall + w * 0.05}L${x + w / 2} ${y - wall - roof - w * 0.05}L${x + w * 1.06} ${y - wall + w * 0.05}`;
  const panes = [0.1, 0.4, 0.7].flatMap((k) =>
    [0.86, 0.42].map((level): Point => [x + w * k, y - wall * level]),
  );
  const windows = each(
    panes,
    ([px, py]) => box(px, py, w * 0.2, wall * 0.28) + pen`M${px + w * 0.1} ${py}v${wall * 0.28}`,
  );
  const side = pen`M${x + w} ${y - wall}L${x + w * 1.42} ${y - wall}V${y}H${x + w}M${x + w / 2} ${y - wall - roof}H${x + w * 1.36}L${x + w * 1.42} ${y - wall}`;
  const rafters = repeat(7, (i) => pen`M${x + w * (0.62 + i * 0.12)} ${y - wall - roof}l${w * 0.32} ${roof}`);
  let out =
    draft(pen`M${x - w * 0.3} ${y}H${x + w * 1.7}`, ink, 5) + draft(front, ink, 4.5) + draft(windows, ink, 3);
  out += s.clip(
    pen`M${x + w / 2} ${y - wall - roof}H${x + w * 1.36}L${x + w * 1.42} ${y - wall}H${x + w}Z`,
    draft(rafters, ink, 1.6, 0.7),
  );
  out += draft(side, ink, 4) + passer(s, x - w * 0.14, y, ink) + passer(s, x + w * 1.52, y, ink);
  out += measure(x, x + w, y + H * 0.07, ink) + measure(x + w, x + w * 1.42, y + H * 0.07, ink);
  return (
    out +
    draft(
      pen`M${x - w * 0.22} ${y}V${y - wall - roof}m${-12 * u} 0h${24 * u}M${x - w * 0.22 - 12 * u} ${y}h${24 * u}`,
      ink,
      2,
    )
  );
};

const towerPlan = (s: Stage, ink: Ink): string => {
  const { W, H, u } = s;
  const h = H * 0.66;
  const w = h * 0.2;
  const [x, y] = [W * 0.4, H * 0.8];
  const top = y - h * 0.6;
  const axis = pen`M${x} ${y + 20 * u}V${y - h - 30 * u}`;
  let tower = pen`M${x - w / 2} ${y}V${top}H${x + w / 2}V${y}M${x - w * 0.6} ${top}H${x + w * 0.6}L${x} ${y - h}Z`;
  tower += each([0.25, 0.5, 0.75], (k) => pen`M${x - w * 0.54} ${lerp(y, top, k)}H${x + w * 0.54}`);
  const openings =
    each([-0.22, 0.22], (k) => arch(x + w * k, lerp(y, top, 0.8), w * 0.1)) + arch(x, y, w * 0.16);
  const nave = pen`M${x + w / 2} ${y - h * 0.26}L${x + w * 0.8} ${y - h * 0.42}H${x + w * 2.6}L${x + w * 2.8} ${y - h * 0.26}V${y}M${x + w / 2} ${y - h * 0.26}H${x + w * 2.8}`;
  const lights = repeat(4, (i) => arch(x + w * (0.9 + i * 0.5), y - h * 0.07, w * 0.11));
  const face = draft(`${tower}${openings}`, ink, 4) + ring(x, lerp(y, top, 0.62), w * 0.16, ink.color, 3 * u);
  const out =
    draft(axis, ink, 1.6, 0.6) +
    face +
    draft(nave, ink, 4) +
    draft(lights, ink, 3) +
    draft(pen`M${W * 0.1} ${y}H${W * 0.9}`, ink, 5);
  return (
    out +
    passer(s, x - w * 1.1, y, ink) +
    measure(x - w / 2, x + w / 2, y + H * 0.05, ink) +
    measure(x + w / 2, x + w * 2.8, y + H * 0.05, ink)
  );
};

/** Draws a round-headed opening of half width q that stands on (x,y). */
const arch = (x: number, y: number, q: number) =>
  pen`M${x - q} ${y}v${-q * 2}a${q} ${q} 0 0 1 ${q * 2} 0v${q * 2}Z`;

/** Draws the box in the corner, its lines of text only hinted at. */
const titleBlock = ({ W, H, u, r }: Stage, ink: Ink): string => {
  const [x, y, w, h] = [W - 420 * u, H - 150 * u, 370 * u, 108 * u];
  const lines = repeat(4, (i) => pen`M${x + 20 * u} ${y + (22 + i * 22) * u}h${r.range(90, 300) * u}`);
  return (
    draft(box(x, y, w, h), ink, 2.4) +
    draft(lines, ink, 4.5, 0.7) +
    draft(box(28 * u, 28 * u, W - 56 * u, H - 56 * u), ink, 2)
  );
};

/** Draws the folds of the sheet. */
const folds = ({ W, H, u, p }: Stage): string =>
  repeat(3, (i) => {
    const x = W * (0.25 * (i + 1));
    return (
      stroke(pen`M${x} 0L${x + 6 * u} ${H}`, p.shadow, 5 * u, 0.18) +
      stroke(pen`M${x + 5 * u} 0L${x + 11 * u} ${H}`, '#ffffff', 3 * u, 0.12)
    );
  });
