// Children with lanterns walk through the dark old town.
import { lerp, pen, rect, repeat, stroke } from '../draw.ts';
import { church } from '../kit/church.ts';
import { figure } from '../kit/figure.ts';
import { lantern } from '../kit/lights.ts';
import { paving } from '../kit/paving.ts';
import { someone } from '../kit/person.ts';
import type { Pose } from '../kit/poses.ts';
import { sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const lanterns: Scene = {
  zoom: 1.2,
  seasons: ['autumn', 'winter', 'autumn'],
  hours: ['night'],
  weathers: ['clear'],
  draw(s) {
    const { W, H, u, p } = s;
    const base = H * s.r.range(0.58, 0.64);
    const f = s.L;
    let out =
      sky(s, base, { clouds: 'few' }) + church(s, W * (0.5 + s.L * 0.2), base, H * 0.5, { depth: 0.34 });
    out +=
      row(s, -60 * u, W, base - 16 * u, 150 * u, { depth: 0.3 }) +
      row(s, -90 * u * s.r.f(), W + 20, base, 220 * u, { depth: 0.06 });
    out += paving(s, base, '#a89a88') + rect(0, 0, W, H, p.shadow, 0.2);
    s.floodlit(0.5);
    const count = s.wide < 1 ? 6 : Math.round(7 * Math.min(1.4, s.wide * 0.72));
    out +=
      procession(s, { count: count + 2, y: lerp(base, H, 0.22), size: 130, f }) +
      procession(s, { count, y: lerp(base, H, 0.55), size: 210, f });
    out += procession(s, { count: Math.max(2, count - 4), y: H * 0.97, size: 320, f });
    return { svg: out, focus: [0.5 + f * 0.08, 0.76] };
  },
};

interface Row {
  readonly count: number;
  readonly y: number;
  /** The size of a child, in units. */
  readonly size: number;
  readonly f: number;
}

/** Draws a row of children, a grown-up among them now and then. */
const procession = (s: Stage, { count, y, size, f }: Row): string => {
  const { W, u, r } = s;
  return repeat(count, (i) => {
    const x = W * ((i + r.range(0.2, 0.8)) / count);
    const isAdult = i % 4 === 2;
    const h = (isAdult ? size * 1.5 : size * r.range(0.9, 1.08)) * u;
    const who = someone(s, {
      kid: !isAdult,
      cut: 'beanie',
      hat: r.pick(['#c4452f', '#e0a63c', '#3f6b8a', '#7f9a4f']),
      coat: 0.14,
      skirt: false,
      bare: false,
    });
    const pose = isAdult && size < 200 ? 'walk' : CARRYING;
    const walker = figure(s, x, y + r.range(-12, 12) * u, h, { pose, f, who, cast: false });
    return pose === 'walk' ? walker : walker + carried(s, h, f);
  });
};

const CARRYING: Pose = {
  legs: [
    [18, 6],
    [-12, -28],
  ],
  arms: [
    [62, 92],
    [10, 24],
  ],
  lean: 2,
};

/** Draws the lantern on its stick, in the near hand of the last figure. */
const carried = (s: Stage, h: number, f: number): string => {
  const { r } = s;
  const [x, y] = s.hands[0];
  const [tipX, tipY] = [x + f * h * 0.16, y - h * 0.1];
  const color = r.pick(['#ffb347', '#ff8a4a', '#ffd86a', '#e85d3a', '#9fd0a0', '#8ab8e0', '#f29ac0']);
  const q = h * 0.085;
  const stick = stroke(
    pen`M${x - f * h * 0.03} ${y + h * 0.03}L${tipX} ${tipY}V${tipY + q * 0.8}`,
    '#6a5240',
    h * 0.014,
  );
  return stick + lantern(s, tipX, tipY + q * 1.7, q, color, r.pick(['moon', 'star', 'moon', 'drum']));
};
