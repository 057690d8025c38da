// Draws coffee: a roaster of copper and iron, beans in sacks, a cup that steams.
import { TAU, circle, ellipse, lerp, path, pen, rect, repeat, ring, smooth, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/person.ts';
import { sunbeam, view } from '../kit/view.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const coffee: Scene = {
  zoom: 1.3,
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, r } = s;
    const wall = s.tone(s.turn(['#b9674c', '#7f8f86', '#c9a676']));
    const f = s.L;
    let out = rect(0, 0, W, H, s.lin([s.lift(wall, 0.12), wall]));
    out += stroke(
      repeat(
        18,
        (i) =>
          pen`M0 ${i * 56 * u}H${W}` +
          repeat(16, (j) => pen`M${(j + (i % 2) / 2) * 118 * u} ${i * 56 * u}v${56 * u}`),
      ),
      s.shade(wall, 0.25),
      3 * u,
      0.4,
    );
    out += view(s, W * (0.5 + f * 0.3) - 170 * u, H * 0.1, 340 * u, H * 0.34, { town: r.chance(0.5) });
    out += rect(0, H * 0.82, W, H, s.lin([s.tone('#8a5f40'), s.tone('#5f4130')]));
    out += figure(s, W * (0.5 + f * 0.16), H * 0.87, 600 * u, {
      pose: 'hold',
      f: -f,
      who: someone(s, { apron: '#6d4a33', bare: true, coat: 0, skirt: false }),
    });
    out += roaster(s, W * (0.5 - f * 0.16), H * 0.87, 1.05) + sack(s, W * (0.5 - f * 0.42), H * 0.93);
    out += counter(s) + cup(s, W * (0.5 + f * 0.33), H * 0.86);
    out += sunbeam(s, W * (0.5 + f * 0.3) - 160 * u, H * 0.44, 320 * u, W * 0.2, 0.25);
    return {
      svg: out + s.grain(s.all, f > 0 ? 0 : W, H, W * 0.6, H * 0.3, 0.35),
      focus: [0.5 - f * 0.1, 0.6],
    };
  },
};

const roaster = (s: Stage, x: number, y: number, k: number): string => {
  const { u } = s;
  const q = 190 * u * k;
  const iron = s.tone('#34383c');
  const copper = s.tone('#c87f45');
  return (
    s.cast(x, y, q * 2.2, q * 2.4, 0.3) +
    rect(x - q * 0.9, y - q * 0.9, q * 0.16, q * 0.9, iron) +
    rect(x + q * 0.74, y - q * 0.9, q * 0.16, q * 0.9, iron) +
    rect(x - q * 0.1, y - q * 4, q * 0.24, q * 2.2, s.rounded(s.tone('#8c9296'))) +
    path(
      pen`M${x - q * 0.6} ${y - q * 3.1}H${x + q * 0.6}L${x + q * 0.2} ${y - q * 2.4}H${x - q * 0.2}Z`,
      s.rounded(copper),
    ) +
    circle(x, y - q * 1.6, q * 1.02, s.rounded(iron, 0.4, 0.15)) +
    ring(x, y - q * 1.6, q * 0.92, copper, q * 0.1) +
    circle(x, y - q * 1.6, q * 0.34, s.tone('#ffb45c')) +
    ring(x, y - q * 1.6, q * 0.36, copper, q * 0.08) +
    repeat(8, (i) =>
      circle(
        x + Math.cos((i / 8) * TAU) * q * 0.72,
        y - q * 1.6 + Math.sin((i / 8) * TAU) * q * 0.72,
        q * 0.05,
        copper,
      ),
    ) +
    ellipse(x, y - q * 0.42, q * 1.05, q * 0.26, s.shade(iron, 0.1)) +
    ellipse(x, y - q * 0.48, q * 0.92, q * 0.2, s.tone('#4a2c1e')) +
    repeat(60, () =>
      bean(s, x + s.r.range(-0.8, 0.8) * q, y - q * 0.48 + s.r.range(-0.12, 0.12) * q, q * 0.05),
    )
  );
};

const bean = (s: Stage, x: number, y: number, q: number): string =>
  ellipse(x, y, q, q * 0.66, s.tone(s.r.pick(['#6b3f26', '#85512f', '#4d2c1c'])));

const sack = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  const q = 130 * u;
  const d = smooth([
    [x - q, y],
    [x - q * 1.1, y - q],
    [x - q * 0.8, y - q * 2],
    [x + q * 0.8, y - q * 2.05],
    [x + q * 1.1, y - q],
    [x + q, y],
  ]);
  return (
    s.cast(x, y, q * 2, q * 2, 0.3) +
    path(d, s.rounded(s.tone('#cbb083'))) +
    s.grain(d, x - s.L * q, y, x + s.L * q, y - q, 0.5) +
    ellipse(x, y - q * 2, q * 0.84, q * 0.2, s.tone('#4a2c1e')) +
    repeat(40, () => bean(s, x + s.r.range(-0.7, 0.7) * q, y - q * 2 + s.r.range(-0.14, 0.1) * q, q * 0.08))
  );
};

const counter = (s: Stage): string => {
  const { W, H, u } = s;
  const d = pen`M0 ${H * 0.93}H${W}V${H}H0Z`;
  return (
    path(d, s.lin([s.tone('#a9754a'), s.tone('#7a5236')])) + rect(0, H * 0.925, W, 12 * u, s.tone('#d2a06d'))
  );
};

const cup = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  const q = 92 * u;
  const c = s.tone('#f4eddd');
  return (
    ellipse(x, y + q * 0.72, q * 1.7, q * 0.34, s.shade(c, 0.1)) +
    path(
      pen`M${x - q} ${y - q * 0.4}Q${x - q * 0.9} ${y + q * 0.7} ${x} ${y + q * 0.7}Q${x + q * 0.9} ${y + q * 0.7} ${x + q} ${y - q * 0.4}Z`,
      s.rounded(c, 0.3, 0.3),
    ) +
    ellipse(x, y - q * 0.4, q, q * 0.3, c) +
    ellipse(x, y - q * 0.38, q * 0.84, q * 0.22, s.tone('#5a3420')) +
    stroke(pen`M${x + q * 0.9} ${y - q * 0.2}q${q * 0.8} ${q * 0.1} ${-q * 0.16} ${q * 0.6}`, c, q * 0.16) +
    repeat(3, (i) =>
      stroke(
        pen`M${x + (i - 1) * q * 0.4} ${y - q * 0.7}q${q * 0.3} ${-q * 0.5} 0 ${-q}q${-q * 0.3} ${-q * 0.5} ${lerp(-0.1, 0.3, i / 2) * q} ${-q * 0.9}`,
        '#fff6e6',
        q * 0.09,
        0.5,
      ),
    )
  );
};
