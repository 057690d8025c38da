// Draws people who listen, seen from behind: head, hair and shoulders.
import { circle, each, ellipse, limb, path, pen, smooth } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Haircut, Person } from './person.ts';

/** The head is `q` wide and its middle at (x,y); the body reaches down to `bottom`. */
export const fromBehind = (
  s: Stage,
  x: number,
  y: number,
  q: number,
  bottom: number,
  who: Person,
): string => {
  const cloth = s.tone(who.top);
  const hair = s.tone(who.hair);
  const body = smooth(
    [
      [x - q * 0.3, y + q * 0.62],
      [x + q * 0.3, y + q * 0.62],
      [x + q * 0.84, y + q * 0.98],
      [x + q * 1.06, bottom],
      [x - q * 1.06, bottom],
      [x - q * 0.84, y + q * 0.98],
    ],
    true,
    0.13,
  );
  let out = path(body, cloth) + s.grain(body, x - s.L * q, bottom, x + s.L * q * 0.3, y + q * 0.7, 0.9);
  out += path(limb(x, y + q * 0.3, q * 0.2, x, y + q * 0.74, q * 0.24), s.shade(s.tone(who.skin), 0.25));
  out += each([-1, 1], (side) =>
    ellipse(x + side * q * 0.47, y + q * 0.06, q * 0.08, q * 0.13, s.tone(who.skin)),
  );
  if (who.cut === 'bald')
    out +=
      ellipse(x, y, q * 0.46, q * 0.56, s.tone(who.skin)) +
      path(
        pen`M${x - q * 0.46} ${y}A${q * 0.46} ${q * 0.56} 0 0 0 ${x + q * 0.46} ${y}Q${x} ${y + q * 0.12} ${x - q * 0.46} ${y}Z`,
        hair,
      );
  else out += ellipse(x, y, q * 0.48, q * 0.57, hair) + back(who.cut, x, y, q, hair);
  const shine = pen`M${x + s.L * q * 0.1} ${y - q * 0.5}Q${x + s.L * q * 0.44} ${y - q * 0.4} ${x + s.L * q * 0.42} ${y + q * 0.06}Q${x + s.L * q * 0.32} ${y - q * 0.3} ${x + s.L * q * 0.1} ${y - q * 0.5}Z`;
  return out + path(shine, s.lift(hair, 0.4), 0.7);
};

/** Draws what hangs down or sits on top. */
const back = (cut: Haircut, x: number, y: number, q: number, hair: string): string => {
  if (cut === 'bun') return circle(x, y - q * 0.52, q * 0.24, hair);
  if (cut === 'tail') return path(limb(x, y + q * 0.1, q * 0.16, x, y + q * 0.95, q * 0.1), hair);
  if (cut === 'long') return path(limb(x, y, q * 0.48, x, y + q * 0.75, q * 0.4), hair);
  if (cut === 'bob' || cut === 'scarf') return path(limb(x, y, q * 0.49, x, y + q * 0.24, q * 0.46), hair);
  return '';
};
