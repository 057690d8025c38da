// A bicycle with its rider.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { circle, limb, path, pen, rad, repeat, smooth, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { head } from './head.ts';
import type { Person } from './person.ts';
import { someone } from './person.ts';

export interface CyclistOptions {
  readonly who?: Person;
  readonly frame?: string;
  /** Bent over the handlebar. */
  readonly race?: boolean;
}

/** Bicycle with rider; wheel radius q. f: direction. */
export const cyclist = (s: Stage, x: number, y: number, q: number, f = 1, o: CyclistOptions = {}) => {
  const w = o.who ?? someone(s);
  const X = (k: number) => x + f * q * k;
  const Y = (k: number) => y - q * k;
  const frame = s.tone(o.frame ?? s.r.pick(s.p.cloth));
  const dark = s.tone('#24252c');
  const tyre = (cx: number) =>
    pen`<circle cx="${cx}" cy="${Y(1)}" r="${q * 0.94}" fill="none" stroke="${dark}" stroke-width="${q * 0.1}"/>` +
    repeat(7, (i) => {
      const a = rad(i * 25.7 + 9);
      const c = Math.cos(a) * q * 0.9;
      const d = Math.sin(a) * q * 0.9;
      return stroke(pen`M${cx - c} ${Y(1) - d}L${cx + c} ${Y(1) + d}`, dark, q * 0.016, 0.5);
    });
  const top = s.tone(w.top);
  const pants = s.tone(w.bottom);
  const skin = s.tone(w.skin);
  const d = (c: string) => mix(c, s.p.shadow, 0.32);
  const low = w.bare ? skin : pants;
  const lean = o.race ? 1 : 0;
  const hip: Point = [X(-0.28), Y(2.5)];
  const sh: Point = [X(0.5 + lean * 0.28), Y(3.72 - lean * 0.42)];
  const hand: Point = [X(1.02 + lean * 0.1), Y(2.42 - lean * 0.1)];
  const leg = (ped: Point, knee: Point, c: string, cl: string) =>
    path(limb(knee[0], knee[1], q * 0.15, ped[0], ped[1] - q * 0.1, q * 0.09), cl) +
    path(limb(hip[0], hip[1], q * 0.24, knee[0], knee[1], q * 0.16), c) +
    path(
      limb(ped[0] - f * q * 0.08, ped[1], q * 0.09, ped[0] + f * q * 0.22, ped[1] + q * 0.02, q * 0.06),
      dark,
    );
  let out =
    s.cast(x, y, q * 3, q * 3.6, 0.26) +
    leg([X(-0.22), Y(1.22)], [X(0.34), Y(1.88)], d(pants), d(low)) +
    tyre(X(-1.3)) +
    tyre(X(1.42));
  out += stroke(
    pen`M${X(-1.3)} ${Y(1)}L${X(-0.38)} ${Y(2.1)}L${X(0.98)} ${Y(2.05)}L${X(-0.05)} ${Y(0.88)}L${X(-1.3)} ${Y(1)}M${X(-0.05)} ${Y(0.88)}L${X(-0.44)} ${Y(2.36)}M${X(1.42)} ${Y(1)}L${X(0.9)} ${Y(2.4)}L${hand[0]} ${hand[1]}`,
    frame,
    q * 0.11,
  );
  out += path(limb(X(-0.7), Y(2.4), q * 0.08, X(-0.2), Y(2.38), q * 0.05), dark);
  out += circle(X(-0.05), Y(0.88), q * 0.2, dark);
  const arm = (k: number, c: string, cl: string) => {
    const e: Point = [(sh[0] + hand[0]) / 2 - f * q * 0.02, (sh[1] + hand[1]) / 2 + q * 0.24 + k];
    return (
      path(limb(e[0], e[1], q * 0.1, hand[0], hand[1], q * 0.07), cl) +
      path(limb(sh[0], sh[1] + q * 0.12, q * 0.15, e[0], e[1], q * 0.11), c)
    );
  };
  const torso = smooth(
    [
      [hip[0] - f * q * 0.3, hip[1] + q * 0.05],
      [hip[0] + f * q * 0.22, hip[1] + q * 0.14],
      [sh[0] + f * q * 0.2, sh[1] + q * 0.35],
      [sh[0] + f * q * 0.1, sh[1] - q * 0.12],
      [sh[0] - f * q * 0.3, sh[1] - q * 0.02],
      [hip[0] - f * q * 0.28, hip[1] - q * 0.55],
    ],
    true,
    0.14,
  );
  out +=
    arm(-q * 0.06, d(top), w.bare ? d(skin) : d(top)) +
    leg([X(0.1), Y(0.62)], [X(0.62), Y(1.72)], pants, low);
  out += path(limb(sh[0], sh[1], q * 0.14, sh[0] + f * q * 0.22, sh[1] - q * 0.34, q * 0.13), d(skin));
  out += path(torso, top);
  out += s.grain(torso, s.L > 0 ? hip[0] - q : sh[0] + q, hip[1], (hip[0] + sh[0]) / 2, sh[1], 0.7);
  return (
    out + head(s, sh[0] + f * q * 0.3, sh[1] - q * 0.58, q * 0.84, w, f) + arm(0, top, w.bare ? skin : top)
  );
};
