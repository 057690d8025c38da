// Draws an open-air pool with lanes, parasols, diving board.
import { circle, each, ellipse, lerp, path, pen, rect, repeat, smooth, stroke } from '../draw.ts';
import { crowd } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { hills, land } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { sky } from '../kit/sky.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const openAirPool: Scene = {
  seasons: ['summer'],
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * 0.34;
    const y0 = H * 0.46;
    const aqua = s.tone(r.pick(['#4fb6c4', '#3fa5bf', '#6cc3c0']));
    const vx = W * (0.5 + s.L * 0.12);
    let out = sky(s, hz) + hills(s, hz - 20 * u, 26 * u, 0.55, { woods: 6 });
    out += repeat(9, (i) =>
      tree(
        s,
        W * ((i + r.f() * 0.7) / 9),
        hz + 50 * u,
        r.range(190, 300) * u,
        r.pick(['round', 'birch', 'round', 'poplar']),
        { depth: 0.22, noShadow: true },
      ),
    );
    out += land(s, hz + 40 * u, 6 * u, p.grass, 0.14).svg;
    out += parasols(s, hz);
    out += crowd(s, Math.round(7 * s.wide), W * 0.04, W * 0.96, y0 - 34 * u, y0 - 12 * u, () => 112 * u, {
      kids: 0.45,
      poses: ['walk', 'run', 'stand', 'wave'],
    });
    out += rect(0, y0 - 14 * u, W, 34 * u, s.tone('#e6dac2'));
    const pd = pen`M0 ${y0 + 14 * u}H${W}V${H * 0.93}H0Z`;
    const inner = laneWater(s, y0, aqua, vx);
    out +=
      s.clip(pd, inner + s.grain(pd, s.L > 0 ? 0 : W, H, W * 0.5, y0, 0.4)) +
      rect(0, y0 + 12 * u, W, 7 * u, s.shade(aqua, 0.4));
    // Swimmers show head, shoulder, one arm forward and a little foam.

    out += each(
      [
        [-0.5, 0.36],
        [1.5, 0.3],
        [-1.5, 0.5],
        [0.5, 0.62],
        [-0.52, 0.86],
      ],
      ([k, t]) => swim(s, k, t + r.range(-0.05, 0.05), y0, vx),
    );
    // The board and the ladder are at the near edge.
    out += divingBoard(s, y0);
    out += rect(0, H * 0.925, W, H * 0.09, s.lin([s.tone('#f0e6d0'), s.tone('#d2c2a4')]));
    out += rect(0, H * 0.92, W, 9 * u, '#fbf6e8');
    return { svg: out, focus: [(vx + 0.4 * W * 0.2) / W, 0.72] };
  },
};

const parasols = (s: Stage, hz: number): string => {
  const { W, u, p, r } = s;

  return repeat(6, (i) => {
    const x = W * ((i + r.range(0.1, 0.6)) / 6);
    const y = hz + r.range(70, 100) * u;
    const q = 62 * u;
    const c = s.tone(p.cloth[i % 5]!);
    return (
      ellipse(x - s.L * 30 * u, y + 3 * u, q, 10 * u, p.shadow, 0.28) +
      rect(x - 2 * u, y - q * 1.5, 4 * u, q * 1.5, s.tone('#f0e8d6')) +
      path(
        pen`M${x - q} ${y - q * 1.1}Q${x - q * 0.7} ${y - q * 1.9} ${x} ${y - q * 1.9}Q${x + q * 0.7} ${y - q * 1.9} ${x + q} ${y - q * 1.1}Z`,
        c,
      ) +
      each([-0.35, 0.35], (k) =>
        path(
          pen`M${x + k * q * 2} ${y - q * 1.1}Q${x + k * q * 1.5} ${y - q * 1.7} ${x} ${y - q * 1.9}L${x + k * q * 0.8} ${y - q * 1.1}Z`,
          '#fff6e2',
          0.7,
        ),
      ) +
      rect(x - q * 0.7, y - 4 * u, q * 1.4, 9 * u, s.tone(p.cloth[(i + 2) % 6]!))
    );
  });
};

/** Draws water with ripples, and the ropes between the lanes. */
const laneWater = (s: Stage, y0: number, aqua: string, vx: number): string => {
  const { W, H, u, r } = s;
  let inner = rect(0, y0, W, H, s.lin([s.lift(aqua, 0.3), aqua, s.shade(aqua, 0.28)]));
  inner += repeat(70, () => {
    const t = r.f() ** 1.2;
    const y = lerp(y0 + 20 * u, H, t);
    const q = lerp(26, 120, t) * u;
    const x = r.f() * W;
    return stroke(
      pen`M${x} ${y}q${q * 0.25} ${-q * 0.12} ${q * 0.5} 0t${q * 0.5} 0`,
      r.chance(0.7) ? '#f2fcf8' : s.shade(aqua, 0.3),
      lerp(1.4, 5, t) * u,
      0.45,
    );
  });
  for (let i = -4; i <= 4; i++) {
    const a = vx + i * W * 0.13;
    const b = vx + i * W * 0.34;
    inner += repeat(26, (j, t) => {
      const q = t ** 1.5;
      const x = lerp(a, b, q);
      const y = lerp(y0 + 14 * u, H * 0.96, q);
      return ellipse(x, y, lerp(3, 12, q) * u, lerp(2, 8, q) * u, j % 3 ? s.tone('#d8432f') : '#fbf6e6');
    });
  }
  return inner;
};

/** Draws a swimmer in lane k, t of the way towards us. */
const swim = (s: Stage, k: number, t: number, y0: number, vx: number): string => {
  const { W, H, u, p, r } = s;

  const a = vx + k * W * 0.13;
  const b = vx + k * W * 0.34;
  const q = t ** 1.5;
  const x = lerp(a, b, q);
  const y = lerp(y0 + 14 * u, H * 0.96, q);
  const z = lerp(16, 62, q) * u;
  const w = someone(s);
  const sk = s.tone(w.skin);
  const f = r.sign();
  return (
    ellipse(x, y + z * 0.3, z * 2, z * 0.3, '#f4fcfa', 0.65) +
    path(
      smooth(
        [
          [x - z * 0.9, y + z * 0.26],
          [x - z * 0.6, y - z * 0.22],
          [x, y - z * 0.34],
          [x + z * 0.6, y - z * 0.2],
          [x + z * 0.9, y + z * 0.26],
        ],
        true,
        0.14,
      ),
      sk,
    ) +
    circle(x, y - z * 0.5, z * 0.44, sk) +
    path(
      pen`M${x - z * 0.46} ${y - z * 0.46}A${z * 0.46} ${z * 0.48} 0 0 1 ${x + z * 0.46} ${y - z * 0.46}Q${x} ${y - z * 0.62} ${x - z * 0.46} ${y - z * 0.46}Z`,
      s.tone(r.pick(p.cloth)),
    ) +
    stroke(
      pen`M${x + f * z * 0.6} ${y - z * 0.06}Q${x + f * z * 1.2} ${y - z * 1.5} ${x + f * z * 1.9} ${y + z * 0.05}`,
      sk,
      z * 0.28,
    ) +
    stroke(
      pen`M${x - z * 1.5} ${y + z * 0.34}q${z * 0.7} ${-z * 0.2} ${z * 1.5} 0t${z * 1.5} 0`,
      '#ffffff',
      z * 0.09,
      0.9,
    )
  );
};

const divingBoard = (s: Stage, y0: number): string => {
  const { W, u } = s;
  const tx = W * (0.5 - s.L * 0.4);
  let out = rect(tx - 8 * u, y0 - 300 * u, 16 * u, 320 * u, s.tone('#dcd6c6'));
  out += rect(tx + 50 * u * s.L - 8 * u, y0 - 300 * u, 16 * u, 320 * u, s.tone('#c2bcae'));
  out += rect(s.L > 0 ? tx - 20 * u : tx - 160 * u, y0 - 310 * u, 180 * u, 14 * u, s.tone('#3f7fa0'));
  out += stroke(pen`M${tx} ${y0 - 310 * u}v${-60 * u}h${60 * u * s.L}v${60 * u}`, s.tone('#dcd6c6'), 6 * u);
  return (
    out +
    figure(s, tx + s.L * 120 * u, y0 - 310 * u, 120 * u, {
      pose: 'cheer',
      f: s.L,
      cast: false,
      who: someone(s, { shorts: true, bare: true, kid: true, skirt: false, coat: 0 }),
    })
  );
};
