// Draws a garden bird on a twig, a fence or the roof of its feeder.
import { mix } from '../color.ts';
import type { Curve, Point } from '../draw.ts';
import { circle, lerp, n, path, pen, rect, repeat, smooth, stroke } from '../draw.ts';
import { BIRD_NAMES, perchedBird } from '../kit/bird.ts';
import { hills } from '../kit/land.ts';
import { fall } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const bird: Scene = {
  zoom: 1.35,
  hours: ['dawn', 'morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy', 'fog', 'snow'],
  draw(s) {
    const { W, H, p, r } = s;
    const f = r.sign();
    const name = s.turn(p.snow ? ['Rotkehlchen', 'Blaumeise', 'Gimpel', 'Amsel', 'Buchfink'] : BIRD_NAMES);
    const bx = W * (0.5 - f * r.range(0.02, 0.12));
    const q = Math.min(W, H) * 0.25;
    const by = H * 0.66;
    const perch = PERCHES[s.index % PERCHES.length]!(s, bx, by, q, f);
    const out = blurredGarden(s) + perch.svg + perchedBird(s, bx, perch.top, q, name, f);
    s.facts.bird = name;
    return { svg: out + fall(s), focus: [(bx + f * q * 0.2) / W, (by - q * 0.75) / H] };
  },
};

/** What it sits on, and how high that is below it. */
interface Perch {
  readonly svg: string;
  readonly top: number;
}

type MakePerch = (s: Stage, bx: number, by: number, q: number, f: number) => Perch;

const branch: MakePerch = (s, bx, by, q, f) => {
  const { W, u, p, r } = s;
  const bark = s.tone(mix(p.earth, '#4a3a34', 0.5));
  const g = s.tone(p.leaf);
  const gl = s.tone(p.leafLight);
  const y = (x: number) => by + 0.1 * (x - bx) * -f + 26 * u * Math.sin((x - bx) / (190 * u)) * 0.5;
  const pts: Point[] = [];
  for (let x = -40; x <= W + 80; x += 70 * u) pts.push([x, y(x) + r.range(-4, 4) * u]);
  const wdt = (x: number) => (f > 0 ? lerp(40, 9, x / W) : lerp(9, 40, x / W)) * u;
  const bd = smooth(
    [
      ...pts.map(([x, yy]): Point => [x, yy - wdt(x) * 0.5]),
      ...pts.toReversed().map(([x, yy]): Point => [x, yy + wdt(x) * 0.5]),
    ],
    true,
    0.12,
  );
  let twigs = '';
  let front = '';
  for (let i = 0; i < 9; i++) {
    const x = W * ((i + r.f() * 0.8) / 9);
    const up = r.chance(0.5) ? -1 : 1;
    const len = r.range(110, 280) * u;
    const a = f * r.range(0.3, 0.9);
    const ex = x + Math.cos(a) * len * f * Math.sign(f);
    const ey = y(x) + up * Math.abs(Math.sin(a)) * len;
    if (Math.abs((x + ex) / 2 - bx) < q * 1.1 && up < 0) continue;
    twigs += stroke(pen`M${x} ${y(x)}Q${(x + ex) / 2} ${y(x) + up * 8 * u} ${ex} ${ey}`, bark, 8 * u);
    front += leavesOnTwig(s, g, gl, y, x, ex, ey);
  }
  const snow = p.snow
    ? stroke(
        smooth(
          pts.map(([x, yy]) => [x, yy - wdt(x) * 0.55]),
          false,
        ),
        '#f7f8f5',
        16 * u,
      )
    : '';
  const limb = path(bd, bark) + s.grain(bd, W / 2, by + 40 * u, W / 2, by - 26 * u, 0.9);
  return { svg: twigs + limb + snow + front, top: y(bx) - wdt(bx) * 0.5 + 4 * u };
};

/** Draws a fence of pickets, of which it has taken one. */
const fence: MakePerch = (s, bx, by) => {
  const { W, H, u, p } = s;
  const wood = s.tone('#b59a78');
  const step = 190 * u;
  const first = bx - Math.ceil(bx / step) * step;
  const count = Math.ceil((W - first) / step) + 1;
  const rails = rect(0, by + 150 * u, W, 44 * u, s.shade(wood, 0.2));
  const pickets = repeat(count, (i) => {
    const x = first + i * step;
    const d = pen`M${x - 52 * u} ${H}V${by + 34 * u}L${x} ${by}L${x + 52 * u} ${by + 34 * u}V${H}Z`;
    const snow = p.snow
      ? stroke(
          pen`M${x - 50 * u} ${by + 30 * u}L${x} ${by - 4 * u}L${x + 50 * u} ${by + 30 * u}`,
          '#f7f8f5',
          20 * u,
        )
      : '';
    return (
      path(d, s.rounded(wood, 0.3, 0.2)) + s.grain(d, x - s.L * 50 * u, H, x + s.L * 50 * u, by, 0.5) + snow
    );
  });
  return { svg: rails + pickets, top: by + 6 * u };
};

/** Draws the roof of a house for birds, with seeds on its floor. */
const feeder: MakePerch = (s, bx, by) => {
  const { H, u, p, r } = s;
  const wood = s.tone('#9a6b42');
  const roof = s.tone(p.roofs[0]);
  const slope = pen`M${bx} ${by}L${bx + 400 * u} ${by + 150 * u}H${bx - 400 * u}Z`;
  const snow = p.snow
    ? path(
        pen`M${bx} ${by - 14 * u}L${bx + 400 * u} ${by + 136 * u}l${-30 * u} ${26 * u}L${bx} ${by + 36 * u}L${bx - 370 * u} ${by + 162 * u}l${-30 * u} ${-26 * u}Z`,
        '#f7f8f5',
      )
    : '';
  const seeds = repeat(40, () =>
    circle(
      bx + r.range(-300, 300) * u,
      by + 336 * u - r.f() * 14 * u,
      8 * u,
      s.tone(r.pick(['#3a3230', '#d8b36a', '#8a6a3a'])),
    ),
  );
  const body =
    rect(bx - 30 * u, by + 350 * u, 60 * u, H, s.rounded(s.shade(wood, 0.15))) +
    rect(bx - 300 * u, by + 150 * u, 26 * u, 200 * u, wood) +
    rect(bx + 274 * u, by + 150 * u, 26 * u, 200 * u, wood) +
    rect(bx - 274 * u, by + 150 * u, 548 * u, 190 * u, p.shadow, 0.35) +
    seeds +
    rect(bx - 350 * u, by + 340 * u, 700 * u, 34 * u, s.lift(wood, 0.15));
  return {
    svg:
      body +
      path(slope, s.lin([s.lift(roof, 0.2), roof])) +
      s.grain(slope, bx - s.L * 300 * u, by + 150 * u, bx, by, 0.6) +
      snow,
    top: by + 8 * u,
  };
};

const PERCHES: readonly MakePerch[] = [branch, fence, feeder];

/** Leaves along a twig: blossoms in spring, berries in the snow. */
const leavesOnTwig = (
  s: Stage,
  g: string,
  gl: string,
  y: Curve,
  x: number,
  ex: number,
  ey: number,
): string => {
  const { u, p, r } = s;
  let front = '';
  for (let j = 0; j < 6; j++) {
    const t = 0.25 + j * 0.15;
    const lx = lerp(x, ex, t);
    const ly = lerp(y(x), ey, t ** 1.3);
    const la = r.range(-1, 1) + (j % 2 ? -0.9 : 0.9);
    const z = r.range(34, 60) * u;
    const P = (m: number, k: number): Point => [
      lx + (Math.cos(la) * m - Math.sin(la) * k) * z,
      ly + (Math.sin(la) * m + Math.cos(la) * k) * z,
    ];
    if (p.snow) {
      if (j % 2)
        front +=
          circle(lx, ly + 8 * u, 11 * u, s.tone('#c4302c')) +
          circle(lx + s.L * 3 * u, ly + 5 * u, 3 * u, '#fff', 0.7);
      continue;
    }
    if (s.season === 'spring' && j % 2) {
      front +=
        repeat(5, (k) =>
          circle(
            lx + Math.cos(k * 1.2566) * 15 * u,
            ly + Math.sin(k * 1.2566) * 15 * u,
            12 * u,
            s.tone(mix(p.bloom, '#ffffff', (k % 2) * 0.4)),
          ),
        ) + circle(lx, ly, 7 * u, s.tone('#d8a03a'));
      continue;
    }
    front +=
      path(smooth([P(0, 0), P(0.4, -0.3), P(1, 0), P(0.4, 0.3)]), j % 3 ? g : gl) +
      path(smooth([P(0.02, 0), P(0.4, 0.28), P(0.98, 0.02), P(0.5, 0.02)]), s.shade(g, 0.25), 0.6) +
      stroke(`M${P(0, 0).map(n).join(' ')}L${P(0.9, 0).map(n).join(' ')}`, s.lift(gl, 0.3), 1.6 * u, 0.6);
  }
  return front;
};

const blurredGarden = (s: Stage): string => {
  const { W, H, u, p, r } = s;
  let out = rect(0, 0, W, H, s.lin([mix(p.sky[0], p.horizon, 0.4), p.horizon, s.tone(p.grass2, 0.45)]));
  out += hills(s, H * 0.72, 60 * u, 0.8);
  out += repeat(22, () =>
    circle(
      r.f() * W,
      r.f() * H,
      r.range(40, 190) * u,
      r.pick([s.tone(p.leafLight, 0.5), s.tone(p.leaf, 0.55), '#fff6df', p.sky[0], s.tone(p.bloom, 0.5)]),
      0.17,
    ),
  );
  return (
    out +
    repeat(4, (i) =>
      stroke(
        pen`M${W * (0.1 + i * 0.28)} ${H + 10}Q${W * (0.14 + i * 0.26)} ${H * 0.5} ${W * (0.05 + i * 0.3)} -10`,
        s.tone(p.leafDark, 0.62),
        r.range(14, 40) * u,
        0.5,
      ),
    )
  );
};
