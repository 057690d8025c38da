// Draws a red fire engine before the station, crew with helmets.
import { each, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { fireEngine } from '../kit/fire-engine.ts';
import { hills } from '../kit/land.ts';
import { pane } from '../kit/pane.ts';
import { paving } from '../kit/paving.ts';
import type { Person } from '../kit/person.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const fire: Scene = {
  zoom: 1.35,
  hours: ['morning', 'golden', 'dusk', 'night', 'noon'],
  weathers: ['clear', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const base = H * 0.66;
    const f = r.sign();
    const len = 660 * u;
    const x = W * 0.5 - len * (f > 0 ? 0.58 : 0.42);

    let out = sky(s, base) + hills(s, base - 200 * u, 40 * u, 0.6, { woods: 8 });
    const hx = W * (f > 0 ? 0.06 : 0.94);
    const bw = W * 0.84;
    const bx = f > 0 ? W * -0.04 : W * 0.2;
    const bh = 330 * u;

    out += station(s, base, f, bw, bx, bh);
    out += gates(s, base, f, bw, bx, bh);
    const bd = pen`M${bx} ${base}V${base - bh}H${bx + bw}V${base}Z`;
    if (p.dark) s.floodlit(0.45);
    out += s.grain(bd, s.L > 0 ? bx : bx + bw, base, bx + bw / 2, base - bh, 0.4);
    out +=
      paving(s, base, '#aaa29a', { courses: 7 }) +
      tree(s, W - hx, base + 20 * u, 360 * u, r.pick(SEASON_TREES[s.season]));
    out += s.cast(x + len / 2, base + 110 * u, len, 150 * u, 0.3) + fireEngine(s, x, base + 110 * u, len, f);
    const who = (o: Partial<Person> = {}) => someone(s, { ...CREW, ...o });
    out += crew(s, base, f, len, x, who);
    out += hose(s, base, f, len, x);
    return { svg: out + fall(s), focus: [(x + len * (f > 0 ? 0.7 : 0.3)) / W, (base - 10 * u) / H] };
  },
};

const CREW: Partial<Person> = {
  vest: '#d8d23a',
  top: '#27304a',
  bottom: '#27304a',
  cut: 'helmet',
  hat: '#e9e4cf',
  boots: true,
  coat: 0.04,
  skirt: false,
  bare: false,
};

/** Draws the station with its hose tower. */
const station = (s: Stage, base: number, f: number, bw: number, bx: number, bh: number): string => {
  const { u, p } = s;
  const wall = s.tone(s.turn(['#e8d6b4', '#c9d0c8', '#d9a48a', '#b9a58c', '#eee6d4']), 0.08);
  const tx = f > 0 ? bx + bw - 30 * u : bx + 30 * u - 110 * u;
  let out = rect(tx, base - bh * 1.75, 110 * u, bh * 1.75, s.tone('#c9a57c', 0.12));
  out += path(
    poly([
      [tx - 10 * u, base - bh * 1.75],
      [tx + 55 * u, base - bh * 1.95],
      [tx + 120 * u, base - bh * 1.75],
    ]),
    s.tone(p.roofs[1], 0.1),
  );
  out += repeat(4, (i) =>
    pane(s, tx + 40 * u, base - bh * 1.62 + i * 84 * u, 28 * u, 46 * u, { depth: 0.1 }),
  );
  out += rect(bx, base - bh, bw, bh, wall);
  out += rect(bx - 14 * u, base - bh - 22 * u, bw + 28 * u, 30 * u, s.tone('#7a6a5c', 0.06));
  return out + rect(bx, base - bh + 8 * u, bw, 14 * u, p.shadow, 0.22);
};

const gates = (s: Stage, base: number, f: number, bw: number, bx: number, bh: number): string => {
  const { u, p } = s;
  const gate = s.turn(['#b5301f', '#e9e2d0', '#3f5b63', '#8f2a22']);
  return repeat(4, (i) => {
    const gx = bx + bw * (0.05 + i * 0.24);
    const gw = bw * 0.19;
    const open = i === (f > 0 ? 1 : 2);
    return (
      rect(gx - 8 * u, base - bh * 0.76, gw + 16 * u, bh * 0.76, s.tone('#f0e6d0', 0.05)) +
      rect(gx, base - bh * 0.72, gw, bh * 0.72, open ? s.tone('#3b3436') : s.tone(gate, 0.04)) +
      (open
        ? s.glow(gx + gw / 2, base - bh * 0.4, gw * 0.8, '#ffdf9a', p.dark ? 0.9 : 0.4)
        : repeat(5, (j) => rect(gx, base - bh * 0.72 + j * bh * 0.144, gw, 3 * u, p.shadow, 0.35)) +
          repeat(3, (j) =>
            rect(
              gx + gw * (0.1 + j * 0.3),
              base - bh * 0.55,
              gw * 0.2,
              bh * 0.1,
              p.lit > 0.3 ? p.glow : s.tone('#8fa3ab'),
            ),
          ))
    );
  });
};

const crew = (
  s: Stage,
  base: number,
  f: number,
  len: number,
  x: number,
  who: (o?: Partial<Person>) => Person,
): string => {
  const { W, H, u, r } = s;
  let out = figure(s, x + len * 0.5 - f * len * 0.62, base + 120 * u, 225 * u, {
    pose: 'carry',
    f,
    who: who(),
  });
  out += each([0.16, 0.36], (k, i) =>
    figure(s, W * (0.5 + f * (0.02 + k)), H * (0.9 + i * 0.045), (250 + i * 22) * u, {
      pose: r.pick(['walk', 'point', 'hold', 'stand']),
      f: i ? -f : f,
      who: who(i ? { cut: 'tail' } : {}),
    }),
  );
  return (
    out +
    figure(s, W * (0.5 - f * 0.22), H * 0.955, 285 * u, {
      pose: r.pick(['hips', 'relaxed']),
      f,
      who: who({ vest: '#e8762c' }),
    })
  );
};

const hose = (s: Stage, base: number, f: number, len: number, x: number): string => {
  const { W, H, u, p } = s;
  return (
    stroke(
      pen`M${x + len * 0.5 - f * len * 0.3} ${base + 130 * u}C${W * 0.5} ${H * 0.84} ${W * (0.5 - f * 0.1)} ${H * 0.98} ${W * (0.5 - f * 0.55)} ${H * 0.9}`,
      s.tone('#e6dcc0'),
      11 * u,
    ) +
    stroke(
      pen`M${x + len * 0.5 - f * len * 0.3} ${base + 134 * u}C${W * 0.5} ${H * 0.845} ${W * (0.5 - f * 0.1)} ${H * 0.985} ${W * (0.5 - f * 0.55)} ${H * 0.905}`,
      p.shadow,
      4 * u,
      0.35,
    )
  );
};
