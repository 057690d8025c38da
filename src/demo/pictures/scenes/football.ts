// Draws a football match, a shot in front, goal behind.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { circle, each, ellipse, path, pen, poly, rect, repeat, smooth, stroke } from '../draw.ts';
import { crowd } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { hills } from '../kit/land.ts';
import type { Person } from '../kit/person.ts';
import { someone } from '../kit/person.ts';
import type { PoseName } from '../kit/poses.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const football: Scene = {
  zoom: 1.45,
  seasons: ['spring', 'summer', 'autumn'],
  hours: ['morning', 'noon', 'golden', 'dusk', 'night'],
  weathers: ['clear', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * r.range(0.36, 0.42);
    const f = r.sign();
    const [A, B] = r.pick([
      ['#c4452f', '#f3ead8'],
      ['#2f5f8a', '#e8c23a'],
      ['#f3ead8', '#3f6b5b'],
      ['#e0a63c', '#252c3d'],
      ['#7d3a4d', '#8fc0d8'],
    ]);
    let out = sky(s, hz) + hills(s, hz - 50 * u, 34 * u, 0.6, { woods: 5 });
    out += horizon(s, hz);
    const lit = p.dark;
    out += floodlights(s, hz, lit);
    out += spectators(s, hz);
    if (p.dark) s.floodlit(s.hour === 'night' ? 0.6 : 0.35);
    const y0 = hz + 34 * u;

    out += pitch(s, f, lit, y0);
    const gy = y0 + 62 * u;

    out += goalAndLines(s, f, gy);
    const kit = (c: string, o: Partial<Person> = {}) =>
      someone(s, {
        top: c,
        bottom: c === A ? B : mix(c, '#23242b', 0.55),
        socks: c,
        shorts: true,
        skirt: false,
        coat: 0,
        bare: true,
        shoe: '#23242b',
        cut: r.pick(['short', 'tail', 'short', 'bald', 'bun']),
        ...o,
      });
    const P = (k: number, y: number, h: number, pose: PoseName, c: string, ff: number, o?: Partial<Person>) =>
      figure(s, W * (0.5 + f * k), y, h * u, { pose, f: ff, who: kit(c, o) });
    out += P(0.3, gy + 16 * u, 150, 'keeper', '#3fae8a', -f, { gloves: '#f4f0e0', bare: false });
    out +=
      P(0.12, gy + 66 * u, 172, 'run', B, -f) +
      P(0.42, gy + 96 * u, 180, 'run', A, f) +
      P(-0.24, gy + 70 * u, 172, r.pick(['hips', 'run', 'point']), A, f);
    const by = H * 0.93;
    const bx = W * (0.5 - f * 0.06);
    out += duel(s, f, A, B, kit, P, by, bx);
    out += ball(s, f, by, bx);
    const pd = pen`M0 ${y0}H${W}V${H}H0Z`;
    return {
      svg: out + s.grain(pd, s.L > 0 ? 0 : W, H, W * 0.5, y0, 0.45) + fall(s),
      focus: [(bx + f * 60 * u) / W, (by - 220 * u) / H],
    };
  },
};

const horizon = (s: Stage, hz: number): string => {
  const { W, u, r } = s;
  return (
    row(s, -30, W, hz + 10 * u, 80 * u, { depth: 0.5, kinds: ['eaves', 'gable'] }) +
    repeat(7, (i) =>
      tree(
        s,
        W * ((i + r.f() * 0.6) / 7),
        hz + 20 * u,
        r.range(120, 190) * u,
        r.pick(SEASON_TREES[s.season]),
        {
          depth: 0.35,
          noShadow: true,
        },
      ),
    )
  );
};

const floodlights = (s: Stage, hz: number, lit: boolean): string => {
  const { W, u } = s;

  return each(
    [0.12, 0.88],
    (k) =>
      rect(W * k - 4 * u, hz - 270 * u, 8 * u, 290 * u, s.tone('#6a7276', 0.2)) +
      rect(W * k - 44 * u, hz - 292 * u, 88 * u, 36 * u, s.tone('#4a5156', 0.1)) +
      repeat(8, (i) =>
        circle(
          W * k - 33 * u + (i % 4) * 22 * u,
          hz - 283 * u + Math.floor(i / 4) * 17 * u,
          7 * u,
          lit ? '#fffbe8' : '#d8dcd8',
        ),
      ) +
      (lit ? s.glow(W * k, hz - 276 * u, 300 * u, '#f6f3d8', 0.8) : ''),
  );
};

const spectators = (s: Stage, hz: number): string => {
  const { W, u, p } = s;
  let out = crowd(s, Math.round(16 * s.wide), -10, W, hz + 22 * u, hz + 30 * u, () => 78 * u, {
    poses: ['stand', 'relaxed', 'cheer', 'hips'],
    depth: 0.2,
  });
  out += rect(0, hz + 8 * u, W, 26 * u, s.tone('#ece3cd', 0.14));
  return (
    out +
    repeat(9, (i) =>
      rect(W * (i / 9) + 8 * u, hz + 12 * u, W / 9 - 16 * u, 18 * u, s.tone(p.cloth[i % 6]!, 0.2)),
    )
  );
};

const pitch = (s: Stage, f: number, lit: boolean, y0: number): string => {
  const { W, H, p } = s;
  const vx = W * (0.5 - f * 0.1);
  const g = s.tone(lit ? '#6f9a52' : p.season === 'autumn' ? '#8f9a4c' : '#7fa348');
  return (
    path(pen`M0 ${y0}H${W}V${H}H0Z`, s.lin([s.lift(g, 0.12), g, s.shade(g, 0.2)])) +
    repeat(9, (i) => {
      const a = vx + (i - 4.5) * W * 0.16;
      const b = vx + (i - 4) * W * 0.16;
      return i % 2
        ? ''
        : path(
            poly([
              [a, y0],
              [b, y0],
              [vx + (b - vx) * 3.2, H],
              [vx + (a - vx) * 3.2, H],
            ]),
            '#fff8d0',
            0.1,
          );
    })
  );
};

const goalAndLines = (s: Stage, f: number, gy: number): string => {
  const { W, H, u } = s;
  const gx = W * (0.5 + f * 0.3);
  const gw = 230 * u;
  const gh = 105 * u;
  const white = s.tone('#fbf8ec');
  let out = stroke(
    pen`M0 ${gy}H${W}M${gx - gw} ${gy}L${gx - gw * 1.5} ${gy + 90 * u}H${gx + gw * 1.75}L${gx + gw} ${gy}`,
    white,
    5 * u,
    0.85,
  );
  out += stroke(
    pen`M${gx - W * 0.7} ${H * 0.86}Q${gx - W * 0.3} ${H * 0.8} ${gx - W * 0.1} ${H * 1.02}`,
    white,
    9 * u,
    0.7,
  );
  out += stroke(
    repeat(
      11,
      (i) =>
        pen`M${gx - gw / 2 + (gw * i) / 10} ${gy - gh}L${gx - gw / 2 + (gw * i) / 10 + f * 24 * u} ${gy - 4 * u}`,
    ) + repeat(6, (i) => pen`M${gx - gw / 2} ${gy - gh + (gh * i) / 6}h${gw + f * 20 * u}`),
    white,
    1.3 * u,
    0.5,
  );
  return out + stroke(pen`M${gx - gw / 2} ${gy}V${gy - gh}H${gx + gw / 2}V${gy}`, white, 7 * u);
};

const duel = (
  s: Stage,
  f: number,
  A: string,
  B: string,
  kit: (c: string, o?: Partial<Person>) => Person,
  P: (k: number, y: number, h: number, pose: PoseName, c: string, ff: number, o?: Partial<Person>) => string,
  by: number,
  bx: number,
): string => {
  const { H, u, r } = s;

  return (
    P(0.17, H * 0.9, 395, r.pick(['run', 'sprint']), B, -f) +
    figure(s, bx, by, 440 * u, { pose: 'kick', f, who: kit(A) }) +
    P(-0.36, H * 0.87, 340, r.pick(['sprint', 'run']), A, f)
  );
};

const ball = (s: Stage, f: number, by: number, bx: number): string => {
  const { u, p } = s;
  const qx = bx + f * 170 * u;
  const qy = by - 60 * u;
  const q = 26 * u;
  let out =
    ellipse(qx - s.L * 14 * u, by + 6 * u, q, q * 0.24, p.shadow, 0.35) + circle(qx, qy, q, '#fbf7ea');
  out += path(
    smooth(
      [0, 1, 2, 3, 4].map(
        (i): Point => [
          qx + Math.cos(i * 1.2566 + 0.4) * q * 0.42,
          qy + Math.sin(i * 1.2566 + 0.4) * q * 0.42,
        ],
      ),
      true,
      0.02,
    ),
    '#262832',
  );
  out += each([0, 1, 2, 3, 4], (i) =>
    path(
      smooth(
        PATCH.map(([a, b]): Point => {
          const t = i * 1.2566 + 1.03;
          const c = Math.cos(t);
          const d = Math.sin(t);
          return [qx + (a * c - b * d) * q, qy + (a * d + b * c) * q];
        }),
        true,
        0.05,
      ),
      '#262832',
    ),
  );
  return (
    out +
    path(
      pen`M${qx - q} ${qy}A${q} ${q} 0 0 0 ${qx + q} ${qy}Q${qx} ${qy + q * 0.5} ${qx - q} ${qy}Z`,
      p.shadow,
      0.3,
    )
  );
};

/** A dark patch of the ball, in shares of its radius. */
const PATCH: readonly Point[] = [
  [0.72, -0.2],
  [0.96, -0.16],
  [0.96, 0.16],
  [0.72, 0.2],
];
