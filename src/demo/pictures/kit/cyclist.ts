// Draws a bicycle with its rider.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { circle, limb, path, pen, rad, repeat, smooth, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { head } from './head.ts';
import type { Person } from './person.ts';
import { someone } from './person.ts';
import type { Frame } from './shapes.ts';
import { frame } from './shapes.ts';

export interface CyclistOptions {
  readonly who?: Person;
  readonly frame?: string;
  /** Whether the rider bends over the handlebar. */
  readonly race?: boolean;
}

/** Draws a bicycle with its rider; the wheel radius is q, the direction f. */
export const cyclist = (s: Stage, x: number, y: number, q: number, f = 1, o: CyclistOptions = {}) => {
  const w = o.who ?? someone(s);
  const { X, Y } = frame(x, y, f * q, -q);
  const lean = o.race ? 1 : 0;
  const paint = s.tone(o.frame ?? s.r.pick(s.p.cloth));
  const ride: Ride = {
    q,
    f,
    X,
    Y,
    dark: s.tone('#24252c'),
    hip: [X(-0.28), Y(2.5)],
    shoulder: [X(0.5 + lean * 0.28), Y(3.72 - lean * 0.42)],
    hand: [X(1.02 + lean * 0.1), Y(2.42 - lean * 0.1)],
  };
  const [top, pants, skin] = [s.tone(w.top), s.tone(w.bottom), s.tone(w.skin)];
  const [sleeve, calf] = w.bare ? [skin, skin] : [top, pants];
  /** Returns the colour of what is on the far side. */
  const far = (c: string) => mix(c, s.p.shadow, 0.32);
  const { hip, shoulder } = ride;
  const torso = torsoOf(ride);
  return (
    s.cast(x, y, q * 3, q * 3.6, 0.26) +
    leg(ride, [X(-0.22), Y(1.22)], [X(0.34), Y(1.88)], far(pants), far(calf)) +
    wheel(ride, X(-1.3)) +
    wheel(ride, X(1.42)) +
    frameAndSaddle(ride, paint) +
    arm(ride, -q * 0.06, far(top), far(sleeve)) +
    leg(ride, [X(0.1), Y(0.62)], [X(0.62), Y(1.72)], pants, calf) +
    path(
      limb(shoulder[0], shoulder[1], q * 0.14, shoulder[0] + f * q * 0.22, shoulder[1] - q * 0.34, q * 0.13),
      far(skin),
    ) +
    path(torso, top) +
    s.grain(
      torso,
      s.L > 0 ? hip[0] - q : shoulder[0] + q,
      hip[1],
      (hip[0] + shoulder[0]) / 2,
      shoulder[1],
      0.7,
    ) +
    head(s, shoulder[0] + f * q * 0.3, shoulder[1] - q * 0.58, q * 0.84, w, f) +
    arm(ride, 0, top, sleeve)
  );
};

/** One bicycle with its rider: how large, which way, and where the joints of the body are. */
interface Ride extends Pick<Frame, 'X' | 'Y'> {
  readonly q: number;
  readonly f: number;
  /** The colour of tyres, saddle and shoes. */
  readonly dark: string;
  readonly hip: Point;
  readonly shoulder: Point;
  readonly hand: Point;
}

const wheel = ({ q, Y, dark }: Ride, cx: number): string =>
  pen`<circle cx="${cx}" cy="${Y(1)}" r="${q * 0.94}" fill="none" stroke="${dark}" stroke-width="${q * 0.1}"/>` +
  repeat(7, (i) => {
    const a = rad(i * 25.7 + 9);
    const c = Math.cos(a) * q * 0.9;
    const d = Math.sin(a) * q * 0.9;
    return stroke(pen`M${cx - c} ${Y(1) - d}L${cx + c} ${Y(1) + d}`, dark, q * 0.016, 0.5);
  });

const frameAndSaddle = ({ q, X, Y, dark, hand }: Ride, paint: string): string =>
  stroke(
    pen`M${X(-1.3)} ${Y(1)}L${X(-0.38)} ${Y(2.1)}L${X(0.98)} ${Y(2.05)}L${X(-0.05)} ${Y(0.88)}L${X(-1.3)} ${Y(1)}M${X(-0.05)} ${Y(0.88)}L${X(-0.44)} ${Y(2.36)}M${X(1.42)} ${Y(1)}L${X(0.9)} ${Y(2.4)}L${hand[0]} ${hand[1]}`,
    paint,
    q * 0.11,
  ) +
  path(limb(X(-0.7), Y(2.4), q * 0.08, X(-0.2), Y(2.38), q * 0.05), dark) +
  circle(X(-0.05), Y(0.88), q * 0.2, dark);

const leg = ({ q, f, hip, dark }: Ride, pedal: Point, knee: Point, thigh: string, calf: string): string =>
  path(limb(knee[0], knee[1], q * 0.15, pedal[0], pedal[1] - q * 0.1, q * 0.09), calf) +
  path(limb(hip[0], hip[1], q * 0.24, knee[0], knee[1], q * 0.16), thigh) +
  path(
    limb(pedal[0] - f * q * 0.08, pedal[1], q * 0.09, pedal[0] + f * q * 0.22, pedal[1] + q * 0.02, q * 0.06),
    dark,
  );

/** `drop` is how much lower its elbow is. */
const arm = ({ q, f, shoulder, hand }: Ride, drop: number, upper: string, lower: string): string => {
  const elbow: Point = [
    (shoulder[0] + hand[0]) / 2 - f * q * 0.02,
    (shoulder[1] + hand[1]) / 2 + q * 0.24 + drop,
  ];
  return (
    path(limb(elbow[0], elbow[1], q * 0.1, hand[0], hand[1], q * 0.07), lower) +
    path(limb(shoulder[0], shoulder[1] + q * 0.12, q * 0.15, elbow[0], elbow[1], q * 0.11), upper)
  );
};

const torsoOf = ({ q, f, hip, shoulder }: Ride): string =>
  smooth(
    [
      [hip[0] - f * q * 0.3, hip[1] + q * 0.05],
      [hip[0] + f * q * 0.22, hip[1] + q * 0.14],
      [shoulder[0] + f * q * 0.2, shoulder[1] + q * 0.35],
      [shoulder[0] + f * q * 0.1, shoulder[1] - q * 0.12],
      [shoulder[0] - f * q * 0.3, shoulder[1] - q * 0.02],
      [hip[0] - f * q * 0.28, hip[1] - q * 0.55],
    ],
    true,
    0.14,
  );
