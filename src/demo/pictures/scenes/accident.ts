// Draws a country road after an accident: a car beside the road, a police car with its light, a triangle.
import { circle, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { car } from '../kit/car.ts';
import { figure } from '../kit/figure.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const accident: Scene = {
  zoom: 1.25,
  hours: ['dawn', 'morning', 'dusk', 'noon'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * 0.5;
    const f = s.L;
    let out =
      sky(s, hz) +
      hills(s, hz - 30 * u, 44 * u, 0.6, { woods: 6 }) +
      hills(s, hz + 12 * u, 26 * u, 0.34, { woods: 5, fields: 4 });
    out += land(s, hz + 54 * u, 8 * u, p.grass, 0.1).svg;
    out += repeat(5, (_, t) =>
      tree(
        s,
        W * lerp(0.06, 0.96, t) + r.range(-30, 30) * u,
        hz + 90 * u,
        r.range(190, 300) * u,
        r.pick(SEASON_TREES[s.season]),
        { depth: 0.12 },
      ),
    );
    out += road(s, H * 0.66);
    out += `<g transform="rotate(${f * 9} ${W * (0.5 + f * 0.28)} ${H * 0.66})">${car(s, W * (0.5 + f * 0.28) - 190 * u, H * 0.66, 380 * u, { f, color: r.pick(p.cloth), kind: r.pick(['saloon', 'estate']) })}</g>`;
    if (p.dark) s.floodlit(0.3);
    out += car(s, W * (0.5 - f * 0.2) - 240 * u, H * 0.84, 480 * u, { f, kind: 'police' });
    out += figure(s, W * (0.5 + f * 0.12), H * 0.83, 280 * u, {
      pose: 'point',
      f,
      who: someone(s, { top: '#24344f', vest: '#e3dc3a', cut: 'cap', hat: '#24344f', coat: 0, skirt: false }),
    });
    out += triangle(s, W * (0.5 - f * 0.42), H * 0.93);
    out += meadow(s, H * 0.95, 60, { tall: 0.7 });
    return { svg: out + fall(s), focus: [0.5 + f * 0.06, 0.66] };
  },
};

const road = (s: Stage, y: number): string => {
  const { W, H, u, p } = s;
  const c = s.tone(p.snow ? '#8f9096' : '#77757a');
  const d = poly([
    [-20, y],
    [W + 20, y - 30 * u],
    [W + 20, H * 0.94],
    [-20, H * 0.97],
  ]);
  return (
    path(d, s.lin([s.lift(c, 0.14), c, s.shade(c, 0.2)])) +
    repeat(7, (i) =>
      rect(W * (i / 6.4) - 40 * u, H * 0.79 - i * 3 * u, 120 * u, 11 * u, s.tone('#efe8d8'), 0.8),
    ) +
    repeat(6, (i) => post(s, W * (0.04 + i * 0.19), y - i * 4 * u))
  );
};

const post = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  return (
    rect(x, y - 70 * u, 16 * u, 78 * u, s.tone('#f2ede0')) +
    rect(x, y - 62 * u, 16 * u, 20 * u, s.tone('#2c2d33')) +
    circle(x + 8 * u, y - 52 * u, 4 * u, s.tone('#e3a52c'))
  );
};

const triangle = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  const d = pen`M${x} ${y - 120 * u}L${x + 72 * u} ${y}H${x - 72 * u}Z`;
  return (
    s.cast(x, y, 120 * u, 120 * u, 0.3) + path(d, s.tone('#f6f0e2')) + stroke(d, s.tone('#d8332a'), 22 * u)
  );
};
