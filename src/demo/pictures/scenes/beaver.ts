// Draws a beaver at the bank, beside the tree that it is working on.
import { circle, each, ellipse, path, pen, poly, repeat, stroke } from '../draw.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { fall, sky } from '../kit/sky.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const beaver: Scene = {
  zoom: 1.2,
  hours: ['dawn', 'golden', 'morning'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * 0.4;
    let out =
      sky(s, hz) +
      hills(s, hz - 30 * u, 44 * u, 0.6, { woods: 6 }) +
      land(s, hz + 4 * u, 6 * u, p.grass, 0.24).svg;
    out += repeat(6, (i) =>
      tree(s, W * (0.04 + i * 0.18), hz + 20 * u, r.range(120, 220) * u, r.pick(SEASON_TREES[s.season]), {
        depth: 0.3,
        far: true,
      }),
    );
    out += water(s, pen`M0 ${hz + 30 * u}H${W}V${H * 0.78}H0Z`, hz + 30 * u, H * 0.78, { ripples: 50 });
    out += land(s, H * 0.76, 14 * u, p.earth, 0).svg;
    out +=
      trunk(s, W * (0.5 + s.L * 0.24), H * 0.86) + animal(s, W * (0.5 - s.L * 0.06), H * 0.88, 210 * u, s.L);
    out += meadow(s, H * 0.94, 90, { tall: 1.1 });
    return { svg: out + fall(s), focus: [0.5, 0.66] };
  },
};

/** Draws a trunk gnawed to the shape of an hourglass, with chips around it. */
const trunk = (s: Stage, x: number, y: number): string => {
  const { u, r } = s;
  const bark = s.tone('#6f5a46');
  const wood = s.tone('#e6c48c');
  return (
    s.cast(x, y, 180 * u, 700 * u, 0.25) +
    path(
      poly([
        [x - 90 * u, -20],
        [x + 90 * u, -20],
        [x + 92 * u, y - 300 * u],
        [x - 92 * u, y - 300 * u],
      ]),
      s.rounded(bark),
    ) +
    path(
      pen`M${x - 92 * u} ${y - 302 * u}H${x + 92 * u}L${x + 30 * u} ${y - 190 * u}L${x + 100 * u} ${y - 96 * u}H${x - 100 * u}L${x - 30 * u} ${y - 190 * u}Z`,
      s.rounded(wood),
    ) +
    repeat(12, (i) =>
      stroke(
        pen`M${x - 70 * u + i * 12 * u} ${y - 290 * u + (i % 3) * 8 * u}l${(5.5 - i) * 7 * u} ${80 * u}`,
        s.shade(wood, 0.25),
        5 * u,
        0.7,
      ),
    ) +
    path(
      poly([
        [x - 100 * u, y - 98 * u],
        [x + 100 * u, y - 98 * u],
        [x + 122 * u, y],
        [x - 122 * u, y],
      ]),
      s.rounded(bark),
    ) +
    repeat(26, () =>
      ellipse(x + r.gauss(0, 150 * u), y + r.range(-6, 40) * u, r.range(8, 22) * u, r.range(4, 9) * u, wood),
    )
  );
};

const animal = (s: Stage, x: number, y: number, q: number, f: number): string => {
  const X = (k: number) => x + f * q * k;
  const Y = (k: number) => y - q * k;
  const fur = s.tone('#7a5236');
  const dark = s.tone('#3a2a20');
  const body = pen`M${X(-0.9)} ${Y(0.02)}C${X(-1.1)} ${Y(0.9)} ${X(-0.4)} ${Y(1.5)} ${X(0.2)} ${Y(1.36)}C${X(0.5)} ${Y(1.7)} ${X(1)} ${Y(1.56)} ${X(1.06)} ${Y(1.16)}C${X(1.16)} ${Y(1)} ${X(1)} ${Y(0.84)} ${X(0.74)} ${Y(0.86)}C${X(0.8)} ${Y(0.5)} ${X(0.72)} ${Y(0.1)} ${X(0.5)} ${Y(0.02)}Z`;
  return (
    s.cast(x, y, q * 1.8, q * 1.3, 0.3) +
    `<g transform="rotate(${f * 12} ${X(-1.2)} ${Y(0.1)})">${ellipse(X(-1.35), Y(0.12), q * 0.62, q * 0.2, dark)}</g>` +
    path(body, s.rounded(fur)) +
    s.grain(body, X(-1), Y(0), X(0.6), Y(1.2), 0.7) +
    ellipse(X(0.3), Y(0.5), q * 0.3, q * 0.42, s.lift(fur, 0.16)) +
    circle(X(0.5), Y(1.48), q * 0.12, s.shade(fur, 0.2)) +
    circle(X(0.82), Y(1.3), q * 0.055, '#17181c') +
    circle(X(0.84), Y(1.32), q * 0.018, '#ffffff') +
    ellipse(X(1.07), Y(1.12), q * 0.09, q * 0.07, dark) +
    path(pen`M${X(0.92)} ${Y(0.94)}h${f * q * 0.12}v${q * 0.14}h${-f * q * 0.12}Z`, s.tone('#f0c46a')) +
    stroke(
      pen`M${X(0.5)} ${Y(0.78)}Q${X(0.9)} ${Y(0.6)} ${X(1.06)} ${Y(0.74)}`,
      s.shade(fur, 0.15),
      q * 0.15,
    ) +
    each([-0.4, 0.36], (k) => ellipse(X(k), Y(0.03), q * 0.3, q * 0.09, dark))
  );
};
