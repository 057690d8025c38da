// Draws a small shop with its goods before the door: what it sells, neighbouring seeds say in turn.
import { mix } from '../color.ts';
import { circle, each, ellipse, path, pen, poly, rect, repeat, ring, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { awning } from '../kit/house.ts';
import { fit, lettering } from '../kit/lettering.ts';
import { someone } from '../kit/person.ts';
import { fall } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

interface Trade {
  readonly sign: string;
  readonly front: string;
  readonly goods: (s: Stage, x: number, y: number, q: number) => string;
}

export const shopfront: Scene = {
  zoom: 1.15,
  hours: ['morning', 'noon', 'golden', 'dusk'],
  weathers: ['clear', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const { sign, front, goods } = s.turn(TRADES);
    const wall = s.tone(r.pick(['#efe2c4', '#d9b48f', '#c7d0c3', '#e6c9b2']));
    const c = s.tone(front);
    const [y0, y1] = [H * 0.36, H * 0.8];
    let out = rect(0, 0, W, H, s.lin([s.lift(wall, 0.12), wall]));
    out += repeat(3, (i) => rect(W * (0.14 + i * 0.3), -H * 0.1, W * 0.12, H * 0.19, s.tone('#4b6475')));
    out += rect(W * 0.05, H * 0.15, W * 0.9, H * 0.66, c);
    const lit = p.dark ? '#ffd691' : mix('#ffe3a8', s.tone('#9fb4b6'), 0.55);
    out += each([W * 0.09, W * 0.62], (x) => display(s, x, y0, W * 0.29, y1 - y0 - 30 * u, lit, goods));
    out += door(s, W * 0.42, y0, W * 0.16, y1 - y0 + 12 * u, c, lit);
    out += lettering(sign, W / 2, H * 0.19, fit(sign, W * 0.7, H * 0.085), s.tone('#f6e3b4'), {
      anchor: 'middle',
      weight: 15,
    });
    out += awning(
      s,
      W * 0.04,
      H * 0.3,
      W * 0.92,
      H * 0.1,
      r.pick([p.accent, '#3f6b5b', '#516b86', '#d99a2c']),
    );
    out += rect(0, H * 0.81, W, H * 0.2, s.lin([s.tone('#b9ab9a'), s.tone('#8f8478')]));
    out += each([0.16, 0.32, 0.7, 0.86], (k) => crate(s, W * k, H * 0.9, 120 * u, goods));
    out += figure(s, W * 0.5, H * 0.87, 500 * u, {
      pose: r.pick(['hips', 'carry', 'hold', 'wave']),
      who: someone(s, { apron: '#f1e7d3', coat: 0 }),
    });
    out += figure(s, W * (0.5 + s.L * 0.1), H * 0.95, 480 * u, {
      pose: 'stand',
      f: -s.L,
      who: someone(s, { bag: '#b07a3f' }),
    });
    return {
      svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.55, H * 0.2, 0.35) + fall(s),
      focus: [0.5, 0.58],
    };
  },
};

const display = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  lit: string,
  goods: Trade['goods'],
): string =>
  rect(x, y, w, h, s.lin([mix(lit, '#fff3d0', 0.3), lit])) +
  repeat(3, (j) => {
    const sy = y + h * (0.4 + j * 0.29);
    return (
      rect(x, sy, w, 8 * s.u, s.tone('#7d5a3c')) +
      repeat(5, (i) => goods(s, x + w * (0.12 + i * 0.19), sy, w * 0.075))
    );
  }) +
  path(
    poly([
      [x + w * 0.5, y],
      [x + w * 0.72, y],
      [x + w * 0.3, y + h],
      [x + w * 0.08, y + h],
    ]),
    '#ffffff',
    0.14,
  );

const door = (s: Stage, x: number, y: number, w: number, h: number, c: string, lit: string): string =>
  rect(x, y, w, h, s.shade(c, 0.25)) +
  rect(x + w * 0.12, y + h * 0.08, w * 0.76, h * 0.88, mix(lit, c, 0.35));

const crate = (s: Stage, x: number, y: number, q: number, goods: Trade['goods']): string =>
  s.cast(x, y, q * 2, q, 0.3) +
  repeat(4, (i) => goods(s, x + (i - 1.5) * q * 0.42, y - q * 0.62, q * 0.26)) +
  rect(x - q * 0.9, y - q * 0.7, q * 1.8, q * 0.7, s.tone('#b98a55')) +
  repeat(2, (i) => rect(x - q * 0.9, y - q * (0.42 - i * 0.3), q * 1.8, q * 0.05, s.p.shadow, 0.3));

const fruit: Trade['goods'] = (s, x, y, q) => {
  const c = s.tone(s.r.pick(['#c4302c', '#e08a2c', '#7f9a3c', '#e9c65a', '#5f7f3f', '#8a4a6a']));
  return (
    circle(x, y - q * 0.8, q * 0.8, s.rounded(c, 0.3, 0.3)) +
    circle(x + q * 0.7, y - q * 0.5, q * 0.55, s.shade(c, 0.15))
  );
};

const pan: Trade['goods'] = (s, x, y, q) => {
  const c = s.tone(s.r.pick(['#3c4046', '#c87f45', '#9aa2a6', '#b3261e']));
  return (
    rect(x - q * 0.9, y - q * 0.8, q * 1.5, q * 0.8, s.rounded(c), 1, q * 0.12) +
    rect(x + q * 0.5, y - q * 0.7, q * 1.1, q * 0.18, s.shade(c, 0.3))
  );
};

const bottle: Trade['goods'] = (s, x, y, q) => {
  const c = s.tone(s.r.pick(['#3f6b5b', '#8a4a3a', '#c9a24a', '#4a6a8a', '#d8c9b0']));
  return (
    rect(x - q * 0.5, y - q * 1.5, q, q * 1.5, s.rounded(c), 1, q * 0.2) +
    rect(x - q * 0.2, y - q * 2, q * 0.4, q * 0.6, s.shade(c, 0.2))
  );
};

const ball: Trade['goods'] = (s, x, y, q) => {
  const c = s.tone(s.r.pick(s.p.cloth));
  return (
    circle(x, y - q * 0.8, q * 0.8, s.rounded(c, 0.3, 0.25)) +
    repeat(3, (i) =>
      stroke(
        pen`M${x - q * 0.6} ${y - q * (0.5 + i * 0.3)}q${q * 0.6} ${-q * 0.4} ${q * 1.2} 0`,
        s.shade(c, 0.25),
        q * 0.07,
      ),
    )
  );
};

const clock: Trade['goods'] = (s, x, y, q) =>
  ellipse(x, y - q * 0.9, q * 0.8, q * 0.9, s.tone('#f6efe0')) +
  ring(x, y - q * 0.9, q * 0.8, s.tone('#8a6a3a'), q * 0.16) +
  stroke(pen`M${x} ${y - q * 1.4}V${y - q * 0.9}L${x + q * 0.36} ${y - q * 0.7}`, s.p.ink, q * 0.1);

const TRADES: readonly Trade[] = [
  { sign: 'DORFLADEN', front: '#3f5f4a', goods: fruit },
  { sign: 'EISENWAREN', front: '#4a4f57', goods: pan },
  { sign: 'FRISEUR', front: '#7a3d4a', goods: bottle },
  { sign: 'WOLLE & GARN', front: '#6a4f7a', goods: ball },
  { sign: 'UHREN', front: '#2f4a5f', goods: clock },
  { sign: 'APOTHEKE', front: '#8a2f2a', goods: bottle },
];
