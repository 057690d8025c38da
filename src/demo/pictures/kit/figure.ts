// Draws figures from ankle-high passers-by to half-page players, built from limbs.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { circle, limb, line, path, poly, rad, smooth, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { head } from './head.ts';
import type { Person } from './person.ts';
import { someone } from './person.ts';
import type { Pose, PoseName } from './poses.ts';
import { POSES } from './poses.ts';

export interface FigureOptions {
  readonly pose?: PoseName | Pose;
  /** Where it faces: right (1) or left (-1). */
  readonly f?: number;
  readonly who?: Person;
  readonly depth?: number;
  /** False leaves out the shadow. */
  readonly cast?: boolean;
  /** The height of the hip, for those who sit. */
  readonly hip?: number;
}

/** Draws a figure of height h that stands on (x,y); its hands land in `s.hands`. */
export const figure = (s: Stage, x: number, y: number, h: number, o: FigureOptions = {}): string => {
  const b = bodyOf(s, x, y, h, o);
  const shadow = o.cast === false ? '' : s.cast(x, y, h * 0.16, h * 0.9, 0.3);
  const { q, f, depth, who, crown } = b;
  const nearArm = arm(s, b, 0);
  const farParts = arm(s, b, 1) + leg(s, b, 1);
  const face = head(s, crown[0], crown[1], q, who, f, depth);
  return shadow + farParts + leg(s, b, 0) + satchel(s, b) + neck(s, b) + trunk(s, b) + face + nearArm;
};

/** What the parts are drawn on: joints, measures and colours. */
interface Body {
  readonly who: Person;
  readonly pose: Pose;
  readonly f: number;
  readonly depth: number;
  readonly h: number;
  /** The height of the head. */
  readonly q: number;
  readonly legLength: number;
  /** How broad, 1 is average. */
  readonly wide: number;
  readonly lean: number;
  readonly hip: Point;
  readonly shoulder: Point;
  /** The middle of the head. */
  readonly crown: Point;
  readonly top: string;
  readonly bottom: string;
  readonly skin: string;
}

const bodyOf = (s: Stage, x: number, y: number, h: number, o: FigureOptions): Body => {
  const who = o.who ?? someone(s);
  const f = o.f ?? s.r.sign();
  const pose: Pose = typeof o.pose === 'object' ? o.pose : POSES[o.pose ?? 'stand'];
  const depth = o.depth ?? 0;
  const q = h * (who.kid ? 0.175 : 0.132);
  const legLength = h * (who.kid ? 0.42 : 0.465);
  const trunkLength = h * (who.kid ? 0.3 : 0.295);
  const drops = pose.legs.map(([a, b]) => (Math.cos(rad(a)) + Math.cos(rad(b))) * legLength * 0.5);
  const lean = pose.lean ?? 0;
  const hip: Point = [x, o.hip ?? y - Math.max(...drops) - h * 0.022];
  const shoulder: Point = [
    hip[0] + Math.sin(rad(lean)) * trunkLength * f,
    hip[1] - Math.cos(rad(lean)) * trunkLength,
  ];
  const crown: Point = [
    shoulder[0] + Math.sin(rad(lean * 0.75 + (pose.nod ?? 0))) * q * 0.72 * f,
    shoulder[1] - Math.cos(rad(lean * 0.75)) * q * 0.72,
  ];
  const [top, bottom, skin] = [who.top, who.bottom, who.skin].map((hex) => s.tone(hex, depth)) as Colors;
  return {
    who,
    pose,
    f,
    depth,
    h,
    q,
    legLength,
    wide: who.wide,
    lean,
    hip,
    shoulder,
    crown,
    top,
    bottom,
    skin,
  };
};

type Colors = [top: string, bottom: string, skin: string];

/** Returns where a limb ends that hangs from (x,y) at an angle. */
const joint = (x: number, y: number, angle: number, length: number, f: number): Point => [
  x + Math.sin(rad(angle)) * length * f,
  y + Math.cos(rad(angle)) * length,
];

/** The far side of the body lies in shade. */
const far = (s: Stage, color: string) => mix(color, s.p.shadow, 0.32);

/** Draws the near (0) or the far (1) leg. */
const leg = (s: Stage, b: Body, side: 0 | 1): string => {
  const { who, f, h, wide, depth } = b;
  const [upper, lower] = b.pose.legs[side];
  const x = b.hip[0] + (side ? -1 : 1) * h * 0.022 * f;
  const [kneeX, kneeY] = joint(x, b.hip[1], upper, b.legLength * 0.5, f);
  const [footX, footY] = joint(kneeX, kneeY, lower, b.legLength * 0.5, f);
  const shade = (color: string) => (side ? far(s, color) : color);
  const isBare = who.shorts || (who.skirt && who.bare);
  const shin = limb(kneeX, kneeY, h * 0.034 * wide, footX, footY, h * (who.boots ? 0.029 : 0.021));
  const thigh = limb(x, b.hip[1], h * 0.052 * wide, kneeX, kneeY, h * (who.shorts ? 0.043 : 0.037) * wide);
  return (
    path(shin, shade(isBare ? b.skin : b.bottom)) +
    (who.socks ? path(sock(kneeX, kneeY, footX, footY, h), s.tone(who.socks, depth)) : '') +
    path(thigh, shade(b.bottom)) +
    path(shoe(footX, footY, lower, b), s.tone(who.shoe ?? '#2b2a30', depth))
  );
};

const sock = (kneeX: number, kneeY: number, footX: number, footY: number, h: number) =>
  limb(kneeX * 0.45 + footX * 0.55, kneeY * 0.45 + footY * 0.55, h * 0.027, footX, footY, h * 0.021);

const shoe = (x: number, y: number, angle: number, { f, h }: Body) => {
  const tilt = Math.max(-40, Math.min(30, angle));
  const toeX = x + Math.cos(rad(tilt)) * h * 0.052 * f;
  const toeY = y - Math.sin(rad(tilt)) * h * 0.05;
  return limb(x - f * h * 0.008, y + h * 0.006, h * 0.02, toeX, toeY + h * 0.012, h * 0.013);
};

/** Draws the near (0) or the far (1) arm; remembers where its hand is. */
const arm = (s: Stage, b: Body, side: 0 | 1): string => {
  const { who, f, h, wide, depth } = b;
  const [upper, lower] = b.pose.arms[side];
  const length = h * 0.165;
  const x = b.shoulder[0] + (side ? -1 : 1) * h * 0.062 * f * wide * (1 - Math.min(1, Math.abs(b.lean) / 90));
  const y = b.shoulder[1] + h * 0.032;
  const [elbowX, elbowY] = joint(x, y, upper, length, f);
  const [wristX, wristY] = joint(elbowX, elbowY, lower, length * 0.9, f);
  const [handX, handY] = joint(elbowX, elbowY, lower, length * 1.06, f);
  s.hands[side] = [handX, handY];
  const [sleeve, skin] = side ? [far(s, b.top), far(s, b.skin)] : [b.top, b.skin];
  const edge =
    limb(x, y, h * 0.038 * wide, elbowX, elbowY, h * 0.031 * wide) +
    limb(elbowX, elbowY, h * 0.029 * wide, wristX, wristY, h * 0.022);
  return (
    (side ? '' : path(edge, s.p.shadow, 0.28)) +
    path(limb(elbowX, elbowY, h * 0.025 * wide, wristX, wristY, h * 0.018), who.bare ? skin : sleeve) +
    circle(handX, handY, h * 0.021, who.gloves ? s.tone(who.gloves, depth) : skin) +
    path(limb(x, y, h * 0.034 * wide, elbowX, elbowY, h * 0.027 * wide), sleeve)
  );
};

const neck = (s: Stage, { shoulder: [x, y], crown, h, q, skin }: Body): string =>
  path(limb(x, y + h * 0.012, q * 0.19, crown[0], crown[1], q * 0.17), far(s, skin));

/** Draws the trunk from neck to hem with what is worn over it; half of it in shade. */
const trunk = (s: Stage, b: Body): string => {
  const { h } = b;
  const outline = trunkOutline(b);
  const shaded = outline.map(([x, y], i): Point => {
    const [otherX, otherY] = outline[9 - i]!;
    const isTurnedIn = i < 5 === s.L > 0;
    return isTurnedIn ? [(x + otherX) / 2 - s.L * h * 0.012, (y + otherY) / 2] : [x, y];
  });
  return (
    path(smooth(outline, true, 0.11), b.top) +
    clothesOver(s, b) +
    path(smooth(shaded, true, 0.11), s.p.shadow, 0.26)
  );
};

/** Gives a point beside the spine: `k` to the front or the back, in shares of the height. */
const beside = ({ lean, f, h, wide }: Body, [x, y]: Point, k: number, down = 0): Point => [
  x + Math.cos(rad(lean)) * k * h * wide,
  y + down * h + Math.sin(rad(lean)) * f * k * h * wide,
];

/** Gives ten points, five down the front and five up the back. */
const trunkOutline = (b: Body): Point[] => {
  const { hip, shoulder } = b;
  const waist: Point = [(shoulder[0] + hip[0]) / 2, (shoulder[1] + hip[1]) / 2];
  const [front, back] = hem(b);
  return [
    beside(b, shoulder, 0.05),
    beside(b, shoulder, 0.088, 0.03),
    beside(b, waist, 0.07),
    beside(b, hip, 0.07),
    front,
    back,
    beside(b, hip, -0.07),
    beside(b, waist, -0.07),
    beside(b, shoulder, -0.088, 0.03),
    beside(b, shoulder, -0.05),
  ];
};

/** Returns where coat or skirt end: it swings with the legs and widens downwards. */
const hem = ({ who, pose, hip, h, f }: Body): [front: Point, back: Point] => {
  const length = who.skirt ? 0.2 : who.coat;
  const [[nearLeg], [farLeg]] = pose.legs;
  const x = hip[0] + (nearLeg + farLeg) * 0.0012 * h * f * length * 5;
  const y = hip[1] + h * (0.03 + length);
  const flare = who.skirt ? 0.1 : 0.066 + length * 0.16;
  const spread = Math.abs(nearLeg - farLeg) * 0.0011 * (length > 0.05 ? 1 : 0);
  return [
    [x + (flare + spread) * h, y],
    [x - (flare + spread) * h, y],
  ];
};

/** Draws a skirt, an apron, a high-visibility vest, a bag. */
const clothesOver = (s: Stage, b: Body): string => {
  const { who, hip, shoulder, h, f, depth } = b;
  let out = '';
  if (who.skirt) {
    const waist = [beside(b, hip, 0.066, -0.05), ...hem(b), beside(b, hip, -0.066, -0.05)];
    out += path(smooth(waist, true, 0.06), s.tone(who.skirtColor ?? who.bottom, depth));
  }
  if (who.apron) out += path(apron(b), s.tone(who.apron, depth));
  if (who.vest) {
    const [frontTop, backTop] = [beside(b, shoulder, 0.07, 0.02), beside(b, shoulder, -0.07, 0.02)];
    const vest = poly([frontTop, beside(b, hip, 0.07), beside(b, hip, -0.07), backTop]);
    const chest: Point = [shoulder[0] * 0.45 + hip[0] * 0.55, shoulder[1] * 0.45 + hip[1] * 0.55];
    const stripe = line([beside(b, chest, -0.068), beside(b, chest, 0.068)]);
    out += path(vest, s.tone(who.vest, depth)) + stroke(stripe, '#f2efdc', h * 0.016);
  }
  if (!who.bag) return out;
  const [x, y] = hip;
  const bag = limb(x - f * h * 0.1, y - h * 0.16, h * 0.045, x - f * h * 0.105, y - h * 0.03, h * 0.05);
  return out + path(bag, s.tone(who.bag, depth));
};

const apron = (b: Body): string => {
  const { hip, shoulder, h } = b;
  return poly([
    beside(b, shoulder, 0.045, 0.07),
    beside(b, hip, 0.066),
    [hip[0] + h * 0.07, hip[1] + h * 0.17],
    [hip[0] - h * 0.06, hip[1] + h * 0.17],
    beside(b, hip, -0.066),
    beside(b, shoulder, -0.045, 0.07),
  ]);
};

/** Draws what is carried on the back. */
const satchel = (s: Stage, { who, hip, shoulder, h, f, depth }: Body): string => {
  if (!who.pack) return '';
  const outline = smooth([
    [shoulder[0] - f * h * 0.05, shoulder[1] + h * 0.02],
    [shoulder[0] - f * h * 0.15, shoulder[1] + h * 0.04],
    [hip[0] - f * h * 0.15, hip[1] - h * 0.04],
    [hip[0] - f * h * 0.04, hip[1] - h * 0.02],
  ]);
  return path(outline, s.tone(who.pack, depth));
};
