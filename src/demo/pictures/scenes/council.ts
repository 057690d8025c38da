// Draws a council chamber: members with raised hands, coat of arms, public in front.
import { blob, path, pen, rect, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { fromBehind } from '../kit/from-behind.ts';
import { someone } from '../kit/person.ts';
import type { Pose } from '../kit/poses.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const council: Scene = {
  zoom: 1.2,
  hours: ['morning', 'noon', 'dusk', 'golden'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H } = s;
    const wall = s.tone(s.turn(['#d9c6a2', '#c3cdbf', '#dcc0a4', '#c9c4ba']));
    const wood = s.tone(s.turn(['#7d5a3c', '#5f4436', '#8f6a48']));
    const desk = H * 0.7;
    let out =
      rect(0, 0, W, H, s.lin([s.lift(wall, 0.12), wall])) + windows(s) + panelling(s, desk, wood) + arms(s);
    if (s.p.dark) s.floodlit(0.45);
    out += members(s, desk) + desks(s, desk, s.lift(wood, 0.3)) + listeners(s);
    return { svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.55, H * 0.25, 0.4), focus: [0.5, 0.56] };
  },
};

/** Draws tall round-headed windows with the sky behind. */
const windows = (s: Stage): string => {
  const { W, H, u, p } = s;
  const count = s.wide < 1 ? 2 : 4;
  const frame = s.tone('#f4ead6');
  return repeat(count, (i) => {
    const w = Math.min(210 * u, (W / count) * 0.56);
    const x = W * ((i + 0.5) / count) - w / 2;
    const outline = pen`M${x} ${H * 0.34}V${H * 0.13}A${w / 2} ${H * 0.1} 0 0 1 ${x + w} ${H * 0.13}V${H * 0.34}Z`;
    const bars = pen`M${x + w / 2} ${H * 0.03}V${H * 0.34}M${x} ${H * 0.15}H${x + w}M${x} ${H * 0.25}H${x + w}`;
    return (
      path(outline, s.lin(p.sky)) +
      s.clip(outline, stroke(bars, frame, 7 * u)) +
      stroke(outline, frame, 14 * u)
    );
  });
};

const panelling = (s: Stage, desk: number, wood: string): string => {
  const { W, H, u, p } = s;
  const top = H * 0.37;
  const count = Math.round(W / (104 * u));
  const step = W / count;
  const panels = repeat(count, (i) => {
    const x = i * step + step * 0.1;
    return (
      rect(x, top + 30 * u, step * 0.8, desk - top, s.lift(wood, 0.1)) +
      rect(x, top + 30 * u, step * 0.8, 5 * u, p.shadow, 0.3)
    );
  });
  return rect(0, top, W, desk, wood) + panels + rect(0, top - 8 * u, W, 18 * u, s.lift(wood, 0.3));
};

/** Draws the arms of the town, invented: a tower, a bridge or a wheel over water. */
const arms = (s: Stage): string => {
  const { W, H, u } = s;
  const [x, y] = [W / 2, H * 0.41];
  const [field, charge] = s.turn([
    ['#b3261e', '#f4ead6'],
    ['#2f5f8a', '#f0cf6a'],
    ['#2f6b4f', '#f4ead6'],
  ]);
  const shield = pen`M${x - 52 * u} ${y}h${104 * u}v${66 * u}q0 ${46 * u} ${-52 * u} ${66 * u}q${-52 * u} ${-20 * u} ${-52 * u} ${-66 * u}Z`;
  const sign = s.turn([
    pen`M${x - 24 * u} ${y + 84 * u}V${y + 26 * u}h${12 * u}v${10 * u}h${8 * u}v${-10 * u}h${12 * u}v${10 * u}h${8 * u}v${-10 * u}h${12 * u}v${58 * u}Z`,
    pen`M${x - 40 * u} ${y + 74 * u}v${-16 * u}q${40 * u} ${-40 * u} ${80 * u} 0v${16 * u}h${-14 * u}q${-26 * u} ${-32 * u} ${-52 * u} 0Z`,
    blob(s.r, x, y + 52 * u, 28 * u, 28 * u, 8, 0.02),
  ]);
  const water = pen`M${x - 40 * u} ${y + 98 * u}q${20 * u} ${-14 * u} ${40 * u} 0t${40 * u} 0`;
  const card = rect(x - 84 * u, y - 26 * u, 168 * u, 186 * u, s.tone('#efe6d2'));
  return (
    rect(x - 84 * u - s.L * 8 * u, y - 16 * u, 168 * u, 186 * u, s.p.shadow, 0.3) +
    card +
    path(shield, s.tone(field)) +
    path(sign, s.tone(charge)) +
    s.clip(shield, stroke(water, s.tone(charge), 7 * u)) +
    s.grain(shield, x - s.L * 50 * u, y + 130 * u, x + s.L * 30 * u, y, 0.7)
  );
};

const RAISED: Pose = {
  legs: [
    [4, 1],
    [-4, -5],
  ],
  arms: [
    [152, 176],
    [-8, 40],
  ],
};

/** Who votes raises a hand. */
const members = (s: Stage, desk: number): string => {
  const { W, u, r } = s;
  const count = Math.round((W - 80 * u) / (128 * u));
  const suits = [
    '#34476b',
    '#54606b',
    '#2b3350',
    '#7a3b4a',
    '#2f5d50',
    '#8a8f86',
    '#b0603a',
    '#3f4a3c',
  ] as const;
  return repeat(count, (i) => {
    const x = 40 * u + (W - 80 * u) * ((i + 0.5) / count);
    const who = someone(s, {
      top: r.pick(suits),
      coat: 0,
      skirt: false,
      bare: false,
      cut: r.pick(['short', 'bob', 'bun', 'bald', 'long', 'short', 'scarf']),
    });
    const pose = r.chance(0.55) ? RAISED : r.pick(['hold', 'stand', 'relaxed'] as const);
    return figure(s, x, desk + 190 * u, r.range(350, 376) * u, { pose, who, cast: false });
  });
};

/** Draws the long desk with papers, glasses and microphones. */
const desks = (s: Stage, y: number, wood: string): string => {
  const { W, H, u, p, r } = s;
  const count = Math.round((W - 80 * u) / (128 * u));
  const things = repeat(count, (i) => {
    const x = 40 * u + (W - 80 * u) * ((i + 0.5) / count);
    const paper = rect(x - 34 * u, y - 6 * u, 62 * u, 8 * u, s.tone('#fffdf8'));
    const glass = rect(x + 40 * u, y - 36 * u, 15 * u, 38 * u, '#dcebe8', 0.7, 4 * u);
    const microphone = r.chance(0.5)
      ? stroke(pen`M${x - 46 * u} ${y}q${2 * u} ${-40 * u} ${22 * u} ${-50 * u}`, s.tone('#2b2d33'), 5 * u)
      : '';
    return paper + glass + microphone;
  });
  const front = rect(0, y + 46 * u, W, H, s.lin([s.shade(wood, 0.25), s.shade(wood, 0.5)]));
  const gaps = repeat(9, (i) => rect(W * (i / 8) - 2 * u, y + 46 * u, 4 * u, H, p.shadow, 0.3));
  return (
    front +
    gaps +
    rect(0, y, W, 46 * u, s.lin([s.lift(wood, 0.35), wood])) +
    rect(0, y + 46 * u, W, 16 * u, p.shadow, 0.4) +
    things
  );
};

/** Draws those who came to listen, from behind. */
const listeners = (s: Stage): string => {
  const { W, H, u, r } = s;
  const count = Math.ceil(W / (170 * u));
  return repeat(count, (i) => {
    const x = W * ((i + r.range(0.3, 0.7)) / count);
    const who = someone(s, { cut: r.pick(['short', 'bob', 'bun', 'bald', 'long', 'tail', 'short']) });
    return fromBehind(s, x, H * 0.91 + r.range(-14, 22) * u, r.range(62, 72) * u, H + 60 * u, who);
  });
};
