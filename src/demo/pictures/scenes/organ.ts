// Draws an organ builder's workshop: rank of pipes, window, two people at the bench.
import { box, ellipse, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/person.ts';
import { sunbeam, view } from '../kit/view.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const organ: Scene = {
  zoom: 1.32,
  hours: ['morning', 'noon', 'golden', 'morning'],
  weathers: ['clear', 'clear', 'cloudy'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, r } = s;
    const bench = H * 0.78;
    const wall = s.tone(s.turn(['#c6a276', '#b7a98e', '#c99a7c', '#a9a48a']));
    const windowX = W * (0.5 - s.L * 0.3) - 150 * u;
    let out = rect(0, 0, W, H, s.lin([s.lift(wall, 0.12), s.shade(wall, 0.18)]));
    out += repeat(15, (i) => rect(W * (i / 14), 0, 3 * u, bench, s.p.shadow, 0.13));
    out += view(s, windowX, H * 0.12, 300 * u, H * 0.34, { town: r.chance(0.4) });
    out += pipes(s, W * (0.5 + s.L * 0.17), H * 0.6) + hangingTools(s, W * (0.5 - s.L * 0.1), H * 0.12);
    out += sunbeam(s, windowX, H * 0.12, 300 * u, W * -0.3, 0.34) + builders(s, bench) + workbench(s, bench);
    return {
      svg: out + s.grain(s.all, s.L > 0 ? W : 0, H, W * 0.5, H * 0.2, 0.5),
      focus: [0.5 + s.L * 0.12, 0.45],
    };
  },
};

/** Draws a rank of pipes on its chest; the tallest stand in the middle, at one end, or at both. */
const pipes = (s: Stage, cx: number, foot: number): string => {
  const { u } = s;
  const count = s.wide < 1 ? 9 : s.turn([13, 11, 15]);
  const step = Math.min(64 * u, (s.W * 0.56) / count);
  const left = cx - (count * step) / 2;
  const tallness = s.turn([
    (t: number) => 1 - Math.abs(t - 0.5) * 2,
    (t: number) => 1 - t,
    (t: number) => Math.abs(t - 0.5) * 2,
  ]);
  const out = repeat(count, (i, t) =>
    pipe(s, left + (i + 0.5) * step, foot, step * 0.4, s.H * lerp(0.24, 0.5, tallness(t))),
  );
  const chest = s.tone('#5d3d28');
  return (
    out +
    rect(left - 24 * u, foot, count * step + 48 * u, 24 * u, s.lift(chest, 0.15)) +
    rect(left - 10 * u, foot + 24 * u, count * step + 20 * u, s.H, chest) +
    rect(left - 10 * u, foot + 24 * u, count * step + 20 * u, 20 * u, s.p.shadow, 0.35)
  );
};

/** Draws a metal pipe of half width q: body, mouth, foot. */
const pipe = (s: Stage, x: number, foot: number, q: number, h: number): string => {
  const metal = s.tone('#b9bcb8');
  const mouth = foot - h * 0.24;
  const body = s.lin([s.shade(metal, 0.5), s.lift(metal, 0.75), metal, s.shade(metal, 0.55)], 0, 0, 1, 0);
  const cone = poly([
    [x - q, mouth + q],
    [x + q, mouth + q],
    [x + q * 0.4, foot],
    [x - q * 0.4, foot],
  ]);
  const lip = poly([
    [x - q * 0.7, mouth],
    [x + q * 0.7, mouth],
    [x, mouth - q * 2],
  ]);
  let out =
    rect(x - q, foot - h, q * 2, h * 0.76 + q, body) + ellipse(x, foot - h, q, q * 0.3, s.shade(metal, 0.6));
  out +=
    path(cone, body) +
    path(lip, s.shade(metal, 0.3)) +
    rect(x - q * 0.7, mouth, q * 1.4, q * 0.55, s.tone('#2a2c30'));
  return (
    out + s.grain(box(x - q, foot - h, q * 2, h), x - s.L * q, foot, x + s.L * q * 0.6, foot - h * 0.3, 0.5)
  );
};

/** Draws small pipes, callipers and files on two strips of wood. */
const hangingTools = (s: Stage, x: number, y: number): string => {
  const { u, r } = s;
  const wood = s.tone('#6d4a32');
  const steel = s.tone('#6b7377');
  return repeat(2, (i) => {
    const top = y + i * 190 * u;
    const tools = repeat(4, (j) => {
      const tx = x + (j - 1.5) * 30 * u;
      const length = r.range(60, 120) * u;
      if (j % 3 === 1)
        return stroke(
          pen`M${tx - 8 * u} ${top + length}L${tx} ${top + 12 * u}L${tx + 8 * u} ${top + length}`,
          steel,
          5 * u,
        );
      return rect(
        tx - 6 * u,
        top + 12 * u,
        12 * u,
        length,
        j % 2 ? s.tone('#b98a55') : s.lift(steel, 0.4),
        1,
        4 * u,
      );
    });
    return rect(x - 70 * u, top, 140 * u, 10 * u, wood) + tools;
  });
};

const builders = (s: Stage, bench: number): string => {
  const { W, u, r } = s;
  const apron = (hex: string) => someone(s, { apron: hex, coat: 0, skirt: false, bare: true });
  const old = { ...apron('#8a5a38'), hair: '#a9a5a0', top: '#3d5a70' };
  const young = { ...apron('#3f5b4a'), top: '#7a3b2e' };
  let out = figure(s, W * (0.5 - s.L * 0.16), bench + 330 * u, 720 * u, {
    pose: r.pick(['hold', 'point', 'carry']),
    f: s.L,
    who: old,
    cast: false,
  });
  out += figure(s, W * (0.5 + s.L * 0.17), bench + 320 * u, 690 * u, {
    pose: r.pick(['hold', 'bend', 'stand']),
    f: -s.L,
    who: young,
    cast: false,
  });
  return out;
};

/** Draws the bench with shavings, a plane, a pipe that lies, and a red clamp. */
const workbench = (s: Stage, y: number): string => {
  const { W, H, u, p, r } = s;
  const top = s.tone('#b9854f');
  let out =
    rect(-10, y, W + 20, 44 * u, s.lin([s.lift(top, 0.3), top])) +
    rect(-10, y + 44 * u, W + 20, H, s.tone('#6d4830'));
  out +=
    rect(-10, y + 44 * u, W + 20, 18 * u, p.shadow, 0.35) +
    repeat(7, (i) => rect(W * (i / 6), y + 44 * u, 4 * u, H, p.shadow, 0.25));
  out += repeat(14, () =>
    stroke(
      pen`M${r.f() * W} ${y + r.range(-4, 18) * u}q${r.range(8, 20) * u} ${r.range(-24, -8) * u} ${r.range(18, 34) * u} 0`,
      s.tone('#ecc88e'),
      4 * u,
    ),
  );
  const metal = s.tone('#b9bcb8');
  out += rect(
    W * (0.5 + s.L * 0.02) - 130 * u,
    y - 24 * u,
    260 * u,
    26 * u,
    s.lin([s.lift(metal, 0.6), metal, s.shade(metal, 0.4)]),
    1,
    8 * u,
  );
  out +=
    rect(W * (0.5 + s.L * 0.34) - 60 * u, y - 22 * u, 120 * u, 24 * u, s.tone('#d9b27a')) +
    rect(W * (0.5 + s.L * 0.34) - 30 * u, y - 60 * u, 60 * u, 40 * u, s.tone('#7a4c2c'), 1, 12 * u);
  return (
    out + rect(W * (0.5 - s.L * 0.38) - 50 * u, y - 30 * u, 100 * u, 30 * u, s.tone('#a8452e'), 1, 8 * u)
  );
};
