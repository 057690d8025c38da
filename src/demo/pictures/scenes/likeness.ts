// Draws a flat, friendly portrait without facial features: a bust in planes of light and shade. All measures are in hundredths
// of the height (less in tall pictures); cx and cy are the middle of the face.
import { light, mix } from '../color.ts';
import { circle, ellipse, path, pen, rect, repeat, ring, stroke } from '../draw.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

type Hair = 'short' | 'parted' | 'bob' | 'long' | 'bun' | 'curls' | 'bald';
type Collar = 'shirt' | 'roll' | 'scarf' | 'crew';

interface Bust {
  readonly cx: number;
  readonly cy: number;
  /** The unit of all measures. */
  readonly k: number;
  readonly skin: string;
  readonly hair: string;
  readonly cut: Hair;
  readonly cloth: string;
  readonly collar: Collar;
  readonly hasBeard: boolean;
  readonly hasGlasses: boolean;
}

export const likeness: Scene = {
  zoom: 1,
  hours: ['noon', 'morning'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H } = s;
    const b = bust(s);
    const { cx, cy, k } = b;
    let out = backdrop(s, b) + hairBehind(s, b) + shoulders(s, b) + neck(s, b) + collar(s, b) + face(s, b);
    out += hairBefore(s, b);
    if (b.hasBeard) out += beard(b);
    if (b.hasGlasses) out += glasses(b);
    return { svg: out, focus: [cx / W, (cy + 4 * k) / H] };
  },
};

const BACKGROUNDS = [
  '#d9c39a',
  '#8fa9a3',
  '#c97f5c',
  '#6f8fa3',
  '#b9a6b0',
  '#a3ad7a',
  '#e0b75e',
  '#52786c',
] as const;
const SKINS = ['#f0c6a0', '#e3ad83', '#c98c62', '#9a6443', '#f4d2b3', '#7a4c34'] as const;
const CLOTHS = [
  '#b3402e',
  '#2f5d50',
  '#2d4059',
  '#7a3b4a',
  '#54606b',
  '#efe6d2',
  '#c9973f',
  '#23252e',
] as const;

/** Neighbouring seeds take turns through cuts, skins, clothes and backgrounds. */
const bust = (s: Stage): Bust => {
  const { W, H, r } = s;
  const k = Math.min(W / 84, H / 100);
  const cut: Hair = s.turn(['bob', 'short', 'long', 'bald', 'bun', 'parted', 'curls', 'bob', 'short']);
  const skin = cut === 'curls' ? s.turn(['#7a4c34', '#9a6443', '#c98c62']) : s.turn(SKINS, 5);
  const isDark = light(skin) < 0.62;
  const hair = isDark
    ? r.pick(['#1d1d22', '#2b211d'])
    : cut === 'bald'
      ? r.pick(['#8c8a88', '#dcd5c8'])
      : r.pick(['#2b211d', '#5b3a24', '#8c8a88', '#b88847', '#1d1d22', '#dcd5c8', '#8a3f22']);
  return {
    cx: W / 2,
    cy: H - 56 * k,
    k,
    skin,
    hair,
    cut,
    cloth: s.turn(CLOTHS, 3),
    collar: s.turn(['shirt', 'crew', 'roll', 'scarf', 'shirt']),
    hasBeard: ['short', 'bald', 'parted'].includes(cut) && r.chance(0.45),
    hasGlasses: r.chance(0.4),
  };
};

const backdrop = (s: Stage, { cx, cy, k }: Bust): string => {
  const { W, H } = s;
  const color = s.turn(BACKGROUNDS, 3);
  const [bright, dim] = [mix(color, '#fff6e2', 0.25), mix(color, '#14161f', 0.12)];
  const ground = rect(0, 0, W, H, color);
  const pattern = s.turn([
    circle(cx + s.L * 12 * k, cy - 6 * k, 40 * k, bright),
    path(pen`M0 ${H}V${cy + 14 * k}L${W} ${cy - 24 * k}V${H}Z`, dim),
    repeat(Math.ceil(H / (18 * k)), (i) => rect(0, i * 18 * k, W, 8 * k, bright, 0.6)),
    rect(s.L > 0 ? cx + 6 * k : 0, 0, s.L > 0 ? W : cx - 6 * k, H, dim),
  ]);
  return ground + pattern + s.grain(s.all, s.L > 0 ? 0 : W, H, cx, cy - 20 * k, 0.35);
};

/** The dark half of something: ink over it, away from the light. */
const SHADE = '#14161f';

const shoulders = (s: Stage, { cx, k, cloth }: Bust): string => {
  const bottom = s.H + 4 * k;
  const top = s.H - 29 * k;
  const body = pen`M${cx - 40 * k} ${bottom}C${cx - 39 * k} ${top + 9 * k} ${cx - 24 * k} ${top + 3 * k} ${cx - 10 * k} ${top}H${cx + 10 * k}C${cx + 24 * k} ${top + 3 * k} ${cx + 39 * k} ${top + 9 * k} ${cx + 40 * k} ${bottom}Z`;
  const f = -s.L;
  const shade = pen`M${cx + f * 6 * k} ${top}C${cx + f * 24 * k} ${top + 3 * k} ${cx + f * 39 * k} ${top + 9 * k} ${cx + f * 40 * k} ${bottom}H${cx + f * 12 * k}Z`;
  return (
    path(body, cloth) +
    path(shade, SHADE, 0.18) +
    s.grain(body, cx + f * 40 * k, bottom, cx - f * 6 * k, top, 0.5)
  );
};

const neck = (s: Stage, { cx, cy, k, skin }: Bust): string => {
  const f = -s.L;
  const column = pen`M${cx - 9 * k} ${cy + 12 * k}V${cy + 27 * k}Q${cx} ${cy + 37 * k} ${cx + 9 * k} ${cy + 27 * k}V${cy + 12 * k}Z`;
  const shade = pen`M${cx - f * 9 * k} ${cy + 18 * k}Q${cx} ${cy + 27 * k} ${cx + f * 9 * k} ${cy + 14 * k}V${cy + 27 * k}Q${cx} ${cy + 36 * k} ${cx - f * 2 * k} ${cy + 31 * k}Z`;
  return path(column, skin) + path(shade, darker(skin), 0.85);
};

const collar = (s: Stage, { cx, cy, k, cloth, collar }: Bust): string => {
  const y = cy + 26 * k;
  if (collar === 'shirt') {
    const wing = (f: number) =>
      pen`M${cx + f * 11 * k} ${y}L${cx} ${y + 12 * k}L${cx + f * 15 * k} ${y + 16 * k}Z`;
    return path(wing(-1) + wing(1), mix(cloth, '#fff6e2', 0.55));
  }
  if (collar === 'roll')
    return rect(cx - 12 * k, y - 3 * k, 24 * k, 14 * k, mix(cloth, SHADE, 0.16), 1, 4 * k);
  if (collar === 'crew')
    return stroke(
      pen`M${cx - 12 * k} ${y}Q${cx} ${y + 13 * k} ${cx + 12 * k} ${y}`,
      mix(cloth, SHADE, 0.25),
      2.4 * k,
    );
  const scarf = pen`M${cx - 15 * k} ${y - 1 * k}Q${cx} ${y + 14 * k} ${cx + 15 * k} ${y - 1 * k}L${cx + 17 * k} ${y + 6 * k}Q${cx} ${y + 22 * k} ${cx - 17 * k} ${y + 6 * k}Z`;
  return path(scarf, s.turn(['#e2b04a', '#b3261e', '#efe6d2', '#4f7d6c']));
};

/** Draws ears, face, and the plane of shade that gives it its nose. */
const face = (s: Stage, { cx, cy, k, skin }: Bust): string => {
  const f = -s.L;
  const dark = darker(skin);
  const outline = pen`M${cx - 18 * k} ${cy - 6 * k}C${cx - 18 * k} ${cy - 26 * k} ${cx + 18 * k} ${cy - 26 * k} ${cx + 18 * k} ${cy - 6 * k}C${cx + 19 * k} ${cy + 12 * k} ${cx + 9 * k} ${cy + 23 * k} ${cx} ${cy + 23 * k}C${cx - 9 * k} ${cy + 23 * k} ${cx - 19 * k} ${cy + 12 * k} ${cx - 18 * k} ${cy - 6 * k}Z`;
  let shade = pen`M${cx + f * 3 * k} ${cy - 20 * k}C${cx + f * 18 * k} ${cy - 22 * k} ${cx + f * 18 * k} ${cy - 10 * k} ${cx + f * 18 * k} ${cy - 6 * k}`;
  shade += pen`C${cx + f * 19 * k} ${cy + 12 * k} ${cx + f * 9 * k} ${cy + 23 * k} ${cx} ${cy + 23 * k}C${cx + f * 4 * k} ${cy + 18 * k} ${cx + f * 4 * k} ${cy + 14 * k} ${cx + f * 3 * k} ${cy + 10 * k}`;
  shade += pen`L${cx - f * 3.4 * k} ${cy + 6 * k}C${cx + f * k} ${cy + 2 * k} ${cx + f * 2 * k} ${cy - 6 * k} ${cx + f * 3 * k} ${cy - 20 * k}Z`;
  const ears =
    ellipse(cx - f * 18.5 * k, cy + 2 * k, 3.6 * k, 5.6 * k, skin) +
    ellipse(cx + f * 18.5 * k, cy + 2 * k, 3.6 * k, 5.6 * k, dark);
  return ears + path(outline, skin) + path(shade, dark, 0.62);
};

const darker = (skin: string) => mix(skin, SHADE, 0.24);

const hairBehind = (s: Stage, { cx, cy, k, hair, cut }: Bust): string => {
  if (cut === 'long')
    return path(
      pen`M${cx - 25 * k} ${cy}C${cx - 30 * k} ${cy - 34 * k} ${cx + 30 * k} ${cy - 34 * k} ${cx + 25 * k} ${cy}L${cx + 28 * k} ${cy + 40 * k}H${cx - 28 * k}Z`,
      hair,
    );
  if (cut === 'bob')
    return path(
      pen`M${cx - 24 * k} ${cy + 18 * k}C${cx - 32 * k} ${cy - 34 * k} ${cx + 32 * k} ${cy - 34 * k} ${cx + 24 * k} ${cy + 18 * k}Z`,
      hair,
    );
  if (cut === 'bun') return circle(cx + s.L * 4 * k, cy - 28 * k, 10 * k, hair);
  if (cut !== 'curls') return '';
  return repeat(22, (_, t) => {
    const angle = Math.PI * (1 + t) + s.r.range(-0.1, 0.1);
    return circle(
      cx + Math.cos(angle) * 21 * k,
      cy - 2 * k + Math.sin(angle) * 23 * k,
      s.r.range(6, 9) * k,
      hair,
    );
  });
};

const hairBefore = (s: Stage, { cx, cy, k, hair, cut }: Bust): string => {
  if (cut === 'curls')
    return repeat(12, (i) =>
      circle(cx + (i - 5.5) * 3.4 * k, cy - 17 * k + s.r.range(-3, 2) * k, s.r.range(4.5, 6.5) * k, hair),
    );
  const f = s.L;
  const [ex, ey] = {
    bob: [22, 8],
    long: [22, 8],
    bald: [20, 4],
    bun: [20, 0],
    parted: [20, 0],
    short: [20, -2],
  }[cut] as [number, number];
  const crown = pen`M${cx - f * ex * k} ${cy + ey * k}C${cx - f * (ex + 5) * k} ${cy - 35 * k} ${cx + f * (ex + 5) * k} ${cy - 35 * k} ${cx + f * ex * k} ${cy + ey * k}`;
  const fringe: Record<Exclude<Hair, 'curls' | 'bald'>, string> = {
    short: pen`C${cx + f * 17 * k} ${cy - 8 * k} ${cx + f * 16 * k} ${cy - 14 * k} ${cx + f * 8 * k} ${cy - 15 * k}C${cx - f * 2 * k} ${cy - 13 * k} ${cx - f * 14 * k} ${cy - 16 * k} ${cx - f * 20 * k} ${cy - 2 * k}Z`,
    parted: pen`C${cx + f * 18 * k} ${cy - 10 * k} ${cx + f * 10 * k} ${cy - 18 * k} ${cx - f * 8 * k} ${cy - 19 * k}C${cx - f * 14 * k} ${cy - 15 * k} ${cx - f * 18 * k} ${cy - 8 * k} ${cx - f * 20 * k} ${cy}Z`,
    bun: pen`C${cx + f * 16 * k} ${cy - 14 * k} ${cx + f * 6 * k} ${cy - 18 * k} ${cx} ${cy - 18 * k}C${cx - f * 8 * k} ${cy - 18 * k} ${cx - f * 16 * k} ${cy - 12 * k} ${cx - f * 20 * k} ${cy}Z`,
    bob: pen`C${cx + f * 19 * k} ${cy - 6 * k} ${cx + f * 14 * k} ${cy - 14 * k} ${cx + f * 2 * k} ${cy - 17 * k}C${cx - f * 8 * k} ${cy - 14 * k} ${cx - f * 17 * k} ${cy - 8 * k} ${cx - f * 22 * k} ${cy + 8 * k}Z`,
    long: pen`C${cx + f * 19 * k} ${cy - 6 * k} ${cx + f * 14 * k} ${cy - 14 * k} ${cx + f * 2 * k} ${cy - 17 * k}C${cx - f * 8 * k} ${cy - 14 * k} ${cx - f * 17 * k} ${cy - 8 * k} ${cx - f * 22 * k} ${cy + 8 * k}Z`,
  };
  if (cut !== 'bald') return path(crown + fringe[cut], hair);
  const temple = (side: number) =>
    pen`M${cx + side * 20 * k} ${cy + 4 * k}C${cx + side * 23 * k} ${cy - 8 * k} ${cx + side * 19 * k} ${cy - 12 * k} ${cx + side * 17 * k} ${cy - 14 * k}V${cy}Z`;
  return path(temple(-1) + temple(1), hair);
};

const beard = ({ cx, cy, k, hair }: Bust): string =>
  path(
    pen`M${cx - 18 * k} ${cy + 2 * k}C${cx - 17 * k} ${cy + 30 * k} ${cx + 17 * k} ${cy + 30 * k} ${cx + 18 * k} ${cy + 2 * k}C${cx + 14 * k} ${cy + 10 * k} ${cx + 9 * k} ${cy + 9 * k} ${cx} ${cy + 9 * k}C${cx - 9 * k} ${cy + 9 * k} ${cx - 14 * k} ${cy + 10 * k} ${cx - 18 * k} ${cy + 2 * k}Z`,
    hair,
  );

const glasses = ({ cx, cy, k }: Bust): string => {
  const frame = '#23252e';
  const bridge = stroke(pen`M${cx - 1.6 * k} ${cy - k}q${1.6 * k} ${-1.4 * k} ${3.2 * k} 0`, frame, 1.3 * k);
  return (
    ring(cx - 7.4 * k, cy, 5.7 * k, frame, 1.3 * k) + ring(cx + 7.4 * k, cy, 5.7 * k, frame, 1.3 * k) + bridge
  );
};
